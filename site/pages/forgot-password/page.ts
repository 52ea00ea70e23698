import { DOOR_SEARCH } from '../../account/doors.ts';
import { definePage, type FormState } from '../../base/page.tsx';
import { FORGOT_TEXTS as texts } from '../../texts/account.ts';

export const forgotPasswordPage = definePage({
  path: '/sifremi-unuttum',
  ...DOOR_SEARCH,
  load: async ({ form }): Promise<FormState | null> => form ?? null,
  head: ({ frame: { settings } }) => ({
    title: `${texts.title} | ${settings.site_title}`,
    description: texts.lead,
    canonical: '/sifremi-unuttum',
    isNoindex: true,
  }),
  form: { key: 'POST /api/auth/forgot-password', toInput: ({ email = '' }) => ({ body: { email } }) },
});
