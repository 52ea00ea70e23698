import { expect, test } from 'vitest';
import { cellText, gridKeys, keyOfHeading, readCell, type CellInput, type CellValue } from './article-cells.ts';
import type { FamilyColumn } from './families.ts';

const column = (key: string, label: string, facts: Partial<FamilyColumn> = {}): FamilyColumn => ({
  key,
  label,
  kind: 'number',
  unit: 'mm',
  decimals: 3,
  tolerance: '',
  isKey: false,
  isFilter: false,
  isShown: true,
  attribute: null,
  ...facts,
});
const COLUMNS = [
  column('d1', 'Çap', { isKey: true }),
  column('D1', 'Kafa çapı'),
  column('L', 'Boy', { decimals: 0 }),
  column('renk', 'Renk', { kind: 'text', unit: '' }),
];

test('6,2 is 6200 in every form that people type', () => {
  for (const input of ['6,2', '6.2', '6,20 mm', ' Ø6.2mm ', 6.2])
    expect(readCell(COLUMNS, 'd1', input), String(input)).toEqual({ value: 6200 });
  for (const input of ['6..2', 'altı', '6,2345', 6.20001])
    expect(readCell(COLUMNS, 'd1', input), String(input)).toEqual({ error: `“${input}” bir sayı değil.` });
  expect(readCell(COLUMNS, 'd1', '')).toEqual({ error: 'Belirleyici ölçü boş olamaz: Çap' });
  expect(readCell(COLUMNS, 'L', '1.200')).toEqual({ error: '“Boy” tam sayı olmalıdır.' });
  expect(readCell(COLUMNS, 'L', '')).toEqual({ value: null });
});

test('fields are read as they are typed or copied', () => {
  const read = (key: string, input: CellInput) => readCell(COLUMNS, key, input);
  for (const [key, input, value] of [
    ['price', '$1.234,50', 123_450],
    ['price', '12.5', 1250],
    ['price', '', null],
    ['stockStatus', 'siparise gore', 'made_to_order'],
    ['stockStatus', 'in_stock', 'in_stock'],
    ['stockQuantity', '40', 40],
    ['leadTimeDays', null, null],
    ['isActive', 'PASİF', false],
    ['isActive', true, true],
    ['code', ' z40-1 ', 'Z40-1'],
    ['renk', '  açık   mavi ', 'açık mavi'],
    ['renk', 12.5, '12,5'],
  ] as const)
    expect(read(key, input), `${key} ${input}`).toEqual({ value });
  for (const [key, input] of [
    ['price', '0'],
    ['price', '1,234'],
    ['stockStatus', 'belki'],
    ['stockQuantity', '1,5'],
    ['leadTimeDays', '-1'],
    ['isActive', ''],
    ['name', ''],
    ['code', 'ü'],
  ] as const)
    expect(read(key, input), `${key} ${input}`).toEqual({ error: expect.any(String) });
});

test('a cell’s text is read to the same value', () => {
  const values: [string, CellValue][] = [
    ['d1', 12_000_500],
    ['D1', -5],
    ['renk', 'mavi'],
    ['price', 123_450],
    ['price', 1000],
    ['stockStatus', 'out_of_stock'],
    ['stockQuantity', 12_000],
    ['isActive', false],
    ['leadTimeDays', null],
  ];
  for (const [key, value] of values)
    expect(readCell(COLUMNS, key, cellText(key, value)), `${key} ${value}`).toEqual({ value });
});

test('headings are letters, labels or names of fields; letters that differ in case only are two', () => {
  const named = (heading: string) => keyOfHeading(COLUMNS, heading);
  expect(gridKeys(COLUMNS).slice(0, 3)).toEqual(['code', 'd1', 'D1']);
  expect(gridKeys(COLUMNS).at(-1)).toBe('name');
  for (const [heading, key] of [
    ['d1', 'd1'],
    ['D1', 'D1'],
    ['l', 'L'],
    ['çap', 'd1'],
    ['Kafa Çapı (D1)', 'D1'],
    ['Boy [mm]', 'L'],
    ['Kod', 'code'],
    ['Ürün kodu', 'code'],
    ['FİYAT', 'price'],
    ['Termin', 'leadTimeDays'],
    ['Stok Adedi', 'stockQuantity'],
    ['5,2', null],
    ['', null],
  ] as const)
    expect(named(heading), heading).toBe(key);
});
