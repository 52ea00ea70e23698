import { pagePath } from '#contract/page-paths.ts';
import { notFound } from '#contract/api-error.ts';
import type { Page, PageContent, PageLink, StoredPage, StoredPageCard } from '#contract/pages.ts';
import type { Database } from '../../../base/db/database.ts';
import type { SitemapPage } from '../../../call/sitemap-pages.ts';
import { sanitizeInline } from '../../../base/rich-text/sanitize.ts';
import { isStamped } from '../../../base/rich-text/stored.ts';
import { paragraphsOf, sectionsOf } from '../../../base/search-text/page-sections.ts';
import { showCard, showStored } from './resource.ts';
import { PAGE_ABSENT } from '../texts.ts';

/**
 * The content of a page as shown: sections of known types with sanitized running text.
 * @param stamp stored with it; null: none
 */
export function shownContent(stored: unknown, stamp: string | null = null): PageContent {
  const { heroTitle, heroSubtitle } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >;
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '');
  const sections = sectionsOf(stored);
  const isSanitized = isStamped(paragraphsOf(sections), stamp);
  const shown = (paragraphs: string[]) =>
    (isSanitized ? paragraphs : paragraphs.map(sanitizeInline)).filter((html) => html.trim() !== '');
  return {
    heroTitle: text(heroTitle),
    heroSubtitle: text(heroSubtitle),
    sections: sections.map((section) =>
      'paragraphs' in section ? { ...section, paragraphs: shown(section.paragraphs) } : section,
    ),
  };
}

/** Pages written by staff, as the API shows them (docs/decisions/0030). */
export const pageStore = ({ db }: Database) => ({
  /** Links of the corporate menu. */
  async listActive(): Promise<PageLink[]> {
    const rows = await db
      .selectFrom('pages')
      .select(['publicId', 'slug', 'title'])
      .where('isActive', '=', true)
      .orderBy('sortOrder')
      .orderBy('id')
      .execute();
    return rows.map(({ publicId, slug, title }) => ({ _id: publicId, slug, title }));
  },

  /** All pages in their order, for staff. */
  async listStored(): Promise<StoredPageCard[]> {
    return (await db.selectFrom('pages').selectAll().orderBy('sortOrder').orderBy('id').execute()).map(showCard);
  },

  async getStored(publicId: string): Promise<StoredPage> {
    const row = await db.selectFrom('pages').selectAll().where('publicId', '=', publicId).executeTakeFirst();
    if (!row) throw notFound(PAGE_ABSENT);
    return showStored(row);
  },

  /** Finds a page by its slug or a former one; the reply's slug tells which. */
  async getBySlug(slug: string): Promise<Page> {
    const row =
      (await db.selectFrom('pages').selectAll().where('slug', '=', slug).executeTakeFirst()) ??
      (await db
        .selectFrom('pages')
        .selectAll()
        .where('id', '=', (eb) =>
          eb.selectFrom('oldSlugs').select('rowId').where('kind', '=', 'page').where('oldSlugs.slug', '=', slug),
        )
        .executeTakeFirst());
    if (!row) throw notFound(PAGE_ABSENT);
    if (!row.isActive) return { slug: row.slug, title: row.title, isActive: false };
    return {
      _id: row.publicId,
      slug: row.slug,
      title: row.title,
      isActive: true,
      content: shownContent(row.content, row.richTextStamp),
      metaTitle: row.metaTitle,
      metaDescription: row.metaDescription,
      updatedAt: row.updatedAt.toISOString(),
    };
  },

  /** Addresses for the sitemap. */
  async sitemapPages(): Promise<SitemapPage[]> {
    const rows = await db
      .selectFrom('pages')
      .select(['slug', 'updatedAt'])
      .where('isActive', '=', true)
      .orderBy('sortOrder')
      .orderBy('id')
      .execute();
    return rows.map(({ slug, updatedAt }) => ({ path: pagePath(slug), updatedAt }));
  },
});
