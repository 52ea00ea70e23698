import { expect, test } from 'vitest';
import { countOf } from './count.ts';

test('counts lines and pieces, with a thousands separator', () => {
  expect(countOf([])).toBe('0 kalem · 0 adet');
  expect(countOf([{ quantity: 3 }, { quantity: 10 }, { quantity: 1_000 }])).toBe('3 kalem · 1.013 adet');
});

test('adds up what has one unit, and nothing else', () => {
  expect(
    countOf([
      { quantity: 2, unit: 'm' },
      { quantity: 3, unit: 'm' },
    ]),
  ).toBe('2 kalem · 5 m');
  expect(countOf([{ quantity: 2, unit: 'm' }, { quantity: 3 }])).toBe('2 kalem');
});
