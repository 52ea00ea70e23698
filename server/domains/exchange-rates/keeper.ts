// Keeps exchange rates and the prices that follow from them: asks for the bulletin when it is due, and computes prices
// anew whenever a rate, its age or the settings change.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import { BULLETIN_UNREACHABLE, BULLETIN_UNREADABLE } from '#contract/exchange-rate-texts.ts';
import { istanbulDay, istanbulMidnight, istanbulWallTime, type Clock } from '../../base/clock.ts';
import { repeat } from '../../base/repeat.ts';
import type { Database, Trx } from '../../base/db/database.ts';
import { askText } from '../../base/outgoing.ts';
import { settingStore } from '../../base/settings/store.ts';
import { appliedRates } from '../catalogue/daily-prices.ts';
import { applyRates } from './apply.ts';
import { readBulletin, UnreadableBulletin, type Bulletin } from './bulletin.ts';
import { keepBulletin, newestBulletin, wantedRates } from './store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How often a process looks whether anything is due. */
const LOOK_EVERY_MS = MINUTE;
/** While today's bulletin is awaited. */
const TRY_EVERY_MS = 30 * MINUTE;
/** From when on it is asked for, Istanbul. */
const ASKED_FROM_MS = (15 * 60 + 40) * MINUTE;

const isWorkingDay = (at: number): boolean => ![0, 6].includes(istanbulWallTime(new Date(at)).getUTCDay());

/** The day of the newest bulletin that there should be, holidays apart. */
function expectedDay(now: number): string {
  const isPublished = now >= istanbulMidnight(istanbulDay(now)).getTime() + ASKED_FROM_MS;
  let at = isPublished ? now : now - DAY;
  while (!isWorkingDay(at)) at -= DAY;
  return istanbulDay(at);
}

/** Whether the bulletin is to be asked for. @param newest day of the newest one; null: there is none */
export const isDue = (newest: string | null, now: number): boolean => newest === null || newest < expectedDay(now);

interface Parts {
  database: Database;
  now: Clock;
  /** Of the bulletin. */
  address: string;
  timeoutMs?: number;
}

export type RateKeeper = ReturnType<typeof rateKeeper>;

export function rateKeeper({ database, now, address, timeoutMs }: Parts) {
  /** Computes prices anew where they do not fit any more. @param trx holds 'catalogue' and 'settings' */
  const settle = async (trx: Trx): Promise<number> => {
    const settings = await settingStore({ db: trx }).stored();
    const wanted = await wantedRates(trx, settings, now());
    return isDeepStrictEqual(wanted, await appliedRates(trx)) ? 0 : applyRates(trx, wanted);
  };

  const ask = async (): Promise<Bulletin> => {
    const { status, text } = await askText('exchange rates', address, {
      method: 'GET',
      headers: { accept: 'application/xml, text/xml' },
      timeoutMs,
    });
    if (status !== 200) throw new Error(`exchange rates: status ${status}`);
    return readBulletin(text);
  };

  /**
   * Asks for the bulletin and keeps what it brings.
   * @param isAsked by a person, not by the clock
   * @throws 503 where there is none
   */
  async function fetchNow(isAsked: boolean): Promise<void> {
    let bulletin: Bulletin | undefined;
    let problem = '';
    try {
      bulletin = await ask();
    } catch (error) {
      problem = error instanceof UnreadableBulletin ? BULLETIN_UNREADABLE : BULLETIN_UNREACHABLE;
    }
    const at = new Date(now());
    await database.write({ partsOf: 'settings' }, async (trx) => {
      if (bulletin) await keepBulletin(trx, bulletin, { isAsked, at });
      await trx
        .updateTable('exchangeRateState')
        .set({ triedAt: at, nextTryAt: new Date(at.getTime() + TRY_EVERY_MS), problem })
        .execute();
    });
    if (problem !== '') throw new ApiError(503, 'UNAVAILABLE', problem);
  }

  /** Takes the next try for this process. @returns whether it is due and nobody else has it */
  const takeTry = async (): Promise<boolean> => {
    const at = new Date(now());
    if (!isDue(await newestBulletin(database.db), at.getTime())) return false;
    return database.write({ partsOf: 'settings' }, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('exchangeRateState')
        .set({ nextTryAt: new Date(at.getTime() + TRY_EVERY_MS) })
        .where((eb) => eb.or([eb('nextTryAt', 'is', null), eb('nextTryAt', '<=', at)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  };

  /** Does what is due now. */
  async function look(): Promise<void> {
    const settings = await settingStore(database).stored();
    if (settings.shop_rate_source === 'none' && (await appliedRates(database.db)) === null) return;
    if (settings.shop_rate_source === 'tcmb' && (await takeTry()))
      await fetchNow(false).catch((error: unknown) => {
        if (!ApiError.is(error)) throw error; // a silent bank is told of in the panel
      });
    const wanted = await wantedRates(database.db, settings, now());
    if (!isDeepStrictEqual(wanted, await appliedRates(database.db)))
      await database.write(['catalogue', 'settings'], settle);
  }

  return { settle, fetchNow, look };
}

/** Looks now and every minute. @returns stops it, and waits for a look that runs */
export const startRates = (
  keeper: Pick<RateKeeper, 'look'>,
  onError: (error: unknown) => void,
): (() => Promise<void>) => repeat(() => keeper.look(), { everyMs: LOOK_EVERY_MS, onError });
