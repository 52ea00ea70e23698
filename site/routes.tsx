import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { PageError } from './layout/error-boundary.tsx';
import { Frame } from './layout/frame.tsx';
import { loadFrame } from './layout/frame-data.ts';
import { loadContext, toRoute, unknownAddress } from './page.tsx';
import type { CompanyProps, CompanySlug } from './pages/company/page.ts';

const SSR = import.meta.env.SSR;

const productCode = { files: SSR && ['pages/product/page.ts', 'pages/product/view.tsx'] as const, view: () => import('./pages/product/view.tsx') } as const;
const productModule = () => import('./pages/product/page.ts');
const newsletterModule = () => import('./pages/newsletter/page.ts');
const ordersModule = () => import('./pages/orders/page.ts');
const landingModule = () => import('./pages/languages/page.ts');

const accountModule = () => import('./pages/account/page.ts');

type CompanyView = () => Promise<{ default: ComponentType<CompanyProps> }>;
const companyModule = () => import('./pages/company/page.ts');
const company = (slug: CompanySlug, view: CompanyView): RouteObject =>
  toRoute(`/${slug}`, { files: SSR && ['pages/company/page.ts', `pages/company/${slug}.tsx`], view, page: async () => (await companyModule()).companyPage(slug) });

/** Every address of the public site. Pages are lazy: each brings only its own code. */
export const createRoutes = (): RouteObject[] => [{
  id: 'frame',
  // Settings and menu hold for a visit: the server loads them, and the browser, which never asks again, carries no code for it.
  shouldRevalidate: () => false,
  loader: import.meta.env.SSR ? ({ context }: LoaderFunctionArgs) => loadFrame(context.get(loadContext)) : () => null,
  Component: Frame,
  children: [{
    // Inside the frame, so that an error keeps the header, the menu and the search.
    ErrorBoundary: PageError,
    children: [
      toRoute('/', {
        files: SSR && ['pages/home/page.ts', 'pages/home/view.tsx'],
        page: async () => (await import('./pages/home/page.ts')).homePage, view: () => import('./pages/home/view.tsx'),
      }),
      toRoute('/shop', {
        files: SSR && ['pages/shop/page.ts', 'pages/shop/view.tsx'],
        page: async () => (await import('./pages/shop/page.ts')).shopPage, view: () => import('./pages/shop/view.tsx'),
      }),
      toRoute('/urun/:slug', { ...productCode, page: async () => (await productModule()).productPage }),
      toRoute('/product/:id', { ...productCode, page: async () => (await productModule()).productByCodePage }),
      toRoute('/urun', { ...productCode, page: async () => (await productModule()).productWithoutSlugPage }),
      toRoute('/product', { ...productCode, page: async () => (await productModule()).productWithoutCodePage }),
      toRoute('/cart', {
        files: SSR && ['pages/cart/page.ts', 'pages/cart/view.tsx'],
        page: async () => (await import('./pages/cart/page.ts')).cartPage, view: () => import('./pages/cart/view.tsx'),
      }),
      company('about', () => import('./pages/company/about.tsx')),
      company('mission-vision', () => import('./pages/company/mission-vision.tsx')),
      company('history', () => import('./pages/company/history.tsx')),
      company('certificates', () => import('./pages/company/certificates.tsx')),
      company('facilities', () => import('./pages/company/facilities.tsx')),
      toRoute('/page/:slug', {
        files: SSR && ['pages/company/dynamic-page.ts', 'pages/company/dynamic-view.tsx'],
        page: async () => (await import('./pages/company/dynamic-page.ts')).dynamicPage, view: () => import('./pages/company/dynamic-view.tsx'),
      }),
      toRoute('/services', {
        files: SSR && ['pages/services/page.ts', 'pages/services/view.tsx'],
        page: async () => (await import('./pages/services/page.ts')).servicesPage, view: () => import('./pages/services/view.tsx'),
      }),
      toRoute('/blog', {
        files: SSR && ['pages/blog/page.ts', 'pages/blog/view.tsx'],
        page: async () => (await import('./pages/blog/page.ts')).blogPage, view: () => import('./pages/blog/view.tsx'),
      }),
      toRoute('/blog/:slug', {
        files: SSR && ['pages/blog-post/page.ts', 'pages/blog-post/view.tsx'],
        page: async () => (await import('./pages/blog-post/page.ts')).blogPostPage, view: () => import('./pages/blog-post/view.tsx'),
      }),
      toRoute('/careers', {
        files: SSR && ['pages/careers/page.ts', 'pages/careers/view.tsx'],
        page: async () => (await import('./pages/careers/page.ts')).careersPage, view: () => import('./pages/careers/view.tsx'),
      }),
      toRoute('/careers/:job', {
        files: SSR && ['pages/careers/page.ts', 'pages/careers/job.tsx'],
        page: async () => (await import('./pages/careers/page.ts')).jobPage, view: () => import('./pages/careers/job.tsx'),
      }),
      toRoute('/contact', {
        files: SSR && ['pages/contact/page.ts', 'pages/contact/view.tsx'],
        page: async () => (await import('./pages/contact/page.ts')).contactPage, view: () => import('./pages/contact/view.tsx'),
      }),
      toRoute('/bulten', {
        files: SSR && ['pages/newsletter/page.ts', 'pages/newsletter/view.tsx'],
        page: async () => (await newsletterModule()).newsletterPage, view: () => import('./pages/newsletter/view.tsx'),
      }),
      toRoute('/bulten/onay/:token', {
        files: SSR && ['pages/newsletter/page.ts', 'pages/newsletter/confirm.tsx'],
        page: async () => (await newsletterModule()).confirmPage, view: () => import('./pages/newsletter/confirm.tsx'),
      }),
      toRoute('/bulten/iptal/:token', {
        files: SSR && ['pages/newsletter/page.ts', 'pages/newsletter/unsubscribe.tsx'],
        page: async () => (await newsletterModule()).unsubscribePage, view: () => import('./pages/newsletter/unsubscribe.tsx'),
      }),
      toRoute('/giris', {
        files: ['pages/sign-in/page.ts', 'pages/sign-in/view.tsx'],
        page: async () => (await import('./pages/sign-in/page.ts')).signInPage, view: () => import('./pages/sign-in/view.tsx'),
      }),
      toRoute('/kayit', {
        files: ['pages/register/page.ts', 'pages/register/view.tsx'],
        page: async () => (await import('./pages/register/page.ts')).registerPage, view: () => import('./pages/register/view.tsx'),
      }),
      toRoute('/sifremi-unuttum', {
        files: ['pages/forgot-password/page.ts', 'pages/forgot-password/view.tsx'],
        page: async () => (await import('./pages/forgot-password/page.ts')).forgotPasswordPage, view: () => import('./pages/forgot-password/view.tsx'),
      }),
      toRoute('/sifre-sifirla/:token', {
        files: ['pages/reset-password/page.ts', 'pages/reset-password/view.tsx'],
        page: async () => (await import('./pages/reset-password/page.ts')).resetPasswordPage, view: () => import('./pages/reset-password/view.tsx'),
      }),
      toRoute('/e-posta-onayi/:token', {
        files: ['pages/confirm-email/page.ts', 'pages/confirm-email/view.tsx'],
        page: async () => (await import('./pages/confirm-email/page.ts')).confirmEmailPage, view: () => import('./pages/confirm-email/view.tsx'),
      }),
      toRoute('/hesabim', {
        files: ['pages/account/page.ts', 'pages/account/profile.tsx'],
        page: async () => (await accountModule()).profilePage, view: () => import('./pages/account/profile.tsx'),
      }),
      toRoute('/hesabim/adresler', {
        files: ['pages/account/page.ts', 'pages/account/addresses.tsx'],
        page: async () => (await accountModule()).addressesPage, view: () => import('./pages/account/addresses.tsx'),
      }),
      toRoute('/hesabim/guvenlik', {
        files: ['pages/account/page.ts', 'pages/account/security.tsx'],
        page: async () => (await accountModule()).securityPage, view: () => import('./pages/account/security.tsx'),
      }),
      toRoute('/odeme', {
        files: ['pages/checkout/page.ts', 'pages/checkout/view.tsx'],
        page: async () => (await import('./pages/checkout/page.ts')).checkoutPage, view: () => import('./pages/checkout/view.tsx'),
      }),
      toRoute('/success', {
        files: ['pages/success/page.ts', 'pages/success/view.tsx'],
        page: async () => (await import('./pages/success/page.ts')).successPage, view: () => import('./pages/success/view.tsx'),
      }),
      toRoute('/hesabim/siparisler', {
        files: ['pages/orders/page.ts', 'pages/orders/list.tsx'],
        page: async () => (await ordersModule()).orderListPage, view: () => import('./pages/orders/list.tsx'),
      }),
      toRoute('/hesabim/siparisler/:id', {
        files: ['pages/orders/page.ts', 'pages/orders/view.tsx'],
        page: async () => (await ordersModule()).orderPage, view: () => import('./pages/orders/view.tsx'),
      }),
      toRoute('/en', {
        files: SSR && ['pages/languages/page.ts', 'pages/languages/en.tsx'],
        page: async () => (await landingModule()).landingPage('en'), view: () => import('./pages/languages/en.tsx'),
      }),
      toRoute('/de', {
        files: SSR && ['pages/languages/page.ts', 'pages/languages/de.tsx'],
        page: async () => (await landingModule()).landingPage('de'), view: () => import('./pages/languages/de.tsx'),
      }),
      // Still: browsers need no code for it.
      ...(import.meta.env.SSR ? [toRoute('/onizleme/:token', {
        files: SSR && ['pages/blog-post/view.tsx', 'pages/company/dynamic-view.tsx'],
        page: async () => (await import('./pages/preview/page.ts')).previewPage, view: () => import('./pages/preview/view.tsx'),
      })] : []),
      { path: '*', loader: () => { throw unknownAddress(); }, Component: () => null },
    ],
  }],
}];
