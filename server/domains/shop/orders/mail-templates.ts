import type { DeliveryAddress } from '#contract/addresses.ts';
import { formatMoney, toMajor, type Currency } from '#contract/money.ts';
import { DELIVERY_LABELS, INVOICE_LABELS, type DeliveryMethod } from '#contract/order-facts.ts';
import { SUM_LABELS, shippingText } from '#contract/order-texts.ts';
import { orderPath } from '#contract/page-paths.ts';
import { panelOrderPath } from '#contract/panel-paths.ts';
import type { Invoice } from '#contract/payment.ts';
import { istanbulTime } from '../../../base/clock.ts';
import type { MailContent } from '../../../base/mail/outbox.ts';
import type { MailSite } from '../../../base/mail/recipients.ts';
import { button, escapeHtml, heading, layout, list, paragraph, type Part } from '../../../base/mail/layout.ts';

/** An order as its mails describe it. */
export interface MailedOrder {
  publicId: string;
  number: string;
  customerName: string;
  customerEmail: string;
  currency: Currency;
  lines: readonly { code: string; name: string; quantity: number; unitPriceMinor: number }[];
  subtotalMinor: number;
  /** null: the recipient pays the carrier. */
  shippingMinor: number | null;
  fastCargoMinor: number;
  totalMinor: number;
  refundedMinor: number;
  deliveryMethod: DeliveryMethod;
  address: DeliveryAddress;
  invoice: Invoice;
  poNumber: string;
  note: string;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  createdAt: Date;
}

const CELL = 'padding:6px 8px;border-bottom:1px solid #dde3e8;vertical-align:top';
const NUMBER_CELL = `${CELL};text-align:right;white-space:nowrap`;

/** Table of the ordered products and their costs. */
function amounts({ currency, lines, subtotalMinor, shippingMinor, fastCargoMinor, totalMinor }: MailedOrder): Part {
  const money = (minor: number) => formatMoney(toMajor(minor), currency);
  const sums: readonly (readonly [name: string, value: string])[] = [
    [SUM_LABELS.subtotal, money(subtotalMinor)],
    [DELIVERY_LABELS.standard, shippingText(shippingMinor, money)],
    ...(fastCargoMinor > 0 ? [[DELIVERY_LABELS.fast, money(fastCargoMinor)] as const] : []),
    [SUM_LABELS.total, money(totalMinor)],
  ];
  const sumRow = ([name, value]: readonly [string, string], i: number) => {
    const weight = i === sums.length - 1 ? ';font-weight:bold' : '';
    return `<tr><td style="${NUMBER_CELL}${weight}">${escapeHtml(name)}</td><td style="${NUMBER_CELL}${weight}">${escapeHtml(value)}</td></tr>`;
  };
  const countOf = ({ quantity, unitPriceMinor }: MailedOrder['lines'][number]) =>
    `${quantity} adet × ${money(unitPriceMinor)}`;
  return {
    text: [
      ...lines.map(
        (line) => `${line.code}  ${line.name}\n  ${countOf(line)} = ${money(line.quantity * line.unitPriceMinor)}`,
      ),
      '',
      ...sums.map(([name, value]) => `${name}: ${value}`),
    ].join('\n'),
    html: `<table style="width:100%;margin:0 0 16px;border-collapse:collapse"><tr><th scope="col" style="${CELL};text-align:left">Ürün</th><th scope="col" style="${NUMBER_CELL}">Tutar</th></tr>${lines
      .map(
        (line) =>
          `<tr><td style="${CELL}"><span style="font-family:Consolas,Menlo,monospace">${escapeHtml(line.code)}</span><br>${escapeHtml(line.name)}<br><span style="color:#55606b">${escapeHtml(countOf(line))}</span></td><td style="${NUMBER_CELL}">${escapeHtml(money(line.quantity * line.unitPriceMinor))}</td></tr>`,
      )
      .join('')}${sums.map(sumRow).join('')}</table>`,
  };
}

const addressText = ({ recipient, phone, line, district, city, postalCode }: DeliveryAddress): string =>
  [recipient, line, [postalCode, district, city].filter(Boolean).join(' '), phone].join('\n');

const invoiceRows = ({ invoice, address }: MailedOrder): (readonly [string, string])[] => [
  ['Fatura', INVOICE_LABELS[invoice.kind]],
  ...(invoice.kind === 'individual'
    ? ([
        ['Ad Soyad', invoice.name],
        ['T.C. Kimlik No', invoice.tckn],
      ] as const)
    : ([
        ['Firma', invoice.company],
        ['Vergi No', invoice.vkn],
        ['Vergi Dairesi', invoice.taxOffice],
      ] as const)),
  ['Fatura adresi', invoice.address || addressText(address)],
];

const details = (order: MailedOrder): Part[] => [
  heading('Sipariş'),
  amounts(order),
  heading('Teslimat ve fatura'),
  list([
    ['Teslimat', DELIVERY_LABELS[order.deliveryMethod]],
    ['Teslimat adresi', addressText(order.address)],
    ...invoiceRows(order),
    ['PO numarası', order.poNumber],
    ['Not', order.note],
  ]),
];

const customerLink = (site: MailSite, { publicId }: MailedOrder): Part =>
  button('Siparişi görüntüle', site.url + orderPath(publicId));
const staffLink = (site: MailSite, { publicId }: MailedOrder): Part =>
  button('Siparişi panelde aç', site.url + panelOrderPath(publicId));
const greeting = ({ customerName }: MailedOrder): Part => paragraph(`Sayın ${customerName},`);

export const orderReceived = (site: MailSite, order: MailedOrder): MailContent => ({
  kind: 'order-received',
  subject: `Siparişiniz alındı: ${order.number}`,
  ...layout(site, [
    greeting(order),
    paragraph(
      `Ödemeniz onaylandı ve ${order.number} numaralı siparişiniz bize ulaştı. Siparişiniz kargoya verildiğinde size haber vereceğiz. Onayladığınız sözleşme metinleri sipariş sayfanızda durur.`,
    ),
    customerLink(site, order),
    ...details(order),
  ]),
});

export const orderToStaff = (site: MailSite, order: MailedOrder): MailContent => ({
  kind: 'order-staff',
  subject: `Yeni sipariş: ${order.number} – ${order.customerName}`,
  ...layout(site, [
    paragraph('Ödemesi tamamlanan yeni bir sipariş var. Bu e-postayı yanıtlarsanız yanıtınız müşteriye gider.'),
    staffLink(site, order),
    list([
      ['Sipariş', order.number],
      ['Müşteri', order.customerName],
      ['E-posta', order.customerEmail],
      ['Tarih', istanbulTime(order.createdAt)],
    ]),
    ...details(order),
  ]),
});

export const orderShipped = (site: MailSite, order: MailedOrder): MailContent => ({
  kind: 'order-shipped',
  subject: `Siparişiniz kargoya verildi: ${order.number}`,
  ...layout(site, [
    greeting(order),
    paragraph(`${order.number} numaralı siparişiniz kargoya verildi.`),
    list([
      ['Kargo firması', order.carrier],
      ['Takip numarası', order.trackingNumber],
    ]),
    ...(order.trackingUrl ? [button('Kargoyu takip et', order.trackingUrl)] : []),
    list([['Teslimat adresi', addressText(order.address)]]),
    customerLink(site, order),
  ]),
});

export const orderCancelled = (site: MailSite, order: MailedOrder): MailContent => ({
  kind: 'order-cancelled',
  subject: `Siparişiniz iptal edildi: ${order.number}`,
  ...layout(site, [
    greeting(order),
    paragraph(
      `${order.number} numaralı siparişiniz iptal edildi. Bu sipariş için sizden ödeme alındıysa iade edilir ve size ayrıca bildirilir.`,
    ),
    customerLink(site, order),
    ...details(order),
  ]),
});

/** @param amountMinor the amount of this refund; the order has the total of all refunds */
export const orderRefunded = (site: MailSite, order: MailedOrder, amountMinor: number): MailContent => {
  const money = (minor: number) => formatMoney(toMajor(minor), order.currency);
  const isFull = order.refundedMinor >= order.totalMinor;
  return {
    kind: 'order-refunded',
    subject: `${isFull ? 'Ödemeniz iade edildi' : 'Kısmi iade yapıldı'}: ${order.number}`,
    ...layout(site, [
      greeting(order),
      paragraph(
        `${order.number} numaralı siparişiniz için ${money(amountMinor)} iade edildi${isFull ? '; ödemenizin tamamı geri gönderildi' : ''}. Tutarın kartınıza yansıması bankanıza göre birkaç gün sürebilir.`,
      ),
      list([
        ['Sipariş toplamı', money(order.totalMinor)],
        ['Bu iade', money(amountMinor)],
        ['Toplam iade', money(order.refundedMinor)],
      ]),
      customerLink(site, order),
    ]),
  };
};

/** For staff only: the payment does not match the order. */
export const orderToReview = (site: MailSite, order: MailedOrder, reason: string): MailContent => ({
  kind: 'order-review',
  subject: `İncelenmesi gereken sipariş: ${order.number}`,
  ...layout(site, [
    paragraph(`${order.number} numaralı siparişin ödemesi beklenenden farklı. Sipariş siz karar verene kadar bekler.`),
    paragraph(reason),
    staffLink(site, order),
    list([
      ['Müşteri', order.customerName],
      ['E-posta', order.customerEmail],
      ['Sipariş toplamı', formatMoney(toMajor(order.totalMinor), order.currency)],
      ['Tarih', istanbulTime(order.createdAt)],
    ]),
  ]),
});
