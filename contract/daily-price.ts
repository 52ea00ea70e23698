// Prices kept in a foreign currency and sold in lira at a daily rate. Server, panel and orders compute them here.
import { formatMoney, type Currency } from './money.ts';
import { RATE_DECIMALS } from './price-change.ts';

/** Currencies of which the daily rate is kept; what is sold is charged in `SOLD_IN`. */
export const RATE_CURRENCIES = ['EUR', 'USD', 'GBP'] as const;
export type RateCurrency = (typeof RATE_CURRENCIES)[number];
export const SOLD_IN: Currency = 'TRY';
export const isRateCurrency = (currency: Currency): currency is RateCurrency =>
  (RATE_CURRENCIES as readonly string[]).includes(currency);

/** Where rates come from; `none`: foreign prices are not sold. */
export const RATE_SOURCES = ['none', 'tcmb', 'manual'] as const;
export type RateSource = (typeof RATE_SOURCES)[number];
/** Selling rates of the central bank's bulletin: for transfers, and for notes. */
export const RATE_KINDS = ['forex_selling', 'banknote_selling'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** Rates are kept in millionths of a lira for one unit, so that the arithmetic stays exact. */
export const RATE_UNIT = 10 ** RATE_DECIMALS;
export const toMicros = (rate: number): number => Math.round(rate * RATE_UNIT);
export const fromMicros = (micros: number): number => micros / RATE_UNIT;

/** What a price was computed from: '€25,00 · TCMB 20.11.2026'; a typed rate is of the shop. */
export const rateOrigin = (
  price: number,
  currency: Currency,
  { day, source }: { day: string; source: Exclude<RateSource, 'none'> },
): string =>
  `${formatMoney(price, currency)} · ${source === 'tcmb' ? 'TCMB' : 'kur'} ${day.split('-').toReversed().join('.')}`;

/** Margins have two decimals. */
const MARGIN_UNIT = 100;

/** A rate with the shop's margin, half a millionth upwards. @param margin percent */
export const withMargin = (micros: number, margin: number): number => {
  const whole = BigInt(100 * MARGIN_UNIT);
  const factor = whole + BigInt(Math.round(margin * MARGIN_UNIT));
  return Number((BigInt(micros) * factor * 2n + whole) / (2n * whole));
};

/** What a foreign amount costs in minor units of `SOLD_IN`, half a kuruş upwards, never 0. @param micros with margin */
export const soldMinor = (minor: number, micros: number): number =>
  Math.max(1, Number((BigInt(minor) * BigInt(micros) * 2n + BigInt(RATE_UNIT)) / BigInt(2 * RATE_UNIT)));
