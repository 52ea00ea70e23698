// Lists of rows that wait for somebody: the first screen counts them, the search leads to them.
import { panelListPath } from '#contract/panel-paths.ts';

export const WAITING_ORDERS_PATH = panelListPath('orders', { isWaiting: true });
export const OVERDUE_ORDERS_PATH = panelListPath('orders', { owed: 'overdue' });
export const WAITING_APPLICATIONS_PATH = panelListPath('job-applications', { status: 'pending' });
export const LOW_STOCK_PATH = panelListPath('products', { stock: 'low', isActive: true });
export const SOLD_OUT_PATH = panelListPath('products', { stock: 'out_of_stock', isActive: true });
