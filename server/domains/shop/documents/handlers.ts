// Documents of orders as PDF, made when somebody asks and kept nowhere.
import { setImmediate } from 'node:timers/promises';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Download } from '#contract/downloads.ts';
import { DOCUMENT_FILES, DOCUMENT_LABELS, isCustomers, type OrderDocument } from '#contract/order-documents.ts';
import { MAX_DOCUMENTS } from '#contract/orders.ts';
import { istanbulDay } from '../../../base/clock.ts';
import type { FileStorage } from '../../../base/files/storage.ts';
import { limitOf } from '../../../base/limits/rate-limits.ts';
import { bytesOf, openPdf, type Pdf } from '../../../base/pdf/open-pdf.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import { readingAudit } from '../../../entities/audit/reading.ts';
import { orderStore } from '../orders/store.ts';
import type { ShopServices } from '../payments/services.ts';
import { documentsOfMany, noOrders, NOT_OF_A_SHIPMENT, ORDER_ABSENT, tooManyDocuments } from '../texts.ts';
import {
  openForDocument,
  orderForDocument,
  shipmentForDocument,
  type DocumentContent,
  type OrderContent,
} from './content.ts';
import { letterheadOf } from './letterhead.ts';
import { drawLabel, drawPacking } from './packing.ts';
import { drawPriced } from './priced.ts';

const DRAW: Record<OrderDocument, (pdf: Pdf, content: DocumentContent) => void> = {
  proforma: (pdf, content) => drawPriced(pdf, 'proforma', content),
  order: (pdf, content) => drawPriced(pdf, 'order', content),
  packing: drawPacking,
  label: drawLabel,
};
const PDF_TYPE = 'application/pdf';
/** A document takes a tenth of a second of the processor. */
const ASKED = limitOf('GET /api/orders/:id/documents/:kind');

export const documentHandlers = (services: ShopServices, storage: FileStorage) => {
  const { database, limits, now } = services;
  const { db } = database;
  const orders = orderStore(database, now);
  const noteReading = readingAudit(database, now);

  /** What travels with the goods has what has not left yet. */
  const contentFor = async (kind: OrderDocument, whole: OrderContent): Promise<OrderContent> =>
    isCustomers(kind) ? whole : openForDocument(db, whole);

  /** The documents of several orders, one after the other, in one file. */
  async function fileOf(kind: OrderDocument, name: string, contents: readonly OrderContent[]): Promise<Download> {
    const letterhead = await letterheadOf(storage, await settingStore({ db }).all());
    const at = new Date(now());
    const pdf = await openPdf({ title: `${DOCUMENT_LABELS[kind]} ${name}`, author: letterhead.name, at });
    for (const content of contents) {
      DRAW[kind](pdf, { ...content, letterhead, at });
      await setImmediate(); // fifty documents take seconds, in which others are answered too
    }
    return {
      fileName: `${DOCUMENT_FILES[kind]}-${name}.pdf`,
      contentType: PDF_TYPE,
      content: { bytes: await bytesOf(pdf) },
    };
  }

  return handlers({
    async 'GET /api/orders/:id/documents/:kind'({ params: { id, kind }, query: { shipment } }, { viewer, grant }) {
      const person = personOf(viewer);
      if (grant !== 'allow' && !isCustomers(kind)) throw notFound(ORDER_ABSENT);
      const isSeen = grant === 'allow' ? undefined : ({ userId }: { userId: number | null }) => userId === person.id;
      const whole = await orderForDocument(db, id, isSeen);
      if (shipment !== undefined && isCustomers(kind)) throw new ApiError(400, 'VALIDATION', NOT_OF_A_SHIPMENT);
      const content =
        shipment === undefined ? await contentFor(kind, whole) : await shipmentForDocument(db, whole, shipment);
      await limits.takeFor(ASKED, person.publicId);
      const name = [content.order.number, shipment !== undefined && content.shipment?.no].filter(Boolean).join('-');
      return fileOf(kind, name, [content]);
    },

    async 'GET /api/orders/documents/:kind'({ params: { kind }, query }, { viewer }) {
      const found = await orders.all(query);
      if (found.length === 0) throw new ApiError(404, 'NOT_FOUND', noOrders);
      if (found.length > MAX_DOCUMENTS)
        throw new ApiError(400, 'VALIDATION', tooManyDocuments(found.length, MAX_DOCUMENTS));
      await limits.takeFor(ASKED, personOf(viewer).publicId);
      await noteReading({
        viewer,
        kind: 'order',
        action: 'export',
        title: documentsOfMany(DOCUMENT_LABELS[kind]),
        rows: found.length,
        filter: query,
      });
      const contents = [];
      for (const { publicId } of found) contents.push(await contentFor(kind, await orderForDocument(db, publicId)));
      return fileOf(kind, istanbulDay(now()), contents);
    },
  });
};
