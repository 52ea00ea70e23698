import { definePage } from '../../page.tsx';
import { CONTACT_PAGE_TEXTS } from '../../texts.ts';
import { breadcrumbJsonLd, trailTo } from '../../ui/breadcrumb.tsx';

/** No product code is longer. */
const MAX_CODE_LENGTH = 60;

export interface ContactSearch {
  /** Code of the product that a quote is wanted for. */
  code?: string;
}

export const contactPage = definePage({
  path: '/contact',
  searchKeys: ['urun'],
  search: (query): ContactSearch => {
    const code = query.get('urun')?.trim();
    return code && code.length <= MAX_CODE_LENGTH ? { code } : {};
  },
  head: ({ frame: { settings }, publicUrl }) => ({
    title: `${CONTACT_PAGE_TEXTS.title} | ${settings.site_title}`,
    description: CONTACT_PAGE_TEXTS.lead,
    canonical: '/contact',
    jsonLd: [breadcrumbJsonLd(trailTo(CONTACT_PAGE_TEXTS.title, '/contact'), publicUrl)],
  }),
});
