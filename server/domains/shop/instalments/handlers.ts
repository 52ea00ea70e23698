import { notFound } from '#contract/api-error.ts';
import { toMajor, toMinor } from '#contract/money.ts';
import type { Instalments } from '#contract/payment.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { vatOf } from '#contract/vat.ts';
import type { InstalmentFamily } from '../../../base/db/tables.ts';
import { handlers } from '../../../call/handlers.ts';
import { PRODUCT_ABSENT } from '../../catalogue/texts.ts';
import { priceCart, type PricedLine } from '../cart/price-cart.ts';
import type { ShopServices } from '../payments/services.ts';
import { instalmentOffer, instalmentRates } from './rates.ts';

/** What the pieces cost with tax, whether or not they are in stock; null: they have no price. */
function grossMinor(
  { unitPriceMinor, vatRate, quantity }: PricedLine,
  { shop_vat_mode: mode }: AllSettings,
): number | null {
  if (unitPriceMinor === null) return null;
  const amountMinor = unitPriceMinor * quantity;
  return mode === 'none' ? amountMinor : vatOf({ amountMinor, rate: vatRate }, mode).grossMinor;
}

/** The instalments of an amount. The last one of a row may differ by some kuruş. */
const familiesOf = (families: readonly InstalmentFamily[], amountMinor: number): Instalments['families'] =>
  families.map(({ name, options }) => ({
    name,
    options: options.map(({ count, ratio }) => {
      const totalMinor = Math.round(amountMinor * ratio);
      return { count, monthly: toMajor(Math.round(totalMinor / count)), total: toMajor(totalMinor) };
    }),
  }));

/** Instalments of a product, for anybody. */
export const instalmentHandlers = (services: ShopServices) => {
  const { database, providers } = services;
  const { current } = instalmentRates(services);

  return handlers({
    async 'GET /api/payment/instalments'({ query: { product, quantity } }) {
      const asked = { publicId: product, config: '', quantity, shown: [] };
      const cart = await priceCart(database.db, [asked], { methodId: '', province: null });
      const line = cart.lines[0]!;
      if (line.product === null) throw notFound(PRODUCT_ABSENT);
      const { settings } = cart;
      const minor = grossMinor(line, settings);
      const offer = await instalmentOffer(providers, database.db, settings);
      const isOffered = offer !== null && minor !== null && minor >= toMinor(settings.shop_instalments_from);
      return {
        amount: minor === null ? null : toMajor(minor),
        unit: line.unit,
        hasVat: settings.shop_vat_mode !== 'none',
        families: isOffered ? familiesOf((await current(offer)) ?? [], minor) : [],
      };
    },
  });
};
