import { expect, test } from 'vitest';
import {
  byKeys,
  facetsOf,
  filtered,
  filterText,
  nearest,
  parseFilter,
  passes,
  type Dim,
  STOCK_COLUMN,
  type TableColumn,
  type TableRow,
} from './dimension-table.ts';

const number = (key: string, isKey = true): TableColumn => ({ key, kind: 'number', unit: 'mm', isKey, isFilter: true });
const COLUMNS: readonly TableColumn[] = [
  number('d1'),
  number('L'),
  { key: 'renk', kind: 'text', unit: '', isKey: false, isFilter: true },
  { ...number('k', false), isFilter: false },
];
const ROWS: TableRow[] = [];
for (const d1 of [5000, 6000, 6200, 16_000])
  for (const L of [100_000, 160_000, 200_000])
    if (d1 < 16_000 || L < 200_000)
      ROWS.push({
        dims: [d1, L, d1 === 5000 ? null : 'mavi, açık', 3000],
        stock: L === 160_000 ? 'out_of_stock' : 'in_stock',
      });

const filters = (query: Record<string, string>) =>
  Object.entries(query).map(([key, text]) =>
    parseFilter(
      [...COLUMNS, STOCK_COLUMN].find((column) => column.key === key)!,
      text,
    )!,
  );
const sizes = (rows: readonly { dims: readonly Dim[] }[]) => rows.map(({ dims }) => `${dims[0]}x${dims[1]}`);

test('reads single values, several, and ranges with open ends, and writes them again', () => {
  for (const text of ['6', '6.2,16', '5..8', '200..', '..8']) expect(filterText(filters({ d1: text })[0]!)).toBe(text);
  expect(filterText(filters({ d1: '6,6' })[0]!)).toBe('6');
  expect(filters({ d1: '6,2' })[0]).toEqual({ key: 'd1', values: [6000, 2000] });
  expect(filters({ renk: 'mavi, açık|sarı' })[0]).toEqual({ key: 'renk', values: ['mavi, açık', 'sarı'] });
  expect(filterText(filters({ renk: 'mavi, açık|sarı' })[0]!)).toBe('mavi, açık|sarı');
});

test('refuses values that are none, empty ones, and ranges whose beginning is above the end', () => {
  for (const text of ['', 'x', '6,', '8..5', '..', 'a..5', '5..b', '6..2..1'])
    expect(filters({ d1: text })[0], text).toBeNull();
  for (const text of ['', 'a||b']) expect(filters({ renk: text })[0], text).toBeNull();
  for (const text of ['', 'var', 'in_stock|var']) expect(filters({ stock: text })[0], text).toBeNull();
});

test('finds whole dimensions only, and nothing where the size lacks the value', () => {
  expect(sizes(filtered(COLUMNS, ROWS, filters({ d1: '6', L: '200' })))).toEqual(['6000x200000']);
  expect(sizes(filtered(COLUMNS, ROWS, filters({ d1: '6..6.2', L: '..160' })))).toHaveLength(4);
  expect(filtered(COLUMNS, ROWS, filters({ renk: 'mavi, açık' }))).toHaveLength(8);
  expect(passes({ key: 'renk', values: ['mavi'] }, null)).toBe(false);
});

test('counts agree with counting by hand, and choosing a counted value never empties the table', () => {
  for (const query of [
    {},
    { d1: '6' },
    { d1: '16' },
    { L: '200' },
    { d1: '5,6', L: '100..160' },
    { renk: 'mavi, açık' },
    { stock: 'in_stock' },
    { d1: '16', stock: 'in_stock|out_of_stock' },
    { L: '160', stock: 'in_stock' },
  ]) {
    const chosen = filters(query as Record<string, string>);
    for (const { key, values } of facetsOf(COLUMNS, ROWS, chosen)) {
      const others = chosen.filter((one) => one.key !== key);
      for (const { value, count } of values) {
        const found = filtered(COLUMNS, ROWS, [...others, { key, values: [value] }]);
        expect(found, `${JSON.stringify(query)} ${key}=${value}`).toHaveLength(count);
      }
    }
  }
  expect(
    facetsOf(COLUMNS, ROWS, filters({ d1: '16' }))
      .find(({ key }) => key === 'L')!
      .values.at(-1),
  ).toEqual({
    value: 200_000,
    count: 0,
  });
  expect(facetsOf(COLUMNS, ROWS, []).map(({ key }) => key)).toEqual(['d1', 'L', 'renk', 'stock']);
  expect(facetsOf(COLUMNS, ROWS, filters({ stock: 'out_of_stock', d1: '6' })).at(-1)!.values).toEqual([
    { value: 'in_stock', count: 2 },
    { value: 'out_of_stock', count: 1 },
  ]);
});

test('orders by the key columns, numbers by value', () => {
  const mixed = ROWS.toReversed().sort(byKeys(COLUMNS));
  expect(sizes(mixed)).toEqual(sizes(ROWS));
});

test('offers the nearest sizes, judged by the spans of the columns', () => {
  expect(sizes(nearest(COLUMNS, ROWS, filters({ d1: '6.1', L: '200' }))).slice(0, 2)).toEqual([
    '6000x200000',
    '6200x200000',
  ]);
  expect(sizes(nearest(COLUMNS, ROWS, filters({ d1: '16', L: '200' })))[0]).toBe('16000x160000');
  expect(nearest(COLUMNS, [], filters({ d1: '6' }))).toEqual([]);
});
