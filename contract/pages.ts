import * as z from 'zod';
import { ACTIVE_ONLY, STAFF_ONLY } from './access.ts';
import { endpoints, RICH_TEXT_BYTES } from './endpoint.ts';
import { ImagePath, NoQuery, RowParams, SlugParams } from './fields.ts';
import { tooLong } from './form-texts.ts';
import { PageSection } from './page-sections.ts';
import { createOf, savingEndpoints, updateOf } from './saving.ts';
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

/** Of an inactive page nothing is told but that it exists. */
export const InactivePage = z.object({ slug: z.string(), title: z.string(), isActive: z.literal(false) });
export const Page = z.discriminatedUnion('isActive', [ActivePage, InactivePage]);
export type Page = z.output<typeof Page>;

/** A page as staff edit it: with its stored content, keys that nothing shows among it. */
export const StoredPage = PageLink.extend({
  content: z.looseObject({
    heroTitle: z.string(),
    heroSubtitle: z.string(),
    sections: z.array(z.looseObject({ type: z.string() })),
  }),
  metaTitle: z.string(),
  metaDescription: z.string(),
  isActive: z.boolean(),
  order: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
});
export type StoredPage = z.output<typeof StoredPage>;
export const StoredPageCard = StoredPage.omit({ content: true });
export type StoredPageCard = z.output<typeof StoredPageCard>;

/**
 * Of sections only a type is asked for: one that is not known is kept and not shown, and what is of a wrong kind counts
 * as empty, as `page-sections.ts` says.
 */
export const PageContentInput = z.looseObject(
  {
    heroTitle: shortText(300).optional(),
    heroSubtitle: shortText(300).optional(),
    sections: z
      .array(
        z.looseObject(
          { type: z.string('Bölüm türü eksik.').min(1, 'Bölüm türü eksik.').max(60, tooLong(60)) },
          'Bölüm bir nesne olmalıdır.',
        ),
        'Bölümler bir liste olmalıdır.',
      )
      .max(100, 'En fazla 100 bölüm olabilir.')
      .optional(),
  },
  'İçerik bir nesne olmalıdır.',
);
const NO_SLUG = "Lütfen sayfa slug'ını girin!";
export const pageFields = {
  title: neededText(200, 'Lütfen sayfa başlığını girin!'),
  slug: neededText(120, NO_SLUG).pipe(Slug.refine((text) => text !== 'admin', 'Bu slug kullanılamaz.')),
  content: PageContentInput,
  metaTitle: shortText(200),
  metaDescription: shortText(300),
  isActive: switchValue,
  order: sortOrder,
};
export const PageCreate = createOf(pageFields, {
  content: {},
  metaTitle: '',
  metaDescription: '',
  isActive: true,
  order: 0,
});
export type PageCreate = z.output<typeof PageCreate>;

export const pageEndpoints = endpoints({
  'GET /api/pages': {
    summary: 'Kurumsal menüdeki etkin sayfalar, sırasıyla',
    access: ACTIVE_ONLY,
    query: NoQuery,
    response: z.array(PageLink),
    reads: ['pages'],
  },
  'GET /api/pages/:slug': {
    summary: 'Sayfa, bölümleriyle; etkin olmayanın yalnız adı',
    access: ACTIVE_ONLY,
    params: SlugParams,
    query: NoQuery,
    response: Page,
    reads: ['pages'],
  },
  'GET /api/pages/admin/all': {
    summary: 'Bütün sayfalar, sırasıyla',
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.array(StoredPageCard),
  },
  'GET /api/pages/admin/:id': {
    summary: 'Sayfa, düzenlenecek içeriğiyle',
    access: STAFF_ONLY,
    params: RowParams,
    query: NoQuery,
    response: StoredPage,
  },
  ...savingEndpoints('/api/pages', 'Sayfayı', {
    create: PageCreate,
    update: updateOf(pageFields),
    response: StoredPage,
    bodyBytes: RICH_TEXT_BYTES,
  }),
  'POST /api/pages/upload': {
    summary: 'Sayfa bölümü görseli yükler',
    access: STAFF_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});
