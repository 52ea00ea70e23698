// The code of a product's addresses, in one file so that the browser fetches one chunk.
export { productByCodePage, productPage, productWithoutCodePage, productWithoutSlugPage } from './page.ts';
export { default } from './view.tsx';
