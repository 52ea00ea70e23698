import * as z from 'zod';
import { EVERYONE, STAFF_SEE_ALL } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, LinkOrHashShown, NoQuery } from './fields.ts';

/** A program offered for download. */
export const Program = z.object({
  _id: z.string(),
  name: z.string(),
  version: z.string().describe('Of the program, e.g. 2.4.0'),
  description: z.string(),
  features: z.array(z.string()),
  systemRequirements: z.array(z.string()),
  downloadLink: LinkOrHashShown,
  fileSize: z.string().describe('As typed, e.g. 148 MB'),
  lastUpdate: z.string().describe('As typed, e.g. Mart 2025'),
  isActive: z.boolean(),
  rowVersion: z.int().describe('Grows with every save; sent back with one'),
});
export type Program = z.output<typeof Program>;

export const programEndpoints = endpoints({
  'GET /api/programs': { summary: 'Programlar, yeniden eskiye', access: STAFF_SEE_ALL, query: NoQuery, response: z.array(Program), reads: ['content'] },
  'GET /api/programs/active': { summary: 'İndirilebilen program', access: EVERYONE, query: NoQuery, response: Program, reads: ['content'] },
  'GET /api/programs/:id': { summary: 'Tek program', access: STAFF_SEE_ALL, params: z.object({ id: Id }), query: NoQuery, response: Program, reads: ['content'] },
});
