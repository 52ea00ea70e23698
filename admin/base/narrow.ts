import { useSyncExternalStore } from 'react';

/** @returns a hook that says whether the window is at most so wide */
function upTo(pixels: number): () => boolean {
  const query = matchMedia(`(max-width: ${pixels}px)`);
  const subscribe = (listener: () => void): (() => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}

/** Whether the window is as narrow as a phone's: lists are cards then, not tables. */
export const useIsNarrow = upTo(767);
/** Whether a table of many columns has to put two of them into one. */
export const useIsTight = upTo(1099);
