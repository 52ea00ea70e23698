// What the readers of tables share: the form of a file, its cells, its limits and its mistakes.
import { TABLE_LIMITS, type CsvDelimiter, type CsvEncoding } from '#contract/table-files.ts';

export { CSV_DELIMITERS, CSV_ENCODINGS, type CsvDelimiter, type CsvEncoding } from '#contract/table-files.ts';

export const MAX_FILE_MIB = TABLE_LIMITS.megabytes;
export const MAX_DATA_ROWS = TABLE_LIMITS.rows;
export const MAX_COLUMNS = TABLE_LIMITS.columns;
/** As many columns as a spreadsheet has: blank cells at the end of a row harm nobody. */
export const MAX_BLANK_COLUMNS = 16_384;
/** As many characters as a spreadsheet's cell holds. */
export const MAX_CELL_CHARACTERS = 32_767;
/** What a cell may be written with: each of its characters as an escape of seven. */
export const MAX_WRITTEN_CHARACTERS = 7 * MAX_CELL_CHARACTERS;
export const MAX_SHARED_STRINGS = 500_000;
/** As many lines as a spreadsheet has, blank ones included. */
export const MAX_LINES = 1_048_576;

export interface CsvForm {
  kind: 'csv';
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
}
export interface XlsxForm {
  kind: 'xlsx';
  /** The name of the sheet that is read. */
  sheet: string;
}
/** An export of WordPress. */
export interface WxrForm {
  kind: 'wxr';
}
export type TableForm = CsvForm | XlsxForm | WxrForm;

/** A date without or with a time: '2026-11-24', '2026-11-24T09:00', '2026-11-24T09:00:30'. */
export interface DateCell {
  date: string;
}
/** CSV has texts only. An empty cell is ''. */
export type TableCell = string | number | boolean | DateCell;

export interface TableRow {
  /** The number that a spreadsheet shows beside the row. */
  no: number;
  cells: TableCell[];
}

/** A mistake of the file, with a Turkish sentence for the person who uploaded it. */
export class TableFileError extends Error {
  override name = 'TableFileError';
}

/** The letters above a column: 0 → 'A', 26 → 'AA'. */
export function columnName(index: number): string {
  const before = Math.floor(index / 26);
  return `${before > 0 ? columnName(before - 1) : ''}${String.fromCharCode(65 + (index % 26))}`;
}
