// Delivers the test provider's events to the shop's webhook, inside the server's process, with the same bytes and
// checks as from outside.
import type { Clock } from '../../../../base/clock.ts';
import type { Database } from '../../../../base/db/database.ts';
import type { DemoMemory } from './memory.ts';

const LOOK_EVERY_MS = 1_000;
/** Pauses before the second, third, … try; after the last one the delivery is given up. */
const RETRY_PAUSES_MS = [2, 5, 10, 30, 60, 300, 900, 3600].map((seconds) => seconds * 1000);
/** A delivery without an answer, for instance because the process died, is due again after this. */
const CLAIM_MS = 30_000;

interface DeliveryParts {
  database: Pick<Database, 'db'>;
  memory: Pick<DemoMemory, 'settle'>;
  now: Clock;
  /** @returns the status of the reply */
  post(body: Buffer): Promise<number>;
  onError(error: unknown): void;
}

export interface DeliveryWorker {
  /** Delivers all due events. @returns how many arrived */
  deliverDue(): Promise<number>;
  start(): void;
  /** Looks for due events at once, if the worker was started. */
  wake(): void;
  /** Ends after the delivery in progress; waiting events are sent after the next start. */
  stop(): Promise<void>;
}

export function deliveryWorker({ database: { db }, memory, now, post, onError }: DeliveryParts): DeliveryWorker {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let isStarted = false;

  async function claim(at: Date) {
    const due = db
      .selectFrom('demoDeliveries')
      .select('id')
      .where('deliveredAt', 'is', null)
      .where('dueAt', '<=', at)
      .where('attempts', '<=', RETRY_PAUSES_MS.length)
      .orderBy('dueAt')
      .orderBy('id')
      .limit(1);
    const next = await due.executeTakeFirst(); // reading first saves a write
    return (
      next &&
      db
        .updateTable('demoDeliveries')
        .set((eb) => ({ attempts: eb('attempts', '+', 1), dueAt: new Date(at.getTime() + CLAIM_MS) }))
        .where('id', '=', next.id)
        .where('deliveredAt', 'is', null)
        .where('dueAt', '<=', at)
        .returning(['id', 'body', 'attempts'])
        .executeTakeFirst()
    );
  }

  async function deliverAll(): Promise<number> {
    let arrived = 0;
    while (!stopping.signal.aborted) {
      const at = new Date(now());
      await memory.settle(at); // an event never reports more than `getSession` would
      const delivery = await claim(at);
      if (!delivery) break;
      const status = await post(Buffer.from(delivery.body));
      const isDone = status >= 200 && status < 300;
      await db
        .updateTable('demoDeliveries')
        .set(
          isDone
            ? { deliveredAt: new Date(now()) }
            : { dueAt: new Date(now() + (RETRY_PAUSES_MS[delivery.attempts - 1] ?? 0)) },
        )
        .where('id', '=', delivery.id)
        .execute();
      if (isDone) arrived += 1;
    }
    return arrived;
  }

  const deliverDue = (): Promise<number> =>
    (running ??= deliverAll().finally(() => {
      running = undefined;
    }));
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    await deliverDue().catch(onError);
    clearTimeout(timer);
    if (!stopping.signal.aborted) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };

  return {
    deliverDue,
    start: () => {
      isStarted = true;
      void look();
    },
    wake: () => {
      if (isStarted && !stopping.signal.aborted) void look();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running?.catch(() => {});
    },
  };
}
