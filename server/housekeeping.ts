// Removes expired rows and files while the server runs: each domain's cleaners (`domains.ts`), once an hour.
import type { Clock } from './base/clock.ts';
import type { Database } from './base/db/database.ts';
import { cleaners } from './domains.ts';

const EVERY_MS = 60 * 60_000;

interface Parts {
  database: Database;
  dataDir: string;
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
