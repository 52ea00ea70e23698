// Long work in slices, so that requests beside it are answered.
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others may run. */
const SLICE_MS = 8;

/** Returns a function that lets others run whenever a slice of work is over. */
export function pacer(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
