// Terms on which a customer buys on account, and what is left of the limit.
import { ApiError } from '#contract/api-error.ts';
import { formatMoney, toMajor, type Currency } from '#contract/money.ts';
import { ACCOUNT_NEEDS_COMPANY, limitTooSmall, NO_OPEN_ACCOUNT } from '#contract/open-account-texts.ts';
import type { Invoice } from '#contract/payment.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import type { Db } from '../../../base/db/database.ts';
import { owedBy, type Owed } from './owed.ts';

type Settings = Pick<AllSettings, 'shop_account' | 'shop_currency'>;

interface OpenAccount extends Owed {
  currency: Currency;
  limitMinor: number;
  /** The limit less what is owed or waits for approval; never below 0. */
  remainingMinor: number;
  days: number;
}

export const termsOf = (db: Db, userId: number) =>
  db.selectFrom('customerTerms').selectAll().where('userId', '=', userId).executeTakeFirst();

/** The customer's account; null where nothing can be bought on it: terms in another currency say nothing of this one. */
export async function openAccountOf(
  db: Db,
  userId: number,
  { shop_account: isOn, shop_currency: currency }: Settings,
  at: Date,
): Promise<OpenAccount | null> {
  const terms = isOn ? await termsOf(db, userId) : undefined;
  if (!terms?.isAllowed || terms.currency !== currency) return null;
  const owed = await owedBy(db, userId, currency, at);
  const { limitMinor, days } = terms;
  return {
    ...owed,
    currency,
    limitMinor,
    remainingMinor: Math.max(0, limitMinor - owed.openMinor - owed.awaitingMinor),
    days,
  };
}

/**
 * Refuses an order that its customer may not place on account. In the order's transaction, which holds 'orders': two
 * orders at once do not share what is left of the limit.
 * @returns days from the approval to the payment
 * @throws VALIDATION (400), PAYMENT_UNAVAILABLE (409)
 */
export async function checkOnAccount(
  trx: Db,
  { userId, invoice, totalMinor }: { userId: number; invoice: Invoice; totalMinor: number },
  settings: Settings,
  at: Date,
): Promise<number> {
  const account = await openAccountOf(trx, userId, settings, at);
  if (!account) throw new ApiError(409, 'PAYMENT_UNAVAILABLE', NO_OPEN_ACCOUNT);
  const refused = (sentence: string): ApiError => new ApiError(400, 'VALIDATION', sentence, { method: sentence });
  if (invoice.kind !== 'company') throw refused(ACCOUNT_NEEDS_COMPANY);
  if (totalMinor > account.remainingMinor)
    throw refused(limitTooSmall(formatMoney(toMajor(account.remainingMinor), account.currency)));
  return account.days;
}
