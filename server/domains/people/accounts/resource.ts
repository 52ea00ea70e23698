import { ApiError } from '#contract/api-error.ts';
import { ADMIN_NOT_DELETED } from '#contract/auth-texts.ts';
import { fold, sortKey } from '#contract/text.ts';
import { secret } from '../../../entities/audit/record.ts';
import { emailKey } from '../../../base/email-key.ts';
import type { Resource } from '../../../entities/resource.ts';
import { voidResetLinks } from './account-tokens.ts';
import type { Sessions } from './sessions.ts';
import type { UserRow } from './users.ts';
import { EMAIL_TAKEN, USERNAME_TAKEN, USERNAME_WITHOUT_LETTERS, USER_ABSENT } from '../texts.ts';

export const guarded = (sentence: string): ApiError => new ApiError(409, 'GUARDED', sentence);

/**
 * Accounts for staff's saving. A change of role, password or access signs the person out at once and makes links sent
 * before invalid.
 * @param keptSession row of the session that stays open, for somebody who changes their own password
 */
export const userResource = (sessions: Pick<Sessions, 'endAll'>, keptSession?: number): Resource<'users'> => ({
  kind: 'user',
  scope: 'accounts',
  table: 'users',
  absent: USER_ABSENT,
  titleOf: (row) => row.name || row.username,
  fieldsOf: ({ username, name, email, role, avatar, isActive, passwordHash }) => ({
    username,
    name,
    email,
    role,
    avatar,
    isActive,
    password: secret(passwordHash),
  }),
  unique: {
    usernameKey: { code: 'DUPLICATE', field: 'username', message: USERNAME_TAKEN },
    emailKey: { code: 'DUPLICATE', field: 'email', message: EMAIL_TAKEN },
  },
  async afterSave(trx, after, before) {
    const isSignedOut =
      before && (after.role !== before.role || after.passwordHash !== before.passwordHash || !after.isActive);
    if (isSignedOut) await sessions.endAll(trx, after.id, keptSession);
    if (isSignedOut || (before && after.emailKey !== before.emailKey)) await voidResetLinks(trx, after.id);
  },
  async beforeRemove(_trx, { role }) {
    if (role === 'admin') throw guarded(ADMIN_NOT_DELETED);
  },
});

/** Name columns of an account, with the keys for comparing and sorting. @throws VALIDATION */
export function nameColumns({ username, name, email }: Pick<UserRow, 'username' | 'name' | 'email'>) {
  const usernameKey = fold(username);
  if (usernameKey === '')
    throw new ApiError(400, 'VALIDATION', USERNAME_WITHOUT_LETTERS, { username: USERNAME_WITHOUT_LETTERS });
  return { username, usernameKey, name, nameSort: sortKey(name), email, emailKey: emailKey(email) };
}
