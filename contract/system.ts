import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { NoQuery } from './fields.ts';
import { MAIL_SERVER_SOURCES } from './mail.ts';
import { SYSTEM_CALLS } from './panel-texts.ts';

const count = z.int().min(0);

/** Reasons why no mails go out: the SMTP server is not there, does not reply, refuses our password, or breaks off. */
const MAIL_PAUSE_REASONS = ['unreachable', 'silent', 'login', 'broken'] as const;
export type MailPauseReason = (typeof MAIL_PAUSE_REASONS)[number];

export const SystemStatus = z.object({
  version: z.string(),
  year: z.int().describe('The present one, Istanbul'),
  database: z.enum(['sqlite', 'postgres']),
  startedAt: z.iso.datetime().describe('Of the process that answers'),
  mailServer: z.enum(MAIL_SERVER_SOURCES).describe('Who names the SMTP server; none, unreadable: mails wait'),
  waitingMails: count,
  failedMails: count.describe('Given up after the last try'),
  mailPause: z
    .object({
      since: z.iso.datetime(),
      until: z.iso.datetime().describe('When one mail tries whether the SMTP server is back'),
      reason: z.enum(MAIL_PAUSE_REASONS),
      code: z.string().describe('For the log and the mail provider: ECONNREFUSED, EAUTH 535'),
    })
    .nullable()
    .describe('Set while no mails go out because the SMTP server is down, silent or refuses us'),
});
export type SystemStatus = z.output<typeof SystemStatus>;

export const systemEndpoints = endpoints(SYSTEM_CALLS, {
  'GET /api/system/status': {
    access: ADMIN_ONLY,
    query: NoQuery,
    response: SystemStatus,
  },
});
