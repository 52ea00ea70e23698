import * as z from 'zod';
import { EVERYONE } from './access.ts';
import { endpoints } from './endpoint.ts';
import { ElapsedMs, Email, Honeypot, submission } from './form-fields.ts';
import { CONSENT_MISSING, NEWSLETTER_LINK_INVALID } from './form-texts.ts';

/** What a subscriber types and ticks; decides in the browser and on the server alike. */
export const NewsletterFields = z.strictObject({
  email: Email,
  consent: z.literal(true, CONSENT_MISSING).describe('The box was unticked and the visitor ticked it'),
});

export const NewsletterBody = NewsletterFields.extend({
  honeypot: Honeypot,
  elapsedMs: ElapsedMs.describe('Milliseconds since the form was first touched; below 1000 is refused'),
  noticeVersion: submission.noticeVersion,
});

const Token = z.strictObject({ token: z.string(NEWSLETTER_LINK_INVALID).max(200, NEWSLETTER_LINK_INVALID) });
const Done = z.object({ success: z.literal(true), message: z.string() });

export const newsletterEndpoints = endpoints({
  'POST /api/newsletter': {
    summary: 'Bülten kaydı isteği; onay bağlantısı e-postayla gider, yanıt her adres için aynıdır',
    access: EVERYONE, body: NewsletterBody, response: Done, status: 202, limit: { times: 5, minutes: 60 },
  },
  'POST /api/newsletter/confirm': { summary: 'Bülten kaydının onayı', access: EVERYONE, body: Token, response: Done },
  'POST /api/newsletter/unsubscribe': { summary: 'Bültenden çıkış', access: EVERYONE, body: Token, response: Done },
});
