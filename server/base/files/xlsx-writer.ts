// Writes a table as a workbook of one sheet, row by row: the library that writes small ones (`write-excel-file`) keeps
// every cell as objects, which is too much for a whole catalogue.
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createZip } from './zip-writer.ts';

/** A text, a number, an amount with two decimals, or an empty cell. */
export type SheetCell = string | number | { amount: number } | null;

export interface Sheet {
  name: string;
  head: readonly string[];
  /** Width of each column in characters. */
  widths: readonly number[];
  rows: AsyncIterable<readonly SheetCell[]>;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
/** Styles by their places in `STYLES`. */
const BOLD = 1;
const AMOUNT = 2;
const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="2" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
const CONTENT_TYPES = `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;
const ROOT = `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const WORKBOOK_PARTS = `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/**
 * Text of an element; XML has no control characters but tab and line ends. Spreadsheets read '_x000D_' as a carriage
 * return, which XML would make a line feed, so that a text of that form begins with an escape itself.
 */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('\r', '_x000D_')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

/** Longest text that a cell holds. */
const MAX_CELL = 32_767;
const textCell = (text: string, style = ''): string =>
  `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text.slice(0, MAX_CELL))}</t></is></c>`;

function cellXml(cell: SheetCell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textCell(cell);
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c s="${AMOUNT}"><v>${cell.amount}</v></c>`;
}

/** Empty cells at the end of a row are left out; those before keep the places of the others. */
function rowXml(cells: readonly SheetCell[]): string {
  let length = cells.length;
  while (length > 0 && (cells[length - 1] === null || cells[length - 1] === '')) length -= 1;
  return `<row>${cells.slice(0, length).map(cellXml).join('')}</row>`;
}

/** Characters of a piece of the sheet. */
const PIECE = 64 * 1024;

/** The sheet, in pieces. */
async function* sheetXml({ head, widths, rows }: Sheet): AsyncGenerator<Buffer> {
  const columns = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  let piece = `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData><row>${head.map((text) => textCell(text, ` s="${BOLD}"`)).join('')}</row>`;
  for await (const row of rows) {
    piece += rowXml(row);
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(`${piece}</sheetData></worksheet>`);
}

/** Writes the workbook in constant memory. */
export async function writeXlsx(
  sheet: Sheet,
  path: string,
  { at, maxBytes }: { at: Date; maxBytes: number },
): Promise<void> {
  const zip = await createZip(path, { maxBytes, at });
  try {
    const parts: [string, string][] = [
      ['[Content_Types].xml', CONTENT_TYPES],
      ['_rels/.rels', ROOT],
      [
        'xl/workbook.xml',
        `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
      ['xl/_rels/workbook.xml.rels', WORKBOOK_PARTS],
      ['xl/styles.xml', STYLES],
    ];
    for (const [name, content] of parts) await zip.add(name, Buffer.from(content));
    await zip.addStream('xl/worksheets/sheet1.xml', sheetXml(sheet), false);
    await zip.finish();
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}

/** @param folder for the file while it is being written */
export async function xlsxOf(
  sheet: Sheet,
  { folder, at, maxBytes }: { folder: string; at: Date; maxBytes: number },
): Promise<Buffer> {
  const path = join(folder, `${randomUUID()}.xlsx`);
  await writeXlsx(sheet, path, { at, maxBytes });
  const bytes = await readFile(path);
  await rm(path, { force: true });
  return bytes;
}
