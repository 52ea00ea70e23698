import { expect, test } from 'vitest';
import { placeOn, scaleOf } from './log-scale.ts';

test('equal ratios are equal distances', () => {
  const scale = { min: 1, max: 100 };
  expect([1, 10, 100].map((value) => placeOn(scale, value))).toEqual([0, 0.5, 1]);
  expect(placeOn({ min: 0.5, max: 32 }, 4)).toBeCloseTo(0.5);
});

test('values outside stand at the ends, and a scale of one value or from zero has places too', () => {
  expect([0.1, 1000].map((value) => placeOn({ min: 1, max: 100 }, value))).toEqual([0, 1]);
  expect(placeOn({ min: 6, max: 6 }, 6)).toBe(0);
  expect([0, 10, 100].map((value) => placeOn({ min: 0, max: 100 }, value))).toEqual([0, 0.5, 1]);
  expect(placeOn({ min: 0, max: 0 }, 0)).toBe(0);
});

test('a scale holds all extents', () => {
  expect(scaleOf([])).toBeNull();
  expect(
    scaleOf([
      { min: 2, max: 9 },
      { min: 0.5, max: 4 },
    ]),
  ).toEqual({ min: 0.5, max: 9 });
});
