// Lines of cells that people paste or choose as a small file, read whole. Large files: `tables/`.
import { parse } from 'csv-parse/sync';

export interface PastedLine {
  line: number;
  /** Without spaces around them. */
  cells: string[];
}

/** What may be wrong with a text as a whole, as a sentence each. */
export interface PastedRefusals {
  /** It holds signs that no encoding has. */
  encoding: string;
  unreadable: string;
  empty: string;
  tooMany: string;
}

/**
 * Reads lines, by the separator of the first one: `;`, tab or comma.
 * @param isHead whether the first line names columns: it is left out
 * @param refuse makes the error of a sentence
 */
export function pastedTable(
  csv: string,
  {
    most,
    isHead,
    sentences,
    refuse,
  }: {
    most: number;
    isHead: (cells: readonly string[]) => boolean;
    sentences: PastedRefusals;
    refuse: (sentence: string) => Error;
  },
): PastedLine[] {
  if (csv.includes('\ufffd')) throw refuse(sentences.encoding);
  const [first = ''] = csv
    .replace(/^\ufeff/, '')
    .trimStart()
    .split(/\r?\n/, 1);
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    rows = parse(csv, {
      delimiter: [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';',
      bom: true,
      relaxQuotes: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      info: true,
      to: most + 2,
    }) as unknown as typeof rows;
  } catch {
    throw refuse(sentences.unreadable);
  }
  const table = rows.map(({ record, info }) => ({ line: info.lines, cells: record.map((cell) => cell.trim()) }));
  const lines = table[0] && isHead(table[0].cells) ? table.slice(1) : table;
  if (lines.length === 0) throw refuse(sentences.empty);
  if (lines.length > most) throw refuse(sentences.tooMany);
  return lines;
}
