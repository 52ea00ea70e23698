import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { CART_PATH, SIGN_IN_PATH } from '#contract/paths.ts';
import type { FrameData } from '../base/frame.ts';
import { CART_KEY, countPieces, onStorage, readStored } from '../cart/stored.ts';
import { FRAME_TEXTS } from '../texts/frame.ts';
import { CartIcon, MenuIcon, PersonIcon } from '../ui/icon.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { Search } from './search.tsx';

/** The largest count that fits the badge. */
const MOST_COUNTED = 99;

/** A value of local storage; null on the server and while hydrating. */
const useStored = (key: string): string | null =>
  useSyncExternalStore(
    onStorage,
    () => readStored(key),
    () => null,
  );

function Cart() {
  const pieces = countPieces(useStored(CART_KEY));
  const count = pieces > MOST_COUNTED ? `${MOST_COUNTED}+` : pieces;
  return (
    <a
      className="icon-button header-cart"
      href={CART_PATH}
      aria-label={count ? FRAME_TEXTS.cartOf(count) : FRAME_TEXTS.cart}
    >
      <CartIcon />
      <span>{FRAME_TEXTS.cart}</span>
      {/* A style writes the number: as text it would stand in the link's visible words without being in its name. */}
      {count !== 0 && <b data-pieces={count} />}
    </a>
  );
}

/**
 * In sight: logo, search, account, cart. Below, scrolling away: the menu, beside it contact and languages. Narrow
 * screens show that line as a popover. Popover and corporate dropdown open without JavaScript.
 */
export function Header({ frame, lang, contact }: { frame: FrameData; lang: string | undefined; contact: ReactNode }) {
  const { settings } = frame;
  // The signed-in person's links; their code is fetched for signed-in visitors only.
  const isKnown = useStored('user') !== null;
  const [Account, setAccount] = useState<ComponentType<{ place: 'bar' | 'menu' }> | null>(null);
  const mark = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isKnown)
      import('./account.tsx').then(
        (module) => setAccount(() => module.Account),
        () => {},
      );
  }, [isKnown]);
  useEffect(() => {
    const scrolled = new IntersectionObserver(([entry]) =>
      header.current?.toggleAttribute('data-scrolled', !entry!.isIntersecting),
    );
    scrolled.observe(mark.current!);
    return () => scrolled.disconnect();
  }, []);

  return (
    <>
      <div className="scroll-mark" ref={mark} />
      <header className="site-header" lang={lang} ref={header}>
        <div className="wrap header-bar">
          <Logo settings={settings} />
          <Search />
          {Account ? (
            <Account place="bar" />
          ) : (
            <a className="header-account" href={SIGN_IN_PATH}>
              <PersonIcon />
              <span>{FRAME_TEXTS.signIn}</span>
            </a>
          )}
          <Cart />
          <button
            type="button"
            className="icon-button menu-button"
            popoverTarget="site-menu"
            aria-label={FRAME_TEXTS.openMenu}
          >
            <MenuIcon />
          </button>
        </div>
      </header>
      <Menu frame={frame} lang={lang} account={Account && <Account place="menu" />} contact={contact} />
    </>
  );
}
