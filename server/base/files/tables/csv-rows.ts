// Reads the rows of a CSV file.
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import { withoutGuard } from '../csv.ts';
import { cellTooLong, quoteNotClosed, TABLE_WRONG_ENCODING, tooManyColumns, tooManyLines } from './table-texts.ts';
import {
  columnName,
  MAX_BLANK_COLUMNS,
  MAX_CELL_CHARACTERS,
  MAX_COLUMNS,
  MAX_LINES,
  TableFileError,
  type CsvEncoding,
  type CsvForm,
  type TableRow,
} from './table.ts';
import { decoderOf } from './xml.ts';

/** Larger than any row within the limits is in practice; what is longer has a quote that is not closed. */
const MAX_ROW_BYTES = 8 * 1024 * 1024;

/** The text of a file, without its byte order mark. @throws TableFileError when it is not in the encoding */
export async function* csvTexts(path: string, encoding: CsvEncoding): AsyncGenerator<string, void, undefined> {
  const { decode } = decoderOf(encoding);
  const decoded = (piece?: Buffer): string => {
    try {
      return decode(piece);
    } catch (error) {
      throw new TableFileError(TABLE_WRONG_ENCODING, { cause: error });
    }
  };
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) yield decoded(piece);
  yield decoded();
}

/** The rows that have content; blank ones are left out. @throws TableFileError */
export async function* csvRows(
  path: string,
  { encoding, delimiter }: Pick<CsvForm, 'encoding' | 'delimiter'>,
): AsyncGenerator<TableRow, void, undefined> {
  /** Numbers of the rows that the parser has read ahead. */
  const numbers: number[] = [];
  let hints = 0;
  const lineAfter = ({ records: rows, empty_lines: blank }: Pick<Info, 'records' | 'empty_lines'>): number =>
    rows + blank - hints + 1;
  const records = parse({
    delimiter,
    // All three, whichever comes first.
    recordDelimiter: ['\r\n', '\n', '\r'],
    relaxQuotes: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
    maxRecordSize: MAX_ROW_BYTES,
    // Each cell is checked as soon as it ends, so that no row grows without end.
    cast: (text, context) => checkedCell(text, lineAfter(context), context.index),
    onRecord(cells, context) {
      if (context.records === 1 && isDelimiterHint(cells)) {
        hints = 1;
        return null;
      }
      const no = lineAfter(context) - 1; // the row is counted already
      if (no > MAX_LINES) throw new TableFileError(tooManyLines(MAX_LINES));
      if (cells.every((cell) => cell === '')) return null;
      numbers.push(no);
      return cells;
    },
  });
  pipeline(csvTexts(path, encoding), records, () => {}); // errors come to the reader
  try {
    for await (const cells of records as AsyncIterable<string[]>) yield { no: numbers.shift()!, cells };
  } catch (error) {
    throw error instanceof CsvError
      ? new TableFileError(quoteNotClosed(lineAfter(records.info)), { cause: error })
      : error;
  }
}

function checkedCell(text: string, no: number, column: number): string {
  if (text === '' ? column >= MAX_BLANK_COLUMNS : column >= MAX_COLUMNS)
    throw new TableFileError(tooManyColumns(no, MAX_COLUMNS));
  const value = withoutGuard(text);
  if (value.length > MAX_CELL_CHARACTERS)
    throw new TableFileError(cellTooLong(no, columnName(column), MAX_CELL_CHARACTERS));
  return value;
}

/** A first line 'sep=;', by which files tell spreadsheets their delimiter and which these do not show. */
const isDelimiterHint = (cells: readonly string[]): boolean =>
  cells.length === 2 && cells[0] === 'sep=' && cells[1] === '';
