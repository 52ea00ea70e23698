import { PANEL_PATH } from '#contract/panel-paths.ts';

/** A choice to offer again. */
export interface Recent {
  to: string;
  title: string;
  note: string;
  kind: 'screen' | 'product' | 'order' | 'blog' | 'page';
}

const KEPT = 5;
const keyOf = (userId: string): string => `panelSearch:${userId}`;
const isRecent = (one: unknown): one is Recent =>
  typeof one === 'object' &&
  one !== null &&
  ['to', 'title', 'note', 'kind'].every((name) => typeof (one as Record<string, unknown>)[name] === 'string') &&
  (one as Recent).to.startsWith(`${PANEL_PATH}/`);

/** The user's last choices in this browser, newest first. */
export function readRecent(userId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, KEPT) : [];
  } catch {
    return []; // damaged, or storage is disabled
  }
}

/** Never keeps people: browsers are shared, and names would stay. */
export function keepRecent(userId: string, choice: Recent): void {
  try {
    localStorage.setItem(
      keyOf(userId),
      JSON.stringify([choice, ...readRecent(userId).filter(({ to }) => to !== choice.to)].slice(0, KEPT)),
    );
  } catch {
    /* storage is full or disabled */
  }
}
