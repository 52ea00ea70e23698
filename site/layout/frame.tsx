import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { languageOf } from '../languages.ts';
import { useFrame } from '../page.tsx';
import { FRAME_TEXTS } from '../texts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Main } from './navigation.tsx';
import { Still } from './still.tsx';
import { TopBar } from './top-bar.tsx';
import './frame.css';

/** What surrounds every page. */
export function Frame() {
  const frame = useFrame();
  // Around a page in another language the frame stays Turkish, and says so.
  const lang = languageOf(useLocation().pathname) === 'tr' ? undefined : 'tr';
  return (
    <>
      <a className="skip-link button" href="#content" lang={lang}>{FRAME_TEXTS.skip}</a>
      <Still id="top" lang={lang}>{import.meta.env.SSR && <TopBar frame={frame} />}</Still>
      <Header frame={frame} lang={lang} />
      <Main><Outlet /></Main>
      <Still id="bottom" lang={lang}>{import.meta.env.SSR && <Footer frame={frame} />}</Still>
      <ScrollRestoration />
    </>
  );
}
