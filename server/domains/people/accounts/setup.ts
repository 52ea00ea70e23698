// Setup of the first admin, so that no default password exists. A start without any admin prints a one-time link.
import { createHash, randomBytes } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import { SETUP_REFUSED } from '#contract/auth-texts.ts';
import { panelSetupPath } from '#contract/panel-paths.ts';
import type { Database, Db, Trx } from '../../../base/db/database.ts';
import { hasAdmin } from './users.ts';

/** Its row in the table of secrets. */
const NAME = 'setup link';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Makes the link that creates the first admin and voids earlier ones. The token is in the fragment, which no log
 * records.
 * @returns null where there is an admin
 */
export function renewSetupLink(database: Database, publicUrl: string): Promise<string | null> {
  return database.write('accounts', async (trx) => {
    await trx.deleteFrom('secrets').where('name', '=', NAME).execute();
    if (await hasAdmin(trx)) return null;
    const token = randomBytes(32).toString('base64url');
    await trx
      .insertInto('secrets')
      .values({ name: NAME, value: hashOf(token) })
      .execute();
    return publicUrl + panelSetupPath(token);
  });
}

/** Checks a token. @throws INVALID_TOKEN unless it is the link's and there is no admin yet */
export async function checkSetupToken(db: Db, token: string): Promise<void> {
  const stored = await db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirst();
  if (stored?.value !== hashOf(token) || (await hasAdmin(db))) throw new ApiError(404, 'INVALID_TOKEN', SETUP_REFUSED);
}

/** Checks a token and uses it up. */
export async function useSetupToken(trx: Trx, token: string): Promise<void> {
  await checkSetupToken(trx, token);
  await trx.deleteFrom('secrets').where('name', '=', NAME).execute();
}
