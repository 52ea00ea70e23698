// screens/orders/: orders, their steps, refunds and printed sheet.
import { useState } from 'react';
import { Link } from 'react-router';
import { Switch } from 'antd';
import type { Input } from '#contract/endpoints.ts';
import { formatMoney } from '#contract/money.ts';
import { ACCOUNT_DUE_LABEL, PARTLY_SHIPPED } from '#contract/order-texts.ts';
import { OWED_FILTERS, type ListedOrder } from '#contract/orders.ts';
import { panelOrderPath, panelSiteSettingsPath } from '#contract/panel-paths.ts';
import { SHOP_PATH } from '#contract/paths.ts';
import { shortDate, shortTime } from '../../base/dates.ts';
import { toAllSettings } from '#contract/staff-settings.ts';
import { useCall } from '../../base/queries.ts';
import { useIsNarrow } from '../../base/narrow.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { DayRange } from '../../crud/day-range.tsx';
import { useListState, whatIsSet, type ListChange, type ListState } from '../../crud/list-state.ts';
import { ResourceList, type WayOn } from '../../crud/resource-list.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { orderLook, ORDER_STATUS_OPTIONS } from '../../fields/statuses.ts';
import { DocumentsOfList } from './documents.tsx';
import { FilesOfList } from './list-files.tsx';
import { orders } from './resource.ts';
import { ORDER_TEXTS as texts } from './texts.ts';
import './orders.css';

/** Company before person, and below it the e-mail address. */
function Customer({ order: { company, customerName, receipt_email: email } }: { order: ListedOrder }) {
  return (
    <>
      <strong className="crud-break" title={company || customerName}>
        {company || customerName}
      </strong>
      <div className="crud-note crud-one-line">{company ? `${email} · ${customerName}` : email}</div>
    </>
  );
}

const NumberLink = ({ order: { _id, number } }: { order: ListedOrder }) => (
  <Link className="crud-row-link crud-mono" to={panelOrderPath(_id)}>
    {number}
  </Link>
);

/** When an order on account is to be paid, as long as it is not. */
function Due({ order: { dueAt, paidAt, status } }: { order: ListedOrder }) {
  const [now] = useState(Date.now);
  if (dueAt === null || paidAt !== null || status === 'cancelled') return null;
  return (
    <small className={Date.parse(dueAt) < now ? 'order-overdue' : undefined}>
      {ACCOUNT_DUE_LABEL} <time dateTime={dueAt}>{shortDate(dueAt)}</time>
    </small>
  );
}

const NUMBER: Column<ListedOrder> = {
  key: 'number',
  title: texts.orderNumber,
  width: 132,
  onPhone: 'heading',
  isKey: true,
  sort: { up: 'number', down: '-number' },
  render: (order) => <NumberLink order={order} />,
};
const OTHERS: Column<ListedOrder>[] = [
  {
    key: 'customer',
    title: texts.customerAndEmail,
    onPhone: 'heading',
    render: (order) => <Customer order={order} />,
  },
  {
    key: 'status',
    title: FIELD_LABELS.order.status,
    width: 148,
    onPhone: 'plain',
    render: (order) => <StatusTag look={orderLook(order)} />,
  },
  {
    key: 'date',
    title: COMMON_TEXTS.date,
    width: 138,
    onPhone: 'plain',
    sort: { up: 'oldest', down: 'newest' },
    render: ({ createdAt }) => <time dateTime={createdAt}>{shortTime(createdAt)}</time>,
  },
  {
    key: 'total',
    title: texts.orderAmount,
    width: 130,
    align: 'right',
    onPhone: 'none',
    sort: { up: 'total', down: '-total' },
    render: (order) => (
      <span className="order-amount">
        {formatMoney(order.total, order.currency)}
        {order.refunded > 0 && <small>{texts.refundOf(formatMoney(order.refunded, order.currency))}</small>}
        <Due order={order} />
      </span>
    ),
  },
];

/** A phone's card has the amount beside the number; a refund is a fact of its own. */
const ON_PHONE: Column<ListedOrder>[] = [
  {
    ...NUMBER,
    render: (order) => (
      <div className="order-key">
        <NumberLink order={order} />
        <b>{formatMoney(order.total, order.currency)}</b>
      </div>
    ),
  },
  ...OTHERS,
  {
    key: 'refunded',
    title: texts.orderAmount,
    onPhone: 'plain',
    render: ({ currency, refunded }) => refunded > 0 && texts.refundOf(formatMoney(refunded, currency)),
  },
  {
    key: 'due',
    title: ACCOUNT_DUE_LABEL,
    onPhone: 'plain',
    render: (order) => <Due order={order} />,
  },
];
const COLUMNS = [NUMBER, ...OTHERS];

const WAYS_ON: readonly WayOn[] = [
  { label: texts.openShop, to: SHOP_PATH, isOnSite: true },
  { label: texts.shopSettings, to: panelSiteSettingsPath('magaza'), needs: 'PUT /api/settings' },
];

const PART_SHIPPED_OPTIONS = [{ value: 'true', label: PARTLY_SHIPPED }];
const NOT_INVOICED_OPTIONS = [{ value: 'false', label: texts.notInvoiced }];
const OWED_OPTIONS = OWED_FILTERS.map((value) => ({ value, label: texts.owed[value] }));

/** The list's filters as query of the export. */
const exportQuery = ({ q, filters }: ListState) =>
  ({ q: q || undefined, ...filters }) as Input<'GET /api/orders/export'>['query'];

export function OrderList() {
  const [state, change] = useListState(
    ['status', 'isPartShipped', 'isInvoiced', 'isWaiting', 'owed', 'from', 'to'],
    20,
  );
  const isNarrow = useIsNarrow();
  const { data: settings } = useCall('GET /api/settings', {});
  const hasAccounts = state.filters.owed !== undefined || (settings && toAllSettings(settings).shop_account);
  return (
    <ResourceList
      resource={orders}
      columns={isNarrow ? ON_PHONE : COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      filters={[
        { name: 'status', label: FIELD_LABELS.order.status, options: ORDER_STATUS_OPTIONS, clears: ['isWaiting'] },
        { name: 'isPartShipped', label: FIELD_LABELS.order.isPartShipped, options: PART_SHIPPED_OPTIONS },
        { name: 'isInvoiced', label: FIELD_LABELS.order.isInvoiced, options: NOT_INVOICED_OPTIONS },
        ...(hasAccounts ? [{ name: 'owed', label: FIELD_LABELS.order.owed, options: OWED_OPTIONS }] : []),
      ]}
      moreFilters={<OrderFilters state={state} onChange={change} />}
      waysOn={WAYS_ON}
      rowsActions={
        <>
          <DocumentsOfList query={exportQuery(state)} />
          <FilesOfList query={exportQuery(state)} isFiltered={whatIsSet(state) !== 'nothing'} />
        </>
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
