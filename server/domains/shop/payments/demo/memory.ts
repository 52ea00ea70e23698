// Sessions of the test provider and its events that wait for delivery. It has no access to the shop's orders.
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { Clock } from '../../../../base/clock.ts';
import type { Database, Trx } from '../../../../base/db/database.ts';
import { newPublicId } from '../../../../base/db/public-id.ts';
import { json, type DemoSessionTable } from '../../../../base/db/tables.ts';
import { chargedOf } from './instalments.ts';
import {
  ProviderError,
  sumOfLines,
  type CheckoutRequest,
  type PaymentState,
  type RefundRequest,
  type RefundResult,
  type RefundState,
  type SessionStatus,
} from '../provider/provider.ts';

/**
 * How the shop hears of a payment: at once; after some seconds; never; more than once and in the wrong order; or, after
 * some seconds, that it failed.
 */
export const CONFIRMATIONS = ['immediate', 'slow', 'lost', 'duplicate', 'late-failure'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** Delay of a slow confirmation. */
export const SLOW_MS = 8_000;

/** The stored request. It has no customer's address, because no page shows it and so there is none to erase. */
type Request = Omit<
  CheckoutRequest,
  'idempotencyKey' | 'expiresAt' | 'totalMinor' | 'customerEmail' | 'maxInstalments'
>;
export interface DemoSession extends Request {
  id: string;
  status: SessionStatus;
  amountMinor: number;
  /** 1: a single payment. */
  instalments: number;
  paymentId: string | null;
  expiresAt: Date;
}

/** An event as delivered: the body of the message. */
interface DemoEvent {
  id: string;
  type: string;
  createdAt: string;
  session?: PaymentState;
  refund?: RefundState;
}

type Row = Selectable<DemoSessionTable>;

const sessionOf = (row: Row): DemoSession => {
  const request = row.request as Request & { amountMinor: number };
  const { id, state: status, paymentId, instalments, expiresAt } = row;
  return { ...request, id, status, paymentId, instalments, expiresAt };
};
export const stateOf = ({
  id,
  orderId,
  status,
  amountMinor,
  instalments,
  currency,
  paymentId,
}: DemoSession): PaymentState => ({
  sessionId: id,
  orderId,
  status,
  amountMinor,
  ...(paymentId === null ? {} : { chargedMinor: chargedOf(amountMinor, instalments), instalments }),
  currency,
  paymentId,
});

const eventId = (sessionId: string, status: SessionStatus): string => `evt_${sessionId}_${status}`;
/** Event of a session with its present status, or an earlier one. */
const sessionEvent = (session: DemoSession, at: Date, status = session.status): DemoEvent => ({
  id: eventId(session.id, status),
  type: `session.${status}`,
  createdAt: at.toISOString(),
  session: { ...stateOf(session), status },
});

const plan = (trx: Trx, event: DemoEvent, dueAt: Date) =>
  trx
    .insertInto('demoDeliveries')
    .values({ eventId: event.id, body: JSON.stringify(event), dueAt, deliveredAt: null })
    .execute();

export function demoMemory({ database: { db }, now }: { database: Pick<Database, 'db'>; now: Clock }) {
  const transaction = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => db.transaction().execute(work);

  /** Applies what happens by time alone: sessions end, slow payments arrive. */
  async function settle(at: Date): Promise<void> {
    const ended = await db
      .selectFrom('demoSessions')
      .select('id')
      .where('state', '=', 'open')
      .where('expiresAt', '<=', at)
      .execute();
    for (const { id } of ended) await end(id, at);
    const slow = await db.selectFrom('demoSessions').select('id').where('state', '=', 'processing').execute();
    for (const { id } of slow) {
      const outcomes = { [eventId(id, 'paid')]: 'paid', [eventId(id, 'failed')]: 'failed' } as const;
      const due = await db
        .selectFrom('demoDeliveries')
        .select('eventId')
        .where('eventId', 'in', Object.keys(outcomes))
        .where('dueAt', '<=', at)
        .executeTakeFirst();
      if (due)
        await db
          .updateTable('demoSessions')
          .set({ state: outcomes[due.eventId]! })
          .where('id', '=', id)
          .where('state', '=', 'processing')
          .execute();
    }
  }

  const end = (id: string, at: Date): Promise<void> =>
    transaction(async (trx) => {
      const row = await trx
        .updateTable('demoSessions')
        .set({ state: 'expired' })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returningAll()
        .executeTakeFirst();
      if (row) await plan(trx, sessionEvent(sessionOf(row), at), at);
    });

  return {
    settle,

    /**
     * Creates a session, or returns the one with the same key.
     * @throws ProviderError when the key was used for another request
     */
    async create(asked: CheckoutRequest): Promise<DemoSession> {
      const { idempotencyKey, expiresAt, totalMinor, customerEmail: _, maxInstalments: __, ...request } = asked;
      const wanted = { ...request, amountMinor: sumOfLines({ lines: request.lines, totalMinor }) };
      await db
        .insertInto('demoSessions')
        .values({
          id: `demo_${newPublicId()}`,
          idempotencyKey,
          request: json<unknown>(wanted),
          state: 'open',
          paymentId: null,
          createdAt: new Date(now()),
          expiresAt,
        })
        .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
        .execute();
      const row = await db
        .selectFrom('demoSessions')
        .selectAll()
        .where('idempotencyKey', '=', idempotencyKey)
        .executeTakeFirstOrThrow();
      // Compared as JSON, as it is stored.
      if (
        !isDeepStrictEqual(row.request, JSON.parse(JSON.stringify(wanted))) ||
        row.expiresAt.getTime() !== expiresAt.getTime()
      ) {
        throw new ProviderError('the idempotency key was used for another request', false);
      }
      return sessionOf(row);
    },

    async find(id: string): Promise<DemoSession | null> {
      await settle(new Date(now()));
      const row = await db.selectFrom('demoSessions').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? sessionOf(row) : null;
    },

    async list(since: Date): Promise<DemoSession[]> {
      await settle(new Date(now()));
      return (
        await db
          .selectFrom('demoSessions')
          .selectAll()
          .where('createdAt', '>=', since)
          .orderBy('createdAt', 'desc')
          .execute()
      ).map(sessionOf);
    },

    expire: (id: string): Promise<void> => end(id, new Date(now())),

    /** Pays a session. @returns false where it could no longer be paid */
    async pay(id: string, confirmation: Confirmation, instalments = 1): Promise<boolean> {
      const at = new Date(now());
      const isSlow = confirmation === 'slow' || confirmation === 'late-failure';
      return transaction(async (trx) => {
        const row = await trx
          .updateTable('demoSessions')
          .set({ state: isSlow ? 'processing' : 'paid', paymentId: `pay_${newPublicId()}`, instalments })
          .where('id', '=', id)
          .where('state', '=', 'open')
          .where('expiresAt', '>', at)
          .returningAll()
          .executeTakeFirst();
        if (!row) return false;
        const session = sessionOf(row);
        const paid = sessionEvent(session, at, 'paid');
        const earlier = sessionEvent(session, new Date(at.getTime() - 1000), 'processing');
        const later = new Date(at.getTime() + SLOW_MS);
        const plans: Record<Confirmation, readonly (readonly [DemoEvent, Date])[]> = {
          immediate: [[paid, at]],
          slow: [
            [earlier, at],
            [sessionEvent(session, later, 'paid'), later],
          ],
          lost: [],
          duplicate: [
            [paid, at],
            [paid, at],
            [earlier, at],
          ],
          'late-failure': [
            [earlier, at],
            [sessionEvent(session, later, 'failed'), later],
          ],
        };
        for (const [event, dueAt] of plans[confirmation]) await plan(trx, event, dueAt);
        return true;
      });
    },

    /** Refunds a payment. @throws ProviderError where there is no payment, or not as much left */
    refund: ({ paymentId, amountMinor, currency, idempotencyKey }: RefundRequest): Promise<RefundResult> =>
      transaction(async (trx) => {
        // Locks the row: two refunds of one payment take turns.
        const row = await trx
          .updateTable('demoSessions')
          .set((eb) => ({ refundedMinor: eb.ref('refundedMinor') }))
          .where('paymentId', '=', paymentId)
          .returningAll()
          .executeTakeFirst();
        if (!row || row.state !== 'paid') throw new ProviderError('there is no such payment', false);
        const session = sessionOf(row);
        const id = `evt_refund_${idempotencyKey}`;
        const known = await trx.selectFrom('demoDeliveries').select('id').where('eventId', '=', id).executeTakeFirst();
        if (known) return { id: `refund_${known.id}`, status: 'done' };
        const refundedMinor = row.refundedMinor + amountMinor;
        if (
          currency !== session.currency ||
          amountMinor <= 0 ||
          refundedMinor > chargedOf(session.amountMinor, session.instalments)
        )
          throw new ProviderError('the payment does not hold as much', false);
        await trx.updateTable('demoSessions').set({ refundedMinor }).where('id', '=', row.id).execute();
        const at = new Date(now());
        await plan(
          trx,
          {
            id,
            type: 'payment.refunded',
            createdAt: at.toISOString(),
            refund: { paymentId, orderId: session.orderId, refundedMinor },
          },
          at,
        );
        const made = await trx
          .selectFrom('demoDeliveries')
          .select('id')
          .where('eventId', '=', id)
          .executeTakeFirstOrThrow();
        return { id: `refund_${made.id}`, status: 'done' };
      }),
  };
}
export type DemoMemory = ReturnType<typeof demoMemory>;
