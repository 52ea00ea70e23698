import type { AuditKind } from '#contract/audit.ts';
import type { Trx } from '../db/open.ts';
import { newPublicId } from '../db/public-id.ts';
import { json } from '../db/tables.ts';
import { personOf, type Viewer } from '../http/handlers.ts';

/** A deleted row and what went with it. */
export interface TrashData { row: object; related: unknown }

/** Keeps what is being deleted, as JSON, in the same transaction. */
export async function putInTrash(trx: Trx, { viewer, at, kind, rowId, title, data }: { viewer: Viewer; at: Date; kind: AuditKind; rowId: string; title: string; data: TrashData }): Promise<void> {
  await trx.insertInto('trash').values({ publicId: newPublicId(), kind, rowId, title, data: json<unknown>(data), deletedBy: personOf(viewer).name, deletedAt: at }).execute();
}
