import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in its first picture of the page; true once the code has come. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
