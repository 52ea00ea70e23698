// Letters that came too late for the page that was opened (fonts/faces.css) are there from the next one on, within the same visit.

const FAMILY = 'Site Sans';

/** Whether this page is in them. Loaded says nothing: letters that came too late are. In a monospace an i would be as wide as a zero. */
function isShown(): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `100px '${FAMILY}', monospace`;
  return context.measureText('i').width !== context.measureText('0').width;
}

/** Puts them in together with the next page, before it is painted: nothing that somebody reads is laid out again. */
export async function showLateFont(): Promise<void> {
  const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  if (!file || isShown()) return;
  // Once more, but mostly from the browser's store, or from the reply that is still under way. Where it fails, the stand-in stays.
  const face = await new FontFace(FAMILY, `url(${file})`, { weight: '400 700' }).load();
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (location.pathname === pathname) return;
    observer.disconnect();
    document.fonts.add(face);
  });
  observer.observe(document.getElementById('root')!, { childList: true, subtree: true });
}
