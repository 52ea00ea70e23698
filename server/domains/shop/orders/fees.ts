import { DELIVERY_LABELS } from '#contract/order-facts.ts';
import type { OrderRow } from '../payments/facts.ts';

/** What an order's delivery costs, as lines that a payment page, a document or an invoice has beside the goods. */
export const feeLines = ({
  deliveryName,
  shippingMinor,
  fastCargoMinor,
}: Pick<OrderRow, 'deliveryName' | 'shippingMinor' | 'fastCargoMinor'>): { name: string; amountMinor: number }[] =>
  [
    { name: deliveryName || DELIVERY_LABELS.standard, amountMinor: shippingMinor ?? 0 },
    { name: DELIVERY_LABELS.fast, amountMinor: fastCargoMinor },
  ].filter(({ amountMinor }) => amountMinor > 0);
