// The quality page.
import { SERVICES_PATH } from '#contract/paths.ts';
import type { QualityCategory } from '#contract/quality.ts';
import { experienceOf } from '../../base/frame.ts';
import { orNull } from '../../base/or-null.ts';
import { definePage } from '../../base/page.tsx';
import { SERVICES_PAGE_TEXTS } from '../../texts/services.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

interface ServicesData {
  /** null if they could not be loaded. */
  categories: QualityCategory[] | null;
}

export const servicesPage = definePage({
  path: SERVICES_PATH,
  searchKeys: ['kategori'],
  search: (query) => ({ category: query.get('kategori') ?? '' }),
  load: async (context): Promise<ServicesData> => {
    const { api, signal } = context;
    return { categories: await orNull(api('GET /api/quality-management', {}, signal), context) };
  },
  head: ({ frame, publicUrl }) => ({
    title: SERVICES_PAGE_TEXTS.title,
    description: SERVICES_PAGE_TEXTS.lead(experienceOf(frame)),
    canonical: SERVICES_PATH,
    jsonLd: [breadcrumbJsonLd(trailTo(SERVICES_PAGE_TEXTS.title, SERVICES_PATH), publicUrl)],
  }),
});
