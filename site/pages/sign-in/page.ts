// Signing in, registering, and the pages that their mails lead to.
import { definePage, type FormState } from '../../base/page.tsx';
import { CONFIRM_TEXTS, FORGOT_TEXTS, REGISTER_TEXTS, RESET_TEXTS, SIGN_IN_PAGE_TEXTS } from '../../texts/account.ts';

// The query's `next` is read in the browser only, so that the server keeps one page for everybody.
export const signInPage = definePage({
  path: '/giris',
  head: () => ({
    title: SIGN_IN_PAGE_TEXTS.title,
    description: SIGN_IN_PAGE_TEXTS.lead,
    canonical: '/giris',
    isNoindex: true,
  }),
});

export const registerPage = definePage({
  path: '/kayit',
  head: () => ({
    title: REGISTER_TEXTS.title,
    description: REGISTER_TEXTS.lead,
    canonical: '/kayit',
    isNoindex: true,
  }),
});

/** The query that the panel's sign-in page adds to its links, so that staff are led back to the panel. */
const PLACE_KEY = 'yer';
const PANEL = 'panel';
const PASSWORD_SEARCH = {
  searchKeys: [PLACE_KEY],
  search: (query: URLSearchParams) => {
    const isPanel = query.get(PLACE_KEY) === PANEL;
    return {
      signIn: isPanel ? '/admin' : '/giris',
      forgotten: isPanel ? `/sifremi-unuttum?${PLACE_KEY}=${PANEL}` : '/sifremi-unuttum',
    };
  },
};

export const forgotPasswordPage = definePage({
  path: '/sifremi-unuttum',
  ...PASSWORD_SEARCH,
  load: async ({ form }): Promise<FormState | null> => form ?? null,
  head: () => ({
    title: FORGOT_TEXTS.title,
    description: FORGOT_TEXTS.lead,
    canonical: '/sifremi-unuttum',
    isNoindex: true,
  }),
  form: { key: 'POST /api/auth/forgot-password', toInput: ({ email = '' }) => ({ body: { email } }) },
});

export const resetPasswordPage = definePage({
  path: '/sifre-sifirla/:token',
  ...PASSWORD_SEARCH,
  isForOne: true,
  head: () => ({ title: RESET_TEXTS.title, isNoindex: true }),
});

/**
 * The link of the confirmation mail. Opening it changes nothing, because mail scanners open links too; the button on
 * the page confirms, for the account's owner.
 */
export const confirmEmailPage = definePage({
  path: '/e-posta-onayi/:token',
  isForOne: true,
  // Without the values: no password is sent back.
  load: async ({ form }): Promise<FormState | null> => (form ? { ...form, values: {} } : null),
  head: () => ({ title: CONFIRM_TEXTS.title, isNoindex: true }),
  form: {
    key: 'POST /api/auth/confirm-email',
    toInput: ({ password = '' }, { token }) => ({ body: { token, password } }),
  },
});
