// Drafts of rows that are on the site (docs/decisions/0139).
import { ApiError } from '#contract/api-error.ts';
import { DRAFT_CHANGED } from '#contract/draft-texts.ts';
import { isDraftKind, type DraftKind } from '#contract/drafts.ts';
import type { Db, Trx } from '../base/db/database.ts';
import type { RowDraftTable } from '../base/db/tables.ts';

/** A stored draft. */
export interface StoredDraft {
  version: number;
  byId: string;
  byName: string;
  at: Date;
  data: string;
}

/** Reads and writes drafts without a scope: no kept reply contains them, so no writer waits. */
export const draftStore = (db: Db) => {
  const of = (kind: DraftKind, rowId: string) => ({ kind, rowId });
  return {
    /** Drafts of a kind, newest first; those of deleted rows too. */
    newest: (kind: DraftKind, limit: number): Promise<Pick<RowDraftTable, 'rowId' | 'byName' | 'at'>[]> =>
      db
        .selectFrom('rowDrafts')
        .select(['rowId', 'byName', 'at'])
        .where('kind', '=', kind)
        .orderBy('at', 'desc')
        .orderBy('rowId')
        .limit(limit)
        .execute(),

    find: (kind: DraftKind, rowId: string): Promise<StoredDraft | undefined> =>
      db
        .selectFrom('rowDrafts')
        .select(['version', 'byId', 'byName', 'at', 'data'])
        .where('kind', '=', kind)
        .where('rowId', '=', rowId)
        .executeTakeFirst(),

    /**
     * @param seen the time of the draft that this one replaces; null: there was none
     * @throws 409 when another was saved meanwhile
     */
    async put(kind: DraftKind, rowId: string, draft: StoredDraft, seen: string | null): Promise<void> {
      const done =
        seen === null
          ? (
              await db
                .insertInto('rowDrafts')
                .values({ ...of(kind, rowId), ...draft })
                .onConflict((conflict) => conflict.columns(['kind', 'rowId']).doNothing())
                .executeTakeFirst()
            ).numInsertedOrUpdatedRows
          : (
              await db
                .updateTable('rowDrafts')
                .set(draft)
                .where('kind', '=', kind)
                .where('rowId', '=', rowId)
                .where('at', '=', new Date(seen))
                .executeTakeFirst()
            ).numUpdatedRows;
      if (!done) throw new ApiError(409, 'STALE', DRAFT_CHANGED);
    },

    async remove(kind: DraftKind, rowId: string): Promise<void> {
      await db.deleteFrom('rowDrafts').where('kind', '=', kind).where('rowId', '=', rowId).execute();
    },
  };
};

/** Removes the draft that a save publishes, within it; one that somebody saved since stays. */
export async function removePublished(
  trx: Trx,
  kind: DraftKind,
  rowId: string,
  published: string | undefined,
): Promise<void> {
  if (published === undefined) return;
  await trx
    .deleteFrom('rowDrafts')
    .where('kind', '=', kind)
    .where('rowId', '=', rowId)
    .where('at', '=', new Date(published))
    .execute();
}

/** Erases the draft of a row that is gone for good. */
export async function eraseDraft(trx: Trx, kind: string, rowId: string): Promise<void> {
  if (isDraftKind(kind))
    await trx.deleteFrom('rowDrafts').where('kind', '=', kind).where('rowId', '=', rowId).execute();
}
