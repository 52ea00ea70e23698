// The public site: its addresses. Imports go down only: entries, document and routes → pages, layout → account, search →
// cart → ui → base → texts.
import {
  ABOUT_PATH,
  ACCOUNT_PATH,
  ADDRESSES_PATH,
  BLOG_PATH,
  CAREERS_PATH,
  CART_PATH,
  CERTIFICATES_PATH,
  CHECKOUT_PATH,
  CHECKOUT_SUCCESS_PATH,
  COMPONENTS_PATH,
  CONTACT_PATH,
  EMAIL_CONFIRMATION_PATTERN,
  ENGLISH_PATH,
  FACILITIES_PATH,
  FAMILY_PATTERN,
  FORGOT_PASSWORD_PATH,
  GERMAN_PATH,
  HISTORY_PATH,
  HOME_PATH,
  JOB_PATTERN,
  LICENCES_PATH,
  MISSION_PATH,
  NEWSLETTER_CONFIRMATION_PATTERN,
  NEWSLETTER_END_PATTERN,
  NEWSLETTER_PATH,
  ORDER_PATTERN,
  ORDERS_PATH,
  PAGE_PATTERN,
  PASSWORD_RESET_PATTERN,
  POST_PATTERN,
  PREVIEW_PATTERN,
  PRODUCT_CODE_PATTERN,
  PRODUCT_PATTERN,
  PRODUCT_WITHOUT_CODE_PATH,
  PRODUCT_WITHOUT_SLUG_PATH,
  REGISTER_PATH,
  SECURITY_PATH,
  SERVICES_PATH,
  SHOP_PATH,
  SIGN_IN_PATH,
  SITE_SEARCH_PATH,
} from '#contract/paths.ts';
import { toRoute, type PageDefinition, type Route } from './base/page.tsx';
import type { ProductData } from './pages/product/page.ts';

/** Paths of the pages whose code is listed in `page-code.ts`. */
export const PAGE_PATHS = [
  SHOP_PATH,
  CART_PATH,
  ABOUT_PATH,
  MISSION_PATH,
  HISTORY_PATH,
  CERTIFICATES_PATH,
  FACILITIES_PATH,
  PAGE_PATTERN,
  SERVICES_PATH,
  BLOG_PATH,
  POST_PATTERN,
  CAREERS_PATH,
  JOB_PATTERN,
  CONTACT_PATH,
  NEWSLETTER_PATH,
  NEWSLETTER_CONFIRMATION_PATTERN,
  NEWSLETTER_END_PATTERN,
  SIGN_IN_PATH,
  REGISTER_PATH,
  FORGOT_PASSWORD_PATH,
  PASSWORD_RESET_PATTERN,
  EMAIL_CONFIRMATION_PATTERN,
  ACCOUNT_PATH,
  ADDRESSES_PATH,
  SECURITY_PATH,
  CHECKOUT_PATH,
  CHECKOUT_SUCCESS_PATH,
  ORDERS_PATH,
  ORDER_PATTERN,
  LICENCES_PATH,
  ENGLISH_PATH,
  GERMAN_PATH,
  SITE_SEARCH_PATH,
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

/** A route whose page's code is looked up when it is first wanted (docs/decisions/0013). */
const toLateRoute = (path: PagePath): Route =>
  toRoute<string, unknown, unknown>(path, async () => (await import('./page-code.ts')).pageCode.get(path)!);

const SSR = import.meta.env.SSR;
const productModule = () => import('./pages/product/code.ts');
type ProductCode = Awaited<ReturnType<typeof productModule>>;
const productRoute = <P extends string>(
  path: P,
  page: (code: ProductCode) => PageDefinition<P, unknown, ProductData>,
) =>
  toRoute(path, () => ({
    files: SSR && ['pages/product/code.ts'],
    page: async () => page(await productModule()),
    view: productModule,
  }));

const familyModule = () => import('./pages/family/code.ts');

/** All routes of the public site. Pages are lazy: each brings its own code only. */
export const createRoutes = (): Route[] => [
  productRoute(PRODUCT_PATTERN, (code) => code.productPage),
  productRoute(PRODUCT_CODE_PATTERN, (code) => code.productByCodePage),
  productRoute(PRODUCT_WITHOUT_SLUG_PATH, (code) => code.productWithoutSlugPage),
  productRoute(PRODUCT_WITHOUT_CODE_PATH, (code) => code.productWithoutCodePage),
  // Like a product's: many visits begin with it, and the list of all other pages' code is not needed there.
  toRoute(FAMILY_PATTERN, () => ({
    files: SSR && ['pages/family/code.ts'],
    page: async () => (await familyModule()).familyPage,
    view: familyModule,
  })),
  toRoute(HOME_PATH, () => ({
    files: SSR && ['pages/home/page.ts'],
    late: SSR && ['pages/home/view.tsx'],
    page: async () => (await import('./pages/home/page.ts')).homePage,
    view: () => import('./pages/home/view.tsx'),
  })),
  ...PAGE_PATHS.map(toLateRoute),
  // A preview is still: browsers need no code for it.
  ...(SSR
    ? [
        toRoute(PREVIEW_PATTERN, () => ({
          files: ['pages/blog-post/view.tsx', 'pages/company/dynamic-view.tsx'],
          page: async () => (await import('./pages/preview/page.ts')).previewPage,
          view: () => import('./pages/preview/view.tsx'),
        })),
      ]
    : []),
  // For developers only: `import.meta.env.DEV` is false in a build, which leaves the page's code out.
  ...(import.meta.env.DEV
    ? [
        toRoute(COMPONENTS_PATH, () => ({
          files: SSR && ['pages/components/view.tsx'],
          page: async () => (await import('./pages/components/page.ts')).componentsPage,
          view: () => import('./pages/components/view.tsx'),
        })),
      ]
    : []),
];
