import { definePage } from '../../page.tsx';
import { CAREERS_PAGE_TEXTS } from '../../texts.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

export const careersPage = definePage({
  path: '/careers',
  head: ({ frame: { settings }, publicUrl }) => ({
    title: `${CAREERS_PAGE_TEXTS.title} | ${settings.site_title}`,
    description: CAREERS_PAGE_TEXTS.lead,
    canonical: '/careers',
    jsonLd: [breadcrumbJsonLd(trailTo(CAREERS_PAGE_TEXTS.title, '/careers'), publicUrl)],
  }),
});
