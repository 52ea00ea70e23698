import * as z from 'zod';
import { isSafeOrigin } from '../../../../base/env-values.ts';
import { StartError } from '../../../../base/start-error.ts';
import { providerKind } from '../provider/kind.ts';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Origin of Stripe's API. */
  apiBase: string;
}

export const stripeKind = providerKind({
  name: 'stripe',
  settings: z.object({
    /** The secret key or a restricted one; with keys of the test mode no money moves. */
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_\w+$/, 'must be a secret key, which begins with sk_ or rk_')
      .optional(),
    /** Signing secret of the webhook's endpoint. */
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'must be the signing secret of the webhook, which begins with whsec_')
      .optional(),
    /** Origin of Stripe's API. */
    STRIPE_API_BASE: z
      .string()
      .refine(isSafeOrigin, 'must be an https:// address without a path (http:// only on this machine)')
      .default('https://api.stripe.com'),
  }),
  isMeant: ({ STRIPE_SECRET_KEY }) => STRIPE_SECRET_KEY !== undefined,
  prepare({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase }, isCurrent) {
    if (secretKey && webhookSecret)
      return async ({ now }) =>
        (await import('./stripe.ts')).stripeProvider({ secretKey, webhookSecret, apiBase }, { now });
    if (!isCurrent) return undefined;
    const missing = [secretKey ? '' : 'STRIPE_SECRET_KEY', webhookSecret ? '' : 'STRIPE_WEBHOOK_SECRET'].filter(
      Boolean,
    );
    throw new StartError(
      `${missing.join(' and ')} must be set: without ${missing.length > 1 ? 'them' : 'it'} Stripe cannot take payments (PAYMENT_PROVIDER)`,
    );
  },
});
