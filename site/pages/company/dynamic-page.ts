import { ApiError } from '#contract/api-error.ts';
import { pagePath } from '#contract/page-paths.ts';
import type { ActivePage } from '#contract/pages.ts';
import { PAGE_PATTERN } from '#contract/paths.ts';
import type { Head } from '../../base/head.tsx';
import { definePage, moved, WithStatus, type LoadInput } from '../../base/page.tsx';
import type { PAGE_PROBLEMS } from '../../texts/dynamic-page.ts';
import { NOT_FOUND_TEXTS } from '../../texts/error.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

export type PageProblem = keyof typeof PAGE_PROBLEMS;
type DynamicPageData = { page: ActivePage } | { problem: PageProblem };
/** The category shown in a page's list of categories, by its place in the list, from 1. */
export interface SectionSearch {
  category: number;
}

export const sectionSearch = {
  searchKeys: ['kategori'],
  search: (query: URLSearchParams): SectionSearch => ({ category: Number(query.get('kategori')) || 1 }),
};

/** A page that staff wrote, or the reason for its absence. */
async function loadDynamicPage(
  slug: string,
  { api, signal, report }: Pick<LoadInput<string, unknown>, 'api' | 'signal' | 'report'>,
): Promise<DynamicPageData | WithStatus<DynamicPageData>> {
  try {
    const page = await api('GET /api/pages/:slug', { params: { slug } }, signal);
    if (page.isActive && page.slug !== slug) throw moved(pagePath(page.slug)); // a former slug
    return page.isActive ? { page } : new WithStatus<DynamicPageData>(404, { problem: 'inactive' });
  } catch (error) {
    if (error instanceof Response || signal.aborted) throw error;
    const status = ApiError.is(error) ? error.status : undefined;
    // 400: the address holds a text that cannot be a slug.
    if (status === 404 || status === 400) return new WithStatus<DynamicPageData>(404, { problem: 'missing' });
    report(error);
    if (status === undefined) return new WithStatus<DynamicPageData>(503, { problem: 'other' });
    if (status === 0) return new WithStatus<DynamicPageData>(503, { problem: 'network' });
    return new WithStatus<DynamicPageData>(status < 400 ? 503 : status, { problem: 'failed' });
  }
}

/** The head of a page that staff wrote, with its canonical address. */
export function dynamicPageHead(
  { slug, title, metaTitle, metaDescription, content }: ActivePage,
  publicUrl: string,
): Head {
  const canonical = pagePath(slug);
  return {
    title: metaTitle || title,
    description: metaDescription || content.heroSubtitle,
    canonical,
    jsonLd: [breadcrumbJsonLd(trailTo(title, canonical), publicUrl)],
  };
}

export const dynamicPage = definePage({
  path: PAGE_PATTERN,
  ...sectionSearch,
  load: async ({ params, ...context }) => loadDynamicPage(params.slug, context),
  head: ({ data, publicUrl }) =>
    'page' in data ? dynamicPageHead(data.page, publicUrl) : { title: NOT_FOUND_TEXTS.title, isNoindex: true },
});
