// Links in mails that act for an account. Only the mail has the token; the table has its hash.
import { randomBytes } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import { emailConfirmationPath, passwordResetPath } from '#contract/page-paths.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Db, Trx } from '../../../base/db/database.ts';
import type { AccountTokenTable } from '../../../base/db/tables.ts';
import { hashOfToken } from '../../../base/keys/secret.ts';
import type { UserRow } from './users.ts';
import { LINK_INVALID } from '../texts.ts';

type Kind = AccountTokenTable['kind'];

const VALID_MS: Record<Kind, number> = { reset: 60 * 60_000, confirm: 7 * 24 * 60 * 60_000 };
const PATHS: Record<Kind, (token: string) => string> = { reset: passwordResetPath, confirm: emailConfirmationPath };

export const invalidLink = (): ApiError => new ApiError(400, 'INVALID_TOKEN', LINK_INVALID);

/** A token of 256 bits. */
export const newAccountToken = (): string => randomBytes(32).toString('base64url');
/** Address in the mail. */
export const linkOf = (publicUrl: string, kind: Kind, token: string): string => publicUrl + PATHS[kind](token);

export async function storeAccountToken(
  trx: Trx,
  now: Clock,
  kind: Kind,
  user: Pick<UserRow, 'id' | 'emailKey'>,
  token: string,
  validMs = VALID_MS[kind],
): Promise<void> {
  await trx
    .insertInto('accountTokens')
    .values({
      tokenHash: hashOfToken(token),
      userId: user.id,
      kind,
      emailKey: user.emailKey,
      expiresAt: new Date(now() + validMs),
    })
    .execute();
}

/** The account of a valid link: active, and still with the address that the mail went to. */
export const accountOfToken = (db: Db, now: Clock, kind: Kind, token: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('accountTokens as t')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 't.userId').onRef('u.emailKey', '=', 't.emailKey'))
    .selectAll('u')
    .where('t.tokenHash', '=', hashOfToken(token))
    .where('t.kind', '=', kind)
    .where('t.expiresAt', '>', new Date(now()))
    .where('u.isActive', '=', true)
    .executeTakeFirst();

/** Makes all links for a new password invalid. */
export async function voidResetLinks(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('accountTokens').where('userId', '=', userId).where('kind', '=', 'reset').execute();
}

export const removeExpiredTokens = ({ database, now }: { database: Database; now: Clock }): Promise<unknown> =>
  database.write('accounts', (trx) =>
    trx.deleteFrom('accountTokens').where('expiresAt', '<=', new Date(now())).execute(),
  );
