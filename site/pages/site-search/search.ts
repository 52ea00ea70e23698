import { CONTENT_KIND_NAMES, type ContentKind } from '#contract/content-kinds.ts';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { textOf, wholeNumberOf } from '../../base/query.ts';

/** The state of the site's search, as its address holds it. */
export interface SiteSearch {
  /** undefined: nothing was searched for. */
  q: string | undefined;
  /** The address has a text without a letter. */
  isBlank: boolean;
  /** The text was longer. */
  isCut: boolean;
  /** One kind alone. */
  kind: ContentKind | undefined;
  page: number;
}

export const SITE_SEARCH_KEYS = ['q', 'tur', 'page'] as const;

/** The state in the query; invalid parts are left out. */
export function readSiteSearch(query: URLSearchParams): SiteSearch {
  const q = textOf(query, 'q', MAX_QUERY_LENGTH);
  const kind = CONTENT_KIND_NAMES.find(([, name]) => name === query.get('tur'))?.[0];
  return {
    q,
    isBlank: q === undefined && query.has('q'),
    isCut: (query.get('q') ?? '').trim().length > MAX_QUERY_LENGTH,
    kind,
    page: kind ? wholeNumberOf(query.get('page'), 1, 10_000) : 1,
  };
}
