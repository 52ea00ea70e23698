import { ApiError, notFound } from '#contract/api-error.ts';
import { formatMoney, isWholeCents, toMajor, toMinor } from '#contract/money.ts';
import { REFUNDABLE_STATUSES } from '#contract/order-facts.ts';
import type { REFUND_OUTCOMES } from '#contract/orders.ts';
import { NOTHING_REFUNDABLE, REFUND_REFUSED, refundableAtMost } from '#contract/order-texts.ts';
import { record } from '../../../entities/audit/record.ts';
import type { Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { personOf, type Viewer } from '../../../call/handlers.ts';
import { addOrderEvent, SYSTEM } from '../orders/events.ts';
import { orderMails } from '../orders/mails.ts';
import { isUnanswered, refundableOf } from '../orders/moves.ts';
import { getOrder } from '../orders/store.ts';
import { PAYMENT_SCOPES, storeFacts, type PaymentServices } from './apply.ts';
import type { OrderRow } from '../payments/facts.ts';
import { ProviderError, type PaymentProvider, type RefundResult, withinTime } from '../payments/provider/provider.ts';
import {
  completeAsked,
  KEY_LIVES_MS,
  refundNote,
  refundsOf,
  settleRefunds,
  sumWith,
  type RefundRow,
} from './refund-rows.ts';
import {
  outcomeNoted,
  NOTHING_PAID,
  REFUNDABLE_CHANGED,
  REFUND_ABSENT,
  REFUND_FORM_USED,
  REFUND_SETTLED,
  REFUND_UNDER_WAY,
  REFUND_UNAVAILABLE,
  WHOLE_CENTS_ONLY,
  notRefundable,
  refundFailed,
  refundUnknown,
} from '../texts.ts';

interface RefundWish {
  amount?: number;
  reason: string;
  isRestocked: boolean;
  attempt: string;
  shownRefundable?: number;
}

/**
 * Time after which a call that got no answer has taken effect, or never will: far longer than a provider works on one, so
 * that what has gone back by then is the truth.
 */
const ANSWERED_WITHIN_MS = 5 * 60_000;

type Result = Omit<RefundResult, 'id'> & { id: string | null; sentence?: string | undefined };

const refused = (message: string): ApiError => new ApiError(409, 'GUARDED', message);

export const refunds = (services: PaymentServices) => {
  const { database, now } = services;

  const providerOf = (order: OrderRow): PaymentProvider => {
    const provider = services.providers.named(order.provider);
    if (!provider) throw new ApiError(503, 'PAYMENT_UNAVAILABLE', REFUND_UNAVAILABLE);
    return provider;
  };

  /** Stores the request before the provider is asked: refunds in progress count as gone. */
  const ask = (
    viewer: Viewer,
    idOrNumber: string,
    { amount, reason, isRestocked, attempt, shownRefundable }: RefundWish,
  ): Promise<{ order: OrderRow; refund: RefundRow; isNew: boolean }> =>
    database.write('orders', async (trx) => {
      const order = await getOrder(trx, idOrNumber);
      const known = await trx.selectFrom('refunds').selectAll().where('attempt', '=', attempt).executeTakeFirst();
      if (known && known.orderId !== order.id) throw refused(REFUND_FORM_USED);
      if (known) return { order, refund: known, isNew: false };
      providerOf(order);
      const { status, paymentId, currency } = order;
      if (!REFUNDABLE_STATUSES.includes(status)) throw refused(notRefundable(status));
      if (paymentId === null) throw refused(NOTHING_PAID);
      const { allMinor: leftMinor, partMinor } = refundableOf(order, await refundsOf(trx, order.id));
      // A different sum means that the page did not show a refund made elsewhere, or one sent from this page before it
      // was reloaded.
      if (shownRefundable !== undefined && toMinor(shownRefundable) !== leftMinor) throw refused(REFUNDABLE_CHANGED);
      if (leftMinor <= 0) throw refused(NOTHING_REFUNDABLE);
      if (amount !== undefined && !isWholeCents(amount)) throw invalidAmount(WHOLE_CENTS_ONLY);
      const amountMinor = amount === undefined ? leftMinor : toMinor(amount);
      if (amountMinor !== leftMinor && amountMinor > partMinor)
        throw invalidAmount(refundableAtMost(formatMoney(toMajor(partMinor), currency)));
      const at = new Date(now());
      const refund = await trx
        .insertInto('refunds')
        .values({
          publicId: newPublicId(),
          orderId: order.id,
          attempt,
          amountMinor,
          reason,
          byName: personOf(viewer).name,
          isRestocked,
          status: 'pending',
          providerRefundId: null,
          createdAt: at,
          updatedAt: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await record(trx, {
        viewer,
        now: at,
        action: 'update',
        kind: 'order',
        rowId: order.publicId,
        rowVersion: null,
        title: order.number,
        before: {},
        after: { refund: toMajor(amountMinor), reason, isRestocked },
      });
      return { order, refund, isNew: true };
    });

  /**
   * Calls the provider with the refund's own key; any number of times for one refund where the provider knows such keys.
   * @throws ProviderError when its success is unknown
   */
  async function carryOut(
    order: OrderRow,
    refund: RefundRow,
  ): Promise<{ status: RefundResult['status']; sentence?: string | undefined }> {
    const call = providerOf(order).refund({
      paymentId: order.paymentId!,
      amountMinor: refund.amountMinor,
      currency: order.currency,
      paidAt: order.paidAt,
      idempotencyKey: refund.publicId,
    });
    const result: Result = await withinTime(call).catch((error: unknown) => {
      if (error instanceof ProviderError && !error.isTemporary)
        return { id: null, status: 'failed' as const, sentence: error.sentence };
      throw error;
    });
    await database.write(PAYMENT_SCOPES, (trx) => storeResult(trx, refund.id, result));
    return result;
  }

  /** The same; without an answer it stays `pending`. */
  const carryOutPatiently = (order: OrderRow, refund: RefundRow): ReturnType<typeof carryOut> =>
    carryOut(order, refund).catch((error: unknown) => {
      if (error instanceof ProviderError) return { status: 'pending' as const };
      throw error;
    });

  async function storeResult(trx: Trx, id: number, { id: providerRefundId, status, sentence }: Result): Promise<void> {
    const refund = await trx.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (refund.status !== 'pending') return; // another call was faster
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', refund.orderId).executeTakeFirstOrThrow();
    const at = new Date(now());
    const by = { kind: 'staff', name: refund.byName } as const;
    await trx.updateTable('refunds').set({ status, providerRefundId, updatedAt: at }).where('id', '=', id).execute();
    if (status === 'failed') {
      const amount = formatMoney(toMajor(refund.amountMinor), order.currency);
      await addOrderEvent(trx, {
        orderId: order.id,
        at,
        by,
        from: order.status,
        to: order.status,
        notes: [refundFailed(amount), sentence].filter(Boolean).join(' '),
      });
    }
    if (status === 'done') {
      const doneMinor = sumWith(await refundsOf(trx, order.id), 'done');
      const isNews = doneMinor > order.refundedMinor; // the provider's message may have come first
      if (isNews) await storeFacts(trx, services, order, { refundedMinor: doneMinor }, by, refundNote(refund, order));
      await completeAsked(trx, services, await reload(trx, order.id), refund, isNews);
      return;
    }
    await settleRefunds(trx, services, order);
  }

  /**
   * Finishes a refund at a provider that may repeat what it is asked for twice: from what has gone back in all, and by
   * asking again only where none of it has.
   * @throws ProviderError while it cannot be told
   */
  async function findOut(order: OrderRow, refund: RefundRow): Promise<void> {
    if (now() - refund.updatedAt.getTime() < ANSWERED_WITHIN_MS) return; // the call may still be under way
    const goneMinor = await withinTime(providerOf(order).refundedMinor!(order.paymentId!));
    // Looked at in one transaction: refunds of the same payment that are found out beside this one explain a part of it.
    const found = await database.write(PAYMENT_SCOPES, async (trx): Promise<'settled' | 'missing' | 'unknown'> => {
      const rows = await refundsOf(trx, order.id);
      const current = rows.find(({ id }) => id === refund.id);
      if (current?.status !== 'pending' || current.updatedAt.getTime() !== refund.updatedAt.getTime()) return 'settled';
      const missingMinor = (goneMinor ?? Number.NaN) - (await reload(trx, order.id)).refundedMinor;
      if (missingMinor === refund.amountMinor || missingMinor >= sumWith(rows, 'pending')) {
        await storeResult(trx, refund.id, { id: null, status: 'done' });
        return 'settled';
      }
      if (missingMinor !== 0) {
        await tellStaffOnce(trx, refund);
        return 'unknown';
      }
      await markAsked(trx, refund.id);
      return 'missing';
    });
    if (found === 'unknown')
      throw new ProviderError(`refund ${refund.publicId}: ${goneMinor} went back in all, which does not tell`, false);
    if (found === 'missing') await carryOut(order, refund);
  }

  /** Before a call that is made anew, which may be made although this process ends during it. */
  const markAsked = (trx: Trx, id: number) =>
    trx
      .updateTable('refunds')
      .set({ updatedAt: new Date(now()) })
      .where('id', '=', id)
      .execute();

  /** Tells staff that a refund's result cannot be found out; once after each time that it was asked for. */
  async function tellStaffOnce(trx: Trx, refund: RefundRow): Promise<void> {
    const order = await reload(trx, refund.orderId);
    const notes = refundUnknown(formatMoney(toMajor(refund.amountMinor), order.currency));
    const told = await trx
      .selectFrom('orderEvents')
      .select('id')
      .where('orderId', '=', order.id)
      .where('notes', '=', notes)
      .where('at', '>=', refund.updatedAt)
      .executeTakeFirst();
    if (told) return;
    const at = new Date(now());
    await addOrderEvent(trx, { orderId: order.id, at, by: SYSTEM, from: order.status, to: order.status, notes });
    await orderMails(services).refundUnknown(trx, order.id, refund.amountMinor, at);
  }

  return {
    /**
     * Refunds a payment. The same attempt is one refund, however often it is sent; one without a timely answer stays
     * `pending` until the reconciler has asked again.
     * @returns the order's public id
     * @throws ApiError 404, 409, 400, 503; also 409 where the provider refuses
     */
    async request(viewer: Viewer, idOrNumber: string, wish: RefundWish): Promise<string> {
      const { order, refund, isNew } = await ask(viewer, idOrNumber, wish);
      // A provider that may repeat what it is asked for twice is asked by the first press alone, then by `findOut`.
      const isUnderWay = !isNew && providerOf(order).refundedMinor !== undefined;
      if (refund.status !== 'pending' || isUnderWay) return order.publicId;
      const { status, sentence } = await carryOutPatiently(order, refund);
      if (status === 'failed') throw refused(sentence ?? REFUND_REFUSED);
      return order.publicId;
    },

    /**
     * Settles a refund of which the provider tells nothing, as staff saw it in the provider's panel: done, or asked for
     * once more.
     * @returns the order's public id
     * @throws ApiError 404, 409; also 409 where the provider refuses it
     */
    async settle(
      viewer: Viewer,
      idOrNumber: string,
      refundId: string,
      outcome: (typeof REFUND_OUTCOMES)[number],
    ): Promise<string> {
      const { order, refund } = await database.write(PAYMENT_SCOPES, async (trx) => {
        const of = await getOrder(trx, idOrNumber);
        const asked = (await refundsOf(trx, of.id)).find(({ publicId }) => publicId === refundId);
        if (!asked) throw notFound(REFUND_ABSENT);
        if (asked.status !== 'pending') throw refused(REFUND_SETTLED);
        if (!isUnanswered(asked, now())) throw refused(REFUND_UNDER_WAY);
        await record(trx, {
          viewer,
          now: new Date(now()),
          action: 'update',
          kind: 'order',
          rowId: of.publicId,
          rowVersion: null,
          title: of.number,
          before: {},
          after: { refund: toMajor(asked.amountMinor), refundOutcome: outcomeNoted[outcome] },
        });
        if (outcome === 'done') await storeResult(trx, asked.id, { id: null, status: 'done' });
        else await markAsked(trx, asked.id);
        return { order: of, refund: asked };
      });
      if (outcome === 'none') {
        const { status, sentence } = await carryOutPatiently(order, refund);
        if (status === 'failed') throw refused(sentence ?? REFUND_REFUSED);
      }
      return order.publicId;
    },

    /** Asks again about a refund whose end is unknown. @throws ProviderError while it stays unknown */
    async finish(id: number): Promise<void> {
      const refund = await database.db
        .selectFrom('refunds')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .executeTakeFirst();
      if (!refund) return;
      const order = await database.db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', refund.orderId)
        .executeTakeFirstOrThrow();
      if (providerOf(order).refundedMinor) await findOut(order, refund);
      else if (now() - refund.createdAt.getTime() <= KEY_LIVES_MS) await carryOut(order, refund);
      else {
        await database.write(PAYMENT_SCOPES, async (trx) =>
          settleRefunds(trx, services, await reload(trx, refund.orderId)),
        );
      }
    },
  };
};

const reload = (trx: Trx, orderId: number): Promise<OrderRow> =>
  trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
const invalidAmount = (message: string): ApiError => new ApiError(400, 'VALIDATION', message, { amount: message });
