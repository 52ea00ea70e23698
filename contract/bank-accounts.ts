// The shop's bank accounts, as an admin enters them.
import * as z from 'zod';
import {
  BANK_ACCOUNT_REFUSED,
  BANK_MISSING,
  HOLDER_MISSING,
  IBAN_MISSING,
  IBAN_REFUSED,
  IBAN_TWICE,
  TOO_MANY_ACCOUNTS,
} from './bank-account-texts.ts';
import { NOT_LIST } from './field-texts.ts';
import { isIban, plainIban } from './iban.ts';
import { CURRENCIES } from './money.ts';
import { CURRENCY_REFUSED } from './setting-texts.ts';
import { neededText } from './typed-fields.ts';

export const MAX_BANK_ACCOUNTS = 10;

export const bankAccountFields = {
  bank: neededText(60, BANK_MISSING),
  holder: neededText(120, HOLDER_MISSING),
  iban: z
    .string(IBAN_MISSING)
    .overwrite(plainIban)
    .min(1, IBAN_MISSING)
    .refine((iban) => iban === '' || isIban(iban), IBAN_REFUSED),
  currency: z.enum(CURRENCIES, CURRENCY_REFUSED),
};
const BankAccount = z.strictObject(bankAccountFields, BANK_ACCOUNT_REFUSED);
export type BankAccount = z.output<typeof BankAccount>;

/** In the order in which customers see them; one IBAN once. */
export const BankAccounts = z
  .array(BankAccount, NOT_LIST)
  .max(MAX_BANK_ACCOUNTS, TOO_MANY_ACCOUNTS)
  .refine((accounts) => new Set(accounts.map(({ iban }) => iban)).size === accounts.length, IBAN_TWICE);
/** In replies. */
export const BankAccountsShown = z.array(
  z.object({ bank: z.string(), holder: z.string(), iban: z.string(), currency: z.string() }),
);
