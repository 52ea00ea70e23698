import { lineKey } from '#contract/cart-line.ts';
import { formatMoney } from '#contract/money.ts';
import { LEAD_TIME_LABEL, SUM_LABELS } from '#contract/order-texts.ts';
import type { Order } from '#contract/orders.ts';
import { productPath } from '#contract/paths.ts';
import { quantityOf } from '#contract/units.ts';
import { totalLabel, vatRows } from '#contract/vat-texts.ts';
import { Records, type Column } from '../../account/records.tsx';
import { shippingPrice } from '../../cart/totals.ts';
import { ORDER_LIST_TEXTS, ORDER_TEXTS as texts } from '../../texts/orders.ts';
import { TOTALS_TEXTS as totals } from '../../texts/totals.ts';
import { Picture } from '../../ui/picture.tsx';
import { Stock } from '../../ui/price.tsx';

type Line = Order['lines'][number];

const columnsOf = (money: (amount: number) => string): Column<Line>[] => [
  {
    name: 'article',
    label: texts.article,
    cell: ({ slug, code, name, img }) => (
      <span className="order-article">
        <Picture kind="products" image={img} alt="" sizes="48px" width={48} height={36} />
        {/* A product without a slug has no page any more. */}
        {slug ? (
          <a className="code" href={productPath({ slug, code })}>
            {code}
          </a>
        ) : (
          <span className="code">{code}</span>
        )}
        <span>{name}</span>
      </span>
    ),
  },
  {
    name: 'lead',
    label: LEAD_TIME_LABEL,
    cell: ({ stockStatus, leadTime }) => (
      <>
        {stockStatus && <Stock status={stockStatus} />} {leadTime && <small>{leadTime}</small>}
      </>
    ),
  },
  { name: 'price', label: texts.unitPrice, isFigure: true, cell: ({ price }) => money(price) },
  {
    name: 'quantity',
    label: ORDER_LIST_TEXTS.quantity,
    isFigure: true,
    cell: ({ quantity, unit }) => quantityOf(quantity, unit),
  },
  { name: 'sum', label: texts.lineTotal, isFigure: true, cell: ({ lineTotal }) => <b>{money(lineTotal)}</b> },
];

/** The order's lines and totals. */
export function OrderLines({
  order: { lines, currency, subtotal, shippingFee, fastCargoFee, vat, total, refunded },
}: {
  order: Order;
}) {
  const money = (amount: number) => formatMoney(amount, currency);
  const isAgreed = lines.some(({ stockStatus, leadTime }) => stockStatus !== null || leadTime !== '');
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines">{texts.lines}</h2>
      <Records
        className="order-lines"
        labelledBy="order-lines"
        columns={columnsOf(money).filter(({ name }) => name !== 'lead' || isAgreed)}
        rows={lines}
        keyOf={({ productId, config }) => lineKey({ _id: productId, config })}
      />
      <dl className="order-totals figures">
        <div>
          <dt>{totals.subtotal}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        <div>
          <dt>{totals.shipping}</dt>
          <dd>{shippingPrice(shippingFee, currency)}</dd>
        </div>
        {fastCargoFee > 0 && (
          <div>
            <dt>{totals.fastCargo}</dt>
            <dd>{money(fastCargoFee)}</dd>
          </div>
        )}
        {vatRows(vat).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className="order-total">
          <dt>{totalLabel(vat)}</dt>
          <dd>{money(total)}</dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt>{SUM_LABELS.refunded}</dt>
            <dd>−{money(refunded)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
