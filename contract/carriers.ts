import * as z from 'zod';
import {
  CARRIER_CALLS,
  CARRIER_LABELS as labels,
  CARRIER_NAME_MISSING,
  CARRIER_WORDS,
  TRACKING_ADDRESS_REFUSED,
} from './carrier-texts.ts';
import { oneLine } from './fields.ts';
import { tooLong } from './form-texts.ts';
import { field, kind, PlaceShown } from './kind.ts';
import { neededText, sortOrder, switchValue } from './typed-fields.ts';

/** Stands for the parcel's number in a tracking address. */
const NUMBER = '{no}';
/** The number belongs to the path or the query, never to the host. */
const TRACKING_ADDRESS = /^https:\/\/[^/?#\s{}]+[/?]\S*$/;

const trackingUrl = z
  .string(TRACKING_ADDRESS_REFUSED)
  .max(400, tooLong(400))
  .overwrite(oneLine)
  .refine((text) => text === '' || (TRACKING_ADDRESS.test(text) && text.includes(NUMBER)), TRACKING_ADDRESS_REFUSED)
  .describe('`{no}` stands for the number; empty: the carrier has no such page');

/** A carrier of parcels, and where its parcels are followed. */
export const carrierKind = kind({
  name: 'carrier',
  table: 'carriers',
  path: '/api/carriers',
  scope: 'orders',
  place: 172,
  menu: { group: 'shop', place: 1 },
  words: CARRIER_WORDS,
  calls: CARRIER_CALLS,
  fields: {
    name: field(neededText(60, CARRIER_NAME_MISSING), { label: labels.name }),
    trackingUrl: field(trackingUrl, { label: labels.trackingUrl, default: '', shown: z.string() }),
    isActive: field(switchValue, { label: labels.isActive, default: true }),
    sortOrder: field(sortOrder, { label: labels.sortOrder, default: 0, shown: PlaceShown }),
  },
  order: ['sortOrder', 'id'],
  titleOf: ({ name }) => name,
  offers: { readers: 'staff' },
});
export type Carrier = z.output<typeof carrierKind.reply>;

/** Where the parcel with this number is followed. The number is data, whatever signs it has. */
export const trackingAddress = (address: string, number: string): string =>
  address.replaceAll(NUMBER, encodeURIComponent(number));
