// Pages about the company: the built-in ones, and those that staff write.
import type { ActivePage } from '#contract/pages.ts';
import { ApiError } from '#contract/api-error.ts';
import { definePage, type ViewProps } from '../../base/page.tsx';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';
import { dynamicPageHead, sectionSearch, type SectionSearch } from './dynamic-page.ts';

export type CompanySlug = keyof typeof COMPANY_PAGE_TEXTS;

/** The page that staff wrote under this slug; null for the built-in text. */
interface CompanyData {
  page: ActivePage | null;
}
export type CompanyProps = ViewProps<string, SectionSearch, CompanyData>;

/** A company page: the active page of that slug, or else the built-in text. */
export const companyPage = (slug: CompanySlug) =>
  definePage({
    path: `/${slug}`,
    ...sectionSearch,
    load: async ({ api, signal, report }): Promise<CompanyData> => {
      try {
        const page = await api('GET /api/pages/:slug', { params: { slug } }, signal);
        // A page that only had this slug before has another address.
        return { page: page.isActive && page.slug === slug ? page : null };
      } catch (error) {
        if (signal.aborted) throw error;
        if (!ApiError.is(error) || error.status !== 404) report(error);
        return { page: null };
      }
    },
    head: ({ data: { page }, publicUrl }) => {
      if (page) return dynamicPageHead(page, publicUrl);
      const { title, lead } = COMPANY_PAGE_TEXTS[slug];
      return {
        title,
        description: lead,
        canonical: `/${slug}`,
        jsonLd: [breadcrumbJsonLd(trailTo(title, `/${slug}`), publicUrl)],
      };
    },
  });
