// An order as iyzico's payment page wants it.
import { sumOfLines, type CheckoutLine, type CheckoutRequest } from '../provider/provider.ts';
import { priceText } from './amounts.ts';

/** iyzico wants an identity number of everybody; this one stands for a person who gave none. */
const NO_IDENTITY_NUMBER = '11111111111';
const COUNTRY = 'Turkey';
const MAX_NAME_LENGTH = 250;

/** Names by their last space; a single word has a dash for its family name. */
export function namesOf(name: string): { name: string; surname: string } {
  const words = name.trim().split(/\s+/);
  return words.length > 1
    ? { name: words.slice(0, -1).join(' '), surname: words.at(-1)! }
    : { name: words[0]!, surname: '-' };
}

/** '0532 123 45 67' → '+905321234567'. */
export function gsmOf(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === 10) return `+90${digits}`;
  return digits.length === 11 && digits.startsWith('0') ? `+9${digits}` : `+${digits}`;
}

function itemOf({ code, name, category, unitAmountMinor, quantity }: CheckoutLine, i: number): object {
  return {
    id: code ?? `ek-${i + 1}`,
    name: (quantity === 1 ? name : `${name} (${quantity})`).slice(0, MAX_NAME_LENGTH),
    category1: category ?? name,
    itemType: 'PHYSICAL',
    price: priceText(unitAmountMinor * quantity),
  };
}

/** Counts of instalments that iyzico has; 1 is a single payment. */
export const COUNTS: readonly number[] = [1, 2, 3, 6, 9, 12];

/** @throws ProviderError where the lines do not come to the total: nothing is charged that was not shown */
export function sessionBody(request: CheckoutRequest, callbackUrl: string): object {
  const { orderId, orderNumber, currency, lines, totalMinor, customerEmail, buyer } = request;
  sumOfLines(request);
  const { address, invoice } = buyer;
  const place = {
    city: address.city,
    country: COUNTRY,
    address: `${address.line}, ${address.district}`,
    ...(address.postalCode === '' ? {} : { zipCode: address.postalCode }),
  };
  const identityNumber = invoice.kind === 'company' ? invoice.vkn : invoice.tckn;
  return {
    locale: 'tr',
    conversationId: orderNumber, // iyzico's panel shows it
    basketId: orderId, // comes back signed with the result
    price: priceText(totalMinor),
    paidPrice: priceText(totalMinor),
    currency,
    paymentGroup: 'PRODUCT',
    callbackUrl,
    enabledInstallments: COUNTS.filter((count) => count <= request.maxInstalments),
    buyer: {
      id: buyer.id,
      ...namesOf(buyer.name),
      identityNumber: identityNumber || NO_IDENTITY_NUMBER,
      email: customerEmail,
      gsmNumber: gsmOf(address.phone),
      registrationAddress: place.address,
      city: place.city,
      country: COUNTRY,
      ...(buyer.ip === '' ? {} : { ip: buyer.ip }),
    },
    shippingAddress: { contactName: address.recipient, ...place },
    billingAddress: {
      contactName: invoice.kind === 'company' ? invoice.company : invoice.name,
      ...place,
      ...(invoice.address === '' ? {} : { address: invoice.address, ...(invoice.city ? { city: invoice.city } : {}) }),
    },
    basketItems: lines.filter(({ unitAmountMinor }) => unitAmountMinor > 0).map(itemOf),
  };
}
