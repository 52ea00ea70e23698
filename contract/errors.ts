// The body of every failure: its codes, and the details of a refused save.
import * as z from 'zod';
import { Quote } from './cart.ts';

/** Stable codes of `code` in a failure's reply; the sentence beside it is for people and may change. */
const ERROR_CODES = [
  'VALIDATION',
  'NOT_FOUND',
  'GONE',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'METHOD_NOT_ALLOWED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
  'NETWORK_ERROR',
  'BOT_CHECK_FAILED',
  'ALREADY_APPLIED',
  'JOB_CLOSED',
  'INVALID_FILE',
  'INVALID_TOKEN',
  'INVALID_CREDENTIALS',
  'WRONG_PASSWORD',
  'STALE',
  'PRICE_CHANGED',
  'CONSENT_CHANGED',
  'PAYMENT_UNAVAILABLE',
  'INVALID_SIGNATURE',
  'DUPLICATE_CODE',
  'DUPLICATE',
  'IN_USE',
  'GUARDED',
  'NO_CAD',
  'CAD_BUSY',
  'CAD_FAILED',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A field that others have changed since it was read. */
export const StaleChange = z.object({
  field: z.string().describe('Name as the call has it'),
  now: z.unknown().describe('Its value now, shortened'),
  mine: z
    .unknown()
    .optional()
    .describe('The refused value, shortened; absent where the refused save leaves the field as it is'),
  by: z.string().describe('Who changed it last: a person, or an order'),
  at: z.iso.datetime(),
  moves: z
    .array(z.object({ before: z.int().nullable(), after: z.int().nullable(), by: z.string(), at: z.iso.datetime() }))
    .optional()
    .describe('Of a stock: its movements since, the oldest first'),
});
export type StaleChange = z.output<typeof StaleChange>;

/** Details of a 409 STALE: who saved the row since it was read, when, and which of its fields. */
export const StaleDetails = z.object({
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
  fields: z.array(z.string()).describe('Names as the call has them'),
  changes: z.array(StaleChange).optional().describe('The same fields with their values, where these are known'),
  version: z.int().describe('The row’s version now; 0 where rows have none'),
});
export type StaleDetails = z.output<typeof StaleDetails>;

/** The body of every failure. `error` and `message` hold the same Turkish sentence. */
export const ErrorBody = z.object({
  error: z.string().describe('Turkish sentence for the user'),
  message: z.string().describe('The same sentence'),
  code: z.string().describe('Stable English constant, e.g. NOT_FOUND'),
  fields: z.record(z.string(), z.string()).optional().describe('Field path → Turkish sentence'),
  stale: StaleDetails.optional().describe('With the code STALE only'),
  quote: Quote.optional().describe('With the code PRICE_CHANGED only: the cart as it is now'),
});
export type ErrorBody = z.output<typeof ErrorBody>;
