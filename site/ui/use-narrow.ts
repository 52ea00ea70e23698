import { useSyncExternalStore } from 'react';

/** Up to this width a page is one column, as in the styles. */
const NARROW = '(max-width: 900px)';

/** Whether the window is narrow; false on the server and while hydrating. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
