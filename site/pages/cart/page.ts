// The cart.
import { CART_PATH } from '#contract/paths.ts';
import { definePage } from '../../base/page.tsx';
import { CART_PAGE_TEXTS } from '../../texts/cart.ts';

interface CartSearch {
  /** The visitor has cancelled on the payment page. */
  isCancelled: boolean;
}

/** The same page for everybody: the browser fills in its cart. */
export const cartPage = definePage({
  path: CART_PATH,
  searchKeys: ['odeme'],
  search: (query): CartSearch => ({ isCancelled: query.get('odeme') === 'iptal' }),
  head: () => ({
    title: CART_PAGE_TEXTS.title,
    description: CART_PAGE_TEXTS.description,
    canonical: CART_PATH,
    isNoindex: true,
  }),
});
