import { limitOf } from '../../../base/limits/rate-limits.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import { confirmationMail } from './mail-templates.ts';
import type { Accounts } from './accounts.ts';
import { emailConfirmation, isEmailConfirmed, tooManyMails } from './email-confirmation.ts';
import { passwordReset } from './password-reset.ts';
import { registration } from './registration.ts';
import { beginSession, signedInUser } from './signing-in.ts';
import { getUser } from './users.ts';
import { ADDRESS_CONFIRMED, RESET_LINK_SENT } from '../texts.ts';

const REGISTER = limitOf('POST /api/auth/register');
const FORGOT = limitOf('POST /api/auth/forgot-password');
const RESET = limitOf('POST /api/auth/reset-password');
const CONFIRM = limitOf('POST /api/auth/confirm-email');
const RESEND = limitOf('POST /api/auth/confirm-email/resend');

/** Customers' own accounts; `personal-data/handlers.ts` shows, exports and deletes them. */
export const customerHandlers = (accounts: Accounts) => {
  const { database, limits, devices } = accounts;
  const confirmation = emailConfirmation(accounts);
  const register = registration(accounts, confirmation);
  const reset = passwordReset(accounts, confirmation);

  return handlers({
    async 'POST /api/auth/register'({ body }, { viewer, cookie }) {
      await limits.takeNow(REGISTER, viewer.address);
      const user = await register(body, viewer);
      const opened = await database.write('accounts', (trx) => beginSession(accounts, trx, user, viewer));
      cookie.set(opened.refreshToken);
      cookie.device.set(devices.tokenFor(user.publicId));
      return { user: signedInUser(user), accessToken: opened.accessToken };
    },

    async 'POST /api/auth/forgot-password'({ body: { email } }, { viewer }) {
      await limits.takeNow(FORGOT, viewer.address);
      await reset.ask(email);
      return { message: RESET_LINK_SENT };
    },

    async 'POST /api/auth/reset-password'({ body: { token, password } }, { viewer, cookie }) {
      await limits.takeNow(RESET, viewer.address);
      const account = await reset.set(token, password, viewer);
      cookie.clear(); // its session ended with all others
      cookie.device.set(devices.tokenFor(account)); // the mailbox's owner can sign in here even while somebody guesses elsewhere
    },

    async 'POST /api/auth/confirm-email'({ body: { token, password } }, { viewer }) {
      await limits.takeNow(CONFIRM, viewer.address);
      await confirmation.confirm(token, password, viewer);
      return { message: ADDRESS_CONFIRMED };
    },

    async 'POST /api/auth/confirm-email/resend'(_input, { viewer }) {
      await limits.takeNow(RESEND, viewer.address);
      await database.write('accounts', async (trx) => {
        const user = await getUser(trx, personOf(viewer).id);
        if (await isEmailConfirmed(trx, user)) return;
        if (!(await confirmation.send(trx, user, confirmationMail))) throw tooManyMails();
      });
    },
  });
};
