// Confirms that an account's e-mail address is its owner's. Somebody who registers with another person's address can
// make that person open the link, so the link alone proves too little: it counts in a session of the account, or with
// the account's password (docs/decisions/0052).
import { ApiError } from '#contract/api-error.ts';
import { PASSWORD_WRONG } from '#contract/auth-texts.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { Limit } from '../../../base/limits/rate-limits.ts';
import type { FormServices } from '../../../call/services.ts';
import type { Viewer } from '../../../call/handlers.ts';
import type { MailContent } from '../../../base/mail/outbox.ts';
import type { MailSite } from '../../../base/mail/recipients.ts';
import { accountOfToken, invalidLink, linkOf, newAccountToken, storeAccountToken } from './account-tokens.ts';
import type { CredentialChecks } from './credentials.ts';
import { accountMails } from './mails.ts';
import type { UserRow } from './users.ts';
import { CONFIRMATIONS_USED_UP, CONFIRMING_NEEDS_PASSWORD, LINK_OF_OTHER_ACCOUNT } from '../texts.ts';

/** Mails to one address, for all accounts together: the form must not fill somebody's inbox. */
const MAILS: Limit = { kind: 'account: confirmations to an address', times: 5, minutes: 24 * 60 };
/** The reply where `send` returned false. */
export const tooManyMails = (): ApiError =>
  new ApiError(429, 'RATE_LIMITED', CONFIRMATIONS_USED_UP, undefined, 60 * 60);

const refused = (status: 401 | 403, code: 'UNAUTHENTICATED' | 'WRONG_PASSWORD', sentence: string) =>
  new ApiError(status, code, sentence, { password: sentence });

export const emailConfirmation = (services: FormServices & { credentials: CredentialChecks }) => {
  const { database, config, credentials, limits, now, security } = services;
  const mail = accountMails(services);

  /** Stores that the account's present address is confirmed. */
  async function note(
    trx: Trx,
    { id: userId, emailKey: confirmedEmailKey }: Pick<UserRow, 'id' | 'emailKey'>,
  ): Promise<void> {
    // Accounts made by staff have no row yet, and were shown no notice.
    await trx
      .insertInto('customers')
      .values({ userId, confirmedEmailKey, noticeVersion: '', consentedAt: new Date(now()) })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet({ confirmedEmailKey }))
      .execute();
  }

  /** Checks that the account's owner opened the link. @throws UNAUTHENTICATED, WRONG_PASSWORD, RATE_LIMITED */
  async function checkOwner(account: UserRow, password: string | undefined, viewer: Viewer): Promise<void> {
    if (viewer.user?.id === account.id) return;
    if (password === undefined)
      throw viewer.user
        ? refused(403, 'WRONG_PASSWORD', LINK_OF_OTHER_ACCOUNT)
        : refused(401, 'UNAUTHENTICATED', CONFIRMING_NEEDS_PASSWORD);
    const isRight = await credentials.areRight({
      account: account.emailKey,
      hash: account.passwordHash,
      password,
      address: viewer.address,
    });
    if (isRight) return;
    security.note('sign-in failed', { account: account.publicId, reason: 'e-mail confirmation' });
    throw refused(403, 'WRONG_PASSWORD', PASSWORD_WRONG);
  }

  return {
    /**
     * Sends the account's address a confirmation link, inside a transaction on 'accounts'.
     * @returns false, without a mail, after too many in one day
     */
    async send(
      trx: Trx,
      user: Pick<UserRow, 'id' | 'publicId' | 'email' | 'emailKey'>,
      template: (site: MailSite, url: string) => MailContent,
    ): Promise<boolean> {
      if (!(await limits.isFree(trx, MAILS, `account ${user.emailKey}`))) return false;
      const token = newAccountToken();
      await storeAccountToken(trx, now, 'confirm', user, token);
      await mail(trx, user, user.email, (site) => template(site, linkOf(config.publicUrl, 'confirm', token)));
      return true;
    },

    /**
     * Confirms the address that the link was sent to.
     * @param password of the account; needed unless the viewer is signed in to it
     * @throws INVALID_TOKEN, UNAUTHENTICATED, WRONG_PASSWORD, RATE_LIMITED
     */
    async confirm(token: string, password: string | undefined, viewer: Viewer): Promise<void> {
      const known = await accountOfToken(database.db, now, 'confirm', token);
      if (!known) throw invalidLink();
      await checkOwner(known, password, viewer);
      await database.write('accounts', async (trx) => {
        const account = await accountOfToken(trx, now, 'confirm', token);
        if (account?.passwordHash !== known.passwordHash) throw invalidLink(); // changed during the check of the password
        await note(trx, account);
      });
    },

    note,
  };
};
export type EmailConfirmation = ReturnType<typeof emailConfirmation>;

export const isEmailConfirmed = async (db: Db, { id, emailKey }: Pick<UserRow, 'id' | 'emailKey'>): Promise<boolean> =>
  (await db
    .selectFrom('customers')
    .select('userId')
    .where('userId', '=', id)
    .where('confirmedEmailKey', '=', emailKey)
    .executeTakeFirst()) !== undefined;
