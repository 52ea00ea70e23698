import * as z from 'zod';
import { isSafeOrigin } from '../../../../base/env-values.ts';
import { openSecret } from '../../../../base/keys/secret.ts';
import { StartError } from '../../../../base/start-error.ts';
import { providerKind } from '../provider/kind.ts';

/** Name of the provider in orders and settings. */
export const IYZICO = 'iyzico';

/** Always opened: its keys may also come from the panel, at any time. */
export const iyzicoKind = providerKind({
  name: IYZICO,
  settings: z.object({
    /** API key of the merchant; one that begins with sandbox- belongs to the test environment, where no money moves. */
    IYZICO_API_KEY: z
      .string()
      .regex(/^[!-~]{8,200}$/, 'must be an API key of iyzico')
      .optional(),
    /** Secret key of the merchant. */
    IYZICO_SECRET_KEY: z
      .string()
      .regex(/^[!-~]{8,200}$/, 'must be a secret key of iyzico')
      .optional(),
    /** Origin of iyzico's API; default: by the key, live or test. */
    IYZICO_BASE: z
      .string()
      .refine(isSafeOrigin, 'must be an https:// address without a path (http:// only on this machine)')
      .optional(),
  }),
  isMeant: ({ IYZICO_API_KEY }) => IYZICO_API_KEY !== undefined,
  prepare({ IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey, IYZICO_BASE: base }, isCurrent) {
    if (isCurrent && (apiKey === undefined) !== (secretKey === undefined))
      throw new StartError(
        `${apiKey ? 'IYZICO_SECRET_KEY' : 'IYZICO_API_KEY'} must be set: without it iyzico cannot take payments`,
      );
    return async ({ config, database, now }) => {
      const { keyFinder } = await import('../provider/panel-keys.ts');
      const { IYZICO_SECRETS } = await import('./keys.ts');
      const { iyzicoProvider } = await import('./iyzico.ts');
      const secret = await openSecret(database, config);
      const given = apiKey && secretKey ? { apiKey, secretKey } : undefined;
      return iyzicoProvider({
        db: database.db,
        find: keyFinder(IYZICO_SECRETS, given, secret),
        isFromEnvironment: given !== undefined,
        base,
        publicUrl: config.publicUrl,
        now,
      });
    };
  },
});
