// The blog's list.
import type { BlogCard } from '#contract/blogs.ts';
import { BLOG_CATEGORIES, BLOG_PAGE_SIZE, type ListPage } from '#contract/content.ts';
import { blogPath } from '#contract/page-paths.ts';
import { BLOG_PATH } from '#contract/paths.ts';
import { fold } from '#contract/text.ts';
import { definePage, WithStatus } from '../../base/page.tsx';
import { BLOG_PAGE_TEXTS } from '../../texts/blog.ts';
import { TEASER_POSTS } from '../../ui/blog-teaser.tsx';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';
import { BLOG_SEARCH_KEYS, readBlogSearch, type BlogSearch } from './search.ts';

export interface BlogList {
  /** The newest posts as a separate block: on the first page without a filter only. */
  teaser: BlogCard[];
  posts: BlogCard[];
  total: number;
  pages: number;
  /** The filter, spelled as in the posts. */
  category?: string;
  tag?: string;
}
/** null if the posts could not be loaded. */
type BlogData = BlogList | null;

/** The filter in the spelling of a known category or of the post found. */
function spell({ category, tag }: BlogSearch, found: BlogCard | undefined): Pick<BlogList, 'category' | 'tag'> {
  const like = (text: string | undefined, names: readonly string[]) =>
    text === undefined ? undefined : (names.find((name) => fold(name) === fold(text)) ?? text);
  return {
    category: like(category, found ? [found.category, ...BLOG_CATEGORIES] : BLOG_CATEGORIES),
    tag: like(tag, found?.tags ?? []),
  };
}

const isKnownCategory = (name: string | undefined) => BLOG_CATEGORIES.some((known) => known === name);

export const blogPage = definePage({
  path: BLOG_PATH,
  searchKeys: BLOG_SEARCH_KEYS,
  search: readBlogSearch,
  load: async ({ api, search, signal, report }): Promise<BlogData | WithStatus<BlogData>> => {
    const { category, tag, page } = search;
    const load = (n: number) =>
      api('GET /api/blogs/published', { query: { category, tag, page: n, limit: BLOG_PAGE_SIZE } }, signal) as Promise<
        ListPage<BlogCard>
      >;
    try {
      let list: BlogList;
      if (category !== undefined || tag !== undefined) {
        const { items, total, pages } = await load(page);
        list = { teaser: [], posts: items, total, pages: Math.max(1, pages), ...spell(search, items[0]) };
      } else {
        // After the block of six, a page of nine begins in the middle of a page of the API: two neighbours hold it.
        const [first, second] = await Promise.all([load(page), load(page + 1)]);
        const both = [...first.items, ...second.items];
        list = {
          teaser: page === 1 ? both.slice(0, TEASER_POSTS) : [],
          posts: both.slice(TEASER_POSTS, TEASER_POSTS + BLOG_PAGE_SIZE),
          total: first.total,
          pages: Math.max(1, Math.ceil((first.total - TEASER_POSTS) / BLOG_PAGE_SIZE)),
        };
      }
      const isNowhere =
        page > list.pages ||
        (list.total === 0 && (tag !== undefined || (category !== undefined && !isKnownCategory(list.category))));
      return isNowhere ? new WithStatus<BlogData>(404, list) : list;
    } catch (error) {
      if (signal.aborted) throw error;
      report(error);
      return new WithStatus<BlogData>(500, null);
    }
  },
  head: ({ search: { page }, data, publicUrl }) => {
    const { category, tag } = data ?? {};
    const title = [tag && BLOG_PAGE_TEXTS.tagTitle(tag), category, BLOG_PAGE_TEXTS.title].filter(Boolean).join(' – ');
    const trail = trailTo(BLOG_PAGE_TEXTS.title, BLOG_PATH);
    return {
      title: `${title}${page > 1 ? ` – ${BLOG_PAGE_TEXTS.pageTitle(page)}` : ''}`,
      description: category || tag ? BLOG_PAGE_TEXTS.filteredLead((tag ?? category)!) : BLOG_PAGE_TEXTS.lead,
      canonical: blogPath({ category, tag, page }),
      isNoindex: !data || data.total === 0 || page > data.pages,
      jsonLd: [
        breadcrumbJsonLd(
          category && !tag ? [...trail, { name: category, path: blogPath({ category }) }] : trail,
          publicUrl,
        ),
      ],
    };
  },
});
