// Where the code of each page lies, except of those that most visits begin with (routes.tsx). A separate chunk, because
// they do not need it.
import type { ComponentType } from 'react';
import {
  ACCOUNT_PATH,
  ADDRESSES_PATH,
  BLOG_PATH,
  CAREERS_PATH,
  CART_PATH,
  CHECKOUT_PATH,
  CHECKOUT_SUCCESS_PATH,
  CONTACT_PATH,
  EMAIL_CONFIRMATION_PATTERN,
  ENGLISH_PATH,
  FORGOT_PASSWORD_PATH,
  GERMAN_PATH,
  JOB_PATTERN,
  LICENCES_PATH,
  NEWSLETTER_CONFIRMATION_PATTERN,
  NEWSLETTER_END_PATTERN,
  NEWSLETTER_PATH,
  ORDER_PATTERN,
  ORDERS_PATH,
  PAGE_PATTERN,
  PASSWORD_RESET_PATTERN,
  POST_PATTERN,
  REGISTER_PATH,
  SECURITY_PATH,
  SERVICES_PATH,
  SHOP_PATH,
  SIGN_IN_PATH,
  SITE_SEARCH_PATH,
} from '#contract/paths.ts';
import type { PageCode } from './base/page.tsx';
import type { CompanyProps, CompanySlug } from './pages/company/page.ts';
import type { PagePath } from './routes.tsx';

const SSR = import.meta.env.SSR;

/** A page's code without its own types. */
type AnyPageCode = PageCode<string, unknown, unknown>;

const at = <P extends PagePath, S, D>(
  path: NoInfer<P>,
  code: PageCode<P, S, D> & { files: false | readonly `pages/${string}`[] },
): [PagePath, AnyPageCode] => [
  path,
  { ...code, files: SSR && ['page-code.ts', ...(code.files || [])] } as unknown as AnyPageCode,
];

const newsletterModule = () => import('./pages/newsletter/page.ts');
const landingModule = () => import('./pages/languages/page.ts');
const signInModule = () => import('./pages/sign-in/page.ts');
const ordersModule = () => import('./pages/orders/page.ts');
const accountModule = () => import('./pages/account/page.ts');

type CompanyView = () => Promise<{ default: ComponentType<CompanyProps> }>;
const company = (slug: CompanySlug, view: CompanyView) =>
  at(`/${slug}`, {
    files: SSR && ['pages/company/page.ts', `pages/company/${slug}.tsx`],
    view,
    page: async () => (await import('./pages/company/page.ts')).companyPage(slug),
  });

/** Code by the page's path; `PAGE_PATHS` lists all paths. */
export const pageCode = new Map<PagePath, AnyPageCode>([
  at(SHOP_PATH, {
    files: SSR && ['pages/shop/page.ts', 'pages/shop/view.tsx'],
    page: async () => (await import('./pages/shop/page.ts')).shopPage,
    view: () => import('./pages/shop/view.tsx'),
  }),
  at(SITE_SEARCH_PATH, {
    files: SSR && ['pages/site-search/page.ts', 'pages/site-search/view.tsx'],
    page: async () => (await import('./pages/site-search/page.ts')).siteSearchPage,
    view: () => import('./pages/site-search/view.tsx'),
  }),
  at(CART_PATH, {
    files: SSR && ['pages/cart/page.ts', 'pages/cart/view.tsx'],
    page: async () => (await import('./pages/cart/page.ts')).cartPage,
    view: () => import('./pages/cart/view.tsx'),
  }),
  company('about', () => import('./pages/company/about.tsx')),
  company('mission-vision', () => import('./pages/company/mission-vision.tsx')),
  company('history', () => import('./pages/company/history.tsx')),
  company('certificates', () => import('./pages/company/certificates.tsx')),
  company('facilities', () => import('./pages/company/facilities.tsx')),
  at(PAGE_PATTERN, {
    files: SSR && ['pages/company/dynamic-page.ts', 'pages/company/dynamic-view.tsx'],
    page: async () => (await import('./pages/company/dynamic-page.ts')).dynamicPage,
    view: () => import('./pages/company/dynamic-view.tsx'),
  }),
  at(SERVICES_PATH, {
    files: SSR && ['pages/services/page.ts', 'pages/services/view.tsx'],
    page: async () => (await import('./pages/services/page.ts')).servicesPage,
    view: () => import('./pages/services/view.tsx'),
  }),
  at(LICENCES_PATH, {
    files: SSR && ['pages/licences/page.ts', 'pages/licences/view.tsx'],
    page: async () => (await import('./pages/licences/page.ts')).licencesPage,
    view: () => import('./pages/licences/view.tsx'),
  }),
  at(BLOG_PATH, {
    files: SSR && ['pages/blog/page.ts', 'pages/blog/view.tsx'],
    page: async () => (await import('./pages/blog/page.ts')).blogPage,
    view: () => import('./pages/blog/view.tsx'),
  }),
  at(POST_PATTERN, {
    files: SSR && ['pages/blog-post/page.ts', 'pages/blog-post/view.tsx'],
    page: async () => (await import('./pages/blog-post/page.ts')).blogPostPage,
    view: () => import('./pages/blog-post/view.tsx'),
  }),
  at(CAREERS_PATH, {
    files: SSR && ['pages/careers/page.ts', 'pages/careers/view.tsx'],
    page: async () => (await import('./pages/careers/page.ts')).careersPage,
    view: () => import('./pages/careers/view.tsx'),
  }),
  at(JOB_PATTERN, {
    files: SSR && ['pages/careers/page.ts', 'pages/careers/job.tsx'],
    page: async () => (await import('./pages/careers/page.ts')).jobPage,
    view: () => import('./pages/careers/job.tsx'),
  }),
  at(CONTACT_PATH, {
    files: SSR && ['pages/contact/page.ts', 'pages/contact/view.tsx'],
    page: async () => (await import('./pages/contact/page.ts')).contactPage,
    view: () => import('./pages/contact/view.tsx'),
  }),
  at(NEWSLETTER_PATH, {
    files: SSR && ['pages/newsletter/page.ts', 'pages/newsletter/view.tsx'],
    page: async () => (await newsletterModule()).newsletterPage,
    view: () => import('./pages/newsletter/view.tsx'),
  }),
  at(NEWSLETTER_CONFIRMATION_PATTERN, {
    files: SSR && ['pages/newsletter/page.ts', 'pages/newsletter/confirm.tsx'],
    page: async () => (await newsletterModule()).confirmPage,
    view: () => import('./pages/newsletter/confirm.tsx'),
  }),
  at(NEWSLETTER_END_PATTERN, {
    files: SSR && ['pages/newsletter/page.ts', 'pages/newsletter/unsubscribe.tsx'],
    page: async () => (await newsletterModule()).unsubscribePage,
    view: () => import('./pages/newsletter/unsubscribe.tsx'),
  }),
  at(SIGN_IN_PATH, {
    files: SSR && ['pages/sign-in/page.ts', 'pages/sign-in/sign-in.tsx'],
    page: async () => (await signInModule()).signInPage,
    view: () => import('./pages/sign-in/sign-in.tsx'),
  }),
  at(REGISTER_PATH, {
    files: SSR && ['pages/sign-in/page.ts', 'pages/sign-in/register.tsx'],
    page: async () => (await signInModule()).registerPage,
    view: () => import('./pages/sign-in/register.tsx'),
  }),
  at(FORGOT_PASSWORD_PATH, {
    files: SSR && ['pages/sign-in/page.ts', 'pages/sign-in/forgot-password.tsx'],
    page: async () => (await signInModule()).forgotPasswordPage,
    view: () => import('./pages/sign-in/forgot-password.tsx'),
  }),
  at(PASSWORD_RESET_PATTERN, {
    files: SSR && ['pages/sign-in/page.ts', 'pages/sign-in/reset-password.tsx'],
    page: async () => (await signInModule()).resetPasswordPage,
    view: () => import('./pages/sign-in/reset-password.tsx'),
  }),
  at(EMAIL_CONFIRMATION_PATTERN, {
    files: SSR && ['pages/sign-in/page.ts', 'pages/sign-in/confirm-email.tsx'],
    page: async () => (await signInModule()).confirmEmailPage,
    view: () => import('./pages/sign-in/confirm-email.tsx'),
  }),
  at(ACCOUNT_PATH, {
    files: SSR && ['pages/account/page.ts', 'pages/account/profile.tsx'],
    page: async () => (await accountModule()).profilePage,
    view: () => import('./pages/account/profile.tsx'),
  }),
  at(ADDRESSES_PATH, {
    files: SSR && ['pages/account/page.ts', 'pages/account/addresses.tsx'],
    page: async () => (await accountModule()).addressesPage,
    view: () => import('./pages/account/addresses.tsx'),
  }),
  at(SECURITY_PATH, {
    files: SSR && ['pages/account/page.ts', 'pages/account/security.tsx'],
    page: async () => (await accountModule()).securityPage,
    view: () => import('./pages/account/security.tsx'),
  }),
  at(CHECKOUT_PATH, {
    files: SSR && ['pages/checkout/page.ts', 'pages/checkout/view.tsx'],
    page: async () => (await import('./pages/checkout/page.ts')).checkoutPage,
    view: () => import('./pages/checkout/view.tsx'),
  }),
  at(CHECKOUT_SUCCESS_PATH, {
    files: SSR && ['pages/success/page.ts', 'pages/success/view.tsx'],
    page: async () => (await import('./pages/success/page.ts')).successPage,
    view: () => import('./pages/success/view.tsx'),
  }),
  at(ORDERS_PATH, {
    files: SSR && ['pages/orders/page.ts', 'pages/orders/list.tsx'],
    page: async () => (await ordersModule()).orderListPage,
    view: () => import('./pages/orders/list.tsx'),
  }),
  at(ORDER_PATTERN, {
    files: SSR && ['pages/orders/page.ts', 'pages/orders/view.tsx'],
    page: async () => (await ordersModule()).orderPage,
    view: () => import('./pages/orders/view.tsx'),
  }),
  at(ENGLISH_PATH, {
    files: SSR && ['pages/languages/page.ts', 'pages/languages/landing.tsx'],
    page: async () => (await landingModule()).landingPage('en'),
    view: async () => (await import('./pages/languages/landing.tsx')).landingView('en'),
  }),
  at(GERMAN_PATH, {
    files: SSR && ['pages/languages/page.ts', 'pages/languages/landing.tsx'],
    page: async () => (await landingModule()).landingPage('de'),
    view: async () => (await import('./pages/languages/landing.tsx')).landingView('de'),
  }),
]);
