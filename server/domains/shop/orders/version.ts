// Orders as staff's forms edit them: the fields by their names in requests, the check for an outdated form, and the
// audit row of a change.
import type { Trx } from '../../../base/db/database.ts';
import { record, type ShownFields } from '../../../entities/audit/record.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { staleError } from '../../../entities/stale.ts';
import type { OrderRow } from '../payments/facts.ts';
import { actorName } from './shown.ts';

export type EditedColumns = Pick<OrderRow, 'status' | 'carrier' | 'trackingNumber' | 'trackingUrl' | 'staffNote'>;

/** The order's fields by their names in the request. */
export const fieldsOf = ({ status, carrier, trackingNumber, trackingUrl, staffNote }: EditedColumns): ShownFields => ({
  status,
  tracking: trackingNumber === '' ? null : { carrier, number: trackingNumber, url: trackingUrl },
  staffNote,
});

/**
 * Throws 409 STALE for an outdated form; the order's history names the last actor where no staff member made the
 * change.
 */
export async function checkVersion(trx: Trx, order: OrderRow, edited: number | undefined): Promise<void> {
  if (edited === undefined || edited === order.version) return;
  const last = await trx
    .selectFrom('orderEvents')
    .select(['byKind', 'byName'])
    .where('orderId', '=', order.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  throw await staleError(trx, {
    kind: 'order',
    row: order,
    edited,
    now: fieldsOf(order),
    other: last && actorName(last),
  });
}

/** Notes a change of the order, which takes it to its next version, in the audit table. */
export const recordChange = (
  trx: Trx,
  viewer: Viewer,
  { publicId, number, version }: Pick<OrderRow, 'publicId' | 'number' | 'version'>,
  { at, before, after }: { at: Date; before: ShownFields; after: ShownFields },
): Promise<void> =>
  record(trx, {
    viewer,
    now: at,
    action: 'update',
    kind: 'order',
    rowId: publicId,
    rowVersion: version + 1,
    title: number,
    before,
    after,
  });
