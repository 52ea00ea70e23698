import type { MouseEvent } from 'react';

/** The header's search box: sending it opens the search window. */
export const HEADER_SEARCH_ID = 'header-search';

/** Lets a link to the catalogue open the search window instead, in which an article is found by code and added. */
export function openSearch(event: MouseEvent): void {
  const form = document.getElementById(HEADER_SEARCH_ID);
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  form.requestSubmit();
}
