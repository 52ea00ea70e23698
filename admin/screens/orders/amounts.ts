import { formatMoney } from '#contract/money.ts';
import { DELIVERY_LABELS } from '#contract/order-facts.ts';
import type { Order } from '#contract/orders.ts';

type Amounts = Pick<
  Order,
  'currency' | 'subtotal' | 'shippingFee' | 'fastCargoFee' | 'deliveryMethod' | 'total' | 'refunded'
>;

/** The lines below an order's products, from the subtotal to the total, and what has gone back of it. */
export function sumsOf({
  currency,
  subtotal,
  shippingFee,
  fastCargoFee,
  deliveryMethod,
  total,
  refunded,
}: Amounts): { label: string; value: string; isTotal?: boolean }[] {
  const money = (amount: number): string => formatMoney(amount, currency);
  return [
    { label: 'Ara toplam', value: money(subtotal) },
    {
      label: DELIVERY_LABELS.standard,
      value: shippingFee === null ? 'Alıcı ödemeli' : shippingFee === 0 ? 'Ücretsiz' : money(shippingFee),
    },
    ...(deliveryMethod === 'fast' ? [{ label: DELIVERY_LABELS.fast, value: money(fastCargoFee) }] : []),
    { label: 'Toplam', value: money(total), isTotal: true },
    ...(refunded > 0
      ? [
          { label: 'İade edilen', value: `−${money(refunded)}` },
          { label: 'Kalan', value: money(total - refunded), isTotal: true },
        ]
      : []),
  ];
}
