// Bank transfers as a way of paying: the shop itself is the provider. Its pages are the orders' own, and what it knows of
// money is what staff have recorded (`order_receipts`).
import { ApiError } from '#contract/api-error.ts';
import { TRANSFER } from '#contract/order-facts.ts';
import { orderPath } from '#contract/page-paths.ts';
import { istanbulDay, istanbulMidnight, type Clock } from '../../../../base/clock.ts';
import type { Selectable } from 'kysely';
import type { Database, Db } from '../../../../base/db/database.ts';
import type { OrderTable } from '../../../../base/db/tables.ts';
import { SIGNATURE_INVALID } from '../../texts.ts';
import { sumOfLines, type EndingProvider, type PaymentState } from '../provider/provider.ts';

const DAY_MINUTES = 24 * 60;

/** The end of the last day on which a transfer may arrive, in Istanbul. */
export const transferDue = (nowMs: number, days: number): Date =>
  new Date(istanbulMidnight(istanbulDay(nowMs), days + 1).getTime() - 1_000);

/** What has arrived for an order, in minor units. */
export const receivedFor = async (db: Db, orderId: number): Promise<number> =>
  (await db.selectFrom('orderReceipts').select('amountMinor').where('orderId', '=', orderId).execute()).reduce(
    (sum, { amountMinor }) => sum + amountMinor,
    0,
  );

const PREFIX = 'havale_';
const sessionOf = (publicId: string): string => `${PREFIX}${publicId}`;
/** Whether the session is that of a transfer. */
export const isTransferSession = (sessionId: string): boolean => sessionId.startsWith(PREFIX);

type OrderRow = Selectable<OrderTable>;
type Order = Pick<OrderRow, 'id' | 'publicId' | 'currency' | 'totalMinor' | 'sessionExpiresAt' | 'transferEndedAt'>;

const statusOf = (isPaid: boolean, isOver: boolean): PaymentState['status'] => {
  if (isPaid) return 'paid';
  return isOver ? 'expired' : 'open';
};

/**
 * The state of an order's transfer: paid once all of it is there, whatever else is; open while a part of it is, because
 * somebody has to decide about that; ended by staff, or after its last day.
 */
export function transferState(order: Order, receivedMinor: number, nowMs: number): PaymentState {
  const { publicId, currency, totalMinor, sessionExpiresAt, transferEndedAt } = order;
  const isOver = transferEndedAt !== null || (sessionExpiresAt.getTime() <= nowMs && receivedMinor <= 0);
  const isPaid = receivedMinor >= totalMinor || (transferEndedAt !== null && receivedMinor > 0);
  return {
    sessionId: sessionOf(publicId),
    orderId: publicId,
    status: statusOf(isPaid, isOver),
    amountMinor: receivedMinor > 0 ? receivedMinor : totalMinor,
    currency,
    paymentId: isPaid ? sessionOf(publicId) : null,
  };
}

export function transferProvider({
  database: { db, write },
  config: { publicUrl },
  now,
}: {
  database: Database;
  config: { publicUrl: string };
  now: Clock;
}): EndingProvider {
  const orders = () => db.selectFrom('orders').selectAll().where('provider', '=', TRANSFER);
  const find = (sessionId: string) =>
    orders().where('publicId', '=', sessionId.slice(PREFIX.length)).executeTakeFirst();
  const stateOf = async (order: OrderRow): Promise<PaymentState> =>
    transferState(order, await receivedFor(db, order.id), now());

  return {
    name: TRANSFER,
    isTest: false,
    sessionMinutes: DAY_MINUTES, // the order's own end is set from the settings: `transferDue`
    leastSessionMinutes: 0,
    createSession(request) {
      sumOfLines(request);
      return Promise.resolve({
        id: sessionOf(request.orderId),
        url: publicUrl + orderPath(request.orderNumber),
        expiresAt: request.expiresAt,
      });
    },
    async getSession(id) {
      const order = await find(id);
      return order ? stateOf(order) : null;
    },
    async listSessions(since) {
      const rows = await orders().where('createdAt', '>=', since).execute();
      return Promise.all(rows.map(stateOf));
    },
    async expireSession(id) {
      const order = await find(id);
      if (!order || order.transferEndedAt !== null) return;
      await write('orders', (trx) =>
        trx
          .updateTable('orders')
          .set({ transferEndedAt: new Date(now()) })
          .where('id', '=', order.id)
          .execute(),
      );
    },
    readEvent() {
      throw new ApiError(400, 'INVALID_SIGNATURE', SIGNATURE_INVALID); // nobody reports transfers but staff
    },
    /** Staff send the money back by themselves; this records that they do. */
    refund: ({ idempotencyKey }) => Promise.resolve({ id: idempotencyKey, status: 'done' }),
  };
}
