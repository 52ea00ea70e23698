// Which rows name which files of the library, kept in step in the transaction of each save (docs/decisions/0137).
import type { Trx } from '../../base/db/database.ts';
import { namedBy, type Named } from './paths.ts';
import { isRowKind, PLACES } from './places.ts';

/** Values of one statement, far below the engines' limit of parameters. */
export const AT_ONCE = 200;

/** A row with the files that it names. */
export interface Naming {
  rowId: string;
  named: readonly Named[];
}

const keysOf = (named: readonly Named[]): string[] => named.map(({ field, path }) => `${field} ${path}`).toSorted();
const areSame = (one: readonly Named[], other: readonly Named[]): boolean => {
  const [a, b] = [keysOf(one), keysOf(other)];
  return a.length === b.length && a.every((key, i) => key === b[i]);
};

/**
 * Notes what a save made of a row. Costs no statement where the row names the same files as before.
 * @param before null for a new row @param after null for one that is gone for good
 */
export async function noteUses(
  trx: Trx,
  kind: string,
  rowId: string,
  before: object | null,
  after: object | null,
): Promise<void> {
  if (kind !== 'setting' && !isRowKind(kind)) return;
  const named = after ? namedBy(kind, after) : [];
  if (areSame(before ? namedBy(kind, before) : [], named)) return;
  await putUses(trx, kind, [{ rowId, named }]);
}

/** Notes what many rows of a kind name, whatever was noted of them before. */
export async function putUses(trx: Trx, kind: string, rows: readonly Naming[]): Promise<void> {
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await trx
      .deleteFrom('mediaUses')
      .where('kind', '=', kind as 'product')
      .where(
        'rowId',
        'in',
        rows.slice(i, i + AT_ONCE).map(({ rowId }) => rowId),
      )
      .execute();
  const paths = [...new Set(rows.flatMap(({ named }) => named.map(({ path }) => path)))];
  const ids = new Map<string, number>();
  for (let i = 0; i < paths.length; i += AT_ONCE)
    for (const { id, path } of await trx
      .selectFrom('media')
      .select(['id', 'path'])
      .where('path', 'in', paths.slice(i, i + AT_ONCE))
      .orderBy('id')
      .execute())
      ids.set(path, id);
  const uses = rows.flatMap(({ rowId, named }) =>
    named.flatMap(({ field, path }) => {
      const mediaId = ids.get(path);
      return mediaId === undefined ? [] : [{ mediaId, kind: kind as 'product', rowId, field }];
    }),
  );
  for (let i = 0; i < uses.length; i += AT_ONCE)
    await trx
      .insertInto('mediaUses')
      .values(uses.slice(i, i + AT_ONCE))
      .execute();
}

/** Notes what is left of a row that was erased: a row that others need stays in its table. */
export async function noteErased(trx: Trx, kind: string, rowId: string): Promise<void> {
  if (!isRowKind(kind)) return;
  const left = await trx
    .selectFrom(PLACES[kind].table as 'features')
    .selectAll()
    .where('publicId', '=', rowId)
    .executeTakeFirst();
  await putUses(trx, kind, [{ rowId, named: left ? namedBy(kind, left) : [] }]);
}
