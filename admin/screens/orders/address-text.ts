import { INVOICE_LABELS } from '#contract/order-facts.ts';
import { invoicePlace } from '#contract/order-texts.ts';
import type { Order } from '#contract/orders.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ORDER_TEXTS as texts } from './texts.ts';

/** Address as on a parcel. */
export const addressLines = ({ recipient, line, postalCode, district, city }: Order['address']): string[] => [
  recipient,
  line,
  `${postalCode} ${district} / ${city}`.trim(),
];

const TAX_ID_LABELS = { individual: 'TCKN', company: 'VKN' } as const;

/** Labelled data for an invoice. */
export function invoiceFacts(
  invoice: Order['invoice'],
): { label: string; value: string; isCode?: boolean; isWide?: boolean }[] {
  const { kind, name, taxId, taxOffice, email, isEInvoice } = invoice;
  return [
    { label: texts.invoiceKind, value: INVOICE_LABELS[kind] },
    { label: kind === 'company' ? COMMON_TEXTS.company : COMMON_TEXTS.fullName, value: name, isWide: true },
    ...(taxId ? [{ label: TAX_ID_LABELS[kind], value: taxId, isCode: true }] : []),
    ...(taxOffice ? [{ label: texts.taxOffice, value: taxOffice }] : []),
    { label: texts.invoiceAddress, value: invoicePlace(invoice) || texts.addressAsDelivered, isWide: true },
    ...(isEInvoice ? [{ label: texts.eInvoice, value: texts.eInvoiceYes }] : []),
    ...(email ? [{ label: texts.invoiceEmail, value: email, isCode: true }] : []),
  ];
}

/** The same as text for an accounting program, with the address written out. */
export const invoiceText = ({ invoice, address }: Pick<Order, 'invoice' | 'address'>): string =>
  [
    invoice.name,
    invoice.taxId && `${TAX_ID_LABELS[invoice.kind]}: ${invoice.taxId}`,
    invoice.taxOffice && texts.taxOfficeOf(invoice.taxOffice),
    invoicePlace(invoice) || addressLines(address).slice(1).join('\n'),
  ]
    .filter(Boolean)
    .join('\n');
