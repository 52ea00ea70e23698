import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { XLSX_TYPE } from '#contract/downloads.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { ArticleCheck, CheckedRow, FamilyArticles } from '#contract/family-articles.ts';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { familyId, insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { exportArticles } from './export.ts';

const ID = familyId('z40-itici-pim');
const PATH = `/api/families/${ID}/articles`;
const COUNTS = { new: 0, change: 0, same: 0, error: 0 };

/** The text of a file in a ZIP. */
async function entryOf(bytes: Uint8Array, name: string): Promise<string> {
  const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, autoClose: false });
  for await (const entry of zip.eachEntry())
    if (entry.fileName === name) return text(await zip.openReadStreamPromise(entry));
  throw new Error(`no ${name} in the file`);
}

describeOnEngines(
  'tables for the sizes of a family',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const check = async (lines: readonly string[], mapping?: (string | null)[]) =>
        (await admin.post<ArticleCheck & ErrorBody>(`${PATH}/check`, { text: lines.join('\n'), mapping })).json;
      const generate = async (values: object, except?: object[]) =>
        (await admin.post<ArticleCheck & ErrorBody>(`${PATH}/generate`, { values, except })).json;
      /** Saves what a dry run found. */
      const apply = async (rows: readonly CheckedRow[]) =>
        admin.put<{ added: number; changed: number } & ErrorBody>(PATH, {
          changes: rows.flatMap(({ state, _id, row }): object[] => {
            if (state === 'new') return [{ op: 'add', row }];
            return state === 'change' ? [{ op: 'set', _id, row }] : [];
          }),
        });
      const grid = async () => (await admin.get<FamilyArticles>(PATH)).json.articles;
      return { ...app, admin, check, generate, apply, grid };
    }

    test('find columns by letters, labels and field names, rows by code or key dimensions; commas and points alike', async () => {
      const { check, apply, grid } = await start();
      const found = await check([
        'd1\tBoy\tKafa yüksekliği (k)\tFiyat\tNot',
        '5,0\t100 mm\t3\t1.234,50\tx',
        '6.2\t100\t3\t7,20\t',
        'Ø8\t100\t4,5\t\t',
        '6..2\t100\t3\t1\t',
      ]);
      expect(found).toMatchObject({
        hasHeading: true,
        mapping: ['d1', 'L', 'k', 'price', null],
        counts: { new: 1, change: 1, same: 1, error: 1 },
      });
      expect(found.sample).toHaveLength(5);
      expect(found.rows).toMatchObject([
        {
          line: 2,
          state: 'change',
          code: 'P40-5X100',
          row: { price: 1234.5 },
          changes: [{ key: 'price', before: '', after: '1234,50' }],
        },
        { line: 3, state: 'same', code: 'P40-6-2X100', changes: [] },
        { line: 4, state: 'new', code: 'P40-8X100', row: { d1: 8, L: 100, k: 4.5, name: 'Pim Ø8×100 mm' } },
        { line: 5, state: 'error', message: '“6..2” bir sayı değil.', cells: ['6..2', '100', '3', '1', ''] },
      ]);
      expect((await apply(found.rows)).json).toMatchObject({ added: 1, changed: 1 });
      expect((await grid()).find(({ row }) => row['code'] === 'P40-8X100')!.row).toMatchObject({ k: 4.5, price: null });
    });

    test('without headings go by place, or by the columns that are named', async () => {
      const { check } = await start();
      expect((await check(['P40-5X100;5;100'])).mapping).toEqual(['code', 'd1', 'L']);
      const prices = await check(['P40-5X100;9,90', 'p40-5x160;6,60', 'YOK-1;1'], ['code', 'price']);
      expect(prices.rows.map(({ state, message }) => [state, message])).toEqual([
        ['change', ''],
        ['same', ''],
        ['error', 'Satırın kodu ya da bütün belirleyici ölçüleri gereklidir.'],
      ]);
      expect((await check(['6,2', '8'], ['d1'])).rows.map(({ cells }) => cells)).toEqual([['6,2'], ['8']]);
      expect((await check(['a;b'], ['d1', 'd1'])).message).toBe('“Çap (d1)” iki sütuna eşlenmiş.');
      expect((await check(['a;b'], ['x', null])).message).toBe('Sütun eşleştirmesi geçersiz.');
      expect((await check(['a;b'], [null, null])).message).toBe('Hiçbir sütun eşlenmedi.');
      expect((await check(['\n'])).message).toBe('Yapıştırılan tablo boş.');
    });

    test('with two rows of one size mark both, and nothing of it can be stored', async () => {
      const { check, admin, grid } = await start();
      const { rows, counts } = await check(['d1\tL', '8\t100', '8,0\t100,0', '5\t100', '5\t100']);
      expect(counts).toEqual({ ...COUNTS, error: 4 });
      expect(rows.map(({ message }) => message)).toEqual([
        expect.stringContaining('Bu ölçüde bir ürün zaten var: P40-8X100'),
        expect.stringContaining('Bu ölçüde bir ürün zaten var: P40-8X100'),
        'Bu ürün iki satırda var: P40-5X100',
        'Bu ürün iki satırda var: P40-5X100',
      ]);
      const add = { op: 'add', row: { d1: 8, L: 100 } };
      const { status, json } = await admin.put<ErrorBody>(PATH, { changes: [add, add] });
      expect([status, Object.keys(json.fields!)]).toEqual([
        409,
        expect.arrayContaining(['changes.0.L', 'changes.1.L', 'changes.0.code', 'changes.1.code']),
      ]);
      expect(await grid()).toHaveLength(8);
    });

    test('of 5,001 rows are refused with a sentence; 1,000 are applied, and the same ones then change nothing', async () => {
      const { check, apply } = await start();
      const lines = (count: number) => [
        'd1\tL\tk\tFiyat\tAdet',
        ...Array.from({ length: count }, (_, i) => `7,5\t${i + 1}\t3\t${i},25\t${i % 9}`),
      ];
      expect((await check(lines(5_001))).message).toBe('Tek seferde en fazla 5000 satır yapıştırılabilir.');
      expect((await check(lines(5_000))).message).toBe('Bir seride en fazla 5000 ürün olabilir.');
      const { rows, counts } = await check(lines(1_000));
      expect(counts).toEqual({ ...COUNTS, new: 1_000 });
      expect((await apply(rows)).json).toMatchObject({ added: 1_000 });
      expect((await check(lines(1_000))).counts).toEqual({ ...COUNTS, same: 1_000 });
    });

    test('that were exported and come back unchanged change nothing', async () => {
      const { admin, check } = await start();
      const file = await admin.get<string>(`${PATH}/export?format=csv`);
      expect(file.headers['content-disposition']).toContain('z40-itici-pim.csv');
      expect(file.body.startsWith('\ufeff"Ürün Kodu";"Çap (d1)";"Boy (L)";')).toBe(true);
      expect(file.body).toContain('"Ağırlık (g)";"En az";"Paket adedi"');
      expect((await check([file.body])).counts).toEqual({ ...COUNTS, same: 8 });
      const changed = file.body.replace('"6,60"', '"6,70"');
      expect((await check([changed])).counts).toEqual({ ...COUNTS, same: 7, change: 1 });
    });

    test('are exported for Excel with numbers as numbers', async () => {
      const { admin, database } = await start();
      const { status, headers } = await admin.get(`${PATH}/export`);
      expect([status, headers['content-type']]).toEqual([200, XLSX_TYPE]);
      const { content } = await exportArticles(database.db, ID, 'xlsx');
      const sheet = await entryOf((content as { bytes: Uint8Array }).bytes, 'xl/worksheets/sheet1.xml');
      expect(sheet.match(/<row /g)).toHaveLength(9);
      expect(sheet).toContain('<v>6.2</v>');
    });

    test('are generated of value lists: what exists stays, what follows from a key column is filled in', async () => {
      const { generate } = await start();
      const { counts, rows } = await generate({ d1: ['6,2', 8], L: [200, '250'] }, [{ d1: 8, L: 200 }]);
      expect(counts).toEqual({ ...COUNTS, new: 3 });
      expect(rows.map(({ code, row }) => [code, row['yuzey']])).toEqual([
        ['P40-6-2X200', null],
        ['P40-6-2X250', null],
        ['P40-8X250', null],
      ]);
      expect(
        (await generate({ d1: [5], L: [100, 250] })).rows.map(({ state, row }) => [state, row['k'], row['yuzey']]),
      ).toEqual([
        ['same', undefined, undefined],
        ['new', 3, 'parlak'],
      ]);
      const many = Array.from({ length: 100 }, (_, i) => i + 1);
      expect((await generate({ d1: many, L: many })).message).toBe(
        'Bu değerlerden 5000 üründen fazlası çıkar; azaltın.',
      );
      expect((await generate({ d1: [5] })).fields).toEqual({ 'values.L': '“Boy” için en az bir değer girin.' });
      expect((await generate({ d1: [5], L: ['x'] })).fields).toEqual({ 'values.L': '“x” bir sayı değil.' });
      expect((await generate({ d1: [5], L: [1], k: [1] })).fields).toEqual({
        'values.k': 'Yalnızca belirleyici ölçülere değer listesi verilir.',
      });
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
