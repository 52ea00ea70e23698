import { sql } from 'kysely';
import type { TrashKind } from '#contract/trash.ts';
import { forgetTitle, record } from '../audit/record.ts';
import { noteErased } from '../media/uses.ts';
import { eraseVersions } from '../keep-version.ts';
import type { Trx } from '../../base/db/database.ts';
import type { Viewer } from '../../call/handlers.ts';

export interface By {
  viewer: Viewer;
  at: Date;
  /** Id of the audit entry about many rows that it is a part of. */
  within?: number | undefined;
}

/** A column of the row as it was deleted, read from JSON; both engines have these operators. */
export const deletedColumn = (column: string) => sql<string | null>`cast(data->'row'->>${sql.lit(column)} as text)`;

/** @returns false when somebody else has taken the entry out at this very moment */
export const takeOut = async (trx: Trx, entryId: number): Promise<boolean> =>
  (await trx.deleteFrom('trash').where('id', '=', entryId).executeTakeFirst()).numDeletedRows > 0n;

/** The columns that find and name an entry of the trash. */
export interface TrashedRow {
  id: number;
  kind: TrashKind;
  rowId: string;
  title: string;
}

/**
 * Erases an entry, with the visitor's words that the audit table repeats. A row that others need stays deleted in its
 * table.
 * @param erasedTitle replaces a title that consists of a visitor's words
 * @param by is noted in the audit table; without it the entry has expired
 * @returns false when the entry was already gone
 */
export async function eraseEntry(
  trx: Trx,
  { id, kind, rowId, title }: TrashedRow,
  { erasedTitle, by }: { erasedTitle?: string | undefined; by?: By },
): Promise<boolean> {
  if (!(await takeOut(trx, id))) return false;
  await eraseVersions(trx, kind, rowId);
  await noteErased(trx, kind, rowId);
  if (erasedTitle !== undefined) await forgetTitle(trx, kind, rowId, erasedTitle);
  if (by)
    await record(trx, {
      viewer: by.viewer,
      now: by.at,
      action: 'erase',
      kind,
      rowId,
      rowVersion: null,
      title: erasedTitle ?? title,
    });
  return true;
}
