// Messages of visitors: the form with its bot checks, and the calls by which staff handle them.
import * as z from 'zod';
import { EVERYONE, STAFF_AUDITED, STAFF_DELETES, STAFF_ONLY } from './access.ts';
import { CONTACT_CALLS, MESSAGE_STATUS_REFUSED, REPLY_SUBJECT_MISSING, REPLY_TEXT_MISSING } from './contact-texts.ts';
import { MESSAGE_STATUSES } from './content.ts';
import { endpoints } from './endpoint.ts';
import {
  flagParam,
  Id,
  listReply,
  NoContent,
  NoQuery,
  pageParams,
  RowParams,
  searchParam,
  sortParam,
} from './fields.ts';
import { Email, Honeypot, line, requiredLine, requiredText, submission } from './form-fields.ts';
import { StatusChange } from './history.ts';
import { MAX_MESSAGE_LENGTH } from './quote-lines.ts';
import { EditedVersion } from './saving.ts';
import { neededLongText, neededText } from './typed-fields.ts';

/** Fields of the contact form, checked by the browser, and by the server once the bot checks have passed. */
export const ContactFields = z.object({
  name: requiredLine(100),
  email: Email,
  phone: line(40).default(''),
  subject: requiredLine(200),
  message: requiredText(MAX_MESSAGE_LENGTH),
});
export type ContactFields = z.output<typeof ContactFields>;

const MAX_RAW_LENGTH = 20_000;
const raw = z.string().max(MAX_RAW_LENGTH).default('');

/**
 * Checks the shape only. The specification wants bot checks answered before the fields, so the handler applies
 * `ContactFields` itself.
 */
const ContactBody = z.strictObject({
  name: raw,
  email: raw,
  phone: raw,
  subject: raw,
  message: raw,
  cad: Id.default('').describe('Code of the article whose CAD model the message asks for'),
  botProtection: z
    .strictObject({
      honeypot: Honeypot,
      mathAnswer: z.union([z.string().max(20), z.number()]).default(''),
      expectedAnswer: z
        .union([z.string().max(400), z.number()])
        .default('')
        .describe('The token of GET /api/contacts/challenge'),
    })
    .default({ honeypot: '', mathAnswer: '', expectedAnswer: '' }),
  ...submission,
});

export const CHALLENGE_OPERATORS = ['+', '-', '×'] as const;
export const Challenge = z.object({
  question: z.string().describe("'7 + 3 = ?'"),
  a: z.int(),
  b: z.int(),
  op: z.enum(CHALLENGE_OPERATORS),
  token: z.string().describe('Sent back as expectedAnswer; once, 3 seconds to 15 minutes old'),
});
export type Challenge = z.output<typeof Challenge>;

/** The reply to a stored message or application. */
export const Submitted = z.object({ success: z.literal(true), id: z.string(), message: z.string() });
export type Submitted = z.output<typeof Submitted>;

/** A message as staff read it. */
export const ContactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().describe('Empty: none'),
  subject: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  status: z.enum(MESSAGE_STATUSES),
  createdAt: z.iso.datetime(),
  replies: z
    .array(
      z.object({
        at: z.iso.datetime(),
        by: z.string(),
        subject: z.string(),
        text: z.string(),
        mail: z
          .enum(['waiting', 'sent', 'failed'])
          .describe('`waiting` also where no SMTP server is named; `failed`: given up after the last try'),
      }),
    )
    .describe('Newest first'),
  history: z.array(StatusChange).describe('Newest first'),
  version: z.int(),
});
export type ContactMessage = z.output<typeof ContactMessage>;

const MessageStatus = z.enum(MESSAGE_STATUSES, MESSAGE_STATUS_REFUSED);
const ContactQuery = z.strictObject({
  ...pageParams,
  status: MessageStatus.optional(),
  isRead: flagParam,
  q: searchParam('In name, e-mail, subject and message'),
  sort: sortParam(['newest', 'oldest']),
});
/** Fields of the reply form. */
export const replyFields = {
  subject: neededText(200, REPLY_SUBJECT_MISSING),
  text: neededLongText(10_000, REPLY_TEXT_MISSING),
};

export const contactEndpoints = endpoints(CONTACT_CALLS, {
  'GET /api/contacts/challenge': {
    access: EVERYONE,
    response: Challenge,
  },
  'POST /api/contacts': {
    access: EVERYONE,
    body: ContactBody,
    response: Submitted,
    status: 201,
    limit: { times: 5, minutes: 15 },
  },
  'GET /api/contacts': {
    access: STAFF_AUDITED,
    query: ContactQuery,
    response: listReply(ContactMessage),
  },
  'GET /api/contacts/stats/dashboard': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.object({ total: z.int(), unread: z.int(), pending: z.int() }),
  },
  'PATCH /api/contacts/:id/read': {
    access: STAFF_ONLY,
    params: RowParams,
    response: ContactMessage,
  },
  'PATCH /api/contacts/:id/status': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({ status: MessageStatus, version: EditedVersion }),
    response: ContactMessage,
  },
  'POST /api/contacts/:id/reply': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject(replyFields),
    response: ContactMessage,
    status: 201,
  },
  'DELETE /api/contacts/:id': {
    access: STAFF_DELETES,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
});
