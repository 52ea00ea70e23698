// Amounts as iyzico writes them: decimal texts with a dot.
import { toMajor, toMinor } from '#contract/money.ts';

/** 1050 → '10.5', 1000 → '10.0', as requests have them. */
export function priceText(minor: number): string {
  const text = String(toMajor(minor));
  return text.includes('.') ? text : `${text}.0`;
}

/** 10.50 → '10.5', 10.0 → '10', as signatures have them. */
export const signedAmount = (amount: number | string): string => String(Number(amount));

/** A reply's amount in minor units. @returns NaN where it is none */
export const minorOf = (amount: unknown): number =>
  typeof amount === 'number' || (typeof amount === 'string' && amount !== '') ? toMinor(Number(amount)) : Number.NaN;
