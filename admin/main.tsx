// The staff's panel. Imports go one way: main → shell → screens → crud and editor → form → fields → base.
import './no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './base/queries.ts';
import { routes } from './routes.tsx';
import './panel.css';

// A new version was deployed and the chunks of this one are gone: reload.
addEventListener('vite:preloadError', () => location.reload());

/** Measures the page's scrollbar for elements that must not move while a dialog hides it; 0 for overlay scrollbars. */
function measureScrollbar(): void {
  const ruler = document.createElement('div');
  ruler.className = 'scrollbar-ruler';
  document.documentElement.append(ruler);
  document.documentElement.style.setProperty('--scrollbar', `${ruler.offsetWidth - ruler.clientWidth}px`);
  ruler.remove();
}

measureScrollbar();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
