import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { FRAME_TEXTS } from '../texts/frame.ts';

/**
 * The page's place. While the next page is on its way it says so, with a thin line at the top of the window; for a page
 * that staff wrote, with a spinner too.
 */
export function Main({ children }: { children: ReactNode }) {
  const { state, location } = useNavigation();
  const isBusy = state !== 'idle';
  return (
    <>
      {isBusy && <progress className="progress" aria-label={FRAME_TEXTS.loading} />}
      {location?.pathname.startsWith('/page/') && <span className="spinner" aria-hidden="true" />}
      <main id="content" tabIndex={-1} aria-busy={isBusy || undefined}>
        {children}
      </main>
      <NewPage />
    </>
  );
}

/** A new page without a page load: it is announced, and the focus goes to where it begins. */
function NewPage() {
  const { pathname, search } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (before.pathname === pathname && before.search === search) return;
    const main = document.getElementById('content')!;
    // A page that changes only its query (a filter, a page number) keeps the focus it has, unless that lies outside of
    // it.
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
