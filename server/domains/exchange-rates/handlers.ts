import { ApiError, notFound } from '#contract/api-error.ts';
import { fromMicros, RATE_CURRENCIES, SOLD_IN, toMicros } from '#contract/daily-price.ts';
import {
  NOT_IN_LIRA,
  RATE_UNKNOWN,
  RATES_AUDIT_ROW,
  RATES_AUDIT_TITLE,
  RATES_OFF,
} from '#contract/exchange-rate-texts.ts';
import type { ExchangeRates } from '#contract/exchange-rates.ts';
import type { Trx } from '../../base/db/database.ts';
import { settingStore } from '../../base/settings/store.ts';
import { handlers, personOf, type Viewer } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { record } from '../../entities/audit/record.ts';
import { appliedRates } from '../catalogue/daily-prices.ts';
import { checkSettings, storeSettings } from '../settings/save.ts';
import type { RateKeeper } from './keeper.ts';
import { isSelling, isTooOld, keepTyped, microsOf, newestRates, type RateRow } from './store.ts';

/** Locks: the rates and their settings, and the prices that follow. */
const SCOPES = ['catalogue', 'settings'] as const;
const MOST_FORMER = 30;

export const exchangeRateHandlers = (
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  keeper: Pick<RateKeeper, 'settle' | 'fetchNow'>,
) => {
  const { db } = database;

  const show = async (): Promise<ExchangeRates> => {
    const settings = await settingStore(database).stored();
    const [inForce, waiting, applied] = [
      await newestRates(db, 'applied'),
      await newestRates(db, 'waiting'),
      await appliedRates(db),
    ];
    const counts = await db
      .selectFrom('products')
      .select((eb) => [eb.fn.coalesce('listCurrency', 'currency').as('currency'), eb.fn.countAll<number>().as('count')])
      .where('deletedAt', 'is', null)
      .where((eb) => eb.or([eb('priceMinor', 'is not', null), eb('listPriceMinor', 'is not', null)]))
      .groupBy((eb) => eb.fn.coalesce('listCurrency', 'currency'))
      .execute();
    const former = await db
      .selectFrom('exchangeRates')
      .selectAll()
      .where('state', '=', 'applied')
      .orderBy('id', 'desc')
      .limit(MOST_FORMER)
      .execute();
    const state = await db.selectFrom('exchangeRateState').selectAll().executeTakeFirstOrThrow();
    const shown = (row: RateRow) => ({
      currency: row.currency,
      rate: fromMicros(microsOf(row, settings)),
      day: row.day,
      source: row.source,
      by: row.byName,
    });
    return {
      source: settings.shop_rate_source,
      isApplied: isSelling(settings),
      rates: RATE_CURRENCIES.map((currency) => {
        const row = inForce.get(currency);
        const rate = applied?.[currency] ?? null;
        return {
          ...(row ? shown(row) : { currency, rate: null, day: null, source: null, by: '' }),
          soldAt: rate && fromMicros(rate.micros),
          isTooOld: row !== undefined && isTooOld(row, settings, now()),
          products: counts.find((one) => one.currency === currency)?.count ?? 0,
        };
      }),
      waiting: [...waiting.values()]
        .toSorted((a, b) => RATE_CURRENCIES.indexOf(a.currency) - RATE_CURRENCIES.indexOf(b.currency))
        .map((row) => ({
          _id: row.publicId,
          ...shown(row),
          former: fromMicros(microsOf(inForce.get(row.currency) ?? row, settings)),
        })),
      lastTry: state.triedAt && { at: state.triedAt.toISOString(), problem: state.problem },
      former: former.map((row) => ({ ...shown(row), at: row.at.toISOString() })),
    };
  };

  const note = (trx: Trx, viewer: Viewer, at: Date, after: Record<string, unknown>): Promise<void> =>
    record(trx, {
      viewer,
      now: at,
      action: 'update',
      kind: 'setting',
      rowId: RATES_AUDIT_ROW,
      rowVersion: null,
      title: RATES_AUDIT_TITLE,
      after,
    });

  return handlers({
    'GET /api/exchange-rates': show,

    async 'PUT /api/exchange-rates'({ body }, { viewer }) {
      const checked = checkSettings(body.settings);
      const { shop_rate_source: before } = await settingStore(database).stored();
      await database.write([...SCOPES], async (trx) => {
        const after = await storeSettings(trx, viewer, new Date(now()), checked);
        if (after.shop_rate_source !== 'none' && after.shop_currency !== SOLD_IN)
          throw new ApiError(400, 'VALIDATION', NOT_IN_LIRA, { shop_rate_source: NOT_IN_LIRA });
        await keeper.settle(trx);
      });
      const { shop_rate_source: source } = await settingStore(database).stored();
      if (source === 'tcmb' && before !== 'tcmb')
        // What the bank does not answer now is tried again, and the screen says so.
        await fetchAndSettle().catch((error: unknown) => {
          if (!ApiError.is(error)) throw error;
        });
      return show();
    },

    async 'POST /api/exchange-rates'({ body: { currency, rate } }, { viewer }) {
      await database.write([...SCOPES], async (trx) => {
        const at = new Date(now());
        const settings = await settingStore({ db: trx }).stored();
        if (settings.shop_rate_source === 'none') throw new ApiError(409, 'GUARDED', RATES_OFF);
        await keepTyped(trx, { currency, micros: toMicros(rate), byName: personOf(viewer).name }, at);
        const prices = await keeper.settle(trx);
        await note(trx, viewer, at, { [currency]: rate, prices });
      });
      return show();
    },

    async 'POST /api/exchange-rates/fetch'() {
      const { shop_rate_source: source } = await settingStore(database).stored();
      if (source === 'none') throw new ApiError(409, 'GUARDED', RATES_OFF);
      await fetchAndSettle();
      return show();
    },

    async 'POST /api/exchange-rates/:id/decide'({ params, body: { isApproved } }, { viewer }) {
      await database.write([...SCOPES], async (trx) => {
        const at = new Date(now());
        const row = await trx
          .updateTable('exchangeRates')
          .set({ state: isApproved ? 'applied' : 'refused', byName: personOf(viewer).name })
          .where('publicId', '=', params.id)
          .where('state', '=', 'waiting')
          .returningAll()
          .executeTakeFirst();
        if (!row) throw notFound(RATE_UNKNOWN);
        const settings = await settingStore({ db: trx }).stored();
        const prices = await keeper.settle(trx);
        await note(trx, viewer, at, {
          [row.currency]: fromMicros(microsOf(row, settings)),
          ...(isApproved ? { prices } : { refused: true }),
        });
      });
      return show();
    },
  });

  async function fetchAndSettle(): Promise<void> {
    await keeper.fetchNow(true);
    await database.write([...SCOPES], keeper.settle);
  }
};
