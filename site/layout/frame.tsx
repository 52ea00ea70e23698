// `layout/`: everything around the page: top bar, header, search, footer, error views.
import { useContext } from 'react';
import { useFrame } from '../base/frame.ts';
import { languageOf } from '../base/languages.ts';
import { Outlet, useLocation } from '../base/router.tsx';
import { FRAME_TEXTS } from '../texts/frame.ts';
import { PageError } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { Main } from './navigation.tsx';
import { Still } from './still.tsx';
import './frame.css';
import './top-bar.css';
import './header.css';
import './menu.css';
import './search.css';
import './footer.css';

// Loaded on the server only, so that the browser's bundle holds nothing of them.
const { TopBar } = import.meta.env.SSR ? await import('./top-bar.tsx') : {};
const { Footer } = import.meta.env.SSR ? await import('./footer.tsx') : {};

const { FramePart } = import.meta.env.SSR ? await import('./frame-part.ts') : {};

/** The frame around every page. The server renders it alone or the page alone, each in its place in the same tree. */
function Framed({ part }: { part?: 'around' | 'page' }) {
  const frame = useFrame();
  // Around a page in another language the frame stays Turkish and is marked so.
  const lang = languageOf(useLocation().pathname) === 'tr' ? undefined : 'tr';
  const hasAround = !import.meta.env.SSR || part === 'around';
  return (
    <>
      {hasAround && (
        <a className="skip-link button" href="#content" lang={lang}>
          {FRAME_TEXTS.skip}
        </a>
      )}
      {hasAround && (
        <Header
          frame={frame}
          lang={lang}
          contact={
            <Still id="top" lang={lang}>
              {TopBar && <TopBar frame={frame} />}
            </Still>
          }
        />
      )}
      {import.meta.env.SSR && hasAround ? (
        <template />
      ) : (
        <Main>
          <Outlet failed={PageError} />
        </Main>
      )}
      {hasAround && (
        <Still id="bottom" lang={lang}>
          {Footer && <Footer frame={frame} />}
        </Still>
      )}
    </>
  );
}

export const Frame = FramePart ? () => <Framed part={useContext(FramePart)} /> : Framed;
