import { lineKey } from '#contract/cart-line.ts';
import { formatMoney } from '#contract/money.ts';
import { chargeRows, refundedRow, sumRows } from '#contract/order-sums.ts';
import { LEAD_TIME_LABEL, listedText, SUM_LABELS } from '#contract/order-texts.ts';
import type { Order } from '#contract/orders.ts';
import { productPath } from '#contract/paths.ts';
import { quantityOf } from '#contract/units.ts';
import { Records, type Column } from '../../account/records.tsx';
import { ORDER_LIST_TEXTS, ORDER_TEXTS as texts } from '../../texts/orders.ts';
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
  {
    name: 'price',
    label: texts.unitPrice,
    isFigure: true,
    cell: ({ price, listed }) => (
      <>
        {money(price)} {listed && <small>{listedText(listed)}</small>}
      </>
    ),
  },
  {
    name: 'quantity',
    label: ORDER_LIST_TEXTS.quantity,
    isFigure: true,
    cell: ({ quantity, unit }) => quantityOf(quantity, unit),
  },
  { name: 'sum', label: texts.lineTotal, isFigure: true, cell: ({ lineTotal }) => <b>{money(lineTotal)}</b> },
];

/** The order's lines and totals. */
export function OrderLines({ order }: { order: Order }) {
  const { lines, currency, refunded } = order;
  const money = (amount: number) => formatMoney(amount, currency);
  const sums = [
    ...sumRows(order, money, SUM_LABELS.lines),
    ...chargeRows(order, money),
    ...(refunded > 0 ? [refundedRow(refunded, money)] : []),
  ];
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
        {sums.map(({ label, value, isTotal }) => (
          <div key={label} className={isTotal ? 'order-total' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
