import { sql } from 'kysely';
import { batches } from '../../../base/batches.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database } from '../../../base/db/database.ts';

/** Counts wait so long for one transaction, so that a redirect costs no write; a killed process loses them. */
const WAIT_MS = 60_000;
/** Rows of one transaction. */
const ROWS_AT_ONCE = 500;

interface Hit {
  id: number;
  hits: number;
  at: Date;
}

/** Counts requests that redirects have answered. @param onError told of counts that wait for the next time */
export function redirectHits({
  database,
  now,
  onError,
}: {
  database: Database;
  now: Clock;
  onError(error: unknown): void;
}) {
  /** No page shows the counts, so none is made again for them, and no process reads its redirects again. */
  const write = async (hits: readonly Hit[]): Promise<void> => {
    for (let from = 0; from < hits.length; from += ROWS_AT_ONCE)
      await database.write({ partsOf: 'redirects' }, async (trx) => {
        for (const { id, hits: n, at } of hits.slice(from, from + ROWS_AT_ONCE))
          await trx
            .updateTable('redirects')
            .set({ hits: sql<number>`hits + ${n}`, lastHitAt: at })
            .where('id', '=', id)
            .execute();
      });
  };
  const waiting = batches<Hit>({
    waitMs: WAIT_MS,
    merge: (known, next) => ({ ...next, hits: known.hits + next.hits }),
    write,
    onError,
  });
  return {
    count: (id: number): void => waiting.put(String(id), { id, hits: 1, at: new Date(now()) }),
    /** Writes what waits. Never rejects. */
    flush: waiting.flush,
  };
}
