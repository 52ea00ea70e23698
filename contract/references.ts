import * as z from 'zod';
import { STAFF_SEE_ALL } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, ImageShown, LinkShown, NoQuery } from './fields.ts';

/** A brand that the company supplies. */
export const Reference = z.object({
  _id: z.string(),
  name: z.string(),
  logo: ImageShown('references'),
  sector: z.string(),
  description: z.string(),
  website: LinkShown,
  isActive: z.boolean(),
  sortOrder: z.int().describe('Smaller comes first'),
  version: z.int(),
});
export type Reference = z.output<typeof Reference>;

export const referenceEndpoints = endpoints({
  'GET /api/references': { summary: 'Referans markalar, sırasıyla', access: STAFF_SEE_ALL, query: NoQuery, response: z.array(Reference), reads: ['content'] },
  'GET /api/references/:id': { summary: 'Tek referans', access: STAFF_SEE_ALL, params: z.object({ id: Id }), query: NoQuery, response: Reference, reads: ['content'] },
});
