import { Link } from 'react-router';
import { formatNumber } from '#contract/format.ts';
import { formatMoney } from '#contract/money.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { CopyButton } from '../../crud/copy-button.tsx';
import { Thumb } from '../../form/thumb.tsx';
import { sumsOf } from './amounts.ts';
import { Part } from './part.tsx';

/** What was ordered, and what it came to. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const { lines, currency, itemCount } = order;
  return (
    <Part
      title="Ürünler"
      aside={
        <span className="crud-note">{`${formatNumber(lines.length)} kalem, ${formatNumber(itemCount)} adet`}</span>
      }
    >
      <table className="order-lines">
        <thead>
          <tr>
            <th colSpan={2}>Ürün</th>
            <th>Birim fiyat</th>
            <th>Adet</th>
            <th>Tutar</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productId, code, name, slug, img, price, quantity, lineTotal }) => (
            <tr key={productId}>
              <td className="order-line-image">
                <Thumb value={img} size={48} />
              </td>
              <td className="order-line-name">
                {/* Without a slug the product is not there any more. */}
                {slug ? <Link to={`/admin/products/update/${productId}`}>{name}</Link> : <span>{name}</span>}
                <span className="order-copied">
                  <span className="crud-mono">{code}</span>
                  <CopyButton text={code} name={`Kodu kopyala: ${code}`} />
                </span>
              </td>
              <td data-label="Birim fiyat">{formatMoney(price, currency)}</td>
              <td data-label="Adet">{formatNumber(quantity)}</td>
              <td data-label="Tutar">
                <strong>{formatMoney(lineTotal, currency)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderSums order={order} />
    </Part>
  );
}

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
