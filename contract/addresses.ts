import * as z from 'zod';
import { OWN } from './access.ts';
import { endpoints } from './endpoint.ts';
import { NoContent, NoQuery, RowParams } from './fields.ts';
import { PROVINCES } from './provinces.ts';
import { createOf, updateOf } from './saving.ts';
import { neededLongText, neededText, shortText, switchValue } from './typed-fields.ts';

const PHONE = 'Telefon en az 10 rakam içermelidir; rakam, boşluk ve + ( ) - dışında işaret içermemelidir.';
/** As a courier needs it. */
export const DeliveryPhone = neededText(30, 'Lütfen telefon numarasını girin!').refine(
  (text) => text === '' || (/^[0-9+() -]+$/.test(text) && text.replace(/\D/g, '').length >= 10),
  PHONE,
);

/** Where a parcel goes, within Turkey. */
export const deliveryFields = {
  recipient: neededText(120, 'Lütfen teslim alacak kişiyi girin!'),
  phone: DeliveryPhone,
  city: z.enum(PROVINCES, 'Lütfen il seçin!'),
  district: neededText(60, 'Lütfen ilçeyi girin!'),
  line: neededLongText(300, 'Lütfen açık adresi girin!').describe('Neighbourhood, street, number'),
  postalCode: shortText(5)
    .refine((text) => /^(?:\d{5})?$/.test(text), 'Posta kodu 5 rakam olmalıdır.')
    .describe('Empty: not given'),
};
export const DeliveryAddress = z.strictObject({ ...deliveryFields, postalCode: deliveryFields.postalCode.default('') });
export type DeliveryAddress = z.output<typeof DeliveryAddress>;

/** Fields of the address form. */
export const addressFields = {
  title: neededText(40, 'Lütfen adrese bir ad verin!').describe("'Atölye', 'Depo'"),
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

export const addressEndpoints = endpoints({
  'GET /api/addresses': {
    summary: 'Kendi kayıtlı adresleri, varsayılan önce',
    access: OWN,
    query: NoQuery,
    response: z.array(Address),
  },
  'POST /api/addresses': {
    summary: 'Adres ekler; ilk adres varsayılan olur',
    access: OWN,
    body: createOf(addressFields, { postalCode: '', isDefault: false }),
    response: Address,
    status: 201,
  },
  'PUT /api/addresses/:id': {
    summary: 'Kendi adresini değiştirir',
    access: OWN,
    params: RowParams,
    body: updateOf(addressFields),
    response: Address,
  },
  'DELETE /api/addresses/:id': {
    summary: 'Kendi adresini siler',
    access: OWN,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
});
