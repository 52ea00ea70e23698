import { definePage } from '../../base/page.tsx';
import { SIGN_IN_PAGE_TEXTS as texts } from '../../texts/account.ts';

// `next` is read in the browser only: the page is the same for all.
export const signInPage = definePage({
  path: '/giris',
  head: ({ frame: { settings } }) => ({
    title: `${texts.title} | ${settings.site_title}`,
    description: texts.lead,
    canonical: '/giris',
    isNoindex: true,
  }),
});
