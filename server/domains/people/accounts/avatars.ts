import type { Clock } from '../../../base/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { removeAll, type FileStorage } from '../../../base/files/storage.ts';

const FOLDER = 'img/avatars';
/** Time that an upload waits for an account to use it. */
const UNUSED_MS = 24 * 60 * 60_000;
/** Common part of the names of an upload and its smaller sizes; undefined for other files, which are never removed. */
const stemOf = (path: string): string | undefined =>
  /^\/?img\/avatars\/([0-9a-f]{32})(?:-\d+)?\.(?:webp|png|jpg)$/.exec(path)?.[1];

/**
 * Removes uploaded pictures that no account shows: the form was not saved, or the file could not be removed with its
 * account.
 */
export async function removeUnusedAvatars({
  database: { db },
  storage,
  now,
}: {
  database: Database;
  storage: FileStorage;
  now: Clock;
}): Promise<void> {
  const old = (await storage.list(FOLDER)).filter(
    ({ path, modifiedMs }) => modifiedMs <= now() - UNUSED_MS && stemOf(path) !== undefined,
  );
  if (old.length === 0) return;
  const used = new Set(
    (await db.selectFrom('users').select('avatar').where('avatar', 'like', `/${FOLDER}/%`).execute()).map(
      ({ avatar }) => stemOf(avatar),
    ),
  );
  await removeAll(
    storage,
    old.flatMap(({ path }) => (used.has(stemOf(path)) ? [] : [path])),
  );
}
