import { expect, test } from 'vitest';
import {
  type MailedOrder,
  orderCancelled,
  orderReceived,
  orderRefunded,
  orderShipped,
  orderToReview,
  orderToStaff,
  transferAwaited,
  transferExpired,
  transferReminder,
  transferToStaff,
} from './mail-templates.ts';
import { mailSite } from '../../../testing/mail-site.ts';

const site = mailSite();
const order: MailedOrder = {
  publicId: 'abc123',
  number: 'SP-2026-000123',
  customerName: 'Şükrü <Ağaoğlu>',
  customerEmail: 'sukru@ornek.example',
  currency: 'USD',
  lines: [
    { code: 'Z40-5X100', name: 'İtici Pim Ø5×100', quantity: 100, unit: 'adet', unitPriceMinor: 1_250, leadTime: '' },
    { code: 'KK-1', name: 'Çelik & Kolon', quantity: 1, unit: 'adet', unitPriceMinor: 2_000, leadTime: '' },
  ],
  subtotalMinor: 127_000,
  shippingMinor: null,
  fastCargoMinor: 1_500,
  netMinor: null,
  vatByRate: null,
  totalMinor: 128_500,
  refundedMinor: 0,
  deliveryMethod: 'fast',
  deliveryName: '',
  deliveryDays: '',
  isPickup: false,
  pickupNote: '',
  address: {
    recipient: 'Şükrü Ağaoğlu',
    phone: '0532 000 00 00',
    city: 'Bursa',
    district: 'Nilüfer',
    line: 'Çelik Sok. 4',
    postalCode: '16140',
  },
  invoice: { kind: 'company', company: 'Ağaoğlu Kalıp A.Ş.', vkn: '1234567890', taxOffice: 'Nilüfer', address: '' },
  poNumber: 'PO-7',
  note: 'Lütfen <arayın>',
  carrier: 'Yurtiçi',
  trackingNumber: '42',
  trackingUrl: 'https://kargo.example/?a=1&b=2',
  createdAt: new Date(Date.UTC(2026, 10, 20, 9)),
  provider: 'stripe',
  dueAt: null,
  sessionExpiresAt: new Date(Date.UTC(2026, 10, 23, 20, 59, 59)),
};

test('with tax: net and each rate above the total, in text and in HTML; quantities in their unit', () => {
  const { text, html } = orderReceived(site, {
    ...order,
    lines: [{ code: 'TKM', name: 'Sütun', quantity: 3, unit: 'takım', unitPriceMinor: 1_000, leadTime: '' }],
    subtotalMinor: 3_000,
    netMinor: 4_500,
    vatByRate: [
      { rate: 20, netMinor: 3_000, vatMinor: 600, grossMinor: 3_600 },
      { rate: 1, netMinor: 1_500, vatMinor: 15, grossMinor: 1_515 },
    ],
    totalMinor: 5_115,
  });
  expect(text).toContain('  3 takım × $10,00 = $30,00');
  expect(text).toContain(
    'Ürünler toplamı: $30,00\nStandart kargo: Alıcı ödemeli\nHızlı kargo: $15,00\nAra toplam (KDV hariç): $45,00\nKDV %20: $6,00\nKDV %1: $0,15\nToplam (KDV dahil): $51,15',
  );
  expect(html).toContain('>3 takım</td>');
  expect(html).toMatch(/takım \$10,00.*KDV %20<.*\$6,00.*Toplam \(KDV dahil\)<.*\$51,15/s);
});

test('received: lines with codes, amounts in the order’s currency, fees, addresses, the link to the order', () => {
  const { kind, subject, text, html } = orderReceived(site, order);
  expect([kind, subject]).toEqual(['order-received', 'Siparişiniz alındı: SP-2026-000123']);
  expect(text).toContain(
    'Z40-5X100  İtici Pim Ø5×100\n  100 adet × $12,50 = $1.250,00\nKK-1  Çelik & Kolon\n  1 adet × $20,00 = $20,00',
  );
  expect(text).toContain(
    'Ara toplam: $1.270,00\nStandart kargo: Alıcı ödemeli\nHızlı kargo: $15,00\nToplam: $1.285,00',
  );
  expect(text).toContain('Teslimat adresi: Şükrü Ağaoğlu\nÇelik Sok. 4\n16140 Nilüfer Bursa\n0532 000 00 00');
  expect(text).toContain('Firma: Ağaoğlu Kalıp A.Ş.\nVergi No: 1234567890\nVergi Dairesi: Nilüfer');
  expect(text).toContain('PO numarası: PO-7');
  expect(text).toContain('https://ornekkalip.example/hesabim/siparisler/abc123');
  expect(html).toContain('href="https://ornekkalip.example/hesabim/siparisler/abc123"');
  expect(html).toContain('Çelik &amp; Kolon');
  expect(html).toContain('Lütfen &lt;arayın&gt;');
  expect(html).not.toMatch(/<Ağaoğlu|<arayın/);
});

test('received: a table with code, pieces and amount, over it the line of one piece', () => {
  const { html } = orderReceived(site, order);
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row]) =>
    row!.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'),
  );
  expect(rows).toContain('|Z40-5X100|İtici Pim Ø5×100|100|$1.250,00|adet $12,50|');
  expect(rows).toContain('|Toplam|$1.285,00|');
});

test('a transfer is told where it goes, how much, until when, and what to write; a refund is no card’s', () => {
  const account = {
    bank: 'Kalıp Bankası',
    holder: 'Örnek <A.Ş.>',
    iban: 'TR330006100519786457841326',
    currency: 'USD' as const,
  };
  for (const make of [transferAwaited, transferReminder]) {
    const { text, html } = make(site, order, [account]);
    expect(text).toContain(
      'Tutar: $1.285,00\nSon ödeme: 23.11.2026\nKalıp Bankası: Örnek <A.Ş.>\nTR33 0006 1005 1978 6457 8413 26',
    );
    expect(text).toContain('Açıklamaya yalnızca sipariş numaranızı yazın: SP-2026-000123');
    expect(html).toContain('Örnek &lt;A.Ş.&gt;');
  }
  expect(transferExpired(site, order).text).toContain('Ödeme süresi doldu, sipariş iptal edildi.');
  expect(transferToStaff(site, order).text).toContain('Son ödeme: 23.11.2026');
  const refund = (provider: string) => orderRefunded(site, { ...order, provider, refundedMinor: 100 }, 100).text;
  expect(refund('transfer')).toContain('Tutar hesabınıza havale edilir.');
  expect(refund('stripe')).toContain('kartınıza yansıması');
});

test('the agreed lead times: of each line and of the last one, to customer and staff; a cancelled order promises none', () => {
  const agreed: MailedOrder = {
    ...order,
    lines: order.lines.map((line, i) => ({ ...line, leadTime: ['aynı gün', '12 iş günü'][i]! })),
  };
  for (const { text, html } of [orderReceived(site, agreed), orderToStaff(site, agreed)]) {
    expect(text).toContain('= $1.250,00\n  Termin: aynı gün\n');
    expect(text).toContain('= $20,00\n  Termin: 12 iş günü\n');
    expect(text).toContain('En geç termin: 12 iş günü');
    expect(html).toContain('Termin: aynı gün</span>');
  }
  for (const { text } of [orderCancelled(site, agreed), orderReceived(site, order)])
    expect(text).not.toMatch(/termin/i);
});

test('one accent a mail: where the parcel can be followed, the order is a link', () => {
  const accents = (html: string) => html.match(/bgcolor=/g)?.length ?? 0;
  for (const trackingUrl of [order.trackingUrl, '']) {
    const { html } = orderShipped(site, { ...order, trackingUrl });
    expect(accents(html)).toBe(1);
    expect(html).toContain('href="https://ornekkalip.example/hesabim/siparisler/abc123"');
  }
});

test('fees: paid by the recipient, free, charged; fast cargo only where it was asked for', () => {
  const fees = (more: Partial<MailedOrder>) => orderReceived(site, { ...order, ...more }).text;
  expect(fees({ shippingMinor: 0, fastCargoMinor: 0, deliveryMethod: 'standard' })).toMatch(
    /Standart kargo: Ücretsiz\nToplam/,
  );
  expect(fees({ shippingMinor: 999, currency: 'TRY' })).toContain('Standart kargo: ₺9,99');
});

test('to staff: the customer, and the link into the panel', () => {
  const { subject, text } = orderToStaff(site, order);
  expect(subject).toBe('Yeni sipariş: SP-2026-000123 – Şükrü <Ağaoğlu>');
  expect(text).toContain('https://ornekkalip.example/admin/orders/abc123');
  expect(text).toContain('E-posta: sukru@ornek.example\nTarih: 20.11.2026 12:00');
});

test('shipped: carrier, number and link; without a link none', () => {
  const { text, html } = orderShipped(site, order);
  expect(text).toContain(
    'Kargo firması: Yurtiçi\nTakip numarası: 42\n\nKargoyu takip et: https://kargo.example/?a=1&b=2',
  );
  expect(html).toContain('href="https://kargo.example/?a=1&amp;b=2"');
  expect(orderShipped(site, { ...order, trackingUrl: '' }).text).not.toContain('takip et');
});

test('refunded: a part, or all of it', () => {
  const part = orderRefunded(site, { ...order, refundedMinor: 500 }, 500);
  expect(part.subject).toBe('Kısmi iade yapıldı: SP-2026-000123');
  expect(part.text).toContain('Sipariş toplamı: $1.285,00\nBu iade: $5,00\nToplam iade: $5,00');
  const rest = orderRefunded(site, { ...order, refundedMinor: 128_500 }, 128_000);
  expect(rest.subject).toBe('Ödemeniz iade edildi: SP-2026-000123');
  expect(rest.text).toContain('$1.280,00 iade edildi. ');
});

test('cancelled, and to be reviewed', () => {
  expect(orderCancelled(site, order).subject).toBe('Siparişiniz iptal edildi: SP-2026-000123');
  const { text } = orderToReview(site, order, 'Ödenen tutar 1,00 USD.');
  expect(text).toContain('Ödenen tutar 1,00 USD.');
  expect(text).toContain('/admin/orders/abc123');
});
