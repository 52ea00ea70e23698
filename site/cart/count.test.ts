import { expect, test } from 'vitest';
import { countOf } from './count.ts';

test('counts lines and pieces, with a thousands separator', () => {
  expect(countOf([])).toBe('0 kalem · 0 adet');
  expect(countOf([{ quantity: 3 }, { quantity: 10 }, { quantity: 1_000 }])).toBe('3 kalem · 1.013 adet');
});
