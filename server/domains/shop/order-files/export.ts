// Orders as files: a row for each order, or for each of its lines.
import type { Parsed } from '#contract/endpoints.ts';
import { formatNumber } from '#contract/format.ts';
import { toMajor } from '#contract/money.ts';
import { DELIVERY_LABELS, INVOICE_LABELS, methodOf } from '#contract/order-facts.ts';
import {
  ORDER_IMPORT_HEADINGS as HEADINGS,
  ORDER_LINES_AS_FILE,
  orderFileName,
  orderLineFileName,
  ORDERS_AS_FILE,
} from '#contract/order-file-texts.ts';
import { rateText } from '#contract/vat-texts.ts';
import {
  deliveryLabel,
  METHOD_LABELS,
  orderStatusLabel,
  PAID_BY_RECIPIENT,
  SUM_LABELS,
} from '#contract/order-texts.ts';
import { istanbulDay, istanbulDayText, istanbulTime } from '../../../base/clock.ts';
import type { Db } from '../../../base/db/database.ts';
import { USUAL_WIDTH } from '../../../base/files/table-download.ts';
import { tableFile } from '../../../base/files/table-file.ts';
import type { SheetCell } from '../../../base/files/xlsx-writer.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { readingAudit } from '../../../entities/audit/reading.ts';
import { showInvoice } from '../orders/shown.ts';
import { orderStore } from '../orders/store.ts';
import { dayText } from './days.ts';

type Pages = ReturnType<ReturnType<typeof orderStore>['each']>;
type ExportedOrder = Pages extends AsyncGenerator<readonly (infer T)[]> ? T : never;
type Filter = Omit<Parsed<'GET /api/orders/export'>['query'], 'format' | 'per'>;

const timeOf = (at: Date | null): string => (at === null ? '' : istanbulTime(at));
const amount = (minor: number): SheetCell => ({ amount: toMajor(minor) });
const statusOf = ({ status, provider, isPartShipped, isPickup }: ExportedOrder): string =>
  orderStatusLabel({ status, paymentMethod: methodOf(provider), isPartShipped, isPickup });

const COLUMNS: readonly (readonly [name: string, value: (order: ExportedOrder) => SheetCell])[] = [
  [HEADINGS.number, ({ number }) => number],
  ['Sipariş tarihi', ({ createdAt }) => timeOf(createdAt)],
  ['Ödeme tarihi', ({ paidAt }) => timeOf(paidAt)],
  ['Ödeme yöntemi', ({ provider }) => METHOD_LABELS[methodOf(provider)]],
  ['Vade', ({ dueAt }) => (dueAt ? istanbulDayText(dueAt) : '')],
  ['Durum', statusOf],
  ['Müşteri', ({ customerName }) => customerName],
  ['E-posta', ({ customerEmail }) => customerEmail],
  ['Adet', ({ itemCount, itemUnit }) => (itemUnit === null ? null : itemCount)],
  ['Birim', ({ itemUnit }) => itemUnit ?? 'karışık'],
  [SUM_LABELS.subtotal, ({ subtotalMinor }) => amount(subtotalMinor)],
  [
    DELIVERY_LABELS.standard,
    ({ shippingMinor }) => (shippingMinor === null ? PAID_BY_RECIPIENT : amount(shippingMinor)),
  ],
  [DELIVERY_LABELS.fast, ({ fastCargoMinor }) => amount(fastCargoMinor)],
  [SUM_LABELS.total, ({ totalMinor }) => amount(totalMinor)],
  ['KDV hariç', ({ netMinor }) => (netMinor === null ? null : amount(netMinor))],
  ['KDV', ({ vatMinor }) => (vatMinor === null ? null : amount(vatMinor))],
  [
    'KDV oranları',
    ({ vatByRate }) =>
      (vatByRate ?? [])
        .map(({ rate, vatMinor }) => `${rateText(rate)}: ${formatNumber(toMajor(vatMinor), 2)}`)
        .join('; '),
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
  [HEADINGS.carrier, ({ carrier }) => carrier],
  [HEADINGS.trackingNumber, ({ trackingNumber }) => trackingNumber],
  [HEADINGS.invoiceNumber, ({ invoiceNumber }) => invoiceNumber],
  [HEADINGS.invoiceDate, ({ invoiceDate }) => dayText(invoiceDate)],
];

/** Lines of some orders. */
const linesOf = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('orderLines')
    .select(['orderId', 'code', 'name', 'quantity', 'unit', 'unitPriceMinor', 'vatRate', 'netMinor', 'vatMinor'])
    .where('orderId', 'in', orderIds)
    .orderBy('orderId')
    .orderBy('position')
    .orderBy('id')
    .execute();
type Line = Awaited<ReturnType<typeof linesOf>>[number];

const LINE_COLUMNS: readonly (readonly [name: string, value: (line: Line, order: ExportedOrder) => SheetCell])[] = [
  [HEADINGS.number, (_, { number }) => number],
  ['Sipariş tarihi', (_, { createdAt }) => timeOf(createdAt)],
  ['Durum', (_, order) => statusOf(order)],
  ['Müşteri', (_, { customerName }) => customerName],
  ['E-posta', (_, { customerEmail }) => customerEmail],
  ['Ürün kodu', ({ code }) => code],
  ['Ürün', ({ name }) => name],
  ['Adet', ({ quantity }) => quantity],
  ['Birim', ({ unit }) => unit],
  ['Birim fiyat', ({ unitPriceMinor }) => amount(unitPriceMinor)],
  ['Tutar', ({ unitPriceMinor, quantity }) => amount(unitPriceMinor * quantity)],
  ['KDV oranı (%)', ({ vatRate }) => vatRate],
  ['KDV hariç', ({ netMinor }) => (netMinor === null ? null : amount(netMinor))],
  ['KDV', ({ vatMinor }) => (vatMinor === null ? null : amount(vatMinor))],
  ['Para birimi', (_, { currency }) => currency],
];

const WIDTHS: Readonly<Record<string, number>> = { Müşteri: 26, 'E-posta': 28, 'Fatura adı': 28, Ürün: 36 };

/** The filtered orders as a file, read in pieces. */
export const orderFileHandlers = (
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  { dataDir }: { dataDir: string },
) => {
  const { db } = database;
  const orders = orderStore(database, now);
  const noteReading = readingAudit(database, now);

  async function* orderRows(filter: Filter): AsyncGenerator<SheetCell[]> {
    for await (const page of orders.each(filter))
      for (const order of page) yield COLUMNS.map(([, value]) => value(order));
  }
  async function* lineRows(filter: Filter): AsyncGenerator<SheetCell[]> {
    for await (const page of orders.each(filter)) {
      if (page.length === 0) return;
      const lines = Map.groupBy(
        await linesOf(
          db,
          page.map(({ id }) => id),
        ),
        ({ orderId }) => orderId,
      );
      for (const order of page)
        for (const line of lines.get(order.id) ?? []) yield LINE_COLUMNS.map(([, value]) => value(line, order));
    }
  }

  return handlers({
    async 'GET /api/orders/export'({ query: { format, per, ...filter } }, { viewer }) {
      let count = 0;
      async function* counted(rows: AsyncIterable<SheetCell[]>): AsyncGenerator<SheetCell[]> {
        for await (const row of rows) {
          count += 1;
          yield row;
        }
      }
      const isLines = per === 'line';
      const day = istanbulDay(now());
      const title = isLines ? ORDER_LINES_AS_FILE : ORDERS_AS_FILE;
      const head = (isLines ? LINE_COLUMNS : COLUMNS).map(([name]) => name);
      const file = await tableFile(
        { dataDir, now: now() },
        {
          fileName: isLines ? orderLineFileName(day) : orderFileName(day),
          name: title,
          head,
          widths: head.map((name) => WIDTHS[name] ?? USUAL_WIDTH),
          rows: counted(isLines ? lineRows(filter) : orderRows(filter)),
        },
        format,
      );
      await noteReading({ viewer, kind: 'order', action: 'export', title, rows: count, filter });
      return file;
    },
  });
};
