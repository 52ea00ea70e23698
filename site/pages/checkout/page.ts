import { definePage } from '../../base/page.tsx';
import { CHECKOUT_TEXTS } from '../../texts/checkout.ts';

/** The server renders it for nobody in particular; cart, addresses and texts are asked for in the browser. */
export const checkoutPage = definePage({
  path: '/odeme',
  head: ({ frame: { payment } }) => ({
    title: payment === 'none' ? CHECKOUT_TEXTS.quoteTitle : CHECKOUT_TEXTS.title,
    isNoindex: true,
  }),
});
