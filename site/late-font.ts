// Uses a font that arrived too late for the opened page (fonts/faces.css) from the next page of the visit on.

const FAMILY = 'Site Sans';

/**
 * Whether the page is set in our font. `document.fonts` cannot tell: a late font counts as loaded. In the monospace
 * fallback i and 0 are equally wide.
 */
function isShown(): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `100px '${FAMILY}', monospace`;
  return context.measureText('i').width !== context.measureText('0').width;
}

/**
 * Adds the font together with the next page, before it is painted: text that somebody is reading is never laid out
 * again.
 */
export async function showLateFont(): Promise<void> {
  const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  if (!file || isShown()) return;
  // Mostly from the HTTP cache. On failure the stand-in stays.
  const face = await new FontFace(FAMILY, `url(${file})`, { weight: '400 700' }).load();
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (location.pathname === pathname) return;
    observer.disconnect();
    document.fonts.add(face);
  });
  observer.observe(document.getElementById('root')!, { childList: true, subtree: true });
}

showLateFont().catch(() => {}); // when it is imported, and that is once
