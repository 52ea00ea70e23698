// The customer's orders.
import { definePage } from '../../base/page.tsx';
import { ORDER_LIST_TEXTS, ORDER_TEXTS } from '../../texts/orders.ts';

// Both pages are the same for everybody: the browser loads the orders.

export const orderListPage = definePage({
  path: '/hesabim/siparisler',
  head: () => ({ title: ORDER_LIST_TEXTS.title, isNoindex: true }),
});

export const orderPage = definePage({
  path: '/hesabim/siparisler/:id',
  head: () => ({ title: ORDER_TEXTS.title, isNoindex: true }),
});

/** The contact form, filled in for help with an order. */
export const helpPath = (number: string): string => `/contact?siparis=${encodeURIComponent(number)}`;

/** An order's page in the account, by its number, which customers know. */
export const orderPath = ({ number }: { number: string }): string =>
  `/hesabim/siparisler/${encodeURIComponent(number)}`;
