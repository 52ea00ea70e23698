// A4 pages of a document: letterhead and title, facts, addresses, and the foot of each page.
import type { DeliveryAddress } from '#contract/addresses.ts';
import type { OrderDocument } from '#contract/order-documents.ts';
import { istanbulDayText } from '../../../base/clock.ts';
import { A4, type Pdf } from '../../../base/pdf/open-pdf.ts';
import { lineHeight, rule, SOFT, write } from '../../../base/pdf/writing.ts';
import { invoicePlace } from '#contract/order-texts.ts';
import { showInvoice } from '../orders/shown.ts';
import type { OrderRow } from '../payments/facts.ts';
import type { DocumentContent } from './content.ts';
import type { Letterhead } from './letterhead.ts';
import { DOCUMENT_TEXTS as texts, DOCUMENT_TITLES } from './texts.ts';

export const PAGE = { left: 45, right: A4[0] - 45, width: A4[0] - 90, top: 42, bottom: A4[1] - 62 };
const LOGO = { width: 170, height: 46 };

/** Who a document is for, in lines. */
export const addressLines = ({ recipient, line, postalCode, district, city, phone }: DeliveryAddress): string[] => [
  recipient,
  ...line.split('\n'),
  [postalCode, district, city].filter(Boolean).join(' '),
  texts.phone(phone),
];
export function buyerLines(order: OrderRow): string[] {
  const { name, taxId, taxOffice, ...rest } = showInvoice(order);
  const address = invoicePlace(rest);
  const [, ...place] = addressLines(order.address);
  return [name, ...(address === '' ? place.slice(0, -1) : address.split('\n')), texts.tax(taxOffice, taxId)].filter(
    Boolean,
  );
}

/** The first page's head. @returns where the content begins */
export function beginDocument(pdf: Pdf, kind: OrderDocument, { order, letterhead, at }: DocumentContent): number {
  pdf.addPage({ size: [...A4], margin: 0 });
  const half = PAGE.width / 2 - 10;
  if (letterhead.logo) pdf.image(letterhead.logo, PAGE.left, PAGE.top, { fit: [LOGO.width, LOGO.height] });
  else write(pdf, letterhead.brand, [PAGE.left, PAGE.top + 4], half, { font: 'bold', size: 14, most: 2 });
  const right = { align: 'right' as const };
  const x = PAGE.right - half;
  write(pdf, DOCUMENT_TITLES[kind], [x, PAGE.top], half, { font: 'bold', size: 15, ...right });
  write(pdf, order.number, [x, PAGE.top + 23], half, { font: 'mono', size: 11, ...right });
  write(pdf, `${texts.made}: ${istanbulDayText(at)}`, [x, PAGE.top + 40], half, { size: 8, color: SOFT, ...right });
  const y = PAGE.top + LOGO.height + 14;
  rule(pdf, [PAGE.left, y], PAGE.width, { weight: 2, color: letterhead.color });
  return y + 14;
}

/** A page of a document that goes on. @returns where the content begins */
export function nextPage(pdf: Pdf, kind: OrderDocument, { order, letterhead }: DocumentContent): number {
  pdf.addPage({ size: [...A4], margin: 0 });
  write(pdf, letterhead.name, [PAGE.left, PAGE.top], PAGE.width / 2, { font: 'bold', size: 9, most: 1 });
  write(pdf, `${DOCUMENT_TITLES[kind]}  ${order.number}`, [PAGE.left, PAGE.top], PAGE.width, {
    align: 'right',
    size: 9,
  });
  rule(pdf, [PAGE.left, PAGE.top + 16], PAGE.width, { weight: 1, color: letterhead.color });
  return PAGE.top + 26;
}

/** Blocks of lines beside each other, the first line of each in bold. @returns where the next begins */
export function writeBlocks(
  pdf: Pdf,
  y: number,
  blocks: readonly { label: string; lines: readonly string[] }[],
): number {
  const gap = 20;
  const width = (PAGE.width - gap * (blocks.length - 1)) / blocks.length;
  const ends = blocks.map(({ label, lines: [first = '', ...rest] }, i) => {
    const x = PAGE.left + i * (width + gap);
    let end = write(pdf, label, [x, y], width, { size: 7, color: SOFT }) + 2;
    end = write(pdf, first, [x, end], width, { font: 'bold', size: 9, most: 3 });
    return write(pdf, rest.join('\n'), [x, end], width, { size: 8.5, most: 8 });
  });
  return Math.max(...ends) + 12;
}

/** Names and values in a row. @returns where the next begins */
export function writeFacts(pdf: Pdf, y: number, facts: readonly (readonly [name: string, value: string])[]): number {
  const given = facts.filter(([, value]) => value !== '');
  const width = PAGE.width / Math.max(4, given.length);
  rule(pdf, [PAGE.left, y], PAGE.width);
  given.forEach(([name, value], i) => {
    const x = PAGE.left + i * width;
    write(pdf, name, [x, y + 6], width - 8, { size: 7, color: SOFT });
    write(pdf, value, [x, y + 6 + lineHeight({ size: 7 })], width - 8, { size: 8.5, most: 2 });
  });
  const end = y + 12 + lineHeight({ size: 7 }) + 2 * lineHeight({ size: 8.5 });
  return end;
}

/** The foot of pages from `first` on: the seller, the remark, and the page's number. */
export function writeFeet(pdf: Pdf, first: number, letterhead: Letterhead, remark: string): void {
  const { count } = pdf.bufferedPageRange();
  const pages = count - first;
  for (let i = 0; i < pages; i++) {
    pdf.switchToPage(first + i);
    const y = PAGE.bottom + 16;
    rule(pdf, [PAGE.left, y - 6], PAGE.width);
    if (remark !== '') write(pdf, remark, [PAGE.left, y], PAGE.width - 80, { font: 'bold', size: 7.5, most: 1 });
    const contact = [letterhead.name, letterhead.contact].filter(Boolean).join(' · ');
    const below = remark === '' ? y : y + lineHeight({ size: 7.5 });
    write(pdf, contact, [PAGE.left, below], PAGE.width - 80, { size: 7, color: SOFT, most: 1 });
    const number = texts.page(i + 1, pages);
    write(pdf, number, [PAGE.right - 80, y], 80, { size: 7, color: SOFT, align: 'right' });
  }
}
