// Asks providers about everything that no message has reported: payments with a lost message, orders without a stored
// session, refunds without an answer (docs/decisions/0050); and about what instalments cost (docs/decisions/0126).
import type { Db } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { applySession, expireOrder, type PaymentServices } from './apply.ts';
import { OVER } from '../payments/facts.ts';
import { ProviderError, type PaymentProvider, type PaymentState, withinTime } from '../payments/provider/provider.ts';
import { instalmentOffer, instalmentRates } from '../instalments/rates.ts';
import { forgetAnswered, giveTurnsBack, isDue, takeTurns, type Turn } from './questions.ts';
import { refunds } from './refunds.ts';

/** Interval of rounds. A round asks about everything that is due; `questions.ts` has the pauses. */
const ROUND_EVERY_MS = 60_000;
const AT_A_TIME = 5;
/** Turns taken at once: few, so that orders that become due during a long round do not wait for its end. */
const TURNS = 20;
/** Orders without a session share one question. */
const TURNS_WITHOUT_SESSION = 200;
/**
 * Consecutive questions without an answer after which the round stops asking about that kind. Refunds may fail while
 * orders are answered.
 */
const SILENT_AFTER = AT_A_TIME;
/** Tolerance for requests in progress and for clocks that differ. */
const MARGIN_MS = 10 * 60_000;
/**
 * How long after the end of its page an ended order is still asked about, where the page could not be closed: a payment
 * begun in its last minute takes a while.
 */
const LATE_MS = 20 * 60_000;
/** Limit for `stop` to wait for running questions. */
const STOP_WITHIN_MS = 8_000;

interface Reconciler {
  /** Asks about everything that is due; failures go to `onError` and stop nothing else. */
  run(): Promise<void>;
  /** Runs now and every minute. */
  start(): void;
  /** Ends after the running questions and returns unused turns. */
  stop(): Promise<void>;
}

/** A question and its turns. */
interface Question {
  about: Turn['about'];
  turns: readonly Turn[];
  ask(): Promise<void>;
}
interface OpenOrder extends Turn {
  about: 'order';
  publicId: string;
  sessionId: string | null;
  sessionExpiresAt: Date;
  createdAt: Date;
}

/**
 * Due orders: least often asked about first, then newest first, because a late message most likely concerns one of
 * those.
 */
async function dueOrders(
  db: Db,
  at: Date,
  { name, expireSession }: PaymentProvider,
  hasSession: boolean,
  limit: number,
): Promise<OpenOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .leftJoin('paymentQuestions as q', (join) => join.onRef('q.rowId', '=', 'o.id').on('q.about', '=', 'order'))
    .select((eb) => [
      'o.id',
      'o.publicId',
      'o.sessionId',
      'o.sessionExpiresAt',
      'o.createdAt',
      eb.fn.coalesce('q.asked', eb.lit(0)).as('asked'),
    ])
    .where((eb) => {
      const isPending = eb('o.status', '=', 'pending');
      if (expireSession) return isPending;
      // Its page may have been paid after the order's end; asked once that can happen no more.
      const isLate = eb('o.status', 'in', OVER)
        .and('o.sessionExpiresAt', '<=', at)
        .and('o.sessionExpiresAt', '>', new Date(at.getTime() - LATE_MS));
      return eb.or([isPending, isLate]);
    })
    .where('o.provider', '=', name)
    .where('o.sessionId', hasSession ? 'is not' : 'is', null)
    .where(isDue(at))
    .orderBy('asked')
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, about: 'order', endsAt: row.sessionExpiresAt }));
}

/** Due refunds, in the same order. */
async function dueRefunds(db: Db, at: Date, { name }: PaymentProvider): Promise<Turn[]> {
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.orderId')
    .leftJoin('paymentQuestions as q', (join) => join.onRef('q.rowId', '=', 'r.id').on('q.about', '=', 'refund'))
    .select((eb) => ['r.id', 'r.createdAt', eb.fn.coalesce('q.asked', eb.lit(0)).as('asked')])
    .where('r.status', '=', 'pending')
    .where('o.provider', '=', name)
    .where(isDue(at))
    .orderBy('asked')
    .orderBy('r.createdAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(TURNS)
    .execute();
  return rows.map(({ id, asked, createdAt }) => ({ about: 'refund', id, asked, endsAt: createdAt }));
}

/** @param patienceMs limit for one answer; default: that of `withinTime` */
export function reconciler(
  services: PaymentServices,
  onError: (error: unknown) => void,
  patienceMs?: number,
): Reconciler {
  const {
    database: { db },
    now,
    providers,
  } = services;
  const { finish } = refunds(services);
  const { renew } = instalmentRates(services);
  const settings = settingStore({ db });
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  /** @param states the provider's sessions of the order; empty: unknown to it */
  async function conclude(asked: PaymentProvider, order: OpenOrder, states: readonly PaymentState[]): Promise<void> {
    // Paid sessions first: an order without a session adopts the first one.
    for (const state of states.toSorted((a, b) => Number(b.status === 'paid') - Number(a.status === 'paid')))
      await applySession(services, state);
    // A provider without a call to end its pages may also say nothing of their end.
    const isOpen = asked.expireSession !== undefined && states.length > 0;
    const isUnpaid = states.every(({ status }) => status === 'open');
    if (!isOpen && isUnpaid && now() > order.sessionExpiresAt.getTime() + MARGIN_MS)
      await expireOrder(services, order.id);
  }

  const aboutOrder = (asked: PaymentProvider, order: OpenOrder, sessionId: string): Question => ({
    about: 'order',
    turns: [order],
    async ask() {
      const state = await withinTime(asked.getSession(sessionId), patienceMs);
      await conclude(asked, order, state ? [state] : []);
    },
  });

  /** One question for all orders without a session: the provider's list of sessions. */
  const aboutOrdersWithoutSession = (asked: PaymentProvider, orders: readonly OpenOrder[]): Question => ({
    about: 'order',
    turns: orders,
    async ask() {
      const since = new Date(Math.min(...orders.map(({ createdAt }) => createdAt.getTime())) - MARGIN_MS);
      const sessions = await withinTime(asked.listSessions(since), patienceMs);
      for (const order of orders) {
        if (!isStopped)
          await conclude(
            asked,
            order,
            sessions.filter(({ orderId }) => orderId === order.publicId),
          ).catch(onError);
      }
    },
  });

  const take = <T extends Turn>(turns: readonly T[]): Promise<T[]> => takeTurns(db, turns, now());

  async function orderQuestions(asked: PaymentProvider): Promise<Question[]> {
    const withoutSession = await take(await dueOrders(db, new Date(now()), asked, false, TURNS_WITHOUT_SESSION));
    const orders = await take(await dueOrders(db, new Date(now()), asked, true, TURNS));
    return [
      ...(withoutSession.length > 0 ? [aboutOrdersWithoutSession(asked, withoutSession)] : []),
      ...orders.map((order) => aboutOrder(asked, order, order.sessionId!)),
    ];
  }

  const refundQuestions = async (asked: PaymentProvider): Promise<Question[]> =>
    (await take(await dueRefunds(db, new Date(now()), asked))).map((refund) => ({
      about: 'refund',
      turns: [refund],
      ask: () => finish(refund.id),
    }));

  async function askAll(asked: PaymentProvider): Promise<void> {
    const unanswered = { order: 0, refund: 0 };
    const isOpen = (about: Turn['about']) => !isStopped && unanswered[about] < SILENT_AFTER;
    const askOne = async ({ about, ask }: Question): Promise<void> => {
      try {
        await ask();
        unanswered[about] = 0;
      } catch (error) {
        unanswered[about] = error instanceof ProviderError && error.isTemporary ? unanswered[about] + 1 : 0;
        onError(error);
      }
    };
    for (;;) {
      // A limited number of each kind, for this process alone.
      const questions = [
        ...(isOpen('order') ? await orderQuestions(asked) : []),
        ...(isOpen('refund') ? await refundQuestions(asked) : []),
      ];
      if (questions.length === 0) break;
      const next = (): Question | undefined => {
        const question = questions.find(({ about }) => isOpen(about));
        if (question) questions.splice(questions.indexOf(question), 1);
        return question;
      };
      await Promise.all(
        Array.from({ length: AT_A_TIME }, async () => {
          for (let question = next(); question; question = next()) await askOne(question);
        }),
      );
      await giveTurnsBack(
        db,
        questions.flatMap(({ turns }) => turns),
        now(),
      );
    }
  }

  /** Asks each provider independently: a silent one does not delay the others. */
  async function round(): Promise<void> {
    const rounds = await Promise.allSettled(providers.all.map(askAll));
    const failures = rounds.filter((one) => one.status === 'rejected');
    for (const { reason } of failures) onError(reason);
    if (!isStopped && rounds.length > 0 && failures.length === 0) await forgetAnswered(db);
    if (!isStopped) await renewInstalments();
  }

  /** Pages lead to instalments only while their rates are known, so that they are asked for without visitors too. */
  async function renewInstalments(): Promise<void> {
    const offer = await instalmentOffer(providers, db, await settings.all());
    if (offer) await renew(offer);
  }

  const run = (): Promise<void> =>
    (running ??= (isStopped ? Promise.resolve() : round().catch(onError)).finally(() => {
      running = undefined;
    }));
  return {
    run,
    start() {
      void run();
      timer = setInterval(() => {
        void run();
      }, ROUND_EVERY_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([
        running,
        new Promise((resolve) => {
          setTimeout(resolve, STOP_WITHIN_MS).unref();
        }),
      ]);
    },
  };
}
