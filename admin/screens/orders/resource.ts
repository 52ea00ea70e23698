import type { ListedOrder } from '#contract/orders.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import type { Resource } from '../../crud/resource.ts';
import { ORDER_TEXTS as texts } from './texts.ts';

export const orders: Resource<ListedOrder> = {
  kind: 'order',
  path: panelListPath('orders'),
  calls: { list: 'GET /api/orders', get: 'GET /api/orders/:id', update: 'PATCH /api/orders/:id' },
  shownIn: ['/api/products'], // sales and returns change the stock
  titleOf: ({ number }) => number,
  texts: texts.rows,
};
