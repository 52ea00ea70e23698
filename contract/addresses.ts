// A customer's saved delivery addresses, and the delivery address of a checkout.
import * as z from 'zod';
import { OWN } from './access.ts';
import {
  ADDRESS_CALLS,
  ADDRESS_LINE_MISSING,
  ADDRESS_TITLE_MISSING,
  CITY_MISSING,
  DELIVERY_PHONE_REFUSED,
  DISTRICT_MISSING,
  PHONE_MISSING,
  POSTAL_CODE_REFUSED,
  RECIPIENT_MISSING,
} from './address-texts.ts';
import { endpoints } from './endpoint.ts';
import { NoContent, NoQuery, RowParams } from './fields.ts';
import { PROVINCES } from './provinces.ts';
import { createOf, updateOf } from './saving.ts';
import { neededLongText, neededText, shortText, switchValue } from './typed-fields.ts';

/** A telephone number that a courier can call. */
const DeliveryPhone = neededText(30, PHONE_MISSING).refine(
  (text) => text === '' || (/^[0-9+() -]+$/.test(text) && text.replace(/\D/g, '').length >= 10),
  DELIVERY_PHONE_REFUSED,
);

/** Where a parcel goes, within Turkey. */
export const deliveryFields = {
  recipient: neededText(120, RECIPIENT_MISSING),
  phone: DeliveryPhone,
  city: z.enum(PROVINCES, CITY_MISSING),
  district: neededText(60, DISTRICT_MISSING),
  line: neededLongText(300, ADDRESS_LINE_MISSING).describe('Neighbourhood, street, number'),
  postalCode: shortText(5)
    .refine((text) => /^(?:\d{5})?$/.test(text), POSTAL_CODE_REFUSED)
    .describe('Empty: not given'),
};
export const DeliveryAddress = z.strictObject({ ...deliveryFields, postalCode: deliveryFields.postalCode.default('') });
export type DeliveryAddress = z.output<typeof DeliveryAddress>;

/** Fields of the address form. */
export const addressFields = {
  title: neededText(40, ADDRESS_TITLE_MISSING).describe("'Atölye', 'Depo'"),
  ...deliveryFields,
  isDefault: switchValue,
};

export const Address = z.object({
  _id: z.string(),
  title: z.string(),
  recipient: z.string(),
  phone: z.string(),
  city: z.string(),
  district: z.string(),
  line: z.string(),
  postalCode: z.string(),
  isDefault: z.boolean().describe('The one that checkout offers first; exactly one, where there are any'),
  version: z.int(),
});
export type Address = z.output<typeof Address>;

export const addressEndpoints = endpoints(ADDRESS_CALLS, {
  'GET /api/addresses': {
    access: OWN,
    query: NoQuery,
    response: z.array(Address),
  },
  'POST /api/addresses': {
    access: OWN,
    body: createOf(addressFields, { postalCode: '', isDefault: false }),
    response: Address,
    status: 201,
  },
  'PUT /api/addresses/:id': {
    access: OWN,
    params: RowParams,
    body: updateOf(addressFields),
    response: Address,
  },
  'DELETE /api/addresses/:id': {
    access: OWN,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
});
