// Documents that travel with the goods, without prices: the packing slip and the parcel's label.
import { formatNumber } from '#contract/format.ts';
import { latestAgreed } from '#contract/latest-delivery.ts';
import { deliveryLabel } from '#contract/order-texts.ts';
import { shipmentTitle } from '#contract/shipment-texts.ts';
import { countOf } from '#contract/units.ts';
import { istanbulDayText } from '../../../base/clock.ts';
import { drawBarcode } from '../../../base/pdf/barcode.ts';
import { mm, type Pdf } from '../../../base/pdf/open-pdf.ts';
import { drawTable, rule, SOFT, write, type Column } from '../../../base/pdf/writing.ts';
import { weightOf, type DocumentContent } from './content.ts';
import { addressLines, beginDocument, nextPage, PAGE, writeBlocks, writeFacts, writeFeet } from './page.ts';
import { DOCUMENT_TEXTS as texts } from './texts.ts';

const { columns: names } = texts;
const COLUMNS: readonly Column[] = [
  { label: names.no, width: 26 },
  { label: names.code, width: 120, font: 'mono' },
  { label: names.name, width: 221 },
  { label: names.agreed, width: 64 },
  { label: names.quantity, width: 54, align: 'right' },
  { label: names.picked, width: 20, align: 'right' },
];
/** Boxes to tick. */
const BOX = '☐';
const BARCODE = { width: 170, height: 34 };

const kilograms = (grams: number): string => formatNumber(Math.ceil(grams / 100) / 10);
/** Carrier and number; of an order in several shipments only on the papers of each. */
function trackingOf({ order, shipment }: DocumentContent): string {
  if (shipment === null && order.isPartShipped) return '';
  const { carrier, trackingNumber } = shipment ?? order;
  return [carrier, trackingNumber].filter(Boolean).join(' ');
}
/** '2. gönderi' of an order in several. */
const shipmentOf = ({ shipment, order }: DocumentContent): string =>
  shipment !== null && (shipment.no > 1 || order.isPartShipped) ? shipmentTitle(shipment.no) : '';

/** Draws the slip onto new pages at the end of the file. */
export function drawPacking(pdf: Pdf, content: DocumentContent): void {
  const { order, lines, letterhead } = content;
  const { count: first } = pdf.bufferedPageRange();
  const turn = () => nextPage(pdf, 'packing', content);
  let y = beginDocument(pdf, 'packing', content);
  y = writeBlocks(pdf, y, [
    { label: texts.sender, lines: [letterhead.name, ...letterhead.lines] },
    { label: texts.delivery, lines: addressLines(order.address) },
  ]);
  y = writeFacts(pdf, y, [
    [texts.date, istanbulDayText(order.createdAt)],
    [texts.poNumber, order.poNumber],
    [texts.way, deliveryLabel(order)],
    [texts.latest, latestAgreed(lines)],
    [texts.tracking, trackingOf(content)],
    [texts.shipment, shipmentOf(content)],
  ]);
  y = drawTable(pdf, {
    columns: COLUMNS,
    rows: lines.map(({ code, name, leadTime, quantity, unit }, i) => [
      String(i + 1),
      code,
      name,
      leadTime,
      countOf(quantity, unit),
      BOX,
    ]),
    left: PAGE.left,
    top: y,
    bottom: PAGE.bottom,
    color: letterhead.color,
    nextPage: turn,
  });
  if (y + 60 > PAGE.bottom) y = turn();
  const weight = weightOf(content);
  const facts = [texts.parcels(content.shipment?.parcels ?? 1), ...(weight ? [texts.weight(kilograms(weight))] : [])];
  write(pdf, facts.join('\n'), [PAGE.left, y + 14], PAGE.width / 2, { font: 'bold', size: 9 });
  drawBarcode(pdf, order.number, [PAGE.right - BARCODE.width, y + 14], BARCODE);
  write(pdf, order.number, [PAGE.right - BARCODE.width, y + 50], BARCODE.width, {
    font: 'mono',
    size: 8,
    align: 'center',
  });
  if (order.note !== '') {
    const top = write(pdf, texts.note, [PAGE.left, y + 46], PAGE.width / 2, { size: 7, color: SOFT }) + 1;
    write(pdf, order.note, [PAGE.left, top], PAGE.width / 2, { size: 8.5, most: 4 });
  }
  writeFeet(pdf, first, letterhead, texts.remarks.packing);
}

/** 100 × 150 mm, as printers of labels take it. */
const LABEL = { width: mm(100), height: mm(150), margin: mm(5) };

/** Draws the label of each parcel onto new pages at the end of the file. */
export function drawLabel(pdf: Pdf, content: DocumentContent): void {
  const parcels = content.shipment?.parcels ?? 1;
  for (let n = 1; n <= parcels; n++) drawParcelLabel(pdf, content, [n, parcels]);
}

function drawParcelLabel(pdf: Pdf, content: DocumentContent, parcel: readonly [n: number, of: number]): void {
  const { order, letterhead } = content;
  pdf.addPage({ size: [LABEL.width, LABEL.height], margin: 0 });
  const [left, width] = [LABEL.margin, LABEL.width - 2 * LABEL.margin];
  let y = write(pdf, texts.sender, [left, LABEL.margin], width, { size: 7, color: SOFT });
  y = write(pdf, letterhead.name, [left, y], width, { font: 'bold', size: 9, most: 1 });
  y =
    write(pdf, [letterhead.lines[0] ?? '', letterhead.contact].join('\n'), [left, y], width, { size: 7, most: 3 }) + 5;
  rule(pdf, [left, y], width, { weight: 1.5, color: '#15181c' });
  const [recipient = '', ...place] = addressLines(order.address);
  y = write(pdf, texts.recipient, [left, y + 6], width, { size: 7, color: SOFT });
  y = write(pdf, recipient, [left, y + 1], width, { font: 'bold', size: 15, most: 2 });
  y = write(pdf, place.slice(0, -2).join('\n'), [left, y + 2], width, { size: 11, most: 4 });
  y = write(pdf, place.at(-2)!, [left, y + 2], width, { font: 'bold', size: 13, most: 2 });
  write(pdf, place.at(-1)!, [left, y + 2], width, { size: 11, most: 1 });
  const foot = LABEL.height - LABEL.margin - 108;
  rule(pdf, [left, foot], width, { weight: 1.5, color: '#15181c' });
  const weight = weightOf(content);
  const way = [deliveryLabel(order), trackingOf(content)].filter(Boolean).join(' · ');
  write(pdf, way, [left, foot + 6], width, { font: 'bold', size: 9, most: 1 });
  const facts = [shipmentOf(content), texts.parcel(...parcel), ...(weight ? [texts.weight(kilograms(weight))] : [])]
    .filter(Boolean)
    .join(' · ');
  write(pdf, facts, [left, foot + 20], width, { size: 8, most: 1 });
  drawBarcode(pdf, order.number, [left + 14, foot + 38], { width: width - 28, height: 48 });
  write(pdf, order.number, [left, foot + 90], width, { font: 'mono', size: 12, align: 'center' });
}
