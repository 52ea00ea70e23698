import { lockNotFree } from './trouble.ts';

/** How long a lock that another transaction holds is waited for. */
export const LOCK_MS = 3_000;

/** A wait for locks that may be over before they are held. */
export interface LockWait {
  /** @throws once the wait is over: the caller has been answered, and the work must stop */
  check(): void;
  /** Ends the wait: the locks are held. @throws as `check` does */
  end(): void;
}

/**
 * How long transactions wait for locks and statements may run: within the limits of a server that answers visitors, or
 * without limit while the database is being prepared (schema, first filling).
 */
export class Patience {
  #preparing = 0;

  get isEndless(): boolean {
    return this.#preparing > 0;
  }

  /** Has no limits until the work has ended. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#preparing += 1;
    try {
      return await work();
    } finally {
      this.#preparing -= 1;
    }
  }

  /**
   * Runs work that begins by waiting for locks. The wait is limited as a whole: connections and rows have separate
   * limits, which would add up.
   * @throws when the locks are not held in time; the work learns of it at its next check
   */
  untilLocked<T>(work: (wait: LockWait) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const timer = this.isEndless
        ? undefined
        : setTimeout(() => {
            isOver = true;
            reject(lockNotFree());
          }, LOCK_MS);
      const check = () => {
        if (isOver) throw lockNotFree();
      };
      const end = () => {
        check();
        clearTimeout(timer);
      };
      work({ check, end })
        .finally(() => clearTimeout(timer))
        .then(resolve, reject);
    });
  }
}
