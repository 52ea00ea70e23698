// Random orders of everything that can be told of a payment, against the real providers at their APIs as documented. In
// the end the shop must know the truth at the provider, and have followed it once. The same seed makes the same events.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import type { RawMessage } from '#contract/endpoints.ts';
import type { Config } from '../base/env.ts';
import type { Database } from '../base/db/database.ts';
import type { Viewer } from '../call/handlers.ts';
import { orderSaving } from '../domains/shop/fulfilment/save.ts';
import { paymentProviders } from '../domains/shop/payments/providers.ts';
import { ProviderError } from '../domains/shop/payments/provider/provider.ts';
import { reconciler } from '../domains/shop/settlement/reconciler.ts';
import { refunds } from '../domains/shop/settlement/refunds.ts';
import { sessionState } from '../domains/shop/settlement/session-state.ts';
import { webhook } from '../domains/shop/settlement/webhook.ts';
import { insertProducts } from './catalogue.ts';
import { clockAt, MINUTE, SECOND } from './forms.ts';
import { checkoutOf, insertOrder, type TestOrder } from './orders.ts';
import { PAYMENT_WORLDS, type Deed, type Money, type Report, type WorldName } from './payment-worlds.ts';
import { randomNumbers } from './random.ts';
import { insertUser, type TestUser } from './sign-in.ts';

export interface RandomPayments {
  database: Database;
  config: Config;
  onEnd: (end: () => unknown) => void;
  name: WorldName;
  /** Orders, each with a random sequence of events. */
  sequences: number;
  seed: number;
  /** Starts no further orders after this time. */
  untilMs?: number;
}
export interface RandomPaymentsReport {
  sequences: number;
  /** Single events. */
  events: number;
  /** Orders by their last status. */
  ends: Record<string, number>;
  /** What the shop believes against the truth at the provider, and calls that failed as they should not. */
  findings: string[];
}

/** Orders whose events alternate. */
const AT_ONCE = 60;
const PRODUCT = 'RASTGELE-1';
const PLENTY = 5_000_000;
/** How late a payment comes that was begun in the page's last minute. */
const LATE_MS = 5 * MINUTE;

type Event = () => Promise<void>;
interface Bought extends TestOrder {
  sessionId: string;
  quantity: number;
}

interface Wish {
  quantity: number;
  unitPriceMinor: number;
  /** The answer with the page's address was lost; a provider that lists its pages finds it. */
  isLost: boolean;
}

const asViewer = ({ id, publicId, name, role }: TestUser): Viewer => ({
  role,
  user: { id, publicId, name, sessionId: 0 },
  address: '192.0.2.1',
  userAgent: '',
});

export async function randomPayments({
  database,
  config,
  onEnd,
  name,
  sequences,
  seed,
  untilMs = Number.POSITIVE_INFINITY,
}: RandomPayments): Promise<RandomPaymentsReport> {
  const { db } = database;
  const clock = clockAt();
  const { now } = clock;
  const world = await PAYMENT_WORLDS[name]({ db, now, onEnd });
  const services = { database, config, now, providers: paymentProviders(world.provider) };
  const receive = webhook(services);
  const stateOf = sessionState(services);
  const { request: refund } = refunds(services);
  const saveOrder = orderSaving(services);
  const [customer, stranger, staff] = [
    await insertUser(database, { role: 'user' }),
    await insertUser(database, { role: 'user' }),
    await insertUser(database, { role: 'admin' }),
  ];
  await insertProducts(database, [
    { code: PRODUCT, category: 'kolonlar', priceMinor: 2_000, stockStatus: 'in_stock', stockQuantity: PLENTY },
  ]);
  const random = randomNumbers(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const chance = (share: number): boolean => random() < share;
  const report: RandomPaymentsReport = { sequences: 0, events: 0, ends: {}, findings: [] };
  const find = (order: Pick<TestOrder, 'number'> | null, what: string): void => {
    report.findings.push(`${name}, seed ${seed}, ${order?.number ?? 'reconciler'}: ${what}`);
  };
  let attempts = 0;

  /** Runs a call that the provider's failures, and refusals with a reason, may end. */
  async function allowed(order: Bought | null, what: string, call: () => Promise<unknown>): Promise<void> {
    try {
      await call();
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.code !== 'INVALID_SIGNATURE';
      if (!isRefusal && !(error instanceof ProviderError && error.isTemporary))
        find(order, `${what} failed: ${(error as Error).stack}`);
    }
  }
  const deliver = (order: Bought, sign: Report): Promise<void> =>
    allowed(order, 'message', () => receive(name, sign()));
  async function isRefused(message: RawMessage): Promise<boolean> {
    return receive(name, message).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.code === 'INVALID_SIGNATURE',
    );
  }
  async function reconcile(): Promise<void> {
    world.age();
    const failures: unknown[] = [];
    await reconciler(services, (error) => failures.push(error)).run();
    for (const failure of failures)
      if (!(failure instanceof ProviderError)) find(null, `failed: ${(failure as Error).stack}`);
  }

  async function buy({ quantity, unitPriceMinor, isLost }: Wish): Promise<Bought> {
    const order = await insertOrder(database, {
      customer,
      at: new Date(now()),
      provider: name,
      currency: world.currency,
      lines: [{ code: PRODUCT, quantity, unitPriceMinor }],
      sessionExpiresAt: new Date(now() + world.provider.sessionMinutes * MINUTE),
      sessionId: null,
      sessionUrl: null,
    });
    const checkout = { ...checkoutOf(order, customer), currency: world.currency };
    const { id, url, expiresAt } = await world.provider.createSession(checkout);
    await db
      .updateTable('orders')
      .set({ ...(isLost ? {} : { sessionId: id, sessionUrl: url }), sessionExpiresAt: expiresAt })
      .where('id', '=', order.id)
      .execute();
    return { ...order, sessionExpiresAt: expiresAt, sessionId: id, quantity };
  }

  /** What happens at the provider, in this order. */
  function deedsOf(): Deed[] {
    const has = (deed: Deed): boolean => world.deeds.includes(deed);
    const at = random();
    if (at < 0.5) return ['pay'];
    // Stripe's page ends with a refusal.
    if (at < 0.57) return has('close') ? ['be refused'] : ['be refused', 'pay'];
    if (at < 0.63 && has('wait')) return ['wait', 'pay'];
    if (at < 0.66 && has('wait')) return ['wait', 'be refused'];
    if (at < 0.72) return ['be refused'];
    if (at < 0.8) return ['pay less'];
    if (at < 0.84) return ['pay more'];
    if (at < 0.88 && has('pay in another currency')) return ['pay in another currency'];
    if (at < 0.93 && has('close')) return ['close'];
    return [];
  }

  /** What is paid, or refunded at the provider. */
  function amountOf(deed: Deed, totalMinor: number): number {
    if (deed === 'pay more') return totalMinor + 1 + below(5_000);
    if (deed === 'pay less' || deed === 'refund there') return 1 + below(totalMinor - 1);
    return totalMinor;
  }

  /** The events of an order: deeds keep their order, everything else is anywhere. */
  function eventsOf(order: Bought): Event[] {
    const events: Event[] = [];
    const { sessionId, publicId, totalMinor } = order;
    const anywhere = (event: Event, after = 0): void => {
      events.splice(after + below(events.length - after + 1), 0, event);
    };
    let last = 0;
    let isWaiting = false;
    const deeds = deedsOf();
    const isRefundedThere = world.deeds.includes('refund there') && deeds.at(-1) === 'pay' && chance(0.1);
    for (const deed of isRefundedThere ? ([...deeds, 'refund there'] as const) : deeds) {
      const reports: Report[] = [];
      const minor = amountOf(deed, totalMinor);
      const at = last + below(events.length - last + 1);
      events.splice(at, 0, () => {
        // The page takes nothing any more; a bank that is still looking at a payment decides when it likes.
        const isOver = now() > order.sessionExpiresAt.getTime() + LATE_MS;
        if (deed === 'refund there' || isWaiting || !isOver) {
          const told = world.act(sessionId, deed, minor);
          isWaiting = deed === 'wait' && told !== null;
          reports.push(...(told ?? []));
        }
        return Promise.resolve();
      });
      last = at + 1;
      // Lost, once, or doubled.
      for (let times = below(4); times > 0; times--)
        anywhere(async () => {
          for (const sign of reports) await deliver(order, sign);
        }, last);
    }
    for (let times = below(3); times > 0; times--)
      anywhere(() =>
        allowed(order, 'return', async () => {
          const { status } = await stateOf(asViewer(customer), sessionId);
          if (status === 'paid' && world.taken(sessionId) === null) find(order, 'told as paid before anything was');
        }),
      );
    if (chance(0.1))
      anywhere(async () => {
        if (!(await isRefused(world.forged(sessionId)))) find(order, 'a forged message was let in');
      });
    if (chance(0.05)) anywhere(() => deliver(order, world.foreign));
    if (chance(0.05))
      anywhere(async () => {
        const seen = await stateOf(asViewer(stranger), sessionId).catch((error: unknown) => error);
        if (!(seen instanceof ApiError && seen.status === 404)) find(order, 'a stranger was told of the payment');
      });
    if (chance(0.07))
      anywhere(() =>
        allowed(order, 'cancelling', async () => {
          const { status, version } = await db
            .selectFrom('orders')
            .select(['status', 'version'])
            .where('id', '=', order.id)
            .executeTakeFirstOrThrow();
          if (status === 'pending')
            await saveOrder(asViewer(staff), publicId, { status: 'cancelled', notes: '', version });
        }),
      );
    for (let times = chance(0.3) ? 1 + below(2) : 0; times > 0; times--) {
      const wish = { reason: 'Deneme', isRestocked: false, attempt: `rastgele-${seed}-${(attempts += 1)}` };
      const amount = chance(0.4) ? {} : { amount: (1 + below(totalMinor)) / 100 };
      const press = () => allowed(order, 'refund', () => refund(asViewer(staff), publicId, { ...wish, ...amount }));
      anywhere(async () => void (await Promise.all(chance(0.2) ? [press(), press()] : [press()])), last);
    }
    return events;
  }

  /** Compares what the shop believes with the truth. */
  async function check(orders: readonly Bought[]): Promise<void> {
    const ids = orders.map(({ id }) => id);
    const rows = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
    const lines = await db
      .selectFrom('orderLines')
      .select(['orderId', 'stockTaken'])
      .where('orderId', 'in', ids)
      .execute();
    const asked = await db.selectFrom('refunds').selectAll().where('orderId', 'in', ids).execute();
    const moves = await db
      .selectFrom('orderEvents')
      .select(['orderId', 'fromStatus', 'toStatus'])
      .where('orderId', 'in', ids)
      .execute();
    const mails = await db
      .selectFrom('outbox')
      .select(['about', 'kind'])
      .where(
        'about',
        'in',
        orders.map(({ publicId }) => publicId),
      )
      .execute();
    for (const order of orders) {
      const { id, publicId, sessionId, totalMinor, quantity } = order;
      const row = rows.find((one) => one.id === id)!;
      const taken = world.taken(sessionId);
      const refundedMinor = world.refunded(sessionId);
      const isCancelled = moves.some(({ orderId, toStatus }) => orderId === id && toStatus === 'cancelled');
      const due: Money = { minor: totalMinor, currency: world.currency };
      const isRight = isDeepStrictEqual(taken, due) && !isCancelled;
      const mailed = (kind: string): number =>
        mails.filter((mail) => mail.about === publicId && mail.kind === kind).length;
      const done = asked.filter((one) => one.orderId === id && one.status === 'done');
      const doneMinor = done.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      report.ends[row.status] = (report.ends[row.status] ?? 0) + 1;
      const expected = {
        ...expectedStatus({
          taken,
          isRight,
          isCancelled,
          isRefunded:
            taken !== null && refundedMinor >= (world.tellsCharged ? Math.min(totalMinor, taken.minor) : totalMinor),
        }),
        isPaid: isRight,
        isDoubted: taken !== null && !isRight,
        refundedMinor,
        taken: isRight ? quantity : 0,
        timesPaid: isRight ? 1 : 0,
        mails: {
          'order-received': isRight ? 1 : 0,
          'order-staff': isRight ? 1 : 0,
          'order-review': taken !== null && !isRight ? 1 : 0,
          'order-refunded': done.length,
        },
        doneMinor: refundedMinor,
        pending: 0,
      };
      const is: typeof expected = {
        status: expected.status.includes(row.status) ? expected.status : [row.status],
        isPaid: row.paidAt !== null,
        isDoubted: row.reviewReason !== '',
        refundedMinor: row.refundedMinor,
        taken: lines.filter((line) => line.orderId === id).reduce((sum, { stockTaken }) => sum + stockTaken, 0),
        timesPaid: moves.filter(
          ({ orderId, fromStatus, toStatus }) => orderId === id && toStatus === 'paid' && fromStatus !== 'paid',
        ).length,
        mails: {
          'order-received': mailed('order-received'),
          'order-staff': mailed('order-staff'),
          'order-review': mailed('order-review'),
          'order-refunded': mailed('order-refunded'),
        },
        doneMinor,
        pending: asked.filter((one) => one.orderId === id && one.status === 'pending').length,
      };
      if (!isDeepStrictEqual(is, expected))
        find(order, `${JSON.stringify(is)} instead of ${JSON.stringify(expected)}; taken ${JSON.stringify(taken)}`);
    }
  }

  /** Runs the events of some orders in turn, a few at a time, then lets the reconciler find what was lost. */
  async function batch(count: number): Promise<void> {
    const wishes = Array.from({ length: count }, (): Wish => ({
      quantity: 1 + below(3),
      unitPriceMinor: 100 + below(100_000),
      isLost: name === 'stripe' && chance(0.03),
    }));
    const orders = await Promise.all(wishes.map(buy));
    for (const order of orders)
      if (!isDeepStrictEqual(world.asked(order.sessionId), { minor: order.totalMinor, currency: world.currency }))
        find(order, `the page asks for ${JSON.stringify(world.asked(order.sessionId))}`);
    const open = orders.map(eventsOf);
    const length = open.reduce((sum, { length: own }) => sum + own, 0);
    report.events += length;
    while (open.some((events) => events.length > 0)) {
      const together = Array.from({ length: 1 + below(4) }, () => {
        const waiting = open.filter((events) => events.length > 0);
        return waiting[below(waiting.length)]?.shift();
      });
      if (chance(0.08)) world.fail(chance(0.5) ? 'before' : 'after');
      // The page takes payments for half an hour: the events are spread over a little more.
      clock.pass(below(Math.ceil((170 * MINUTE) / length)));
      await Promise.all([...together.map((event) => event?.()), chance(0.03) ? reconcile() : undefined]);
    }
    world.heal();
    for (let minutes = 0; minutes < 75; minutes += 5) {
      clock.pass(5 * MINUTE + below(30) * SECOND);
      await reconcile();
    }
    for (const order of orders) for (const sign of world.refundReports(order.sessionId)) await deliver(order, sign);
    await check(orders);
    report.sequences += count;
    world.forget();
  }

  while (report.sequences < sequences && Date.now() < untilMs)
    await batch(Math.min(AT_ONCE, sequences - report.sequences));
  const { stockQuantity } = await db
    .selectFrom('products')
    .select('stockQuantity')
    .where('code', '=', PRODUCT)
    .executeTakeFirstOrThrow();
  const { taken } = await db
    .selectFrom('orderLines')
    .select((eb) => eb.fn.sum<number>('stockTaken').as('taken'))
    .where('code', '=', PRODUCT)
    .executeTakeFirstOrThrow();
  if (stockQuantity !== PLENTY - Number(taken)) find(null, `stock ${stockQuantity}, though ${taken} were taken`);
  return report;
}

/** Statuses that fit the truth. A provider without word of refusals lets an unpaid order run out. */
function expectedStatus({
  taken,
  isRight,
  isCancelled,
  isRefunded,
}: {
  taken: Money | null;
  isRight: boolean;
  isCancelled: boolean;
  isRefunded: boolean;
}): { status: string[] } {
  if (taken === null) return { status: isCancelled ? ['cancelled'] : ['failed', 'expired'] };
  if (isRefunded) return { status: ['refunded'] };
  return { status: [isRight ? 'paid' : 'review'] };
}
