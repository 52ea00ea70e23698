import type { ProductCard } from '#contract/products.ts';
import type { Resource } from '../crud/resource.ts';
import { PRODUCT_TEXTS } from './texts.ts';

/** Products: the list shows cards of them, the form the whole. */
export const productResource: Resource<ProductCard> = {
  kind: 'product',
  path: '/admin/products',
  calls: { list: 'GET /api/products', get: 'GET /api/products/:id', create: 'POST /api/products', update: 'PUT /api/products/:id', remove: 'DELETE /api/products/:id', status: 'PUT /api/products/:id' },
  shownIn: ['/api/categories'],
  titleOf: ({ name, code }) => `${name} (${code})`,
  texts: PRODUCT_TEXTS,
};
