// Drafts of many orders at once: prepared where there is none, and packed into one file for the accountant.
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ApiError, notFound } from '#contract/api-error.ts';
import { ZIP_TYPE, type Download } from '#contract/downloads.ts';
import type { Output, Parsed } from '#contract/endpoints.ts';
import { NO_DRAFTS, tooManyDrafts } from '#contract/invoice-texts.ts';
import { MAX_DRAFTS } from '#contract/invoices.ts';
import { istanbulDay, istanbulWallTime } from '../../../base/clock.ts';
import { UPLOAD_FOLDER } from '../../../base/files/storage.ts';
import { createZip } from '../../../base/files/zip-writer.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { readingAudit } from '../../../entities/audit/reading.ts';
import { orderStore } from '../orders/store.ts';
import type { ShopServices } from '../payments/services.ts';
import { DRAFTS_AS_ZIP } from '../texts.ts';
import { draftOf, isNothingLeft, missingIn, proposedProfile } from './draft.ts';
import { canPrepare, invoiceRow, invoiceStore } from './store.ts';
import { ublOf } from './ubl.ts';

type OrderFilter = Parsed<'GET /api/orders/invoices/export'>['query'];
type Prepared = Output<'POST /api/orders/invoices'>;
interface Tried {
  number: string;
  missing: string[];
  isNew: boolean;
}

/** Many times what the drafts of one file take. */
const MAX_ZIP_BYTES = 256 * 1024 * 1024;

export const bulkInvoices = (services: ShopServices) => {
  const { database, now, config } = services;
  const { db } = database;
  const orders = orderStore(database, now);
  const noteReading = readingAudit(database, now);
  const { partsOf, save } = invoiceStore(services);

  /** Public ids of the filter's orders. @throws VALIDATION for more than one file holds */
  async function filtered(filter: OrderFilter): Promise<string[]> {
    const found = await orders.all(filter);
    if (found.length > MAX_DRAFTS) throw new ApiError(400, 'VALIDATION', tooManyDrafts(found.length, MAX_DRAFTS));
    return found.map(({ publicId }) => publicId);
  }

  /** Prepares the draft of an order that has none. @returns null: the order is not to have one */
  async function prepare(viewer: Viewer, publicId: string): Promise<Tried | null> {
    const parts = await partsOf(db, publicId);
    const { order } = parts;
    const row = await invoiceRow(db, order.id);
    if (row?.state === 'cancelled' || (!row && !canPrepare(order)) || isNothingLeft(parts, row)) return null;
    const missing = missingIn(parts, row?.exemptionCode ?? '');
    const isNew = !row && missing.length === 0;
    if (isNew)
      await database.write('orders', async (trx) => {
        if (await invoiceRow(trx, order.id)) return; // by somebody else meanwhile
        const profile = proposedProfile(parts);
        await save(trx, viewer, publicId, {
          profile,
          exemptionCode: '',
          number: '',
          issueDate: null,
          isCancelled: false,
        });
      });
    return { number: order.number, missing, isNew };
  }

  /** The drafts as one file. @returns undefined where there is none */
  async function zipOf(publicIds: readonly string[]): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const path = join(config.dataDir, UPLOAD_FOLDER, `${randomUUID()}.zip`); // housekeeping removes what a crash leaves
    const at = new Date(now());
    const zip = await createZip(path, { maxBytes: MAX_ZIP_BYTES, at: istanbulWallTime(at) });
    let count = 0;
    try {
      for (const publicId of publicIds) {
        const parts = await partsOf(db, publicId);
        const row = await invoiceRow(db, parts.order.id);
        if (!row || row.state === 'cancelled' || isNothingLeft(parts, row)) continue;
        if (missingIn(parts, row.exemptionCode).length > 0) continue;
        count++;
        await zip.add(`fatura-${parts.order.number}.xml`, Buffer.from(ublOf(draftOf(parts, row, at))));
      }
      if (count > 0) await zip.finish();
      else await zip.abandon();
      return count > 0 ? await readFile(path) : undefined;
    } catch (error) {
      await zip.abandon();
      throw error;
    } finally {
      await rm(path, { force: true });
    }
  }

  return {
    async prepareAll(viewer: Viewer, filter: OrderFilter): Promise<Prepared> {
      const tried: Tried[] = [];
      for (const publicId of await filtered(filter)) {
        const one = await prepare(viewer, publicId);
        if (one) tried.push(one);
        await setImmediate(); // hundreds take seconds, in which others are answered too
      }
      const left = tried.filter(({ missing }) => missing.length > 0);
      return {
        prepared: tried.filter(({ isNew }) => isNew).length,
        ready: tried.length - left.length,
        left: left.map(({ number, missing }) => ({ number, missing })),
      };
    },

    /** @throws 404 where none is prepared */
    async download(viewer: Viewer, filter: OrderFilter): Promise<Download> {
      const publicIds = await filtered(filter);
      const bytes = await zipOf(publicIds);
      if (!bytes) throw notFound(NO_DRAFTS);
      await noteReading({
        viewer,
        kind: 'order',
        action: 'export',
        title: DRAFTS_AS_ZIP,
        rows: publicIds.length,
        filter,
      });
      return { fileName: `fatura-taslaklari-${istanbulDay(now())}.zip`, contentType: ZIP_TYPE, content: { bytes } };
    },
  };
};
