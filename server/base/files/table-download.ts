// A list as a file: CSV or a workbook, written row by row with pauses, so that pages are answered beside it.
import { join } from 'node:path';
import { CSV_TYPE, XLSX_TYPE, type Download } from '#contract/downloads.ts';
import type { TableFormat } from '#contract/exports.ts';
import { pacer } from '../slices.ts';
import { csvLine, csvText } from './csv.ts';
import { xlsxOf, type Sheet, type SheetCell } from './xlsx-writer.ts';

export const MAX_TABLE_BYTES = 200 * 1024 * 1024;
/** Width of a column in characters. */
export const USUAL_WIDTH = 15;

/** Decimal comma, as Turkish spreadsheets read it; codes and other texts as they are. */
export function cellText(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.amount.toFixed(2).replace('.', ',');
  return String(cell);
}

/**
 * The rows as CSV or XLSX.
 * @param fileName without its ending
 */
export async function tableDownload(
  { dataDir, now }: { dataDir: string; now: number },
  { fileName, ...sheet }: Sheet & { fileName: string },
  format: TableFormat,
): Promise<Download> {
  const fileOf = (extension: TableFormat, contentType: string, bytes: Buffer): Download => ({
    fileName: `${fileName}.${extension}`,
    contentType,
    content: { bytes: new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length) },
  });
  const pace = pacer();
  async function* paced(): AsyncGenerator<readonly SheetCell[]> {
    for await (const row of sheet.rows) {
      yield row;
      await pace();
    }
  }
  if (format === 'csv') {
    const pieces = [Buffer.from(csvText(sheet.head, []))];
    for await (const line of paced()) pieces.push(Buffer.from(csvLine(line.map(cellText))));
    return fileOf('csv', CSV_TYPE, Buffer.concat(pieces));
  }
  const bytes = await xlsxOf(
    { ...sheet, rows: paced() },
    { folder: join(dataDir, 'private', 'exports'), at: new Date(now), maxBytes: MAX_TABLE_BYTES },
  );
  return fileOf('xlsx', XLSX_TYPE, bytes);
}
