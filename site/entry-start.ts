// Fetches a page's code once the page itself is painted: on a slow line, no letter or picture of it then waits for code
// that it does not
// need yet. Links and forms work before (follow-links.ts).

/** So long it waits for pictures that do not come, and in a tab that nobody looks at, which is not painted. */
const PATIENCE_MS = 3000;

const files = document.querySelector<HTMLScriptElement>('[data-code]')!.dataset['code']!.split(' ');
/**
 * All of them, or each would be asked for only when another that imports it is there; one after the other, so that a
 * press gets its turn.
 */
const start = () => {
  for (const file of files.splice(0)) setTimeout(() => import(/* @vite-ignore */ file));
};
const afterPaint = () => requestAnimationFrame(() => setTimeout(start));

setTimeout(start, PATIENCE_MS);
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start);
if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint);
