// Writes during attacks on their database, and the conditions that must hold afterwards.
import type { Db } from '../base/db/database.ts';

/** A visitor's write, with its answer. */
export interface Answered {
  status: number;
  retryAfter: unknown;
}

export interface Outcome {
  acknowledged: number;
  refused: number;
  /** Other answers: there must be none. */
  wrong: string[];
  /** Acknowledged addresses that are missing: there must be none. */
  lost: string[];
}

const WRITERS = 8;
/** A refused visitor tries again a moment later. */
const PAUSE_MS = 5;

/**
 * Subscribes one address after the other, several at a time, until the attack has ended, and checks which of them are
 * stored.
 * @param subscribe an address, from a separate network address
 * @param shoot gets the number acknowledged so far
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
 * Ends a random connection of the database, every second time one in the middle of a transaction. @returns whether
 * there was one
 */
export const SHOOT_ONE = `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()
  order by (random() < 0.5 and state = 'idle in transaction') desc, random() limit 1`;
