// The drawing sheet of an article as PDF: two views with the true dimensions, their tolerances, a title block. One A4 page
// that lies on its side.
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Body } from '../body.ts';
import { layOut, type Layout } from '../drawing/layout.ts';
import { POINTS, scaleText, SHEET } from '../drawing/paper.ts';
import { DASHES, STYLES, strokesOf } from '../drawing/strokes.ts';
import type { SheetContent } from './content.ts';
import { SHEET_TEXTS as texts } from './texts.ts';

const require = createRequire(import.meta.url);
const font = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

const PAGE = { width: 841.89, height: 595.28, margin: 24 };
const INNER = { width: PAGE.width - 2 * PAGE.margin, bottom: PAGE.height - PAGE.margin };
/** Where the drawing's field ends, and the title block begins. */
const FIELD = { top: PAGE.margin + 8, bottom: 366 };
const BLOCK = { left: 516, row: 17 };
const TABLE = { row: 12.5, columns: [34, 150, 76, 76, 132] };
const INK = '#15181c';
const SOFT = '#4d5a67';
const RULE = '#9aa5b0';
const HALO = 1.5;

type Pdf = InstanceType<typeof import('pdfkit')>;
interface Face {
  font?: 'regular' | 'bold' | 'mono';
  size?: number;
  color?: string;
  width?: number;
  align?: 'left' | 'center' | 'right';
}

/** One line of text, shortened to its width. */
function write(pdf: Pdf, text: string, [x, y]: readonly [number, number], face: Face = {}): void {
  const { font: name = 'regular', size = 7.5, color = INK, width, align = 'left' } = face;
  pdf
    .font(name)
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, {
      lineBreak: false,
      align,
      ...(width !== undefined && { width, height: size + 2, ellipsis: true }),
    });
}

function line(pdf: Pdf, [x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], weight = 0.5): void {
  pdf
    .moveTo(x0, y0)
    .lineTo(x1, y1)
    .lineWidth(weight)
    .strokeColor(weight > 0.6 ? INK : RULE)
    .stroke();
}

/** The drawing in the middle of its field. */
function drawViews(pdf: Pdf, body: Body, layout: Layout, textOf: ReadonlyMap<string, string>): void {
  const { weights } = SHEET;
  const { lines, arrows } = strokesOf(body, layout);
  pdf.save();
  pdf.translate(
    PAGE.margin + (INNER.width - layout.width) / 2,
    FIELD.top + Math.max(0, (FIELD.bottom - FIELD.top - layout.height) / 2),
  );
  for (const style of STYLES) {
    const d = lines.get(style);
    if (d === undefined) continue;
    const isInk = style === 'edge' || style === 'hidden';
    pdf.save().lineWidth(isInk ? weights[style] : weights.thin);
    pdf.strokeColor(isInk ? INK : SOFT).lineJoin('round');
    const dashes = DASHES[style]?.map((part) => part * weights.thin);
    if (dashes) pdf.dash(dashes as unknown as number, {}); // takes a list too, which its types do not know
    pdf.path(d).stroke().restore();
  }
  if (arrows !== '') pdf.path(arrows).fill(SOFT);
  for (const { key, x, y } of layout.letters) {
    const text = textOf.get(key)!;
    const width = pdf.font('regular').fontSize(8).widthOfString(text);
    pdf.rect(x - width / 2 - HALO, y - 5, width + 2 * HALO, 10).fill('#ffffff');
    write(pdf, text, [x - width / 2, y - 4.6], { size: 8 });
  }
  pdf.restore();
}

function drawTable(pdf: Pdf, { rows, remarks }: SheetContent): void {
  let y = FIELD.bottom + 8;
  const cells = (values: readonly string[], face: Face): void => {
    let x = PAGE.margin + 6;
    values.forEach((value, i) => {
      const width = TABLE.columns[i]!;
      write(pdf, value, [x, y + 2.5], { ...face, width: width - 4 });
      x += width;
    });
    y += TABLE.row;
  };
  const right = PAGE.margin + 6 + TABLE.columns.reduce((sum, width) => sum + width, 0);
  cells(texts.head, { size: 7, color: SOFT });
  line(pdf, [PAGE.margin + 6, y], [right, y], 0.8);
  for (const { letter, label, value, tolerance, limits } of rows.slice(0, texts.mostRows)) {
    cells([letter, label, value, tolerance, limits], { size: 7.5 });
    line(pdf, [PAGE.margin + 6, y], [right, y]);
  }
  pdf.font('regular').fontSize(6.5).fillColor(SOFT);
  pdf.text(remarks.join(' '), PAGE.margin + 6, Math.min(y + 6, INNER.bottom - 34), {
    width: right - PAGE.margin - 6,
    height: 30,
    ellipsis: true,
    lineGap: 1,
  });
}

/** The sign of first-angle projection (ISO 5456-2): the cone's end stands to the right of its side. */
function drawProjection(pdf: Pdf, [x, y]: readonly [number, number]): void {
  pdf.lineWidth(0.7).strokeColor(INK);
  pdf.polygon([x, y + 2.5], [x + 14, y], [x + 14, y + 10], [x, y + 7.5]).stroke();
  pdf.circle(x + 24, y + 5, 5).stroke();
  pdf.circle(x + 24, y + 5, 2.5).stroke();
  pdf.save().lineWidth(0.3).dash(3, { space: 1 });
  pdf
    .moveTo(x - 2, y + 5)
    .lineTo(x + 31, y + 5)
    .stroke();
  pdf.restore();
}

function drawBlock(pdf: Pdf, content: SheetContent, layout: Layout): void {
  const { company, code, name, facts, address, changedAt } = content;
  const [left, right] = [BLOCK.left, PAGE.width - PAGE.margin];
  const scale = scaleText(Math.round((layout.scale / POINTS) * 100) / 100);
  const isBroken = layout.views.some(({ fold }) => fold.cuts.length > 0);
  const all = [
    ...facts,
    { name: texts.scale, value: isBroken ? texts.broken(scale) : scale },
    { name: texts.date, value: texts.dayOf(changedAt) },
  ];
  const top = INNER.bottom - 66 - all.length * BLOCK.row;
  line(pdf, [left, top], [right, top], 0.8);
  line(pdf, [left, top], [left, INNER.bottom], 0.8);
  let y = top;
  for (const fact of all) {
    write(pdf, fact.name, [left + 6, y + 5], { size: 6.5, color: SOFT, width: 62 });
    write(pdf, fact.value, [left + 70, y + 4.5], { size: 7.5, width: right - left - 76 });
    y += BLOCK.row;
    line(pdf, [left, y], [right, y]);
  }
  write(pdf, company, [left + 6, y + 5], { font: 'bold', size: 8, width: right - left - 60 });
  drawProjection(pdf, [right - 42, y + 5]);
  write(pdf, name, [left + 6, y + 20], { size: 8, width: right - left - 12 });
  write(pdf, code, [left + 6, y + 33], { font: 'mono', size: 14, width: right - left - 12 });
  write(pdf, address, [left + 6, y + 53], { size: 6.5, color: SOFT, width: right - left - 12 });
}

/** @returns the file; equal content gives equal bytes */
export async function writeSheet(content: SheetContent): Promise<Uint8Array<ArrayBuffer>> {
  // Only shops that give sheets need it.
  const { default: PdfDocument } = await import('pdfkit');
  const { code, name, company, changedAt, body, dimensions } = content;
  const pdf = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    info: { Title: `${code} – ${name}`, Author: company, CreationDate: changedAt, ModDate: changedAt },
    lang: 'tr',
    displayTitle: true,
  });
  pdf.registerFont('regular', font('DejaVuSans'));
  pdf.registerFont('bold', font('DejaVuSans-Bold'));
  pdf.registerFont('mono', font('DejaVuSansMono-Bold'));
  const layout = layOut(body, dimensions, SHEET);
  pdf
    .rect(PAGE.margin, PAGE.margin, INNER.width, PAGE.height - 2 * PAGE.margin)
    .lineWidth(1)
    .strokeColor(INK)
    .stroke();
  line(pdf, [PAGE.margin, FIELD.bottom], [PAGE.width - PAGE.margin, FIELD.bottom], 0.8);
  drawViews(pdf, body, layout, new Map(dimensions.map(({ key, text }) => [key, text])));
  drawTable(pdf, content);
  drawBlock(pdf, content, layout);
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}
