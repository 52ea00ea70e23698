import { useEffect, useEffectEvent, useState, type ComponentType, type FormEvent } from 'react';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { SHOP_PATH } from '#contract/paths.ts';
import { useLocation } from '../base/router.tsx';
import { SEARCH_TEXTS } from '../texts/frame.ts';
import { HOME_SEARCH_ID } from '../ui/home-search.ts';
import { SearchIcon } from '../ui/icon.tsx';

const load = () => import('./search-dialog.tsx');
const prefetch = () => {
  load().catch(() => {});
};

/** Whether the focused element takes letters itself. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/**
 * A page with a search box of its own: the header's shows once that one has scrolled away.
 * @returns ends the observation
 */
function showBesideHomeSearch(): (() => void) | undefined {
  const box = document.getElementById(HOME_SEARCH_ID);
  if (!box) return;
  const header = document.querySelector('.site-header')!;
  const away = new IntersectionObserver(([entry]) => header.toggleAttribute('data-searched', !entry!.isIntersecting), {
    rootMargin: `-${header.clientHeight}px 0px 0px`,
  });
  away.observe(box);
  return () => away.disconnect();
}

/**
 * Opens the search window, whose code is fetched when it is first wanted. Without JavaScript the form leads to the
 * catalogue.
 */
export function Search() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const { key } = useLocation();
  // Key of the history entry on which the window was opened: moving on closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (openOn !== null && openOn !== key) setOpenOn(null); // so that it stays closed on coming back

  const open = () => {
    setOpenOn(key);
    load().then(
      (module) => setDialog(() => module.SearchDialog),
      () => {
        window.location.assign(SHOP_PATH);
      },
    );
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (event.defaultPrevented || !(isShortcut || isSlash)) return;
    if (document.querySelector('dialog:modal:not(.search)')) return; // another window, whose input would be lost
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(showBesideHomeSearch, [key]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <>
      <search>
        <form className="header-search" action={SHOP_PATH} onSubmit={onSubmit}>
          <input
            className="field"
            type="search"
            name="q"
            maxLength={MAX_QUERY_LENGTH}
            aria-label={SEARCH_TEXTS.label}
            placeholder={SEARCH_TEXTS.prompt}
          />
          <button type="submit" onPointerEnter={prefetch} onFocus={prefetch} aria-keyshortcuts="/ Control+K">
            <SearchIcon />
            <span>
              {SEARCH_TEXTS.label}
              {SEARCH_TEXTS.what}
            </span>
            <kbd aria-hidden="true">/</kbd>
          </button>
        </form>
      </search>
      {openOn === key && Dialog && <Dialog onClose={() => setOpenOn(null)} />}
    </>
  );
}
