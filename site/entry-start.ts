// Fetches a page's code once the page is painted, so that its letters and pictures need not wait for code on a slow
// line. Links and forms work before (follow-links.ts).

import { CART_KEY } from './cart/stored.ts';

/** Longest wait for pictures, and for the paint of a tab in the background. */
const PATIENCE_MS = 3000;

// The cart's page shows an empty cart at once (pages/cart/cart.css), without waiting for the code that reads it.
try {
  if (!localStorage.getItem(CART_KEY)?.includes('{')) document.documentElement.dataset['noCart'] = '';
} catch {
  // Storage is closed: the page says so.
}

const files = document.querySelector<HTMLScriptElement>('[data-code]')!.dataset['code']!.split(' ');
/**
 * Asks for all files, or each would wait for the one that imports it; one per task, so that a press is handled in
 * between.
 */
const start = () => {
  for (const file of files.splice(0)) setTimeout(() => import(/* @vite-ignore */ file));
};
const afterPaint = () => requestAnimationFrame(() => setTimeout(start));

/** The code needs the whole document. */
const waitForPaint = () => {
  setTimeout(start, PATIENCE_MS);
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start);
  if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint);
};
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', waitForPaint);
else waitForPaint();
