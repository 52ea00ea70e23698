import { ApiError } from '#contract/api-error.ts';

/** Lets `atOnce` works run at a time and `maxWaiting` more wait, first come first served. @throws UNAVAILABLE when more come */
export function turns(atOnce: number, maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running++;
    else {
      if (waiting.length >= maxWaiting) throw new ApiError(503, 'UNAVAILABLE', 'Sunucu şu anda yoğun. Lütfen biraz sonra tekrar deneyin.');
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
