import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Texts of the prepared queries, with the names by which a server that keeps parsed queries knows them. */
const names = new Map<string, string>();

/** The name of a prepared query; undefined: it was built for one call. */
export const nameOf = (text: string): string | undefined => names.get(text);

/**
 * Builds and compiles a query once, for the hot paths: building costs more than a lookup by key. PostgreSQL parses and
 * plans it once for each connection, which is half of the time of a list's cards (docs/decisions/0104).
 * @param query any query of `db`; its values only mark the places
 * @returns runs the query with the values for those places, in their order
 */
export function prepared<Row>(
  db: Db,
  query: { compile(): CompiledQuery<Row> },
): (...values: readonly unknown[]) => Promise<Row[]> {
  const compiled = query.compile();
  if (!names.has(compiled.sql)) names.set(compiled.sql, `prepared_${names.size + 1}`);
  return async (...values) => (await db.executeQuery<Row>({ ...compiled, parameters: values })).rows;
}
