import { ApiError } from '#contract/api-error.ts';
import type { ActivePage } from '#contract/pages.ts';
import { definePage, moved, WithStatus, type Head, type HeadInput, type LoadInput } from '../../base/page.tsx';
import { NOT_FOUND_TEXTS } from '../../texts/error.ts';
import type { PAGE_PROBLEMS } from '../../texts/dynamic-page.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

export type PageProblem = keyof typeof PAGE_PROBLEMS;
export type DynamicPageData = { page: ActivePage } | { problem: PageProblem };
/** Which category a page's list of categories shows, by its place in the list, from 1. */
export interface SectionSearch {
  category: number;
}

export const sectionSearch = {
  searchKeys: ['kategori'],
  search: (query: URLSearchParams): SectionSearch => ({ category: Number(query.get('kategori')) || 1 }),
};

/** A page that staff wrote, or why there is none to show. */
export async function loadDynamicPage(
  slug: string,
  { api, signal, report }: Pick<LoadInput<string, unknown>, 'api' | 'signal' | 'report'>,
): Promise<DynamicPageData | WithStatus<DynamicPageData>> {
  try {
    const page = await api('GET /api/pages/:slug', { params: { slug } }, signal);
    if (page.isActive && page.slug !== slug) throw moved(`/page/${encodeURIComponent(page.slug)}`); // a slug it had before
    return page.isActive ? { page } : new WithStatus<DynamicPageData>(404, { problem: 'inactive' });
  } catch (error) {
    if (error instanceof Response || signal.aborted) throw error;
    const status = ApiError.is(error) ? error.status : undefined;
    // 400: no slug could look like this.
    if (status === 404 || status === 400) return new WithStatus<DynamicPageData>(404, { problem: 'missing' });
    report(error);
    return new WithStatus<DynamicPageData>(status === undefined || status < 400 ? 503 : status, {
      problem: status === 0 ? 'network' : status === undefined ? 'other' : 'failed',
    });
  }
}

/** The head of a page that staff wrote; its one address is `/page/{slug}`. */
export function dynamicPageHead(
  { slug, title, metaTitle, metaDescription, content }: ActivePage,
  { frame: { settings }, publicUrl }: Pick<HeadInput<string, unknown, unknown>, 'frame' | 'publicUrl'>,
): Head {
  const canonical = `/page/${encodeURIComponent(slug)}`;
  const description = metaDescription || content.heroSubtitle;
  return {
    title: `${metaTitle || title} | ${settings.site_title}`,
    ...(description ? { description } : {}),
    canonical,
    jsonLd: [breadcrumbJsonLd(trailTo(title, canonical), publicUrl)],
  };
}

export const dynamicPage = definePage({
  path: '/page/:slug',
  ...sectionSearch,
  load: async ({ params, ...context }) => loadDynamicPage(params.slug, context),
  head: ({ data, ...input }) =>
    'page' in data
      ? dynamicPageHead(data.page, input)
      : { title: `${NOT_FOUND_TEXTS.title} | ${input.frame.settings.site_title}`, isNoindex: true },
});
