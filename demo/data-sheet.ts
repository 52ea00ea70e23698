import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import Pdf from 'pdfkit';
import type { DemoFamily } from './base/types.ts';

/** The content of a data sheet's header and footer. */
export interface DataSheetCompany {
  name: string;
  phone: string;
  email: string;
  address: string;
}

const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** The same content gives the same file: the metadata holds no current date. */
const CREATED = new Date('2026-01-01T00:00:00Z');

const INK = '#15181c';
const SOFT = '#5b6b7c';
const RULE = '#c9d0d8';
const STRIPE = '#f4f6f8';

const PAGE = { width: 595.28, height: 841.89, margin: 42 };
const CONTENT = PAGE.width - 2 * PAGE.margin;
const FOOTER_TOP = PAGE.height - 52;
const ROW = 13.5;

type Document = InstanceType<typeof Pdf>;

function rule(doc: Document, y: number, weight = 0.5, colour = RULE): void {
  doc
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke();
}

function heading(doc: Document, text: string, x: number, y: number): number {
  doc
    .font('bold')
    .fontSize(8.5)
    .fillColor(SOFT)
    .text(text.toLocaleUpperCase('tr'), x, y, { characterSpacing: 0.5, lineBreak: false });
  return y + 15;
}

function bullets(
  doc: Document,
  items: readonly string[],
  x: number,
  top: number,
  width: number,
  bottom: number,
): number {
  let y = top;
  for (const item of items) {
    doc.font('regular').fontSize(8.5);
    const height = doc.heightOfString(item, { width: width - 10, lineGap: 1 });
    if (y + height > bottom) break;
    doc.rect(x, y + 4, 3, 1).fill(SOFT);
    doc.fillColor(INK).text(item, x + 10, y, { width: width - 10, lineGap: 1 });
    y += height + 2.5;
  }
  return y;
}

/** Draws company, title and standard; returns where the body begins. */
function drawHeader(doc: Document, family: DemoFamily, company: DataSheetCompany): number {
  doc
    .font('bold')
    .fontSize(12)
    .fillColor(INK)
    .text(company.name, PAGE.margin, 36, { width: CONTENT * 0.6, lineBreak: false, ellipsis: true });
  doc
    .font('regular')
    .fontSize(8.5)
    .fillColor(SOFT)
    .text('ÜRÜN VERİ SAYFASI', PAGE.margin, 39, { width: CONTENT, align: 'right', characterSpacing: 0.6 });
  rule(doc, 58, 1.4, INK);
  doc.font('bold').fontSize(19).fillColor(INK).text(family.name, PAGE.margin, 70, { width: CONTENT });
  return doc.y + 6;
}

/** Standard, material and hardness with the summary on the left, the drawing on the right. */
function drawFacts(doc: Document, family: DemoFamily, drawing: Buffer, top: number): number {
  const left = CONTENT * 0.47;
  const pictureWidth = CONTENT - left - 18;
  const pictureX = PAGE.margin + left + 18;
  const pictureHeight = pictureWidth * 0.75;
  doc.image(drawing, pictureX, top, { fit: [pictureWidth, pictureHeight], align: 'center', valign: 'center' });
  doc.rect(pictureX, top, pictureWidth, pictureHeight).lineWidth(0.5).strokeColor(RULE).stroke();
  let y = top;
  const facts = [
    ['Standart', family.standard],
    ['Malzeme', family.material],
    ['Sertlik', family.hardness],
  ].filter(([, value]) => value !== '');
  for (const [name = '', value = ''] of facts) {
    doc
      .font('regular')
      .fontSize(8)
      .fillColor(SOFT)
      .text(name, PAGE.margin, y + 0.5, { width: 62 });
    doc
      .font('bold')
      .fontSize(8.5)
      .fillColor(INK)
      .text(value, PAGE.margin + 64, y, { width: left - 64, lineGap: 1 });
    y = Math.max(doc.y, y + 12) + 3;
    doc
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + left, y)
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
    y += 5;
  }
  doc
    .font('regular')
    .fontSize(9)
    .fillColor(INK)
    .text(family.summary, PAGE.margin, y + 3, { width: left, lineGap: 2.5 });
  return Math.max(doc.y, top + pictureHeight) + 16;
}

/** The size table: as many rows as the page holds, in two halves when the columns are few. */
function drawTable(doc: Document, { head, rows }: DemoFamily['sizeTable'], top: number): void {
  if (head.length === 0) return;
  const halves = head.length <= 5 && rows.length > 8 ? 2 : 1;
  const gap = 18;
  const width = (CONTENT - gap * (halves - 1)) / halves;
  const y = heading(doc, 'Ölçüler (mm)', PAGE.margin, top);
  const room = Math.max(1, Math.floor((FOOTER_TOP - 30 - y) / ROW) - 1);
  const shown = rows.slice(0, room * halves);
  const perHalf = Math.ceil(shown.length / halves);
  const size = head.length > 8 ? 7 : 8;
  // Columns as wide as their longest cell asks, so that codes and numbers both fit.
  const weights = head.map(
    (title, column) => Math.max(title.length, ...shown.map((row) => (row[column] ?? '').length)) + 2,
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  for (let half = 0; half < halves; half++) {
    const x = PAGE.margin + half * (width + gap);
    const line = (cells: readonly string[], rowY: number, font: string, colour: string): void => {
      let cellX = x;
      head.forEach((_, column) => {
        const cellWidth = (width * (weights[column] ?? 1)) / sum;
        doc
          .font(font)
          .fontSize(size)
          .fillColor(colour)
          .text(cells[column] ?? '', cellX + 3, rowY + 3, {
            width: cellWidth - 4,
            height: ROW - 3,
            lineBreak: false,
            ellipsis: true,
            align: column === 0 ? 'left' : 'right',
          });
        cellX += cellWidth;
      });
    };
    const mine = shown.slice(half * perHalf, (half + 1) * perHalf);
    line(head, y, 'bold', SOFT);
    doc
      .moveTo(x, y + ROW)
      .lineTo(x + width, y + ROW)
      .lineWidth(0.9)
      .strokeColor(INK)
      .stroke();
    mine.forEach((row, i) => {
      const rowY = y + ROW * (i + 1);
      if (i % 2 === 1) doc.rect(x, rowY, width, ROW).fill(STRIPE);
      line(row, rowY, 'regular', INK);
    });
    doc
      .moveTo(x, y + ROW * (mine.length + 1))
      .lineTo(x + width, y + ROW * (mine.length + 1))
      .lineWidth(0.5)
      .strokeColor(RULE)
      .stroke();
  }
  const note =
    shown.length < rows.length
      ? `Tabloda ${rows.length} ölçünün ${shown.length} tanesi verilmiştir; ara ölçüler için bize danışın.`
      : 'Ara ölçüler için bize danışın.';
  doc
    .font('regular')
    .fontSize(8)
    .fillColor(SOFT)
    .text(note, PAGE.margin, y + ROW * (perHalf + 1) + 6, { width: CONTENT, lineBreak: false });
}

function drawFooter(doc: Document, company: DataSheetCompany): void {
  rule(doc, FOOTER_TOP, 0.5, RULE);
  doc.font('regular').fontSize(7.5).fillColor(SOFT);
  doc.text(
    [company.phone, company.email, company.address].filter(Boolean).join('   ·   '),
    PAGE.margin,
    FOOTER_TOP + 7,
    { width: CONTENT, height: 10, lineBreak: false, ellipsis: true },
  );
  doc.text('Ölçü ve teknik değişiklik hakkı saklıdır.', PAGE.margin, FOOTER_TOP + 18, {
    width: CONTENT,
    lineBreak: false,
  });
}

/**
 * Writes a family's data sheet: one A4 page with embedded fonts, the same bytes for the same content. `drawingPng` is
 * the `cizim` picture as PNG (or JPEG) data.
 */
export async function writeDataSheet(
  family: DemoFamily,
  file: string,
  drawingPng: Buffer,
  company: DataSheetCompany,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    info: {
      Title: family.name,
      Author: company.name,
      Subject: 'Ürün veri sayfası',
      CreationDate: CREATED,
      ModDate: CREATED,
    },
    lang: 'tr',
    displayTitle: true,
  });
  const stream = doc.pipe(createWriteStream(file));
  doc.registerFont('regular', REGULAR);
  doc.registerFont('bold', BOLD);
  let y = drawFacts(doc, family, drawingPng, drawHeader(doc, family, company));
  rule(doc, y - 8);
  const half = (CONTENT - 18) / 2;
  const listBottom = y + 130;
  let end = y;
  for (const [title, items, x] of [
    ['Özellikler', family.features, PAGE.margin],
    ['Kullanım yerleri', family.applications, PAGE.margin + half + 18],
  ] as const) {
    if (items.length > 0) end = Math.max(end, bullets(doc, items, x, heading(doc, title, x, y), half, listBottom));
  }
  y = end + 12;
  rule(doc, y - 6);
  drawTable(doc, family.sizeTable, y + 2);
  drawFooter(doc, company);
  doc.end();
  await finished(stream);
}
