// Money that arrived by bank transfer, as staff record it.
import { ApiError } from '#contract/api-error.ts';
import type { Parsed } from '#contract/endpoints.ts';
import { formatMoney, isWholeCents, toMajor, toMinor } from '#contract/money.ts';
import { ACCOUNT, BY_RECEIPTS } from '#contract/order-facts.ts';
import { RECEIPT_DAY_REFUSED } from '#contract/order-texts.ts';
import { istanbulDay } from '../../../base/clock.ts';
import type { Trx } from '../../../base/db/database.ts';
import { handlers, personOf, type Viewer } from '../../../call/handlers.ts';
import { addOrderEvent } from '../orders/events.ts';
import { showStaffOrder } from '../orders/shown.ts';
import { getOrder, getWholeOrder } from '../orders/store.ts';
import { recordChange } from '../orders/version.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { ShopServices } from '../payments/services.ts';
import { accountState } from '../payments/account/provider.ts';
import { receivedFor } from '../payments/provider/by-receipts.ts';
import { transferState } from '../payments/transfer/provider.ts';
import { applySessionIn, PAYMENT_SCOPES } from '../settlement/apply.ts';
import {
  ALREADY_PAID,
  NOT_BY_TRANSFER,
  RECEIPT_FORM_USED,
  receiptAboveRest,
  receiptNoted,
  receiptTakenBack,
  TAKEN_BACK_TOO_MUCH,
  WHOLE_CENTS_ONLY,
} from '../texts.ts';

type Receipt = Parsed<'POST /api/orders/:id/receipts'>['body'];

const invalid = (field: string, sentence: string): ApiError =>
  new ApiError(400, 'VALIDATION', sentence, { [field]: sentence });

/** @throws 409 for an order that is not paid by transfer, or is paid */
function refuseUnlessOpen({ provider, paidAt, status }: OrderRow): void {
  if (!BY_RECEIPTS.includes(provider)) throw new ApiError(409, 'GUARDED', NOT_BY_TRANSFER);
  if (paidAt !== null || status === 'refunded') throw new ApiError(409, 'GUARDED', ALREADY_PAID);
}

export const receiptHandlers = (services: ShopServices) => {
  const { database, now } = services;

  async function add(trx: Trx, viewer: Viewer, idOrNumber: string, receipt: Receipt): Promise<string> {
    const order = await getOrder(trx, idOrNumber);
    const known = await trx
      .selectFrom('orderReceipts')
      .select('orderId')
      .where('attempt', '=', receipt.attempt)
      .executeTakeFirst();
    if (known && known.orderId !== order.id) throw new ApiError(409, 'GUARDED', RECEIPT_FORM_USED);
    if (known) return order.publicId;
    refuseUnlessOpen(order);
    const at = new Date(now());
    if (receipt.receivedOn > istanbulDay(at.getTime())) throw invalid('receivedOn', RECEIPT_DAY_REFUSED);
    if (!isWholeCents(receipt.amount)) throw invalid('amount', WHOLE_CENTS_ONLY);
    const amountMinor = toMinor(receipt.amount);
    const receivedMinor = (await receivedFor(trx, order.id)) + amountMinor;
    if (receivedMinor < 0) throw invalid('amount', TAKEN_BACK_TOO_MUCH);
    const money = (minor: number): string => formatMoney(toMajor(minor), order.currency);
    const isOnAccount = order.provider === ACCOUNT;
    // One payment often covers several orders: what is too much for this one belongs to another.
    if (isOnAccount && amountMinor > 0 && receivedMinor > order.totalMinor)
      throw invalid('amount', receiptAboveRest(money(order.totalMinor - receivedMinor + amountMinor)));
    const { name } = personOf(viewer);
    const { account, reference, note, attempt, receivedOn } = receipt;
    await trx
      .insertInto('orderReceipts')
      .values({
        orderId: order.id,
        attempt,
        amountMinor,
        receivedOn,
        account,
        reference,
        note,
        byName: name,
        createdAt: at,
      })
      .execute();
    // Customers read an order's history: what arrived, not the bank's reference.
    await addOrderEvent(trx, {
      orderId: order.id,
      at,
      by: { kind: 'staff', name },
      from: order.status,
      to: order.status,
      notes:
        amountMinor > 0
          ? receiptNoted(
              money(amountMinor),
              receivedMinor < order.totalMinor ? money(order.totalMinor - receivedMinor) : '',
            )
          : receiptTakenBack(money(-amountMinor)),
    });
    await trx
      .updateTable('orders')
      .set({ version: order.version + 1, updatedAt: at })
      .where('id', '=', order.id)
      .execute();
    await recordChange(trx, viewer, order, {
      at,
      before: {},
      after: { receipt: receipt.amount, receivedOn, account, reference, notes: note },
    });
    const state = isOnAccount ? accountState(order, receivedMinor) : transferState(order, receivedMinor, at.getTime());
    if (state.status === 'paid') await applySessionIn(trx, services, state);
    return order.publicId;
  }

  return handlers({
    async 'POST /api/orders/:id/receipts'({ params, body }, { viewer }) {
      const publicId = await database.write(PAYMENT_SCOPES, (trx) => add(trx, viewer, params.id, body));
      return showStaffOrder(await getWholeOrder(database.db, publicId), now());
    },
  });
};
