import * as z from 'zod';
import { EVERYONE, OWN } from './access.ts';
import { GivenPassword, NewPassword, PersonName, SignedInUser } from './auth.ts';
import { Download } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { NoContent, NoQuery } from './fields.ts';
import { Email, NoticeVersion } from './form-fields.ts';

const LinkToken = z.string('Bağlantı geçersiz.').max(200, 'Bağlantı geçersiz.');

/** Fields of `/kayit`. */
export const registrationFields = { name: PersonName, email: Email, password: NewPassword };
const noticeVersion = NoticeVersion.describe('Version of the KVKK notice that was shown');

const SignedIn = z.object({ user: SignedInUser, accessToken: z.string() });
/** Answers alike whether or not there is such an account. */
const Told = z.object({ message: z.string() });

export const customerEndpoints = endpoints({
  'POST /api/auth/register': {
    summary: 'Müşteri hesabı açar, giriş yapar ve e-posta onayı gönderir',
    access: EVERYONE,
    body: z.strictObject({ ...registrationFields, noticeVersion }),
    response: SignedIn,
    status: 201,
    limit: { times: 10, minutes: 60 },
  },
  'POST /api/auth/forgot-password': {
    summary: 'Şifre sıfırlama bağlantısı gönderir; her adrese aynı yanıt',
    access: EVERYONE,
    body: z.strictObject({ email: Email }),
    response: Told,
    limit: { times: 10, minutes: 60 },
  },
  'POST /api/auth/reset-password': {
    summary: 'Bağlantıyla yeni şifre belirler; bütün oturumlar sonlanır',
    access: EVERYONE,
    body: z.strictObject({ token: LinkToken, password: NewPassword }),
    response: NoContent,
    status: 204,
    limit: { times: 20, minutes: 60 },
  },
  'POST /api/auth/confirm-email': {
    summary: 'Bağlantıyla e-posta adresini onaylar: hesabın kendi oturumunda ya da hesabın şifresiyle',
    access: EVERYONE,
    body: z.strictObject({
      token: LinkToken,
      password: GivenPassword.optional().describe('Needed without a session of the account'),
    }),
    response: Told,
    limit: { times: 20, minutes: 60 },
  },
  'POST /api/auth/confirm-email/resend': {
    summary: 'Onay e-postasını yeniden gönderir',
    access: OWN,
    response: NoContent,
    status: 204,
    limit: { times: 5, minutes: 60 },
  },
  'DELETE /api/auth/me': {
    summary: 'Kendi müşteri hesabını siler; siparişlerin anonim kopyası kalır',
    access: OWN,
    body: z.strictObject({ currentPassword: GivenPassword }),
    response: NoContent,
    status: 204,
  },
  'GET /api/account': {
    summary: 'Kendi hesabının bilgileri',
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
    summary: 'Kendi verilerinin tamamı, JSON dosyası',
    access: OWN,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: ['application/json; charset=utf-8'],
    limit: { times: 10, minutes: 60 },
  },
});
