// All components of the site with their states, beside each other: for developers (`npm run dev`) and the layout tests.
// Builds leave it out.
import type { Facet } from '#contract/facets.ts';
import { COMPONENTS_PATH } from '#contract/paths.ts';
import type { ProductCard } from '#contract/products.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { definePage } from '../../base/page.tsx';
import type { ListedFamily } from '../../ui/family-card/variants.ts';

/** Families whose cards are shown: one form in several variants, and others beside it. */
const FAMILIES = 6;

/** Finds a size that is there, and one that is not. */
export const SEARCHES = { exact: 'Z40-6X200, 20 adet', near: 'itici pim 6x210' };

export interface ComponentsData {
  families: readonly ListedFamily[];
  /** Of the category with the most filters. */
  facets: readonly Facet[];
  /** One that can be added to the cart. */
  product: ProductCard;
  exact: CatalogueSearchReply;
  near: CatalogueSearchReply;
}

export const componentsPage = definePage({
  path: COMPONENTS_PATH,
  load: async ({ api, signal }): Promise<ComponentsData> => {
    const [{ families, facets = [] }, { products }, exact, near] = await Promise.all([
      api('GET /api/families', { query: { limit: FAMILIES, facets: '1' } }, signal),
      api('GET /api/products', { query: { limit: 1, stock: 'in_stock' } }, signal),
      api('GET /api/catalogue/search', { query: { q: SEARCHES.exact } }, signal),
      api('GET /api/catalogue/search', { query: { q: SEARCHES.near } }, signal),
    ]);
    return { families, facets, product: products[0]!, exact, near };
  },
  head: () => ({ title: 'Bileşenler', isNoindex: true }),
});
