import * as z from 'zod';
import { ACTIVE_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoQuery } from './fields.ts';
import { PageSection } from './page-sections.ts';

/** An entry of the corporate menu. */
export const PageLink = z.object({ _id: z.string(), slug: z.string(), title: z.string() });
export type PageLink = z.output<typeof PageLink>;

export const PageContent = z.object({
  heroTitle: z.string().describe('Empty: the title stands there'),
  heroSubtitle: z.string(),
  sections: z.array(PageSection),
});
export type PageContent = z.output<typeof PageContent>;

export const ActivePage = PageLink.extend({
  isActive: z.literal(true),
  content: PageContent,
  metaTitle: z.string().describe('Empty: the title'),
  metaDescription: z.string(),
  updatedAt: z.iso.datetime(),
});
export type ActivePage = z.output<typeof ActivePage>;

/** Of an inactive page nothing is told but that it exists. */
export const InactivePage = z.object({ slug: z.string(), title: z.string(), isActive: z.literal(false) });
export const Page = z.discriminatedUnion('isActive', [ActivePage, InactivePage]);
export type Page = z.output<typeof Page>;

export const pageEndpoints = endpoints({
  'GET /api/pages': {
    summary: 'Kurumsal menüdeki etkin sayfalar, sırasıyla',
    access: ACTIVE_ONLY, query: NoQuery, response: z.array(PageLink), reads: ['pages'],
  },
  'GET /api/pages/:slug': {
    summary: 'Sayfa, bölümleriyle; etkin olmayanın yalnız adı',
    access: ACTIVE_ONLY, params: z.object({ slug: Id }), query: NoQuery, response: Page, reads: ['pages'],
  },
});
