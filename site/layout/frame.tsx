import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { languageOf } from '../languages.ts';
import { useFrame } from '../page.tsx';
import { FRAME_TEXTS } from '../texts.ts';
import { Header } from './header.tsx';
import { Main } from './navigation.tsx';
import { Still } from './still.tsx';
import './frame.css';

// Parts that stay as the server rendered them: imported so, nothing they need is in the browser's bundle.
const { TopBar } = import.meta.env.SSR ? await import('./top-bar.tsx') : {};
const { Footer } = import.meta.env.SSR ? await import('./footer.tsx') : {};

/** What surrounds every page. */
export function Frame() {
  const frame = useFrame();
  useEffect(() => { document.documentElement.dataset['alive'] = ''; dispatchEvent(new Event('alive')); }, []);
  // Around a page in another language the frame stays Turkish, and says so.
  const lang = languageOf(useLocation().pathname) === 'tr' ? undefined : 'tr';
  return (
    <>
      <a className="skip-link button" href="#content" lang={lang}>{FRAME_TEXTS.skip}</a>
      <Still id="top" lang={lang}>{TopBar && <TopBar frame={frame} />}</Still>
      <Header frame={frame} lang={lang} />
      <Main><Outlet /></Main>
      <Still id="bottom" lang={lang}>{Footer && <Footer frame={frame} />}</Still>
      <ScrollRestoration />
    </>
  );
}
