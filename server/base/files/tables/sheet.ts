// Reads the rows of a workbook's sheet.
import { richText, unescaped } from './cell-texts.ts';
import { dated, isoDated, type FormatKind } from './dates.ts';
import { cellTooLong, numberUnreadable, TABLE_DAMAGED, tooManyColumns, tooManyLines } from './table-texts.ts';
import {
  columnName,
  MAX_BLANK_COLUMNS,
  MAX_CELL_CHARACTERS,
  MAX_COLUMNS,
  MAX_LINES,
  MAX_WRITTEN_CHARACTERS,
  TableFileError,
  type TableCell,
  type TableRow,
} from './table.ts';
import { readXml } from './xml.ts';

export interface SheetContext {
  /** What each style of the workbook shows. */
  kinds: readonly FormatKind[];
  is1904: boolean;
  /** A shared string. @throws TableFileError when there is none */
  textAt: (index: number) => string;
}

const DIGITS = 15;
const A = 'A'.charCodeAt(0);
const LETTERS = 26;
/** Beyond it lies no column of any spreadsheet; the letters of a longer address are not read. */
const MAX_LETTERS = 3;

/** The column of an address: 'C7' → 2; undefined where it names none. */
function columnOf(address: string | undefined): number | undefined {
  if (address === undefined) return undefined;
  let column = 0;
  let i = 0;
  for (; i < address.length; i++) {
    const place = address.charCodeAt(i) - A;
    if (place < 0 || place >= LETTERS) break;
    column = column * LETTERS + place + 1;
  }
  return i > 0 && i <= MAX_LETTERS ? column - 1 : undefined;
}

/** Numbers are kept with 17 digits, of which spreadsheets show 15: 0.30000000000000004 is 0.3. */
const withoutArtefacts = (value: number): number =>
  Number.isSafeInteger(value) ? value : Number(value.toPrecision(DIGITS));

const isTrue = (text: string): boolean => text === '1' || text === 'true';

/** The rows that have content; blank ones are left out. @throws TableFileError */
export async function* readSheet(
  pieces: AsyncIterable<Buffer>,
  { kinds, is1904, textAt }: SheetContext,
): AsyncGenerator<TableRow, void, undefined> {
  let rows: TableRow[] = [];
  let no = 0;
  let cells: TableCell[] = [];
  let column = -1;
  let type = '';
  let style = 0;
  let value = '';
  let isValue = false;
  let isInCell = false;
  const inline = richText();

  function cellValue(): TableCell {
    const text = inline.take();
    if (type === 'inlineStr') return text;
    if (type === 'str') return unescaped(value);
    if (value === '' || type === 'e') return '';
    if (type === 's') return textAt(Number(value));
    if (type === 'b') return isTrue(value);
    if (type === 'd') return isoDated(value);
    const number = Number(value);
    if (!Number.isFinite(number)) throw new TableFileError(numberUnreadable(no, columnName(column)));
    return dated(withoutArtefacts(number), kinds[style] ?? 'number', is1904);
  }

  function keep(cell: TableCell): void {
    if (cell === '' ? column >= MAX_BLANK_COLUMNS : column >= MAX_COLUMNS)
      throw new TableFileError(tooManyColumns(no, MAX_COLUMNS));
    if (cell === '') return;
    if (typeof cell === 'string' && cell.length > MAX_CELL_CHARACTERS)
      throw new TableFileError(cellTooLong(no, columnName(column), MAX_CELL_CHARACTERS));
    while (cells.length < column) cells.push('');
    cells[column] = cell;
  }

  const reading = readXml(pieces, {
    open(name, attributes, written) {
      if (isInCell) {
        if (name === 'v') isValue = true;
        else inline.open(name, attributes, written);
      } else if (name === 'c') {
        isInCell = true;
        column = columnOf(attributes['r']) ?? column + 1;
        type = attributes['t'] ?? '';
        style = Number(attributes['s'] ?? 0);
        value = '';
      } else if (name === 'row') {
        no = Math.max(no + 1, Number(attributes['r'] ?? 0) || 0);
        if (no > MAX_LINES) throw new TableFileError(tooManyLines(MAX_LINES));
        cells = [];
        column = -1;
      }
    },
    text(text) {
      if (!isValue) {
        if (isInCell) inline.text(text);
        return;
      }
      value += text;
      if (value.length > MAX_WRITTEN_CHARACTERS)
        throw new TableFileError(cellTooLong(no, columnName(column), MAX_CELL_CHARACTERS));
    },
    close(name) {
      if (name === 'c') {
        isInCell = false;
        keep(cellValue());
      } else if (name === 'row') {
        if (cells.length > 0) rows.push({ no, cells });
        cells = [];
      } else if (name === 'v') isValue = false;
      else if (isInCell) inline.close(name);
    },
  });
  for await (const _ of reading) {
    if (rows.length === 0) continue;
    const ready = rows;
    rows = [];
    yield* ready;
  }
  yield* rows;
}

/** Reads shared strings where they are needed. */
export const textsOf =
  (at: (index: number) => string | undefined) =>
  (index: number): string => {
    const text = at(index);
    if (text === undefined) throw new TableFileError(TABLE_DAMAGED);
    return text;
  };
