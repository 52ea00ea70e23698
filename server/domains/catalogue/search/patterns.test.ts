import { describe, expect, test } from 'vitest';
import { numberOfText, orderOfPattern, ordersOfSample, sizeInName } from './patterns.ts';
import { Table, type Cell } from './table.ts';
import type { SearchColumn } from './types.ts';

const column = (key: string, kind: 'number' | 'text' = 'number'): SearchColumn => ({
  key,
  label: key,
  kind,
  unit: 'mm',
  isKey: false,
  attribute: null,
});
const filled = (kinds: ('number' | 'text')[], rows: Cell[][]): Table => {
  const table = new Table(kinds, rows.length);
  for (const [i, cells] of rows.entries()) table.add(i, 1, cells);
  return table;
};

describe('the order of a size', () => {
  test('is that of the placeholders of a pattern', () => {
    const columns = [column('L'), column('d1'), column('d2')];
    expect(orderOfPattern('Z45-{d1}X{d2}X{L}', columns)).toEqual([1, 2, 0]);
    expect(orderOfPattern('Z45-{d1}X{gone}', columns)).toEqual([1]);
    expect(orderOfPattern('', columns)).toEqual([]);
  });

  test('is found by comparing codes and names with the columns', () => {
    const columns = [column('L'), column('d1'), column('k')];
    const rows: Cell[][] = [
      [100_000, 2500, 3000],
      [125_000, 6000, 3000],
      [160_000, 8200, 5000],
    ];
    const articles = [
      { code: 'Z40-2-5X100', name: 'Pim Ø2,5×100 mm, DIN 1530-A' },
      { code: 'Z40-6X125', name: 'Pim Ø6×125 mm, DIN 1530-A' },
      { code: 'Z40-8-2X160', name: 'Pim Ø8,2×160 mm, DIN 1530-A' },
    ];
    expect(ordersOfSample(filled(['number', 'number', 'number'], rows), columns, articles)).toEqual([[1, 0]]);
  });

  test('has threads in it', () => {
    const rows: Cell[][] = [
      ['M6', 20_000],
      ['M8', 30_000],
    ];
    const articles = [
      { code: 'IC-M6X20', name: 'Cıvata' },
      { code: 'IC-M8X30', name: 'Cıvata' },
    ];
    const columns = [column('dis', 'text'), column('L')];
    expect(ordersOfSample(filled(['text', 'number'], rows), columns, articles)).toEqual([[0, 1]]);
  });
});

describe('the size within a name', () => {
  const numbers = (name: string): number[] => sizeInName(name).numbers.map(({ value }) => value / 1000);

  test.each([
    ['İtici pim Ø8,2×200 mm, DIN 1530-A', [8.2, 200]],
    ['İtici yüksük Ø6,5/10×225 mm, DIN 16756', [6.5, 10, 225]],
    ['Kalıp plakası 396×396×86 mm, 1.1730', [396, 396, 86]],
    ['Kartuş rezistans Ø10×250 mm, 600 W, 230 V', [10, 250, 600, 230]],
    ['Yüksük iç pimi Ø6,5×100 mm, h5', [6.5, 100]],
    ['İmbus cıvata M12×80 mm, DIN 912', [80]],
    ['Mapa', []],
  ])('%s', (name, size) => {
    expect(numbers(name)).toEqual(size);
  });

  test('knows threads, words before numbers and units behind them', () => {
    expect(sizeInName('Boru tapası M24×1,5, DIN 906').thread).toBe('M24X1,5');
    expect(sizeInName('Soğutma perdesi R1/2, boy 75 mm')).toEqual({
      thread: 'R1/2',
      numbers: [{ value: 75_000, word: 'boy', unit: 'mm' }],
    });
    expect(sizeInName('Rezistans Ø10 mm, 600 W').numbers).toEqual([
      { value: 10_000, word: 'cap', unit: 'mm' },
      { value: 600_000, word: '', unit: 'w' },
    ]);
  });
});

test('a text is a number if it is one, or a plain thread', () => {
  expect(['35', '1,5', 'M8', 'M16×1,5', 'kısa', ''].map(numberOfText)).toEqual([35_000, 1500, 8000, null, null, null]);
});
