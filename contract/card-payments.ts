// Who takes card payments, as staff set it up, and a test of a provider's keys.
import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { CARD_PAYMENT_CALLS, CARD_PROVIDER_REFUSED } from './card-payment-texts.ts';
import { PANEL_PROVIDERS } from './card-providers.ts';
import { endpoints } from './endpoint.ts';
import { NoQuery } from './fields.ts';

export const KEY_SOURCES = ['environment', 'panel', 'unreadable', 'none'] as const;

export const CardPayments = z.object({
  provider: z.string().nullable().describe('Name of the provider that takes new card payments now; null: none'),
  isTest: z.boolean().describe('Its payments move no money'),
  isFromEnvironment: z
    .boolean()
    .describe('The environment names the provider (PAYMENT_PROVIDER), and the panel’s choice has no effect'),
  choices: z.array(
    z.object({
      name: z.enum(PANEL_PROVIDERS),
      keys: z.enum(KEY_SOURCES).describe('unreadable: stored under a key that the server no longer has'),
      takesCurrency: z.boolean().describe('Whether it charges the shop’s currency'),
      messagesTo: z.url().describe('Address that the merchant enters in the provider’s panel for its messages'),
    }),
  ),
});
export type CardPayments = z.output<typeof CardPayments>;

export const KeyTrialReply = z.object({
  isTest: z.boolean().describe('The keys move no money'),
  failure: z.string().nullable().describe('Turkish sentence; null: the provider knows the keys'),
});
export type KeyTrialReply = z.output<typeof KeyTrialReply>;

export const cardPaymentEndpoints = endpoints(CARD_PAYMENT_CALLS, {
  'GET /api/payment/cards': { access: ADMIN_ONLY, query: NoQuery, response: CardPayments },
  'POST /api/payment/cards/:name/test': {
    access: ADMIN_ONLY,
    params: z.object({ name: z.enum(PANEL_PROVIDERS, CARD_PROVIDER_REFUSED) }),
    response: KeyTrialReply,
    limit: { times: 6, minutes: 1, per: 'account' },
  },
});
