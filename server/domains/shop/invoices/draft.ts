// An order as the draft of its invoice: whose it is, what is on it, and what is missing for one.
import { INVOICE_PROFILES, LACKING } from '#contract/invoice-texts.ts';
import { methodOf } from '#contract/order-facts.ts';
import { METHOD_LABELS } from '#contract/order-texts.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { vatOf } from '#contract/vat.ts';
import type { Selectable } from 'kysely';
import { istanbulDay, istanbulDayText, istanbulMidnight, istanbulTime } from '../../../base/clock.ts';
import type { InvoiceTable, ReturnInvoiceTable } from '../../../base/db/tables.ts';
import type { DocumentLine } from '../documents/content.ts';
import { feeLines } from '../orders/fees.ts';
import { showInvoice } from '../orders/shown.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { InvoiceLine, InvoiceParty, UblInvoice } from './ubl.ts';

/** Of a buyer who gave no number. */
const NO_TCKN = '11111111111';

export interface DraftParts {
  order: OrderRow;
  lines: readonly DocumentLine[];
  settings: AllSettings;
  publicUrl: string;
}

function sellerOf({ settings, publicUrl }: DraftParts): InvoiceParty {
  return {
    name: settings.company_title,
    taxId: settings.company_vkn,
    taxOffice: settings.company_tax_office,
    street: settings.company_street,
    district: settings.company_district,
    city: settings.company_city,
    postalCode: settings.company_postal_code,
    phone: settings.contact_phone,
    email: settings.contact_email,
    website: publicUrl,
  };
}

function buyerOf({ order }: DraftParts): InvoiceParty {
  const { name, taxId, taxOffice, address, district, city, email } = showInvoice(order);
  const place =
    address === ''
      ? {
          street: order.address.line,
          district: order.address.district,
          city: order.address.city,
          postalCode: order.address.postalCode,
        }
      : { street: address, district, city, postalCode: '' };
  return {
    ...place,
    name,
    taxId: taxId || NO_TCKN,
    taxOffice,
    phone: order.address.phone,
    email: email || order.customerEmail,
    website: '',
  };
}

/** Goods, then the fees of the delivery as lines of their own. */
export function linesOf({ order, lines }: DraftParts): InvoiceLine[] {
  const mode = order.pricesIncludeVat ? 'included' : 'excluded';
  const rate = order.shippingVatRate ?? 0;
  return [
    ...lines.map(({ code, name, quantity, unit, unitPriceMinor, netMinor, vatRate }) => {
      const own = vatRate ?? 0;
      const { vatMinor, ...of } = vatOf({ amountMinor: unitPriceMinor * quantity, rate: own }, mode);
      return { code, name, quantity, unit, netMinor: netMinor ?? of.netMinor, vatMinor, rate: own };
    }),
    ...feeLines(order).map(({ name, amountMinor }) => {
      const { netMinor, vatMinor } = vatOf({ amountMinor, rate }, mode);
      return { code: '', name, quantity: 1, unit: 'adet' as const, netMinor, vatMinor, rate };
    }),
  ];
}

const isExempt = (lines: readonly { rate: number }[]): boolean => lines.some(({ rate }) => rate === 0);

export const needsExemption = (parts: DraftParts): boolean => parts.order.netMinor !== null && isExempt(linesOf(parts));

/** What any draft of the order lacks but for the reason of its lines without tax, in words. */
function basicsMissing(parts: DraftParts): string[] {
  const { order } = parts;
  const [seller, buyer] = [sellerOf(parts), buyerOf(parts)];
  const isCompany = order.invoice.kind === 'company';
  return [
    order.netMinor === null && LACKING.vat,
    order.currency !== 'TRY' && LACKING.currency,
    seller.name === '' && LACKING.sellerTitle,
    seller.taxId === '' && LACKING.sellerTaxNumber,
    seller.taxOffice === '' && LACKING.sellerTaxOffice,
    seller.street === '' && LACKING.sellerStreet,
    seller.district === '' && LACKING.sellerDistrict,
    seller.city === '' && LACKING.sellerCity,
    isCompany && buyer.taxOffice === '' && LACKING.buyerTaxOffice,
    buyer.district === '' && LACKING.buyerDistrict,
    buyer.city === '' && LACKING.buyerCity,
  ].filter((one) => one !== false);
}

/** What the draft lacks, in words. @param exemptionCode that staff chose; '': none */
export const missingIn = (parts: DraftParts, exemptionCode: string): string[] => [
  ...basicsMissing(parts),
  ...(needsExemption(parts) && exemptionCode === '' ? [LACKING.exemption] : []),
];

/** Whether all was refunded before an invoice was issued, so that there is none to make. */
export const isNothingLeft = ({ order }: DraftParts, row: Selectable<InvoiceTable> | undefined): boolean =>
  !isIssued(row) && order.refundedMinor >= order.totalMinor;

/** The profile that fits what the customer said. */
export const proposedProfile = ({ order }: Pick<DraftParts, 'order'>): (typeof INVOICE_PROFILES)[number] =>
  showInvoice(order).isEInvoice ? 'TEMELFATURA' : 'EARSIVFATURA';

const orderNote = ({ order: { number, poNumber } }: DraftParts): string =>
  `Sipariş no: ${number}${poNumber && ` · Satın alma no: ${poNumber}`}`;

/** What both kinds of drafts say of the order, the invoice's row and the time. */
const headOf = (
  { order }: DraftParts,
  { uuid, number, issueDate }: Pick<Selectable<InvoiceTable>, 'uuid' | 'number' | 'issueDate'>,
  at: Date,
) => ({
  uuid,
  number: number ?? '',
  day: issueDate ?? istanbulDay(at.getTime()),
  time: `${istanbulTime(at).slice(-5)}:00`,
  order: { number: order.number, day: istanbulDay(order.createdAt.getTime()) },
});

/** The draft's content. Nothing may be missing. */
export function draftOf(parts: DraftParts, row: Selectable<InvoiceTable>, at: Date): UblInvoice {
  const { order, settings, publicUrl } = parts;
  const method = methodOf(order.provider);
  const account = settings.bank_accounts.find(({ currency }) => currency === 'TRY');
  const notes = [
    orderNote(parts),
    [
      `İnternet satışı: ${publicUrl}`,
      `ödeme: ${METHOD_LABELS[method]}`,
      order.paidAt && istanbulDayText(order.paidAt),
      order.carrier && `taşıyan: ${order.carrier}`,
    ]
      .filter(Boolean)
      .join(', '),
  ];
  return {
    ...headOf(parts, row, at),
    profile: row.profile,
    returnOf: null,
    notes,
    seller: sellerOf(parts),
    buyer: buyerOf(parts),
    payment: {
      isCard: method === 'card',
      due: order.dueAt ? istanbulDay(order.dueAt.getTime()) : '',
      iban: account?.iban ?? '',
    },
    lines: linesOf(parts),
    byRate: order.vatByRate ?? [],
    netMinor: order.netMinor!,
    vatMinor: order.vatMinor!,
    totalMinor: order.totalMinor,
    exemptionCode: row.exemptionCode,
  };
}

type ReturnRow = Pick<Selectable<ReturnInvoiceTable>, 'uuid' | 'number' | 'issueDate' | 'issuedBy' | 'lines'>;

/** Lines of a return as an invoice has them; free ones have nothing to give back. */
const returnedLines = (parts: DraftParts, { lines: returned }: Pick<ReturnRow, 'lines'>): InvoiceLine[] => {
  const sold = linesOf(parts);
  return returned
    .filter(({ netMinor, vatMinor }) => netMinor + vatMinor > 0)
    .map(({ line, quantity, netMinor, vatMinor }) => ({ ...sold[line]!, quantity, netMinor, vatMinor }));
};

/** What the draft of a return lacks, in words. @param row null: not prepared yet */
export const missingInReturn = (
  parts: DraftParts,
  first: Selectable<InvoiceTable> | undefined,
  row: Pick<ReturnRow, 'lines'> | null,
): string[] => [
  ...basicsMissing(parts),
  ...(row && isExempt(returnedLines(parts, row)) && !first?.exemptionCode ? [LACKING.exemption] : []),
  ...(isIssued(first) ? [] : [LACKING.firstInvoice]),
];

export const isIssued = (row: Selectable<InvoiceTable> | undefined): boolean => row?.state === 'issued';

/** The content of a return's draft. Nothing may be missing. */
export function returnDraftOf(
  parts: DraftParts,
  first: Selectable<InvoiceTable>,
  row: ReturnRow,
  at: Date,
): UblInvoice {
  const { order } = parts;
  const lines = returnedLines(parts, row);
  const returnOf = { number: first.number!, day: first.issueDate! };
  const { byRate, ...totals } = sumsOf(lines);
  const [seller, buyer] = [sellerOf(parts), buyerOf(parts)];
  return {
    ...headOf(parts, row, at),
    // Of e-invoices only basic ones may be returns.
    profile: first.profile === 'EARSIVFATURA' ? 'EARSIVFATURA' : 'TEMELFATURA',
    returnOf,
    notes: [
      orderNote(parts),
      `${istanbulDayText(istanbulMidnight(returnOf.day))} tarihli ${returnOf.number} numaralı faturadan iade edilenler`,
    ],
    // Who writes it is its supplier.
    ...(row.issuedBy === 'buyer' ? { seller: buyer, buyer: seller } : { seller, buyer }),
    payment: { isCard: methodOf(order.provider) === 'card', due: '', iban: '' }, // the money has gone back already
    lines,
    byRate,
    ...totals,
    exemptionCode: first.exemptionCode,
  };
}

/** Sums of lines, and of each rate, the highest first. */
function sumsOf(lines: readonly InvoiceLine[]): Pick<UblInvoice, 'byRate' | 'netMinor' | 'vatMinor' | 'totalMinor'> {
  const byRate = [...new Set(lines.map(({ rate }) => rate))]
    .sort((a, b) => b - a)
    .map((rate) => {
      const own = lines.filter((line) => line.rate === rate);
      return {
        rate,
        netMinor: own.reduce((sum, { netMinor }) => sum + netMinor, 0),
        vatMinor: own.reduce((sum, { vatMinor }) => sum + vatMinor, 0),
      };
    });
  const netMinor = byRate.reduce((sum, of) => sum + of.netMinor, 0);
  const vatMinor = byRate.reduce((sum, of) => sum + of.vatMinor, 0);
  return { byRate, netMinor, vatMinor, totalMinor: netMinor + vatMinor };
}
