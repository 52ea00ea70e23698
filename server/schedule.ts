// Work that falls due at a time which staff chose. Several processes of an installation may look: each work takes its
// due rows in a transaction that changes them, so that each thing happens once.
import type { Clock } from './base/clock.ts';
import type { Database } from './base/db/database.ts';
import { repeat } from './base/repeat.ts';
import { dueWorks } from './domains.ts';

/** Staff choose minutes; visitors see what they chose within half of one. */
const LOOK_EVERY_MS = 30_000;

interface Parts {
  database: Database;
  now: Clock;
  dataDir: string;
}

/**
 * Does now what has fallen due, also while the server stood still, and looks every half minute. A work that fails does
 * not keep the others from running.
 * @returns stops it, and waits for work that runs
 */
export function startSchedule(parts: Parts, onError: (error: unknown) => void): () => Promise<void> {
  const works = dueWorks(parts);
  return repeat(
    async () => {
      for (const work of works) await work().catch(onError);
    },
    { everyMs: LOOK_EVERY_MS, onError },
  );
}
