import * as z from 'zod';
import { EVERYONE, STAFF_SEE_ALL } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, ImageShown, LinkShown, NoQuery } from './fields.ts';

/** A slide of the homepage. */
export const Slide = z.object({
  _id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  image: ImageShown('slider'),
  link: LinkShown,
  buttonText: z.string(),
  isActive: z.boolean(),
  order: z.int().describe('Smaller comes first'),
  version: z.int(),
});
export type Slide = z.output<typeof Slide>;

export const sliderEndpoints = endpoints({
  'GET /api/sliders': { summary: 'Slaytlar, sırasıyla', access: STAFF_SEE_ALL, query: NoQuery, response: z.array(Slide), reads: ['content'] },
  'GET /api/sliders/active': { summary: 'Etkin slaytlar, sırasıyla', access: EVERYONE, query: NoQuery, response: z.array(Slide), reads: ['content'] },
  'GET /api/sliders/:id': { summary: 'Tek slayt', access: STAFF_SEE_ALL, params: z.object({ id: Id }), query: NoQuery, response: Slide, reads: ['content'] },
});
