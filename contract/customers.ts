// Customers' accounts: registration, lost passwords, e-mail confirmation, the own data.
import * as z from 'zod';
import { EVERYONE, OWN } from './access.ts';
import { CUSTOMER_CALLS, LINK_INVALID } from './auth-texts.ts';
import { GivenPassword, NewPassword, PersonName, SignedInUser } from './auth.ts';
import { Download } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { NoContent, NoQuery } from './fields.ts';
import { Email, NoticeVersion } from './form-fields.ts';

const LinkToken = z.string(LINK_INVALID).max(200, LINK_INVALID);

/** Fields of `/kayit`. */
export const registrationFields = { name: PersonName, email: Email, password: NewPassword };
const noticeVersion = NoticeVersion.describe('Version of the KVKK notice that was shown');

const SignedIn = z.object({ user: SignedInUser, accessToken: z.string() });
/** The same reply whether or not the account exists. */
const Told = z.object({ message: z.string() });

export const customerEndpoints = endpoints(CUSTOMER_CALLS, {
  'POST /api/auth/register': {
    access: EVERYONE,
    body: z.strictObject({ ...registrationFields, noticeVersion }),
    response: SignedIn,
    status: 201,
    limit: { times: 10, minutes: 60 },
  },
  'POST /api/auth/forgot-password': {
    access: EVERYONE,
    body: z.strictObject({ email: Email }),
    response: Told,
    limit: { times: 10, minutes: 60 },
  },
  'POST /api/auth/reset-password': {
    access: EVERYONE,
    body: z.strictObject({ token: LinkToken, password: NewPassword }),
    response: NoContent,
    status: 204,
    limit: { times: 20, minutes: 60 },
  },
  'POST /api/auth/confirm-email': {
    access: EVERYONE,
    body: z.strictObject({
      token: LinkToken,
      password: GivenPassword.optional().describe('Needed without a session of the account'),
    }),
    response: Told,
    limit: { times: 20, minutes: 60 },
  },
  'POST /api/auth/confirm-email/resend': {
    access: OWN,
    response: NoContent,
    status: 204,
    limit: { times: 5, minutes: 60 },
  },
  'DELETE /api/auth/me': {
    access: OWN,
    body: z.strictObject({ currentPassword: GivenPassword }),
    response: NoContent,
    status: 204,
  },
  'GET /api/account': {
    access: OWN,
    query: NoQuery,
    response: z.object({
      user: SignedInUser,
      isEmailConfirmed: z.boolean(),
      createdAt: z.iso.datetime(),
      orderCount: z.int(),
      hasOpenOrders: z.boolean().describe('Then the account cannot be deleted yet'),
    }),
  },
  'GET /api/account/export': {
    access: OWN,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: ['application/json; charset=utf-8'],
    limit: { times: 10, minutes: 60 },
  },
});
