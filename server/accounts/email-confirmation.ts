// Whether an account's e-mail address is its owner's: who opens a link that was sent there has shown it.
import { ApiError } from '#contract/api-error.ts';
import type { Db, Trx } from '../db/open.ts';
import type { Limit } from '../forms/rate-limits.ts';
import type { FormServices } from '../forms/services.ts';
import type { MailContent } from '../mail/outbox.ts';
import type { MailSite } from '../mail/recipients.ts';
import { linkOf, newAccountToken, storeAccountToken } from './account-tokens.ts';
import { accountMails } from './mails.ts';
import type { UserRow } from './users.ts';

/** To one address, whichever accounts name it: the form is no tool to fill somebody's inbox. */
const MAILS: Limit = { kind: 'account: confirmations to an address', times: 5, minutes: 24 * 60 };
const TOO_MANY = 'Bu adrese bugün yeterince onay e-postası gönderdik. Lütfen gelen kutunuzu ve istenmeyen e-postaları kontrol edin, bulamazsanız yarın tekrar deneyin.';
/** What is answered where `send` has not. */
export const tooManyMails = (): ApiError => new ApiError(429, 'RATE_LIMITED', TOO_MANY, undefined, 60 * 60);

export const emailConfirmation = (services: FormServices) => {
  const { config, limits, now } = services;
  const mail = accountMails(services);
  return {
    /**
     * Sends the account's address a link that confirms it. Inside a transaction on 'accounts'.
     * @returns whether it may still get one today; otherwise nothing is sent
     */
    async send(trx: Trx, user: Pick<UserRow, 'id' | 'publicId' | 'email' | 'emailKey'>, template: (site: MailSite, url: string) => MailContent): Promise<boolean> {
      if (!(await limits.isFree(trx, MAILS, `account ${user.emailKey}`))) return false;
      const token = newAccountToken();
      await storeAccountToken(trx, now, 'confirm', user, token);
      await mail(trx, user, user.email, (site) => template(site, linkOf(config.publicUrl, 'confirm', token)));
      return true;
    },

    /** The account's address is confirmed, as long as it stays the same. */
    async note(trx: Trx, { id: userId, emailKey: confirmedEmailKey }: Pick<UserRow, 'id' | 'emailKey'>): Promise<void> {
      // An account that staff made has no row yet, and was shown no notice.
      await trx.insertInto('customers').values({ userId, confirmedEmailKey, noticeVersion: '', consentedAt: new Date(now()) })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet({ confirmedEmailKey })).execute();
    },
  };
};
export type EmailConfirmation = ReturnType<typeof emailConfirmation>;

export const isEmailConfirmed = async (db: Db, { id, emailKey }: Pick<UserRow, 'id' | 'emailKey'>): Promise<boolean> =>
  await db.selectFrom('customers').select('userId').where('userId', '=', id).where('confirmedEmailKey', '=', emailKey).executeTakeFirst() !== undefined;
