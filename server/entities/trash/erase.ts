import { sql } from 'kysely';
import type { TrashKind } from '#contract/trash.ts';
import { forgetTitle, record } from '../audit/record.ts';
import type { Trx } from '../../base/db/database.ts';
import type { Viewer } from '../../call/handlers.ts';

export interface By {
  viewer: Viewer;
  at: Date;
}

/** A column of the row as it was deleted; both engines know the operators. */
export const deletedColumn = (column: string) => sql<string | null>`cast(data->'row'->>${sql.lit(column)} as text)`;

/** @returns false where somebody else has taken it out at this very moment */
export const takeOut = async (trx: Trx, entryId: number): Promise<boolean> =>
  (await trx.deleteFrom('trash').where('id', '=', entryId).executeTakeFirst()).numDeletedRows > 0n;

/** How an entry of the trash is found and named. */
export interface TrashedRow {
  id: number;
  kind: TrashKind;
  rowId: string;
  title: string;
}

/**
 * Erases an entry, with the words of visitors that the audit table repeats. A row that others need stays deleted in its
 * table.
 * @param erasedTitle stands for the title afterwards, where it says what a visitor wrote
 * @param by notes it in the audit table; without, its time was over
 * @returns false where it was not there any more
 */
export async function eraseEntry(
  trx: Trx,
  { id, kind, rowId, title }: TrashedRow,
  { erasedTitle, by }: { erasedTitle?: string | undefined; by?: By },
): Promise<boolean> {
  if (!(await takeOut(trx, id))) return false;
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
