import { TRANSFER } from '#contract/order-facts.ts';
import type { ShopServices } from '../payments/services.ts';
import { orderMails } from '../orders/mails.ts';
import { receivedFor } from '../payments/provider/by-receipts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Reminds customers once of a transfer that is due within a day and of which nothing has arrived. */
export async function remindOfTransfers({
  database,
  config,
  now,
}: Pick<ShopServices, 'database' | 'now'> & { config: Parameters<typeof orderMails>[0]['config'] }): Promise<void> {
  const at = new Date(now());
  const due = (db: typeof database.db) =>
    db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'pending')
      .where('provider', '=', TRANSFER)
      .where('remindedAt', 'is', null)
      .where('sessionExpiresAt', '>', at)
      .where('sessionExpiresAt', '<=', new Date(at.getTime() + DAY_MS))
      .orderBy('id');
  if (!(await due(database.db).limit(1).executeTakeFirst())) return;
  await database.write('orders', async (trx) => {
    for (const { id } of await due(trx).execute()) {
      await trx.updateTable('orders').set({ remindedAt: at }).where('id', '=', id).execute();
      if ((await receivedFor(trx, id)) <= 0) await orderMails({ config }).transferReminder(trx, id, at);
    }
  });
}
