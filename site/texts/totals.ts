// The totals of an order: in the cart, at the checkout, in the customer's orders.
import { DELIVERY_LABELS } from '#contract/order-facts.ts';
import { LATEST_LABEL, SUM_LABELS } from '#contract/order-texts.ts';

export const TOTALS_TEXTS = {
  summary: 'Sipariş özeti',
  subtotal: SUM_LABELS.lines,
  shipping: DELIVERY_LABELS.standard,
  fastCargo: DELIVERY_LABELS.fast,
  latest: LATEST_LABEL,
  total: SUM_LABELS.total,
};
