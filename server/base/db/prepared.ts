import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/**
 * A query that is built and compiled once, for the hot paths: building costs more than a lookup by key.
 * @param query any query of `db`; its values only hold the places
 * @returns runs it with the values that take those places, in their order
 */
export function prepared<Row>(
  db: Db,
  query: { compile(): CompiledQuery<Row> },
): (...values: readonly unknown[]) => Promise<Row[]> {
  const compiled = query.compile();
  return async (...values) => (await db.executeQuery<Row>({ ...compiled, parameters: values })).rows;
}
