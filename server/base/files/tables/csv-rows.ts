// Reads the rows of a CSV file.
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { withoutGuard } from '../csv.ts';
import { cellTooLong, quoteNotClosed, TABLE_WRONG_ENCODING, tooManyColumns, tooManyLines } from './table-texts.ts';
import {
  columnName,
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
/** As many columns as a spreadsheet has: blank cells at the end of a row harm nobody. */
const MAX_BLANK_COLUMNS = 16_384;

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
  let no = 0;
  /** Checks each cell as soon as it ends, so that no row grows without end. */
  const checked = (text: string, { index }: { index: number }): string => {
    if (text === '' ? index >= MAX_BLANK_COLUMNS : index >= MAX_COLUMNS)
      throw new TableFileError(tooManyColumns(lineOf(), MAX_COLUMNS));
    const value = withoutGuard(text);
    if (value.length > MAX_CELL_CHARACTERS)
      throw new TableFileError(cellTooLong(lineOf(), columnName(index), MAX_CELL_CHARACTERS));
    return value;
  };
  const records = parse({
    delimiter,
    // All three, whichever comes first.
    recordDelimiter: ['\r\n', '\n', '\r'],
    relaxQuotes: true,
    relaxColumnCount: true,
    maxRecordSize: MAX_ROW_BYTES,
    cast: checked,
  });
  /** Rows that the parser has begun; those that were taken from it may be fewer. */
  let isHint = false;
  const lineOf = (): number => records.info.records + (isHint ? 0 : 1);
  pipeline(csvTexts(path, encoding), records, () => {}); // errors come to the reader
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      if (no === 0 && !isHint && isDelimiterHint(cells, delimiter)) {
        isHint = true;
        continue;
      }
      no += 1;
      if (no > MAX_LINES) throw new TableFileError(tooManyLines(MAX_LINES));
      if (cells.some((cell) => cell !== '')) yield { no, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? new TableFileError(quoteNotClosed(lineOf()), { cause: error }) : error;
  }
}

/** A first line 'sep=;', by which files tell spreadsheets their delimiter and which these do not show. */
const isDelimiterHint = (cells: readonly string[], delimiter: string): boolean =>
  cells.length === 2 && cells[0] === 'sep=' && cells[1] === '' && delimiter !== '';
