import type { Database, Db } from '../../base/db/database.ts';

const mediaOf = (db: Db) => db.selectFrom('media').select('id');
type Some = ReturnType<typeof mediaOf>;

/**
 * Whether the library has any such file, so that shops without one ask nothing further; asked anew once the library
 * has changed.
 */
export function whenAny(
  { db, version }: Pick<Database, 'db' | 'version'>,
  narrowed: (media: Some) => Some,
): () => Promise<boolean> {
  let known = { at: Number.NaN, hasAny: false };
  return async () => {
    const at = version('media');
    if (known.at === at) return known.hasAny;
    const one = await narrowed(mediaOf(db)).limit(1).executeTakeFirst();
    known = { at, hasAny: one !== undefined };
    return known.hasAny;
  };
}
