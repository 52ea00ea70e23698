// Invoices of orders: staff prepare the draft, record its official number, and upload what the integrator made.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError, notFound } from '#contract/api-error.ts';
import {
  draftLacks,
  NO_INVOICE_PDF,
  NOT_AN_INVOICE_PDF,
  NOT_INVOICED,
  NUMBER_BEFORE_PDF,
} from '#contract/invoice-texts.ts';
import { INVOICE_PDF, type OrderInvoice } from '#contract/invoices.ts';
import { inspectDocument } from '../../../base/files/document-kind.ts';
import { INVOICE_FOLDER, type FileStorage } from '../../../base/files/storage.ts';
import { removeUnknownFiles } from '../../../base/files/unknown-files.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import { orderMails } from '../orders/mails.ts';
import { showStaffOrder } from '../orders/shown.ts';
import { getOrder, getWholeOrder } from '../orders/store.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { ShopServices } from '../payments/services.ts';
import { bulkInvoices } from './bulk.ts';
import { draftOf, missingIn, needsExemption, proposedProfile } from './draft.ts';
import { canPrepare, invoiceRow, invoiceStore, type InvoiceRow } from './store.ts';
import { ublOf } from './ubl.ts';

const show = ({
  uuid,
  profile,
  exemptionCode,
  state,
  number,
  issueDate,
  pdfName,
  byName,
}: InvoiceRow): OrderInvoice => ({
  uuid,
  profile,
  exemptionCode,
  state,
  number: number ?? '',
  issueDate,
  hasPdf: pdfName !== null,
  by: byName,
});

export const invoiceHandlers = (services: ShopServices, storage: FileStorage) => {
  const { database, now } = services;
  const mails = orderMails(services);
  const { partsOf, note, save } = invoiceStore(services);
  const bulk = bulkInvoices(services);
  const showOrder = async (id: string) => showStaffOrder(await getWholeOrder(database.db, id), now());

  return handlers({
    'POST /api/orders/invoices': ({ body }, { viewer }) => bulk.prepareAll(viewer, body),
    'GET /api/orders/invoices/export': ({ query }, { viewer }) => bulk.download(viewer, query),

    async 'GET /api/orders/:id/invoice'({ params }) {
      const parts = await partsOf(database.db, params.id);
      const row = await invoiceRow(database.db, parts.order.id);
      return {
        invoice: row ? show(row) : null,
        canPrepare: row !== undefined || canPrepare(parts.order),
        proposed: proposedProfile(parts),
        needsExemption: needsExemption(parts),
        missing: missingIn(parts, row?.exemptionCode ?? ''),
      };
    },

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
          const had = row.pdfName !== null;
          await note(trx, viewer, order, { before: { invoicePdf: had }, after: { invoicePdf: true } });
          // A corrected file is no news.
          if (!had) await mails.invoiceReady(trx, order.id, at, { number: row.number ?? '' });
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
