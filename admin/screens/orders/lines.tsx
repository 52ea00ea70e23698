import { Link } from 'react-router';
import type { StockStatus } from '#contract/catalogue.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { lineKey } from '#contract/cart-line.ts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney } from '#contract/money.ts';
import type { Order, StaffOrder } from '#contract/orders.ts';
import { DELIVERY_LABELS } from '#contract/order-facts.ts';
import { SUM_LABELS, shippingText } from '#contract/order-texts.ts';
import { quantityOf } from '#contract/units.ts';
import { linesLabel, rateText, totalLabel, vatRows } from '#contract/vat-texts.ts';
import { panelRowPath } from '#contract/panel-paths.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { CopyButton } from '../../crud/details.tsx';
import { Thumb } from '../../form/thumb.tsx';
import { Part } from './parts.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';

/** Products and sums of an order. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const { lines, currency, itemCount, vat } = order;
  return (
    <Part
      title={COMMON_TEXTS.products}
      aside={<span className="crud-note">{texts.lineCounts(formatNumber(lines.length), formatNumber(itemCount))}</span>}
    >
      <table className="order-lines">
        <thead>
          <tr>
            <th colSpan={2}>{COMMON_TEXTS.product}</th>
            <th>{texts.unitPrice}</th>
            <th>{texts.quantity}</th>
            {vat && <th>{texts.vat}</th>}
            <th>{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(
            ({
              productId,
              config,
              code,
              name,
              slug,
              img,
              price,
              quantity,
              unit,
              lineTotal,
              vatRate,
              stockStatus,
              leadTime,
            }) => (
              <tr key={lineKey({ _id: productId, config })}>
                <td className="order-line-image">
                  <Thumb value={img} size={48} />
                  <span className="order-tick" aria-hidden />
                </td>
                <td className="order-line-name">
                  {/* A product without a slug no longer exists. */}
                  {slug ? <Link to={panelRowPath('products', productId)}>{name}</Link> : <span>{name}</span>}
                  <span className="order-copied">
                    <span className="crud-mono">{code}</span>
                    <CopyButton text={code} name={texts.copyCode(code)} />
                  </span>
                  <span className="crud-note">{agreedDelivery(stockStatus, leadTime)}</span>
                </td>
                <td data-label={texts.unitPrice}>{formatMoney(price, currency)}</td>
                <td data-label={texts.quantity}>{quantityOf(quantity, unit)}</td>
                {vat && <td data-label={texts.vat}>{vatRate !== null && rateText(vatRate)}</td>}
                <td data-label={texts.amount}>
                  <strong>{formatMoney(lineTotal, currency)}</strong>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <OrderSums order={order} />
    </Part>
  );
}

/** Stock and lead time as agreed at the purchase: 'Siparişe göre · 12 iş günü'; empty in older orders. */
export const agreedDelivery = (stock: StockStatus | null, leadTime: string): string =>
  [stock && STOCK_LABELS[stock], leadTime].filter(Boolean).join(' · ');

export function OrderSums({ order }: { order: StaffOrder }) {
  return (
    <dl className="order-sums">
      {sumsOf(order).map(({ label, value, isTotal }) => (
        <div key={label} data-total={isTotal || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Amounts = Pick<
  Order,
  'currency' | 'subtotal' | 'shippingFee' | 'fastCargoFee' | 'deliveryMethod' | 'vat' | 'total' | 'refunded'
>;

/** Sums below the products, from subtotal to total and refunds. */
function sumsOf({
  currency,
  subtotal,
  shippingFee,
  fastCargoFee,
  deliveryMethod,
  vat,
  total,
  refunded,
}: Amounts): { label: string; value: string; isTotal?: boolean }[] {
  const money = (amount: number): string => formatMoney(amount, currency);
  return [
    { label: linesLabel(vat), value: money(subtotal) },
    { label: DELIVERY_LABELS.standard, value: shippingText(shippingFee, money) },
    ...(deliveryMethod === 'fast' ? [{ label: DELIVERY_LABELS.fast, value: money(fastCargoFee) }] : []),
    ...vatRows(vat).map(({ label, amount }) => ({ label, value: money(amount) })),
    { label: totalLabel(vat), value: money(total), isTotal: true },
    ...(refunded > 0
      ? [
          { label: SUM_LABELS.refunded, value: `−${money(refunded)}` },
          { label: texts.remaining, value: money(total - refunded), isTotal: true },
        ]
      : []),
  ];
}
