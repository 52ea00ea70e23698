/** Takes a line for whoever started the process. */
export type Say = (line: string) => void;

/** Another one has started at the same time. */
export const WAITING = '[database] Another process is preparing the database: waiting until it has done so.';

const SLOW_MS = 2_000;

/** Says the line unless it is ended within two seconds. @returns ends it */
export function sayIfSlow(say: Say, line: string): () => void {
  const timer = setTimeout(() => say(line), SLOW_MS);
  return () => clearTimeout(timer);
}
