import { type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { FrameError } from './layout/frame-error.tsx';
import { Frame } from './layout/frame.tsx';
import { loadFrame } from './layout/frame-data.ts';
import { loadContext, toRoute, unknownAddress } from './page.tsx';
import { homePage } from './pages/home/page.ts';
import { productByCodePage, productPage } from './pages/product/page.ts';
import { shopPage } from './pages/shop/page.ts';

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
      { path: '*', loader: () => { throw unknownAddress(); }, Component: () => null },
    ],
  }],
}];
