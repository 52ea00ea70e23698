import { textOf, wholeNumberOf } from '../../base/query.ts';

/** The state of the blog's list, as its address holds it. */
export interface BlogSearch {
  category?: string;
  tag?: string;
  page: number;
}

export const BLOG_SEARCH_KEYS = ['category', 'page', 'tag'] as const;

/** No category or tag is longer; the API refuses longer ones. */
const MAX_FILTER_LENGTH = 60;

/** The state in the query; invalid parts are left out. */
export function readBlogSearch(query: URLSearchParams): BlogSearch {
  const state: BlogSearch = { page: wholeNumberOf(query.get('page'), 1, 10_000) };
  const category = textOf(query, 'category', MAX_FILTER_LENGTH);
  const tag = textOf(query, 'tag', MAX_FILTER_LENGTH);
  if (category) state.category = category;
  if (tag) state.tag = tag;
  return state;
}
