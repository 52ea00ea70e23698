// Stores the order of rows that staff arrange by hand: a whole group at once (docs/decisions/0134).
import { ApiError } from '#contract/api-error.ts';
import { ARRANGEMENT_ROWS_CHANGED, arrangedMeanwhile } from '#contract/arrangement-texts.ts';
import type { Trx } from '../base/db/database.ts';
import type { Viewer } from '../call/handlers.ts';
import type { StaffServices } from '../call/services.ts';
import { recordTogether, type Entry } from './audit/record.ts';
import type { Resource, Row, StaffTable } from './resource.ts';

/** Tables with a place in a list. */
type Placed<T extends StaffTable> = Row<T> & { sortOrder: number };

/** Rows of a kind that are arranged by hand. */
export interface Arranged<T extends StaffTable = StaffTable> {
  resource: Resource<T>;
  /** Name of the place in calls and in the audit table. */
  field: string;
  /** All rows of the group that the row is in, in their order; none where there is no such row. */
  groupOf(trx: Trx, publicId: string): Promise<{ title: string; rows: readonly Placed<T>[] }>;
}

interface Wanted {
  ids: readonly string[];
  /** As they were shown. */
  shown: readonly string[];
}

/**
 * Gives every row of a group the number of its place in the new order. Only rows whose number changes get a version and
 * an entry in their history; the audit list shows one entry for all of them.
 * @throws 409 where the group has other rows than those that were shown, or another order: then nothing changes
 */
export async function arrange<T extends StaffTable>(
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  { resource, field, groupOf }: Arranged<T>,
  viewer: Viewer,
  { ids, shown }: Wanted,
): Promise<void> {
  const { kind, table, scope, titleOf } = resource;
  await database.write(scope, async (trx) => {
    const { title, rows } = await groupOf(trx, ids[0]!);
    const byId = new Map(rows.map((row) => [row.publicId, row]));
    if (rows.length !== ids.length || ids.some((id) => !byId.has(id)))
      throw new ApiError(409, 'STALE', ARRANGEMENT_ROWS_CHANGED);
    if (rows.some(({ publicId }, at) => publicId !== shown[at]))
      throw new ApiError(409, 'STALE', arrangedMeanwhile(await lastArranger(trx, resource)));
    const at = new Date(now());
    const parts: Entry[] = [];
    for (const [place, id] of ids.entries()) {
      const row = byId.get(id)!;
      const sortOrder = place + 1;
      if (row.sortOrder === sortOrder) continue;
      const version = row.version + 1;
      await trx
        .updateTable(table as 'features')
        .set({ sortOrder, version, updatedAt: at })
        .where('id', '=', row.id)
        .execute();
      parts.push({
        viewer,
        now: at,
        action: 'update',
        kind,
        rowId: id,
        rowVersion: version,
        title: titleOf(row),
        before: { [field]: row.sortOrder },
        after: { [field]: sortOrder },
      });
    }
    if (parts.length === 0) return;
    const isMoved = (id: string, place: number): boolean => id !== ids[place];
    const [first, last] = [shown.findIndex(isMoved), shown.findLastIndex(isMoved)];
    const titles = (order: readonly string[]) => order.slice(first, last + 1).map((id) => titleOf(byId.get(id)!));
    await recordTogether(
      trx,
      {
        viewer,
        now: at,
        action: 'update',
        kind,
        rowId: '',
        rowVersion: null,
        title,
        before: { [field]: titles(shown) },
        after: { [field]: titles(ids) },
      },
      parts,
    );
  });
}

/** Who arranged rows of the kind last. */
async function lastArranger(trx: Trx, { kind }: Pick<Resource<StaffTable>, 'kind'>): Promise<string | undefined> {
  const entry = await trx
    .selectFrom('audit')
    .select('actorName')
    .where('kind', '=', kind)
    .where('rowId', '=', '')
    .where('action', '=', 'update')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.actorName;
}
