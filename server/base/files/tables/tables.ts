// Tables that staff upload: CSV and XLSX files and exports of WordPress, recognised by their content and read row by row.
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { csvForm } from './csv-form.ts';
import { csvRows } from './csv-rows.ts';
import {
  rowTooLong,
  SAVE_AS_XLSX_OR_CSV,
  TABLE_EMPTY,
  TABLE_ENCRYPTED,
  tableTooLarge,
  tooManyDataRows,
} from './table-texts.ts';
import { MAX_DATA_ROWS, MAX_FILE_MIB, TableFileError, type TableCell, type TableForm, type TableRow } from './table.ts';
import { openWorkbook } from './workbook.ts';
import { wxrRows } from './wxr.ts';

export {
  CSV_DELIMITERS,
  CSV_ENCODINGS,
  MAX_COLUMNS,
  MAX_DATA_ROWS,
  MAX_FILE_MIB,
  TableFileError,
  type DateCell,
  type TableCell,
  type TableForm,
  type TableRow,
} from './table.ts';

/** Data rows that `lookAtTable` shows. */
const SHOWN_ROWS = 20;

/** Of a ZIP with files, and of an empty one. */
const ZIP_SIGNATURES = ['PK\u0003\u0004', 'PK\u0005\u0006'];
/** Behind marks of the encoding, which may have two bytes a letter. */
const IS_XML = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:\?xml|rss)[\s>]/;
/** Bytes that tell what a file is. */
const START_BYTES = 64;
const OLE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream that holds a workbook with a password. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

export interface TableLook {
  form: TableForm;
  /** Names of the sheets of a workbook; none of a CSV file. */
  sheets: string[];
  header: string[];
  /** The first data rows, each as long as the header. */
  rows: TableRow[];
}

/**
 * Finds what a file is by its content, and shows its head and first rows. CSV files are read once to their end, for
 * their encoding; of workbooks no more than is shown.
 * @param as reads it in this form instead, where staff chose another sheet, delimiter or encoding
 * @throws TableFileError
 */
export async function lookAtTable(path: string, as?: TableForm): Promise<TableLook> {
  const kind = await kindOf(path);
  if (as && as.kind !== kind) throw new TableFileError(SAVE_AS_XLSX_OR_CSV);
  if (as?.kind === 'csv' || kind === 'csv') {
    const form = as?.kind === 'csv' ? as : await csvForm(path);
    return { form, sheets: [], ...(await look(csvRows(path, form))) };
  }
  if (kind === 'wxr') return { form: { kind }, sheets: [], ...(await look(wxrRows(path))) };
  const workbook = await openWorkbook(path);
  try {
    const form = as?.kind === 'xlsx' ? as : { kind: 'xlsx' as const, sheet: workbook.sheets[0]! };
    const rows = await workbook.firstRows(form.sheet, SHOWN_ROWS + 1);
    return { form, sheets: workbook.sheets, ...(await look(rows)) };
  } finally {
    await workbook.close();
  }
}

/**
 * The data rows below the head, each as long as the head; rows without content are left out, the numbers of the others
 * stay as a spreadsheet shows them. Holds a piece of the file at a time, and the shared strings of a workbook.
 * @throws TableFileError at the first mistake, in the middle of the rows
 */
export async function* readTable(path: string, form: TableForm): AsyncGenerator<TableRow, void, undefined> {
  if ((await kindOf(path)) !== form.kind) throw new TableFileError(SAVE_AS_XLSX_OR_CSV);
  if (form.kind === 'csv') {
    yield* behindHead(csvRows(path, form));
    return;
  }
  if (form.kind === 'wxr') {
    yield* behindHead(wxrRows(path));
    return;
  }
  const workbook = await openWorkbook(path);
  try {
    yield* behindHead(workbook.rows(form.sheet));
  } finally {
    await workbook.close();
  }
}

async function look(rows: Rows): Promise<Pick<TableLook, 'header' | 'rows'>> {
  let header: string[] | undefined;
  const shown: TableRow[] = [];
  for await (const row of checkedRows(rows)) {
    if (header) shown.push(row);
    else header = row.cells.map(headText);
    if (shown.length === SHOWN_ROWS) break;
  }
  return { header: header!, rows: shown };
}

async function* behindHead(rows: Rows): AsyncGenerator<TableRow, void, undefined> {
  let isHead = true;
  for await (const row of checkedRows(rows)) {
    if (!isHead) yield row;
    isHead = false;
  }
}

type Rows = AsyncIterable<TableRow> | Iterable<TableRow>;

/** The head, then the data rows, as long as the head. @throws TableFileError */
async function* checkedRows(rows: Rows): AsyncGenerator<TableRow, void, undefined> {
  let columns = 0;
  let count = 0;
  for await (const { no, cells } of rows) {
    const filled = cells.findLastIndex((cell) => !isBlank(cell)) + 1;
    if (filled === 0) continue;
    if (columns === 0) columns = filled;
    else {
      count += 1;
      if (count > MAX_DATA_ROWS) throw new TableFileError(tooManyDataRows(MAX_DATA_ROWS));
      if (filled > columns) throw new TableFileError(rowTooLong(no, columns));
    }
    const whole = cells.slice(0, columns);
    while (whole.length < columns) whole.push('');
    yield { no, cells: whole };
  }
  if (columns === 0) throw new TableFileError(TABLE_EMPTY);
}

const isBlank = (cell: TableCell): boolean => typeof cell === 'string' && cell.trim() === '';

/** A cell of the head as text. */
const headText = (cell: TableCell): string => (typeof cell === 'object' ? cell.date : String(cell)).trim();

/** What the first bytes tell. @throws TableFileError for a file that is too large, empty, or of another kind */
async function kindOf(path: string): Promise<TableForm['kind']> {
  const { size } = await stat(path);
  if (size > MAX_FILE_MIB * 1024 * 1024) throw new TableFileError(tableTooLarge(MAX_FILE_MIB));
  if (size === 0) throw new TableFileError(TABLE_EMPTY);
  const file = await open(path, 'r');
  const start = Buffer.alloc(START_BYTES);
  try {
    await file.read(start, 0, start.length, 0);
  } finally {
    await file.close();
  }
  const first = start.subarray(0, OLE_SIGNATURE.length);
  if (first.equals(OLE_SIGNATURE))
    throw new TableFileError((await holds(path, ENCRYPTED)) ? TABLE_ENCRYPTED : SAVE_AS_XLSX_OR_CSV);
  if (ZIP_SIGNATURES.some((signature) => first.toString('latin1').startsWith(signature))) return 'xlsx';
  return IS_XML.test(start.toString('latin1').replaceAll('\u0000', '')) ? 'wxr' : 'csv';
}

async function holds(path: string, wanted: Buffer): Promise<boolean> {
  let end: Buffer = Buffer.alloc(0);
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const whole = Buffer.concat([end, piece]);
    if (whole.includes(wanted)) return true;
    end = whole.subarray(-wanted.length);
  }
  return false;
}
