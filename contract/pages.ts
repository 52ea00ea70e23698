import * as z from 'zod';
import { ACTIVE_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';

/** An entry of the corporate menu. */
export const PageLink = z.object({ _id: z.string(), slug: z.string(), title: z.string() });
export type PageLink = z.output<typeof PageLink>;

export const pageEndpoints = endpoints({
  'GET /api/pages': {
    summary: 'Kurumsal menüdeki etkin sayfalar, sırasıyla',
    access: ACTIVE_ONLY, response: z.array(PageLink), reads: ['pages'],
  },
});
