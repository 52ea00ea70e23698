import { ApiError } from '#contract/api-error.ts';

export interface TurnRules {
  atOnce: number;
  maxWaiting: number;
  /** What whoever finds the queue full is told, and after how many seconds to try again. */
  busy: string;
  retrySeconds: number;
}

/** Heavy works take turns, first come first served. @throws UNAVAILABLE when too many wait already */
export function turns({ atOnce, maxWaiting, busy, retrySeconds }: TurnRules): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running++;
    else {
      if (waiting.length >= maxWaiting) throw new ApiError(503, 'UNAVAILABLE', busy, undefined, retrySeconds);
      await new Promise<void>((resolve) => { waiting.push(resolve); });
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift(); // takes over the place
      if (next) next();
      else running--;
    }
  };
}
