import { expect, test } from 'vitest';
import { applyPattern, keysOf } from '#contract/article-pattern.ts';
import { guessPattern } from './patterns.ts';

const COLUMNS = ['d1', 'L', 'M'].map((key) => ({ key }));

test('numbers enter codes with a hyphen and names with a comma; texts enter codes in capitals', () => {
  expect(applyPattern('Z40-{d1}X{L}', COLUMNS, [2500, 100_000, null], 'code')).toBe('Z40-2-5X100');
  expect(applyPattern('Pim Ø{d1}×{L}', COLUMNS, [2500, 100_000, null], 'name')).toBe('Pim Ø2,5×100');
  expect(applyPattern('C-{M}X{L}', COLUMNS, [null, 30_000, 'm8×0,75'], 'code')).toBe('C-M8-0-75X30');
  expect(applyPattern('C-{M}', COLUMNS, [null, 30_000, null], 'code')).toBeNull();
  expect(keysOf('Z40-{d1}X{L} {x y}')).toEqual(['d1', 'L']);
});

test('guesses a pattern that makes every code, in spite of values that meet by chance', () => {
  const samples = (...sizes: [text: string, d1: number, L: number][]) =>
    sizes.map(([text, d1, L]) => ({ text, dims: [d1 * 1000, L * 1000, null] }));
  // The 4 of Z4 is also a diameter, and 10 begins 100.
  expect(
    guessPattern(COLUMNS, samples(['Z4-4X100', 4, 100], ['Z4-10X100', 10, 100], ['Z4-10X125', 10, 125]), 'code'),
  ).toBe('Z4-{d1}X{L}');
  expect(guessPattern(COLUMNS, samples(['A-5X5', 5, 5], ['A-6X5', 6, 5], ['A-6X7', 6, 7]), 'code')).toBe('A-{d1}X{L}');
  expect(guessPattern(COLUMNS, samples(['A-5X5', 5, 5], ['A-66', 6, 6]), 'code')).toBe('');
  expect(guessPattern(COLUMNS, [], 'code')).toBe('');
});

test('gives up in bounded time on a text of many equal numbers', () => {
  const columns = Array.from({ length: 24 }, (_, i) => ({ key: `a${i}` }));
  const dims = columns.map(() => 1000);
  expect(
    guessPattern(
      columns,
      [
        { text: '1 '.repeat(100), dims },
        { text: 'x', dims },
      ],
      'code',
    ),
  ).toBe('');
});
