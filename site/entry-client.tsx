import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { api } from './base/browser-api.ts';
import { loadContext, settle } from './base/page.tsx';
import { followLinks } from './follow-links.ts';
import { loadErrorView } from './layout/error-boundary.tsx';
import { createRoutes } from './routes.tsx';
import { replaceBrokenImages } from './ui/broken-images.ts';
import './styles/index.css';

replaceBrokenImages();
// A new version was deployed and this page's later chunks are gone: reloads to get it. Not while something is typed,
// not without a network, and not a page opened just now, which is the new version already.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine && performance.now() > 9e3 && !document.querySelector('form[data-unsent]')) location.reload();
});

const state = JSON.parse(document.getElementById('page-data')!.textContent) as HydrationState;
// React Router restores serialised errors only from this variable.
(window as unknown as { __staticRouterHydrationData: HydrationState }).__staticRouterHydrationData = state;

const routes = createRoutes();
// Fetches this address's code first: otherwise the router would show a fallback over the page.
await Promise.all([
  ...(matchRoutes(routes, location) ?? []).map(({ route }) => settle(route)),
  state.errors ? loadErrorView() : undefined,
]);

const publicUrl = (state.loaderData?.['frame'] as { publicUrl?: string } | undefined)?.publicUrl ?? location.origin;
const router = createBrowserRouter(routes, {
  getContext() {
    const context = new RouterContextProvider();
    context.set(loadContext, { api, publicUrl, report: () => {} });
    return context;
  },
});
// Links and forms load whole pages until React has hydrated: a navigation in between would break hydration.
addEventListener('alive', () => followLinks(router), { once: true });
// Fetches the list of pages' code, and a font that came too late for this page, before a link is pressed.
for (const sign of ['pointerover', 'keydown']) {
  addEventListener(
    sign,
    () => {
      for (const code of [import('./page-code.ts'), import('./late-font.ts')]) code.catch(() => {});
    },
    { once: true },
  );
}
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});
