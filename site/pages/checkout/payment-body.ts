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
  isFast: boolean;
  quote: Pick<Quote, 'total' | 'fastCargoFee'>;
  agreements: readonly Agreement[];
  method: PaymentMethod;
}

const isNew = ({ addressId = NEW_ADDRESS }: FormValues): boolean => addressId === NEW_ADDRESS;
const isTicked = (values: FormValues, name: string): boolean => values[name] === 'on';

/** The call's input out of the form's fields. A missing value is empty, which the rules report. */
export function paymentBody(values: FormValues, { lines, isFast, quote, agreements, method }: Ordered): PaymentBody {
  const text = (name: string): string => values[name] ?? '';
  const invoiceAddress = isTicked(values, 'isSameAddress') ? '' : text('invoice.address');
  const versionOf = (key: AgreementKey): string =>
    isTicked(values, `consents.${key}`) ? (agreements.find((agreement) => agreement.key === key)?.version ?? '') : '';
  return {
    products: lines.map((line) => ({ ...lineOf(line), quantity: line.quantity, price: line.price })),
    cargoFee: isFast ? quote.fastCargoFee || 1 : 0, // a positive fee asks for fast cargo, also if it is free
    total: quote.total,
    ...(isNew(values)
      ? {
          address: deliveryOf(values),
          saveAddressAs: isTicked(values, 'isSaved') ? text('saveAddressAs') : undefined,
        }
      : { addressId: text('addressId') }),
    invoice:
      values['invoiceKind'] === 'company'
        ? {
            kind: 'company',
            company: text('invoice.company'),
            vkn: text('invoice.vkn'),
            taxOffice: text('invoice.taxOffice'),
            address: invoiceAddress,
          }
        : { kind: 'individual', name: text('invoice.name'), tckn: text('invoice.tckn'), address: invoiceAddress },
    poNumber: text('poNumber'),
    note: text('note'),
    method,
    consents: { preInformation: versionOf('preInformation'), distanceSales: versionOf('distanceSales') },
  };
}

/** Errors of fields that a box makes necessary and the call does not need. */
export function missingFields(values: FormValues): Record<string, string> {
  const isEmpty = (name: string): boolean => (values[name] ?? '').trim() === '';
  return {
    ...(isNew(values) && isTicked(values, 'isSaved') && isEmpty('saveAddressAs')
      ? { saveAddressAs: texts.saveAsMissing }
      : {}),
    ...(!isTicked(values, 'isSameAddress') && isEmpty('invoice.address')
      ? { 'invoice.address': texts.invoiceAddressMissing }
      : {}),
  };
}

/** The call's field errors by the form's names: 'address.city' is the field 'city'. */
export const toFormFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, sentence]) => [path.replace(/^address\./, ''), sentence]));
