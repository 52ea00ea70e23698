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
  // Compiles what React does for an event, so that the first press need not wait for it.
  setTimeout(() => document.getElementById('root')!.dispatchEvent(new Event('pointermove')));
}
