import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PAGE_PREFIX } from '#contract/paths.ts';
import { useLocation, useNavigation } from '../base/router.tsx';
import { FRAME_TEXTS } from '../texts/frame.ts';

/**
 * The page's place. While the next page loads, a thin line shows at the top of the window, and a spinner if staff wrote
 * that page.
 */
export function Main({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const isBusy = state !== 'idle';
  return (
    <>
      {isBusy && <progress className="progress" aria-label={FRAME_TEXTS.loading} />}
      {location?.pathname.startsWith(PAGE_PREFIX) && <span className="spinner" aria-hidden="true" />}
      <main id="content" tabIndex={-1} aria-busy={isBusy || undefined}>
        {children}
      </main>
      <NewPage />
    </>
  );
}

/** Announces a new page and moves the focus to its beginning, as a page load would. */
function NewPage() {
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (before.pathname === pathname && before.search === search) return;
    const main = document.getElementById('content')!;
    // A change of the query alone (a filter, a page number) leaves the focus where it is inside the page.
    if (before.pathname === pathname && main.contains(document.activeElement)) return;
    main.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, search]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
