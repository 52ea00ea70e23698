import { describe, expect, test } from 'vitest';
import { NO_NUMBER, Table, type Cell } from './table.ts';

const PUBLIC = 1;

/** Diameter, length and colour. */
function springs(): Table {
  const table = new Table(['number', 'number', 'text'], 2);
  const rows: [number, number, string | null][] = [
    [10_000, 25_000, 'mavi'],
    [10_000, 32_000, 'mavi'],
    [16_000, 25_000, 'sarı'],
    [16_000, 32_000, null],
  ];
  for (const [i, cells] of rows.entries()) table.add(100 + i, PUBLIC, cells);
  return table;
}
const where = (table: Table, column: number, value: number | string) => ({
  column,
  cell: table.cellOf(column, value) ?? -1,
});

describe('a table', () => {
  test('finds rows by values of several columns', () => {
    const table = springs();
    expect(table.match([where(table, 0, 10_000)], 0)).toEqual([0, 1]);
    expect(table.match([where(table, 0, 10_000), where(table, 1, 32_000)], 0)).toEqual([1]);
    expect(table.match([where(table, 2, 'mavi'), where(table, 1, 25_000)], 0)).toEqual([0]);
    expect(table.match([], 0)).toEqual([0, 1, 2, 3]);
    expect(table.match([], 0, 2)).toEqual([0, 1]);
  });

  test('has no cell for a value that no row holds', () => {
    const table = springs();
    expect(table.cellOf(0, 12_000)).toBeUndefined();
    expect(table.cellOf(0, '10')).toBeUndefined();
    expect(table.cellOf(2, 'yeşil')).toBeUndefined();
  });

  test('keeps prices and exact bits, through growth and changes, and tells that it has changed', () => {
    const table = springs();
    expect([table.priceAt(0), table.hasBits(0, 6, 0), table.hasBits(0, 7, 1), table.hasBits(0, 7, 0)]).toEqual([
      null,
      true,
      true,
      false,
    ]);
    const before = table.revision;
    table.change(0, 5, [10_000, 25_000, 'mavi'], 1250);
    for (let i = 0; i < 20; i++) table.add(200 + i, 4, [1, 2, null], i);
    expect(table.revision).toBeGreaterThan(before);
    expect([table.priceAt(0), table.priceAt(4), table.priceAt(23)]).toEqual([1250, 0, 19]);
    expect([table.hasBits(0, 6, 4), table.hasBits(0, 4, 0), table.hasBits(4, 5, 4)]).toEqual([true, false, true]);
    const now = table.revision;
    table.remove(4);
    expect([table.revision > now, table.hasBits(4, 0, 0), table.hasBits(4, 4, 4)]).toEqual([true, false, false]);
  });

  test('finds changed rows by their new values only', () => {
    const table = springs();
    table.match([where(table, 0, 10_000)], 0);
    table.change(table.rowOf(100)!, PUBLIC, [12_000, 25_000, 'yeşil']);
    expect(table.match([where(table, 0, 12_000)], 0)).toEqual([0]);
    expect(table.match([where(table, 0, 10_000)], 0)).toEqual([1]);
    expect(table.match([where(table, 2, 'yeşil')], 0)).toEqual([0]);
    expect([...table.distinct(0)]).toEqual([10_000, 12_000, 16_000]);
  });

  test('removed rows are in no answer', () => {
    const table = springs();
    table.remove(table.rowOf(101)!);
    expect(table.match([where(table, 0, 10_000)], 0)).toEqual([0]);
    expect(table.rowOf(101)).toBeUndefined();
    expect(table.count(0)).toBe(3);
    expect(table.waste).toBe(0.25);
  });

  test('shows only rows with all bits asked for', () => {
    const table = springs();
    table.change(table.rowOf(102)!, 0, [16_000, 25_000, 'sarı']);
    expect(table.match([where(table, 0, 16_000)], PUBLIC)).toEqual([3]);
    expect(table.match([where(table, 0, 16_000)], 0)).toEqual([2, 3]);
    expect(table.count(PUBLIC)).toBe(3);
  });

  test('counts the values of a column, of all rows and of some', () => {
    const table = springs();
    expect(table.countValues(2, 0)).toEqual(
      new Map([
        ['mavi', 2],
        ['sarı', 1],
      ]),
    );
    expect(table.countValues(1, 0, [0, 1])).toEqual(
      new Map([
        [25_000, 1],
        [32_000, 1],
      ]),
    );
  });

  test('numbers more texts than sixteen bits hold', () => {
    const table = new Table(['text'], 4);
    for (let i = 0; i < 65_700; i++) table.add(i, PUBLIC, [`v${i}`]);
    expect(table.match([where(table, 0, 'v65650')], 0)).toEqual([65_650]);
    expect(table.match([where(table, 0, 'v3')], 0)).toEqual([3]);
  });

  test('answers as comparing every row does, through many changes', () => {
    let state = 7;
    const next = (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
    const table = new Table(['number', 'text'], 8);
    const rows = new Map<number, [number, string]>();
    const draw = (): [number, string] => [next(6) * 1000, `t${next(4)}`];
    for (let step = 0; step < 900; step++) {
      const id = next(120);
      const cells = draw();
      const row = table.rowOf(id);
      if (row !== undefined && next(4) === 0) {
        table.remove(row);
        rows.delete(id);
      } else {
        if (row === undefined) table.add(id, PUBLIC, cells);
        else table.change(row, PUBLIC, cells);
        rows.set(id, cells);
      }
      if (step % 7 > 0) continue;
      const [number, text] = draw();
      const expected = [...rows].filter(([, own]) => own[0] === number && own[1] === text).map(([own]) => own);
      const conditions = [where(table, 0, number), where(table, 1, text)];
      const found = table.match(conditions, PUBLIC).map((at) => table.idOf(at));
      expect(found.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
    }
  });

  test('takes anything as a cell', () => {
    const table = new Table(['number', 'text'], 1);
    const odd: Cell[][] = [[Number.NaN, ''], [null, null], ['6', 7], []];
    for (const [i, cells] of odd.entries()) table.add(i, PUBLIC, cells);
    expect(odd.map((_, row) => table.valueAt(row, 0))).toEqual([null, null, null, null]);
    expect(table.cellAt(0, 0)).toBe(NO_NUMBER);
    expect(table.valueAt(2, 1)).toBe('7');
  });
});
