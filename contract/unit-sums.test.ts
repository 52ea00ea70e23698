import { expect, test } from 'vitest';
import { commonUnit, linesOf } from './unit-sums.ts';
import { countOf, quantityOf } from './units.ts';

test('quantities carry their unit; below a heading that says Adet only the others do', () => {
  expect(countOf(1_000, 'adet')).toBe('1.000 adet');
  expect(quantityOf(1_000, 'adet')).toBe('1.000');
  expect(quantityOf(3, 'takım')).toBe('3 takım');
});

test('lines have a unit in common, or none', () => {
  expect(commonUnit([{ unit: 'kg' }, { unit: 'kg' }])).toBe('kg');
  expect(commonUnit([{ unit: 'kg' }, { unit: 'adet' }])).toBeNull();
  expect(commonUnit([])).toBe('adet');
});

test('quantities of different units are not added up', () => {
  expect(linesOf(2, 1_500, 'm')).toBe('2 kalem · 1.500 m');
  expect(linesOf(2, 5, 'adet', ', toplam ')).toBe('2 kalem, toplam 5 adet');
  expect(linesOf(1_200, 5, null)).toBe('1.200 kalem');
});
