// Finds the encoding and the delimiter of a CSV file.
import { createReadStream } from 'node:fs';
import { csvTexts } from './csv-rows.ts';
import { SAVE_AS_XLSX_OR_CSV } from './table-texts.ts';
import { CSV_DELIMITERS, TableFileError, type CsvDelimiter, type CsvEncoding, type CsvForm } from './table.ts';
import { decoderOf } from './xml.ts';

/** Other files that are texts: pages saved as '.xls', XML, PDF, rich text. */
const OTHER_TEXT = /^\s*(?:<(?:!doctype|\?xml|html|table|meta|head|body)\b|%PDF-|\{\\rtf)/i;
/** In which the first line must end. */
const MAX_FIRST_LINE = 1024 * 1024;

/** @throws TableFileError for a file that is no CSV */
export async function csvForm(path: string): Promise<CsvForm> {
  const encoding = await encodingOf(path);
  return { kind: 'csv', encoding, delimiter: await delimiterOf(path, encoding) };
}

/** Reads the whole file: one byte near its end may tell that it is no UTF-8. */
async function encodingOf(path: string): Promise<CsvEncoding> {
  const decoder = decoderOf('utf-8');
  let isFirst = true;
  let isUtf8 = true;
  const tried = (piece?: Buffer): boolean => {
    try {
      decoder.decode(piece);
      return true;
    } catch {
      return false;
    }
  };
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst && piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le';
    if (isFirst && piece[0] === 0xfe && piece[1] === 0xff) return 'utf-16be';
    isFirst = false;
    if (piece.includes(0)) throw new TableFileError(SAVE_AS_XLSX_OR_CSV);
    isUtf8 &&= tried(piece);
  }
  return isUtf8 && tried() ? 'utf-8' : 'windows-1254';
}

/** The sign that stands most often outside quotes in the first line with content; a semicolon where none does. */
async function delimiterOf(path: string, encoding: CsvEncoding): Promise<CsvDelimiter> {
  let text = '';
  for await (const piece of csvTexts(path, encoding)) {
    text += piece;
    const line = firstLine(text, false);
    if (line !== undefined) return delimiterIn(line);
    if (text.length > MAX_FIRST_LINE) break;
  }
  return delimiterIn(firstLine(text, true) ?? '');
}

/** The first line with content; undefined while its end is not there yet. */
function firstLine(text: string, isWhole: boolean): string | undefined {
  if (OTHER_TEXT.test(text)) throw new TableFileError(SAVE_AS_XLSX_OR_CSV);
  let isQuoted = false;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '"') isQuoted = !isQuoted;
    if (isQuoted || (sign !== '\n' && sign !== '\r')) continue;
    const line = text.slice(start, i);
    if (line.trim() !== '') return line;
    start = i + 1;
  }
  return isWhole ? text.slice(start) : undefined;
}

function delimiterIn(line: string): CsvDelimiter {
  const plain = line.replace(/"[^"]*"?/g, '');
  const hint = CSV_DELIMITERS.find((sign) => plain === `sep=${sign}`);
  if (hint !== undefined) return hint;
  const count = (sign: string): number => plain.split(sign).length;
  return CSV_DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
