// Replaces a forgotten password by a link sent to the account's address.
import { setTimeout as pause } from 'node:timers/promises';
import { isStaffRole } from '#contract/access.ts';
import { forPanel } from '#contract/page-paths.ts';
import { emailKey } from '../../../base/email-key.ts';
import type { Limit } from '../../../base/limits/rate-limits.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { passwordChangedMail, resetMail } from './mail-templates.ts';
import {
  accountOfToken,
  invalidLink,
  linkOf,
  newAccountToken,
  storeAccountToken,
  voidResetLinks,
} from './account-tokens.ts';
import type { Accounts } from './accounts.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import { accountMails } from './mails.ts';
import { knownAs } from './signing-in.ts';
import { findUserByEmail } from './users.ts';

/** Mails to one account, for all requests together. */
const MAILS: Limit = { kind: 'account: reset links', times: 3, minutes: 60 };
/** Duration of every answer in milliseconds: longer than storing a mail takes, so that the time reveals nothing. */
const ANSWER_AFTER_MS = 250;

export const passwordReset = (accounts: Accounts, confirmation: EmailConfirmation) => {
  const { database, config, limits, now, saving, hashNew } = accounts;
  const mail = accountMails(accounts);

  return {
    /** Sends the link to an active account; the reply does not reveal whether there is one. */
    async ask(email: string): Promise<void> {
      const key = emailKey(email);
      const token = newAccountToken();
      const work = database.write('accounts', async (trx) => {
        const isFree = await limits.isFree(trx, MAILS, `reset ${key}`);
        const user = await findUserByEmail(trx, key);
        if (!isFree || !user?.isActive) return;
        await voidResetLinks(trx, user.id);
        await storeAccountToken(trx, now, 'reset', user, token);
        const link = linkOf(config.publicUrl, 'reset', token);
        await mail(trx, user, user.email, (site) => resetMail(site, isStaffRole(user.role) ? forPanel(link) : link));
      });
      await Promise.all([work, pause(ANSWER_AFTER_MS)]);
    },

    /**
     * Sets the password, once per link, and ends every session.
     * @returns the account's public id
     * @throws INVALID_TOKEN, VALIDATION
     */
    async set(token: string, password: string, viewer: Viewer): Promise<string> {
      const known = await accountOfToken(database.db, now, 'reset', token);
      if (!known) throw invalidLink();
      const passwordHash = await hashNew(password, known, 'password', viewer);
      await saving().update({ ...viewer, ...knownAs(known) }, known.publicId, undefined, async (row, trx) => {
        if (!(await accountOfToken(trx, now, 'reset', token))) throw invalidLink(); // another request used it first
        if (!isStaffRole(row.role)) await confirmation.note(trx, row); // the link came to this address
        await mail(trx, row, row.email, (site) => passwordChangedMail(site, new Date(now())));
        return { passwordHash };
      });
      return known.publicId;
    },
  };
};
