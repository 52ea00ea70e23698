// Invoices of orders and of what was returned of them: staff prepare the draft, record its official number, and upload
// what the integrator made.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError, notFound } from '#contract/api-error.ts';
import {
  draftLacks,
  NO_INVOICE_PDF,
  NO_RETURN_PDF,
  NOT_AN_INVOICE_PDF,
  NOT_INVOICED,
  NOTHING_TO_INVOICE,
  NUMBER_BEFORE_PDF,
} from '#contract/invoice-texts.ts';
import { INVOICE_PDF, type OrderInvoice } from '#contract/invoices.ts';
import { inspectDocument } from '../../../base/files/document-kind.ts';
import { INVOICE_FOLDER, type FileStorage } from '../../../base/files/storage.ts';
import { removeUnknownFiles } from '../../../base/files/unknown-files.ts';
import type { Trx } from '../../../base/db/database.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import { orderMails } from '../orders/mails.ts';
import { showStaffOrder } from '../orders/shown.ts';
import { getOrder, getWholeOrder } from '../orders/store.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { ShopServices } from '../payments/services.ts';
import { bulkInvoices } from './bulk.ts';
import {
  draftOf,
  isNothingLeft,
  missingIn,
  missingInReturn,
  needsExemption,
  proposedProfile,
  returnDraftOf,
} from './draft.ts';
import { preparedReturn, saveReturn, showReturns } from './returns.ts';
import { canPrepare, invoiceRow, invoiceStore, noteInvoice, type InvoiceRow } from './store.ts';
import { ublOf, type UblInvoice } from './ubl.ts';

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
  const { partsOf, save } = invoiceStore(services);
  const bulk = bulkInvoices(services);
  const showOrder = async (id: string) => showStaffOrder(await getWholeOrder(database.db, id), now());

  const xmlOf = (draft: UblInvoice, fileName: string) => ({
    fileName,
    contentType: 'application/xml',
    content: { bytes: Buffer.from(ublOf(draft)) },
  });
  const pdfOf = (pdfName: string, number: string) => ({
    fileName: `fatura-${number}.pdf`,
    contentType: 'application/pdf',
    content: { privatePath: `${INVOICE_FOLDER}/${pdfName}` },
  });

  /** Keeps an uploaded PDF under a new name, if what `store` writes with it is committed. */
  async function keepPdf(
    file: { path: string },
    orderId: string,
    store: (trx: Trx, order: OrderRow, pdfName: string) => Promise<void>,
  ): Promise<void> {
    const content = await readFile(file.path);
    if ((await inspectDocument(content)).kind !== 'pdf')
      throw new ApiError(400, 'INVALID_FILE', NOT_AN_INVOICE_PDF, { [INVOICE_PDF.field]: NOT_AN_INVOICE_PDF });
    const pdfName = `${randomBytes(16).toString('hex')}.pdf`;
    const path = `${INVOICE_FOLDER}/${pdfName}`;
    await storage.put(path, content);
    try {
      await database.write('orders', async (trx) => store(trx, await getOrder(trx, orderId), pdfName));
    } catch (error) {
      await storage.remove(path);
      throw error;
    }
  }

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
        isNothingLeft: isNothingLeft(parts, row),
        returns: await showReturns(database.db, parts, row),
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
      if (isNothingLeft(parts, row)) throw new ApiError(409, 'GUARDED', NOTHING_TO_INVOICE);
      return xmlOf(draftOf(parts, row, new Date(now())), `fatura-${parts.order.number}.xml`);
    },

    async 'POST /api/orders/:id/invoice/pdf'({ params, file }, { viewer }) {
      await keepPdf(file, params.id, async (trx, order, pdfName) => {
        const row = await invoiceRow(trx, order.id);
        if (row?.state !== 'issued') throw new ApiError(409, 'GUARDED', NUMBER_BEFORE_PDF);
        const at = new Date(now());
        await trx
          .updateTable('invoices')
          .set({ pdfName, byName: personOf(viewer).name, updatedAt: at })
          .where('id', '=', row.id)
          .execute();
        const had = row.pdfName !== null;
        await noteInvoice(trx, viewer, order, at, { before: { invoicePdf: had }, after: { invoicePdf: true } });
        // A corrected file is no news.
        if (!had) await mails.invoiceReady(trx, order.id, at, { number: row.number ?? '' });
      });
      return showOrder(params.id);
    },

    async 'GET /api/orders/:id/invoice/pdf'({ params }, { viewer, grant }) {
      const isSeen = grant === 'allow' ? undefined : ({ userId }: OrderRow) => userId === personOf(viewer).id;
      const order = await getOrder(database.db, params.id, isSeen);
      const row = await invoiceRow(database.db, order.id);
      if (!row?.pdfName || (grant !== 'allow' && row.state !== 'issued')) throw notFound(NO_INVOICE_PDF);
      return pdfOf(row.pdfName, row.number ?? order.number);
    },

    async 'PUT /api/orders/:id/refunds/:refund/invoice'({ params, body }, { viewer }) {
      await database.write('orders', async (trx) =>
        saveReturn(trx, services, viewer, await partsOf(trx, params.id), params.refund, body),
      );
      return showOrder(params.id);
    },

    async 'GET /api/orders/:id/refunds/:refund/invoice/xml'({ params }) {
      const parts = await partsOf(database.db, params.id);
      const row = await preparedReturn(database.db, parts.order, params.refund);
      const first = await invoiceRow(database.db, parts.order.id);
      const missing = missingInReturn(parts, first, row);
      if (missing.length > 0 || !first) throw new ApiError(409, 'GUARDED', draftLacks(missing));
      return xmlOf(returnDraftOf(parts, first, row, new Date(now())), `iade-${parts.order.number}-${row.id}.xml`);
    },

    async 'POST /api/orders/:id/refunds/:refund/invoice/pdf'({ params, file }, { viewer }) {
      await keepPdf(file, params.id, async (trx, order, pdfName) => {
        const row = await preparedReturn(trx, order, params.refund);
        if (row.state !== 'issued') throw new ApiError(409, 'GUARDED', NUMBER_BEFORE_PDF);
        const at = new Date(now());
        await trx
          .updateTable('returnInvoices')
          .set({ pdfName, byName: personOf(viewer).name, updatedAt: at })
          .where('id', '=', row.id)
          .execute();
        await noteInvoice(trx, viewer, order, at, {
          before: { returnInvoicePdf: row.pdfName !== null },
          after: { returnInvoicePdf: true },
        });
      });
      return showOrder(params.id);
    },

    async 'GET /api/orders/:id/refunds/:refund/invoice/pdf'({ params }, { viewer, grant }) {
      const isSeen = grant === 'allow' ? undefined : ({ userId }: OrderRow) => userId === personOf(viewer).id;
      const order = await getOrder(database.db, params.id, isSeen);
      const row = await preparedReturn(database.db, order, params.refund);
      if (!row.pdfName || (grant !== 'allow' && row.state !== 'issued')) throw notFound(NO_RETURN_PDF);
      return pdfOf(row.pdfName, row.number ?? order.number);
    },
  });
};

/** Removes PDFs that no invoice names: replaced ones, and what a process left that died midway. */
export async function removeUnknownInvoicePdfs({
  database: { db },
  storage,
  now,
}: Pick<ShopServices, 'database' | 'now'> & { storage: FileStorage }): Promise<void> {
  const rows = await db
    .selectFrom('invoices')
    .select('pdfName')
    .unionAll(db.selectFrom('returnInvoices').select('pdfName'))
    .execute();
  const known = new Set(rows.flatMap(({ pdfName }) => pdfName ?? []));
  await removeUnknownFiles(storage, { folder: INVOICE_FOLDER, known, nowMs: now() });
}
