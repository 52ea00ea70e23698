import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { ole } from '../../../testing/documents.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { workbook, type WorkbookParts } from '../../../testing/workbooks.ts';
import { zipOf } from '../../../testing/zip-bytes.ts';
import { xlsxOf, type SheetCell } from '../xlsx-writer.ts';
import { formatKind } from './dates.ts';
import {
  cellTooLong,
  NO_SHEETS,
  numberUnreadable,
  rowTooLong,
  SAVE_AS_XLSX_OR_CSV,
  sheetMissing,
  TABLE_DAMAGED,
  TABLE_EMPTY,
  TABLE_ENCRYPTED,
  TABLE_WITH_DTD,
  textsTooLarge,
  textTooLong,
  tooManyColumns,
  tooManyDataRows,
  tooManyLines,
  tooManyTexts,
} from './table-texts.ts';
import { columnName } from './table.ts';
import { lookAtTable, readTable, TableFileError, type TableCell } from './tables.ts';

const folder = await mkdtemp(join(tmpdir(), 'xlsx-'));
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function stored(bytes: Buffer): Promise<string> {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, bytes);
  return path;
}
const saved = (parts: WorkbookParts): Promise<string> => stored(workbook(parts));

async function read(path: string, sheet?: string): Promise<{ no: number; cells: TableCell[] }[]> {
  const { form } = await lookAtTable(path);
  const rows = [];
  for await (const row of readTable(path, sheet === undefined ? form : { kind: 'xlsx', sheet })) rows.push(row);
  return rows;
}
const cellsOf = async (parts: WorkbookParts): Promise<TableCell[][]> =>
  (await read(await saved(parts))).map(({ cells }) => cells);
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (...cells: string[]): string => `<row>${cells.join('')}</row>`;
const HEAD = row(text('A'), text('B'), text('C'));
const under = (...rows: string[]): Record<string, string> => ({ Sayfa1: HEAD + rows.join('') });
const refusal = (path: string): Promise<unknown> =>
  read(path).then(
    () => 'read',
    (error: unknown) => (error instanceof TableFileError ? error.message : error),
  );

describe('cells', () => {
  test('shared strings: runs are joined, readings left out, escapes resolved', async () => {
    expect(
      await cellsOf({
        sheets: under(
          row('<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>', '<c t="s"><v>2</v></c>'),
          row('<c t="s"><v>3</v></c>', '<c t="s"><v>4</v></c>', '<c t="s"><v>5</v></c>'),
        ),
        shared: [
          '<t>İğne</t>',
          '<r><t>Işık </t></r><r><rPr><b/></rPr><t xml:space="preserve"> &amp; şaşı</t></r><rPh><t>okunuş</t></rPh><phoneticPr fontId="1"/>',
          '<t>bir_x000D_\niki_x005F_x000D__x0000_</t>',
          '<t/>',
          '<t><![CDATA[<b>]]>&#x1F600;</t>',
          '<t>_xD83D__xDE00_ _x00G0_ _x0</t>',
        ],
      }),
    ).toEqual([
      ['İğne', 'Işık  & şaşı', 'bir\r\niki_x000D_'],
      ['', '<b>😀', '😀 _x00G0_ _x0'],
    ]);
  });

  test('formulas have their stored value, errors and nothing are empty', async () => {
    expect(
      await cellsOf({
        sheets: under(
          row('<c><f>1+1</f><v>2</v></c>', '<c t="str"><f>"a"&amp;"b"</f><v>ab</v></c>', '<c t="e"><v>#N/A</v></c>'),
          row('<c t="b"><v>1</v></c>', '<c t="b"><v>0</v></c>', '<c t="s"/>'),
          row('<c t="d"><v>2026-11-24T09:05:00Z</v></c>', '<c t="d"><v>2026-11-24</v></c>', '<c><f>A1</f></c>'),
        ),
      }),
    ).toEqual([
      [2, 'ab', ''],
      [true, false, ''],
      [{ date: '2026-11-24T09:05' }, { date: '2026-11-24' }, ''],
    ]);
  });

  test('numbers have no artefacts', async () => {
    const numbers = ['0.30000000000000004', '19.989999999999998', '1E-7', '-12.5', '86900123456789012', '7'];
    const rows = numbers.map((number) => row(`<c><v>${number}</v></c>`));
    expect((await cellsOf({ sheets: under(...rows) })).map(([cell]) => cell)).toEqual([
      0.3, 19.99, 1e-7, -12.5, 86_900_123_456_789_000, 7,
    ]);
    expect(await cellsOf({ sheets: under(row('<c><v>8690012345678901</v></c>')) })).toEqual([
      [8_690_012_345_678_901, '', ''],
    ]);
  });

  test('addresses leave gaps, blank rows keep the numbers of the others', async () => {
    const path = await saved({
      sheets: {
        Sayfa1:
          '<row r="2"><c r="B2" t="str"><v>Kod</v></c><c r="D2" t="str"><v> Ad </v></c><c r="XFD2" s="1"/></row>' +
          '<row r="3"><c r="A3"/></row>' +
          '<row r="7"><c r="D7"><v>4</v></c><c r="E7"/></row><row r="8"><c t="str"><v/></c></row><row r="900"/>',
      },
    });
    expect(await lookAtTable(path)).toEqual({
      form: { kind: 'xlsx', sheet: 'Sayfa1' },
      sheets: ['Sayfa1'],
      header: ['', 'Kod', '', 'Ad'],
      rows: [{ no: 7, cells: ['', '', '', 4] }],
    });
    expect(await read(path)).toEqual([{ no: 7, cells: ['', '', '', 4] }]);
  });
});

describe('dates', () => {
  const shown = async (value: number, format: number | string, is1904 = false): Promise<TableCell> =>
    (await cellsOf({ sheets: under(row(`<c s="0"><v>${value}</v></c>`)), formats: [format], is1904 }))[0]![0]!;

  test.each([
    [46_350, 14, { date: '2026-11-24' }],
    [46_350.375, 22, { date: '2026-11-24T09:00' }],
    [46_350.375_347_222_2, 22, { date: '2026-11-24T09:00:30' }],
    [46_349.999_999_999, 22, { date: '2026-11-24' }],
    [1, 14, { date: '1900-01-01' }],
    [59, 14, { date: '1900-02-28' }],
    [60, 14, { date: '1900-02-29' }],
    [61, 14, { date: '1900-03-01' }],
    [2_958_465, 14, { date: '9999-12-31' }],
    [2_958_466, 14, 2_958_466],
    [-1, 14, -1],
    [0, 14, 0],
    [0.375, 20, '09:00'],
    [1.5, '[h]:mm', '36:00'],
    [46_350, '[$-41F]d mmmm yyyy;@', { date: '2026-11-24' }],
    [46_350, 'dd\\.mm\\.yyyy', { date: '2026-11-24' }],
    [46_350, 'mmm', { date: '2026-11-24' }],
    [46_350, 'General', 46_350],
    [46_350, '#,##0.00 "adet, gün"', 46_350],
    [46_350, '#,##0.00\\ [$TL-41F];[Red]-d', 46_350],
    [46_350, 4, 46_350],
  ])('%d in format %j is %j', async (value, format, expected) => {
    expect(await shown(value, format)).toEqual(expected);
  });

  test.each([
    [0, { date: '1904-01-01' }],
    [44_888, { date: '2026-11-24' }],
    [2_957_003, { date: '9999-12-31' }],
    [2_957_004, 2_957_004],
  ])('%d of the system of 1904 is %j', async (value, expected) => {
    expect(await shown(value, 14, true)).toEqual(expected);
  });

  test('formats that only look like dates are numbers', () => {
    expect([formatKind(0, undefined), formatKind(49, undefined), formatKind(200, '0.00E+00')]).toEqual([
      'number',
      'number',
      'number',
    ]);
    expect([formatKind(200, '"m"0'), formatKind(200, '0_d'), formatKind(200, '[Red]0')]).toEqual([
      'number',
      'number',
      'number',
    ]);
    expect(formatKind(14, 'hh:mm')).toBe('time');
  });
});

describe('workbooks', () => {
  test('the first sheet that is shown, or the chosen one', async () => {
    const sheets = { Gizli: row(text('x')) + row(text('y')), 'Ürünler &amp; Fiyat': HEAD + row(text('1')), Son: HEAD };
    const path = await saved({ sheets, hidden: ['Gizli'] });
    expect(await lookAtTable(path)).toMatchObject({
      form: { kind: 'xlsx', sheet: 'Ürünler & Fiyat' },
      sheets: ['Ürünler & Fiyat', 'Son'],
      header: ['A', 'B', 'C'],
      rows: [{ no: 2, cells: ['1', '', ''] }],
    });
    expect(await lookAtTable(path, { kind: 'xlsx', sheet: 'Son' })).toMatchObject({ rows: [] });
    expect(await read(path, 'Son')).toEqual([]);
    await expect(read(path, 'Yok')).rejects.toThrow(sheetMissing('Yok'));
    await expect(lookAtTable(path, { kind: 'csv', encoding: 'utf-8', delimiter: ';' })).rejects.toThrow(
      SAVE_AS_XLSX_OR_CSV,
    );
  });

  test('elements with a prefix, parts in other capitals, UTF-16', async () => {
    const parts = { sheets: under(row('<c t="s"><v>0</v></c>')), shared: ['<t>ş</t>'] };
    expect(await cellsOf({ ...parts, prefix: 'x' })).toEqual([['ş', '', '']]);
    const sst = '<sst><si><t>İ</t></si></sst>';
    expect(await cellsOf({ ...parts, parts: { 'xl/sharedStrings.xml': null, 'xl/SharedStrings.xml': sst } })).toEqual([
      ['İ', '', ''],
    ]);
    expect(
      await cellsOf({ ...parts, parts: { 'xl/sharedStrings.xml': Buffer.from(`\ufeff${sst}`, 'utf16le') } }),
    ).toEqual([['İ', '', '']]);
  });

  test('only as many shared strings are read as the look needs', async () => {
    const shared = Array.from({ length: 5_000 }, (_, i) => `<t>${String(i).padStart(100, 'x')}</t>`);
    const path = await saved({
      sheets: under(...[3, 4, 5].map((i) => row(`<c t="s"><v>${i}</v></c>`))),
      shared: [...shared, '<broken'],
    });
    expect((await lookAtTable(path)).rows.map(({ cells }) => String(cells[0]).slice(-2))).toEqual(['x3', 'x4', 'x5']);
    expect(await refusal(path)).toBe(TABLE_DAMAGED);
  });
});

test('what our own export writes is read as it was, for random tables', async () => {
  const random = randomNumbers(41);
  const below = (most: number): number => Math.floor(random() * most);
  const SIGNS = [...'aZ09 şğıİÖü;,"\'<>&=+-@\t\n\r_x000D_😀漢\u2028|'];
  const word = (): string => Array.from({ length: below(12) }, () => SIGNS[below(SIGNS.length)]).join('');
  const cell = (): SheetCell =>
    [word, word, () => below(1e9) - 5e8, () => ({ amount: below(1e9) / 100 }), () => null, () => random()][below(6)]!();
  for (let round = 0; round < 60; round++) {
    const width = 1 + below(12);
    const head = Array.from({ length: width }, (_, i) => `Başlık ${i}`);
    const rows = Array.from({ length: below(30) }, () => Array.from({ length: width }, cell));
    async function* lines(): AsyncGenerator<SheetCell[]> {
      yield* rows;
    }
    const sheet = { name: 'Ürünler', head, widths: head.map(() => 9), rows: lines() };
    const path = await stored(await xlsxOf(sheet, { folder, at: new Date('2026-11-28'), maxBytes: 1e9 }));
    const expected = rows
      .map((cells, i) => ({
        no: i + 2,
        cells: cells.map((one) => {
          if (one === null) return '';
          if (typeof one === 'object') return one.amount;
          return typeof one === 'number' ? Number(one.toPrecision(15)) : one;
        }),
      }))
      .filter(({ cells }) => cells.some((one) => String(one).trim() !== ''));
    expect(await read(path)).toEqual(expected);
  }
});

test('what the library for small workbooks writes is read as it was', async () => {
  const head = Array.from({ length: 60 }, (_, i) => ({ value: `Başlık ${i}`, type: String }));
  const texts = head.map((_, i) => (i % 7 === 3 ? null : { value: `ş <${i}> & "İ"`, type: String }));
  const others = head.map((_, i) => {
    if (i % 3 === 0) return { value: i / 8, type: Number, format: '0.00' };
    return i % 3 === 1
      ? { value: i % 2 === 0, type: Boolean }
      : { value: new Date(Date.UTC(2026, 10, i % 28, i % 24)), type: Date, format: 'dd.mm.yyyy hh:mm' };
  });
  const path = await stored(Buffer.from(await writeExcelFile([head, texts, others]).toBuffer()));
  expect(await read(path)).toEqual([
    { no: 2, cells: texts.map((cell) => cell?.value ?? '') },
    {
      no: 3,
      cells: others.map(({ value }) =>
        value instanceof Date
          ? {
              date: value
                .toISOString()
                .slice(0, 16)
                .replace(/T00:00$/, ''),
            }
          : value,
      ),
    },
  ]);
});

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 51, 52, 199, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'GR', 'ZZ', 'AAA']);
});

describe('limits', () => {
  test('columns, rows, lines and characters', async () => {
    const wide = (count: number): string => row(...Array.from({ length: count }, () => text('x')));
    expect(await refusal(await saved({ sheets: { S: wide(200) + wide(200) } }))).toBe('read');
    expect(await refusal(await saved({ sheets: { S: wide(201) } }))).toBe(tooManyColumns(1, 200));
    expect(await refusal(await saved({ sheets: under(row('<c r="XFD2"><v>1</v></c>')) }))).toBe(tooManyColumns(2, 200));
    expect(await refusal(await saved({ sheets: under(row('<c r="D2"><v>1</v></c>')) }))).toBe(rowTooLong(2, 3));
    expect(await refusal(await saved({ sheets: under(row('<c/>'.repeat(16_385))) }))).toBe(tooManyColumns(2, 200));
    const many = row('<c><v>1</v></c>').repeat(100_000);
    expect(await read(await saved({ sheets: under(many) }))).toHaveLength(100_000);
    expect(await refusal(await saved({ sheets: under(many, row('<c><v>1</v></c>')) }))).toBe(tooManyDataRows(100_000));
    expect(await refusal(await saved({ sheets: under('<row r="1048577"/>') }))).toBe(tooManyLines(1_048_576));
    const long = 'x'.repeat(32_767);
    expect(await cellsOf({ sheets: under(row(text(long))) })).toEqual([[long, '', '']]);
    expect(await refusal(await saved({ sheets: under(row(text(`${long}x`))) }))).toBe(textTooLong(32_767));
    expect(await refusal(await saved({ sheets: under(row(`<c t="str"><v>${long}x</v></c>`)) }))).toBe(
      cellTooLong(2, 'A', 32_767),
    );
    const escaped = '_x0041_'.repeat(32_767);
    expect(await cellsOf({ sheets: under(row(text(escaped), `<c t="str"><v>${escaped}</v></c>`)) })).toEqual([
      ['A'.repeat(32_767), 'A'.repeat(32_767), ''],
    ]);
    const broken = 'xxx<b/>'.repeat(80_000);
    expect(await refusal(await saved({ sheets: under(row(text(broken))) }))).toBe(textTooLong(32_767));
    expect(await refusal(await saved({ sheets: under(row(`<c><v>${broken}</v></c>`)) }))).toBe(
      cellTooLong(2, 'A', 32_767),
    );
  });

  test('shared strings', async () => {
    const sheets = under(row('<c t="s"><v>499999</v></c>'));
    const shared = Array.from({ length: 500_000 }, (_, i) => `<t>${i}</t>`);
    expect(await cellsOf({ sheets, shared })).toEqual([['499999', '', '']]);
    expect(await refusal(await saved({ sheets, shared: [...shared, '<t/>'] }))).toBe(tooManyTexts(500_000));
    const long = Array.from({ length: 100 }, (_, i) => randomText(400 + i).repeat(60));
    const all = Array.from({ length: 4_200 }, (_, i) => `<t>${i} ${long[i % long.length]}</t>`);
    expect(await refusal(await saved({ sheets, shared: all }))).toBe(textsTooLarge(96));
  });
});

describe('refused', () => {
  test.each([
    ['a sheet of Excel before 2007', ole(['Workbook']), SAVE_AS_XLSX_OR_CSV],
    ['a workbook with a password', ole(['EncryptionInfo', 'EncryptedPackage']), TABLE_ENCRYPTED],
    ['a ZIP of other things', zipOf([{ name: 'a.jpg', content: 'x' }]), SAVE_AS_XLSX_OR_CSV],
    ['an empty ZIP', zipOf([]), SAVE_AS_XLSX_OR_CSV],
    ['a document', workbook({ parts: { 'xl/workbook.xml': '<document/>' } }), SAVE_AS_XLSX_OR_CSV],
    [
      'a binary workbook',
      workbook({
        parts: {
          '_rels/.rels':
            '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="xl/workbook.bin"/></Relationships>',
          'xl/workbook.bin': 'x',
          'xl/workbook.xml': null,
        },
      }),
      SAVE_AS_XLSX_OR_CSV,
    ],
    ['a workbook without sheets', workbook({ sheets: {} }), NO_SHEETS],
    ['a workbook without rows', workbook({}), TABLE_EMPTY],
    ['a workbook whose sheet is missing', workbook({ parts: { 'xl/worksheets/sheet1.xml': null } }), TABLE_DAMAGED],
    ['a workbook cut short', workbook({ sheets: under() }).subarray(0, -30), TABLE_DAMAGED],
    [
      'a sheet cut short',
      workbook({ parts: { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${HEAD}` } }),
      TABLE_DAMAGED,
    ],
    [
      'a shared string that is none',
      workbook({ sheets: under(row('<c t="s"><v>0</v></c>')), shared: [] }),
      TABLE_DAMAGED,
    ],
    [
      'a shared string of a fraction',
      workbook({ sheets: under(row('<c t="s"><v>0.5</v></c>')), shared: ['<t/>'] }),
      TABLE_DAMAGED,
    ],
    ['a number that is none', workbook({ sheets: under(row('<c/>', '<c><v>1,5</v></c>')) }), numberUnreadable(2, 'B')],
    [
      'bytes that are no UTF-8',
      workbook({ parts: { 'xl/worksheets/sheet1.xml': Buffer.from('<a>\xfe</a>', 'latin1') } }),
      TABLE_DAMAGED,
    ],
    [
      'another encoding',
      workbook({ parts: { 'xl/workbook.xml': '<?xml version="1.0" encoding="ISO-8859-9"?><workbook/>' } }),
      TABLE_DAMAGED,
    ],
    [
      'a document type',
      workbook({ parts: { 'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>' } }),
      TABLE_WITH_DTD,
    ],
    [
      'an entity of nobody',
      workbook({ parts: { 'xl/worksheets/sheet1.xml': '<worksheet>&b;</worksheet>' } }),
      TABLE_DAMAGED,
    ],
    [
      'a document type without end',
      workbook({ parts: { 'xl/worksheets/sheet1.xml': `<!DOCTYPE a [${randomText(1_100_000)}` } }),
      TABLE_DAMAGED,
    ],
    [
      'a tag without end',
      workbook({ parts: { 'xl/worksheets/sheet1.xml': `<a b="${randomText(1_100_000)}` } }),
      TABLE_DAMAGED,
    ],
    [
      'a comment without end',
      workbook({ parts: { 'xl/worksheets/sheet1.xml': `<a><!-- ${randomText(1_100_000)}` } }),
      TABLE_DAMAGED,
    ],
    ['nesting without end', workbook({ parts: { 'xl/worksheets/sheet1.xml': '<a>'.repeat(65) } }), TABLE_DAMAGED],
    [
      'sheets without end',
      workbook({ parts: { 'xl/workbook.xml': `<workbook>${'<sheet/>'.repeat(65_537)}</workbook>` } }),
      TABLE_DAMAGED,
    ],
  ])('%s', async (_, bytes, sentence) => {
    expect(await refusal(await stored(bytes))).toBe(sentence);
  });

  test('a file cut anywhere, or with any byte changed, is read or refused with a sentence', async () => {
    const whole = workbook({ sheets: under(row('<c t="s"><v>0</v></c>')), shared: ['<t>ş</t>'], formats: [14] });
    const random = randomNumbers(3);
    for (let i = 0; i < 300; i++) {
      const bytes = Buffer.from(whole);
      const at = Math.floor(random() * bytes.length);
      bytes[at] = Math.floor(random() * 256);
      expect(typeof (await refusal(await stored(i % 3 === 0 ? whole.subarray(0, at) : bytes)))).toBe('string');
    }
  });
});

/** Text that does not pack. */
function randomText(length: number): string {
  const random = randomNumbers(length);
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
}
