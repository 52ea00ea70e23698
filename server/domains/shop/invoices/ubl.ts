// The draft of an invoice as UBL-TR 1.2, unsigned, in lira: elements in the order of the schema, amounts as they were
// charged. It keeps the rules of GİB's common schematron that the tests list; whoever signs it gives it its number.
import type { InvoiceProfile } from '#contract/invoice-texts.ts';
import { EXEMPTIONS } from '#contract/invoice-texts.ts';
import type { Unit } from '#contract/units.ts';
import { liraInWords } from './in-words.ts';
import { leaf, node, type Element } from './xml.ts';

export interface InvoiceParty {
  /** Company or person. */
  name: string;
  /** VKN of ten digits, TCKN of eleven. */
  taxId: string;
  taxOffice: string;
  street: string;
  district: string;
  city: string;
  postalCode: string;
  phone: string;
  email: string;
  website: string;
}
export interface InvoiceLine {
  code: string;
  name: string;
  quantity: number;
  unit: Unit;
  netMinor: number;
  vatMinor: number;
  /** Percent. */
  rate: number;
}
export interface UblInvoice {
  uuid: string;
  /** The official number; '': whoever issues it gives it one. */
  number: string;
  profile: InvoiceProfile;
  /** 'YYYY-MM-DD', 'HH:MM:SS' in Istanbul. */
  day: string;
  time: string;
  notes: readonly string[];
  /** The invoice of which something is returned; null: it is a sale. */
  returnOf: { number: string; day: string } | null;
  order: { number: string; day: string };
  seller: InvoiceParty;
  buyer: InvoiceParty;
  payment: { isCard: boolean; due: string; iban: string };
  lines: readonly InvoiceLine[];
  byRate: readonly { rate: number; netMinor: number; vatMinor: number }[];
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
  exemptionCode: string;
}

const UNIT_CODES: Record<Unit, string> = { adet: 'C62', takım: 'SET', m: 'MTR', kg: 'KGM', paket: 'PK' };
const LIRA = { currencyID: 'TRY' };
const NAMESPACES = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
};

/** Two decimals, of whole minor units. */
const decimal = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
const amount = (name: string, minor: number): Element => leaf(`cbc:${name}`, decimal(minor), LIRA);
/** Of one: two decimals, more where two would not give the line. */
function unitPrice({ netMinor, quantity }: InvoiceLine): string {
  if (netMinor % quantity === 0) return decimal(netMinor / quantity);
  return (netMinor / 100 / quantity).toFixed(8);
}

const optional = (name: string, text: string): Element => (text === '' ? null : leaf(name, text));
/** A person's last word is the family name. */
function personName(name: string): [given: string, family: string] {
  const words = name.trim().split(/\s+/);
  return words.length < 2 ? [name, '-'] : [words.slice(0, -1).join(' '), words.at(-1)!];
}

function party({ name, taxId, taxOffice, street, district, city, postalCode, phone, email, website }: InvoiceParty) {
  const isCompany = taxId.length === 10;
  const [given, family] = personName(name);
  return node('cac:Party', [
    optional('cbc:WebsiteURI', website),
    node('cac:PartyIdentification', [leaf('cbc:ID', taxId, { schemeID: isCompany ? 'VKN' : 'TCKN' })]),
    isCompany ? node('cac:PartyName', [leaf('cbc:Name', name)]) : null,
    node('cac:PostalAddress', [
      leaf('cbc:StreetName', street),
      leaf('cbc:CitySubdivisionName', district),
      leaf('cbc:CityName', city),
      optional('cbc:PostalZone', postalCode),
      node('cac:Country', [leaf('cbc:IdentificationCode', 'TR'), leaf('cbc:Name', 'Türkiye')]),
    ]),
    taxOffice === '' ? null : node('cac:PartyTaxScheme', [node('cac:TaxScheme', [leaf('cbc:Name', taxOffice)])]),
    phone === '' && email === ''
      ? null
      : node('cac:Contact', [optional('cbc:Telephone', phone), optional('cbc:ElectronicMail', email)]),
    isCompany ? null : node('cac:Person', [leaf('cbc:FirstName', given), leaf('cbc:FamilyName', family)]),
  ]);
}

const subtotal = (
  { rate, netMinor, vatMinor }: { rate: number; netMinor: number; vatMinor: number },
  exemptionCode: string,
): Element =>
  node('cac:TaxSubtotal', [
    amount('TaxableAmount', netMinor),
    amount('TaxAmount', vatMinor),
    leaf('cbc:Percent', rate),
    node('cac:TaxCategory', [
      ...(rate === 0
        ? [
            leaf('cbc:TaxExemptionReasonCode', exemptionCode),
            leaf('cbc:TaxExemptionReason', EXEMPTIONS[exemptionCode] ?? ''),
          ]
        : []),
      node('cac:TaxScheme', [leaf('cbc:Name', 'KDV'), leaf('cbc:TaxTypeCode', '0015')]),
    ]),
  ]);

const line = (one: InvoiceLine, at: number, exemptionCode: string): Element =>
  node('cac:InvoiceLine', [
    leaf('cbc:ID', at + 1),
    leaf('cbc:InvoicedQuantity', one.quantity, { unitCode: UNIT_CODES[one.unit] }),
    amount('LineExtensionAmount', one.netMinor),
    node('cac:TaxTotal', [amount('TaxAmount', one.vatMinor), subtotal(one, exemptionCode)]),
    node('cac:Item', [
      leaf('cbc:Name', one.name),
      one.code === '' ? null : node('cac:SellersItemIdentification', [leaf('cbc:ID', one.code)]),
    ]),
    node('cac:Price', [leaf('cbc:PriceAmount', unitPrice(one), LIRA)]),
  ]);

/** A return is one, whatever its lines are; a line without tax makes a sale exempt. */
function typeOf({ returnOf, byRate }: UblInvoice): string {
  if (returnOf) return 'IADE';
  return byRate.some(({ rate }) => rate === 0) ? 'ISTISNA' : 'SATIS';
}

/** The draft's text. */
export function ublOf(invoice: UblInvoice): string {
  const { seller, buyer, payment, lines, byRate, exemptionCode, order, returnOf } = invoice;
  const root = node(
    'Invoice',
    [
      leaf('cbc:UBLVersionID', '2.1'),
      leaf('cbc:CustomizationID', 'TR1.2'),
      leaf('cbc:ProfileID', invoice.profile),
      leaf('cbc:ID', invoice.number),
      leaf('cbc:CopyIndicator', 'false'),
      leaf('cbc:UUID', invoice.uuid),
      leaf('cbc:IssueDate', invoice.day),
      leaf('cbc:IssueTime', invoice.time),
      leaf('cbc:InvoiceTypeCode', typeOf(invoice)),
      ...[liraInWords(invoice.totalMinor), ...invoice.notes].map((text) => leaf('cbc:Note', text)),
      leaf('cbc:DocumentCurrencyCode', 'TRY'),
      leaf('cbc:LineCountNumeric', lines.length),
      node('cac:OrderReference', [leaf('cbc:ID', order.number), leaf('cbc:IssueDate', order.day)]),
      returnOf &&
        node('cac:BillingReference', [
          node('cac:InvoiceDocumentReference', [
            leaf('cbc:ID', returnOf.number),
            leaf('cbc:IssueDate', returnOf.day),
            leaf('cbc:DocumentTypeCode', 'IADE'),
          ]),
        ]),
      node('cac:AccountingSupplierParty', [party(seller)]),
      node('cac:AccountingCustomerParty', [party(buyer)]),
      node('cac:PaymentMeans', [
        leaf('cbc:PaymentMeansCode', payment.isCard ? '48' : '42'),
        optional('cbc:PaymentDueDate', payment.due),
        payment.isCard || payment.iban === ''
          ? null
          : node('cac:PayeeFinancialAccount', [leaf('cbc:ID', payment.iban), leaf('cbc:CurrencyCode', 'TRY')]),
      ]),
      node('cac:TaxTotal', [
        amount('TaxAmount', invoice.vatMinor),
        ...byRate.map((ofRate) => subtotal(ofRate, exemptionCode)),
      ]),
      node('cac:LegalMonetaryTotal', [
        amount('LineExtensionAmount', invoice.netMinor),
        amount('TaxExclusiveAmount', invoice.netMinor),
        amount('TaxInclusiveAmount', invoice.totalMinor),
        amount('PayableAmount', invoice.totalMinor),
      ]),
      ...lines.map((one, i) => line(one, i, exemptionCode)),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
