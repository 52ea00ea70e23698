import { ProviderError } from './provider.ts';

/** Longer than a provider takes on a bad day, shorter than a visitor waits. */
const PATIENCE_MS = 10_000;

/**
 * The answer to a call to the provider, or a failure after ten seconds: nobody waits for ever.
 * @throws ProviderError
 */
export async function withinTime<T>(call: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderError(`no answer within ${patienceMs} ms`, true)), patienceMs);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
