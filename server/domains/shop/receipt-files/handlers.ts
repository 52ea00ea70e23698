import type { Grant } from '#contract/access.ts';
import type { FileStorage } from '../../../base/files/storage.ts';
import { handlers, personOf, type Viewer } from '../../../call/handlers.ts';
import { showOrder } from '../orders/shown.ts';
import { getWholeOrder } from '../orders/store.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { ShopServices } from '../payments/services.ts';
import { receiptFileStore } from './files.ts';

/** Bank receipts that customers upload, and admins read. */
export const receiptFileHandlers = (
  { database, now }: Pick<ShopServices, 'database' | 'now'>,
  storage: FileStorage,
) => {
  const files = receiptFileStore({ database, storage, now });
  const seenBy =
    (viewer: Viewer, grant: Grant) =>
    ({ userId }: OrderRow): boolean =>
      grant === 'allow' || userId === personOf(viewer).id;

  return handlers({
    async 'POST /api/orders/:id/receipt-files'({ params, file }, { viewer, grant }) {
      const id = await files.add(params.id, seenBy(viewer, grant), personOf(viewer).name, file);
      return showOrder(await getWholeOrder(database.db, id), now());
    },
    'GET /api/orders/:id/receipt-files/:file': ({ params }, { viewer, grant }) =>
      files.download(params.id, seenBy(viewer, grant), params.file),
  });
};
