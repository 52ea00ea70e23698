// screens/orders/: orders, their steps, refunds and printed sheet.
import { Link } from 'react-router';
import { Switch } from 'antd';
import type { Input } from '#contract/endpoints.ts';
import { formatMoney } from '#contract/money.ts';
import type { OrderSummary } from '#contract/orders.ts';
import { panelOrderPath } from '#contract/panel-paths.ts';
import { shortTime } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { DayRange } from '../../crud/day-range.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { useListState, type ListChange, type ListState } from '../../crud/list-state.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { ORDER_LOOKS, ORDER_STATUS_OPTIONS } from '../../fields/statuses.ts';
import { orders } from './resource.ts';
import { ORDER_TEXTS as texts } from './texts.ts';
import './orders.css';

/** Long addresses break after the @ first. */
function Email({ children }: { children: string }) {
  const [name = '', ...rest] = children.split('@');
  return rest.length > 0 ? (
    <>
      {name}@<wbr />
      {rest.join('@')}
    </>
  ) : (
    name
  );
}

const COLUMNS: Column<OrderSummary>[] = [
  {
    key: 'email',
    title: texts.customerEmail,
    onPhone: 'heading',
    render: ({ receipt_email: email, customerName }) => (
      <>
        <strong className="crud-break" title={email}>
          <Email>{email}</Email>
        </strong>
        <div className="crud-note">{customerName}</div>
      </>
    ),
  },
  {
    key: 'total',
    title: texts.orderAmount,
    width: 132,
    align: 'right',
    sort: { up: 'total', down: '-total' },
    render: ({ total, currency, refunded }) => (
      <span className="order-amount">
        {formatMoney(total, currency)}
        {refunded > 0 && <small>{texts.refundOf(formatMoney(refunded, currency))}</small>}
      </span>
    ),
  },
  {
    key: 'number',
    title: texts.orderNumber,
    width: 136,
    onPhone: 'heading',
    sort: { up: 'number', down: '-number' },
    render: ({ _id, number }) => (
      <Link className="crud-row-link crud-mono" to={panelOrderPath(_id)}>
        {number}
      </Link>
    ),
  },
  {
    key: 'date',
    title: COMMON_TEXTS.date,
    width: 140,
    sort: { up: 'oldest', down: 'newest' },
    render: ({ createdAt }) => <time dateTime={createdAt}>{shortTime(createdAt)}</time>,
  },
  {
    key: 'status',
    title: FIELD_LABELS.order.status,
    width: 138,
    render: ({ status }) => <StatusTag look={ORDER_LOOKS[status]} />,
  },
];

/** The list's filters as query of the export. */
const exportQuery = ({ q, filters }: ListState) =>
  ({ q: q || undefined, ...filters }) as Input<'GET /api/orders/export'>['query'];

export function OrderList() {
  const [state, change] = useListState(['status', 'isWaiting', 'from', 'to'], 20);
  const isNarrowed = state.q !== '' || Object.keys(state.filters).length > 0;
  return (
    <ResourceList
      resource={orders}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      filters={[
        { name: 'status', label: FIELD_LABELS.order.status, options: ORDER_STATUS_OPTIONS, clears: ['isWaiting'] },
      ]}
      moreFilters={<OrderFilters state={state} onChange={change} />}
      headActions={
        <DownloadButton call="GET /api/orders/export" input={{ query: exportQuery(state) }} failed={texts.exportFailed}>
          {isNarrowed ? texts.downloadSome : COMMON_TEXTS.downloadAll}
        </DownloadButton>
      }
      hasActions={false}
    />
  );
}

/** Filters: waiting orders only, and a range of days. */
function OrderFilters({ state, onChange }: { state: ListState; onChange: (change: ListChange) => void }) {
  return (
    <>
      <DayRange state={state} onChange={onChange} />
      <span className="order-waiting">
        <Switch
          id="orders-waiting"
          checked={state.filters.isWaiting === 'true'}
          onChange={(isOn) =>
            onChange({ filters: isOn ? { isWaiting: 'true', status: undefined } : { isWaiting: undefined } })
          }
        />
        <label htmlFor="orders-waiting" title={texts.waitingHint}>
          {texts.waiting}
        </label>
      </span>
    </>
  );
}
