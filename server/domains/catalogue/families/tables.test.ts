import { expect, test } from 'vitest';
import { around } from './tables.ts';

const SIZES = Array.from({ length: 20 }, (_, i) => i);

test('as many sizes before as after', () => {
  expect(around(SIZES, 10, 11)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});

test('at the ends the other side fills up', () => {
  expect(around(SIZES, 0, 11)).toEqual(SIZES.slice(0, 11));
  expect(around(SIZES, 18, 11)).toEqual(SIZES.slice(9));
  expect(around(SIZES.slice(0, 4), 3, 11)).toEqual([0, 1, 2, 3]);
});
