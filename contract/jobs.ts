import * as z from 'zod';
import { ACTIVE_ONLY, STAFF_SEE_ALL } from './access.ts';
import { JOB_TYPES } from './content.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoQuery } from './fields.ts';

/** An open position. */
export const Job = z.object({
  _id: z.string(),
  slug: z.string().describe('Of the title: the page is /careers/{_id}-{slug}'),
  title: z.string(),
  type: z.enum(JOB_TYPES),
  department: z.string(),
  location: z.string(),
  experience: z.string(),
  salary: z.string().nullable().describe('As typed; null: not stated'),
  applicationDeadline: z.iso.date().nullable().describe('Last day, to its end in Istanbul; null: open until filled'),
  postedBy: z.string(),
  description: z.string().describe('Plain text; paragraphs are separated by line breaks'),
  requirements: z.array(z.string()),
  responsibilities: z.array(z.string()),
  benefits: z.array(z.string()),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type Job = z.output<typeof Job>;

export const jobEndpoints = endpoints({
  'GET /api/jobs': { summary: 'Açık iş ilanları, yeniden eskiye', access: ACTIVE_ONLY, query: NoQuery, response: z.array(Job), reads: ['jobs'] },
  'GET /api/jobs/:id': { summary: 'Tek iş ilanı', access: STAFF_SEE_ALL, params: z.object({ id: Id }), query: NoQuery, response: Job, reads: ['jobs'] },
});
