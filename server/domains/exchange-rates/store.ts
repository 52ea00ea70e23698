// Exchange rates as they are kept: what arrived, what is in force, and what prices are computed at.
import type { Selectable } from 'kysely';
import { RATE_CURRENCIES, SOLD_IN, withMargin, type RateCurrency } from '#contract/daily-price.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { istanbulDay, istanbulMidnight } from '../../base/clock.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import { newPublicId } from '../../base/db/public-id.ts';
import type { AppliedRates, ExchangeRateTable } from '../../base/db/tables.ts';
import type { Bulletin } from './bulletin.ts';

export type RateRow = Selectable<ExchangeRateTable>;
type RateSettings = Pick<
  AllSettings,
  'shop_currency' | 'shop_rate_source' | 'shop_rate_kind' | 'shop_rate_margin' | 'shop_rate_max_age_hours'
>;

/** A rate that moved by more than this waits for an admin: it may be a slip. */
const MOST_MOVED = 0.1;
const HOUR = 60 * 60_000;
/** The central bank publishes at half past three, Istanbul. */
const PUBLISHED_AFTER_MS = 15.5 * HOUR;

/** The newest rate of each currency in a state. */
export async function newestRates(db: Db, state: RateRow['state']): Promise<Map<RateCurrency, RateRow>> {
  const rows = await db
    .selectFrom('exchangeRates')
    .selectAll()
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('exchangeRates')
        .select((one) => one.fn.max<number>('id').as('id'))
        .where('state', '=', state)
        .groupBy('currency'),
    )
    .execute();
  return new Map(rows.map((row) => [row.currency, row]));
}

export const microsOf = (
  { forexMicros, banknoteMicros }: Pick<RateRow, 'forexMicros' | 'banknoteMicros'>,
  { shop_rate_kind: kind }: Pick<RateSettings, 'shop_rate_kind'>,
): number => (kind === 'forex_selling' ? forexMicros : banknoteMicros);

/** Whether a rate is too old to sell at. A bulletin counts from when it was published, a typed rate from its entry. */
export function isTooOld(
  { source, day, at }: Pick<RateRow, 'source' | 'day' | 'at'>,
  { shop_rate_max_age_hours: hours }: Pick<RateSettings, 'shop_rate_max_age_hours'>,
  now: number,
): boolean {
  const from = source === 'manual' ? at.getTime() : istanbulMidnight(day).getTime() + PUBLISHED_AFTER_MS;
  return now > from + hours * HOUR;
}

/** Whether foreign prices are sold at all. */
export const isSelling = ({ shop_currency, shop_rate_source }: RateSettings): boolean =>
  shop_rate_source !== 'none' && shop_currency === SOLD_IN;

/** The rates that prices are to be computed at; null: foreign prices are not sold. */
export async function wantedRates(db: Db, settings: RateSettings, now: number): Promise<AppliedRates | null> {
  if (!isSelling(settings)) return null;
  const inForce = await newestRates(db, 'applied');
  const rateOf = (currency: RateCurrency): AppliedRates[RateCurrency] => {
    const row = inForce.get(currency);
    if (!row || isTooOld(row, settings, now)) return null;
    return {
      micros: withMargin(microsOf(row, settings), settings.shop_rate_margin),
      day: row.day,
      source: row.source,
    };
  };
  return Object.fromEntries(RATE_CURRENCIES.map((currency) => [currency, rateOf(currency)])) as AppliedRates;
}

type NewRate = Pick<RateRow, 'currency' | 'forexMicros' | 'banknoteMicros' | 'day' | 'source' | 'bulletin' | 'byName'>;

const insertRate = (trx: Trx, rate: NewRate, state: RateRow['state'], at: Date) =>
  trx
    .insertInto('exchangeRates')
    .values({ ...rate, publicId: newPublicId(), state, at })
    .execute();

const hasMoved = (from: RateRow, to: NewRate): boolean =>
  Math.abs(to.forexMicros - from.forexMicros) > MOST_MOVED * from.forexMicros ||
  Math.abs(to.banknoteMicros - from.banknoteMicros) > MOST_MOVED * from.banknoteMicros;

/** The day of the newest bulletin that brought rates; null: none did. */
export async function newestBulletin(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('exchangeRates')
    .select((eb) => eb.fn.max('day').as('day'))
    .where('source', '=', 'tcmb')
    .executeTakeFirst();
  return row?.day ?? null;
}

/**
 * Keeps what a bulletin brings. Rates that moved a lot wait; an older one that waits is replaced.
 * @param isAsked somebody asked for it: it also replaces a rate that was typed since
 */
export async function keepBulletin(
  trx: Trx,
  { day, number, rates }: Bulletin,
  { isAsked, at }: { isAsked: boolean; at: Date },
): Promise<void> {
  const [inForce, waiting, refused] = [
    await newestRates(trx, 'applied'),
    await newestRates(trx, 'waiting'),
    await newestRates(trx, 'refused'),
  ];
  const published = istanbulMidnight(day).getTime() + PUBLISHED_AFTER_MS;
  for (const currency of RATE_CURRENCIES) {
    const found = rates[currency];
    if (!found) continue;
    const rate: NewRate = { currency, ...found, day, source: 'tcmb', bulletin: number, byName: '' };
    const isKnown = [inForce, waiting, refused].some((rows) => {
      const row = rows.get(currency);
      return (
        row?.source === 'tcmb' &&
        row.day === day &&
        row.forexMicros === rate.forexMicros &&
        row.banknoteMicros === rate.banknoteMicros
      );
    });
    const former = inForce.get(currency);
    const isOlder =
      former !== undefined &&
      (former.source === 'tcmb' ? former.day > day : former.at.getTime() >= published && !isAsked);
    if (isKnown || isOlder) continue;
    await trx.deleteFrom('exchangeRates').where('currency', '=', currency).where('state', '=', 'waiting').execute();
    await insertRate(trx, rate, former && hasMoved(former, rate) ? 'waiting' : 'applied', at);
  }
}

/** Puts a typed rate in force. */
export async function keepTyped(
  trx: Trx,
  { currency, micros, byName }: { currency: RateCurrency; micros: number; byName: string },
  at: Date,
): Promise<void> {
  const day = istanbulDay(at.getTime());
  await trx.deleteFrom('exchangeRates').where('currency', '=', currency).where('state', '=', 'waiting').execute();
  await insertRate(
    trx,
    { currency, forexMicros: micros, banknoteMicros: micros, day, source: 'manual', bulletin: '', byName },
    'applied',
    at,
  );
}
