import { Link } from 'react-router';
import type { DashboardStats, ShopFigures } from '#contract/dashboard.ts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney } from '#contract/money.ts';
import { PANEL_EXCHANGE_RATES_PATH, panelListPath } from '#contract/panel-paths.ts';
import { LOW_STOCK_PATH, OVERDUE_ORDERS_PATH, SOLD_OUT_PATH, WAITING_ORDERS_PATH } from '../../base/narrowed-lists.ts';
import { STOCK_STATUS_NAMES } from '../../fields/names.ts';
import { Card } from './card.tsx';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

interface Task {
  label: string;
  note: string;
  path: string;
  count: number;
}

/**
 * Work that waits for staff; each number is what the list behind it shows. Applications are the last of the figures
 * below, so that no number stands here twice.
 */
const tasksOf = ({ overview }: DashboardStats, { sales, stock }: ShopFigures): Task[] => [
  ...(sales
    ? [
        {
          label: texts.waitingOrder,
          note: texts.waitingOrderNote,
          path: WAITING_ORDERS_PATH,
          count: sales.waiting,
        },
      ]
    : []),
  ...(sales && sales.owed.overdueOrders > 0
    ? [
        {
          label: texts.overdueTask,
          note: formatMoney(sales.owed.overdue, sales.currency),
          path: OVERDUE_ORDERS_PATH,
          count: sales.owed.overdueOrders,
        },
      ]
    : []),
  ...(sales && sales.rates.waiting > 0
    ? [
        {
          label: texts.rateTask,
          note: texts.rateTaskNote,
          path: PANEL_EXCHANGE_RATES_PATH,
          count: sales.rates.waiting,
        },
      ]
    : []),
  ...(sales && sales.rates.unsold > 0
    ? [
        {
          label: texts.unsoldTask,
          note: texts.unsoldTaskNote,
          path: PANEL_EXCHANGE_RATES_PATH,
          count: sales.rates.unsold,
        },
      ]
    : []),
  {
    label: texts.waitingMessage,
    note: texts.waitingMessageNote,
    path: panelListPath('messages', { status: 'pending' }),
    count: overview.pendingContacts,
  },
  {
    label: texts.lowStockTask,
    note: texts.andBelow(stock.threshold),
    path: LOW_STOCK_PATH,
    count: stock.low,
  },
  {
    label: STOCK_STATUS_NAMES.out_of_stock,
    note: texts.soldOutNote,
    path: SOLD_OUT_PATH,
    count: stock.soldOut,
  },
];

export function TaskCard({ stats, shop }: { stats: DashboardStats | undefined; shop: ShopFigures | undefined }) {
  // Work first, in its order; places without any follow, quietly.
  const tasks = stats && shop && tasksOf(stats, shop).sort((a, b) => Number(a.count === 0) - Number(b.count === 0));
  return (
    <Card
      title={texts.tasks}
      note={tasks?.every(({ count }) => count === 0) ? texts.nothingWaits : undefined}
      size="full"
    >
      <ul className="tasks" aria-busy={!tasks}>
        {tasks
          ? tasks.map(({ label, note, path, count }) => (
              <li key={label} data-none={count === 0 || undefined}>
                <Link to={path}>
                  <b>{formatNumber(count)}</b>
                  <span>
                    {label}
                    <small>{note}</small>
                  </span>
                </Link>
              </li>
            ))
          : Array.from({ length: 4 }, (_, index) => (
              <li key={index} aria-hidden="true">
                <div className="dash-skeleton" />
              </li>
            ))}
      </ul>
    </Card>
  );
}
