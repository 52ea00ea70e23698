import type { Download } from '#contract/downloads.ts';
import { istanbulDay } from '../../base/clock.ts';
import { personalData } from './collect.ts';
import type { Accounts } from '../people/accounts/accounts.ts';
import { isEmailConfirmed } from '../people/accounts/email-confirmation.ts';
import { getUser } from '../people/accounts/users.ts';

/**
 * Exports the data about an account's owner. Data sent by forms is included only where the account's address is
 * confirmed.
 */
export const accountExport =
  (accounts: Pick<Accounts, 'database' | 'sessions' | 'now'>) =>
  async (userId: number): Promise<Download> => {
    const {
      database: { db },
      now,
    } = accounts;
    const user = await getUser(db, userId);
    const data = await personalData(accounts, {
      account: user,
      orders: { userId },
      address: (await isEmailConfirmed(db, user)) ? user.emailKey : undefined,
    });
    return {
      fileName: `kaliphane-verilerim-${istanbulDay(now())}.json`,
      contentType: 'application/json; charset=utf-8',
      content: { text: `${JSON.stringify(data, null, 2)}\n` },
    };
  };
