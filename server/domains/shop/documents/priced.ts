// Documents with prices: the pro-forma invoice and the order form.
import { formatNumber } from '#contract/format.ts';
import { latestAgreed } from '#contract/latest-delivery.ts';
import { CURRENCY_SYMBOLS, formatMoney, toMajor } from '#contract/money.ts';
import type { OrderDocument } from '#contract/order-documents.ts';
import { methodOf } from '#contract/order-facts.ts';
import { deliveryLabel, orderStatusLabel } from '#contract/order-texts.ts';
import { sumRows, type SumRow } from '#contract/order-sums.ts';
import { countOf } from '#contract/units.ts';
import { vatOf } from '#contract/vat.ts';
import { rateText } from '#contract/vat-texts.ts';
import { istanbulDayText, istanbulTime } from '../../../base/clock.ts';
import type { Pdf } from '../../../base/pdf/open-pdf.ts';
import { drawTable, lineHeight, rule, SOFT, write, type Cell, type Column } from '../../../base/pdf/writing.ts';
import { feeLines } from '../orders/fees.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { DocumentContent, DocumentLine } from './content.ts';
import { addressLines, beginDocument, buyerLines, nextPage, PAGE, writeBlocks, writeFacts, writeFeet } from './page.ts';
import { DOCUMENT_TEXTS as texts } from './texts.ts';

const { columns: names } = texts;
const TAXED_COLUMNS: readonly Column[] = [
  { label: names.no, width: 26 },
  { label: names.code, width: 96, font: 'mono' },
  { label: names.name, width: 157 },
  { label: names.quantity, width: 56, align: 'right' },
  { label: names.unitNet, width: 72, align: 'right' },
  { label: names.rate, width: 30, align: 'right' },
  { label: names.net, width: 68, align: 'right' },
];
const PLAIN_COLUMNS: readonly Column[] = [
  { label: names.no, width: 26 },
  { label: names.code, width: 100, font: 'mono' },
  { label: names.name, width: 183 },
  { label: names.quantity, width: 60, align: 'right' },
  { label: names.unitPrice, width: 66, align: 'right' },
  { label: names.amount, width: 70, align: 'right' },
];

/** A net price of one piece: two decimals, four where two would not give the line's net. */
export function unitNet(netMinor: number, quantity: number, currency: OrderRow['currency']): string {
  const isWhole = Math.round(netMinor / quantity) * quantity === netMinor;
  return `${CURRENCY_SYMBOLS[currency]}${formatNumber(toMajor(netMinor) / quantity, isWhole ? 2 : 4)}`;
}

const nameCell = ({ name, leadTime, gtip }: DocumentLine): Cell => ({
  text: name,
  below: [leadTime && texts.leadTime(leadTime), gtip && texts.gtip(gtip)].filter(Boolean).join(' · '),
});

function rowsOf({ order, lines }: DocumentContent, money: (minor: number) => string): Cell[][] {
  const { netMinor, pricesIncludeVat, shippingVatRate, currency } = order;
  if (netMinor === null)
    return lines.map((line, i) => [
      String(i + 1),
      line.code,
      nameCell(line),
      countOf(line.quantity, line.unit),
      money(line.unitPriceMinor),
      money(line.unitPriceMinor * line.quantity),
    ]);
  const goods = lines.map((line, i) => {
    const net = line.netMinor ?? line.unitPriceMinor * line.quantity;
    return [
      String(i + 1),
      line.code,
      nameCell(line),
      countOf(line.quantity, line.unit),
      unitNet(net, line.quantity, currency),
      rateText(line.vatRate ?? 0),
      money(net),
    ];
  });
  const fees = feeLines(order).map(({ name, amountMinor }, i) => {
    const rate = shippingVatRate ?? 0;
    const net = money(vatOf({ amountMinor, rate }, pricesIncludeVat ? 'included' : 'excluded').netMinor);
    return [String(lines.length + i + 1), '', name, countOf(1, 'adet'), net, rateText(rate), net];
  });
  return [...goods, ...fees];
}

/** Net, the tax of each rate with what it is computed from, and the total; without tax as everywhere else. */
function sumsOf(order: OrderRow, money: (minor: number) => string): SumRow[] {
  const {
    netMinor,
    vatByRate,
    totalMinor,
    subtotalMinor,
    shippingMinor,
    fastCargoMinor,
    deliveryMethod,
    deliveryName,
  } = order;
  if (netMinor === null)
    return sumRows(
      {
        subtotal: subtotalMinor,
        shippingFee: shippingMinor,
        fastCargoFee: fastCargoMinor,
        deliveryMethod,
        deliveryName,
        vat: null,
        total: totalMinor,
      },
      money,
    );
  return [
    { label: texts.net, value: money(netMinor), isTotal: false },
    ...(vatByRate ?? []).map(({ rate, netMinor: base, vatMinor }) => ({
      label: texts.vat(rateText(rate), money(base)),
      value: money(vatMinor),
      isTotal: false,
    })),
    { label: texts.total, value: money(totalMinor), isTotal: true },
  ];
}

/** What stands below the sums: where to pay, or what the customer wrote and accepted. */
function remarksOf(
  kind: OrderDocument,
  { order, letterhead }: DocumentContent,
): (readonly [label: string, text: string])[] {
  const accounts = letterhead.accounts.filter(({ currency }) => currency === order.currency);
  const consents = order.consents.map(({ title, at }) =>
    texts.consent(title, order.customerName, istanbulTime(new Date(at))),
  );
  const all =
    kind === 'proforma'
      ? [[texts.accounts(order.number), accounts.map(texts.account).join('\n')] as const]
      : [[texts.note, order.note] as const, [texts.consents, consents.join('\n')] as const];
  return all.filter(([, text]) => text !== '');
}

const SUMS = { left: PAGE.right - 250, width: 250, value: 90, row: 15 };

function writeSums(pdf: Pdf, y: number, sums: readonly SumRow[], color: string): number {
  let end = y;
  for (const { label, value, isTotal } of sums) {
    const look = { size: isTotal ? 10.5 : 8.5, font: isTotal ? ('bold' as const) : ('regular' as const) };
    if (isTotal) {
      rule(pdf, [SUMS.left, end + 1], SUMS.width, { weight: 1, color });
      end += 5;
    }
    write(pdf, label, [SUMS.left, end], SUMS.width - SUMS.value, { ...look, align: 'right', most: 1 });
    write(pdf, value, [SUMS.left + SUMS.width - SUMS.value, end], SUMS.value - 4, { ...look, align: 'right', most: 1 });
    end += isTotal ? 20 : SUMS.row;
  }
  return end;
}

/** Draws the document onto new pages at the end of the file. */
export function drawPriced(
  pdf: Pdf,
  kind: Extract<OrderDocument, 'proforma' | 'order'>,
  content: DocumentContent,
): void {
  const { order, lines, letterhead } = content;
  const { count: first } = pdf.bufferedPageRange();
  const money = (minor: number): string => formatMoney(toMajor(minor), order.currency);
  const turn = () => nextPage(pdf, kind, content);
  let y = beginDocument(pdf, kind, content);
  y = writeBlocks(pdf, y, [
    { label: texts.seller, lines: [letterhead.name, ...letterhead.lines] },
    { label: texts.buyer, lines: buyerLines(order) },
    ...(kind === 'order' ? [{ label: texts.delivery, lines: addressLines(order.address) }] : []),
  ]);
  y = writeFacts(pdf, y, [
    [texts.date, istanbulDayText(order.createdAt)],
    [texts.poNumber, order.poNumber],
    [texts.way, deliveryLabel(order)],
    [texts.latest, latestAgreed(lines)],
    [texts.status, orderStatusLabel({ ...order, paymentMethod: methodOf(order.provider) })],
  ]);
  y = drawTable(pdf, {
    columns: order.netMinor === null ? PLAIN_COLUMNS : TAXED_COLUMNS,
    rows: rowsOf(content, money),
    left: PAGE.left,
    top: y,
    bottom: PAGE.bottom,
    color: letterhead.color,
    nextPage: turn,
  });
  const sums = sumsOf(order, money);
  if (y + 14 + sums.length * SUMS.row + 15 > PAGE.bottom) y = turn();
  y = writeSums(pdf, y + 10, sums, letterhead.color) + 8;

  for (const [label, text] of remarksOf(kind, content)) {
    if (y + 4 * lineHeight({ size: 8.5 }) > PAGE.bottom) y = turn();
    y = write(pdf, label, [PAGE.left, y], PAGE.width, { size: 7, color: SOFT }) + 1;
    y = write(pdf, text, [PAGE.left, y], PAGE.width, { size: 8.5, most: 12 }) + 8;
  }
  writeFeet(pdf, first, letterhead, texts.remarks[kind]);
}
