import { definePage, type FormState } from '../../base/page.tsx';
import { CONFIRM_TEXTS as texts } from '../../texts/account.ts';

/**
 * The link of the confirmation mail. Opening it changes nothing, because mail scanners open links too; its button does,
 * for the account's owner.
 */
export const confirmEmailPage = definePage({
  path: '/e-posta-onayi/:token',
  isForOne: true,
  // No password is sent back.
  load: async ({ form }): Promise<FormState | null> => (form ? { ...form, values: {} } : null),
  head: ({ frame: { settings } }) => ({ title: `${texts.title} | ${settings.site_title}`, isNoindex: true }),
  form: {
    key: 'POST /api/auth/confirm-email',
    toInput: ({ password = '' }, { token }) => ({ body: { token, password } }),
  },
});
