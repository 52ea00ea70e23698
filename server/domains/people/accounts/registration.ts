// Registers customers. The role is always that of a customer, whatever the request says (docs/decisions/0052).
import { ApiError } from '#contract/api-error.ts';
import { DEFAULT_AVATAR } from '#contract/auth.ts';
import type { Parsed } from '#contract/endpoints.ts';
import { slugify } from '#contract/text.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { emailKey } from '../../../base/email-key.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { registrationMail } from './mail-templates.ts';
import type { Resource } from '../../../entities/resource.ts';
import { staffSaving } from '../../../entities/saving.ts';
import type { Accounts } from './accounts.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import { nameColumns, userResource } from './resource.ts';
import { byNobody } from './signing-in.ts';
import { findUserByEmail, type UserRow } from './users.ts';
import { ADDRESS_HAS_ACCOUNT } from '../texts.ts';

/** Makes a username: 'Ayse.Yilmaz@…' → 'ayse-yilmaz-7k2m9x4p'. Nobody has to think of one, and it is never taken. */
export const usernameFor = (email: string): string =>
  [slugify(email.slice(0, email.lastIndexOf('@'))).slice(0, 30), newPublicId().slice(0, 8)].filter(Boolean).join('-');

export const registration = (accounts: Accounts, confirmation: EmailConfirmation) => {
  const { database, sessions, hashNew, now } = accounts;
  const users = userResource(sessions);

  /**
   * Stores the account, the version of the notice that its owner saw, and the confirmation mail, all or none.
   * @throws DUPLICATE, VALIDATION
   */
  return async function register(
    { name, email, password, noticeVersion }: Parsed<'POST /api/auth/register'>['body'],
    viewer: Viewer,
  ): Promise<UserRow> {
    if (await findUserByEmail(database.db, emailKey(email)))
      throw new ApiError(409, 'DUPLICATE', ADDRESS_HAS_ACCOUNT, { email: ADDRESS_HAS_ACCOUNT });
    const names = { name, email, username: usernameFor(email) };
    const columns = nameColumns(names);
    const passwordHash = await hashNew(password, { ...names, role: 'user' }, 'password', viewer);
    const customer: Resource<'users'> = {
      ...users,
      unique: { ...users.unique, emailKey: { code: 'DUPLICATE', field: 'email', message: ADDRESS_HAS_ACCOUNT } },
      async afterSave(trx, user) {
        await trx
          .insertInto('customers')
          .values({ userId: user.id, confirmedEmailKey: null, noticeVersion, consentedAt: new Date(now()) })
          .execute();
        await confirmation.send(trx, user, registrationMail);
      },
    };
    return staffSaving(accounts, customer).create(byNobody(viewer, name), {
      ...columns,
      passwordHash,
      role: 'user',
      avatar: DEFAULT_AVATAR,
      isActive: true,
      lastLoginAt: null,
    });
  };
};
