// Uses a font that arrived too late for the opened page (fonts/faces.css) from the visit's next page on
// (next-page.ts).

const FAMILY = 'Site Sans';

/**
 * Whether the page is set in our font. `document.fonts` cannot tell: it counts a late font as loaded. In the monospace
 * fallback 'i' and '0' have the same width.
 */
function isShown(): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `100px '${FAMILY}', monospace`;
  return context.measureText('i').width !== context.measureText('0').width;
}

/** Adds the font together with the next page, before the paint, so that no text is laid out again while it is read. */
export async function showLateFont(): Promise<void> {
  const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  if (!file || isShown()) return;
  // Mostly from the HTTP cache. After a failure the fallback stays.
  const face = await new FontFace(FAMILY, `url(${file})`, { weight: '400 700' }).load();
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (location.pathname === pathname) return;
    observer.disconnect();
    document.fonts.add(face);
  });
  observer.observe(document.getElementById('root')!, { childList: true, subtree: true });
}

showLateFont().catch(() => {}); // once, at the import
