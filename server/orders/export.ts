import type { Download } from '#contract/downloads.ts';
import { formatNumber } from '#contract/format.ts';
import { ORDER_STATUS_LABELS } from '#contract/order-facts.ts';
import type { OrderSummary } from '#contract/orders.ts';
import { istanbulDay, istanbulTime } from '../clock.ts';
import { csvDownload } from '../files/csv.ts';

const timeOf = (at: string | null): string => (at === null ? '' : istanbulTime(new Date(at)));

const COLUMNS: readonly (readonly [name: string, value: (order: OrderSummary) => string])[] = [
  ['Sipariş no', ({ number }) => number],
  ['Sipariş tarihi', ({ createdAt }) => timeOf(createdAt)],
  ['Ödeme tarihi', ({ paidAt }) => timeOf(paidAt)],
  ['Durum', ({ status }) => ORDER_STATUS_LABELS[status]],
  ['Müşteri', ({ customerName }) => customerName],
  ['E-posta', (order) => order.receipt_email],
  ['Adet', ({ itemCount }) => String(itemCount)],
  ['Toplam', ({ total }) => formatNumber(total, 2)],
  ['İade', ({ refunded }) => formatNumber(refunded, 2)],
  ['Para birimi', ({ currency }) => currency],
];

export const ordersCsv = (orders: readonly OrderSummary[], nowMs: number): Download =>
  csvDownload(`siparisler-${istanbulDay(nowMs)}.csv`, COLUMNS.map(([name]) => name), orders.map((order) => COLUMNS.map(([, value]) => value(order))));
