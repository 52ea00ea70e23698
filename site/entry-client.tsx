// First: the other styles build on these.
import './styles/index.css';
import { lazy, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { api } from './base/browser-api.ts';
import { browserEntries } from './base/browser-history.ts';
import { loadPage, type LoadedPage } from './base/loading.ts';
import { createMatch } from './base/matching.ts';
import { createNavigation, type Navigation } from './base/navigation.ts';
import type { Route } from './base/page.tsx';
import { Guard, Router } from './base/router.tsx';
import { windowPlaces } from './base/scroll.ts';
import type { PageData } from './document.tsx';
import { followLinks } from './follow-links.ts';
import { loadErrorView, PageError } from './layout/error-boundary.tsx';
import { Frame } from './layout/frame.tsx';
import { createRoutes } from './routes.tsx';
import { replaceBrokenImages } from './ui/broken-images.ts';

/** Longest time from a finger's touch to the paint of what it does. */
const PRESS_MS = 250;

replaceBrokenImages();
// A new version was deployed and this page's later chunks are gone: reloads to get it. Not while something is typed,
// not without a network, and not a page opened just now, which is the new version already.
addEventListener('vite:preloadError', () => {
  if (navigator.onLine && performance.now() > 9e3 && !document.querySelector('form[data-unsent]')) location.reload();
});

const { frame, page: sent } = JSON.parse(document.getElementById('page-data')!.textContent) as PageData;
const routes = createRoutes();
const match = createMatch(routes);

/** A view whose code is on its way. Should it not come, the page stays as the server sent it. */
function lateView(view: ReturnType<Route['view']>) {
  const arrived = view.then(
    (Arrived) => ({ default: Arrived }),
    () => new Promise<never>(() => {}),
  );
  return lazy(() => arrived);
}

/** The page that the server sent. Its code is fetched first, so that it can be hydrated as it stands. */
async function firstPage({ path, failure, props, isLate = false }: PageData['page']): Promise<LoadedPage> {
  if (failure) {
    await loadErrorView();
    return { failure };
  }
  const route = routes.find((one) => one.path === path)!;
  const view = route.view();
  const [{ head }, View] = await Promise.all([route.page(), isLate ? lateView(view) : view]);
  return { path: route.path, head, View, props: props!, isLate };
}

const first = await firstPage(sent);
const context = { api, publicUrl: frame.publicUrl, report: () => {} };
const navigation: Navigation<LoadedPage> = createNavigation<LoadedPage>({
  entries: browserEntries(),
  places: windowPlaces(() => navigation.state().location.key),
  first,
  load: ({ pathname, search }, signal) => loadPage(match(pathname), new URLSearchParams(search), context, signal),
});
// Links and forms load whole pages until React has hydrated: a navigation in between would break hydration.
addEventListener(
  'alive',
  () => {
    followLinks(navigation.navigate);
    // Back was pressed while the code was loading.
    if (match(location.pathname)?.route.path !== sent.path) void navigation.navigate(location.href, { replace: true });
  },
  { once: true },
);
// Gets ready for the next page before a link is pressed. A phone's first press is the first sign as well: it is answered
// first.
for (const sign of ['pointerover', 'keydown']) {
  addEventListener(sign, () => setTimeout(() => import('./next-page.ts').catch(() => {}), PRESS_MS), { once: true });
}
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <Router navigation={navigation} frame={frame}>
        <Guard failed={PageError}>
          <Frame />
        </Guard>
      </Router>
    </StrictMode>,
  );
});
