import { expect, test } from 'vitest';
import { neighboursOf } from './article-sizes.ts';

const COLUMNS = [{ isKey: true }, { isKey: false }, { isKey: true }];
const LENGTHS = [100, 160, 200, 250, 315];
/** Sizes '5x100' … '8x315' in the order of their keys. */
const SIZES = [5, 6, 8].flatMap((d) => LENGTHS.map((length) => ({ dims: [d, d * 2, length] })));
const near = (d: number, length: number, limit: number): string[] => {
  const at = SIZES.findIndex(({ dims }) => dims[0] === d && dims[2] === length);
  return neighboursOf(COLUMNS, SIZES, at, limit).map(({ dims }) => `${dims[0]}x${dims[2]}`);
};

test('neighbours are first the other lengths of the diameter, also at its ends', () => {
  expect(near(6, 100, 3)).toEqual(['6x100', '6x160', '6x200']);
  expect(near(6, 200, 3)).toEqual(['6x160', '6x200', '6x250']);
  expect(near(6, 315, 5)).toEqual(LENGTHS.map((length) => `6x${length}`));
});

test('the diameters beside fill up; at the ends of the table all from one side', () => {
  expect(near(6, 200, 7)).toEqual(['5x315', ...LENGTHS.map((length) => `6x${length}`), '8x100']);
  expect(near(5, 200, 7)).toEqual([...LENGTHS.map((length) => `5x${length}`), '6x100', '6x160']);
  expect(near(8, 200, 7)).toEqual(['6x250', '6x315', ...LENGTHS.map((length) => `8x${length}`)]);
  expect(near(8, 200, 40)).toHaveLength(SIZES.length);
});

test('a family with one key dimension has its whole table around', () => {
  const sizes = [3, 4, 5, 6, 8].map((d) => ({ dims: [d] }));
  expect(neighboursOf([{ isKey: true }], sizes, 2, 3)).toEqual(sizes.slice(1, 4));
});
