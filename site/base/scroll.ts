// Scroll positions of the history's entries: back and forward lead to where the reader was, a new page begins at its
// top.
import type { Places } from './navigation.ts';

/** The window, as far as it scrolls. */
interface Screen {
  top(): number;
  scrollTo(top: number): void;
  /** Scrolls to the element with this id. @returns whether there is one */
  scrollToElement(id: string): boolean;
  /** Positions kept for the tab, as JSON; they outlive a reload. */
  kept(): string | null;
  keep(positions: string): void;
}

/** `hide`: to be called when the document is left. */
export function createPlaces(screen: Screen): Places & { hide(key: string): void } {
  const positions = new Map(readPositions(screen.kept()));
  const leave = (key: string): void => {
    positions.set(key, screen.top());
  };
  return {
    leave,
    arrive({ key, hash }, keepsPlace) {
      const position = positions.get(key);
      if (position !== undefined) return screen.scrollTo(position);
      if (hash && screen.scrollToElement(idOf(hash))) return;
      if (!keepsPlace) screen.scrollTo(0);
    },
    hide(key) {
      leave(key);
      screen.keep(JSON.stringify([...positions]));
    },
  };
}

function readPositions(text: string | null): [string, number][] {
  try {
    return JSON.parse(text ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ''; // malformed: no element has this id
  }
}

const STORE = 'scroll';

/**
 * Scroll positions in this window. While the document is shown they are ours; reloading it, or coming back from
 * another, is left to the browser. @param currentKey the key of the entry that is shown
 */
export function windowPlaces(currentKey: () => string): Places {
  const places = createPlaces({
    top: () => scrollY,
    scrollTo: (top) => scrollTo(0, top),
    scrollToElement(id) {
      const element = document.getElementById(id);
      element?.scrollIntoView();
      return element !== null;
    },
    kept() {
      try {
        return sessionStorage.getItem(STORE);
      } catch {
        return null; // storage is unavailable
      }
    },
    keep(positions) {
      try {
        sessionStorage.setItem(STORE, positions);
      } catch {
        // Full or unavailable: after a reload, back leads to the top.
      }
    },
  });
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual';
  });
  addEventListener('pagehide', () => {
    places.hide(currentKey());
    history.scrollRestoration = 'auto';
  });
  return places;
}
