import { DOOR_SEARCH } from '../../account/doors.ts';
import { definePage } from '../../base/page.tsx';
import { RESET_TEXTS as texts } from '../../texts/account.ts';

export const resetPasswordPage = definePage({
  path: '/sifre-sifirla/:token',
  ...DOOR_SEARCH,
  isForOne: true,
  head: ({ frame: { settings } }) => ({ title: `${texts.title} | ${settings.site_title}`, isNoindex: true }),
});
