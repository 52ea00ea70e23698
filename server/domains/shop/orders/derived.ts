import type { Selectable } from 'kysely';
import type { Invoice } from '#contract/payment.ts';
import { fold, foldCompact } from '#contract/text.ts';
import type { Trx } from '../../../base/db/database.ts';
import type { OrderTable } from '../../../base/db/tables.ts';

type Searched = Pick<
  Selectable<OrderTable>,
  'number' | 'customerName' | 'customerEmail' | 'invoice' | 'poNumber' | 'trackingNumber'
>;

const companyOf = (invoice: Invoice): string => (invoice.kind === 'company' ? `${invoice.company} ${invoice.vkn}` : '');

/** The column that staff's list searches: folded, and with the compact codes, like the search for products. */
export const searchTextOf = (
  { number, customerName, customerEmail, invoice, poNumber, trackingNumber }: Searched,
  codes: readonly string[],
): string =>
  ` ${fold([number, customerName, customerEmail, companyOf(invoice), poNumber, trackingNumber, ...codes].join(' '))} ${codes.map(foldCompact).join(' ')} `;

/** Updates the column after a change to one of its sources. */
export async function refreshSearchText(trx: Trx, orderId: number): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['number', 'customerName', 'customerEmail', 'invoice', 'poNumber', 'trackingNumber'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const trackings = (
    await trx.selectFrom('shipments').select('trackingNumber').where('orderId', '=', orderId).orderBy('no').execute()
  ).map(({ trackingNumber }) => trackingNumber);
  const codes = (
    await trx.selectFrom('orderLines').select('code').where('orderId', '=', orderId).orderBy('position').execute()
  ).map(({ code }) => code);
  await trx
    .updateTable('orders')
    .set({
      searchText: searchTextOf(
        { ...order, trackingNumber: [...new Set([order.trackingNumber, ...trackings])].join(' ') },
        codes,
      ),
    })
    .where('id', '=', orderId)
    .execute();
}
