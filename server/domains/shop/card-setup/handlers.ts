import { ApiError } from '#contract/api-error.ts';
import { CARD_PROVIDER_NAMES, KEY_FAILURES, KEYS_MISSING, requestRefused } from '#contract/card-payment-texts.ts';
import { PANEL_PROVIDERS, type PanelProvider } from '#contract/card-providers.ts';
import { SEALED_UNREADABLE } from '#contract/sealed-texts.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { limitOf } from '../../../base/limits/rate-limits.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import type { KeyTrial } from '../payments/provider/provider.ts';
import type { ShopServices } from '../payments/services.ts';

const TRIALS = limitOf('POST /api/payment/cards/:name/test');

function sentenceOf(name: PanelProvider, failure: KeyTrial['failure']): string | null {
  const called = CARD_PROVIDER_NAMES[name]!;
  if (failure === null) return null;
  return typeof failure === 'string' ? KEY_FAILURES[failure](called) : requestRefused(called, failure.code);
}

/** Who takes card payments now, and a test of the keys that staff have entered. */
export const cardSetupHandlers = ({ database: { db }, config, providers, limits }: ShopServices) => {
  const settings = settingStore({ db });
  return handlers({
    async 'GET /api/payment/cards'() {
      const all = await settings.all();
      const cards = await providers.forCards(db, all);
      const choices = PANEL_PROVIDERS.map(async (name) => {
        const provider = providers.named(name);
        return {
          name,
          keys: (await provider?.panelKeys?.source(db)) ?? 'none',
          takesCurrency: provider?.currencies?.includes(all.shop_currency) ?? false,
          messagesTo: config.publicUrl + (provider?.panelKeys?.messagesTo ?? ''),
        };
      });
      return {
        provider: cards?.provider.name ?? null,
        isTest: cards?.isTest ?? false,
        isFromEnvironment: providers.isNamed,
        choices: await Promise.all(choices),
      };
    },

    async 'POST /api/payment/cards/:name/test'({ params: { name } }, { viewer }) {
      const keys = providers.named(name)?.panelKeys;
      const source = (await keys?.source(db)) ?? 'none';
      if (source === 'unreadable') throw new ApiError(409, 'GUARDED', SEALED_UNREADABLE);
      if (!keys || source === 'none') throw new ApiError(409, 'GUARDED', KEYS_MISSING);
      await limits.takeFor(TRIALS, personOf(viewer).publicId);
      const { isTest, failure } = await keys.tryThem();
      return { isTest, failure: sentenceOf(name, failure) };
    },
  });
};
