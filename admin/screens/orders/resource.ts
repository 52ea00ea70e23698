import type { OrderSummary } from '#contract/orders.ts';
import { textsFor, type Resource } from '../../crud/resource.ts';

export const orders: Resource<OrderSummary> = {
  kind: 'order',
  path: '/admin/orders',
  calls: { list: 'GET /api/orders', get: 'GET /api/orders/:id', update: 'PATCH /api/orders/:id' },
  shownIn: ['/api/products'], // what was sold or came back changes the stock
  titleOf: ({ number }) => number,
  texts: textsFor('Sipariş', {
    empty: 'Henüz sipariş yok. Siteden verilen siparişler burada görünür.',
    updated: 'Sipariş güncellendi.',
    updateFailed: 'Sipariş güncellenemedi.',
    statusChanged: 'Sipariş durumu güncellendi.',
    statusFailed: 'Sipariş durumu güncellenemedi.',
  }),
};
