import { useSyncExternalStore } from 'react';
import { session, type StoredSession } from '#browser/session.ts';

/** Who is signed in; null: nobody; undefined: not known yet, as on the server and in its first picture of the page. */
export const useSession = (): StoredSession | null | undefined =>
  useSyncExternalStore<StoredSession | null | undefined>(session.subscribe, session.get, () => undefined);
