import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { mailLink, phoneLink } from '../contact-links.ts';
import { FRAME_TEXTS } from '../texts.ts';
import { ChevronIcon, CloseIcon, MailIcon, MenuIcon, PhoneIcon } from '../ui/icon.tsx';
import type { FrameData } from './frame-data.ts';
import { Logo } from './logo.tsx';
import { Search } from './search.tsx';
import { isAdminStored, onStorage } from './stored-user.ts';

const LINKS = [
  { path: '/shop', title: FRAME_TEXTS.products, also: ['/urun/', '/product/'] },
  { path: '/blog', title: FRAME_TEXTS.blog, also: ['/blog/'] },
  { path: '/services', title: FRAME_TEXTS.quality, also: [] },
  { path: '/careers', title: FRAME_TEXTS.careers, also: ['/careers/'] },
  { path: '/contact', title: FRAME_TEXTS.contact, also: [] },
];

/** 'page' on the page itself, 'true' on those below it. */
const currentOf = (pathname: string, path: string, below: readonly string[] = []) =>
  pathname === path ? 'page' as const : below.some((start) => pathname.startsWith(start)) ? 'true' as const : undefined;

/**
 * Logo, menu, search. The menu is one list: a bar on wide screens, a popover on narrow ones; both it and the corporate
 * dropdown open without JavaScript.
 */
export function Header({ frame: { settings, menuPages }, lang }: { frame: FrameData; lang: string | undefined }) {
  const { pathname } = useLocation();
  // Only the browser knows who is signed in.
  const isAdmin = useSyncExternalStore(onStorage, isAdminStored, () => false);
  const mark = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLElement>(null);
  const menu = useRef<HTMLElement>(null);
  const dropdown = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const scrolled = new IntersectionObserver(([entry]) => header.current?.toggleAttribute('data-scrolled', !entry!.isIntersecting));
    scrolled.observe(mark.current!);
    const isMenuOpen = () => menu.current!.matches(':popover-open');
    const closeDropdown = () => dropdown.current?.removeAttribute('open');
    const closeAll = () => {
      if (isMenuOpen()) menu.current!.hidePopover();
      closeDropdown();
    };
    const listening = new AbortController();
    const { signal } = listening;
    const leave = (event: Event) => { if (!dropdown.current?.contains(event.target as Node) && !isMenuOpen()) closeDropdown(); };
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('.site-nav a')) closeAll();
      else leave(event);
    }, { signal });
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !dropdown.current?.open || isMenuOpen()) return;
      closeDropdown();
      dropdown.current.querySelector('summary')!.focus();
    }, { signal });
    window.addEventListener('popstate', closeAll, { signal });
    return () => {
      scrolled.disconnect();
      listening.abort();
    };
  }, []);

  // A company page may stand at `/about` and at `/page/about`.
  const isOpen = (path: string) => path === pathname || path === `/page${pathname}`;
  return (
    <>
      <div className="scroll-mark" ref={mark} />
      <header className="site-header" lang={lang} ref={header}>
        <div className="wrap">
          <Logo settings={settings} />
          <nav className="site-nav" id="site-nav" popover="auto" aria-label={FRAME_TEXTS.menu} ref={menu}>
            <div className="site-nav-head">
              <span>{settings.site_title}</span>
              <button type="button" className="icon-button" popoverTarget="site-nav" popoverTargetAction="hide" aria-label={FRAME_TEXTS.closeMenu}><CloseIcon /></button>
            </div>
            <ul>
              <li><a href="/" aria-current={currentOf(pathname, '/')}>{FRAME_TEXTS.home}</a></li>
              {menuPages.length > 0 && (
                <li>
                  <details ref={dropdown}>
                    <summary data-current={menuPages.some(({ path }) => isOpen(path)) || undefined}>{FRAME_TEXTS.corporate}<ChevronIcon /></summary>
                    <ul>{menuPages.map(({ path, title }) => <li key={path}><a href={path} aria-current={isOpen(path) ? 'page' : undefined}>{title}</a></li>)}</ul>
                  </details>
                </li>
              )}
              {LINKS.map(({ path, title, also }) => <li key={path}><a href={path} aria-current={currentOf(pathname, path, also)}>{title}</a></li>)}
            </ul>
            <div className="site-nav-foot">
              <a className="button button--accent" href="/contact">{FRAME_TEXTS.quote}</a>
              {isAdmin && <a className="button button--quiet" href="/admin">{FRAME_TEXTS.admin}</a>}
              {settings.contact_phone && <a href={phoneLink(settings.contact_phone)}><PhoneIcon />{settings.contact_phone}</a>}
              {settings.contact_email && <a href={mailLink(settings.contact_email)}><MailIcon />{settings.contact_email}</a>}
            </div>
          </nav>
          <Search />
          <button type="button" className="icon-button menu-button" popoverTarget="site-nav" aria-label={FRAME_TEXTS.openMenu}><MenuIcon /></button>
        </div>
      </header>
    </>
  );
}
