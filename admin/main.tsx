import './no-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './base/queries.ts';
import { routes } from './routes.tsx';
import './panel.css';

// A new version was deployed and this one's later chunks are gone: the new page has them.
addEventListener('vite:preloadError', () => location.reload());

/**
 * The width that the page's scrollbar takes, for what must stay in its place while a dialog hides it: 0 where
 * scrollbars lie over the page.
 */
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
