// Who takes card payments, as staff set it up, and a test of iyzico's keys.
import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { CARD_PAYMENT_CALLS } from './card-payment-texts.ts';
import { endpoints } from './endpoint.ts';
import { NoQuery } from './fields.ts';

export const IYZICO_KEY_SOURCES = ['environment', 'panel', 'unreadable', 'none'] as const;

export const CardPayments = z.object({
  provider: z.string().nullable().describe('Name of the provider that takes new card payments now; null: none'),
  isTest: z.boolean().describe('Its payments move no money'),
  isFromEnvironment: z
    .boolean()
    .describe('The environment names the provider (PAYMENT_PROVIDER), and the panel’s choice has no effect'),
  iyzico: z.object({
    keys: z.enum(IYZICO_KEY_SOURCES).describe('unreadable: stored under a key that the server no longer has'),
    isTest: z.boolean().describe('The keys belong to iyzico’s test environment'),
    takesCurrency: z.boolean().describe('Whether iyzico charges the shop’s currency'),
    messagesTo: z.url().describe('Address that the merchant enters in iyzico’s panel for its messages'),
  }),
});
export type CardPayments = z.output<typeof CardPayments>;

export const IyzicoTrial = z.object({
  isTest: z.boolean().describe('The keys belong to iyzico’s test environment'),
  failure: z.string().nullable().describe('Turkish sentence; null: iyzico knows the keys'),
});
export type IyzicoTrial = z.output<typeof IyzicoTrial>;

export const cardPaymentEndpoints = endpoints(CARD_PAYMENT_CALLS, {
  'GET /api/payment/cards': { access: ADMIN_ONLY, query: NoQuery, response: CardPayments },
  'POST /api/payment/iyzico/test': {
    access: ADMIN_ONLY,
    response: IyzicoTrial,
    limit: { times: 6, minutes: 1, per: 'account' },
  },
});
