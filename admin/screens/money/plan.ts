// What the choices on the screen come to: the change of prices, the fees that follow, and the call.
import type { MoneyChange, MoneySetting, MoneyState } from '#contract/money-setup.ts';
import { FEE_SETTINGS, MONEY_SETTINGS } from '#contract/money-setup.ts';
import { CURRENCIES, toMajor, toMinor, type Currency } from '#contract/money.ts';
import { changedAmount, taxShift, type PriceChange, type PriceMove } from '#contract/price-change.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import type { TaxedMode } from '#contract/vat.ts';

export type MoneySettings = Pick<AllSettings, MoneySetting>;
export interface MoneyValues extends MoneySettings {
  pricesAre?: TaxedMode;
  moves?: Partial<Record<Currency, { move?: PriceMove; rate?: number | null }>>;
}
type Prices = MoneyState['prices'];

/** What the form begins with: the proposal until somebody has decided, then what is set. */
export const firstValues = (settings: AllSettings): MoneyValues => {
  const now = Object.fromEntries(MONEY_SETTINGS.map((key) => [key, settings[key]])) as unknown as MoneySettings;
  return isDecided(settings) ? now : { ...now, shop_currency: 'TRY', shop_vat_mode: 'included' };
};

/** A shop that computes tax has decided, on whatever screen. */
export const isDecided = (settings: Pick<AllSettings, 'shop_money_decided' | 'shop_vat_mode'>): boolean =>
  settings.shop_money_decided || settings.shop_vat_mode !== 'none';

/** Currencies of prices for which it must be said what becomes of them. */
export const othersIn = (prices: Prices, currency: Currency): Prices =>
  prices.filter((one) => one.currency !== currency);

/** Whether it must be said what the stored prices are. */
export const asksPricesAre = (settings: MoneySettings, values: MoneySettings, prices: Prices): boolean =>
  settings.shop_vat_mode === 'none' && values.shop_vat_mode !== 'none' && prices.length > 0;

/** The change of prices; undefined while choices are missing. */
export function planOf(settings: MoneySettings, values: MoneyValues, prices: Prices): PriceChange | undefined {
  const moves: PriceChange['moves'] = {};
  for (const { currency } of othersIn(prices, values.shop_currency)) {
    const { move, rate = null } = values.moves?.[currency] ?? {};
    if (move === undefined || (move === 'convert' && !(typeof rate === 'number' && rate > 0))) return undefined;
    moves[currency] = { move, rate: move === 'convert' ? rate : null };
  }
  if (asksPricesAre(settings, values, prices) && values.pricesAre === undefined) return undefined;
  const shift = taxShift(settings.shop_vat_mode, values.shop_vat_mode, values.pricesAre ?? null);
  const vatRate =
    shift === 'remove' && settings.shop_vat_mode !== 'none' ? settings.shop_vat_rate : values.shop_vat_rate;
  return { currency: values.shop_currency, moves, shift, vatRate };
}

/** The fees as the same change makes them; those of a shop whose prices are not converted keep their figure. */
export function feesOf(settings: MoneySettings, values: MoneyValues, plan: PriceChange) {
  const amount = (fee: number, rate: number): number =>
    toMajor(changedAmount(toMinor(fee), settings.shop_currency, plan, rate));
  const amountOrNone = (fee: number | null, rate: number): number | null => (fee === null ? null : amount(fee, rate));
  const shipping =
    plan.shift === 'remove' && settings.shop_vat_mode !== 'none'
      ? settings.shop_shipping_vat_rate
      : values.shop_shipping_vat_rate;
  return {
    shop_standard_cargo_fee: amountOrNone(settings.shop_standard_cargo_fee, shipping),
    shop_fast_cargo_fee: amount(settings.shop_fast_cargo_fee, shipping),
    shop_free_shipping_threshold: amountOrNone(settings.shop_free_shipping_threshold, plan.vatRate),
  } satisfies Pick<MoneyValues, (typeof FEE_SETTINGS)[number]>;
}

/** How many prices the change moves. */
export const countMoved = (plan: PriceChange, prices: Prices): number =>
  prices
    .filter(({ currency }) => plan.shift !== 'none' || (plan.moves[currency]?.move ?? 'keep') !== 'keep')
    .reduce((sum, { count }) => sum + count, 0);

/** The call's body: the settings that differ, all amounts where the currency changes, and what becomes of prices. */
export function bodyOf(settings: MoneySettings, values: MoneyValues, plan: PriceChange): MoneyChange {
  const isNewCurrency = settings.shop_currency !== values.shop_currency;
  const sent = MONEY_SETTINGS.filter(
    (key) => settings[key] !== values[key] || (isNewCurrency && FEE_SETTINGS.some((fee) => fee === key)),
  );
  return {
    settings: sent.map((key) => ({ settingKey: key, settingValue: values[key] ?? null, shownValue: settings[key] })),
    pricesAre: values.pricesAre ?? null,
    moves: CURRENCIES.flatMap((from): MoneyChange['moves'] => {
      const { move, rate } = plan.moves[from] ?? {};
      if (move === undefined) return [];
      return move === 'convert' ? [{ from, move, rate: rate! }] : [{ from, move }];
    }),
  };
}
