// An order as the draft of its invoice: whose it is, what is on it, and what is missing for one.
import { INVOICE_PROFILES, LACKING } from '#contract/invoice-texts.ts';
import { methodOf } from '#contract/order-facts.ts';
import { METHOD_LABELS } from '#contract/order-texts.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { vatOf } from '#contract/vat.ts';
import type { Selectable } from 'kysely';
import { istanbulDay, istanbulDayText, istanbulTime } from '../../../base/clock.ts';
import type { InvoiceTable } from '../../../base/db/tables.ts';
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
function linesOf({ order, lines }: DraftParts): InvoiceLine[] {
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

export const needsExemption = (parts: DraftParts): boolean =>
  parts.order.netMinor !== null && linesOf(parts).some(({ rate }) => rate === 0);

/** What the draft lacks, in words. @param exemptionCode that staff chose; '': none */
export function missingIn(parts: DraftParts, exemptionCode: string): string[] {
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
    needsExemption(parts) && exemptionCode === '' && LACKING.exemption,
  ].filter((one) => one !== false);
}

/** The profile that fits what the customer said. */
export const proposedProfile = ({ order }: Pick<DraftParts, 'order'>): (typeof INVOICE_PROFILES)[number] =>
  showInvoice(order).isEInvoice ? 'TEMELFATURA' : 'EARSIVFATURA';

/** The draft's content. Nothing may be missing. */
export function draftOf(parts: DraftParts, row: Selectable<InvoiceTable>, at: Date): UblInvoice {
  const { order, settings, publicUrl } = parts;
  const method = methodOf(order.provider);
  const account = settings.bank_accounts.find(({ currency }) => currency === 'TRY');
  const notes = [
    `Sipariş no: ${order.number}${order.poNumber && ` · Satın alma no: ${order.poNumber}`}`,
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
    uuid: row.uuid,
    number: row.number ?? '',
    profile: row.profile,
    day: row.issueDate ?? istanbulDay(at.getTime()),
    time: `${istanbulTime(at).slice(-5)}:00`,
    notes,
    order: { number: order.number, day: istanbulDay(order.createdAt.getTime()) },
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
