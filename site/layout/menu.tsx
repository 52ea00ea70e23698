import { useEffect, useRef, type ReactNode } from 'react';
import {
  BLOG_PATH,
  CAREERS_PATH,
  categoryPath,
  CONTACT_PATH,
  FAMILY_PREFIX,
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
import type { FrameData, MenuPage } from '../base/frame.ts';
import { useLocation } from '../base/router.tsx';
import { FRAME_TEXTS, OFFER_TEXTS } from '../texts/frame.ts';
import { ChevronIcon, CloseIcon } from '../ui/icon.tsx';

const LINKS = [
  { path: SHOP_PATH, title: FRAME_TEXTS.products, also: [PRODUCT_PREFIX, PRODUCT_CODE_PREFIX, FAMILY_PREFIX] },
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

/** A company page may have the addresses `/about` and `/page/about`. */
const isCompanyPage = (pathname: string, { path }: MenuPage): boolean =>
  path === pathname || path === PAGE_PREFIX + pathname.slice(1);

interface MenuProps {
  frame: FrameData;
  lang: string | undefined;
  /** Links of a signed-in person, for the popover. */
  account: ReactNode;
  /** Phone, e-mail, experience and languages. */
  contact: ReactNode;
}

/** One list: a line below the header on wide screens, a popover on narrow ones. */
export function Menu({ frame: { settings, menuPages, categories }, lang, account, contact }: MenuProps) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  const dropdown = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeByLeaving(menu.current!, dropdown.current), []);
  return (
    <div className="site-menu" id="site-menu" popover="auto" lang={lang} ref={menu}>
      <div className="wrap">
        <div className="site-menu-head">
          <span>{settings.site_title}</span>
          <button
            type="button"
            className="icon-button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label={FRAME_TEXTS.closeMenu}
          >
            <CloseIcon />
          </button>
        </div>
        <nav className="site-nav" aria-label={FRAME_TEXTS.menu}>
          <ul>
            <li>
              <a href={HOME_PATH} aria-current={currentOf(pathname, HOME_PATH)}>
                {FRAME_TEXTS.home}
              </a>
            </li>
            {menuPages.length > 0 && (
              <li>
                <details ref={dropdown}>
                  <summary data-current={menuPages.some((page) => isCompanyPage(pathname, page)) || undefined}>
                    {FRAME_TEXTS.corporate}
                    <ChevronIcon />
                  </summary>
                  <ul>
                    {menuPages.map((page) => (
                      <li key={page.path}>
                        <a href={page.path} aria-current={isCompanyPage(pathname, page) ? 'page' : undefined}>
                          {page.title}
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
                {path === SHOP_PATH && (
                  <ul className="site-nav-groups">
                    {categories.map(({ _id, name }) => (
                      <li key={_id}>
                        <a href={categoryPath(_id)}>{name}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <div className="site-nav-foot">
            <a className="button button--quiet" href={CONTACT_PATH}>
              {OFFER_TEXTS.quote}
            </a>
            {account ?? (
              <a className="button button--quiet" href={SIGN_IN_PATH}>
                {FRAME_TEXTS.signIn}
              </a>
            )}
          </div>
        </nav>
        {contact}
      </div>
    </div>
  );
}

/**
 * Closes the popover on choosing a page and on going back, the dropdown also on Escape and on leaving it.
 * @returns ends the listening
 */
function closeByLeaving(menu: HTMLElement, dropdown: HTMLDetailsElement | null): () => void {
  const isMenuOpen = () => menu.matches(':popover-open');
  const closeDropdown = () => dropdown?.removeAttribute('open');
  const closeAll = () => {
    if (isMenuOpen()) menu.hidePopover();
    closeDropdown();
  };
  const leave = (event: Event) => {
    if (!dropdown?.contains(event.target as Node) && !isMenuOpen()) closeDropdown();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('.site-menu a')) closeAll();
      else leave(event);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !dropdown?.open || isMenuOpen()) return;
      closeDropdown();
      dropdown.querySelector('summary')!.focus();
    },
    { signal },
  );
  window.addEventListener('popstate', closeAll, { signal });
  return () => listening.abort();
}
