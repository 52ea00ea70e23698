/**
 * Does a piece of work now and again and again; a look that lasts longer than the interval is not begun twice.
 * @param onError told of each failure; the next look comes all the same
 * @returns stops it, and waits for a look that runs
 */
export function repeat(
  work: () => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError(error: unknown): void },
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () =>
    (running ??= work()
      .catch(onError)
      .finally(() => (running = undefined)));
  void run();
  const timer = setInterval(() => void run(), everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
