import { isStaffRole } from '#contract/access.ts';
import { CAD_USES, type CadUse } from '#contract/cad-usage.ts';
import { batches } from '../../../base/batches.ts';
import { istanbulDay, type Clock } from '../../../base/clock.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import { agentName, isBot } from '../../../call/bots.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { cadUsageStore, type CountedUse } from './store.ts';

/** Counts wait so long for one transaction, so that a download costs no write; a killed process loses them. */
const WAIT_MS = 5_000;

const isCounted = (format: string): format is CadUse => CAD_USES.some((use) => use === format);

/**
 * Counts uses of CAD files by article and day: visitors' and customers', not those of staff and bots.
 * @param onError told of counts that could not be written; they wait for the next time
 */
export function cadUsage({
  database,
  now,
  onError,
}: {
  database: Database;
  now: Clock;
  onError(error: unknown): void;
}) {
  const store = cadUsageStore({ database, now });
  const waiting = batches<CountedUse>({
    waitMs: WAIT_MS,
    merge: (known, next) => ({ ...known, count: known.count + next.count }),
    write: store.add,
    onError,
  });
  return {
    store,
    /** Counts a file once it is given to the viewer; formats that are parts of pages do not count. */
    given(viewer: Viewer, productId: number, format: string): void {
      if (!isCounted(format) || isStaffRole(viewer.role) || isBot(agentName(viewer.userAgent))) return;
      const day = istanbulDay(now());
      waiting.put(`${day} ${productId} ${format}`, { day, productId, kind: format, count: 1 });
    },
    /** Counts a message that asks for an article's model, within the transaction that stores it. */
    async wish(trx: Trx, viewer: Viewer, code: string): Promise<void> {
      if (!isStaffRole(viewer.role)) await store.addWish(trx, code);
    },
    /** Writes what waits. Never rejects. */
    flush: waiting.flush,
  };
}
export type CadUsage = ReturnType<typeof cadUsage>;
