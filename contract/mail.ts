// How the server sends mails, and a mail that tests it.
import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { NoQuery } from './fields.ts';
import { MAIL_CALLS } from './mail-texts.ts';

export const MAIL_SERVER_SOURCES = ['environment', 'panel', 'unreadable', 'none'] as const;
export type MailServerSource = (typeof MAIL_SERVER_SOURCES)[number];
/** Whether mails wait because no server can take them. */
export const waitsForServer = (source: MailServerSource): boolean => source === 'none' || source === 'unreadable';

const addresses = z.array(z.string()).min(1);

export const MailSetup = z.object({
  source: z
    .enum(MAIL_SERVER_SOURCES)
    .describe('Who names the server; unreadable: the panel, but its stored password cannot be read'),
  server: z
    .object({ host: z.string(), port: z.int() })
    .nullable()
    .describe('The server that takes the mails; null while none does'),
  sender: z.string().describe("'Name <address>', as mails show it"),
  recipients: z
    .object({ messages: addresses, orders: addresses, applications: addresses })
    .describe('Where notices go now'),
  fromEnvironment: z
    .object({ server: z.boolean(), sender: z.boolean(), messages: z.boolean(), applications: z.boolean() })
    .describe('Parts that the environment sets, so that the panel’s settings have no effect'),
});
export type MailSetup = z.output<typeof MailSetup>;

export const MailTrial = z.object({
  to: z.string().describe('The caller’s address'),
  failure: z.string().nullable().describe('Turkish sentence; null: the server has taken the mail'),
  detail: z.string().nullable().describe('The server’s own words, or the error’s code'),
});
export type MailTrial = z.output<typeof MailTrial>;

export const mailEndpoints = endpoints(MAIL_CALLS, {
  'GET /api/mail': { access: ADMIN_ONLY, query: NoQuery, response: MailSetup },
  'POST /api/mail/test': {
    access: ADMIN_ONLY,
    response: MailTrial,
    limit: { times: 3, minutes: 1, per: 'account' },
  },
});
