import { createHash } from 'node:crypto';
import { lineKey } from '#contract/cart-line.ts';
import type { DeliveryAddress } from '#contract/addresses.ts';
import type { DeliveryMethod } from '#contract/order-facts.ts';
import type { Invoice } from '#contract/payment.ts';

/** Content that makes two checkouts the same. */
export interface CheckoutContent {
  lines: readonly { publicId: string; config: string; quantity: number }[];
  deliveryMethod: DeliveryMethod;
  /** Of the shop's own methods; '': the settings'. */
  deliveryMethodId: string;
  /** The total that the page showed. */
  totalMinor: number;
  address: DeliveryAddress;
  invoice: Invoice;
  poNumber: string;
  note: string;
}

/** Objects from the database may have their keys in another order. */
const inOrder = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));

/** Returns the same hash for the same content, whatever the order of its lines. */
export function fingerprintOf({
  lines,
  deliveryMethod,
  deliveryMethodId,
  totalMinor,
  address,
  invoice,
  poNumber,
  note,
}: CheckoutContent): string {
  const products = lines
    .map(({ publicId, config, quantity }) => `${lineKey({ _id: publicId, config })} ${quantity}`)
    .sort();
  return createHash('sha256')
    .update(
      JSON.stringify([
        products,
        deliveryMethodId || deliveryMethod,
        totalMinor,
        inOrder(address),
        inOrder(invoice),
        poNumber,
        note,
      ]),
    )
    .digest('hex');
}
