import * as z from 'zod';
import { EVERYONE } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Email, Honeypot, line, requiredLine, requiredText, submission } from './form-fields.ts';

/** What a visitor types; decides in the browser, and on the server once the bot checks have passed. */
export const ContactFields = z.object({
  name: requiredLine(100),
  email: Email,
  phone: line(40).default(''),
  subject: requiredLine(200),
  message: requiredText(5000),
});
export type ContactFields = z.output<typeof ContactFields>;

const MAX_RAW_LENGTH = 20_000;
const raw = z.string().max(MAX_RAW_LENGTH).default('');

/** Only the shape: the specification wants the bot checks answered before the fields, so the handler applies `ContactFields` itself. */
export const ContactBody = z.strictObject({
  name: raw, email: raw, phone: raw, subject: raw, message: raw,
  botProtection: z.strictObject({
    honeypot: Honeypot,
    mathAnswer: z.union([z.string().max(20), z.number()]).default(''),
    expectedAnswer: z.union([z.string().max(400), z.number()]).default('').describe('The token of GET /api/contacts/challenge'),
  }).default({ honeypot: '', mathAnswer: '', expectedAnswer: '' }),
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

export const contactEndpoints = endpoints({
  'GET /api/contacts/challenge': {
    summary: 'İletişim formunun sorusu; saklanmaz, bir kez kullanılır',
    access: EVERYONE, response: Challenge,
  },
  'POST /api/contacts': {
    summary: 'İletişim formundan mesaj',
    access: EVERYONE, body: ContactBody, response: Submitted, status: 201, limit: { times: 5, minutes: 15 },
  },
});
