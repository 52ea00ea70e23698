import { describe, expect, test } from 'vitest';
import { EXEMPTIONS } from '#contract/invoice-texts.ts';
import { ALL_SETTING_DEFAULTS } from '#contract/staff-settings.ts';
import { UNITS } from '#contract/units.ts';
import { settleReturn, soldFor } from '#contract/return-lines.ts';
import { vatOf, vatTotals } from '#contract/vat.ts';
import { BUYER } from '../../../testing/orders.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { all, at, readXml, textAt, type XmlElement } from '../../../testing/xml.ts';
import type { DocumentLine } from '../documents/content.ts';
import type { OrderRow } from '../payments/facts.ts';
import { linesOf, returnDraftOf, type DraftParts } from './draft.ts';
import { liraInWords } from './in-words.ts';
import { ublOf, type InvoiceParty, type UblInvoice } from './ubl.ts';

const SELLER: InvoiceParty = {
  name: 'Örnek Kalıp Elemanları Sanayi ve Ticaret A.Ş.',
  taxId: '1234567890',
  taxOffice: 'Nilüfer',
  street: 'Demir Sok. 3',
  district: 'Osmangazi',
  city: 'Bursa',
  postalCode: '16140',
  phone: '+90 224 000 00 00',
  email: 'info@ornekkalip.example',
  website: 'https://ornekkalip.example',
};
const PERSON: InvoiceParty = { ...SELLER, name: 'Ayşe Nur Yılmaz', taxId: '11111111111', taxOffice: '', website: '' };
const COMPANY: InvoiceParty = { ...SELLER, name: 'Çelik & Oğulları <Kalıp> "Ltd."', taxId: '9876543210' };

function invoiceOf(
  goods: { quantity: number; unitMinor: number; rate: number }[],
  mode: 'included' | 'excluded',
  more: Partial<UblInvoice> = {},
): UblInvoice {
  const taxed = goods.map(({ quantity, unitMinor, rate }) => ({ amountMinor: quantity * unitMinor, rate }));
  const { netMinor, vatMinor, grossMinor, byRate } = vatTotals(taxed, mode);
  return {
    uuid: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
    number: '',
    profile: 'EARSIVFATURA',
    day: '2026-11-28',
    time: '10:30:00',
    returnOf: null,
    notes: ['Sipariş no: SP-2026-000123'],
    order: { number: 'SP-2026-000123', day: '2026-11-27' },
    seller: SELLER,
    buyer: PERSON,
    payment: { isCard: true, due: '', iban: '' },
    lines: goods.map(({ quantity, rate }, i) => {
      const amounts = vatOf(taxed[i]!, mode);
      return {
        code: `KB-${i}`,
        name: 'Kılavuz burç',
        quantity,
        unit: UNITS[i % UNITS.length]!,
        netMinor: amounts.netMinor,
        vatMinor: amounts.vatMinor,
        rate,
      };
    }),
    byRate,
    netMinor,
    vatMinor,
    totalMinor: grossMinor,
    exemptionCode: goods.some(({ rate }) => rate === 0) ? '351' : '',
    ...more,
  };
}

const FIRST_INVOICE: Parameters<typeof returnDraftOf>[1] = {
  id: 1,
  orderId: 1,
  uuid: 'f47ac10b-58cc-4372-a567-0e02b2c3d479',
  profile: 'EARSIVFATURA',
  exemptionCode: '351',
  state: 'issued',
  number: 'ABC2026000000001',
  issueDate: '2026-11-28',
  pdfName: null,
  byName: '',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

/** An order with so much for its delivery, as far as drafts read it. */
const partsOf = (lines: DocumentLine[], mode: 'included' | 'excluded', shippingMinor: number): DraftParts => ({
  lines,
  publicUrl: 'https://ornekkalip.example',
  settings: {
    ...ALL_SETTING_DEFAULTS,
    company_title: SELLER.name,
    company_vkn: SELLER.taxId,
    company_tax_office: SELLER.taxOffice,
    company_street: SELLER.street,
    company_district: SELLER.district,
    company_city: SELLER.city,
  },
  order: {
    number: 'SP-2026-000123',
    poNumber: '',
    provider: 'iyzico',
    createdAt: new Date('2026-11-27T08:00:00Z'),
    customerEmail: 'ayse@ornek.example',
    deliveryName: 'Kargo',
    shippingMinor,
    fastCargoMinor: 0,
    shippingVatRate: 20,
    pricesIncludeVat: mode === 'included',
    invoice: { kind: 'individual', name: PERSON.name, tckn: '', address: '' },
    address: { ...BUYER.address },
  } as Partial<OrderRow> as OrderRow,
});

const minor = (text: string): number => {
  expect(text).toMatch(/^\d{1,17}\.\d{2}$/);
  return Math.round(Number(text) * 100);
};
const AMOUNTS = /Amount$/;

/** The rules of GİB's common schematron that a draft can keep. */
function checkRules(root: XmlElement, invoice: UblInvoice): void {
  expect(root.name).toBe('Invoice');
  expect(textAt(root, 'cbc:UBLVersionID')).toBe('2.1');
  expect(textAt(root, 'cbc:CustomizationID')).toBe('TR1.2');
  expect(textAt(root, 'cbc:CopyIndicator')).toBe('false');
  expect(textAt(root, 'cbc:UUID')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(textAt(root, 'cbc:IssueDate')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(textAt(root, 'cbc:IssueTime')).toMatch(/^\d\d:\d\d:\d\d$/);
  expect(Number(textAt(root, 'cbc:LineCountNumeric'))).toBe(at(root, 'cac:InvoiceLine').length);
  expect(at(root, 'cac:Signature')).toEqual([]);
  for (const side of ['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty']) {
    const ids = at(root, `${side}/cac:Party/cac:PartyIdentification/cbc:ID`);
    expect(ids).toHaveLength(1); // one of VKN and TCKN, never both
    const [{ text, attributes }] = ids as [XmlElement];
    expect([10, 11]).toContain(text.length);
    expect(attributes['schemeID']).toBe(text.length === 10 ? 'VKN' : 'TCKN');
    const isCompany = text.length === 10;
    expect(at(root, `${side}/cac:Party/cac:PartyName/cbc:Name`)).toHaveLength(isCompany ? 1 : 0);
    for (const name of ['FirstName', 'FamilyName'])
      expect(textAt(root, `${side}/cac:Party/cac:Person/cbc:${name}`) !== '').toBe(!isCompany);
    for (const name of ['CitySubdivisionName', 'CityName', 'StreetName'])
      expect(textAt(root, `${side}/cac:Party/cac:PostalAddress/cbc:${name}`)).not.toBe('');
    expect(textAt(root, `${side}/cac:Party/cac:PostalAddress/cac:Country/cbc:Name`)).toBe('Türkiye');
  }
  for (const { name, text, attributes } of all(root)) {
    if (!AMOUNTS.test(name)) continue;
    expect(attributes).toEqual({ currencyID: 'TRY' });
    if (name !== 'cbc:PriceAmount') minor(text);
    expect(Number(text)).toBeGreaterThanOrEqual(0);
  }
  for (const quantity of at(root, 'cac:InvoiceLine/cbc:InvoicedQuantity'))
    expect(['C62', 'SET', 'MTR', 'KGM', 'PK']).toContain(quantity.attributes['unitCode']);
  for (const tax of all(root).filter(({ name }) => name === 'cac:TaxSubtotal')) {
    expect(textAt(tax, 'cac:TaxCategory/cac:TaxScheme/cbc:TaxTypeCode')).toBe('0015');
    expect(textAt(tax, 'cac:TaxCategory/cac:TaxScheme/cbc:Name')).toBe('KDV');
    const isExempt = Number(textAt(tax, 'cbc:Percent')) === 0;
    expect(textAt(tax, 'cac:TaxCategory/cbc:TaxExemptionReasonCode') !== '').toBe(isExempt);
    expect(textAt(tax, 'cac:TaxCategory/cbc:TaxExemptionReason') !== '').toBe(isExempt);
    if (isExempt) expect(['ISTISNA', 'IADE']).toContain(textAt(root, 'cbc:InvoiceTypeCode'));
  }
  const isReturn = textAt(root, 'cbc:InvoiceTypeCode') === 'IADE';
  expect(isReturn).toBe(invoice.returnOf !== null);
  const references = at(root, 'cac:BillingReference/cac:InvoiceDocumentReference');
  expect(references).toHaveLength(isReturn ? 1 : 0);
  for (const reference of references) {
    expect(textAt(reference, 'cbc:ID')).toMatch(/^[A-Z0-9]{3}20\d{11}$/); // 16 characters
    expect(textAt(reference, 'cbc:IssueDate')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(textAt(reference, 'cbc:DocumentTypeCode')).toBe('IADE');
    expect(['EARSIVFATURA', 'TEMELFATURA']).toContain(textAt(root, 'cbc:ProfileID'));
  }
  // Sums: lines, taxes, totals, and what was charged.
  const sum = (path: string): number => at(root, path).reduce((all_, { text }) => all_ + minor(text), 0);
  const total = (name: string): number => minor(textAt(root, `cac:LegalMonetaryTotal/cbc:${name}`));
  expect(sum('cac:InvoiceLine/cbc:LineExtensionAmount')).toBe(total('LineExtensionAmount'));
  expect(sum('cac:InvoiceLine/cac:TaxTotal/cbc:TaxAmount')).toBe(sum('cac:TaxTotal/cbc:TaxAmount'));
  expect(sum('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount')).toBe(sum('cac:TaxTotal/cbc:TaxAmount'));
  expect(sum('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount')).toBe(total('TaxExclusiveAmount'));
  expect(total('TaxExclusiveAmount') + sum('cac:TaxTotal/cbc:TaxAmount')).toBe(total('TaxInclusiveAmount'));
  expect(total('PayableAmount')).toBe(invoice.totalMinor);
  for (const line of at(root, 'cac:InvoiceLine')) {
    const product = Number(textAt(line, 'cac:Price/cbc:PriceAmount')) * Number(textAt(line, 'cbc:InvoicedQuantity'));
    expect(Math.round(product * 100)).toBe(minor(textAt(line, 'cbc:LineExtensionAmount')));
  }
}

describe('the UBL-TR draft', () => {
  test('of 1,000 random orders keeps the rules, and its amounts are the order’s', () => {
    const random = randomNumbers(39);
    const below = (most: number): number => Math.floor(random() * most);
    for (let round = 0; round < 1_000; round++) {
      const goods = Array.from({ length: 1 + below(12) }, () => ({
        quantity: 1 + below(random() < 0.1 ? 9_999 : 30),
        unitMinor: 1 + below(random() < 0.2 ? 2_000_000 : 20_000),
        rate: [0, 1, 10, 20][below(4)]!,
      }));
      const invoice = invoiceOf(goods, random() < 0.5 ? 'included' : 'excluded', {
        buyer: random() < 0.5 ? PERSON : COMPANY,
        profile: random() < 0.5 ? 'EARSIVFATURA' : 'TEMELFATURA',
      });
      checkRules(readXml(ublOf(invoice)), invoice);
    }
  });

  test('of 1,000 random refunds names the invoice, and comes to what went back', () => {
    const random = randomNumbers(127);
    const below = (most: number): number => Math.floor(random() * most);
    for (let round = 0; round < 1_000; round++) {
      const mode = random() < 0.5 ? ('included' as const) : ('excluded' as const);
      const lines = Array.from({ length: 1 + below(8) }, (_, i): DocumentLine => {
        const [quantity, unitPriceMinor, vatRate] = [1 + below(20), 100 + below(50_000), [0, 1, 10, 20][below(4)]!];
        const { netMinor } = vatOf({ amountMinor: quantity * unitPriceMinor, rate: vatRate }, mode);
        const own = { id: i, code: `KB-${i}`, name: 'Kılavuz burç', quantity, unitPriceMinor, vatRate, netMinor };
        return { ...own, unit: 'adet', gtip: '', stockStatus: null, leadTime: '', weightG: null };
      });
      const parts = partsOf(lines, mode, below(10_000));
      const sold = linesOf(parts);
      const chosen = sold.flatMap(({ quantity }, line) =>
        random() < 0.6 ? [{ line, quantity: 1 + below(quantity) }] : [],
      );
      if (chosen.length === 0) chosen.push({ line: 0, quantity: 1 });
      const gone = new Map(
        chosen.map(({ line, quantity }): [number, number] => [line, below(sold[line]!.quantity - quantity + 1)]),
      );
      const soldMinor = chosen.reduce((sum, { line, quantity }) => {
        const { netMinor, vatMinor, ...of } = sold[line]!;
        return sum + soldFor({ ...of, grossMinor: netMinor + vatMinor }, gone.get(line)!, quantity);
      }, 0);
      // As sold, a kuruş beside it, or less.
      const refundMinor =
        random() < 0.4 ? soldMinor : Math.max(100, soldMinor + 1 - below(random() < 0.5 ? 3 : soldMinor));
      const returned = settleReturn(sold, gone, chosen, refundMinor)!;
      const draft = returnDraftOf(
        parts,
        FIRST_INVOICE,
        {
          uuid: 'f47ac10b-58cc-4372-a567-0e02b2c3d470',
          number: null,
          issueDate: null,
          issuedBy: random() < 0.5 ? 'seller' : 'buyer',
          lines: returned,
        },
        new Date('2026-11-29T08:00:00Z'),
      );
      expect(draft.totalMinor).toBe(refundMinor);
      for (const { line, netMinor, vatMinor } of returned) {
        const { rate } = sold[line]!;
        expect(Math.abs(netMinor * rate - vatMinor * 100), 'the tax is that of the line').toBeLessThanOrEqual(
          100 + rate,
        );
      }
      const root = readXml(ublOf(draft));
      checkRules(root, draft);
      expect(textAt(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toBe(FIRST_INVOICE.number);
    }
  });

  test('has its elements in the order of the schema', () => {
    const root = readXml(
      ublOf(invoiceOf([{ quantity: 2, unitMinor: 2_000, rate: 20 }], 'included', { buyer: COMPANY })),
    );
    expect([...new Set(root.children.map(({ name }) => name))]).toEqual([
      'cbc:UBLVersionID',
      'cbc:CustomizationID',
      'cbc:ProfileID',
      'cbc:ID',
      'cbc:CopyIndicator',
      'cbc:UUID',
      'cbc:IssueDate',
      'cbc:IssueTime',
      'cbc:InvoiceTypeCode',
      'cbc:Note',
      'cbc:DocumentCurrencyCode',
      'cbc:LineCountNumeric',
      'cac:OrderReference',
      'cac:AccountingSupplierParty',
      'cac:AccountingCustomerParty',
      'cac:PaymentMeans',
      'cac:TaxTotal',
      'cac:LegalMonetaryTotal',
      'cac:InvoiceLine',
    ]);
    expect(at(root, 'cac:AccountingCustomerParty/cac:Party')[0]!.children.map(({ name }) => name)).toEqual([
      'cbc:WebsiteURI',
      'cac:PartyIdentification',
      'cac:PartyName',
      'cac:PostalAddress',
      'cac:PartyTaxScheme',
      'cac:Contact',
    ]);
    expect(root.attributes['xmlns:xsi']).not.toBe('');
  });

  test('is well-formed whatever people write', () => {
    const name = '<&>"\' ]]> 😀 İĞÜŞÖÇığüşöç₺\u0000\u0007\uffff\ud800 son';
    const invoice = invoiceOf([{ quantity: 1, unitMinor: 100, rate: 20 }], 'included', {
      buyer: { ...COMPANY, name, street: name },
      notes: [name],
    });
    const root = readXml(ublOf(invoice));
    expect(textAt(root, 'cac:AccountingCustomerParty/cac:Party/cac:PartyName/cbc:Name')).toBe(
      '<&>"\' ]]> 😀 İĞÜŞÖÇığüşöç₺ son',
    );
  });

  test('a price of one that no two decimals can say has eight', () => {
    const root = readXml(ublOf(invoiceOf([{ quantity: 3, unitMinor: 100, rate: 20 }], 'included')));
    expect(textAt(root, 'cac:InvoiceLine/cac:Price/cbc:PriceAmount')).toBe('0.83333333');
    expect(textAt(root, 'cac:InvoiceLine/cbc:LineExtensionAmount')).toBe('2.50');
  });

  test('a transfer names the account, an order on account its day', () => {
    const payment = { isCard: false, due: '2026-12-28', iban: 'TR330006100519786457841326' };
    const root = readXml(ublOf(invoiceOf([{ quantity: 1, unitMinor: 100, rate: 20 }], 'included', { payment })));
    const [means] = at(root, 'cac:PaymentMeans') as [XmlElement];
    expect(means.children.map(({ name, text }) => [name, text])).toEqual([
      ['cbc:PaymentMeansCode', '42'],
      ['cbc:PaymentDueDate', '2026-12-28'],
      ['cac:PayeeFinancialAccount', ''],
    ]);
    expect(textAt(means, 'cac:PayeeFinancialAccount/cbc:ID')).toBe(payment.iban);
  });

  test('every reason has words', () => expect(Object.values(EXEMPTIONS).every((words) => words !== '')).toBe(true));
});

test.each([
  [0, 'Yalnız sıfır TL'],
  [1, 'Yalnız sıfır TL bir kuruş'],
  [100_000, 'Yalnız bin TL'],
  [123_450, 'Yalnız bin iki yüz otuz dört TL elli kuruş'],
  [200_100, 'Yalnız iki bin bir TL'],
  [1_000_000_00, 'Yalnız bir milyon TL'],
  [10_110_111_11, 'Yalnız on milyon yüz on bin yüz on bir TL on bir kuruş'],
])('%i kuruş in words', (amount, words) => expect(liraInWords(amount)).toBe(words));
