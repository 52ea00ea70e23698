import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { FrameError } from './layout/frame-error.tsx';
import { Frame } from './layout/frame.tsx';
import { loadFrame } from './layout/frame-data.ts';
import { loadContext, toRoute, unknownAddress } from './page.tsx';
import { blogPage } from './pages/blog/page.ts';
import { careersPage, jobPage } from './pages/careers/page.ts';
import { companyPage, listedCompanyPage, type CompanySlug } from './pages/company/page.ts';
import { contactPage } from './pages/contact/page.ts';
import { homePage } from './pages/home/page.ts';
import { productByCodePage, productPage, productWithoutCodePage, productWithoutSlugPage } from './pages/product/page.ts';
import { servicesPage } from './pages/services/page.ts';
import { shopPage } from './pages/shop/page.ts';

/** Each at its own address and at `/page/{slug}`. */
const company = (slug: CompanySlug, file: `pages/${string}.tsx`, view: () => Promise<{ default: () => ReactNode }>): RouteObject[] =>
  [toRoute(companyPage(slug), file, view), toRoute(listedCompanyPage(slug), file, view)];

/** Every address of the public site. Views are lazy: a page brings only its own code. */
export const createRoutes = (): RouteObject[] => [{
  id: 'frame',
  // Settings and menu hold for a visit: the server loads them, and the browser, which never asks again, carries no code for it.
  shouldRevalidate: () => false,
  loader: import.meta.env.SSR ? ({ context }: LoaderFunctionArgs) => loadFrame(context.get(loadContext)) : () => null,
  Component: Frame,
  children: [{
    // Inside the frame, so that an error keeps the header, the menu and the search.
    ErrorBoundary: FrameError,
    children: [
      toRoute(homePage, 'pages/home/view.tsx', () => import('./pages/home/view.tsx')),
      toRoute(shopPage, 'pages/shop/view.tsx', () => import('./pages/shop/view.tsx')),
      toRoute(productPage, 'pages/product/view.tsx', () => import('./pages/product/view.tsx')),
      toRoute(productByCodePage, 'pages/product/view.tsx', () => import('./pages/product/view.tsx')),
      toRoute(productWithoutSlugPage, 'pages/product/view.tsx', () => import('./pages/product/view.tsx')),
      toRoute(productWithoutCodePage, 'pages/product/view.tsx', () => import('./pages/product/view.tsx')),
      ...company('about', 'pages/company/about.tsx', () => import('./pages/company/about.tsx')),
      ...company('mission-vision', 'pages/company/mission-vision.tsx', () => import('./pages/company/mission-vision.tsx')),
      ...company('history', 'pages/company/history.tsx', () => import('./pages/company/history.tsx')),
      ...company('certificates', 'pages/company/certificates.tsx', () => import('./pages/company/certificates.tsx')),
      ...company('facilities', 'pages/company/facilities.tsx', () => import('./pages/company/facilities.tsx')),
      toRoute(servicesPage, 'pages/services/view.tsx', () => import('./pages/services/view.tsx')),
      toRoute(blogPage, 'pages/blog/view.tsx', () => import('./pages/blog/view.tsx')),
      toRoute(careersPage, 'pages/careers/view.tsx', () => import('./pages/careers/view.tsx')),
      toRoute(jobPage, 'pages/careers/job.tsx', () => import('./pages/careers/job.tsx')),
      toRoute(contactPage, 'pages/contact/view.tsx', () => import('./pages/contact/view.tsx')),
      { path: '*', loader: () => { throw unknownAddress(); }, Component: () => null },
    ],
  }],
}];
