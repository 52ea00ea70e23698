// Finds out by asking what no message has told: payments whose message was lost, orders whose session nobody knows of, refunds without an answer.
import { applySession, expireOrder, type PaymentServices } from './apply.ts';
import type { PaymentProvider, PaymentState } from './provider.ts';
import { refunds } from './refunds.ts';
import { withinTime } from './within-time.ts';

const EVERY_MS = 10 * 60_000;
/** Orders, and refunds, that one run asks about; the next one goes on behind them. */
const PER_RUN = 200;
/** A request for a session may still be under way; clocks differ. */
const MARGIN_MS = 10 * 60_000;
/** How long a stop waits for the question that is being asked. */
const STOP_WITHIN_MS = 8_000;

export interface Reconciler {
  /** Asks about everything that is open now, one after the other; what fails is told to `onError` and stops nothing else. */
  run(): Promise<void>;
  /** Runs now and every ten minutes. */
  start(): void;
  /** Ends after the question that is being asked. */
  stop(): Promise<void>;
}

export function reconciler(services: PaymentServices, onError: (error: unknown) => void, perRun = PER_RUN): Reconciler {
  const { database, now, provider } = services;
  const { finish } = refunds(services);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  // Rows that stay open for days must not keep the others from their turn.
  let lastOrder = 0;
  let lastRefund = 0;

  const openOrders = ({ name }: PaymentProvider) => database.db.selectFrom('orders').select(['id', 'publicId', 'sessionId', 'sessionExpiresAt', 'createdAt'])
    .where('status', '=', 'pending').where('provider', '=', name).where('id', '>', lastOrder).orderBy('id').limit(perRun).execute();
  type OpenOrder = Awaited<ReturnType<typeof openOrders>>[number];

  /** @param states what the provider has of it; none: it does not know it */
  async function conclude(order: OpenOrder, states: readonly PaymentState[]): Promise<void> {
    // What was paid first: an order without a session takes the first one for its own.
    for (const state of states.toSorted((a, b) => Number(b.status === 'paid') - Number(a.status === 'paid'))) await applySession(services, state);
    if (states.length === 0 && now() > order.sessionExpiresAt.getTime() + MARGIN_MS) await expireOrder(services, order.id);
  }

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (!isStopped) await work().catch(onError);
  };

  async function askOrders(asked: PaymentProvider): Promise<void> {
    const orders = await openOrders(asked);
    lastOrder = orders.length < perRun ? 0 : orders.at(-1)!.id;
    for (const order of orders) {
      const { sessionId } = order;
      if (sessionId === null) continue;
      await attempt(async () => {
        const state = await withinTime(asked.getSession(sessionId));
        await conclude(order, state ? [state] : []);
      });
    }
    const unknown = orders.filter(({ sessionId }) => sessionId === null);
    if (unknown.length === 0) return;
    await attempt(async () => {
      const since = new Date(Math.min(...unknown.map(({ createdAt }) => createdAt.getTime())) - MARGIN_MS);
      const sessions = await withinTime(asked.listSessions(since));
      for (const order of unknown) await attempt(() => conclude(order, sessions.filter(({ orderId }) => orderId === order.publicId)));
    });
  }

  async function askRefunds(asked: PaymentProvider): Promise<void> {
    const pending = await database.db.selectFrom('refunds as r').innerJoin('orders as o', 'o.id', 'r.orderId').select('r.id')
      .where('r.status', '=', 'pending').where('o.provider', '=', asked.name).where('r.id', '>', lastRefund).orderBy('r.id').limit(perRun).execute();
    lastRefund = pending.length < perRun ? 0 : pending.at(-1)!.id;
    for (const { id } of pending) await attempt(() => finish(id));
  }

  async function ask(): Promise<void> {
    if (!provider) return;
    await attempt(() => askOrders(provider));
    await attempt(() => askRefunds(provider));
  }

  const run = (): Promise<void> => (running ??= ask().finally(() => { running = undefined; }));
  return {
    run,
    start() {
      void run();
      timer = setInterval(() => { void run(); }, EVERY_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([running, new Promise((resolve) => { setTimeout(resolve, STOP_WITHIN_MS).unref(); })]);
    },
  };
}
