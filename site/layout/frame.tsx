import { Outlet, ScrollRestoration } from 'react-router';
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
  return (
    <>
      <a className="skip-link button" href="#content">{FRAME_TEXTS.skip}</a>
      <Still id="top">{import.meta.env.SSR && <TopBar frame={frame} />}</Still>
      <Header frame={frame} />
      <Main><Outlet /></Main>
      <Still id="bottom">{import.meta.env.SSR && <Footer frame={frame} />}</Still>
      <ScrollRestoration />
    </>
  );
}
