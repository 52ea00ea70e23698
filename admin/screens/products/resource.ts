import { panelListPath } from '#contract/panel-paths.ts';
import { productCodePath } from '#contract/paths.ts';
import type { Product, ProductCard } from '#contract/products.ts';
import type { Resource } from '../../crud/resource.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';

const catalogue = {
  kind: 'product',
  path: panelListPath('products'),
  calls: {
    list: 'GET /api/products',
    get: 'GET /api/products/:id',
    create: 'POST /api/products',
    update: 'PUT /api/products/:id',
    remove: 'DELETE /api/products/:id',
    status: 'PUT /api/products/:id',
  },
  shownIn: ['/api/categories'],
  titleOf: ({ code, name }: Pick<Product, 'code' | 'name'>) => `${code} ${name}`,
  siteOf: ({ code, isActive }: Pick<Product, 'code' | 'isActive'>) => (isActive ? productCodePath(code) : undefined),
  copy: {
    named: 'name',
    fresh: ['code', 'slug', 'stockQuantity'],
    state: 'isActive',
    note: ({ family }: Product) => (family ? texts.copyOfSize(family.name) : texts.copyNote),
  },
  texts: texts.rows,
} as const satisfies Resource<Product>;

/** For the list. */
export const products: Resource<ProductCard> = catalogue;
/** For the form. */
export const wholeProducts: Resource<Product> = catalogue;
