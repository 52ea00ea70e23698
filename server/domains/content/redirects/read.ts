import type { Db } from '../../../base/db/database.ts';
import type { Redirects } from './chains.ts';

/** Reads the active redirects. */
export async function readRedirects(db: Db): Promise<Redirects> {
  const rows = await db
    .selectFrom('redirects')
    .select(['id', 'fromPath', 'target', 'code'])
    .where('isActive', '=', true)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, fromPath, target, code }) => [fromPath, { id, to: target, code }]));
}
