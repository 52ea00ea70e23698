import { experienceOf } from '../../layout/frame-data.ts';
import { definePage } from '../../page.tsx';
import { SERVICES_PAGE_TEXTS } from '../../texts.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

export const servicesPage = definePage({
  path: '/services',
  head: ({ frame, publicUrl }) => ({
    title: `${SERVICES_PAGE_TEXTS.title} | ${frame.settings.site_title}`,
    description: SERVICES_PAGE_TEXTS.lead(experienceOf(frame)),
    canonical: '/services',
    jsonLd: [breadcrumbJsonLd(trailTo(SERVICES_PAGE_TEXTS.title, '/services'), publicUrl)],
  }),
});
