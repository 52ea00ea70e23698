import { CSV_TYPE, type Download } from '#contract/downloads.ts';

/**
 * Beginnings that a spreadsheet takes for a formula, also in their wide forms; apostrophes before them count as well, so
 * that the one that is added can be told from those of the text.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell's text as a file has it: one that would run as a formula begins with an apostrophe. */
export const csvCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
/** The text of a cell of our own file: the inverse of `csvCell`. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

const cell = (text: string): string => `"${csvCell(text).replaceAll('"', '""')}"`;

/** A line of a table as `csvText` writes it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/**
 * A table as Turkish spreadsheets open it: UTF-8 with BOM, semicolons, every cell in quotes, CRLF. Cells that would run
 * as a formula begin with an apostrophe.
 */
export const csvText = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\ufeff${[head, ...rows].map(csvLine).join('')}`;

export const csvDownload = (
  fileName: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Download => ({ fileName, contentType: CSV_TYPE, content: { text: csvText(head, rows) } });
