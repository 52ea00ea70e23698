import { CSV_TYPE, type Download } from '#contract/downloads.ts';

/** Beginnings that a spreadsheet takes for a formula, also in their wide forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

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
