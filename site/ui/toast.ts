import { TOAST_TEXTS } from '../texts/toast.ts';
import './toast.css';

const SHOWN_MS = 6_000;
/** Screen readers say only what appears in a region they know already. */
const SETTLE_MS = 80;

let region: HTMLElement | undefined;

/**
 * Says something for a moment, at the window's edge, and to screen readers. It outlives the page it was said on. Resting the
 * pointer or the focus on it keeps it.
 */
export function toast(text: string, kind: 'info' | 'error' = 'info'): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'toasts';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  const item = document.createElement('div');
  item.className = `toast toast--${kind}`;
  item.append(Object.assign(document.createElement('p'), { textContent: text }));
  const close = Object.assign(document.createElement('button'), { type: 'button', className: 'toast-close', textContent: '×', ariaLabel: TOAST_TEXTS.close });
  item.append(close);

  let timer = 0;
  const end = () => { clearTimeout(timer); item.remove(); };
  const wait = () => { clearTimeout(timer); timer = window.setTimeout(end, SHOWN_MS); };
  const stay = () => clearTimeout(timer);
  close.addEventListener('click', end);
  item.addEventListener('pointerenter', stay);
  item.addEventListener('pointerleave', wait);
  item.addEventListener('focusin', stay);
  item.addEventListener('focusout', wait);
  setTimeout(() => {
    // The same words again replace themselves instead of piling up.
    for (const shown of region!.children) if (shown.firstChild!.textContent === text) shown.remove();
    region!.append(item);
    wait();
  }, SETTLE_MS);
}
