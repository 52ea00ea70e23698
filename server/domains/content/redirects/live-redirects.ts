import type { Database } from '../../../base/db/database.ts';
import type { Redirects } from './chains.ts';
import { readRedirects } from './read.ts';

const NONE: Redirects = new Map();

/**
 * The active redirects in this process's memory: a change of any process is in them as soon as its commit is known
 * here. They are read when the first request needs them.
 * @param onError told of a reading that failed; the copy before goes on answering
 */
export function liveRedirects(database: Database, onError: (error: unknown) => void) {
  let known: Redirects | undefined;
  let version = Number.NaN;
  let running: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    const now = database.version('redirects'); // before reading: what changes meanwhile is read next
    known = await readRedirects(database.db);
    version = now;
  };
  const isBehind = (): boolean => {
    const now = database.version('redirects');
    // NaN while commits may be missed: the copy is at most as old as the loss, and each look would read it again.
    return known === undefined || (now !== version && !Number.isNaN(now));
  };

  return {
    /** The redirects as the database has them now. Never rejects. */
    async current(): Promise<Redirects> {
      try {
        if (running && isBehind()) await running; // may have begun before the change that this request is to see
        if (isBehind()) await (running ??= read().finally(() => (running = undefined)));
      } catch (error) {
        onError(error);
      }
      return known ?? NONE;
    },
  };
}
