// Hourly work while the server runs (`cleaners` in `domains.ts`): expired rows and files go, customers are reminded.
import type { Clock } from './base/clock.ts';
import type { Database } from './base/db/database.ts';
import { cleaners, type HousekeepingConfig } from './domains.ts';

const EVERY_MS = 60 * 60_000;

interface Parts {
  database: Database;
  config: HousekeepingConfig;
  now: Clock;
}

/** Runs all cleaners once. @throws the first failure */
export async function cleanUp(parts: Parts): Promise<void> {
  for (const step of cleaners(parts)) await step();
}

/**
 * Cleans up now and every hour. A step that fails does not keep the others from running.
 * @returns stops the cleaning
 */
export function startHousekeeping(parts: Parts, onError: (error: unknown) => void): () => void {
  const steps = cleaners(parts);
  let isEnded = false;
  const run = async () => {
    for (const step of steps) if (!isEnded) await step().catch(onError);
  };
  void run();
  const timer = setInterval(() => void run(), EVERY_MS).unref();
  return () => {
    isEnded = true; // the database is closed next
    clearInterval(timer);
  };
}
