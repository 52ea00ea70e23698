import { INVOICE_LABELS } from '#contract/order-facts.ts';
import type { Order } from '#contract/orders.ts';

/** As it is written on a parcel. */
export const addressLines = ({ recipient, line, postalCode, district, city }: Order['address']): string[] => [
  recipient,
  line,
  `${postalCode} ${district} / ${city}`.trim(),
];

export const TAX_ID_LABELS = { individual: 'TCKN', company: 'VKN' } as const;
const AS_DELIVERED = 'Teslimat adresiyle aynı';

/** What an invoice needs, by name. */
export function invoiceFacts({
  kind,
  name,
  taxId,
  taxOffice,
  address,
}: Order['invoice']): { label: string; value: string; isCode?: boolean; isWide?: boolean }[] {
  return [
    { label: 'Fatura türü', value: INVOICE_LABELS[kind] },
    { label: kind === 'company' ? 'Firma' : 'Ad Soyad', value: name, isWide: true },
    ...(taxId ? [{ label: TAX_ID_LABELS[kind], value: taxId, isCode: true }] : []),
    ...(taxOffice ? [{ label: 'Vergi dairesi', value: taxOffice }] : []),
    { label: 'Fatura adresi', value: address || AS_DELIVERED, isWide: true },
  ];
}

/** The same for an accounting program, with the address written out. */
export const invoiceText = ({ invoice, address }: Pick<Order, 'invoice' | 'address'>): string =>
  [
    invoice.name,
    invoice.taxId && `${TAX_ID_LABELS[invoice.kind]}: ${invoice.taxId}`,
    invoice.taxOffice && `Vergi dairesi: ${invoice.taxOffice}`,
    invoice.address || addressLines(address).slice(1).join('\n'),
  ]
    .filter(Boolean)
    .join('\n');
