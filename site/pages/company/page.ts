import type { FrameData } from '../../layout/frame-data.ts';
import { definePage, unknownAddress } from '../../page.tsx';
import { COMPANY_PAGE_TEXTS } from '../../texts.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

export type CompanySlug = keyof typeof COMPANY_PAGE_TEXTS;

/** One page may have two addresses: where the server lists its slug, `/page/{slug}` is the one to be found under. */
const canonicalOf = (slug: CompanySlug, menuPages: FrameData['menuPages']): string =>
  menuPages.some(({ path }) => path === `/page/${slug}`) ? `/page/${slug}` : `/${slug}`;

const headOf = (slug: CompanySlug) => ({ frame: { settings, menuPages }, publicUrl }: { frame: FrameData; publicUrl: string }) => {
  const { title, lead } = COMPANY_PAGE_TEXTS[slug];
  const canonical = canonicalOf(slug, menuPages);
  return { title: `${title} | ${settings.site_title}`, description: lead, canonical, jsonLd: [breadcrumbJsonLd(trailTo(title, canonical), publicUrl)] };
};

/** At its own address it always stands. */
export const companyPage = (slug: CompanySlug) => definePage({ path: `/${slug}`, head: headOf(slug) });

/** At `/page/{slug}` it stands while the server lists the slug, or cannot say. */
export const listedCompanyPage = (slug: CompanySlug) => definePage({
  path: `/page/${slug}`,
  load: async ({ api, signal, report }) => {
    try {
      const pages = await api('GET /api/pages', {}, signal);
      if (!pages.some((page) => page.slug === slug)) throw unknownAddress();
    } catch (error) {
      if (error instanceof Response || signal.aborted) throw error;
      report(error);
    }
  },
  head: headOf(slug),
});
