// Plain facts of the site's search in posts, pages and jobs, and its address: apart from the facts and addresses that
// most pages load.
import { SITE_SEARCH_PATH } from './paths.ts';
import { withQuery } from './with-query.ts';

/** What the site's search finds beside the catalogue, in the order of its results. */
export const CONTENT_KINDS = ['posts', 'pages', 'jobs'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
/** Hits of a kind on a page of results. */
export const CONTENT_PAGE_SIZE = 10;
/** Hits of a kind that are counted and paged through: older ones of a common word are left out. */
export const MAX_CONTENT_HITS = 100;
/** Letters or digits that a search of posts, pages and jobs needs. */
export const MIN_CONTENT_QUERY = 2;

/** Kinds as the address of the site's search names them. */
export const CONTENT_KIND_NAMES: readonly (readonly [ContentKind, string])[] = [
  ['posts', 'yazilar'],
  ['pages', 'sayfalar'],
  ['jobs', 'ilanlar'],
];
/** The search of the whole site. @param page from 1; the first page has no number in its address */
export const siteSearchPath = ({
  q,
  kind,
  page = 1,
}: {
  q: string;
  kind?: ContentKind | undefined;
  page?: number;
}): string =>
  withQuery(SITE_SEARCH_PATH, {
    q,
    tur: CONTENT_KIND_NAMES.find(([known]) => known === kind)?.[1],
    page: page === 1 ? undefined : page,
  });
