// The code of a family's address, in one file so that the browser fetches one chunk.
export { familyPage } from './page.ts';
export { default } from './view.tsx';
