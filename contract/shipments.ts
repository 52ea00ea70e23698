// Shipments: what of an order left when, with which carrier.
import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './fields.ts';
import { noteFields, StaffOrder, trackingFields } from './orders.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from './order-facts.ts';
import { EditedVersion } from './saving.ts';
import {
  PARCELS_REFUSED,
  SHIPMENT_CALLS,
  SHIPMENT_LINE_REFUSED,
  SHIPMENT_LINE_TWICE,
  SHIPMENT_LINES_MISSING,
  SHIPMENT_QUANTITY_REFUSED,
  WEIGHT_REFUSED,
} from './shipment-texts.ts';

export const MAX_PARCELS = 99;

/** Fields of the form for a shipment, but for its lines. */
export const shipmentFields = {
  ...trackingFields,
  parcels: z.int(PARCELS_REFUSED).min(1, PARCELS_REFUSED).max(MAX_PARCELS, PARCELS_REFUSED),
  weightG: z
    .int(WEIGHT_REFUSED)
    .min(0, WEIGHT_REFUSED)
    .max(100_000_000, WEIGHT_REFUSED)
    .nullable()
    .describe('Of all its parcels, grams; null: not weighed'),
};
const Line = z.strictObject({
  line: z.int(SHIPMENT_LINE_REFUSED).min(0, SHIPMENT_LINE_REFUSED).describe('`position` of the order’s line'),
  quantity: z
    .int(SHIPMENT_QUANTITY_REFUSED)
    .min(1, SHIPMENT_QUANTITY_REFUSED)
    .max(MAX_QUANTITY, SHIPMENT_QUANTITY_REFUSED),
});
const ShippedLines = z
  .array(Line, SHIPMENT_LINES_MISSING)
  .min(1, SHIPMENT_LINES_MISSING)
  .max(MAX_CART_LINES, SHIPMENT_LINES_MISSING)
  .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, SHIPMENT_LINE_TWICE);

const OrderParams = z.object({ id: Id.describe('Id or number of the order') });
const Params = OrderParams.extend({ shipment: Id });
/** The version is the order's: its shipments are saved with it. */
const version = EditedVersion;

export const shipmentEndpoints = endpoints(SHIPMENT_CALLS, {
  'POST /api/orders/:id/shipments': {
    access: ADMIN_ONLY,
    params: OrderParams,
    body: z.strictObject({
      lines: ShippedLines,
      ...shipmentFields,
      url: shipmentFields.url.default('').describe('Empty: the carrier’s page, where it has one'),
      parcels: shipmentFields.parcels.default(1),
      weightG: shipmentFields.weightG.default(null),
      notes: noteFields.notes.default(''),
      version,
    }),
    response: StaffOrder,
    status: 201,
  },
  'PUT /api/orders/:id/shipments/:shipment': {
    access: ADMIN_ONLY,
    params: Params,
    body: z.strictObject({ ...shipmentFields, version }),
    response: StaffOrder,
  },
  'POST /api/orders/:id/shipments/:shipment/delivered': {
    access: ADMIN_ONLY,
    params: Params,
    body: z.strictObject({ version }),
    response: StaffOrder,
  },
  'POST /api/orders/:id/shipments/:shipment/take-back': {
    access: ADMIN_ONLY,
    params: Params,
    body: z.strictObject({ version }),
    response: StaffOrder,
  },
  'POST /api/orders/:id/shipments/close': {
    access: ADMIN_ONLY,
    params: OrderParams,
    body: z.strictObject({ notes: noteFields.notes.default(''), version }),
    response: StaffOrder,
  },
});
