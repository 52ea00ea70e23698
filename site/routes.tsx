// The public site: its addresses. Imports go down only: entries, document and routes → pages, layout → account → cart →
// ui → base → texts.
import { type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { loadContext, toRoute, unknownAddress, type PageDefinition } from './base/page.tsx';
import { PageError } from './layout/error-boundary.tsx';
import { Frame } from './layout/frame.tsx';
import { loadFrame } from './layout/load-frame.ts';
import type { ProductData } from './pages/product/page.ts';

/** Paths of the pages whose code is listed in `page-code.ts`. */
export const PAGE_PATHS = [
  '/',
  '/shop',
  '/cart',
  '/about',
  '/mission-vision',
  '/history',
  '/certificates',
  '/facilities',
  '/page/:slug',
  '/services',
  '/blog',
  '/blog/:slug',
  '/careers',
  '/careers/:job',
  '/contact',
  '/bulten',
  '/bulten/onay/:token',
  '/bulten/iptal/:token',
  '/giris',
  '/kayit',
  '/sifremi-unuttum',
  '/sifre-sifirla/:token',
  '/e-posta-onayi/:token',
  '/hesabim',
  '/hesabim/adresler',
  '/hesabim/guvenlik',
  '/odeme',
  '/success',
  '/hesabim/siparisler',
  '/hesabim/siparisler/:id',
  '/en',
  '/de',
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

/** A route whose page's code is looked up when it is first wanted. */
const toLateRoute = (path: PagePath): RouteObject =>
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

/** All routes of the public site. Pages are lazy: each brings its own code only. */
export const createRoutes = (): RouteObject[] => [
  {
    id: 'frame',
    // Settings and menu hold for a whole visit: loaded by the server, never again by the browser, which needs no code
    // for it.
    shouldRevalidate: () => false,
    loader: SSR ? ({ context }: LoaderFunctionArgs) => loadFrame(context.get(loadContext)) : () => null,
    Component: Frame,
    children: [
      {
        // Inside the frame, so that an error view keeps header, menu and search.
        ErrorBoundary: PageError,
        children: [
          productRoute('/urun/:slug', (code) => code.productPage),
          productRoute('/product/:id', (code) => code.productByCodePage),
          productRoute('/urun', (code) => code.productWithoutSlugPage),
          productRoute('/product', (code) => code.productWithoutCodePage),
          ...PAGE_PATHS.map(toLateRoute),
          // A preview is still: browsers need no code for it.
          ...(SSR
            ? [
                toRoute('/onizleme/:token', () => ({
                  files: ['pages/blog-post/view.tsx', 'pages/company/dynamic-view.tsx'],
                  page: async () => (await import('./pages/preview/page.ts')).previewPage,
                  view: () => import('./pages/preview/view.tsx'),
                })),
              ]
            : []),
          {
            path: '*',
            loader: () => {
              throw unknownAddress();
            },
            Component: () => null,
          },
        ],
      },
    ],
  },
];
