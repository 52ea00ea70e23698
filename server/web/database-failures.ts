// While the database is away every request fails for the same reason: the log says so once a second, without a stack,
// with the number of repetitions (docs/decisions/0070).
import { databaseTrouble } from '../base/db/trouble.ts';

const EVERY_MS = 1_000;
const MESSAGES = { away: 'the database is away', busy: 'the database is busy' };

interface Logged {
  err?: unknown;
  req?: unknown;
}
type Write = (details: object, message: string) => void;

/**
 * pino's `hooks.logMethod`: passes all lines except failures of the database, of which it passes one a second of each
 * kind.
 */
export function databaseFailureLog(everyMs = EVERY_MS) {
  /** Kinds with a line less than a second ago, with the number left out since. */
  const suppressed = new Map<keyof typeof MESSAGES, number>();

  return function logMethod(this: unknown, args: unknown[], method: (...values: never[]) => void): void {
    const { err, req } = (typeof args[0] === 'object' && args[0] !== null ? args[0] : {}) as Logged;
    const trouble = databaseTrouble(err);
    const write: Write = (details, message) => {
      (method as unknown as Write).call(this, details, message);
    };
    if (!trouble) {
      Reflect.apply(method, this, args);
      return;
    }
    const count = suppressed.get(trouble);
    if (count !== undefined) {
      suppressed.set(trouble, count + 1);
      return;
    }
    const { message, code } = err as { message?: string; code?: string };
    write({ reason: message, code, req, during: args[1] }, MESSAGES[trouble]);
    suppressed.set(trouble, 0);
    const timer = setInterval(() => {
      const left = suppressed.get(trouble)!;
      suppressed.set(trouble, 0);
      if (left > 0) {
        write({ suppressed: left }, MESSAGES[trouble]);
        return;
      }
      suppressed.delete(trouble);
      clearInterval(timer);
    }, everyMs).unref();
  };
}
