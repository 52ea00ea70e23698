// The customer's orders.
import { ORDERS_PATH, ORDER_PATTERN } from '#contract/paths.ts';
import { definePage } from '../../base/page.tsx';
import { ORDER_LIST_TEXTS, ORDER_TEXTS } from '../../texts/orders.ts';

// Both pages are the same for everybody: the browser loads the orders.

export const orderListPage = definePage({
  path: ORDERS_PATH,
  head: () => ({ title: ORDER_LIST_TEXTS.title, isNoindex: true }),
});

export const orderPage = definePage({
  path: ORDER_PATTERN,
  head: () => ({ title: ORDER_TEXTS.title, isNoindex: true }),
});
