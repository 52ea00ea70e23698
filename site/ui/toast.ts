import { FRAME_TEXTS } from '../texts/frame.ts';
import './toast.css';

const SHOWN_MS = 5_000;
/** Longer with a button, which is nowhere else. */
const SHOWN_WITH_BUTTON_MS = 12_000;
/** Screen readers announce only changes of a region that they know already. */
const SETTLE_MS = 80;

let region: HTMLElement | undefined;

/** A link, or a button that ends the toast. */
type ToastAction =
  | { label: string; href: string }
  | {
      label: string;
      onPress(): void;
      /** Called when the toast is gone without a press. */
      onGone?(): void;
      /** Takes the focus, for people who move by keys and would not reach it in time. */
      takesFocus?: boolean;
    };

function actionElement(action: ToastAction): HTMLElement {
  const element =
    'href' in action
      ? Object.assign(document.createElement('a'), { href: action.href })
      : Object.assign(document.createElement('button'), { type: 'button' });
  return Object.assign(element, { className: 'toast-action', textContent: action.label });
}

/** Puts the region into the open window, if there is one: whatever lies outside it is covered and cannot be pressed. */
function bringWithinReach(shown: HTMLElement): void {
  const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (shown.parentElement === host) return;
  host.append(shown);
  if (host !== document.body) host.addEventListener('close', () => document.body.append(shown), { once: true });
}

/**
 * Shows a message for a moment at the window's edge, and to screen readers. It outlives the page that shows it. Pointer
 * or focus on it keep it.
 */
export function toast(text: string, kind: 'info' | 'error' = 'info', action?: ToastAction, subject = text): void {
  if (!region) {
    region = document.createElement('div');
    region.className = 'toasts';
    region.setAttribute('role', 'status');
  }
  bringWithinReach(region);
  const item = document.createElement('div');
  item.className = `toast toast--${kind}`;
  item.dataset.subject = subject;
  item.append(Object.assign(document.createElement('p'), { textContent: text }));
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'toast-close',
    textContent: '×',
    ariaLabel: FRAME_TEXTS.close,
  });
  const pressed = action && actionElement(action);
  if (pressed) item.append(pressed);
  item.append(close);

  let timer = 0;
  const remove = () => {
    clearTimeout(timer);
    item.remove();
  };
  const end = () => {
    remove();
    if (action && 'onGone' in action) action.onGone?.();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(end, action && 'onPress' in action ? SHOWN_WITH_BUTTON_MS : SHOWN_MS);
  };
  const stay = () => clearTimeout(timer);
  close.addEventListener('click', end);
  pressed?.addEventListener('click', () => {
    remove();
    if (action && 'onPress' in action) action.onPress();
  });
  item.addEventListener('pointerenter', stay);
  item.addEventListener('pointerleave', wait);
  item.addEventListener('focusin', stay);
  item.addEventListener('focusout', wait);
  // A message on the same subject replaces the former one instead of piling up: before and after the pause, because the old one could go
  // in the middle of a press.
  const removeSame = () => {
    for (const shown of region!.querySelectorAll<HTMLElement>('.toast'))
      if (shown.dataset.subject === subject) shown.remove();
  };
  removeSame();
  setTimeout(() => {
    removeSame();
    region!.append(item);
    wait();
    if (action && 'takesFocus' in action && action.takesFocus) pressed!.focus();
  }, SETTLE_MS);
}
