import { expect, test } from 'vitest';
import type { CadMapping } from '#contract/cad.ts';
import { writeSheet } from '../../../cad/sheet/write.ts';
import { column } from '../../../testing/families.ts';
import { modelOf, type CadModel } from '../cad-models/model.ts';
import { limitsText, sheetOf } from './sheet.ts';

const MAPPING: CadMapping = {
  template: 'itici-pim-a',
  params: {
    d1: { column: 'd1' },
    L: { column: 'L' },
    d2: { column: 'd2' },
    k: { column: 'k' },
    r: { column: 'r' },
  },
};
const COLUMNS = [
  column('d1', 'Çap', { tolerance: 'g6' }),
  column('L', 'Boy', { tolerance: '+2 / 0' }),
  column('d2', 'Kafa çapı', { isKey: false, tolerance: '0 / -0,2' }),
  column('k', 'Kafa yüksekliği', { isKey: false }),
  column('r', 'Kafa altı radyusu', { isKey: false }),
  column('sertlik', 'Kafa sertliği', { isKey: false, kind: 'text', unit: 'HRC' }),
];
const DIMS = [6_000, 200_000, 12_000, 5_000, 500, '45 ±5'];
const sheet = () =>
  sheetOf(
    {
      code: 'Z40-6X200',
      slug: 'itici-pim-6x200',
      name: 'İtici pim Ø6×200 mm',
      material: '1.2210 (115CrV3)',
      hardnessText: '',
      standards: ['DIN 1530-A', 'ISO 6751'],
      columns: COLUMNS,
      dims: DIMS,
      changedAt: new Date('2026-11-26T10:00:00Z'),
    },
    modelOf(MAPPING, COLUMNS, DIMS) as CadModel,
    MAPPING,
    { company: 'Örnek A.Ş.', website: 'https://ornek.example' },
  );

test('dimensions stand with their true values and tolerances, in the table with their limits', () => {
  const { dimensions, rows } = sheet();
  expect(Object.fromEntries(dimensions.map(({ key, text }) => [key, text]))).toEqual({
    d1: 'Ø6 g6',
    L: '200 +2 / 0',
    d2: 'Ø12 0 / −0,2',
    k: '5',
    r: 'R0,5',
  });
  expect(rows.map(({ letter, value, limits }) => [letter, value, limits])).toEqual([
    ['d1', 'Ø6 mm', '5,988 – 5,996'],
    ['L', '200 mm', '200 – 202'],
    ['d2', 'Ø12 mm', '11,8 – 12'],
    ['k', '5 mm', ''],
    ['r', '0,5 mm', ''],
  ]);
});

test('the title block says what the part is, and leaves out what nobody said', () => {
  expect(sheet()).toMatchObject({
    facts: [
      { name: 'Standart', value: 'DIN 1530-A · ISO 6751' },
      { name: 'Malzeme', value: '1.2210 (115CrV3)' },
    ],
    company: 'Örnek A.Ş.',
    address: 'https://ornek.example/urun/itici-pim-6x200',
    remarks: [expect.stringContaining('Model bilgi amaçlıdır')],
  });
});

test.each([
  ['H7', 12_000, '12,000 – 12,018'],
  ['±0,1', 50_000, '49,9 – 50,1'],
  ['-0.05 / -0.1', 8_000, ''],
  ['+0,2 / +0,1', 8_000, '8,1 – 8,2'],
  ['sıkı', 8_000, ''],
  ['g6', 'M8', ''],
])('limits of %s at %s', (tolerance, dim, limits) => {
  expect(limitsText({ unit: 'mm', tolerance }, dim)).toBe(limits);
});

test('the sheet is one page of PDF; equal content gives equal bytes', async () => {
  const [first, second] = [await writeSheet(sheet()), await writeSheet(sheet())];
  const text = Buffer.from(first).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.\d/);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(text).toContain('/MediaBox [0 0 841.89 595.28]');
  expect(Buffer.compare(first, second)).toBe(0);
});
