import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { api } from './base/browser-api.ts';
import { followLinks } from './follow-links.ts';
import { replaceBrokenImages } from './ui/broken-images.ts';
import { loadErrorView } from './layout/error-boundary.tsx';
import { loadContext, settle } from './base/page.tsx';
import { createRoutes } from './routes.tsx';
import './styles/index.css';

replaceBrokenImages();
// A new version was deployed and this page's later chunks are gone: the new page has them. What somebody has typed
// stays, though; a
// page stays too while there is no network, and one that was opened just now is the new one already.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine && performance.now() > 9e3 && !document.querySelector('form[data-unsent]')) location.reload();
});

const state = JSON.parse(document.getElementById('page-data')!.textContent) as HydrationState;
// React Router revives serialised errors only from here.
(window as unknown as { __staticRouterHydrationData: HydrationState }).__staticRouterHydrationData = state;

const routes = createRoutes();
// The code of this address first: otherwise the router would show a fallback over the page that is already there.
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
// Until React has taken the page over, links and forms load pages as they would without it: a move in between would
// tear the takeover.
addEventListener('alive', () => followLinks(router), { once: true });
// Where other pages' code lies, and a font that came too late for this one: known before somebody presses a link.
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
