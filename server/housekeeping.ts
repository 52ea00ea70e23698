// Removes what has served its purpose, while the server runs.
import type { Clock } from './base/clock.ts';
import type { Database } from './base/db/database.ts';
import { cleaners } from './domains.ts';

const EVERY_MS = 60 * 60_000;

interface Parts {
  database: Database;
  dataDir: string;
  now: Clock;
}

/** Once, now. @throws the first failure */
export async function cleanUp(parts: Parts): Promise<void> {
  for (const step of cleaners(parts)) await step();
}

/**
 * Cleans up now and every hour. A step that fails, perhaps every time, keeps no other from running. @returns ends it
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
