// Newsletter: the form, the links of its mails, and the list of subscribers.
import * as z from 'zod';
import { ADMIN_AUDITED, ADMIN_ONLY, EVERYONE } from './access.ts';
import { SUBSCRIBER_STATUSES } from './content.ts';
import { CSV_TYPE, Download } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { listReply, NoContent, pageParams, RowParams, searchParam, sortParam } from './fields.ts';
import { ElapsedMs, Email, Honeypot, submission } from './form-fields.ts';
import { CONSENT_MISSING, NEWSLETTER_LINK_INVALID } from './form-texts.ts';
import { NEWSLETTER_CALLS, SUBSCRIBER_STATUS_REFUSED } from './newsletter-texts.ts';

/** Fields of the newsletter form, checked by the browser and again by the server. */
export const NewsletterFields = z.strictObject({
  email: Email,
  consent: z.literal(true, CONSENT_MISSING).describe('The box was unticked and the visitor ticked it'),
});

const NewsletterBody = NewsletterFields.extend({
  honeypot: Honeypot,
  elapsedMs: ElapsedMs.describe('Milliseconds since the form was first touched; below 1000 is refused'),
  noticeVersion: submission.noticeVersion,
});

const Token = z.strictObject({ token: z.string(NEWSLETTER_LINK_INVALID).max(200, NEWSLETTER_LINK_INVALID) });
const Done = z.object({ success: z.literal(true), message: z.string() });

export const Subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  status: z.enum(SUBSCRIBER_STATUSES),
  consentText: z.string().describe('What stood beside the box'),
  noticeVersion: z.string(),
  consentedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
});
export type Subscriber = z.output<typeof Subscriber>;
const SubscriberStatus = z.enum(SUBSCRIBER_STATUSES, SUBSCRIBER_STATUS_REFUSED);
const SubscriberQuery = z.strictObject({
  ...pageParams,
  status: SubscriberStatus.optional(),
  q: searchParam('In the e-mail'),
  sort: sortParam(['newest', 'oldest', 'email']),
});

export const newsletterEndpoints = endpoints(NEWSLETTER_CALLS, {
  'POST /api/newsletter': {
    access: EVERYONE,
    body: NewsletterBody,
    response: Done,
    status: 202,
    limit: { times: 5, minutes: 60 },
  },
  'POST /api/newsletter/confirm': { access: EVERYONE, body: Token, response: Done },
  'POST /api/newsletter/unsubscribe': { access: EVERYONE, body: Token, response: Done },
  'GET /api/newsletter': {
    access: ADMIN_AUDITED,
    query: SubscriberQuery,
    response: listReply(Subscriber),
  },
  'GET /api/newsletter/export': {
    access: ADMIN_AUDITED,
    query: z.strictObject({ status: SubscriberStatus.optional() }),
    response: Download,
    isDownload: true,
    contentTypes: [CSV_TYPE],
  },
  'DELETE /api/newsletter/:id': {
    access: ADMIN_ONLY,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
});
