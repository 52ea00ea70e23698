import { Link } from 'react-router';
import type { StockStatus } from '#contract/catalogue.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { lineKey } from '#contract/cart-line.ts';
import { formatMoney } from '#contract/money.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { listedText } from '#contract/order-texts.ts';
import { chargeRows, refundedRow, sumRows, type SumRow } from '#contract/order-sums.ts';
import { linesOf } from '#contract/unit-sums.ts';
import { quantityOf } from '#contract/units.ts';
import { rateText } from '#contract/vat-texts.ts';
import { panelRowPath } from '#contract/panel-paths.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { CopyButton } from '../../crud/details.tsx';
import { Thumb } from '../../form/thumb.tsx';
import { Part } from './parts.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';

/** Products and sums of an order. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const { lines, currency, itemCount, itemUnit, vat, isPartShipped, isRestClosed } = order;
  return (
    <Part
      title={COMMON_TEXTS.products}
      aside={<span className="crud-note">{linesOf(lines.length, itemCount, itemUnit, ', ')}</span>}
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
              shipped,
              unit,
              lineTotal,
              vatRate,
              stockStatus,
              leadTime,
              listed,
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
                <td data-label={texts.unitPrice}>
                  <span>
                    {formatMoney(price, currency)}
                    {listed && <span className="crud-note order-line-listed">{listedText(listed)}</span>}
                  </span>
                </td>
                <td data-label={texts.quantity}>
                  <span>
                    {quantityOf(quantity, unit)}
                    {(isPartShipped || isRestClosed) && (
                      <span className="crud-note order-line-shipped">{texts.shippedOf(quantityOf(shipped, unit))}</span>
                    )}
                  </span>
                </td>
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

/** Sums below the products, from subtotal to total and refunds. */
function sumsOf(order: StaffOrder): SumRow[] {
  const { currency, total, refunded, charged } = order;
  const money = (amount: number): string => formatMoney(amount, currency);
  if (refunded === 0) return sumRows(order, money);
  // What instalments cost may have gone back too.
  const remaining = (charged ?? total) - refunded;
  return [
    ...sumRows(order, money),
    ...chargeRows(order, money),
    refundedRow(refunded, money),
    { label: texts.remaining, value: money(remaining), isTotal: true },
  ];
}
