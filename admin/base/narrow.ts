import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 767px)');
const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone's: lists are cards then, not tables. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
