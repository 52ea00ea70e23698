// Shipments of an order, as staff make and correct them. Each change is one of the order: its version, its history, its
// audit row.
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Parsed } from '#contract/endpoints.ts';
import {
  kilogramsText,
  openAtMost,
  parcelCount,
  SHIPMENT_LINE_REFUSED,
  shipmentTitle,
} from '#contract/shipment-texts.ts';
import { quantityOf } from '#contract/units.ts';
import type { Trx } from '../../../base/db/database.ts';
import { handlers, personOf, type Viewer } from '../../../call/handlers.ts';
import { secret, type ShownFields } from '../../../entities/audit/record.ts';
import { refreshSearchText } from '../orders/derived.ts';
import { addOrderEvent } from '../orders/events.ts';
import { orderMails } from '../orders/mails.ts';
import { canShip } from '../orders/moves.ts';
import { showStaffOrder } from '../orders/shown.ts';
import { getOrder, getWholeOrder } from '../orders/store.ts';
import { checkVersion, recordChange } from '../orders/version.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { ShopServices } from '../payments/services.ts';
import {
  ALREADY_DELIVERED,
  NOTHING_TO_CLOSE,
  notShippable,
  REST_CLOSED,
  SHIPMENT_ABSENT,
  shipmentDelivered,
  shipmentNoted,
  shipmentTakenBack,
} from '../texts.ts';
import { shipmentsOf, shippableLines, type ShippableLine, type StoredShipment } from '../orders/shipments.ts';
import { addShipment, followed, openLines, refollowed, settled, type LeavingLine, type Parcels } from './settle.ts';

type Wanted = Parsed<'POST /api/orders/:id/shipments'>['body'];

/** What a change of the shipments did. */
interface Done {
  /** For the order's history, which the customer reads. */
  notes: string;
  before: ShownFields;
  after: ShownFields;
  /** When the rest was given up; undefined: as before. */
  restClosedAt?: Date | null;
  /** Row of the shipment that its customer is told of. */
  mailed?: number;
}

const parcelsOf = ({
  carrier,
  number,
  url,
  parcels,
  weightG,
}: Omit<Wanted, 'lines' | 'notes' | 'version'>): Parcels => ({
  carrier,
  trackingNumber: number,
  trackingUrl: url,
  parcels,
  weightG,
});
const trackingText = ({ carrier, trackingNumber }: Pick<Parcels, 'carrier' | 'trackingNumber'>): string =>
  [carrier, trackingNumber].filter(Boolean).join(' ');
const parcelFacts = ({ parcels, weightG }: Parcels): string =>
  [parcelCount(parcels), weightG === null ? '' : kilogramsText(weightG)].filter(Boolean).join(', ');
const auditText = (no: number, parcels: Parcels, what: string): string =>
  [`${shipmentTitle(no)}: ${trackingText(parcels)}`, what].filter(Boolean).join(' · ');

/** The lines that shall leave, by their rows. @throws 400 for an unknown line, 409 for more than is open */
function leaving(lines: readonly ShippableLine[], wanted: Wanted['lines']): (LeavingLine & { line: ShippableLine })[] {
  const known = new Map(lines.map((line) => [line.position, line]));
  return wanted.map(({ line: position, quantity }, i) => {
    const line = known.get(position);
    if (!line)
      throw new ApiError(400, 'VALIDATION', SHIPMENT_LINE_REFUSED, { [`lines.${i}.line`]: SHIPMENT_LINE_REFUSED });
    const open = line.quantity - line.shipped;
    if (quantity > open) {
      const sentence = openAtMost(open, line.unit);
      throw new ApiError(409, 'GUARDED', `${line.code}: ${sentence}`, { [`lines.${i}.quantity`]: sentence });
    }
    return { id: line.id, quantity, line };
  });
}

export const shipmentHandlers = (services: ShopServices) => {
  const { database, now } = services;
  const mails = orderMails(services);

  const change = async (
    viewer: Viewer,
    idOrNumber: string,
    version: number | undefined,
    act: (trx: Trx, order: OrderRow, at: Date) => Promise<Done>,
  ) => {
    const publicId = await database.write('orders', async (trx) => {
      const order = await getOrder(trx, idOrNumber);
      await checkVersion(trx, order, version);
      const at = new Date(now());
      const { notes, before, after, restClosedAt = order.restClosedAt, mailed } = await act(trx, order, at);
      const row = await settled(trx, order, restClosedAt);
      await trx
        .updateTable('orders')
        .set({ ...row, version: order.version + 1, updatedAt: at })
        .where('id', '=', order.id)
        .execute();
      await refreshSearchText(trx, order.id);
      const by = { kind: 'staff', name: personOf(viewer).name } as const;
      if (notes !== '' || row.status !== order.status)
        await addOrderEvent(trx, { orderId: order.id, at, by, from: order.status, to: row.status, notes });
      await recordChange(trx, viewer, order, {
        at,
        before: { status: order.status, ...before },
        after: { status: row.status, ...after },
      });
      if (mailed !== undefined) await mails.shipped(trx, order.id, at, mailed);
      return order.publicId;
    });
    return showStaffOrder(await getWholeOrder(database.db, publicId), now());
  };

  const shipmentOf = async (trx: Trx, order: OrderRow, publicId: string): Promise<StoredShipment> => {
    const found = (await shipmentsOf(trx, order.id)).find((one) => one.publicId === publicId);
    if (!found) throw notFound(SHIPMENT_ABSENT);
    return found;
  };

  return handlers({
    'POST /api/orders/:id/shipments': ({ params, body }, { viewer }) =>
      change(viewer, params.id, body.version, async (trx, order, at) => {
        if (!canShip(order)) throw new ApiError(409, 'GUARDED', notShippable(order.status));
        const shipments = await shipmentsOf(trx, order.id);
        const lines = leaving(await shippableLines(trx, order.id, shipments), body.lines);
        const parcels = await followed(trx, parcelsOf(body));
        const mailed = await addShipment(
          trx,
          { orderId: order.id, byName: personOf(viewer).name, at },
          parcels,
          lines.map(({ id, quantity }) => ({ id, quantity })),
        );
        const no = (shipments.at(-1)?.no ?? 0) + 1;
        const what = lines.map(({ line: { code, unit }, quantity }) => `${code} × ${quantityOf(quantity, unit)}`);
        return {
          notes: [shipmentNoted(no, trackingText(parcels)), body.notes].filter(Boolean).join(' '),
          before: { shipment: null },
          after: {
            shipment: auditText(no, parcels, what.join(', ')),
            ...(body.notes === '' ? {} : { notes: secret(body.notes) }),
          },
          mailed,
        };
      }),

    'PUT /api/orders/:id/shipments/:shipment': ({ params, body }, { viewer }) =>
      change(viewer, params.id, body.version, async (trx, order) => {
        const shipment = await shipmentOf(trx, order, params.shipment);
        const parcels = await refollowed(trx, shipment, parcelsOf(body));
        await trx.updateTable('shipments').set(parcels).where('id', '=', shipment.id).execute();
        const told = (of: Parcels) => auditText(shipment.no, of, parcelFacts(of));
        return { notes: '', before: { shipment: told(shipment) }, after: { shipment: told(parcels) } };
      }),

    'POST /api/orders/:id/shipments/:shipment/delivered': ({ params, body }, { viewer }) =>
      change(viewer, params.id, body.version, async (trx, order, at) => {
        const shipment = await shipmentOf(trx, order, params.shipment);
        if (shipment.deliveredAt !== null) throw new ApiError(409, 'GUARDED', ALREADY_DELIVERED);
        await trx.updateTable('shipments').set({ deliveredAt: at }).where('id', '=', shipment.id).execute();
        const notes = shipmentDelivered(shipment.no);
        return { notes, before: {}, after: { shipment: notes } };
      }),

    'POST /api/orders/:id/shipments/:shipment/take-back': ({ params, body }, { viewer }) =>
      change(viewer, params.id, body.version, async (trx, order) => {
        const shipment = await shipmentOf(trx, order, params.shipment);
        if (shipment.deliveredAt !== null) throw new ApiError(409, 'GUARDED', ALREADY_DELIVERED);
        await trx.deleteFrom('shipments').where('id', '=', shipment.id).execute();
        return {
          notes: shipmentTakenBack(shipment.no),
          before: { shipment: auditText(shipment.no, shipment, '') },
          after: { shipment: null },
          restClosedAt: null,
        };
      }),

    'POST /api/orders/:id/shipments/close': ({ params, body }, { viewer }) =>
      change(viewer, params.id, body.version, async (trx, order, at) => {
        const shipments = await shipmentsOf(trx, order.id);
        const open = openLines(await shippableLines(trx, order.id, shipments));
        if (!order.isPartShipped || open.length === 0) throw new ApiError(409, 'GUARDED', NOTHING_TO_CLOSE);
        return {
          notes: [REST_CLOSED, body.notes].filter(Boolean).join(' '),
          before: {},
          after: { shipment: REST_CLOSED, ...(body.notes === '' ? {} : { notes: secret(body.notes) }) },
          restClosedAt: at,
        };
      }),
  });
};
