import { ApiError } from '#contract/api-error.ts';
import { isRateCurrency } from '#contract/daily-price.ts';
import { priceCurrencyRefused } from '#contract/exchange-rate-texts.ts';
import { toMajor, toMinor, type Currency } from '#contract/money.ts';
import { shownMinor, showsStored, type PriceDisplay } from '#contract/price-display.ts';
import type { Price, ShownPrice } from '#contract/products.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { vatOf, type TaxedMode } from '#contract/vat.ts';
import { TAX_WORDS } from '#contract/vat-texts.ts';
import type { Database, Db, Trx } from '../../base/db/database.ts';
import { readOnce } from '../../base/db/read-once.ts';
import { settingStore } from '../../base/settings/store.ts';
import { appliedRates, keptPrice, soldColumns, type AllPriceColumns, type PriceColumns } from './daily-prices.ts';

/** The price as it is stored. */
export const priceOf = ({ priceMinor, oldPriceMinor, currency }: PriceColumns): Price | null =>
  priceMinor === null
    ? null
    : { current: toMajor(priceMinor), currency, ...(oldPriceMinor === null ? {} : { old: toMajor(oldPriceMinor) }) };

/** A price with its product's own rate; null: the shop's. */
export type TaxedPrice = PriceColumns & { vatRate: number | null };

/** What stored prices are, and which figure visitors read; null: the shop computes no tax. */
export type PriceRules = {
  mode: TaxedMode;
  display: PriceDisplay;
  /** Percent, for products without a rate of their own. */
  rate: number;
} | null;

const rulesOf = ({ shop_vat_mode: mode, shop_price_display: display, shop_vat_rate: rate }: AllSettings): PriceRules =>
  mode === 'none' ? null : { mode, display, rate };

/** Returns a function that tells the rules as they are now. */
export function priceRules({ db, version }: Pick<Database, 'db' | 'version'>): () => Promise<PriceRules> {
  let kept: { version: number; rules: PriceRules } = { version: Number.NaN, rules: null };
  return async () => {
    const now = version('settings'); // before reading: a later change counts
    if (kept.version !== now) kept = { version: now, rules: rulesOf(await settingStore({ db }).all()) };
    return kept.rules;
  };
}

/** Whether visitors read figures other than the stored ones. */
export const showsOthers = (rules: PriceRules): rules is NonNullable<PriceRules> =>
  rules !== null && !showsStored(rules.mode, rules.display);

const shownOf = ({ priceMinor, oldPriceMinor, vatRate }: TaxedPrice, rules: PriceRules) =>
  priceMinor === null || rules === null
    ? []
    : shownMinor({ priceMinor, oldPriceMinor, rate: vatRate ?? rules.rate }, rules.mode, rules.display);

/** The figures that visitors read in place of a price; undefined: the stored one. */
export function shownPrice(price: TaxedPrice, rules: PriceRules): ShownPrice | undefined {
  const shown = shownOf(price, rules).map(({ minor, oldMinor, hasTax }) => ({
    current: toMajor(minor),
    old: oldMinor === undefined ? undefined : toMajor(oldMinor),
    tax: hasTax ? TAX_WORDS.gross : TAX_WORDS.net,
  }));
  return shown.length > 0 ? shown : undefined;
}

/** The figure that visitors compare, in minor units. */
export const readMinor = (price: TaxedPrice, rules: PriceRules): number | null =>
  shownOf(price, rules)[0]?.minor ?? price.priceMinor;

/** The price with what its figure is and what visitors read of it. */
export function shopPrice(price: TaxedPrice, rules: PriceRules): Price | null {
  const stored = priceOf(price);
  if (stored === null || rules === null) return stored;
  const { grossMinor } = vatOf({ amountMinor: price.priceMinor!, rate: price.vatRate ?? rules.rate }, rules.mode);
  return {
    ...stored,
    gross: rules.mode === 'excluded' ? toMajor(grossMinor) : undefined,
    shown: shownPrice(price, rules),
  };
}

/** The lowest price that visitors read of some sizes; null: none has one. */
export function lowestPrice(sizes: readonly Omit<TaxedPrice, 'oldPriceMinor'>[], rules: PriceRules): Price | null {
  let lowest: TaxedPrice | null = null;
  let least = Infinity;
  for (const size of sizes) {
    const price = { ...size, oldPriceMinor: null };
    const minor = readMinor(price, rules) ?? Infinity;
    if (minor < least) [lowest, least] = [price, minor];
  }
  return lowest && shopPrice(lowest, rules);
}

const shopCurrency = async (db: Db): Promise<Currency> =>
  (await readOnce(db, 'settings', () => settingStore({ db }).all())).shop_currency;

/** Returns a function that says why prices cannot be kept in a currency; null: they can. */
export async function currencyRules(db: Db): Promise<(currency: Currency) => string | null> {
  const applied = await appliedRates(db);
  const shop = await shopCurrency(db);
  return (currency) =>
    currency === shop || (applied !== null && isRateCurrency(currency)) ? null : priceCurrencyRefused(currency, shop);
}

/**
 * Columns of an entered price. Without a currency it is in the one the price is kept in at a daily rate, otherwise in
 * the shop's; unchanged amounts keep their currency, so that saving another field never turns euros into dollars.
 * @throws VALIDATION for a currency that is not sold at a daily rate
 */
export async function priceColumns(
  trx: Trx,
  typed: { current: number; old?: number | undefined; currency?: Currency | undefined } | null,
  stored: AllPriceColumns | null,
): Promise<AllPriceColumns> {
  const applied = await appliedRates(trx);
  const kept = stored && keptPrice(stored);
  const priceMinor = typed === null ? null : toMinor(typed.current);
  const oldPriceMinor = typed?.old === undefined ? null : toMinor(typed.old);
  if (
    kept &&
    (priceMinor === null ||
      (priceMinor === kept.priceMinor &&
        oldPriceMinor === kept.oldPriceMinor &&
        (typed?.currency ?? kept.currency) === kept.currency))
  )
    return soldColumns({ priceMinor, oldPriceMinor, currency: kept.currency }, applied);
  const shop = await shopCurrency(trx);
  const currency = typed?.currency ?? stored?.listCurrency ?? shop;
  if (currency !== shop && (applied === null || !isRateCurrency(currency))) {
    const sentence = priceCurrencyRefused(currency, shop);
    throw new ApiError(400, 'VALIDATION', sentence, { 'price.current': sentence });
  }
  return soldColumns({ priceMinor, oldPriceMinor, currency }, applied);
}
