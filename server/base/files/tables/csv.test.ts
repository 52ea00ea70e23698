import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pdf } from '../../../testing/documents.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { csvText } from '../csv.ts';
import {
  cellTooLong,
  quoteNotClosed,
  rowTooLong,
  SAVE_AS_XLSX_OR_CSV,
  TABLE_EMPTY,
  TABLE_WRONG_ENCODING,
  tableTooLarge,
  tooManyColumns,
  tooManyDataRows,
  tooManyLines,
  XML_NOT_WORDPRESS,
} from './table-texts.ts';
import { lookAtTable, readTable, TableFileError, type TableForm, type TableRow } from './tables.ts';

const folder = await mkdtemp(join(tmpdir(), 'csv-'));
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function stored(content: string | Buffer): Promise<string> {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, content);
  return path;
}
async function rowsOf(path: string, as?: TableForm): Promise<TableRow[]> {
  const rows = [];
  for await (const row of readTable(path, as ?? (await lookAtTable(path)).form)) rows.push(row);
  return rows;
}
const read = async (content: string | Buffer) => rowsOf(await stored(content));
const cells = async (content: string | Buffer) => (await read(content)).map((row) => row.cells);
const refusal = (content: string | Buffer): Promise<unknown> =>
  read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof TableFileError ? error.message : error),
  );
const formOf = async (content: string | Buffer) => (await lookAtTable(await stored(content))).form;

/** The letters that Windows-1254 has in other places than Latin-1. */
const TURKISH: Readonly<Record<string, number>> = {
  ğ: 0xf0,
  Ğ: 0xd0,
  ı: 0xfd,
  İ: 0xdd,
  ş: 0xfe,
  Ş: 0xde,
  '€': 0x80,
  '’': 0x92,
};
const windows1254 = (text: string): Buffer => Buffer.from([...text].map((sign) => TURKISH[sign] ?? sign.charCodeAt(0)));
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const TEXT = 'Kod;Ad\r\n007;"Şişli ığdır ĞÜÖÇ İŞ"\r\n';
const ROWS = [['007', 'Şişli ığdır ĞÜÖÇ İŞ']];

describe('encodings', () => {
  test.each([
    ['UTF-8', Buffer.from(TEXT), 'utf-8'],
    ['UTF-8 with a BOM', Buffer.from(`\ufeff${TEXT}`), 'utf-8'],
    ['UTF-16 with a BOM', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), 'utf-16le'],
    ['UTF-16, the other way round', bigEndian(`\ufeff${TEXT}`), 'utf-16be'],
    ['Windows-1254', windows1254(TEXT), 'windows-1254'],
  ])('%s', async (_, bytes, encoding) => {
    const path = await stored(bytes);
    expect(await lookAtTable(path)).toEqual({
      form: { kind: 'csv', encoding, delimiter: ';' },
      sheets: [],
      header: ['Kod', 'Ad'],
      rows: [{ no: 2, cells: ROWS[0] }],
    });
    expect((await rowsOf(path)).map((row) => row.cells)).toEqual(ROWS);
  });

  test('signs of Windows-1254 that Latin-1 does not have', async () => {
    expect(await cells(windows1254('A;B\n€;’ş'))).toEqual([['€', '’ş']]);
  });

  test('a byte near the end of a large file tells that it is no UTF-8', async () => {
    const start = Buffer.from(`A;B\n${'kısa;metin\n'.repeat(20_000)}`);
    expect(await formOf(Buffer.concat([start, Buffer.from('son;x\n')]))).toMatchObject({ encoding: 'utf-8' });
    expect(await formOf(Buffer.concat([start, windows1254('son;ş\n')]))).toMatchObject({ encoding: 'windows-1254' });
    // Cut within a letter.
    expect(await formOf(Buffer.concat([start, Buffer.from('ş').subarray(0, 1)]))).toMatchObject({
      encoding: 'windows-1254',
    });
  });

  test('letters across the pieces of a file', async () => {
    for (let shift = 0; shift < 4; shift++) {
      const long = `${'x'.repeat(shift)}${'ş€😀'.repeat(3_500)}`;
      const text = `A\n${`${long}\n`.repeat(8)}`;
      for (const bytes of [Buffer.from(text), Buffer.from(`\ufeff${text}`, 'utf16le')])
        expect((await cells(bytes)).every(([cell]) => cell === long)).toBe(true);
    }
  });

  test('another encoding can be chosen, and is refused where it cannot be', async () => {
    const path = await stored(windows1254(TEXT));
    await expect(lookAtTable(path, { kind: 'csv', encoding: 'utf-8', delimiter: ';' })).rejects.toThrow(
      TABLE_WRONG_ENCODING,
    );
    expect(await refusal(Buffer.from([0xff, 0xfe, 0x41, 0, 0x0a, 0, 0x42]))).toBe(TABLE_WRONG_ENCODING);
  });
});

describe('delimiters', () => {
  test.each([
    ['Kod;Ad, tam\n', ';'],
    ['Kod,Ad\n', ','],
    ['Kod\tAd\n', '\t'],
    ['Kod|Ad|Not;\n', '|'],
    ['"a;b;c",d\n', ','],
    ['"a ""b;"" c;",d\r', ','],
    ['\n\n  \nKod,Ad\n1;2;3\n', ','],
    ['Kod\n', ';'],
    ['Kod, Ad; Not\n', ';'],
    ['"iki\nsatır, bir;",Ad', ','],
    ['sep=,\nKod;Ad;Not', ','],
  ])('%j', async (text, delimiter) => {
    expect(await formOf(text)).toEqual({ kind: 'csv', encoding: 'utf-8', delimiter });
  });

  test('a line that names the delimiter is not counted', async () => {
    expect(await read('sep=|\r\nKod|Ad\r\n1|2\r\n')).toEqual([{ no: 2, cells: ['1', '2'] }]);
  });

  test('another delimiter can be chosen', async () => {
    const path = await stored('Kod;Ad,Not\n1;2,3\n');
    const as: TableForm = { kind: 'csv', encoding: 'utf-8', delimiter: ',' };
    expect(await lookAtTable(path, as)).toMatchObject({ form: as, header: ['Kod;Ad', 'Not'] });
    expect(await rowsOf(path, as)).toEqual([{ no: 2, cells: ['1;2', '3'] }]);
  });
});

describe('rows', () => {
  test.each(['\r\n', '\n', '\r'])('line ends %j', async (end) => {
    const text = ['Kod;Not', '1;"bir', 'iki; ""üç"""', ';', '', '0012; x '].join(end);
    for (const last of ['', end, `${end}${end};;;;${end}`])
      expect(await read(text + last)).toEqual([
        { no: 2, cells: ['1', `bir${end}iki; "üç"`] },
        { no: 5, cells: ['0012', ' x '] },
      ]);
  });

  test('line ends may differ, quotes within a cell are signs', async () => {
    expect(await cells('Kod;Not\r\n1;5" boru\n2;"a"b\r3;x "y"\r\n')).toEqual([
      ['1', '5" boru'],
      ['2', '"a"b'],
      ['3', 'x "y"'],
    ]);
  });

  test('shorter rows are filled up, longer ones are refused', async () => {
    expect(await cells('A;B;C;;\n1\n1;2;3;;;;\n')).toEqual([
      ['1', '', ''],
      ['1', '2', '3'],
    ]);
    expect(await refusal('A;B\n1;2\n\n1;2;;x\n')).toBe(rowTooLong(4, 2));
  });

  test('apostrophes before formulas are taken off, others stay', async () => {
    expect(await cells("A;B\n'=1;'x\n''=1;'-\n\"'\t=1\";-'1\n")).toEqual([
      ['=1', "'x"],
      ["'=1", '-'],
      ['\t=1', "-'1"],
    ]);
  });
});

test('what our own export writes is read as it was, for random tables in every encoding', async () => {
  const random = randomNumbers(42);
  const below = (most: number): number => Math.floor(random() * most);
  const SIGNS = [...'aZ0 şğıİĞÜöÇ;,"\'=+-@\t\n\r|€'];
  const OTHERS = [...'😀漢\u2028\u00a0＝'];
  for (let round = 0; round < 80; round++) {
    const signs = round % 4 === 3 ? SIGNS : [...SIGNS, ...OTHERS];
    const word = (): string => Array.from({ length: below(9) }, () => signs[below(signs.length)]).join('');
    const width = 1 + below(8);
    const head = Array.from({ length: width }, (_, i) => `Başlık ${i}`);
    const rows = Array.from({ length: below(40) }, () => Array.from({ length: width }, word));
    const text = csvText(head, rows);
    const bytes = [
      () => Buffer.from(text),
      () => Buffer.from(text, 'utf16le'),
      () => bigEndian(text),
      () => windows1254(`${text.slice(1)}"ş"`),
    ][round % 4]!();
    const expected = rows
      .map((row, i) => ({ no: i + 2, cells: row }))
      .filter((row) => row.cells.some((cell) => cell.trim() !== ''));
    if (round % 4 === 3) expected.push({ no: rows.length + 2, cells: ['ş', ...Array<string>(width - 1).fill('')] });
    expect(await read(bytes)).toEqual(expected);
  }
});

describe('limits', () => {
  test('columns, rows, lines and characters', async () => {
    const wide = (count: number): string => `${Array(count).fill('x').join(';')}\n`;
    expect(await refusal(wide(200) + wide(200))).toBe('read');
    expect(await refusal(wide(201))).toBe(tooManyColumns(1, 200));
    expect(await refusal(`A;B\n${wide(201)}`)).toBe(tooManyColumns(2, 200));
    expect(await refusal(`A;B\n${';'.repeat(16_384)}\n`)).toBe(tooManyColumns(2, 200));
    expect(await read(`A\n${'1\n'.repeat(100_000)}`)).toHaveLength(100_000);
    expect(await refusal(`A\n${'1\n'.repeat(100_001)}`)).toBe(tooManyDataRows(100_000));
    expect(await refusal(`A\n${'\n'.repeat(1_048_576)}1`)).toBe(tooManyLines(1_048_576));
    const long = 'ş'.repeat(32_767);
    expect(await cells(`A;B\n${long};x`)).toEqual([[long, 'x']]);
    expect(await refusal(`A;B\n1;2\nx;${long}ş`)).toBe(cellTooLong(3, 'B', 32_767));
  });

  test('a quote that is not closed', async () => {
    expect(await refusal('A;B\n1;2\n3;"x\n4;5\n')).toBe(quoteNotClosed(3));
    expect(await refusal(`A;B\n1;"x${'\n4;5'.repeat(3_000_000)}`)).toBe(quoteNotClosed(2));
    expect(await refusal('A;"B')).toBe(quoteNotClosed(1));
  });

  test('bytes', async () => {
    const path = await stored('A;B\n');
    await truncate(path, 100 * 1024 * 1024 + 1);
    await expect(lookAtTable(path)).rejects.toThrow(tableTooLarge(100));
    await expect(rowsOf(path, { kind: 'csv', encoding: 'utf-8', delimiter: ';' })).rejects.toThrow(tableTooLarge(100));
  });
});

test.each([
  ['nothing', '', TABLE_EMPTY],
  ['blank lines', '\r\n \n; ;\n', TABLE_EMPTY],
  ['blank cells', '\n;;\n\n', TABLE_EMPTY],
  ['only a BOM', '\ufeff', TABLE_EMPTY],
  ['a page', '\ufeff\n<html><table>', SAVE_AS_XLSX_OR_CSV],
  ['XML', '<?xml version="1.0"?><Workbook/>', XML_NOT_WORDPRESS],
  ['a PDF', pdf(), SAVE_AS_XLSX_OR_CSV],
  ['UTF-16 without a BOM', Buffer.from(TEXT, 'utf16le'), SAVE_AS_XLSX_OR_CSV],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), SAVE_AS_XLSX_OR_CSV],
])('%s', async (_, content, sentence) => {
  expect(await refusal(content)).toBe(sentence);
});

test('reading can end early', async () => {
  const path = await stored(`A\n${'1\n'.repeat(90_000)}`);
  for await (const row of readTable(path, (await lookAtTable(path)).form)) if (row.no === 3) break;
  await rm(path);
});
