import { expect, test } from 'vitest';
import { readFamily, type ReadProduct } from './from-specs.ts';
import type { Spec } from './specs.ts';

const mm = (name: string, value: string): Spec => ({ name, value, unit: 'mm' });
const pin = (d1: string, L: string, others: readonly Spec[] = []): ReadProduct => ({
  code: `Z9-${d1.replace(',', '-')}X${L}`,
  name: `Pim Ø${d1}×${L} mm`,
  specs: [mm('Çap (d1)', d1), mm('Boy (L)', L), ...others],
});

test('a letter in parentheses is the key; a name without one gets a key from its words', () => {
  const tolerance = { name: 'Çap toleransı', value: 'g6' };
  const read = readFamily([
    pin('5', '100', [tolerance]),
    pin('6,2', '100', [tolerance]),
    pin('5', '160', [tolerance]),
  ])!;
  expect(
    read.columns.map(({ key, label, kind, unit, decimals, isKey }) => [key, label, kind, unit, decimals, isKey]),
  ).toEqual([
    ['d1', 'Çap', 'number', 'mm', 1, true],
    ['L', 'Boy', 'number', 'mm', 0, true],
    ['captoler', 'Çap toleransı', 'text', '', 0, false],
  ]);
  expect(read.columns[0]!.tolerance).toBe('g6');
  expect(read.dims).toEqual([
    [5000, 100_000, 'g6'],
    [6200, 100_000, 'g6'],
    [5000, 160_000, 'g6'],
  ]);
  expect([read.codePattern, read.namePattern]).toEqual(['Z9-{d1}X{L}', 'Pim Ø{d1}×{L} mm']);
});

test('keys of equal or short words stay apart from each other and from letters', () => {
  const others = ['Sıkıştırma boyu', 'Sıkıştırma oranı', 'No', 'Sort', '45° (yaklaşık)'].map((name) => mm(name, '1'));
  const { columns } = readFamily([pin('5', '100', others), pin('6', '100', others)])!;
  expect(columns.slice(2).map(({ key, label }) => [key, label])).toEqual([
    ['sikistir', 'Sıkıştırma boyu'],
    ['sikisti2', 'Sıkıştırma oranı'],
    ['nodeger', 'No'],
    ['sort2', 'Sort'],
    ['yaklasik', '45° (yaklaşık)'],
  ]);
});

test('values that would not come back as they were written make a column of texts', () => {
  const of = (value: string) =>
    readFamily([pin('5', '100', [mm('x', value)]), pin('6', '100', [mm('x', '2')])])!.columns[2]!.kind;
  for (const value of ['1', '1,5', '-0,25', '12.000', '12.345,5']) expect(of(value), value).toBe('number');
  for (const value of ['M8', '08', '1,50', '1.5', '1–2', '1234567890']) expect(of(value), value).toBe('text');
});

test('keys are the columns of the code, or of the name, before any others', () => {
  const plate = (b: number, t: number, weight: string): ReadProduct => ({
    code: `P-${b}X${t}`,
    name: 'Plaka',
    specs: [mm('Ağırlık', weight), mm('Genişlik (b)', String(b)), mm('Kalınlık (t)', String(t))],
  });
  const { columns } = readFamily([plate(100, 10, '1,1'), plate(100, 20, '2,2'), plate(200, 10, '2,3')])!;
  expect(columns.filter(({ isKey }) => isKey).map(({ key }) => key)).toEqual(['b', 't']);
});

test('a pattern never stands on what is the same for all', () => {
  const green = { name: 'Renk', value: 'yeşil' };
  const products = [pin('5', '100', [green]), pin('6', '100', [green])].map((one) => ({
    ...one,
    name: `${one.name}, yeşil`,
  }));
  expect(readFamily(products)!.namePattern).toBe('Pim Ø{d1}×100 mm, yeşil');
});

test('products that no columns tell apart are no family', () => {
  expect(readFamily([pin('5', '100'), pin('5', '100')])).toBeNull();
  expect(readFamily([])).toBeNull();
  expect(readFamily([{ code: 'A', name: 'A', specs: [] }])).toBeNull();
  expect(readFamily([pin('5', '100')])!.columns[0]!.isKey).toBe(true);
});
