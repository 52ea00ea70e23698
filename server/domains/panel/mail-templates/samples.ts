// An example of each mail whose words staff may replace, for a test mail to oneself.
import { PLACES, type MailWords, type WordedKind } from '#contract/mail-wording.ts';
import type { MailContent } from '../../../base/mail/outbox.ts';
import type { MailSite } from '../../../base/mail/recipients.ts';
import { applicationToCandidate } from '../../inbox/applications/mail-templates.ts';
import {
  accountApproved,
  accountAwaited,
  accountPaid,
  invoiceReady,
  orderCancelled,
  orderReady,
  orderReceived,
  orderRefunded,
  orderShipped,
  shipmentLeft,
  transferAwaited,
  transferExpired,
  transferReminder,
  type MailedOrder,
} from '../../shop/orders/mail-templates.ts';

const [GIVEN_NAME, FAMILY_NAME] = PLACES.müşteri.split(' ') as [string, string];
const ADDRESS = {
  recipient: PLACES.müşteri,
  phone: '0532 000 00 00',
  city: 'Bursa',
  district: 'Nilüfer',
  line: 'Organize Sanayi Bölgesi, Mavi Cadde 12',
  postalCode: '16140',
} as const;
const ORDER: MailedOrder = {
  publicId: 'ornek',
  number: PLACES.sipariş_no,
  customerName: PLACES.müşteri,
  customerEmail: 'sukru@ornek.example',
  currency: 'TRY',
  dueAt: null,
  lines: [
    { code: 'KK-20X100', name: 'Kılavuz kolon', quantity: 4, unit: 'adet', unitPriceMinor: 25_000, leadTime: '' },
    { code: 'Z40-5X100', name: 'İtici pim', quantity: 10, unit: 'adet', unitPriceMinor: 2_500, leadTime: '' },
  ],
  subtotalMinor: 125_000,
  shippingMinor: null,
  fastCargoMinor: 0,
  netMinor: null,
  vatByRate: null,
  totalMinor: 125_000,
  refundedMinor: 25_000,
  deliveryMethod: 'standard',
  deliveryName: '',
  deliveryDays: '',
  isPickup: false,
  pickupNote: '',
  address: ADDRESS,
  invoice: { kind: 'individual', name: PLACES.müşteri, tckn: '', address: '' },
  poNumber: '',
  note: '',
  carrier: PLACES.kargo_firması,
  trackingNumber: PLACES.takip_no,
  trackingUrl: '',
  provider: 'stripe',
  createdAt: new Date('2026-11-30T09:00:00Z'),
  sessionExpiresAt: new Date('2026-12-03T20:59:59Z'),
};
const ACCOUNTS = [
  { bank: 'Örnek Bankası', holder: 'Örnek A.Ş.', iban: 'TR330006100519786457841326', currency: 'TRY' },
] as const;

const MAKE: Record<WordedKind, (site: MailSite) => MailContent> = {
  'order-received': (site) => orderReceived(site, ORDER),
  'order-transfer': (site) => transferAwaited(site, ORDER, ACCOUNTS),
  'order-transfer-reminder': (site) => transferReminder(site, ORDER, ACCOUNTS),
  'order-transfer-expired': (site) => transferExpired(site, ORDER),
  'order-account': (site) => accountAwaited(site, ORDER),
  'order-account-approved': (site) =>
    accountApproved(site, { ...ORDER, dueAt: new Date('2026-12-30T20:59:59Z') }, ACCOUNTS),
  'order-account-paid': (site) => accountPaid(site, ORDER),
  'order-shipped': (site) => orderShipped(site, ORDER),
  'order-part-shipped': (site) =>
    shipmentLeft(site, ORDER, {
      ...ORDER,
      no: Number(PLACES.paket_no),
      lines: ORDER.lines.slice(0, 1),
      open: ORDER.lines.slice(1),
    }),
  'order-pickup-ready': (site) => orderReady(site, ORDER),
  'order-invoice': (site) => invoiceReady(site, ORDER, PLACES.fatura_no),
  'order-cancelled': (site) => orderCancelled(site, ORDER),
  'order-refunded': (site) => orderRefunded(site, ORDER, 25_000),
  'application-candidate': (site) =>
    applicationToCandidate(site, { firstName: GIVEN_NAME, lastName: FAMILY_NAME }, PLACES.ilan),
};

/** The mail as customers would get it with these words. */
export const sampleOf = (site: MailSite, kind: WordedKind, words: MailWords): MailContent =>
  MAKE[kind]({ ...site, words: { ...site.words, [kind]: words } });
