/** The blog's whole state, as its address holds it. */
export interface BlogSearch {
  category?: string;
  tag?: string;
  page: number;
}

export const BLOG_SEARCH_KEYS = ['category', 'page', 'tag'] as const;

/** No category or tag is longer; the call refuses longer ones. */
const MAX_FILTER_LENGTH = 60;

/** What the address says, as far as it makes sense. */
export function readBlogSearch(query: URLSearchParams): BlogSearch {
  const text = (key: string) => query.get(key)?.trim().slice(0, MAX_FILTER_LENGTH) || undefined;
  const page = Number(query.get('page'));
  const state: BlogSearch = { page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
  const [category, tag] = [text('category'), text('tag')];
  if (category) state.category = category;
  if (tag) state.tag = tag;
  return state;
}

/** The address of a state: only what differs from the default, always in the same order. */
export function blogListPath(state: { [K in keyof BlogSearch]?: BlogSearch[K] | undefined }): string {
  const query = new URLSearchParams();
  for (const key of BLOG_SEARCH_KEYS) {
    const value = state[key];
    if (value && value !== 1) query.set(key, String(value));
  }
  return query.size > 0 ? `/blog?${query}` : '/blog';
}
