// Writes that go on while their database is shot at, and what must be true afterwards.
import type { Db } from '../base/db/database.ts';

/** A visitor's write, as it was answered. */
export interface Answered {
  status: number;
  retryAfter: unknown;
}

export interface Outcome {
  acknowledged: number;
  refused: number;
  /** Answers that are neither: there must be none. */
  wrong: string[];
  /** Addresses that were acknowledged and are not there: there must be none. */
  lost: string[];
}

const WRITERS = 8;
/** A refused visitor comes again a moment later. */
const PAUSE_MS = 5;

/**
 * Subscribes one address after the other, several at a time, until the shooting has ended, and looks which of them are
 * there.
 * @param subscribe an address, from its own network address
 * @param shoot told how many have been acknowledged so far
 */
export async function underFire({
  db,
  subscribe,
  shoot,
}: {
  db: Db;
  subscribe(email: string, from: string): Promise<Answered>;
  shoot(acknowledged: () => number): Promise<void>;
}): Promise<Outcome> {
  const acknowledged: string[] = [];
  const outcome: Outcome = { acknowledged: 0, refused: 0, wrong: [], lost: [] };
  const over = new AbortController();
  let next = 0;
  const write = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const n = next++;
      const email = `atis${n}@ornek.example`;
      const { status, retryAfter } = await subscribe(email, `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`).catch(
        (error: Error) => ({ status: 0, retryAfter: error.message }),
      );
      if (status === 202) acknowledged.push(email);
      else if (status === 503 && Number(retryAfter) > 0) outcome.refused += 1;
      else outcome.wrong.push(`${status} ${String(retryAfter)}`);
      if (status !== 202)
        await new Promise((resolve) => {
          setTimeout(resolve, PAUSE_MS);
        });
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, write));
  await shoot(() => acknowledged.length).finally(() => over.abort());
  await writers;
  const rows = await db.selectFrom('newsletterSubscribers').select('email').execute();
  const there = new Set(rows.map(({ email }) => email));
  return { ...outcome, acknowledged: acknowledged.length, lost: acknowledged.filter((email) => !there.has(email)) };
}

/**
 * Ends a connection of the database at random, every second time one that is in the middle of a transaction. @returns
 * whether there was one
 */
export const SHOOT_ONE = `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()
  order by (random() < 0.5 and state = 'idle in transaction') desc, random() limit 1`;
