// The shop's currency, tax and fees, changed together with the stored prices: all of it or nothing, and back.
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { ApiError } from '#contract/api-error.ts';
import { FEE_SETTINGS, MONEY_SETTINGS, type MoneyChange } from '#contract/money-setup.ts';
import {
  CHANGE_UNDONE,
  CHANGE_UNKNOWN,
  FEES_MISSING,
  MONEY_AUDIT_ROW,
  MONEY_AUDIT_TITLE,
  PRICES_ARE_MISSING,
} from '#contract/money-setup-texts.ts';
import { taxShift, type PriceChange } from '#contract/price-change.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import type { Trx } from '../../base/db/database.ts';
import { newPublicId } from '../../base/db/public-id.ts';
import { json } from '../../base/db/tables.ts';
import { settingStore } from '../../base/settings/store.ts';
import { handlers, personOf, type Viewer } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { record } from '../../entities/audit/record.ts';
import { withKeptPrices } from '../exchange-rates/apply.ts';
import { wantedRates } from '../exchange-rates/store.ts';
import { checkSettings, storeSettings } from '../settings/save.ts';
import { changePrices, undoPrices } from './prices.ts';
import { lastChangeOf, moneyState } from './state.ts';

type Change = z.output<typeof MoneyChange>;
type Values = Partial<AllSettings>;

/** Locks: prices and what shows them, and the settings. */
const SCOPES = ['catalogue', 'settings'] as const;

/** The prices' part of a change. @throws 400 where it does not say what the prices are */
function priceChangeOf({ pricesAre, moves }: Change, before: AllSettings, after: AllSettings): PriceChange {
  const [from, to] = [before.shop_vat_mode, after.shop_vat_mode];
  if (from === 'none' && to !== 'none' && pricesAre === null)
    throw new ApiError(400, 'VALIDATION', PRICES_ARE_MISSING, { pricesAre: PRICES_ARE_MISSING });
  const shift = taxShift(from, to, pricesAre);
  return {
    currency: after.shop_currency,
    moves: Object.fromEntries(
      moves.map((one) => [one.from, { move: one.move, rate: one.move === 'convert' ? one.rate : null }]),
    ),
    shift,
    // What is taken out of prices was put into them at the former rate, where there was one.
    vatRate: shift === 'remove' && from !== 'none' ? before.shop_vat_rate : after.shop_vat_rate,
  };
}

/** The values of both that differ. */
const differing = (before: AllSettings, after: AllSettings): { before: Values; after: Values } => {
  const keys = MONEY_SETTINGS.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const pick = (all: AllSettings): Values => Object.fromEntries(keys.map((key) => [key, all[key]]));
  return { before: pick(before), after: pick(after) };
};

export const moneyHandlers = ({ database, now }: Pick<StaffServices, 'database' | 'now'>) => {
  const note = (trx: Trx, viewer: Viewer, at: Date, after: Record<string, number>): Promise<void> =>
    record(trx, {
      viewer,
      now: at,
      action: 'update',
      kind: 'setting',
      rowId: MONEY_AUDIT_ROW,
      rowVersion: null,
      title: MONEY_AUDIT_TITLE,
      after,
    });

  return handlers({
    'GET /api/money': () => moneyState(database.db, now()),

    'POST /api/money'({ body }, { viewer }) {
      const checked = checkSettings(body.settings);
      return database.write([...SCOPES], async (trx) => {
        const at = new Date(now());
        const before = await settingStore({ db: trx }).stored();
        const after = await storeSettings(trx, viewer, at, [
          ...checked,
          { key: 'shop_money_decided', value: true, shown: undefined },
        ]);
        if (
          before.shop_currency !== after.shop_currency &&
          FEE_SETTINGS.some((fee) => !checked.some(({ key }) => key === fee))
        )
          throw new ApiError(400, 'VALIDATION', FEES_MISSING);
        const changedSettings = differing(before, after);
        const change = priceChangeOf(body, before, after);
        const movesPrices = change.shift !== 'none' || body.moves.some(({ move }) => move !== 'keep');
        if (!movesPrices && Object.keys(changedSettings.after).length === 0) return { prices: 0 };
        const { id } = await trx
          .insertInto('moneyChanges')
          .values({
            publicId: newPublicId(),
            at,
            byName: personOf(viewer).name,
            settingsBefore: json(changedSettings.before),
            settingsAfter: json(changedSettings.after),
            currency: before.shop_currency,
            prices: 0,
            undoneAt: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const prices = await withKeptPrices(
          trx,
          () => changePrices(trx, id, change, at),
          () => wantedRates(trx, after, now()),
        );
        await trx.updateTable('moneyChanges').set({ prices }).where('id', '=', id).execute();
        if (prices > 0) await note(trx, viewer, at, { prices });
        return { prices };
      });
    },

    'POST /api/money/undo'({ body }, { viewer }) {
      return database.write([...SCOPES], async (trx) => {
        const at = new Date(now());
        const last = await lastChangeOf(trx);
        if (last?.publicId !== body.id) throw new ApiError(404, 'NOT_FOUND', CHANGE_UNKNOWN);
        if (last.undoneAt !== null) throw new ApiError(409, 'GUARDED', CHANGE_UNDONE);
        const current = await settingStore({ db: trx }).stored();
        // Settings that somebody has changed since stay as they are.
        const back = MONEY_SETTINGS.filter(
          (key) => key in last.settingsAfter && isDeepStrictEqual(current[key], last.settingsAfter[key]),
        );
        await storeSettings(
          trx,
          viewer,
          at,
          back.map((key) => ({ key, value: last.settingsBefore[key]!, shown: undefined })),
        );
        const prices = await withKeptPrices(
          trx,
          () => undoPrices(trx, at),
          async () => wantedRates(trx, await settingStore({ db: trx }).stored(), now()),
        );
        await trx.updateTable('moneyChanges').set({ undoneAt: at }).where('id', '=', last.id).execute();
        const kept = last.prices - prices;
        if (last.prices > 0) await note(trx, viewer, at, { restored: prices, kept });
        return { prices, kept };
      });
    },
  });
};
