import { definePage } from '../../base/page.tsx';
import { REGISTER_TEXTS as texts } from '../../texts/account.ts';

export const registerPage = definePage({
  path: '/kayit',
  head: ({ frame: { settings } }) => ({
    title: `${texts.title} | ${settings.site_title}`,
    description: texts.lead,
    canonical: '/kayit',
    isNoindex: true,
  }),
});
