import type { Download } from '#contract/downloads.ts';
import { formatNumber } from '#contract/format.ts';
import { toMajor } from '#contract/money.ts';
import { DELIVERY_LABELS, INVOICE_LABELS, methodOf } from '#contract/order-facts.ts';
import { rateText } from '#contract/vat-texts.ts';
import {
  deliveryLabel,
  METHOD_LABELS,
  orderStatusLabel,
  PAID_BY_RECIPIENT,
  SUM_LABELS,
} from '#contract/order-texts.ts';
import { istanbulDay, istanbulDayText, istanbulTime } from '../../../base/clock.ts';
import { csvDownload } from '../../../base/files/csv.ts';
import { showInvoice } from '../orders/shown.ts';
import type { orderStore } from '../orders/store.ts';

type ExportedOrder = Awaited<ReturnType<ReturnType<typeof orderStore>['all']>>[number];

const timeOf = (at: Date | null): string => (at === null ? '' : istanbulTime(at));
const amount = (minor: number): string => formatNumber(toMajor(minor), 2);

const COLUMNS: readonly (readonly [name: string, value: (order: ExportedOrder) => string])[] = [
  ['Sipariş no', ({ number }) => number],
  ['Sipariş tarihi', ({ createdAt }) => timeOf(createdAt)],
  ['Ödeme tarihi', ({ paidAt }) => timeOf(paidAt)],
  ['Ödeme yöntemi', ({ provider }) => METHOD_LABELS[methodOf(provider)]],
  ['Vade', ({ dueAt }) => (dueAt ? istanbulDayText(dueAt) : '')],
  [
    'Durum',
    ({ status, provider, isPartShipped, isPickup }) =>
      orderStatusLabel({ status, paymentMethod: methodOf(provider), isPartShipped, isPickup }),
  ],
  ['Müşteri', ({ customerName }) => customerName],
  ['E-posta', ({ customerEmail }) => customerEmail],
  ['Adet', ({ itemCount, itemUnit }) => (itemUnit === null ? '' : String(itemCount))],
  ['Birim', ({ itemUnit }) => itemUnit ?? 'karışık'],
  [SUM_LABELS.subtotal, ({ subtotalMinor }) => amount(subtotalMinor)],
  [
    DELIVERY_LABELS.standard,
    ({ shippingMinor }) => (shippingMinor === null ? PAID_BY_RECIPIENT : amount(shippingMinor)),
  ],
  [DELIVERY_LABELS.fast, ({ fastCargoMinor }) => amount(fastCargoMinor)],
  [SUM_LABELS.total, ({ totalMinor }) => amount(totalMinor)],
  ['KDV hariç', ({ netMinor }) => (netMinor === null ? '' : amount(netMinor))],
  ['KDV', ({ vatMinor }) => (vatMinor === null ? '' : amount(vatMinor))],
  [
    'KDV oranları',
    ({ vatByRate }) =>
      (vatByRate ?? []).map(({ rate, vatMinor }) => `${rateText(rate)}: ${amount(vatMinor)}`).join('; '),
  ],
  ['İade', ({ refundedMinor }) => amount(refundedMinor)],
  ['Para birimi', ({ currency }) => currency],
  ['Fatura türü', ({ invoice }) => INVOICE_LABELS[invoice.kind]],
  ['Fatura adı', (order) => showInvoice(order).name],
  ['VKN / TCKN', (order) => showInvoice(order).taxId],
  ['Vergi dairesi', (order) => showInvoice(order).taxOffice],
  ['Müşteri sipariş no', ({ poNumber }) => poNumber],
  ['Teslimat', deliveryLabel],
  ['İl', ({ address }) => address.city],
  ['Kargo firması', ({ carrier }) => carrier],
  ['Takip no', ({ trackingNumber }) => trackingNumber],
];

export const ordersCsv = (orders: readonly ExportedOrder[], nowMs: number): Download =>
  csvDownload(
    `siparisler-${istanbulDay(nowMs)}.csv`,
    COLUMNS.map(([name]) => name),
    orders.map((order) => COLUMNS.map(([, value]) => value(order))),
  );
