// Currencies and amounts. The database keeps minor units (cents); replies carry decimal numbers.
import { formatNumber } from './format.ts';

/** ISO 4217 codes the shop can be kept in. All have two decimals. */
export const CURRENCIES = ['USD', 'EUR', 'TRY', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CURRENCY_SYMBOLS: Record<Currency, string> = { USD: '$', EUR: '€', TRY: '₺', GBP: '£' };

/** Minor units (cents) → the decimal number that replies carry: 1250 → 12.5. */
export const toMajor = (minor: number): number => minor / 100;

/** Decimal number → minor units, rounded to the cent: 12.5 → 1250. */
export const toMinor = (major: number): number => Math.round(major * 100);

/** Whether a decimal number has no more than two decimals, as far as binary fractions can tell. */
export const isWholeCents = (major: number): boolean => Math.abs(major * 100 - Math.round(major * 100)) < 1e-6;

/**
 * Writes an amount as tr-TR does: 1234.5, 'USD' → '$1.234,50'. Own code, because the ICU of server and browser may
 * differ, which would break hydration.
 * @param major a decimal number, not minor units
 */
export const formatMoney = (major: number, currency: Currency): string =>
  `${CURRENCY_SYMBOLS[currency]}${formatNumber(major, 2)}`;
