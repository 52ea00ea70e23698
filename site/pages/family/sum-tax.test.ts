import { expect, test } from 'vitest';
import { sumTax } from './sum-tax.ts';

const [GROSS, NET] = [' KDV\u00a0dahil', ' +\u00a0KDV'];
const figures = (...shown: [current: number, tax: string][]) => shown.map(([current, tax]) => ({ current, tax }));

test('a sum of stored prices is named only beside other figures, and as what the cart adds up', () => {
  expect(sumTax([])).toBe('');
  expect(sumTax([{ current: 10 }])).toBe('');
  // Stored with tax.
  expect(sumTax([{ current: 12, shown: figures([10, NET]) }])).toBe(GROSS);
  expect(sumTax([{ current: 12, shown: figures([12, GROSS], [10, NET]) }])).toBe(GROSS);
  // Stored without.
  expect(sumTax([{ current: 10, shown: figures([12, GROSS]) }])).toBe(NET);
  expect(sumTax([{ current: 10, shown: figures([12, GROSS], [10, NET]) }])).toBe(NET);
  // A rate of 0 adds nothing; another one among them does.
  const untaxed = { current: 5, shown: figures([5, GROSS], [5, NET]) };
  expect(sumTax([untaxed])).toBe(GROSS);
  expect(sumTax([untaxed, { current: 10, shown: figures([11, GROSS], [10, NET]) }])).toBe(NET);
});
