// Invoices of orders: staff prepare the draft, record its official number, and upload what the integrator made.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Parsed } from '#contract/endpoints.ts';
import {
  draftLacks,
  EXEMPTION_NEEDED,
  INVOICE_DAY_LATER,
  INVOICE_DAY_NEEDED,
  INVOICE_NUMBER_TWICE,
  NO_INVOICE_PDF,
  NOT_AN_INVOICE_PDF,
  NOT_INVOICEABLE,
  NOT_INVOICED,
  NUMBER_BEFORE_PDF,
} from '#contract/invoice-texts.ts';
import { INVOICE_PDF, type InvoiceReply, type OrderInvoice } from '#contract/invoices.ts';
import { TURNOVER_STATUSES } from '#contract/order-facts.ts';
import type { Selectable } from 'kysely';
import { istanbulDay } from '../../../base/clock.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { InvoiceTable } from '../../../base/db/tables.ts';
import { inspectDocument } from '../../../base/files/document-kind.ts';
import { INVOICE_FOLDER, type FileStorage } from '../../../base/files/storage.ts';
import { removeUnknownFiles } from '../../../base/files/unknown-files.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { handlers, personOf, type Viewer } from '../../../call/handlers.ts';
import type { ShownFields } from '../../../entities/audit/record.ts';
import { orderForDocument } from '../documents/content.ts';
import { orderMails } from '../orders/mails.ts';
import { showStaffOrder } from '../orders/shown.ts';
import { getOrder, getWholeOrder } from '../orders/store.ts';
import { checkVersion, recordChange } from '../orders/version.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { ShopServices } from '../payments/services.ts';
import { draftOf, missingIn, needsExemption, proposedProfile, type DraftParts } from './draft.ts';
import { ublOf } from './ubl.ts';

type Row = Selectable<InvoiceTable>;
type Wanted = Parsed<'PUT /api/orders/:id/invoice'>['body'];

const invalid = (field: string, sentence: string): ApiError =>
  new ApiError(400, 'VALIDATION', sentence, { [field]: sentence });

const invoiceRow = (db: Db, orderId: number): Promise<Row | undefined> =>
  db.selectFrom('invoices').selectAll().where('orderId', '=', orderId).executeTakeFirst();

const show = ({ uuid, profile, exemptionCode, state, number, issueDate, pdfName, byName }: Row): OrderInvoice => ({
  uuid,
  profile,
  exemptionCode,
  state,
  number: number ?? '',
  issueDate,
  hasPdf: pdfName !== null,
  by: byName,
});

const canPrepare = ({ status }: OrderRow): boolean => TURNOVER_STATUSES.includes(status);

/** Its columns as the audit table and a conflict show them. */
const fieldsOf = (row: Pick<Row, 'profile' | 'exemptionCode' | 'state' | 'number' | 'issueDate'> | undefined) =>
  row === undefined
    ? { invoiceState: null, invoiceNumber: null, invoiceDate: null }
    : { invoiceState: row.state, invoiceNumber: row.number ?? '', invoiceDate: row.issueDate };

export const invoiceHandlers = (services: ShopServices, storage: FileStorage) => {
  const { database, now, config } = services;
  const mails = orderMails(services);

  const partsOf = async (db: Db, idOrNumber: string): Promise<DraftParts> => {
    const { order, lines } = await orderForDocument(db, idOrNumber);
    return { order, lines, settings: await settingStore({ db }).all(), publicUrl: config.publicUrl };
  };
  const reply = async (idOrNumber: string): Promise<InvoiceReply> => {
    const parts = await partsOf(database.db, idOrNumber);
    const row = await invoiceRow(database.db, parts.order.id);
    return {
      invoice: row ? show(row) : null,
      canPrepare: row !== undefined || canPrepare(parts.order),
      proposed: proposedProfile(parts),
      needsExemption: needsExemption(parts),
      missing: missingIn(parts, row?.exemptionCode ?? ''),
    };
  };

  /** A change of the invoice is one of its order: the same version and audit row. */
  const note = async (
    trx: Trx,
    viewer: Viewer,
    order: OrderRow,
    before: ShownFields,
    after: ShownFields,
  ): Promise<void> => {
    const at = new Date(now());
    await trx
      .updateTable('orders')
      .set({ version: order.version + 1, updatedAt: at })
      .where('id', '=', order.id)
      .execute();
    await recordChange(trx, viewer, order, { at, before, after });
  };
  const showOrder = async (id: string) => showStaffOrder(await getWholeOrder(database.db, id), now());

  async function save(trx: Trx, viewer: Viewer, idOrNumber: string, wanted: Wanted): Promise<void> {
    const parts = await partsOf(trx, idOrNumber);
    const { order } = parts;
    await checkVersion(trx, order, wanted.version);
    const before = await invoiceRow(trx, order.id);
    if (!before && !canPrepare(order)) throw new ApiError(409, 'GUARDED', NOT_INVOICEABLE);
    const { profile, exemptionCode, number, issueDate, isCancelled } = wanted;
    if (number !== '' && issueDate === null) throw invalid('issueDate', INVOICE_DAY_NEEDED);
    if (issueDate !== null && issueDate > istanbulDay(now())) throw invalid('issueDate', INVOICE_DAY_LATER);
    if (number === '' && needsExemption(parts) && exemptionCode === '')
      throw invalid('exemptionCode', EXEMPTION_NEEDED);
    const other = await trx
      .selectFrom('invoices')
      .select('orderId')
      .where('number', '=', number)
      .where('orderId', '!=', order.id)
      .executeTakeFirst();
    if (number !== '' && other)
      throw new ApiError(409, 'DUPLICATE', INVOICE_NUMBER_TWICE, { number: INVOICE_NUMBER_TWICE });
    const at = new Date(now());
    const issued = number === '' ? ('draft' as const) : ('issued' as const);
    const columns = {
      profile,
      exemptionCode,
      number: number || null,
      issueDate: number === '' ? null : issueDate,
      state: isCancelled ? ('cancelled' as const) : issued,
      byName: personOf(viewer).name,
      updatedAt: at,
    };
    if (before) await trx.updateTable('invoices').set(columns).where('id', '=', before.id).execute();
    else
      await trx
        .insertInto('invoices')
        .values({ ...columns, orderId: order.id, uuid: randomUUID(), pdfName: null, createdAt: at })
        .execute();
    await note(trx, viewer, order, fieldsOf(before), fieldsOf(columns));
  }

  return handlers({
    'GET /api/orders/:id/invoice': ({ params }) => reply(params.id),

    async 'PUT /api/orders/:id/invoice'({ params, body }, { viewer }) {
      await database.write('orders', (trx) => save(trx, viewer, params.id, body));
      return showOrder(params.id);
    },

    async 'GET /api/orders/:id/invoice/xml'({ params }) {
      const parts = await partsOf(database.db, params.id);
      const row = await invoiceRow(database.db, parts.order.id);
      if (!row) throw notFound(NOT_INVOICED);
      const missing = missingIn(parts, row.exemptionCode);
      if (missing.length > 0) throw new ApiError(409, 'GUARDED', draftLacks(missing));
      return {
        fileName: `fatura-${parts.order.number}.xml`,
        contentType: 'application/xml',
        content: { bytes: Buffer.from(ublOf(draftOf(parts, row, new Date(now())))) },
      };
    },

    async 'POST /api/orders/:id/invoice/pdf'({ params, file }, { viewer }) {
      const content = await readFile(file.path);
      if ((await inspectDocument(content)).kind !== 'pdf')
        throw new ApiError(400, 'INVALID_FILE', NOT_AN_INVOICE_PDF, { [INVOICE_PDF.field]: NOT_AN_INVOICE_PDF });
      const pdfName = `${randomBytes(16).toString('hex')}.pdf`;
      const path = `${INVOICE_FOLDER}/${pdfName}`;
      await storage.put(path, content);
      try {
        await database.write('orders', async (trx) => {
          const order = await getOrder(trx, params.id);
          const row = await invoiceRow(trx, order.id);
          if (row?.state !== 'issued') throw new ApiError(409, 'GUARDED', NUMBER_BEFORE_PDF);
          const at = new Date(now());
          await trx
            .updateTable('invoices')
            .set({ pdfName, byName: personOf(viewer).name, updatedAt: at })
            .where('id', '=', row.id)
            .execute();
          await note(trx, viewer, order, { invoicePdf: row.pdfName !== null }, { invoicePdf: true });
          // A corrected file is no news.
          if (row.pdfName === null) await mails.invoiceReady(trx, order.id, at, { number: row.number ?? '' });
        });
      } catch (error) {
        await storage.remove(path);
        throw error;
      }
      return showOrder(params.id);
    },

    async 'GET /api/orders/:id/invoice/pdf'({ params }, { viewer, grant }) {
      const isSeen = grant === 'allow' ? undefined : ({ userId }: OrderRow) => userId === personOf(viewer).id;
      const order = await getOrder(database.db, params.id, isSeen);
      const row = await invoiceRow(database.db, order.id);
      if (!row?.pdfName || (grant !== 'allow' && row.state !== 'issued')) throw notFound(NO_INVOICE_PDF);
      return {
        fileName: `fatura-${row.number ?? order.number}.pdf`,
        contentType: 'application/pdf',
        content: { privatePath: `${INVOICE_FOLDER}/${row.pdfName}` },
      };
    },
  });
};

/** Removes PDFs that no invoice names: replaced ones, and what a process left that died midway. */
export async function removeUnknownInvoicePdfs({
  database: { db },
  storage,
  now,
}: Pick<ShopServices, 'database' | 'now'> & { storage: FileStorage }): Promise<void> {
  const rows = await db.selectFrom('invoices').select('pdfName').where('pdfName', 'is not', null).execute();
  const known = new Set(rows.map(({ pdfName }) => pdfName!));
  await removeUnknownFiles(storage, { folder: INVOICE_FOLDER, known, nowMs: now() });
}
