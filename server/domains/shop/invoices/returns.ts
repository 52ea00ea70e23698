// Invoices of returns: rows beside the refunds that they are for, changed as a change of the order
// (docs/decisions/0127).
import { randomUUID } from 'node:crypto';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Parsed } from '#contract/endpoints.ts';
import {
  INVOICE_NUMBER_TWICE,
  NO_RETURN_INVOICE,
  RETURN_BEFORE_INVOICE,
  RETURN_LINE_REFUSED,
  RETURN_NEEDS_INVOICE,
  RETURN_NEEDS_REFUND,
  type ReturnIssuer,
  returnAtMost,
  returnTooSmall,
} from '#contract/invoice-texts.ts';
import type { OrderReturn } from '#contract/invoices.ts';
import { formatMoney, toMajor } from '#contract/money.ts';
import { type Pieces, settleReturn, soldFor } from '#contract/return-lines.ts';
import { countOf } from '#contract/units.ts';
import type { Selectable } from 'kysely';
import { istanbulDay } from '../../../base/clock.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { json, type RefundTable, type ReturnInvoiceTable } from '../../../base/db/tables.ts';
import { personOf, type Viewer } from '../../../call/handlers.ts';
import type { ShownFields } from '../../../entities/audit/record.ts';
import { shipmentsOf, shippedByLine } from '../orders/shipments.ts';
import { checkVersion } from '../orders/version.ts';
import type { ShopServices } from '../payments/services.ts';
import { REFUND_ABSENT } from '../texts.ts';
import { isIssued, linesOf, missingInReturn, type DraftParts } from './draft.ts';
import { checkDay, invalid, invoiceRow, issuedColumns, noteInvoice, type InvoiceRow } from './store.ts';
import type { InvoiceLine } from './ubl.ts';

export type ReturnRow = Selectable<ReturnInvoiceTable>;
type RefundRow = Selectable<RefundTable>;
type Wanted = Parsed<'PUT /api/orders/:id/refunds/:refund/invoice'>['body'];
/** A refund and its invoice; undefined: not prepared yet. */
interface Return {
  refund: RefundRow;
  /** What of it was for goods and fees: what instalments cost stands on no invoice. */
  amountMinor: number;
  row: ReturnRow | undefined;
}

/** A firm that bought writes the invoice of what it returns. */
const issuerOf = ({ order }: DraftParts): ReturnIssuer => (order.invoice.kind === 'company' ? 'buyer' : 'seller');

type Sold = Pick<DraftParts['order'], 'id' | 'totalMinor'>;

/** Refunds of the order with their invoices, oldest first. */
async function returnsOf(db: Db, { id: orderId, totalMinor }: Sold): Promise<Return[]> {
  const refunds = await db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
  const rows = await db
    .selectFrom('returnInvoices')
    .selectAll()
    .where('refundId', 'in', (eb) => eb.selectFrom('refunds').select('id').where('orderId', '=', orderId))
    .execute();
  let left = totalMinor;
  return refunds.map((refund) => {
    const amountMinor = refund.status === 'failed' ? 0 : Math.min(left, refund.amountMinor);
    left -= amountMinor;
    return { refund, amountMinor, row: rows.find(({ refundId }) => refundId === refund.id) };
  });
}

/** One of the order's refunds. @throws 404 */
export async function returnOf(db: Db, order: Sold, refundId: string): Promise<Return> {
  const found = (await returnsOf(db, order)).find(({ refund }) => refund.publicId === refundId);
  if (!found) throw notFound(REFUND_ABSENT);
  return found;
}

/** The same with its invoice. @throws 404 */
export async function preparedReturn(db: Db, order: Sold, refundId: string): Promise<ReturnRow> {
  const { row } = await returnOf(db, order, refundId);
  if (!row) throw notFound(NO_RETURN_INVOICE);
  return row;
}

/** Pieces of each line that the invoices of other refunds have. */
function goneBeside(returns: readonly Return[], { refund }: Pick<Return, 'refund'>): Map<number, number> {
  const gone = new Map<number, number>();
  for (const { refund: other, row } of returns) {
    if (other.id === refund.id || !row || row.state === 'cancelled') continue;
    for (const { line, quantity } of row.lines) gone.set(line, (gone.get(line) ?? 0) + quantity);
  }
  return gone;
}

const grossOf = ({ netMinor, vatMinor }: Pick<InvoiceLine, 'netMinor' | 'vatMinor'>): number => netMinor + vatMinor;

/** What was sold for exactly the refund: all that is left, or the goods that never left; nothing otherwise. */
function proposedFor(
  lines: readonly InvoiceLine[],
  gone: ReadonlyMap<number, number>,
  unsent: ReadonlyMap<number, number>,
  refundMinor: number,
): Pieces[] {
  const left = lines.map(({ quantity }, line) => ({ line, quantity: quantity - (gone.get(line) ?? 0) }));
  const open = left.map(({ line, quantity }) => ({ line, quantity: Math.min(quantity, unsent.get(line) ?? 0) }));
  const fitting = [left, open].find(
    (pieces) =>
      refundMinor ===
      pieces.reduce((sum, { line, quantity }) => {
        const sold = lines[line]!;
        return sum + soldFor({ ...sold, grossMinor: grossOf(sold) }, gone.get(line) ?? 0, quantity);
      }, 0),
  );
  return (fitting ?? []).filter(({ quantity }) => quantity > 0);
}

const fieldsOf = (row: Pick<ReturnRow, 'state' | 'number' | 'issueDate'> | undefined): ShownFields => ({
  returnInvoiceState: row?.state ?? null,
  returnInvoiceNumber: row ? (row.number ?? '') : null,
  returnInvoiceDate: row?.issueDate ?? null,
});

/** @throws DUPLICATE where another invoice of the shop has the number; a buyer's are the buyer's own */
async function checkNumber(trx: Trx, refundId: number, number: string): Promise<void> {
  const ofSale = await trx.selectFrom('invoices').select('id').where('number', '=', number).executeTakeFirst();
  const ofReturn = await trx
    .selectFrom('returnInvoices')
    .select('id')
    .where('number', '=', number)
    .where('issuedBy', '=', 'seller')
    .where('refundId', '!=', refundId)
    .executeTakeFirst();
  if (ofSale ?? ofReturn) throw new ApiError(409, 'DUPLICATE', INVOICE_NUMBER_TWICE, { number: INVOICE_NUMBER_TWICE });
}

/** Refuses pieces that the order does not have, or that other returns have already. @throws VALIDATION */
function checkPieces(
  lines: readonly InvoiceLine[],
  gone: ReadonlyMap<number, number>,
  chosen: readonly Pieces[],
): void {
  for (const { line, quantity } of chosen) {
    const sold = lines[line];
    if (!sold) throw invalid('lines', RETURN_LINE_REFUSED);
    const left = sold.quantity - (gone.get(line) ?? 0);
    if (quantity > left) throw invalid('lines', returnAtMost(countOf(left, sold.unit)));
  }
}

const show = ({ uuid, state, number, issueDate, pdfName, byName, lines }: ReturnRow): OrderReturn['invoice'] => ({
  uuid,
  state,
  number: number ?? '',
  issueDate,
  hasPdf: pdfName !== null,
  by: byName,
  lines: lines.map(({ line, quantity }) => ({ line, quantity })),
});

/** Refunds that an invoice can be made for, or was, as the panel shows them. */
export async function showReturns(db: Db, parts: DraftParts, first: InvoiceRow | undefined): Promise<OrderReturn[]> {
  const { order, lines: goods } = parts;
  if (order.netMinor === null) return []; // its lines are not known with their tax
  const returns = await returnsOf(db, order);
  const shipped = shippedByLine(await shipmentsOf(db, order.id));
  const unsent = new Map(goods.map(({ id, quantity }, line) => [line, quantity - (shipped.get(id) ?? 0)]));
  const lines = linesOf(parts);
  return returns
    .filter(
      ({ refund, amountMinor, row }) =>
        row !== undefined || (refund.status === 'done' && amountMinor > 0 && isIssued(first)),
    )
    .map((one): OrderReturn => {
      const { refund, amountMinor, row } = one;
      const gone = goneBeside(returns, one);
      return {
        refund: refund.publicId,
        at: refund.createdAt.toISOString(),
        amountMinor,
        issuedBy: row?.issuedBy ?? issuerOf(parts),
        invoice: row ? show(row) : null,
        proposed: proposedFor(lines, gone, unsent, amountMinor),
        lines: lines.map((sold, line) => ({
          line,
          code: sold.code,
          name: sold.name,
          unit: sold.unit,
          quantity: sold.quantity,
          grossMinor: grossOf(sold),
          gone: gone.get(line) ?? 0,
        })),
        missing: missingInReturn(parts, first, row ?? null),
      };
    });
}

/**
 * Prepares the invoice of a refund, or changes it.
 * @throws 404, 409 GUARDED, STALE, DUPLICATE, VALIDATION
 */
export async function saveReturn(
  trx: Trx,
  { now }: Pick<ShopServices, 'now'>,
  viewer: Viewer,
  parts: DraftParts,
  refundId: string,
  wanted: Wanted,
): Promise<void> {
  const { order } = parts;
  await checkVersion(trx, order, wanted.version);
  const returns = await returnsOf(trx, order);
  const { refund, amountMinor, row: before } = await returnOf(trx, order, refundId);
  const first = await invoiceRow(trx, order.id);
  if (!before && (!isIssued(first) || order.netMinor === null))
    throw new ApiError(409, 'GUARDED', RETURN_NEEDS_INVOICE);
  if (!before && (refund.status !== 'done' || amountMinor === 0))
    throw new ApiError(409, 'GUARDED', RETURN_NEEDS_REFUND);
  const { number, issueDate } = wanted;
  checkDay(wanted, istanbulDay(now()));
  if (issueDate !== null && first?.issueDate && issueDate < first.issueDate)
    throw invalid('issueDate', RETURN_BEFORE_INVOICE);
  const issuedBy = before?.issuedBy ?? issuerOf(parts);
  if (number !== '' && issuedBy === 'seller') await checkNumber(trx, refund.id, number);
  const sold = linesOf(parts);
  const gone = goneBeside(returns, { refund });
  checkPieces(sold, gone, wanted.lines);
  const lines = settleReturn(sold, gone, wanted.lines, amountMinor);
  if (!lines) {
    const soldMinor = wanted.lines.reduce((sum, { line, quantity }) => {
      const one = sold[line]!;
      return sum + soldFor({ ...one, grossMinor: grossOf(one) }, gone.get(line) ?? 0, quantity);
    }, 0);
    const [of, back] = [soldMinor, amountMinor].map((minor) => formatMoney(toMajor(minor), order.currency));
    throw invalid('lines', returnTooSmall(of!, back!));
  }
  const at = new Date(now());
  const columns = {
    ...issuedColumns(wanted),
    lines: json(lines),
    byName: personOf(viewer).name,
    updatedAt: at,
  };
  if (before) await trx.updateTable('returnInvoices').set(columns).where('id', '=', before.id).execute();
  else
    await trx
      .insertInto('returnInvoices')
      .values({ ...columns, refundId: refund.id, issuedBy, uuid: randomUUID(), pdfName: null, createdAt: at })
      .execute();
  await noteInvoice(trx, viewer, order, at, { before: fieldsOf(before), after: fieldsOf(columns) });
}
