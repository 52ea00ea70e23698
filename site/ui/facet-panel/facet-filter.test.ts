import { describe, expect, test } from 'vitest';
import {
  asRange,
  endsOf,
  isRangeField,
  setFilters,
  toggled,
  withRangeField,
  type ValuesFacet,
} from './facet-filter.ts';

const facet = (
  key: string,
  values: Record<string, number>,
  chosen: readonly string[] = [],
  unit = '',
): ValuesFacet => ({
  kind: 'values',
  key,
  label: 'Ad',
  unit,
  values: Object.entries(values).map(([value, count]) => ({
    value,
    label: value.replace('.', ','),
    count,
    isChosen: chosen.includes(value),
  })),
});

describe('choosing a value', () => {
  const lengths = (chosen: readonly string[]) => facet('attr.boy', { 100: 2, 160: 1, 200: 3 }, chosen, 'mm');

  test('adds it in the order of the values, and drops it again', () => {
    expect(toggled({}, lengths([]), '200')).toEqual({ 'attr.boy': '200' });
    expect(toggled({ 'attr.boy': '200' }, lengths(['200']), '100')).toEqual({ 'attr.boy': '100,200' });
    expect(toggled({ 'attr.boy': '100,200' }, lengths(['100', '200']), '100')).toEqual({ 'attr.boy': '200' });
    expect(toggled({ material: 'x', 'attr.boy': '200' }, lengths(['200']), '200')).toEqual({ material: 'x' });
  });

  test('writes texts with a bar, also texts of digits, and numbers without a unit with a comma', () => {
    const texts = facet('material', { '1.2210': 1, '1.2344, nitrürlü': 1 }, ['1.2210']);
    expect(toggled({ material: '1.2210' }, texts, '1.2344, nitrürlü')).toEqual({
      material: '1.2210|1.2344, nitrürlü',
    });
    expect(toggled({}, facet('attr.renk', { mavi: 1, yeşil: 1 }, ['mavi']), 'yeşil')['attr.renk']).toBe('mavi|yeşil');
    expect(toggled({}, facet('attr.n', { 2: 1, 4: 1 }, ['2']), '4')['attr.n']).toBe('2,4');
  });

  test('takes one state of stock at a time', () => {
    const stock = facet('stock', { in_stock: 1, out_of_stock: 1 }, ['in_stock']);
    expect(toggled({ stock: 'in_stock' }, stock, 'out_of_stock')).toEqual({ stock: 'out_of_stock' });
    expect(toggled({ stock: 'in_stock' }, stock, 'in_stock')).toEqual({});
  });
});

describe('a range', () => {
  test('is put together from the fields of a form, with a decimal comma', () => {
    expect(isRangeField('attr.dis-cap.enaz')).toBe(true);
    expect(isRangeField('attr.enaz')).toBe(false);
    const from = withRangeField({ material: 'x' }, 'attr.cap.enaz', ' 6,2 ');
    expect(from).toEqual({ material: 'x', 'attr.cap': '6.2..' });
    expect(withRangeField(from, 'attr.cap.encok', '8')['attr.cap']).toBe('6.2..8');
    expect(withRangeField({ 'attr.cap': '6,8' }, 'attr.cap.encok', '8')['attr.cap'], 'instead of values').toBe('..8');
  });

  test('has its ends read', () => {
    expect(endsOf('6.2..8')).toEqual({ from: 6.2, to: 8 });
    expect(endsOf('200..')).toEqual({ from: 200, to: null });
    expect(endsOf('6,8')).toBeNull();
    expect(endsOf(undefined)).toBeNull();
  });

  test('is made of many numbers, counted in equal steps of their logarithm', () => {
    const range = asRange(facet('attr.boy', { 1: 5, 10: 7, 99: 1, 100: 2 }, [], 'mm'), '10..');
    expect(range).toMatchObject({ kind: 'range', key: 'attr.boy', min: 1, max: 100, from: 10, to: null });
    expect(range.bars).toHaveLength(20);
    expect([range.bars[0], range.bars[10], range.bars[19]]).toEqual([5, 7, 3]);
    expect(range.bars.reduce((sum, bar) => sum + bar, 0)).toBe(15);
  });
});

test('set filters are listed in the order of the facets, each value apart, unknown ones as they are', () => {
  const facets = [
    facet('attr.cap', { 6: 1, 8: 1 }, ['6', '8'], 'mm'),
    facet('attr.boy', { 100: 1, 200: 1 }, ['200'], 'mm'),
  ];
  const filters = { standard: 'DIN 1', 'attr.boy': '150..', 'attr.cap': '6,8' };
  const set = setFilters(filters, facets, ({ label, from, to }) => `${label} ${from}–${to}`);
  expect(set.map(({ text }) => text)).toEqual(['Ad: 6 mm', 'Ad: 8 mm', 'Ad 150–null', 'standard: DIN 1']);
  expect(set[0]!.without).toEqual({ standard: 'DIN 1', 'attr.boy': '150..', 'attr.cap': '8' });
  expect(set[2]!.without).toEqual({ standard: 'DIN 1', 'attr.cap': '6,8' });
  expect(set[3]!.without).toEqual({ 'attr.boy': '150..', 'attr.cap': '6,8' });
  // of so many values that they are shown as a range
  const unlisted = setFilters({ 'attr.cap': '6.2,7' }, [facet('attr.cap', { 6: 1 }, [], 'mm')], () => '');
  expect(unlisted.map(({ text }) => text)).toEqual(['Ad: 6,2; 7 mm']);
});
