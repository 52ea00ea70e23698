import { CITY_MISSING, DISTRICT_MISSING } from '#contract/address-texts.ts';
import type { DeliveryAddress } from '#contract/addresses.ts';
import { lineOf } from '#contract/cart-line.ts';
import type { Quote } from '#contract/cart.ts';
import type { Input } from '#contract/endpoints.ts';
import type { AgreementKey, PaymentMethod } from '#contract/order-facts.ts';
import type { Agreement } from '#contract/payment.ts';
import { deliveryOf } from '../../account/address-fields.tsx';
import type { FormValues } from '../../base/page.tsx';
import type { CartLine } from '../../cart/store.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';

/** Value of the card for a new address. */
export const NEW_ADDRESS = 'new';

type PaymentBody = Omit<Input<'POST /api/payment'>['body'], 'attempt'>;
interface Ordered {
  lines: readonly CartLine[];
  /** undefined: it goes nowhere like that, which the form says. */
  option: Pick<Quote['deliveryOptions'][number], '_id' | 'kind'> | undefined;
  quote: Pick<Quote, 'total'>;
  agreements: readonly Agreement[];
  method: PaymentMethod;
}

const isNew = ({ addressId = NEW_ADDRESS }: FormValues): boolean => addressId === NEW_ADDRESS;
const isTicked = (values: FormValues, name: string): boolean => values[name] === 'on';

/** The call's input out of the form's fields. A missing value is empty, which the rules report. */
export function paymentBody(values: FormValues, { lines, option, quote, agreements, method }: Ordered): PaymentBody {
  const text = (name: string): string => values[name] ?? '';
  const isPickup = option?.kind === 'pickup';
  const ownAddress = isPickup || !isTicked(values, 'isSameAddress');
  const invoicePlace = ownAddress
    ? {
        address: text('invoice.address'),
        district: text('invoice.district'),
        city: (text('invoice.city') || undefined) as DeliveryAddress['city'] | undefined,
      }
    : { address: '' };
  const versionOf = (key: AgreementKey): string =>
    isTicked(values, `consents.${key}`) ? (agreements.find((agreement) => agreement.key === key)?.version ?? '') : '';
  return {
    products: lines.map((line) => ({ ...lineOf(line), quantity: line.quantity, price: line.price })),
    deliveryMethodId: option?._id ?? '',
    total: quote.total,
    ...(isPickup ? { pickup: { recipient: text('pickup.recipient'), phone: text('pickup.phone') } } : whereTo(values)),
    invoice:
      values['invoiceKind'] === 'company'
        ? {
            kind: 'company',
            company: text('invoice.company'),
            vkn: text('invoice.vkn'),
            taxOffice: text('invoice.taxOffice'),
            isEInvoice: isTicked(values, 'invoice.isEInvoice'),
            email: text('invoice.email'),
            ...invoicePlace,
          }
        : { kind: 'individual', name: text('invoice.name'), tckn: text('invoice.tckn'), ...invoicePlace },
    poNumber: text('poNumber'),
    note: text('note'),
    method,
    consents: { preInformation: versionOf('preInformation'), distanceSales: versionOf('distanceSales') },
  };
}

const whereTo = (values: FormValues) =>
  isNew(values)
    ? {
        address: deliveryOf(values),
        saveAddressAs: isTicked(values, 'isSaved') ? (values['saveAddressAs'] ?? '') : undefined,
      }
    : { addressId: values['addressId'] ?? '' };

/** Fields of an address of the invoice's own, with what is said where one is empty. */
const OWN_ADDRESS = [
  ['invoice.address', texts.invoiceAddressMissing],
  ['invoice.district', DISTRICT_MISSING],
  ['invoice.city', CITY_MISSING],
] as const;

/** Errors of fields that a box makes necessary and the call does not need. */
export function missingFields(values: FormValues, isPickup: boolean): Record<string, string> {
  const isEmpty = (name: string): boolean => (values[name] ?? '').trim() === '';
  return {
    ...(!isPickup && isNew(values) && isTicked(values, 'isSaved') && isEmpty('saveAddressAs')
      ? { saveAddressAs: texts.saveAsMissing }
      : {}),
    ...(isPickup || !isTicked(values, 'isSameAddress')
      ? Object.fromEntries(OWN_ADDRESS.filter(([name]) => isEmpty(name)))
      : {}),
  };
}

/** The call's field errors by the form's names: 'address.city' is the field 'city'. */
export const toFormFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path.replace(/^address\./, ''), sentence]));
