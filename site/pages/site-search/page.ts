// The search of the whole site. The products' part is the catalogue's search with a few families; all of them are the
// shop's.
import { CONTENT_PAGE_SIZE, siteSearchPath } from '#contract/content-kinds.ts';
import { ApiError } from '#contract/api-error.ts';
import type { ContentSearchReply } from '#contract/content-search.ts';
import { SITE_SEARCH_PATH } from '#contract/paths.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { orNull } from '../../base/or-null.ts';
import { definePage, WithStatus } from '../../base/page.tsx';
import { FOUND_FILE, loadFound } from '../../search/late-found.tsx';
import { SITE_SEARCH_TEXTS as texts } from '../../texts/site-search.ts';
import { readSiteSearch, SITE_SEARCH_KEYS } from './search.ts';

/** Families whose sizes are shown; the shop has the others. */
const GROUPS = 3;

interface SiteSearchData {
  /** null: nothing was asked for, or it could not be loaded. */
  products: CatalogueSearchReply | null;
  content: ContentSearchReply | null;
  /** Why the text was refused. */
  refused?: string;
}
const NOTHING: SiteSearchData = { products: null, content: null };

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / CONTENT_PAGE_SIZE));

export const siteSearchPage = definePage({
  path: SITE_SEARCH_PATH,
  searchKeys: SITE_SEARCH_KEYS,
  search: readSiteSearch,
  load: async ({
    api,
    search: { q, kind, page, isBlank },
    signal,
    report,
  }): Promise<SiteSearchData | WithStatus<SiteSearchData>> => {
    if (q === undefined) return isBlank ? new WithStatus(400, NOTHING) : NOTHING;
    const call = <T>(reply: Promise<T>) => orNull(reply, { signal, report });
    let refused: string | undefined;
    const content = api('GET /api/content/search', { query: { q, kind, page } }, signal).catch((error: unknown) => {
      if (!ApiError.is(error) || error.status !== 400) throw error;
      refused = error.message;
      return null;
    });
    const products = Promise.all([
      api('GET /api/catalogue/search', { query: { q, limit: GROUPS } }, signal),
      loadFound(),
    ]);
    const [found, answer] = await Promise.all([call(content), call(products)]);
    if (refused !== undefined) return new WithStatus(400, { ...NOTHING, refused });
    const data: SiteSearchData = { products: answer?.[0] ?? null, content: found };
    if (found === null || answer === null) return new WithStatus(500, data);
    return kind && page > pagesOf(found[kind].total) ? new WithStatus(404, data) : data;
  },
  lateFiles: [[FOUND_FILE, ({ products }) => Boolean(products)]],
  head: ({ search: { q, kind, page } }) => ({
    title: [q === undefined ? texts.title : texts.searchedFor(q), ...(page > 1 ? [texts.pageTitle(page)] : [])].join(
      ' – ',
    ),
    description: texts.lead,
    canonical: q === undefined ? SITE_SEARCH_PATH : siteSearchPath({ q, kind, page }),
    isNoindex: true,
  }),
});
