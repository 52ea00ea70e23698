import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { NoQuery } from './fields.ts';

const count = z.int().min(0);

export const SystemStatus = z.object({
  version: z.string(),
  year: z.int().describe('The present one, Istanbul'),
  database: z.enum(['sqlite', 'postgres']),
  startedAt: z.iso.datetime().describe('Of the process that answers'),
  isMailConfigured: z.boolean().describe('Whether an SMTP server is named; without one mails wait'),
  waitingMails: count,
  failedMails: count.describe('Given up after the last try'),
});
export type SystemStatus = z.output<typeof SystemStatus>;

export const systemEndpoints = endpoints({
  'GET /api/system/status': { summary: 'Sürüm, veritabanı ve bekleyen e-postalar', access: ADMIN_ONLY, query: NoQuery, response: SystemStatus },
});
