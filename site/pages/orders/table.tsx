import { formatNumber } from '#contract/format.ts';
import type { Output } from '#contract/endpoints.ts';
import { formatMoney } from '#contract/money.ts';
import { orderPath } from '#contract/page-paths.ts';
import { Records, type Column } from '../../account/records.tsx';
import { DEFAULT_UNIT } from '#contract/units.ts';
import { longDate } from '../../base/dates.ts';
import { ORDER_LIST_TEXTS as texts, ORDER_TEXTS } from '../../texts/orders.ts';
import { OrderStatusMark } from './status.tsx';
import './orders.css';

export type ListedOrder = Output<'GET /api/orders/mine'>['items'][number];

const COLUMNS: readonly Column<ListedOrder>[] = [
  {
    name: 'number',
    label: texts.number,
    cell: ({ number }) => (
      <a className="code" href={orderPath(number)}>
        {number}
      </a>
    ),
  },
  {
    name: 'date',
    label: texts.date,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{longDate(createdAt)}</time>,
  },
  { name: 'lines', label: ORDER_TEXTS.lines, cell: (order) => <FirstLines order={order} /> },
  { name: 'status', label: texts.status, cell: (order) => <OrderStatusMark order={order} /> },
  {
    name: 'pieces',
    label: texts.quantity,
    isFigure: true,
    cell: ({ itemCount, itemUnit, lineCount }) => (
      <>
        {formatNumber(itemUnit === null ? lineCount : itemCount)}{' '}
        <span className={itemUnit === DEFAULT_UNIT ? 'orders-unit' : undefined}>{itemUnit ?? texts.linesUnit}</span>
      </>
    ),
  },
  {
    name: 'total',
    label: ORDER_TEXTS.total,
    isFigure: true,
    cell: ({ total, refunded, currency }) => (
      <>
        <b>{formatMoney(total, currency)}</b>
        {refunded > 0 && <small>{texts.refunded(formatMoney(refunded, currency))}</small>}
      </>
    ),
  },
];

/** Orders, newest first. @param labelledBy id of their heading */
export const OrderTable = ({ orders, labelledBy }: { orders: readonly ListedOrder[]; labelledBy?: string }) => (
  <Records
    className="orders"
    labelledBy={labelledBy}
    label={labelledBy ? undefined : texts.title}
    columns={COLUMNS}
    rows={orders}
    keyOf={({ _id: id }) => id}
  />
);

/** The first article, and how many more there are. */
function FirstLines({ order: { firstLines, lineCount } }: { order: ListedOrder }) {
  const [first] = firstLines;
  if (!first) return null;
  return (
    <>
      <span>{first.name}</span>
      {lineCount > 1 && <small>{texts.andMore(lineCount - 1)}</small>}
    </>
  );
}
