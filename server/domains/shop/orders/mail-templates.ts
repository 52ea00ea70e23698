import type { DeliveryAddress } from '#contract/addresses.ts';
import type { BankAccount } from '#contract/bank-accounts.ts';
import { spacedIban } from '#contract/iban.ts';
import { latestAgreed } from '#contract/latest-delivery.ts';
import { formatMoney, toMajor, type Currency } from '#contract/money.ts';
import { BY_RECEIPTS, INVOICE_LABELS, type DeliveryMethod } from '#contract/order-facts.ts';
import { sumRows, type SumRow } from '#contract/order-sums.ts';
import {
  ACCOUNT_DUE_LABEL,
  deliveryLabel,
  DUE_LABEL,
  invoicePlace,
  LATEST_LABEL,
  LEAD_TIME_LABEL,
  REFUND_UNKNOWN,
  transferNote,
} from '#contract/order-texts.ts';
import { orderPath } from '#contract/page-paths.ts';
import { panelOrderPath } from '#contract/panel-paths.ts';
import type { Invoice } from '#contract/payment.ts';
import { countOf, quantityOf, type Unit } from '#contract/units.ts';
import type { RateAmounts } from '#contract/vat.ts';
import { istanbulDayText, istanbulTime } from '../../../base/clock.ts';
import type { MailContent } from '../../../base/mail/outbox.ts';
import type { MailSite } from '../../../base/mail/recipients.ts';
import type { MailColors } from '../../../base/mail/colors.ts';
import { layout } from '../../../base/mail/layout.ts';
import { letter } from '../../../base/mail/wording.ts';
import {
  button,
  escapeHtml,
  greeting,
  heading,
  link,
  list,
  MONO,
  notice,
  paragraph,
  type Part,
} from '../../../base/mail/parts.ts';

/** An order as its mails describe it. */
export interface MailedOrder {
  publicId: string;
  number: string;
  customerName: string;
  customerEmail: string;
  currency: Currency;
  /** Of an approved order on account; null: it is none. */
  dueAt: Date | null;
  /** `leadTime` in words, as agreed; '': not known. */
  lines: readonly {
    code: string;
    name: string;
    quantity: number;
    unit: Unit;
    unitPriceMinor: number;
    leadTime: string;
  }[];
  subtotalMinor: number;
  /** null: the recipient pays the carrier. */
  shippingMinor: number | null;
  fastCargoMinor: number;
  /** null: no tax is known. */
  netMinor: number | null;
  vatByRate: readonly RateAmounts[] | null;
  totalMinor: number;
  refundedMinor: number;
  deliveryMethod: DeliveryMethod;
  /** The shop's own; '': the settings'. */
  deliveryName: string;
  /** In words; '': not said. */
  deliveryDays: string;
  isPickup: boolean;
  pickupNote: string;
  address: DeliveryAddress;
  invoice: Invoice;
  poNumber: string;
  note: string;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  createdAt: Date;
  provider: string;
  /** Until when it has to be paid. */
  sessionExpiresAt: Date;
}

/** What left of an order together, and what is still to leave. */
export interface MailedShipment {
  /** Counts from 1 within the order. */
  no: number;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  lines: readonly Pick<MailedOrder['lines'][number], 'code' | 'name' | 'quantity' | 'unit'>[];
  open: readonly Pick<MailedOrder['lines'][number], 'code' | 'name' | 'quantity' | 'unit'>[];
}

/** Table of the ordered products and their costs. */
function amounts(order: MailedOrder): Part {
  const {
    currency,
    lines,
    subtotalMinor,
    shippingMinor,
    fastCargoMinor,
    deliveryMethod,
    deliveryName,
    netMinor,
    vatByRate,
    totalMinor,
  } = order;
  const tax =
    netMinor === null
      ? null
      : { net: netMinor, byRate: (vatByRate ?? []).map(({ rate, vatMinor }) => ({ rate, vat: vatMinor })) };
  const money = (minor: number) => formatMoney(toMajor(minor), currency);
  const sums = sumRows(
    {
      subtotal: subtotalMinor,
      shippingFee: shippingMinor,
      fastCargoFee: fastCargoMinor,
      deliveryMethod,
      deliveryName,
      vat: tax,
      total: totalMinor,
    },
    money,
  );
  return {
    text: [
      ...lines.map(
        ({ code, name, quantity, unit, unitPriceMinor, leadTime }) =>
          `${code}  ${name}\n  ${countOf(quantity, unit)} × ${money(unitPriceMinor)} = ${money(quantity * unitPriceMinor)}${leadTime && `\n  ${LEAD_TIME_LABEL}: ${leadTime}`}`,
      ),
      '',
      ...sums.map(({ label, value }) => `${label}: ${value}`),
    ].join('\n'),
    html: (colors) => amountsTable(lines, sums, money, colors),
  };
}

const RIGHT = 'text-align:right;white-space:nowrap';

/** Code and name, pieces, amount over the price of one; below, the sums. */
function amountsTable(
  lines: MailedOrder['lines'],
  sums: readonly SumRow[],
  money: (minor: number) => string,
  { ink, muted, panel, rule }: MailColors,
): string {
  const small = `font-size:12px;line-height:16px;color:${muted}`;
  const cell = `padding:8px;border-bottom:1px solid ${rule};vertical-align:top`;
  const head = (name: string, style: string) =>
    `<th class="panel muted ink-line" scope="col" style="padding:8px;border-bottom:1px solid ${ink};background:${panel};font-weight:400;${small};${style}">${name}</th>`;
  const lead = (leadTime: string) =>
    leadTime && `<br><span class="muted" style="${small}">${LEAD_TIME_LABEL}: ${escapeHtml(leadTime)}</span>`;
  const line = ({ code, name, quantity, unit, unitPriceMinor, leadTime }: MailedOrder['lines'][number]) =>
    `<tr><td class="rule" style="${cell};overflow-wrap:anywhere"><span style="${MONO}">${escapeHtml(code)}</span><br>${escapeHtml(name)}${lead(leadTime)}</td><td class="rule" style="${cell};${RIGHT}">${quantityOf(quantity, unit)}</td><td class="rule" style="${cell};${RIGHT}"><span style="font-weight:600">${escapeHtml(money(quantity * unitPriceMinor))}</span><br><span class="muted" style="${small}">${unit} ${escapeHtml(money(unitPriceMinor))}</span></td></tr>`;
  const sum = ({ label, value, isTotal }: SumRow) => {
    const style = `padding:8px;${isTotal ? `border-top:1px solid ${ink};font-size:16px;line-height:24px;font-weight:600` : ''}`;
    const className = isTotal ? ' class="ink-line"' : '';
    return `<tr><td${className} colspan="2" style="${style};text-align:right">${escapeHtml(label)}</td><td${className} style="${style};${RIGHT}">${escapeHtml(value)}</td></tr>`;
  };
  return `<table class="ink-line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-top:1px solid ${ink};font-size:14px;line-height:20px;font-variant-numeric:tabular-nums"><tr>${head('Ürün', 'text-align:left')}${head('Adet', RIGHT)}${head('Tutar', RIGHT)}</tr>${lines.map(line).join('')}${sums.map(sum).join('')}</table>`;
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
  ['Fatura adresi', invoicePlace(invoice) || addressText(address)],
];

const details = (order: MailedOrder): Part[] => [
  heading('Sipariş'),
  amounts(order),
  heading('Teslimat ve fatura'),
  list([
    ['Teslimat', deliveryLabel(order)],
    ['Tahmini teslim', order.deliveryDays],
    [LATEST_LABEL, latestAgreed(order.lines)],
    [order.isPickup ? 'Teslim alınacak yer' : 'Teslimat adresi', addressText(order.address)],
    ...invoiceRows(order),
    ['PO numarası', order.poNumber],
    ['Not', order.note],
  ]),
];

/** A cancelled order promises no day. */
const withoutLeadTimes = (order: MailedOrder): MailedOrder => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, leadTime: '' })),
});

const VIEW_ORDER = 'Siparişi görüntüle';
const orderUrl = (site: MailSite, { publicId }: MailedOrder): string => site.url + orderPath(publicId);
const customerLink = (site: MailSite, order: MailedOrder): Part => button(VIEW_ORDER, orderUrl(site, order));
const staffLink = (site: MailSite, { publicId }: MailedOrder): Part =>
  button('Siparişi panelde aç', site.url + panelOrderPath(publicId));
const toCustomer = ({ customerName }: MailedOrder): Part => greeting(`Sayın ${customerName},`);

/** Values that every mail about an order has for its words. */
const placesOf = ({ customerName, number, totalMinor, currency }: MailedOrder) => ({
  müşteri: customerName,
  sipariş_no: number,
  tutar: formatMoney(toMajor(totalMinor), currency),
});

export const orderReceived = (site: MailSite, order: MailedOrder): MailContent =>
  letter(site, 'order-received', placesOf(order), {
    before: [toCustomer(order)],
    between: [customerLink(site, order), ...details(order)],
  });

export const orderToStaff = (site: MailSite, order: MailedOrder): MailContent => ({
  kind: 'order-staff',
  ...layout(site, `Yeni sipariş: ${order.number} – ${order.customerName}`, [
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

type Tracked = Pick<MailedShipment, 'carrier' | 'trackingNumber' | 'trackingUrl'>;
const trackingPlaces = ({ carrier, trackingNumber }: Tracked) => ({ kargo_firması: carrier, takip_no: trackingNumber });
const trackingParts = ({ carrier, trackingNumber, trackingUrl }: Tracked): Part[] => [
  list([
    ['Kargo firması', carrier],
    ['Takip numarası', trackingNumber],
  ]),
  ...(trackingUrl ? [button('Kargoyu takip et', trackingUrl)] : []),
];
const orderLinkBeside = (site: MailSite, order: MailedOrder, { trackingUrl }: Tracked): Part =>
  trackingUrl ? link(VIEW_ORDER, orderUrl(site, order)) : customerLink(site, order);

/** All of the order has left at once. */
export const orderShipped = (site: MailSite, order: MailedOrder): MailContent =>
  letter(
    site,
    'order-shipped',
    { ...placesOf(order), ...trackingPlaces(order) },
    {
      before: [toCustomer(order)],
      between: [
        ...trackingParts(order),
        list([['Teslimat adresi', addressText(order.address)]]),
        orderLinkBeside(site, order, order),
      ],
    },
  );

/** @param invoiceNumber the official one */
export const invoiceReady = (site: MailSite, order: MailedOrder, invoiceNumber: string): MailContent =>
  letter(
    site,
    'order-invoice',
    { ...placesOf(order), fatura_no: invoiceNumber },
    {
      before: [toCustomer(order)],
      between: [
        list([
          ['Fatura no', invoiceNumber],
          ['Sipariş', order.number],
        ]),
        customerLink(site, order),
      ],
    },
  );

/** An order that is fetched is ready. */
export const orderReady = (site: MailSite, order: MailedOrder): MailContent =>
  letter(site, 'order-pickup-ready', placesOf(order), {
    before: [toCustomer(order)],
    between: [
      list([
        ['Teslim alınacak yer', addressText(order.address)],
        ['Not', order.pickupNote],
      ]),
      customerLink(site, order),
    ],
  });

const countedLines = (lines: MailedShipment['lines']): Part =>
  list(lines.map(({ code, name, quantity, unit }) => [code, `${countOf(quantity, unit)} · ${name}`]));

/** A part of the order has left. */
export const shipmentLeft = (site: MailSite, order: MailedOrder, shipment: MailedShipment): MailContent =>
  letter(
    site,
    'order-part-shipped',
    { ...placesOf(order), ...trackingPlaces(shipment), paket_no: String(shipment.no) },
    {
      before: [toCustomer(order)],
      between: [
        ...trackingParts(shipment),
        heading('Bu pakette'),
        countedLines(shipment.lines),
        ...(shipment.open.length > 0 ? [heading('Hazırlanıyor'), countedLines(shipment.open)] : []),
        list([['Teslimat adresi', addressText(order.address)]]),
        orderLinkBeside(site, order, shipment),
      ],
    },
  );

export const orderCancelled = (site: MailSite, order: MailedOrder): MailContent =>
  letter(site, 'order-cancelled', placesOf(order), {
    before: [toCustomer(order)],
    between: [customerLink(site, order), ...details(withoutLeadTimes(order))],
  });

/** @param amountMinor the amount of this refund; the order has the total of all refunds */
export const orderRefunded = (site: MailSite, order: MailedOrder, amountMinor: number): MailContent => {
  const money = (minor: number) => formatMoney(toMajor(minor), order.currency);
  const places = {
    ...placesOf(order),
    iade_durumu: order.refundedMinor >= order.totalMinor ? 'Ödemeniz iade edildi' : 'Kısmi iade yapıldı',
    iade: money(amountMinor),
    iade_yolu: BY_RECEIPTS.includes(order.provider)
      ? 'Tutar hesabınıza havale edilir.'
      : 'Tutarın kartınıza yansıması bankanıza göre birkaç gün sürebilir.',
  };
  return letter(site, 'order-refunded', places, {
    before: [toCustomer(order)],
    between: [
      list([
        ['Sipariş toplamı', money(order.totalMinor)],
        ['Bu iade', money(amountMinor)],
        ['Toplam iade', money(order.refundedMinor)],
      ]),
      customerLink(site, order),
    ],
  });
};

/** For staff only: the payment does not match the order. */
export const orderToReview = (site: MailSite, order: MailedOrder, reason: string): MailContent => ({
  kind: 'order-review',
  ...layout(site, `İncelenmesi gereken sipariş: ${order.number}`, [
    paragraph(`${order.number} numaralı siparişin ödemesi beklenenden farklı. Sipariş siz karar verene kadar bekler.`),
    notice(reason),
    staffLink(site, order),
    list([
      ['Müşteri', order.customerName],
      ['E-posta', order.customerEmail],
      ['Sipariş toplamı', formatMoney(toMajor(order.totalMinor), order.currency)],
      ['Tarih', istanbulTime(order.createdAt)],
    ]),
  ]),
});

/** For staff only: whether the refund was made can be seen in the provider's panel alone. @param amountMinor of the refund */
export const refundUnknown = (site: MailSite, order: MailedOrder, amountMinor: number): MailContent => {
  const amount = formatMoney(toMajor(amountMinor), order.currency);
  return {
    kind: 'order-refund-unknown',
    ...layout(site, `Sonucu bilinmeyen iade: ${order.number}`, [
      paragraph(
        `${order.number} numaralı siparişin ${amount} tutarındaki iadesi istendi, ama sağlayıcının yanıtı alınamadı ve sonradan da anlaşılamadı.`,
      ),
      notice(REFUND_UNKNOWN),
      paragraph(
        'Panelde gördüğünüzü siparişin iadeleri bölümünde işaretleyin; o zamana kadar ikinci bir iade yapılmaz.',
      ),
      staffLink(site, order),
    ]),
  };
};

const transferFacts = (order: MailedOrder, accounts: readonly BankAccount[]): Part[] => [
  heading('Havale / EFT bilgileri'),
  list([
    ['Tutar', formatMoney(toMajor(order.totalMinor), order.currency)],
    order.dueAt
      ? [ACCOUNT_DUE_LABEL, istanbulDayText(order.dueAt)]
      : [DUE_LABEL, istanbulDayText(order.sessionExpiresAt)],
    ...accounts.map(({ bank, holder, iban }) => [bank, `${holder}\n${spacedIban(iban)}`] as const),
  ]),
  notice(transferNote(order.number)),
];

/** A new order that is paid by transfer. @param accounts in the order's currency */
export const transferAwaited = (site: MailSite, order: MailedOrder, accounts: readonly BankAccount[]): MailContent =>
  letter(
    site,
    'order-transfer',
    { ...placesOf(order), son_ödeme: istanbulDayText(order.sessionExpiresAt) },
    {
      before: [toCustomer(order)],
      between: [...transferFacts(order, accounts), customerLink(site, order), ...details(order)],
    },
  );

export const transferReminder = (site: MailSite, order: MailedOrder, accounts: readonly BankAccount[]): MailContent =>
  letter(
    site,
    'order-transfer-reminder',
    { ...placesOf(order), son_ödeme: istanbulDayText(order.sessionExpiresAt) },
    {
      before: [toCustomer(order)],
      between: [...transferFacts(order, accounts), customerLink(site, order)],
    },
  );

export const transferExpired = (site: MailSite, order: MailedOrder): MailContent =>
  letter(site, 'order-transfer-expired', placesOf(order), {
    before: [toCustomer(order)],
    between: [customerLink(site, order)],
  });

export const transferToStaff = (site: MailSite, order: MailedOrder): MailContent => ({
  kind: 'order-transfer-staff',
  ...layout(site, `Havale bekleyen sipariş: ${order.number} – ${order.customerName}`, [
    paragraph('Havaleyle ödenecek yeni bir sipariş var. Para hesaba geçince siparişte “Ödeme geldi” ile kaydedin.'),
    staffLink(site, order),
    list([
      ['Sipariş', order.number],
      ['Müşteri', order.customerName],
      ['E-posta', order.customerEmail],
      [DUE_LABEL, istanbulDayText(order.sessionExpiresAt)],
    ]),
    ...details(order),
  ]),
});

/** A new order on account that waits for its approval. */
export const accountAwaited = (site: MailSite, order: MailedOrder): MailContent =>
  letter(site, 'order-account', placesOf(order), {
    before: [toCustomer(order)],
    between: [customerLink(site, order), ...details(order)],
  });

/** An order on account that will be prepared. @param accounts in the order's currency */
export const accountApproved = (site: MailSite, order: MailedOrder, accounts: readonly BankAccount[]): MailContent =>
  letter(
    site,
    'order-account-approved',
    { ...placesOf(order), vade: order.dueAt ? istanbulDayText(order.dueAt) : '' },
    {
      before: [toCustomer(order)],
      between: [...transferFacts(order, accounts), customerLink(site, order), ...details(order)],
    },
  );

export const accountPaid = (site: MailSite, order: MailedOrder): MailContent =>
  letter(site, 'order-account-paid', placesOf(order), {
    before: [toCustomer(order)],
    between: [customerLink(site, order)],
  });

export const accountToStaff = (site: MailSite, order: MailedOrder): MailContent => ({
  kind: 'order-account-staff',
  ...layout(
    site,
    `${order.dueAt ? 'Yeni cari hesap siparişi' : 'Onay bekleyen sipariş'}: ${order.number} – ${order.customerName}`,
    [
      paragraph(
        order.dueAt
          ? 'Cari hesapla yeni bir sipariş verildi; müşterinin limiti yettiği için onaylandı ve stoktan düştü.'
          : 'Cari hesapla yeni bir sipariş verildi. Panelde onaylayınca stoktan düşer ve hazırlanabilir.',
      ),
      staffLink(site, order),
      list([
        ['Sipariş', order.number],
        ['Müşteri', order.customerName],
        ['E-posta', order.customerEmail],
        ...(order.dueAt ? [[ACCOUNT_DUE_LABEL, istanbulDayText(order.dueAt)] as const] : []),
      ]),
      ...details(order),
    ],
  ),
});
