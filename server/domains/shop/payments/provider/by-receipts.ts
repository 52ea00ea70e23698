// Ways of paying of which the shop itself is the provider: the page is the order's own, and what is known of money is what
// staff have recorded (`order_receipts`).
import type { Selectable } from 'kysely';
import { ApiError } from '#contract/api-error.ts';
import { orderPath } from '#contract/page-paths.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Database, Db } from '../../../../base/db/database.ts';
import type { OrderTable } from '../../../../base/db/tables.ts';
import { SIGNATURE_INVALID } from '../../texts.ts';
import { sumOfLines, type EndingProvider, type PaymentState } from './provider.ts';

const DAY_MINUTES = 24 * 60;

/** What has arrived for an order, in minor units. */
export const receivedFor = async (db: Db, orderId: number): Promise<number> =>
  (await db.selectFrom('orderReceipts').select('amountMinor').where('orderId', '=', orderId).execute()).reduce(
    (sum, { amountMinor }) => sum + amountMinor,
    0,
  );

type OrderRow = Selectable<OrderTable>;
type Order = Pick<OrderRow, 'publicId' | 'provider' | 'currency' | 'totalMinor' | 'transferEndedAt'>;

const PREFIXES: Readonly<Record<string, string>> = { transfer: 'havale_', account: 'cari_' };
const sessionOf = ({ provider, publicId }: Pick<Order, 'provider' | 'publicId'>): string =>
  `${PREFIXES[provider]}${publicId}`;
/** Whether the session is that of an order which is paid by transfer. */
export const isTransferSession = (sessionId: string): boolean => sessionId.startsWith(PREFIXES['transfer']!);

const statusOf = (isPaid: boolean, isOver: boolean): PaymentState['status'] => {
  if (isPaid) return 'paid';
  return isOver ? 'expired' : 'open';
};

/**
 * The state of an order's payment: paid once all of it is there, whatever else is; or once its wait was ended and a part of
 * it is there, which somebody has to decide about.
 * @param isOver whether nobody waits for the money any more
 */
export function receivedState(order: Order, receivedMinor: number, isOver: boolean): PaymentState {
  const { publicId, currency, totalMinor, transferEndedAt } = order;
  const isPaid = receivedMinor >= totalMinor || (transferEndedAt !== null && receivedMinor > 0);
  return {
    sessionId: sessionOf(order),
    orderId: publicId,
    status: statusOf(isPaid, isOver),
    amountMinor: receivedMinor > 0 ? receivedMinor : totalMinor,
    currency,
    paymentId: isPaid ? sessionOf(order) : null,
  };
}

/** @param stateOf the state of an order, of which so much has arrived */
export function providerByReceipts(
  name: 'transfer' | 'account',
  stateOf: (order: OrderRow, receivedMinor: number, nowMs: number) => PaymentState,
  {
    database: { db, write },
    config: { publicUrl },
    now,
  }: { database: Database; config: { publicUrl: string }; now: Clock },
): EndingProvider {
  const orders = () => db.selectFrom('orders').selectAll().where('provider', '=', name);
  const find = (sessionId: string) =>
    orders().where('publicId', '=', sessionId.slice(PREFIXES[name]!.length)).executeTakeFirst();
  const state = async (order: OrderRow): Promise<PaymentState> =>
    stateOf(order, await receivedFor(db, order.id), now());

  return {
    name,
    isTest: false,
    sessionMinutes: DAY_MINUTES, // the order's own end is set when it is placed
    leastSessionMinutes: 0,
    createSession(request) {
      sumOfLines(request);
      return Promise.resolve({
        id: sessionOf({ provider: name, publicId: request.orderId }),
        url: publicUrl + orderPath(request.orderNumber),
        expiresAt: request.expiresAt,
      });
    },
    async getSession(id) {
      const order = await find(id);
      return order ? state(order) : null;
    },
    async listSessions(since) {
      const rows = await orders().where('createdAt', '>=', since).execute();
      return Promise.all(rows.map(state));
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
      throw new ApiError(400, 'INVALID_SIGNATURE', SIGNATURE_INVALID); // nobody reports such money but staff
    },
    /** Staff send the money back by themselves; this records that they do. */
    refund: ({ idempotencyKey }) => Promise.resolve({ id: idempotencyKey, status: 'done' }),
  };
}
