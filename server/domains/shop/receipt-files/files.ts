// Bank receipts that customers upload: private files with generated names, for the customer and admins alone. They mark
// an order for staff and pay nothing: money counts once staff have seen it (`receipts/`).
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Download } from '#contract/downloads.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { BY_RECEIPTS } from '#contract/order-facts.ts';
import {
  NOT_A_RECEIPT_FILE,
  RECEIPT_FILE_ABSENT,
  RECEIPT_FILES_CLOSED,
  tooManyReceiptFiles,
} from '#contract/receipt-file-texts.ts';
import { MAX_RECEIPT_FILES, RECEIPT_FILE } from '#contract/receipt-files.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Db } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { inspectDocument } from '../../../base/files/document-kind.ts';
import { pictureFormat } from '../../../base/files/picture-format.ts';
import { RECEIPT_FOLDER, type FileStorage } from '../../../base/files/storage.ts';
import { removeUnknownFiles } from '../../../base/files/unknown-files.ts';
import { addOrderEvent } from '../orders/events.ts';
import { getOrder } from '../orders/store.ts';
import { OVER, type OrderRow } from '../payments/facts.ts';
import { RECEIPT_UPLOADED } from '../texts.ts';

type Kind = 'pdf' | 'jpg' | 'png';
const TYPES: Record<Kind, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };
const PICTURES = { jpeg: 'jpg', png: 'png' } as const;
/** By its content, whatever its name says. */
async function kindOf(content: Buffer): Promise<Kind | undefined> {
  const picture = pictureFormat(content);
  if (picture === 'jpeg' || picture === 'png') return PICTURES[picture];
  return (await inspectDocument(content)).kind === 'pdf' ? 'pdf' : undefined;
}

/** Whether the order's money is waited for. */
const isAwaited = ({ provider, paidAt, status }: OrderRow): boolean =>
  BY_RECEIPTS.includes(provider) && paidAt === null && !OVER.includes(status) && status !== 'refunded';

export const receiptFilesOf = (db: Db, orderId: number) =>
  db.selectFrom('receiptFiles').selectAll().where('orderId', '=', orderId).orderBy('id').execute();

export const receiptFileStore = ({
  database,
  storage,
  now,
}: {
  database: Database;
  storage: FileStorage;
  now: Clock;
}) => ({
  /**
   * Stores the file, then its row, and notes it in the order's history.
   * @param isSeen whether the order is the caller's
   * @returns the order's public id
   * @throws NOT_FOUND, INVALID_FILE, GUARDED
   */
  async add(idOrNumber: string, isSeen: (row: OrderRow) => boolean, name: string, file: ReceivedFile): Promise<string> {
    const guarded = (sentence: string): ApiError => new ApiError(409, 'GUARDED', sentence);
    if (!isAwaited(await getOrder(database.db, idOrNumber, isSeen))) throw guarded(RECEIPT_FILES_CLOSED);
    const content = await readFile(file.path);
    const kind = await kindOf(content);
    if (!kind)
      throw new ApiError(400, 'INVALID_FILE', NOT_A_RECEIPT_FILE, { [RECEIPT_FILE.field]: NOT_A_RECEIPT_FILE });
    const fileName = `${randomBytes(16).toString('hex')}.${kind}`;
    const path = `${RECEIPT_FOLDER}/${fileName}`;
    await storage.put(path, content);
    try {
      return await database.write('orders', async (trx) => {
        const order = await getOrder(trx, idOrNumber, isSeen);
        if (!isAwaited(order)) throw guarded(RECEIPT_FILES_CLOSED); // paid meanwhile
        if ((await receiptFilesOf(trx, order.id)).length >= MAX_RECEIPT_FILES)
          throw guarded(tooManyReceiptFiles(MAX_RECEIPT_FILES));
        const at = new Date(now());
        await trx
          .insertInto('receiptFiles')
          .values({
            publicId: newPublicId(),
            orderId: order.id,
            fileName,
            originalName: file.originalName,
            kind,
            sizeBytes: file.sizeBytes,
            createdAt: at,
          })
          .execute();
        await addOrderEvent(trx, {
          orderId: order.id,
          at,
          by: { kind: 'customer', name },
          from: order.status,
          to: order.status,
          notes: RECEIPT_UPLOADED,
        });
        await trx
          .updateTable('orders')
          .set({ version: order.version + 1, updatedAt: at })
          .where('id', '=', order.id)
          .execute();
        return order.publicId;
      });
    } catch (error) {
      await storage.remove(path);
      throw error;
    }
  },

  /** With the customer's file name and the ending of its real type. @throws NOT_FOUND */
  async download(idOrNumber: string, isSeen: (row: OrderRow) => boolean, fileId: string): Promise<Download> {
    const order = await getOrder(database.db, idOrNumber, isSeen);
    const file = (await receiptFilesOf(database.db, order.id)).find(({ publicId }) => publicId === fileId);
    if (!file) throw notFound(RECEIPT_FILE_ABSENT);
    return {
      fileName: `${file.originalName.replace(/\.[A-Za-z0-9]{1,8}$/, '')}.${file.kind}`,
      contentType: TYPES[file.kind],
      content: { privatePath: `${RECEIPT_FOLDER}/${file.fileName}` },
    };
  },

  /** Removes files without a row: those of erased people, and what a process left that died between the two steps. */
  async removeUnknown(): Promise<void> {
    const known = new Set(
      (await database.db.selectFrom('receiptFiles').select('fileName').execute()).map(({ fileName }) => fileName),
    );
    await removeUnknownFiles(storage, { folder: RECEIPT_FOLDER, known, nowMs: now() });
  },
});
