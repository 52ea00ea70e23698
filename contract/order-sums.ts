// The sums below an order's lines, in the order in which every place shows them: site, panel, mails, documents.
import { DELIVERY_LABELS, type DeliveryMethod } from './order-facts.ts';
import { SUM_LABELS, shippingText } from './order-texts.ts';
import { linesLabel, totalLabel, vatRows, type ShownTax } from './vat-texts.ts';

export interface SumRow {
  label: string;
  value: string;
  isTotal: boolean;
}
interface Sums {
  subtotal: number;
  /** null: the recipient pays the carrier */
  shippingFee: number | null;
  fastCargoFee: number;
  /** Known: fast cargo has its row even where it was free. */
  deliveryMethod?: DeliveryMethod;
  /** The shop's own method; '': standard cargo. */
  deliveryName: string;
  vat: ShownTax<number>;
  total: number;
}

/**
 * Lines, cargo, value added tax, total.
 * @param money writes an amount in the unit of `sums`
 * @param lines label of the first row
 */
export const sumRows = (
  { subtotal, shippingFee, fastCargoFee, deliveryMethod, deliveryName, vat, total }: Sums,
  money: (amount: number) => string,
  lines: string = linesLabel(vat),
): SumRow[] => {
  const row = (label: string, value: string, isTotal = false): SumRow => ({ label, value, isTotal });
  return [
    row(lines, money(subtotal)),
    row(deliveryName || DELIVERY_LABELS.standard, shippingText(shippingFee, money)),
    ...(fastCargoFee > 0 || deliveryMethod === 'fast'
      ? [row(DELIVERY_LABELS.fast, shippingText(fastCargoFee, money))]
      : []),
    ...vatRows(vat).map(({ label, amount }) => row(label, money(amount))),
    row(totalLabel(vat), money(total), true),
  ];
};

/** The rows with one more before the total. */
export const beforeTotal = (rows: readonly SumRow[], label: string, value: string): SumRow[] =>
  rows.flatMap((row) => (row.isTotal ? [{ label, value, isTotal: false }, row] : [row]));

interface Charge {
  total: number;
  charged: number | null;
  surcharge: number;
  instalments: number | null;
}

/** How the card was charged, where it was not the total at once. */
export function chargeRows(
  { total, charged, surcharge, instalments }: Charge,
  money: (amount: number) => string,
): SumRow[] {
  const row = (label: string, value: string): SumRow => ({ label, value, isTotal: false });
  return [
    ...(instalments !== null && instalments > 1 ? [row(SUM_LABELS.instalments, String(instalments))] : []),
    ...(surcharge > 0 ? [row(SUM_LABELS.surcharge, money(surcharge))] : []),
    ...(charged !== null && charged !== total ? [row(SUM_LABELS.charged, money(charged))] : []),
  ];
}

/** What went back to the customer. */
export const refundedRow = (refunded: number, money: (amount: number) => string): SumRow => ({
  label: SUM_LABELS.refunded,
  value: `−${money(refunded)}`,
  isTotal: false,
});
