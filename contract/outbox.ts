// The mails that wait, were sent or could not be sent. Their words are in no reply: they hold links that sign in.
import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { NoContent, pagedParams, pageOf, RowParams, searchParam } from './fields.ts';
import { MAIL_STATE_REFUSED, OUTBOX_CALLS } from './outbox-texts.ts';

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const OutboxMail = z.object({
  _id: z.string(),
  kind: z.string().describe('Of the template'),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int().min(0).describe('Tries so far; a resend begins again at 0'),
  dueAt: z.iso.datetime().nullable().describe('Of a waiting mail: when it may be tried next'),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable().describe('Reason of the last failure; null while a try is under way'),
});
export type OutboxMail = z.output<typeof OutboxMail>;

export const outboxEndpoints = endpoints(OUTBOX_CALLS, {
  'GET /api/outbox': {
    access: ADMIN_ONLY,
    query: z.strictObject({
      ...pagedParams(20),
      q: searchParam('In recipient and subject'),
      state: z.enum(MAIL_STATES, MAIL_STATE_REFUSED).optional(),
    }),
    response: pageOf(OutboxMail),
  },
  'POST /api/outbox/:id/resend': { access: ADMIN_ONLY, params: RowParams, response: OutboxMail },
  'DELETE /api/outbox/:id': { access: ADMIN_ONLY, params: RowParams, response: NoContent, status: 204 },
});
