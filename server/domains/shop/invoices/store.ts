// Invoices as rows beside their orders: read, prepared, and changed as a change of the order.
import { randomUUID } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import type { Parsed } from '#contract/endpoints.ts';
import {
  EXEMPTION_NEEDED,
  INVOICE_DAY_LATER,
  INVOICE_DAY_NEEDED,
  INVOICE_NUMBER_TWICE,
  NOT_INVOICEABLE,
} from '#contract/invoice-texts.ts';
import { TURNOVER_STATUSES } from '#contract/order-facts.ts';
import type { Selectable } from 'kysely';
import type { MailConfig } from '../../../base/mail/recipients.ts';
import { istanbulDay, type Clock } from '../../../base/clock.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { InvoiceTable } from '../../../base/db/tables.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { personOf, type Viewer } from '../../../call/handlers.ts';
import type { ShownFields } from '../../../entities/audit/record.ts';
import { orderForDocument } from '../documents/content.ts';
import { checkVersion, recordChange } from '../orders/version.ts';
import type { OrderRow } from '../payments/facts.ts';
import { needsExemption, type DraftParts } from './draft.ts';

export type InvoiceRow = Selectable<InvoiceTable>;
type Wanted = Parsed<'PUT /api/orders/:id/invoice'>['body'];

export const invalid = (field: string, sentence: string): ApiError =>
  new ApiError(400, 'VALIDATION', sentence, { [field]: sentence });

export const invoiceRow = (db: Db, orderId: number): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoices').selectAll().where('orderId', '=', orderId).executeTakeFirst();

/** Whether the order is paid, or approved on account. */
export const canPrepare = ({ status }: OrderRow): boolean => TURNOVER_STATUSES.includes(status);

/** Its columns as the audit table has them. */
const fieldsOf = (row: Pick<InvoiceRow, 'state' | 'number' | 'issueDate'> | undefined): ShownFields =>
  row === undefined
    ? { invoiceState: null, invoiceNumber: null, invoiceDate: null }
    : { invoiceState: row.state, invoiceNumber: row.number ?? '', invoiceDate: row.issueDate };

type Issue = Pick<Wanted, 'number' | 'issueDate' | 'isCancelled'>;

/** Refuses an official number without its day, and a day to come. @throws VALIDATION */
export function checkDay({ number, issueDate }: Pick<Issue, 'number' | 'issueDate'>, today: string): void {
  if (number !== '' && issueDate === null) throw invalid('issueDate', INVOICE_DAY_NEEDED);
  if (issueDate !== null && issueDate > today) throw invalid('issueDate', INVOICE_DAY_LATER);
}

/** What the official number makes of an invoice. */
export function issuedColumns({ number, issueDate, isCancelled }: Issue) {
  const issued = number === '' ? ('draft' as const) : ('issued' as const);
  return {
    number: number || null,
    issueDate: number === '' ? null : issueDate,
    state: isCancelled ? ('cancelled' as const) : issued,
  };
}

/** A change of an invoice is one of its order: the same version and audit row. */
export async function noteInvoice(
  trx: Trx,
  viewer: Viewer,
  order: OrderRow,
  at: Date,
  { before, after }: { before: ShownFields; after: ShownFields },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ version: order.version + 1, updatedAt: at })
    .where('id', '=', order.id)
    .execute();
  await recordChange(trx, viewer, order, { at, before, after });
}

/** Refuses what the invoice's fields say together. @throws VALIDATION */
function checkFields(wanted: Wanted, isExempt: boolean, today: string): void {
  const { number, exemptionCode } = wanted;
  checkDay(wanted, today);
  if (number === '' && isExempt && exemptionCode === '') throw invalid('exemptionCode', EXEMPTION_NEEDED);
}

async function checkNumber(trx: Trx, orderId: number, number: string): Promise<void> {
  if (number === '') return;
  const other = await trx
    .selectFrom('invoices')
    .select('orderId')
    .where('number', '=', number)
    .where('orderId', '!=', orderId)
    .executeTakeFirst();
  const ofReturn = await trx
    .selectFrom('returnInvoices')
    .select('id')
    .where('number', '=', number)
    .where('issuedBy', '=', 'seller')
    .executeTakeFirst();
  if (other ?? ofReturn) throw new ApiError(409, 'DUPLICATE', INVOICE_NUMBER_TWICE, { number: INVOICE_NUMBER_TWICE });
}

export const invoiceStore = ({ now, config }: { config: Pick<MailConfig, 'publicUrl'>; now: Clock }) => {
  /** @throws 404 */
  const partsOf = async (db: Db, idOrNumber: string): Promise<DraftParts> => {
    const { order, lines } = await orderForDocument(db, idOrNumber);
    return { order, lines, settings: await settingStore({ db }).all(), publicUrl: config.publicUrl };
  };

  return {
    partsOf,
    /** Prepares the order's invoice, or changes it. @throws 404, 409 GUARDED, STALE, DUPLICATE, VALIDATION */
    async save(trx: Trx, viewer: Viewer, idOrNumber: string, wanted: Wanted): Promise<void> {
      const parts = await partsOf(trx, idOrNumber);
      const { order } = parts;
      await checkVersion(trx, order, wanted.version);
      const before = await invoiceRow(trx, order.id);
      if (!before && !canPrepare(order)) throw new ApiError(409, 'GUARDED', NOT_INVOICEABLE);
      const { profile, exemptionCode, number } = wanted;
      checkFields(wanted, needsExemption(parts), istanbulDay(now()));
      await checkNumber(trx, order.id, number);
      const at = new Date(now());
      const columns = {
        ...issuedColumns(wanted),
        profile,
        exemptionCode,
        byName: personOf(viewer).name,
        updatedAt: at,
      };
      if (before) await trx.updateTable('invoices').set(columns).where('id', '=', before.id).execute();
      else
        await trx
          .insertInto('invoices')
          .values({ ...columns, orderId: order.id, uuid: randomUUID(), pdfName: null, createdAt: at })
          .execute();
      await noteInvoice(trx, viewer, order, at, { before: fieldsOf(before), after: fieldsOf(columns) });
    },
  };
};
