import { ApiError } from '#contract/api-error.ts';
import { IYZICO_FAILURES, iyzicoRefused } from '#contract/card-payment-texts.ts';
import { SEALED_UNREADABLE } from '#contract/sealed-texts.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { limitOf } from '../../../base/limits/rate-limits.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import { IYZICO } from '../payments/iyzico/kind.ts';
import type { KeyTrial } from '../payments/provider/provider.ts';
import type { ShopServices } from '../payments/services.ts';

const TRIALS = limitOf('POST /api/payment/iyzico/test');

function sentenceOf(failure: KeyTrial['failure']): string | null {
  if (failure === null) return null;
  return typeof failure === 'string' ? IYZICO_FAILURES[failure] : iyzicoRefused(failure.code);
}

/** Who takes card payments now, and a test of the keys that staff have entered. */
export const cardSetupHandlers = ({ database: { db }, config, providers, limits }: ShopServices) => {
  const settings = settingStore({ db });
  const iyzico = providers.named(IYZICO);
  return handlers({
    async 'GET /api/payment/cards'() {
      const all = await settings.all();
      const cards = await providers.forCards(db, all);
      return {
        provider: cards?.provider.name ?? null,
        isTest: cards?.isTest ?? false,
        isFromEnvironment: providers.isNamed,
        iyzico: {
          keys: (await iyzico?.panelKeys?.source(db)) ?? 'none',
          isTest: (await iyzico?.mode?.(db)) === 'test',
          takesCurrency: iyzico?.currencies?.includes(all.shop_currency) ?? false,
          messagesTo: `${config.publicUrl}/api/payment/webhook/${IYZICO}`,
        },
      };
    },

    async 'POST /api/payment/iyzico/test'(_, { viewer }) {
      const keys = iyzico?.panelKeys;
      const source = (await keys?.source(db)) ?? 'none';
      if (source === 'unreadable') throw new ApiError(409, 'GUARDED', SEALED_UNREADABLE);
      if (!keys || source === 'none') throw new ApiError(409, 'GUARDED', IYZICO_FAILURES.missing);
      await limits.takeFor(TRIALS, personOf(viewer).publicId);
      const { isTest, failure } = await keys.tryThem();
      return { isTest, failure: sentenceOf(failure) };
    },
  });
};
