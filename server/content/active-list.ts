// What the small lists share: all rows in their order, the active ones for the public, one by its id.
import type { Selectable } from 'kysely';
import type { Audience } from '#contract/access.ts';
import { notFound } from '#contract/api-error.ts';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

type SmallTable = 'features' | 'slides' | 'programs' | 'brands' | 'qualityCategories';

/**
 * @param order columns, the first deciding; `-` before a name turns it round
 * @param absent the sentence of the 404
 * @param show a row as the API shows it
 */
export function activeList<T extends SmallTable, Shown>(db: Db, table: T, order: readonly string[], absent: string, show: (row: Selectable<Tables[T]>) => Shown) {
  // The tables have these columns in common; the cast spares Kysely the union of them all.
  const rows = (audience: Audience) => order.reduce(
    (query, column) => query.orderBy(column.replace('-', '') as 'id', column.startsWith('-') ? 'desc' : 'asc'),
    db.selectFrom(table as 'features').selectAll().$if(audience === 'public', (q) => q.where('isActive', '=', true)),
  );
  const shown = (row: unknown) => show(row as Selectable<Tables[T]>);
  return {
    async list(audience: Audience): Promise<Shown[]> {
      return (await rows(audience).execute()).map(shown);
    },
    /** The first of the list that is active. */
    async first(): Promise<Shown> {
      const row = await rows('public').limit(1).executeTakeFirst();
      if (!row) throw notFound(absent);
      return shown(row);
    },
    async get(publicId: string, audience: Audience): Promise<Shown> {
      const row = await rows(audience).where('publicId', '=', publicId).executeTakeFirst();
      if (!row) throw notFound(absent);
      return shown(row);
    },
  };
}

/** The order of lists that staff arrange. */
export const AS_ARRANGED = ['sortOrder', 'id'] as const;
