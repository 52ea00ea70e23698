// Secrets that admins enter in the panel: they go in, and never come out.
import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { NoQuery } from './fields.ts';
import {
  SEALED_CALLS,
  SEALED_LABELS,
  SEALED_NAME_UNKNOWN,
  SEALED_VALUE_MISSING,
  SEALED_VALUE_REFUSED,
} from './sealed-texts.ts';

export const SEALED_NAMES = [
  'mail_password',
  'iyzico_api_key',
  'iyzico_secret_key',
  'paytr_merchant_id',
  'paytr_merchant_key',
  'paytr_merchant_salt',
] as const satisfies readonly (keyof typeof SEALED_LABELS)[];
export type SealedName = (typeof SEALED_NAMES)[number];

export const SealedState = z.object({
  name: z.enum(SEALED_NAMES),
  isSet: z.boolean(),
  hint: z.string().describe('The last four characters of a value of at least 16; otherwise empty'),
  isReadable: z.boolean().describe('false: stored under a key that the server no longer has'),
  isFromEnvironment: z.boolean().describe('The environment’s value holds; the panel’s is neither used nor changed'),
  updatedAt: z.iso.datetime().nullable(),
});
export type SealedState = z.output<typeof SealedState>;

/** One line as it was given: passwords may begin or end with a space. */
export const SealedValue = z
  .string(SEALED_VALUE_MISSING)
  .min(1, SEALED_VALUE_MISSING)
  .max(500, SEALED_VALUE_REFUSED)
  .regex(/^[^\u0000-\u001f\u007f]*$/, SEALED_VALUE_REFUSED);

const params = z.object({ name: z.enum(SEALED_NAMES, SEALED_NAME_UNKNOWN) });

export const sealedEndpoints = endpoints(SEALED_CALLS, {
  'GET /api/sealed': { access: ADMIN_ONLY, query: NoQuery, response: z.array(SealedState) },
  'PUT /api/sealed/:name': {
    access: ADMIN_ONLY,
    params,
    body: z.strictObject({ value: SealedValue }),
    response: SealedState,
  },
  'DELETE /api/sealed/:name': { access: ADMIN_ONLY, params, response: SealedState },
});
