import type { Limit } from '../../../base/limits/rate-limits.ts';
import type { FormServices } from '../../../call/services.ts';
import { attackMail } from './mail-templates.ts';
import { accountMails } from './mails.ts';
import { findUserByEmail } from './users.ts';

const WARNINGS: Limit = { kind: 'account: warnings of guessing', times: 1, minutes: 24 * 60 };

/**
 * Warns the owner of an account, once a day, that somebody guesses at its password. Without such an account it does the
 * same except for the mail, so that both take equally long.
 */
export const attackWarning = (services: FormServices) => {
  const { database, limits, now } = services;
  const mail = accountMails(services);
  /** @param account `emailKey` */
  return (account: string): Promise<void> =>
    database.write('accounts', async (trx) => {
      const isFirst = await limits.isFree(trx, WARNINGS, account);
      const user = await findUserByEmail(trx, account);
      if (isFirst && user?.isActive) await mail(trx, user, user.email, (site) => attackMail(site, new Date(now())));
    });
};
