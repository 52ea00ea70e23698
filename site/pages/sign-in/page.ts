// Signing in, registering, and the pages that their mails lead to.
import { forPanel } from '#contract/page-paths.ts';
import { PANEL_PATH } from '#contract/panel-paths.ts';
import {
  DOOR_KEY,
  EMAIL_CONFIRMATION_PATTERN,
  FORGOT_PASSWORD_PATH,
  PANEL_DOOR,
  PASSWORD_RESET_PATTERN,
  REGISTER_PATH,
  SIGN_IN_PATH,
} from '#contract/paths.ts';
import { definePage, type FormState } from '../../base/page.tsx';
import { CONFIRM_TEXTS, FORGOT_TEXTS, REGISTER_TEXTS, RESET_TEXTS, SIGN_IN_PAGE_TEXTS } from '../../texts/account.ts';

// The query's `next` is read in the browser only, so that the server keeps one page for everybody.
export const signInPage = definePage({
  path: SIGN_IN_PATH,
  head: () => ({
    title: SIGN_IN_PAGE_TEXTS.title,
    description: SIGN_IN_PAGE_TEXTS.lead,
    canonical: SIGN_IN_PATH,
    isNoindex: true,
  }),
});

export const registerPage = definePage({
  path: REGISTER_PATH,
  head: () => ({
    title: REGISTER_TEXTS.title,
    description: REGISTER_TEXTS.lead,
    canonical: REGISTER_PATH,
    isNoindex: true,
  }),
});

const PASSWORD_SEARCH = {
  searchKeys: [DOOR_KEY],
  search: (query: URLSearchParams) => {
    const isPanel = query.get(DOOR_KEY) === PANEL_DOOR;
    return {
      signIn: isPanel ? PANEL_PATH : SIGN_IN_PATH,
      forgotten: isPanel ? forPanel(FORGOT_PASSWORD_PATH) : FORGOT_PASSWORD_PATH,
    };
  },
};

export const forgotPasswordPage = definePage({
  path: FORGOT_PASSWORD_PATH,
  ...PASSWORD_SEARCH,
  load: async ({ form }): Promise<FormState | null> => form ?? null,
  head: () => ({
    title: FORGOT_TEXTS.title,
    description: FORGOT_TEXTS.lead,
    canonical: FORGOT_PASSWORD_PATH,
    isNoindex: true,
  }),
  form: { key: 'POST /api/auth/forgot-password', toInput: ({ email = '' }) => ({ body: { email } }) },
});

export const resetPasswordPage = definePage({
  path: PASSWORD_RESET_PATTERN,
  ...PASSWORD_SEARCH,
  isForOne: true,
  head: () => ({ title: RESET_TEXTS.title, isNoindex: true }),
});

/**
 * The link of the confirmation mail. Opening it changes nothing, because mail scanners open links too; the button on
 * the page confirms, for the account's owner.
 */
export const confirmEmailPage = definePage({
  path: EMAIL_CONFIRMATION_PATTERN,
  isForOne: true,
  // Without the values: no password is sent back.
  load: async ({ form }): Promise<FormState | null> => (form ? { ...form, values: {} } : null),
  head: () => ({ title: CONFIRM_TEXTS.title, isNoindex: true }),
  form: {
    key: 'POST /api/auth/confirm-email',
    toInput: ({ password = '' }, { token }) => ({ body: { token, password } }),
  },
});
