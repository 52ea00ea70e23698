import { expect, test } from 'vitest';
import { rowOrder, type Sortable } from './row-order.ts';

const columns = [{ key: 'd1' }, { key: 'dis' }];
const rows: Sortable[] = [
  { code: 'A-10', price: null, stock: 2, dims: [6000, 'M8'] },
  { code: 'A-9', price: 2, stock: 0, dims: [null, 'M10'] },
  { code: 'B-1', price: 1, stock: 1, dims: [200, null] },
];
const sorted = (sort: string) =>
  [...rows].sort(rowOrder(columns, sort, (row: Sortable) => row)!).map(({ code }) => code);

test('rows are sorted by a column, code, price or stock, in either direction', () => {
  expect(sorted('d1')).toEqual(['B-1', 'A-10', 'A-9']);
  expect(sorted('dis')).toEqual(['A-10', 'A-9', 'B-1']);
  expect(sorted('code')).toEqual(['A-9', 'A-10', 'B-1']);
  expect(sorted('-code')).toEqual(['B-1', 'A-10', 'A-9']);
  expect(sorted('stock')).toEqual(['A-9', 'B-1', 'A-10']);
});

test('rows without the value stay last in either direction', () => {
  expect(sorted('-d1')).toEqual(['A-10', 'B-1', 'A-9']);
  expect(sorted('price')).toEqual(['B-1', 'A-9', 'A-10']);
  expect(sorted('-price')).toEqual(['A-9', 'B-1', 'A-10']);
});

test('an unknown sort is none', () => {
  for (const sort of ['', 'x', '--d1', 'D1', 'name'])
    expect(
      rowOrder(columns, sort, (row: Sortable) => row),
      sort,
    ).toBeNull();
});
