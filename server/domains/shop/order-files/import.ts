// Tracking and invoice numbers of orders from a file: kept by the same saves as on the order's page, with their moves and
// their mails. Numbers that an order has are never replaced (docs/decisions/0145).
import { isDeepStrictEqual } from 'node:util';
import { ADMIN_ONLY } from '#contract/access.ts';
import { IMPORT_ROW_CHANGED } from '#contract/import-texts.ts';
import {
  INVOICE_DAY_LATER,
  INVOICE_DAY_NEEDED,
  INVOICE_NUMBER_TWICE,
  NOT_INVOICEABLE,
} from '#contract/invoice-texts.ts';
import { invoiceFields } from '#contract/invoices.ts';
import {
  FILE_DAY_REFUSED,
  INVOICE_IS_CANCELLED,
  INVOICE_NUMBER_NEEDED,
  IS_PICKED_UP,
  NOT_EMPTIED,
  ORDER_CHANGED_SINCE,
  ORDER_IMPORT_HEADINGS as labels,
  ORDER_IS_CANCELLED,
  orderNotPaid,
  orderNotShippable,
  ORDER_UNKNOWN,
  otherCarrier,
  otherInvoice,
  otherInvoiceDay,
  otherTracking,
  SHIPPED_MAIL_GONE,
} from '#contract/order-file-texts.ts';
import type { OrderStatus } from '#contract/order-facts.ts';
import { trackingFields } from '#contract/orders.ts';
import { istanbulDay, type Clock } from '../../../base/clock.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { isBeingSent } from '../../../base/mail/outbox.ts';
import type { MailConfig } from '../../../base/mail/recipients.ts';
import { personOf } from '../../../call/handlers.ts';
import type { FieldRule, ImportKind, Judge, Judgement, WantedRow } from '../../../entities/imports/kind.ts';
import type { By } from '../../../entities/resource.ts';
import type { Done, TaskFields, Undone } from '../../../entities/tasks/kind.ts';
import { orderSavingIn } from '../fulfilment/save.ts';
import { proposedProfile } from '../invoices/draft.ts';
import { canPrepare, invoiceRow, invoiceStore, type InvoiceRow } from '../invoices/store.ts';
import { refreshSearchText } from '../orders/derived.ts';
import { addOrderEvent } from '../orders/events.ts';
import { canShip } from '../orders/moves.ts';
import { shipmentsOf } from '../orders/shipments.ts';
import { getOrder } from '../orders/store.ts';
import { recordChange } from '../orders/version.ts';
import type { OrderRow } from '../payments/facts.ts';
import { shipmentTakenBack, TRACKING_NEEDED } from '../texts.ts';
import { dayOf, dayText } from './days.ts';

type Field = 'carrier' | 'trackingNumber' | 'invoiceNumber' | 'invoiceDate';
type Values = Readonly<Record<Field, string>>;
type Problem = { field: Field | 'number'; sentence: string };

const SHIPPED_MAIL = 'order-shipped';
/** Statuses of orders whose parcels have a number of theirs already, or may still get one without a move. */
const UNDER_WAY: readonly OrderStatus[] = ['shipped', 'delivered'];
/** Statuses of orders that nobody has paid or approved. */
const UNPAID: readonly OrderStatus[] = ['pending', 'failed', 'expired', 'review'];

const fields: readonly FieldRule[] = [
  {
    name: 'number',
    label: labels.number,
    type: 'text',
    isKey: true,
    isNeeded: true,
    aliases: ['Sipariş numarası', 'Sipariş', 'Order', 'Order number', 'Order no'],
  },
  {
    name: 'carrier',
    label: labels.carrier,
    type: 'text',
    aliases: ['Kargo', 'Kargo şirketi', 'Taşıyıcı', 'Carrier'],
  },
  {
    name: 'trackingNumber',
    label: labels.trackingNumber,
    type: 'text',
    aliases: ['Takip numarası', 'Kargo takip no', 'Kargo takip numarası', 'Gönderi no', 'Tracking number'],
  },
  {
    name: 'invoiceNumber',
    label: labels.invoiceNumber,
    type: 'text',
    aliases: ['Fatura numarası', 'e-Fatura no', 'e-Arşiv no', 'Invoice number'],
  },
  { name: 'invoiceDate', label: labels.invoiceDate, type: 'text', aliases: ['Fatura günü', 'Invoice date'] },
];

const presentOf = ({ carrier, trackingNumber }: OrderRow, invoice: InvoiceRow | undefined): Values => ({
  carrier,
  trackingNumber,
  invoiceNumber: invoice?.number ?? '',
  invoiceDate: invoice?.issueDate ?? '',
});
const picked = (values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
const isShipping = (order: OrderRow, news: TaskFields): boolean => 'trackingNumber' in news && canShip(order);

/** What stands against the new tracking number. */
function trackingProblem(order: OrderRow, present: Values, news: Partial<Values>): Problem | undefined {
  if (present.trackingNumber !== '' && news.trackingNumber !== undefined)
    return { field: 'trackingNumber', sentence: otherTracking(present.trackingNumber) };
  if (present.carrier !== '' && news.carrier !== undefined && present.trackingNumber !== '')
    return { field: 'carrier', sentence: otherCarrier(present.carrier) };
  if (order.isPickup) return { field: 'trackingNumber', sentence: IS_PICKED_UP };
  const wanted = { ...present, ...news };
  if (wanted.trackingNumber === '' || wanted.carrier === '')
    return { field: wanted.carrier === '' ? 'carrier' : 'trackingNumber', sentence: TRACKING_NEEDED };
  for (const [field, schema] of [
    ['carrier', trackingFields.carrier],
    ['trackingNumber', trackingFields.number],
  ] as const) {
    const parsed = schema.safeParse(wanted[field]);
    if (!parsed.success) return { field, sentence: parsed.error.issues[0]!.message };
  }
  if (!canShip(order) && !UNDER_WAY.includes(order.status))
    return { field: 'number', sentence: orderNotShippable(order.status) };
  return undefined;
}

/** What stands against the new invoice number. */
function invoiceProblem(
  order: OrderRow,
  invoice: InvoiceRow | undefined,
  { present, news, today }: { present: Values; news: Partial<Values>; today: string },
): Problem | undefined {
  if (present.invoiceNumber !== '' && news.invoiceNumber !== undefined)
    return { field: 'invoiceNumber', sentence: otherInvoice(present.invoiceNumber) };
  if (present.invoiceDate !== '' && news.invoiceDate !== undefined)
    return { field: 'invoiceDate', sentence: otherInvoiceDay(dayText(present.invoiceDate)) };
  if (invoice?.state === 'cancelled') return { field: 'invoiceNumber', sentence: INVOICE_IS_CANCELLED };
  if (!invoice && !canPrepare(order)) return { field: 'invoiceNumber', sentence: NOT_INVOICEABLE };
  const wanted = { ...present, ...news };
  if (wanted.invoiceNumber === '') return { field: 'invoiceNumber', sentence: INVOICE_NUMBER_NEEDED };
  if (wanted.invoiceDate === '') return { field: 'invoiceDate', sentence: INVOICE_DAY_NEEDED };
  const parsed = invoiceFields.number.safeParse(wanted.invoiceNumber);
  if (!parsed.success) return { field: 'invoiceNumber', sentence: parsed.error.issues[0]!.message };
  if (wanted.invoiceDate > today) return { field: 'invoiceDate', sentence: INVOICE_DAY_LATER };
  return undefined;
}

/** What stands against a change, in the state in which the order is now. */
function problemOf(
  order: OrderRow,
  invoice: InvoiceRow | undefined,
  news: Partial<Values>,
  today: string,
): Problem | undefined {
  if (order.status === 'cancelled') return { field: 'number', sentence: ORDER_IS_CANCELLED };
  if (UNPAID.includes(order.status)) return { field: 'number', sentence: orderNotPaid(order.status) };
  const present = presentOf(order, invoice);
  const hasTracking = 'carrier' in news || 'trackingNumber' in news;
  const hasInvoice = 'invoiceNumber' in news || 'invoiceDate' in news;
  return (
    (hasTracking ? trackingProblem(order, present, news) : undefined) ??
    (hasInvoice ? invoiceProblem(order, invoice, { present, news, today }) : undefined)
  );
}

/** Orders and their invoices by their numbers. */
async function ordersBy(db: Db, numbers: readonly string[]) {
  if (numbers.length === 0) return new Map<string, { order: OrderRow; invoice: InvoiceRow | undefined }>();
  const orders = await db.selectFrom('orders').selectAll().where('number', 'in', numbers).orderBy('id').execute();
  const invoices =
    orders.length === 0
      ? []
      : await db
          .selectFrom('invoices')
          .selectAll()
          .where(
            'orderId',
            'in',
            orders.map(({ id }) => id),
          )
          .orderBy('id')
          .execute();
  const byOrder = new Map(invoices.map((row) => [row.orderId, row]));
  return new Map(orders.map((order) => [order.number, { order, invoice: byOrder.get(order.id) }]));
}

/** Those of the numbers that are an invoice's already. */
async function takenNumbers(db: Db, numbers: readonly string[]): Promise<Set<string | null>> {
  if (numbers.length === 0) return new Set();
  const own = await db.selectFrom('invoices').select('number').where('number', 'in', numbers).execute();
  const returned = await db
    .selectFrom('returnInvoices')
    .select('number')
    .where('number', 'in', numbers)
    .where('issuedBy', '=', 'seller')
    .execute();
  return new Set([...own, ...returned].map(({ number }) => number));
}

const error = (problem: Problem): Judgement => ({
  action: 'error',
  rowId: '',
  before: null,
  after: {},
  errors: [problem],
});

/** The values of a row as they would be stored. */
function wantedOf({ values }: WantedRow, present: Values): Partial<Values> | Problem {
  const wanted: Partial<Record<Field, string>> = {};
  for (const [name, value] of values) {
    const field = name as Field;
    if (value === null) {
      if (present[field] !== '') return { field, sentence: NOT_EMPTIED };
      continue;
    }
    const text = String(value).trim();
    const day = field === 'invoiceDate' ? dayOf(text) : text;
    if (day === undefined) return { field, sentence: FILE_DAY_REFUSED };
    wanted[field] = field === 'invoiceNumber' ? text.toUpperCase() : day;
  }
  return Object.fromEntries(Object.entries(wanted).filter(([field, value]) => value !== present[field as Field]));
}

function opened(db: Db, today: () => string): Judge {
  /** Invoice numbers that earlier rows of the file want, with their orders. */
  const given = new Map<string, string>();
  return {
    async judge(rows) {
      const found = await ordersBy(
        db,
        rows.map(({ key }) => key),
      );
      const wantedBy = rows.map((row) => {
        const one = found.get(row.key);
        return one && wantedOf(row, presentOf(one.order, one.invoice));
      });
      const taken = await takenNumbers(
        db,
        wantedBy.flatMap((news) => (news && 'invoiceNumber' in news ? [news.invoiceNumber!] : [])),
      );
      return rows.map(({ key }, i): Judgement => {
        const one = found.get(key);
        const news = wantedBy[i];
        if (!one || !news) return error({ field: 'number', sentence: ORDER_UNKNOWN });
        if ('sentence' in news) return error(news);
        const { order, invoice } = one;
        const rowId = order.publicId;
        if (Object.keys(news).length === 0) return { action: 'same', rowId, before: {}, after: {}, errors: [] };
        const problem = problemOf(order, invoice, news, today());
        if (problem) return error(problem);
        const { invoiceNumber } = news;
        if (invoiceNumber !== undefined) {
          const other = given.get(invoiceNumber);
          if (taken.has(invoiceNumber) || (other !== undefined && other !== key))
            return error({ field: 'invoiceNumber', sentence: INVOICE_NUMBER_TWICE });
          given.set(invoiceNumber, key);
        }
        return {
          action: 'update',
          rowId,
          before: picked(presentOf(order, invoice), Object.keys(news)),
          after: news,
          errors: [],
          warning: isShipping(order, news) ? 'shipped' : undefined,
        };
      });
    },
    warningsOf: ({ shipped }) => (shipped > 0 ? ['shipped'] : []),
  };
}

/** What the import keeps besides the fields, to take its work back. */
interface Kept {
  _id: string;
  _version: number;
  _status: OrderStatus;
  _trackingUrl: string;
  _hadInvoice: boolean;
  _shipped: boolean;
  _mails: readonly number[];
}

/** Withdraws mails that have not gone. @returns whether all could be */
async function withdraw(trx: Trx, ids: readonly number[], at: Date): Promise<boolean> {
  if (ids.length === 0) return true;
  const waiting = (
    await trx
      .selectFrom('outbox')
      .select(['id', 'state', 'attempts', 'dueAt', 'lastError'])
      .where('id', 'in', ids)
      .execute()
  ).filter((mail) => mail.state === 'waiting' && !isBeingSent(mail, at.getTime()));
  for (const { id } of waiting) await trx.deleteFrom('outbox').where('id', '=', id).execute();
  return waiting.length === ids.length;
}

async function mailsAbout(trx: Trx, publicId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('outbox')
    .select('id')
    .where('about', '=', publicId)
    .where('kind', '=', SHIPPED_MAIL)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @param now for the rows' check */
export function ordersImport(config: MailConfig, now: Clock = Date.now): ImportKind {
  async function update(
    trx: Trx,
    { rowId, before, after }: { rowId: string; before: TaskFields; after: TaskFields },
    { viewer, at }: By,
  ): Promise<Done> {
    const order = await getOrder(trx, rowId);
    const invoice = await invoiceRow(trx, order.id);
    const present = presentOf(order, invoice);
    if (!isDeepStrictEqual(picked(present, Object.keys(before)), before))
      return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
    const news = after as Partial<Values>;
    const problem = problemOf(order, invoice, news, istanbulDay(at.getTime()));
    if (problem) return { outcome: 'refused', sentence: problem.sentence };
    const services = { config, now: () => at.getTime() };
    const wanted = { ...present, ...news };
    const isShipped = isShipping(order, news);
    const mailed = await mailsAbout(trx, order.publicId);
    if ('trackingNumber' in news || 'carrier' in news)
      await orderSavingIn(services)(
        trx,
        viewer,
        order.publicId,
        {
          tracking: { carrier: wanted.carrier, number: wanted.trackingNumber, url: order.trackingUrl },
          ...(isShipped ? { status: 'shipped' as const } : {}),
          notes: '',
          version: undefined,
        },
        false,
      );
    if ('invoiceNumber' in news) {
      const { partsOf, save } = invoiceStore(services);
      await save(trx, viewer, order.publicId, {
        profile: invoice?.profile ?? proposedProfile(await partsOf(trx, order.publicId)),
        exemptionCode: invoice?.exemptionCode ?? '',
        number: wanted.invoiceNumber,
        issueDate: wanted.invoiceDate,
        isCancelled: false,
        version: undefined,
      });
    }
    const { version } = await getOrder(trx, rowId);
    const kept: Kept = {
      _id: order.publicId,
      _version: version,
      _status: order.status,
      _trackingUrl: order.trackingUrl,
      _hadInvoice: invoice !== undefined,
      _shipped: isShipped,
      _mails: (await mailsAbout(trx, order.publicId)).filter((id) => !mailed.includes(id)),
    };
    return { outcome: 'changed', before, after: { ...after, ...kept } };
  }

  async function undo(
    trx: Trx,
    { before: given, after: all }: { before: TaskFields | null; after: TaskFields },
    { viewer, at }: By,
  ): Promise<Undone> {
    const kept = all as unknown as Kept;
    const order = await getOrder(trx, kept._id);
    if (order.version !== kept._version) return { outcome: 'kept', sentence: ORDER_CHANGED_SINCE };
    const invoice = await invoiceRow(trx, order.id);
    const present = presentOf(order, invoice);
    const before = { ...present, ...given } as Values;
    const shipments = await shipmentsOf(trx, order.id);
    const last = shipments.at(-1);
    const trackingUrl = before.trackingNumber === present.trackingNumber ? order.trackingUrl : kept._trackingUrl;
    const tracking = { carrier: before.carrier, trackingNumber: before.trackingNumber, trackingUrl };
    if (last && kept._shipped) await trx.deleteFrom('shipments').where('id', '=', last.id).execute();
    else if (last) await trx.updateTable('shipments').set(tracking).where('id', '=', last.id).execute();
    if (before.invoiceNumber !== present.invoiceNumber && invoice) {
      if (kept._hadInvoice)
        await trx
          .updateTable('invoices')
          .set({ state: 'draft', number: null, issueDate: null, byName: personOf(viewer).name, updatedAt: at })
          .where('id', '=', invoice.id)
          .execute();
      else await trx.deleteFrom('invoices').where('id', '=', invoice.id).execute();
    }
    await trx
      .updateTable('orders')
      .set({ ...tracking, status: kept._status, version: order.version + 1, updatedAt: at })
      .where('id', '=', order.id)
      .execute();
    await refreshSearchText(trx, order.id);
    if (kept._status !== order.status)
      await addOrderEvent(trx, {
        orderId: order.id,
        at,
        by: { kind: 'staff', name: personOf(viewer).name },
        from: order.status,
        to: kept._status,
        notes: last ? shipmentTakenBack(last.no) : '',
      });
    const shownFields = (values: Values, status: OrderStatus) => ({
      status,
      tracking: values.trackingNumber === '' ? null : `${values.carrier} ${values.trackingNumber}`,
      invoiceNumber: values.invoiceNumber,
      invoiceDate: values.invoiceDate || null,
    });
    await recordChange(trx, viewer, order, {
      at,
      before: shownFields(present, order.status),
      after: shownFields(before, kept._status),
    });
    const isWithdrawn = await withdraw(trx, kept._mails, at);
    return isWithdrawn ? { outcome: 'restored' } : { outcome: 'restored', sentence: SHIPPED_MAIL_GONE };
  }

  return {
    locks: ['mail', 'orders'],
    modes: ['update'],
    access: ADMIN_ONLY,
    fields,
    keyOf: (text) => text.trim().toUpperCase(),
    sample: {
      number: 'SP-2026-000123',
      carrier: 'Aras Kargo',
      trackingNumber: '001234567890',
      invoiceNumber: 'ABC2026000000123',
      invoiceDate: '24.11.2026',
    },
    open: async (db) => opened(db, () => istanbulDay(now())),
    create: async () => ({ outcome: 'refused', sentence: ORDER_UNKNOWN }),
    update,
    undo,
    shown: (field, value) => (field === 'invoiceDate' ? dayText(String(value ?? '')) : String(value ?? '')),
  };
}
