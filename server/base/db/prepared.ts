import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/**
 * Builds and compiles a query once, for the hot paths: building costs more than a lookup by key.
 * @param query any query of `db`; its values only mark the places
 * @returns runs the query with the values for those places, in their order
 */
export function prepared<Row>(
  db: Db,
  query: { compile(): CompiledQuery<Row> },
): (...values: readonly unknown[]) => Promise<Row[]> {
  const compiled = query.compile();
  return async (...values) => (await db.executeQuery<Row>({ ...compiled, parameters: values })).rows;
}
