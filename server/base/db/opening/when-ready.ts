import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { describe, mayComeSoon } from '../trouble.ts';

const PAUSE_MS = 500;
const SLOW_MS = 2_000;

/** Takes a line for whoever started the process. */
export type Say = (line: string) => void;

/** Said when another process has started at the same time. */
export const WAITING = '[database] Another process is preparing the database: waiting until it has done so.';

/** Says the line unless it is ended within two seconds. @returns ends it */
export function sayIfSlow(say: Say, line: string): () => void {
  const timer = setTimeout(() => say(line), SLOW_MS);
  return () => clearTimeout(timer);
}

/**
 * Runs steps of a start, each of which may find that the database is not ready, or lose it on the way: the step is then
 * repeated from its beginning until `waitMs` have passed. Reports the first failure.
 * @throws StartError when the database has not come by then; other failures at once
 */
export function whenReady({
  waitMs,
  say,
  pauseMs = PAUSE_MS,
}: {
  waitMs: number;
  say: Say;
  pauseMs?: number;
}): <T>(step: () => Promise<T>) => Promise<T> {
  let hasSaid = false;
  return async (step) => {
    for (let end = 0; ;) {
      try {
        return await step();
      } catch (error) {
        const cause = error instanceof StartError ? error.cause : error;
        if (!mayComeSoon(cause)) throw error;
        end ||= performance.now() + waitMs;
        if (performance.now() >= end)
          throw error instanceof StartError
            ? error
            : new StartError(`The database was lost (DATABASE_URL): ${describe(error)}`, { cause });
        if (!hasSaid)
          say(
            `The database is not ready (DATABASE_URL): ${describe(cause)}. Waiting up to ${Math.round(waitMs / 1000)} s for it.`,
          );
        hasSaid = true;
        await pause(pauseMs);
      }
    }
  };
}
