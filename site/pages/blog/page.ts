import { definePage } from '../../page.tsx';
import { BLOG_PAGE_TEXTS } from '../../texts.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

export const blogPage = definePage({
  path: '/blog',
  head: ({ frame: { settings }, publicUrl }) => ({
    title: `${BLOG_PAGE_TEXTS.title} | ${settings.site_title}`,
    description: BLOG_PAGE_TEXTS.lead,
    canonical: '/blog',
    jsonLd: [breadcrumbJsonLd(trailTo(BLOG_PAGE_TEXTS.title, '/blog'), publicUrl)],
  }),
});
