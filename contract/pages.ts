// Company pages: as the site shows them, and as staff edit them.
import * as z from 'zod';
import { ACTIVE_ONLY, STAFF_ONLY } from './access.ts';
import { endpoints, RICH_TEXT_BYTES } from './endpoint.ts';
import { ImagePath, NoQuery, RowParams, SlugParams } from './fields.ts';
import { tooLong } from './form-texts.ts';
import { PageSection } from './page-sections.ts';
import {
  NOT_PAGE_CONTENT,
  NOT_SECTION,
  NOT_SECTIONS,
  PAGE_CALLS,
  PAGE_SLUG_MISSING,
  PAGE_SLUG_RESERVED,
  PAGE_TITLE_MISSING,
  SECTION_TYPE_MISSING,
  TOO_MANY_SECTIONS,
} from './page-texts.ts';
import { NO_PUBLISHING_TIMES, publishingInputs, publishingShown } from './publishing.ts';
import { createOf, publishedDraft, savingEndpoints, updateOf } from './saving.ts';
import { neededText, shortText, Slug, sortOrder, switchValue } from './typed-fields.ts';
import { IMAGE_FILE } from './uploads.ts';

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

/** An inactive page: its name only. */
const InactivePage = z.object({ slug: z.string(), title: z.string(), isActive: z.literal(false) });
export const Page = z.discriminatedUnion('isActive', [ActivePage, InactivePage]);
export type Page = z.output<typeof Page>;

/** A page as staff edit it: with its stored content, unknown keys included. */
export const StoredPage = PageLink.extend({
  content: z.looseObject({
    heroTitle: z.string(),
    heroSubtitle: z.string(),
    sections: z.array(z.looseObject({ type: z.string() })),
  }),
  metaTitle: z.string(),
  metaDescription: z.string(),
  isActive: z.boolean(),
  ...publishingShown,
  order: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type StoredPage = z.output<typeof StoredPage>;
export const StoredPageCard = StoredPage.omit({ content: true });
export type StoredPageCard = z.output<typeof StoredPageCard>;

/**
 * Asks of a section only a type. Keeps unknown types, which pages do not show; wrong values count as empty, as in
 * `page-sections.ts`.
 */
export const PageContentInput = z.looseObject(
  {
    heroTitle: shortText(300).optional(),
    heroSubtitle: shortText(300).optional(),
    sections: z
      .array(
        z.looseObject(
          { type: z.string(SECTION_TYPE_MISSING).min(1, SECTION_TYPE_MISSING).max(60, tooLong(60)) },
          NOT_SECTION,
        ),
        NOT_SECTIONS,
      )
      .max(100, TOO_MANY_SECTIONS)
      .optional(),
  },
  NOT_PAGE_CONTENT,
);
export const pageFields = {
  title: neededText(200, PAGE_TITLE_MISSING),
  slug: neededText(120, PAGE_SLUG_MISSING).pipe(Slug.refine((text) => text !== 'admin', PAGE_SLUG_RESERVED)),
  content: PageContentInput,
  metaTitle: shortText(200),
  metaDescription: shortText(300),
  isActive: switchValue,
  ...publishingInputs,
  order: sortOrder,
};
export const PageCreate = createOf(pageFields, {
  content: {},
  metaTitle: '',
  metaDescription: '',
  isActive: true,
  ...NO_PUBLISHING_TIMES,
  order: 0,
});
export type PageCreate = z.output<typeof PageCreate>;

export const pageEndpoints = endpoints(PAGE_CALLS, {
  'GET /api/pages': {
    access: ACTIVE_ONLY,
    query: NoQuery,
    response: z.array(PageLink),
    reads: ['pages'],
  },
  'GET /api/pages/:slug': {
    access: ACTIVE_ONLY,
    params: SlugParams,
    query: NoQuery,
    response: Page,
    reads: ['pages'],
  },
  'GET /api/pages/admin/all': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.array(StoredPageCard),
  },
  'GET /api/pages/admin/:id': {
    access: STAFF_ONLY,
    params: RowParams,
    query: NoQuery,
    response: StoredPage,
  },
  ...savingEndpoints('/api/pages', {
    create: PageCreate,
    update: updateOf({ ...pageFields, ...publishedDraft }),
    response: StoredPage,
    bodyBytes: RICH_TEXT_BYTES,
  }),
  'POST /api/pages/upload': {
    access: STAFF_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});
