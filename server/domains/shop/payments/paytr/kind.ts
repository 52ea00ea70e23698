import * as z from 'zod';
import { isSafeOrigin } from '../../../../base/env-values.ts';
import { openSecret } from '../../../../base/keys/secret.ts';
import { settingStore } from '../../../../base/settings/store.ts';
import { StartError } from '../../../../base/start-error.ts';
import { providerKind } from '../provider/kind.ts';

/** Name of the provider in orders and settings. */
export const PAYTR = 'paytr';

/** Always opened: its keys may also come from the panel, at any time. */
export const paytrKind = providerKind({
  name: PAYTR,
  settings: z.object({
    /** Number of the merchant (Mağaza No). */
    PAYTR_MERCHANT_ID: z
      .string()
      .regex(/^\d{1,20}$/, 'must be the merchant’s number at PayTR')
      .optional(),
    /** Mağaza Parola. */
    PAYTR_MERCHANT_KEY: z
      .string()
      .regex(/^[!-~]{8,200}$/, 'must be the merchant’s key at PayTR')
      .optional(),
    /** Mağaza Gizli Anahtar. */
    PAYTR_MERCHANT_SALT: z
      .string()
      .regex(/^[!-~]{8,200}$/, 'must be the merchant’s salt at PayTR')
      .optional(),
    /** 1: test payments, which move no money. With keys of the panel, its own switch says so. */
    PAYTR_TEST: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
    /** Origin of PayTR's API and of its page. */
    PAYTR_BASE: z
      .string()
      .refine(isSafeOrigin, 'must be an https:// address without a path (http:// only on this machine)')
      .default('https://www.paytr.com'),
  }),
  isMeant: ({ PAYTR_MERCHANT_ID }) => PAYTR_MERCHANT_ID !== undefined,
  prepare(env, isCurrent) {
    const { PAYTR_MERCHANT_ID: id, PAYTR_MERCHANT_KEY: key, PAYTR_MERCHANT_SALT: salt } = env;
    const given = id && key && salt ? { id, key, salt } : undefined;
    if (isCurrent && !given && (id ?? key ?? salt) !== undefined)
      throw new StartError(
        'PAYTR_MERCHANT_ID, PAYTR_MERCHANT_KEY and PAYTR_MERCHANT_SALT must be set together: without one of them PayTR cannot take payments',
      );
    return async ({ config, database, now }) => {
      const { keyFinder } = await import('../provider/panel-keys.ts');
      const { PAYTR_SECRETS, paytrProvider } = await import('./paytr.ts');
      const secret = await openSecret(database, config);
      return paytrProvider({
        db: database.db,
        find: keyFinder(PAYTR_SECRETS, given, secret),
        isFromEnvironment: given !== undefined,
        isTest: given
          ? () => Promise.resolve(env.PAYTR_TEST === '1')
          : async (db) => (await settingStore({ db }).all()).shop_paytr_test,
        base: env.PAYTR_BASE,
        publicUrl: config.publicUrl,
        now,
      });
    };
  },
});
