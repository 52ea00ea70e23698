import { expect, test } from 'vitest';
import { droppedBefore, groupIds, inOrder, movedTo, rowBelow, type ArrangedRows } from './arranging-order.ts';

interface Row {
  _id: string;
  parent: string;
  order: number;
}
const ROWS: Row[] = [
  { _id: 'm1', parent: '', order: 0 },
  { _id: 'm2', parent: '', order: 0 },
  { _id: 'a', parent: 'm1', order: 0 },
  { _id: 'x', parent: 'm2', order: 4 },
  { _id: 'b', parent: 'm1', order: 5 },
];
const BY_PARENT: ArrangedRows<Row> = { kind: 'category', field: 'order', groupOf: ({ parent }) => parent };

test('a row is arranged among those of its group', () => {
  expect(groupIds(ROWS, BY_PARENT, 'b')).toEqual(['a', 'b']);
  expect(groupIds(ROWS, BY_PARENT, 'm2')).toEqual(['m1', 'm2']);
  expect(groupIds(ROWS, { kind: 'page', field: 'order' }, 'x')).toEqual(['m1', 'm2', 'a', 'x', 'b']);
  expect(groupIds(ROWS, BY_PARENT, 'gone')).toEqual([]);
});

test('a row is moved to a place, at most to the ends', () => {
  expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'x', 0)).toEqual(['a', 'b', 'c']);
});

test('rows of other groups keep their places in the list', () => {
  const next = inOrder(ROWS, ['b', 'a'], 'order');
  expect(next.map(({ _id }) => _id)).toEqual(['m1', 'm2', 'b', 'x', 'a']);
  expect(next.map(({ order }) => order)).toEqual([0, 0, 1, 4, 2]);
  expect(inOrder(ROWS, ['b', 'a', 'gone'], 'order')).toBe(ROWS);
});

test('a row falls before the first one whose middle is below the pointer', () => {
  const others = [
    { id: 'a', middle: 20 },
    { id: 'c', middle: 60 },
  ];
  expect([10, 20, 59, 61].map((y) => rowBelow(others, y))).toEqual(['a', 'c', 'c', undefined]);
  expect(droppedBefore(['a', 'b', 'c', 'd'], 'b', 'a', 'c')).toEqual(['b', 'a', 'c', 'd']);
  expect(droppedBefore(['a', 'b', 'c', 'd'], 'a', undefined, 'c')).toEqual(['b', 'c', 'a', 'd']); // 'd' is on the next page
});
