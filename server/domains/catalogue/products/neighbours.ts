// Neighbours of a product in the order of its sub-category, read along one index from the product's place.
import { sql, type CompiledQuery } from 'kysely';
import type { Db } from '../../../base/db/database.ts';
import { prepared } from '../../../base/db/prepared.ts';

/** @returns ids of the product (side 0) and of those before (-1) and after it (1), nearest first */
type Neighbours = (...names: readonly string[]) => Promise<{ id: number; side: number }[]>;

/** One prepared query for each `limit`, the largest number of neighbours on each side. */
export const neighbourQueries = (db: Db) => {
  // Finds a public product by slug, id or code.
  const place = (column: 'slug' | 'public_id' | 'code') =>
    sql`select t.id, t.sub_category_id, t.sort_order, t.name_sort from products t where t.${sql.ref(column)} = ${''} and t.is_public = true`;
  // Scalars instead of a join, so that both engines know that there is one row and walk the index from it.
  const beside = (isBefore: boolean, limit: number) => {
    const direction = sql.raw(isBefore ? 'desc' : 'asc');
    return sql`select * from (select t.id, ${sql.lit(isBefore ? -1 : 1)} as side from products t
      where t.is_public = true and t.sub_category_id = (select sub_category_id from here)
        and (t.sort_order, t.name_sort, t.id) ${sql.raw(isBefore ? '<' : '>')} ((select sort_order from here), (select name_sort from here), (select id from here))
      order by t.sort_order ${direction}, t.name_sort ${direction}, t.id ${direction}
      limit ${sql.lit(limit)}) ${sql.ref(isBefore ? 'before' : 'after')}`; // with a parameter as the limit, SQLite would plan the query again each time
  };

  const byLimit = new Map<number, Neighbours>();
  return (limit: number): Neighbours => {
    let select = byLimit.get(limit);
    if (!select) {
      const query = sql`with here as materialized (${place('slug')} union all ${place('public_id')} union all ${place('code')} limit 1)
        select id, 0 as side from here union all ${beside(true, limit)} union all ${beside(false, limit)}`;
      byLimit.set(
        limit,
        (select = prepared(db, { compile: () => query.compile(db) as CompiledQuery<{ id: number; side: number }> })),
      );
    }
    return select;
  };
};
