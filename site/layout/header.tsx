import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import {
  BLOG_PATH,
  CAREERS_PATH,
  CART_PATH,
  CONTACT_PATH,
  HOME_PATH,
  JOB_PREFIX,
  PAGE_PREFIX,
  POST_PREFIX,
  PRODUCT_CODE_PREFIX,
  PRODUCT_PREFIX,
  SERVICES_PATH,
  SHOP_PATH,
  SIGN_IN_PATH,
} from '#contract/paths.ts';
import type { FrameData } from '../base/frame.ts';
import { mailLink, phoneLink } from '../base/links.ts';
import { CART_KEY, countPieces, onStorage, readStored } from '../cart/stored.ts';
import { FRAME_TEXTS, OFFER_TEXTS } from '../texts/frame.ts';
import { CartIcon, ChevronIcon, CloseIcon, MailIcon, MenuIcon, PersonIcon, PhoneIcon } from '../ui/icon.tsx';
import { Logo } from './logo.tsx';
import { Search } from './search.tsx';

const LINKS = [
  { path: SHOP_PATH, title: FRAME_TEXTS.products, also: [PRODUCT_PREFIX, PRODUCT_CODE_PREFIX] },
  { path: BLOG_PATH, title: FRAME_TEXTS.blog, also: [POST_PREFIX] },
  { path: SERVICES_PATH, title: FRAME_TEXTS.quality, also: [] },
  { path: CAREERS_PATH, title: FRAME_TEXTS.careers, also: [JOB_PREFIX] },
  { path: CONTACT_PATH, title: FRAME_TEXTS.contact, also: [] },
];

/** 'page' on the page itself, 'true' on pages below it. */
function currentOf(pathname: string, path: string, below: readonly string[] = []): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return below.some((start) => pathname.startsWith(start)) ? 'true' : undefined;
}

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
      {count !== 0 && <b>{count}</b>}
    </a>
  );
}

/**
 * Logo, menu, search, account, cart. The menu is one list: a bar on wide screens, a popover on narrow ones. Popover and
 * corporate dropdown open without JavaScript.
 */
export function Header({ frame: { settings, menuPages }, lang }: { frame: FrameData; lang: string | undefined }) {
  const { pathname } = useLocation();
  // The signed-in person's links; their code is fetched for signed-in visitors only.
  const isKnown = useStored('user') !== null;
  const [Account, setAccount] = useState<ComponentType<{ place: 'bar' | 'menu' }> | null>(null);
  const mark = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const dropdown = useRef<HTMLDetailsElement>(null);

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
    const isMenuOpen = () => menu.current!.matches(':popover-open');
    const closeDropdown = () => dropdown.current?.removeAttribute('open');
    const closeAll = () => {
      if (isMenuOpen()) menu.current!.hidePopover();
      closeDropdown();
    };
    const listening = new AbortController();
    const { signal } = listening;
    const leave = (event: Event) => {
      if (!dropdown.current?.contains(event.target as Node) && !isMenuOpen()) closeDropdown();
    };
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('.site-nav a')) closeAll();
        else leave(event);
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !dropdown.current?.open || isMenuOpen()) return;
        closeDropdown();
        dropdown.current.querySelector('summary')!.focus();
      },
      { signal },
    );
    window.addEventListener('popstate', closeAll, { signal });
    return () => {
      scrolled.disconnect();
      listening.abort();
    };
  }, []);

  // A company page may have the addresses `/about` and `/page/about`.
  const isOpen = (path: string) => path === pathname || path === PAGE_PREFIX + pathname.slice(1);
  return (
    <>
      <div className="scroll-mark" ref={mark} />
      <header className="site-header" lang={lang} ref={header}>
        <div className="wrap">
          <Logo settings={settings} />
          <nav className="site-nav" id="site-nav" popover="auto" aria-label={FRAME_TEXTS.menu} ref={menu}>
            <div className="site-nav-head">
              <span>{settings.site_title}</span>
              <button
                type="button"
                className="icon-button"
                popoverTarget="site-nav"
                popoverTargetAction="hide"
                aria-label={FRAME_TEXTS.closeMenu}
              >
                <CloseIcon />
              </button>
            </div>
            <ul>
              <li>
                <a href={HOME_PATH} aria-current={currentOf(pathname, HOME_PATH)}>
                  {FRAME_TEXTS.home}
                </a>
              </li>
              {menuPages.length > 0 && (
                <li>
                  <details ref={dropdown}>
                    <summary data-current={menuPages.some(({ path }) => isOpen(path)) || undefined}>
                      {FRAME_TEXTS.corporate}
                      <ChevronIcon />
                    </summary>
                    <ul>
                      {menuPages.map(({ path, title }) => (
                        <li key={path}>
                          <a href={path} aria-current={isOpen(path) ? 'page' : undefined}>
                            {title}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              )}
              {LINKS.map(({ path, title, also }) => (
                <li key={path}>
                  <a href={path} aria-current={currentOf(pathname, path, also)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
            <div className="site-nav-foot">
              <a className="button button--accent" href={CONTACT_PATH}>
                {OFFER_TEXTS.quote}
              </a>
              {Account ? (
                <Account place="menu" />
              ) : (
                <a className="button button--quiet" href={SIGN_IN_PATH}>
                  {FRAME_TEXTS.signIn}
                </a>
              )}
              {settings.contact_phone && (
                <a href={phoneLink(settings.contact_phone)}>
                  <PhoneIcon />
                  {settings.contact_phone}
                </a>
              )}
              {settings.contact_email && (
                <a href={mailLink(settings.contact_email)}>
                  <MailIcon />
                  {settings.contact_email}
                </a>
              )}
            </div>
          </nav>
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
            popoverTarget="site-nav"
            aria-label={FRAME_TEXTS.openMenu}
          >
            <MenuIcon />
          </button>
        </div>
      </header>
    </>
  );
}
