// screens/customers/: who buys, what they owe, and on which terms.
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import type { Input } from '#contract/endpoints.ts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney } from '#contract/money.ts';
import { ACCOUNT_FILTERS, type CustomerSummary } from '#contract/open-accounts.ts';
import { panelImportStartPath } from '#contract/panel-paths.ts';
import { shortDate } from '../../base/dates.ts';
import { ExportMenu } from '../../crud/export-menu.tsx';
import { LinkButton } from '../../crud/link-button.tsx';
import { useListState, type ListState } from '../../crud/list-state.ts';
import { ResourceList, RowLink, type WayOn } from '../../crud/resource-list.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { customers } from './resource.ts';
import { CUSTOMER_TEXTS as texts } from './texts.ts';
import './customers.css';

const COLUMNS: Column<CustomerSummary>[] = [
  {
    key: 'name',
    title: texts.customer,
    onPhone: 'heading',
    isKey: true,
    sort: { up: 'name', down: '-name' },
    render: (row) => (
      <>
        <RowLink resource={customers} row={row}>
          {customers.titleOf(row)}
        </RowLink>
        <div className="crud-note crud-one-line">{row.company ? `${row.name} · ${row.email}` : row.email}</div>
      </>
    ),
  },
  {
    key: 'orders',
    title: texts.orders,
    width: 96,
    align: 'right',
    isExtra: true,
    sort: { up: 'orders', down: '-orders' },
    render: ({ orders }) => formatNumber(orders),
  },
  {
    key: 'turnover',
    title: texts.turnover,
    width: 140,
    align: 'right',
    onPhone: 'plain',
    sort: { up: 'turnover', down: '-turnover' },
    render: ({ turnover, currency }) => formatMoney(turnover, currency),
  },
  {
    key: 'open',
    title: texts.open,
    width: 168,
    align: 'right',
    onPhone: 'plain',
    sort: { up: 'open', down: '-open' },
    render: ({ open, overdue, currency }) =>
      open > 0 && (
        <span className="customer-open">
          {formatMoney(open, currency)}
          {overdue > 0 && <small>{texts.overdueOf(formatMoney(overdue, currency))}</small>}
        </span>
      ),
  },
  {
    key: 'limit',
    title: texts.limit,
    width: 140,
    align: 'right',
    isExtra: true,
    render: ({ isAllowed, limit, currency }) => isAllowed && limit !== null && formatMoney(limit, currency),
  },
  {
    key: 'lastOrder',
    title: texts.lastOrder,
    width: 116,
    isExtra: true,
    sort: { up: 'lastOrder', down: '-lastOrder' },
    render: ({ lastOrderAt }) => lastOrderAt && <time dateTime={lastOrderAt}>{shortDate(lastOrderAt)}</time>,
  },
  {
    key: 'created',
    title: texts.since,
    width: 116,
    onPhone: 'none',
    isExtra: true,
    sort: { up: 'oldest', down: 'newest' },
    render: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt)}</time>,
  },
];

const ACCOUNT_OPTIONS = ACCOUNT_FILTERS.map((value) => ({ value, label: texts.filters[value] }));

const WAYS_ON: readonly WayOn[] = [{ label: texts.importFile, to: panelImportStartPath('customers') }];

/** The list's filters as query of the export. */
const exportFilter = ({ q, filters }: ListState) =>
  ({ q: q || undefined, ...filters }) as Omit<Input<'GET /api/customers/export'>['query'], 'format'>;

export function CustomerList() {
  const [state, change] = useListState(['account'], 20);
  return (
    <ResourceList
      resource={customers}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      rowsActions={
        <>
          <LinkButton to={panelImportStartPath('customers')} icon={<UploadOutlined aria-hidden />}>
            {texts.importFile}
          </LinkButton>
          <ExportMenu
            call="GET /api/customers/export"
            inputOf={(format) => ({ query: { ...exportFilter(state), format } })}
            label={texts.exportFile}
          />
        </>
      }
      filters={[{ name: 'account', label: texts.account, options: ACCOUNT_OPTIONS }]}
      waysOn={WAYS_ON}
      hasActions={false}
    />
  );
}
