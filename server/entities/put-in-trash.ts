import type { AuditKind } from '#contract/audit.ts';
import { fold } from '#contract/text.ts';
import { isTrashKind } from '#contract/trash.ts';
import type { Trx } from '../base/db/database.ts';
import { newPublicId } from '../base/db/public-id.ts';
import { json } from '../base/db/tables.ts';
import { personOf, type Viewer } from '../call/handlers.ts';

/**
 * A deleted row with its related rows. Where its table keeps the row, the table's version counts: it may have changed
 * since.
 */
export interface TrashData {
  row: object;
  related?: unknown;
}

/** Stores the deleted row as JSON, in the transaction that deletes it. */
export async function putInTrash(
  trx: Trx,
  {
    viewer,
    at,
    kind,
    rowId,
    title,
    data,
  }: { viewer: Viewer; at: Date; kind: AuditKind; rowId: string; title: string; data: TrashData },
): Promise<void> {
  if (!isTrashKind(kind))
    throw new Error(`rows of the kind '${kind}' are not restored, so the trash does not take them`);
  await trx
    .insertInto('trash')
    .values({
      publicId: newPublicId(),
      kind,
      rowId,
      title,
      titleFolded: fold(title),
      data: json<unknown>(data),
      deletedBy: personOf(viewer).name,
      deletedAt: at,
    })
    .execute();
}
