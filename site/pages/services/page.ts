import type { QualityCategory } from '#contract/quality.ts';
import { experienceOf } from '../../base/frame.ts';
import { definePage } from '../../base/page.tsx';
import { SERVICES_PAGE_TEXTS } from '../../texts/services.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

export interface ServicesData {
  /** null when they could not be loaded. */
  categories: QualityCategory[] | null;
}

export const servicesPage = definePage({
  path: '/services',
  searchKeys: ['kategori'],
  search: (query) => ({ category: query.get('kategori') ?? '' }),
  load: async ({ api, report, signal }): Promise<ServicesData> => {
    try {
      return { categories: await api('GET /api/quality-management', {}, signal) };
    } catch (error) {
      if (signal.aborted) throw error;
      report(error);
      return { categories: null };
    }
  },
  head: ({ frame, publicUrl }) => ({
    title: `${SERVICES_PAGE_TEXTS.title} | ${frame.settings.site_title}`,
    description: SERVICES_PAGE_TEXTS.lead(experienceOf(frame)),
    canonical: '/services',
    jsonLd: [breadcrumbJsonLd(trailTo(SERVICES_PAGE_TEXTS.title, '/services'), publicUrl)],
  }),
});
