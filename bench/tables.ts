// Reading uploaded tables of 100,000 rows with 20 columns, in a process that may use as much memory as an import's.
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { csvLine, csvText } from '../server/base/files/csv.ts';
import { createZip } from '../server/base/files/zip-writer.ts';
import { workbookParts } from '../server/testing/workbooks.ts';
import type { Bench, Subject } from './bench.ts';
import { startProgram } from './processes.ts';
import { atMost, formatted, told, type Row } from './report.ts';
import type { TablesResult } from './tables-worker.ts';

const ROWS = 100_000;
const NUMBERS = 12;
const HEAPS_MIB = 160;
const GOAL_MIB = 256;
/** Different texts of the last column; with those of the others just below the limit of shared strings. */
const LAST_TEXTS = 99_900;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRST'];

const text = (row: number, column: number): string =>
  [
    `KLP-${String(row).padStart(6, '0')}`,
    `İtici pim Ø${row % 40},5 × ${row} mm şaşırtmalı`,
    `Açıklama ${row}: çelik, sertleştirilmiş, ğüşiöç`,
    `Kalıp seti ${row} > Burçlar`,
    `8690${String(row % LAST_TEXTS).padStart(9, '0')}`,
  ][column]!;
const TEXTS = 5;
const number = (row: number, column: number): number => ((row * 7919 + column * 104_729) % 10_000_000) / 100;
/** A day as the number of a spreadsheet. */
const day = (row: number, column: number): number => 40_000 + ((row + column) % 8_000);
const head = LETTERS.map((letter) => `Sütun ${letter}`);

async function writeCsv(path: string): Promise<void> {
  const file = await open(path, 'w');
  await file.writeFile(csvText(head, []));
  let lines = '';
  for (let row = 0; row < ROWS; row++) {
    lines += csvLine(
      LETTERS.map((_, i) => {
        if (i < TEXTS) return text(row, i);
        return i < TEXTS + NUMBERS ? number(row, i).toFixed(2).replace('.', ',') : `24.11.${2000 + (row % 30)}`;
      }),
    );
    if (row % 1_000 < 999) continue;
    await file.writeFile(lines);
    lines = '';
  }
  await file.close();
}

/** As spreadsheets write it: texts shared, cells with addresses. */
async function writeXlsx(path: string): Promise<void> {
  const shared: string[] = head.map((heading) => `<t>${heading}</t>`);
  const firstOf = Array.from({ length: TEXTS }, (_, i) => {
    const first = shared.length;
    const count = i === TEXTS - 1 ? LAST_TEXTS : ROWS;
    for (let row = 0; row < count; row++) shared.push(`<t>${text(row, i).replace('>', '&gt;')}</t>`);
    return first;
  });
  const cell = (row: number, i: number): string => {
    const address = `r="${LETTERS[i]}${row + 2}"`;
    if (i < TEXTS) return `<c ${address} t="s"><v>${firstOf[i]! + (i === TEXTS - 1 ? row % LAST_TEXTS : row)}</v></c>`;
    return i < TEXTS + NUMBERS
      ? `<c ${address}><v>${number(row, i)}</v></c>`
      : `<c ${address} s="1"><v>${day(row, i)}</v></c>`;
  };
  const rows = [`<row r="1">${head.map((_, i) => `<c r="${LETTERS[i]}1" t="s"><v>${i}</v></c>`).join('')}</row>`];
  for (let row = 0; row < ROWS; row++)
    rows.push(`<row r="${row + 2}" spans="1:20">${LETTERS.map((_, i) => cell(row, i)).join('')}</row>`);
  const parts = workbookParts({ sheets: { Sayfa1: rows.join('') }, shared, formats: [0, 14] });
  const zip = await createZip(path, { maxBytes: 100 * 1024 * 1024, at: new Date() });
  for (const { name, content } of parts) await zip.add(name, Buffer.from(content as string));
  await zip.finish();
}

async function measureOn(title: string, path: string): Promise<Row[]> {
  const { message, stop } = await startProgram<TablesResult>('./tables-worker.ts', path, [
    `--max-old-space-size=${HEAPS_MIB}`,
  ]);
  await stop();
  const { rows, lookMs, readMs, residentMiB } = message;
  if (rows !== ROWS) throw new Error(`${rows} of ${ROWS} rows were read`);
  const size = (await stat(path)).size / 1024 ** 2;
  return [
    atMost(
      `${title} of ${formatted(ROWS)} × 20 cells (${formatted(size)} MiB): memory (RSS)`,
      residentMiB,
      GOAL_MIB,
      ' MiB',
    ),
    told('… its head and first rows, all rows', `${formatted(lookMs / 1000)}, ${formatted(readMs / 1000)} s`),
  ];
}

export const tables: Subject = {
  name: 'tables',
  async measure({ folder }: Bench): Promise<Row[]> {
    const [csv, xlsx] = [join(folder, 'tables.csv'), join(folder, 'tables.xlsx')];
    await writeCsv(csv);
    await writeXlsx(xlsx);
    return [...(await measureOn('CSV', csv)), ...(await measureOn('XLSX', xlsx))];
  },
};
