// The end of the process: on a signal, or when the wrapper that started it is gone (docs/decisions/0073).
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** After the delay, the process ends within this time, even with work left. */
const STOP_WITHIN_MS = 15_000;
/** Service managers and wrappers repeat one signal; only a later one asks for a faster end. */
const REPEATED_WITHIN_MS = 1_000;

interface Parts {
  app: FastifyInstance;
  delayMs: number;
  /** Stops background work, and closes the database. Includes `app.close()`. */
  finish(): Promise<unknown>;
}

/**
 * Finishes the running requests and exits with 0. With a delay, the port stays open for that long while readiness says
 * 503; a second signal ends all waiting.
 * @returns whether the end has begun
 */
export function stopOnSignals({ app, delayMs, finish }: Parts): () => boolean {
  const impatience = new AbortController();
  let begunAt: number | undefined;

  async function end(): Promise<void> {
    app.drain.begin();
    if (delayMs > 0) await pause(delayMs, undefined, { signal: impatience.signal }).catch(() => {});
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    await app.drain.closePorts();
    if (delayMs > 0) await app.drain.untilLeft(app.openConnections, impatience.signal);
    await finish();
  }
  const stop = (): void => {
    if (begunAt === undefined) {
      begunAt = performance.now();
      end().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    } else if (performance.now() - begunAt > REPEATED_WITHIN_MS) impatience.abort();
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  process.on('disconnect', stop);
  if (process.connected === false) stop(); // gone during the start; undefined without a wrapper
  return () => begunAt !== undefined;
}
