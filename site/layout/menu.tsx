import { useEffect, useRef, type ReactNode } from 'react';
import type { MenuLink } from '#contract/menus.ts';
import { CONTACT_PATH, PAGE_PREFIX, SHOP_PATH, SIGN_IN_PATH } from '#contract/paths.ts';
import type { FrameData } from '../base/frame.ts';
import { useLocation } from '../base/router.tsx';
import { FRAME_TEXTS, OFFER_TEXTS } from '../texts/frame.ts';
import { ChevronIcon, CloseIcon } from '../ui/icon.tsx';

/** 'page' on the page itself, 'true' on pages below it. A company page may have the addresses `/about` and `/page/about`. */
function currentOf(pathname: string, { href, also }: MenuLink): 'page' | 'true' | undefined {
  if (href === pathname || href === PAGE_PREFIX + pathname.slice(1)) return 'page';
  return also?.some((start) => pathname.startsWith(start)) ? 'true' : undefined;
}

interface MenuProps {
  frame: FrameData;
  lang: string | undefined;
  /** Links of a signed-in person, for the popover. */
  account: ReactNode;
  /** Phone, e-mail, experience and languages. */
  contact: ReactNode;
}

/** One list: a line below the header on wide screens, a popover on narrow ones. */
export function Menu({ frame: { settings, menu: links, groups }, lang, account, contact }: MenuProps) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => closeByLeaving(menu.current!), []);
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
          <Links links={links} pathname={pathname} groups={groups} />
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

interface LinksProps {
  links: readonly MenuLink[];
  pathname: string;
  groups?: readonly MenuLink[];
}

/** A heading opens its list; below the shop its groups are for narrow screens only. */
const Links = ({ links, pathname, groups }: LinksProps) => (
  <ul>
    {links.map((link) => {
      const { label, href, newTab, items } = link;
      return (
        <li key={label + href}>
          {href ? (
            <a href={href} target={newTab && '_blank'} aria-current={currentOf(pathname, link)}>
              {label}
            </a>
          ) : (
            <details>
              <summary data-current={items!.some((item) => currentOf(pathname, item)) || undefined}>
                {label}
                <ChevronIcon />
              </summary>
              <Links links={items!} pathname={pathname} />
            </details>
          )}
          {href === SHOP_PATH && groups && <Links links={groups} pathname={pathname} />}
        </li>
      );
    })}
  </ul>
);

/**
 * Closes the popover on choosing a page and on going back, dropdowns also on Escape and on leaving them.
 * @returns ends the listening
 */
function closeByLeaving(menu: HTMLElement): () => void {
  const isMenuOpen = () => menu.matches(':popover-open');
  const opened = () => menu.querySelectorAll('details[open]');
  const closeAll = () => {
    if (isMenuOpen()) menu.hidePopover();
    for (const dropdown of opened()) dropdown.removeAttribute('open');
  };
  const leave = ({ target }: Event) => {
    if (!isMenuOpen())
      for (const dropdown of opened()) if (!dropdown.contains(target as Node)) dropdown.removeAttribute('open');
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
      const [dropdown] = opened();
      if (event.key !== 'Escape' || !dropdown || isMenuOpen()) return;
      closeAll();
      dropdown.querySelector('summary')!.focus();
    },
    { signal },
  );
  window.addEventListener('popstate', closeAll, { signal });
  return () => listening.abort();
}
