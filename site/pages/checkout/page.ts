// The checkout: delivery, invoice, consents, and the way to the payment page.
import { CHECKOUT_PATH } from '#contract/paths.ts';
import { definePage } from '../../base/page.tsx';
import { CHECKOUT_TEXTS } from '../../texts/checkout.ts';

/** The same page for everybody: the browser asks for cart, addresses and agreements. */
export const checkoutPage = definePage({
  path: CHECKOUT_PATH,
  head: ({ frame: { payment } }) => ({
    title: payment === 'none' ? CHECKOUT_TEXTS.quoteTitle : CHECKOUT_TEXTS.title,
    isNoindex: true,
  }),
});
