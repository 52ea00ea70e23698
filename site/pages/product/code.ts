// What a product's addresses need in the browser, fetched as one file.
export { productByCodePage, productPage, productWithoutCodePage, productWithoutSlugPage } from './page.ts';
export { default } from './view.tsx';
