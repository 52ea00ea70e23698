import { isForElsewhere } from '#browser/link-press.ts';
import { languageOf } from './base/languages.ts';
import type { Navigate } from './base/navigation.ts';

/** Addresses outside the site's router: files, the API, the panel, the test provider's pages. */
const NOT_PAGES = /^\/(api|img|files|assets|admin|odeme-test)(\/|$)|\.\w+$/;

/**
 * Turns plain links and GET forms into navigation within the page. Pages are written with `<a href>` and `<form>`, so
 * that they work without JavaScript. `data-keep-scroll` on either keeps the scroll position; `download`, `target` and
 * other origins are left to the browser (docs/decisions/0003).
 */
export function followLinks(navigate: Navigate): void {
  const go = (url: URL, element: HTMLElement): boolean => {
    if (url.origin !== location.origin || NOT_PAGES.test(url.pathname)) return false;
    // A page in another language is another document: the root carries the language.
    if (languageOf(url.pathname) !== document.documentElement.lang) return false;
    if (url.hash && url.pathname === location.pathname && url.search === location.search) return false;
    void navigate(url.pathname + url.search + url.hash, {
      preventScrollReset: element.hasAttribute('data-keep-scroll'),
    });
    return true;
  };

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || isForElsewhere(event)) return;
    const link = (event.target as Element | null)?.closest('a');
    const href = link?.getAttribute('href'); // an SVG link's `href` property is an object
    if (!link || !href || link.hasAttribute('target') || link.hasAttribute('download')) return;
    if (go(new URL(href, location.href), link)) event.preventDefault();
  });

  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get') return;
    const url = new URL(form.action);
    // Leaves out empty fields, so that the address is the one the page is kept under.
    const fields = [...new FormData(form, event.submitter)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    );
    url.search = new URLSearchParams(fields).toString();
    if (go(url, form)) event.preventDefault();
  });
}
