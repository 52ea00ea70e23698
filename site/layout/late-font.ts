// Letters that came too late for the page that was opened (fonts/faces.css) are there from the next one on, within the same visit.

const FAMILY = 'Site Sans';

/** Loaded, but not yet in use. */
let late: FontFace | undefined;

/** Whether this page is in them. Loaded says nothing: letters that came too late are. In a monospace an i would be as wide as a zero. */
function isShown(): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `100px '${FAMILY}', monospace`;
  return context.measureText('i').width !== context.measureText('0').width;
}

/** Fetches them once more where the page is without; mostly they are in the browser's store by then. */
export async function fetchLateFont(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => { addEventListener('load', resolve, { once: true }); });
  const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  if (!file || isShown()) return;
  const face = new FontFace(FAMILY, `url(${file})`, { weight: '400 700' });
  await face.load().then(() => { late = face; }, () => {}); // the stand-in stays
}

/** With a new page, before it is painted: nothing that somebody reads is laid out again. */
export function showLateFont(): void {
  if (!late) return;
  document.fonts.add(late);
  late = undefined;
}
