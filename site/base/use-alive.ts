import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating; true from then on. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Marks the document as alive, and says so to what waits for it. */
export function announceAlive(): void {
  document.documentElement.dataset['alive'] = '';
  dispatchEvent(new Event('alive'));
}
