import type { MouseEvent } from 'react';

/** Lets a link to the catalogue open the search window instead, in which an article is found by code and added. */
export function openSearch(event: MouseEvent): void {
  // Sending the header's box opens the window (layout/search.tsx).
  const form = document.querySelector<HTMLFormElement>('form.header-search');
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
}
