import { expect, test } from 'vitest';
import type { CadTemplate } from '#contract/cad.ts';
import { mappingFor, typedValue, withFinish, withPictures, withSource } from './mapping.ts';
import { sampleOf, slicesOf } from './sample.ts';

const param = (key: string, more: Partial<CadTemplate['params'][number]> = {}) => ({
  key,
  label: key,
  kind: 'number' as const,
  unit: 'mm',
  isOptional: false,
  options: [],
  ...more,
});
const PIN: CadTemplate = {
  key: 'pim',
  label: 'Pim',
  params: [param('d1'), param('L'), param('d2')],
  simplifications: [],
};

test('a chosen template takes the columns that have its letters', () => {
  expect(mappingFor(PIN, [{ key: 'L' }, { key: 'd1' }, { key: 'renk' }])).toEqual({
    template: 'pim',
    params: { d1: { column: 'd1' }, L: { column: 'L' } },
  });
});

test('sources and colours come and go', () => {
  const mapping = mappingFor(PIN, [{ key: 'd1' }]);
  const fixed = withSource(mapping, 'd2', { value: 12 });
  expect(fixed.params).toEqual({ d1: { column: 'd1' }, d2: { value: 12 } });
  expect(withSource(fixed, 'd1', null).params).toEqual({ d2: { value: 12 } });
  expect(withFinish(mapping, 'brass').finish).toBe('brass');
  expect('finish' in withFinish(withFinish(mapping, 'brass'), null)).toBe(false);
  const plain = withPictures(withFinish(mapping, 'brass'), false);
  expect(plain).toMatchObject({ finish: 'brass', hasPictures: false });
  expect(withFinish(plain, null).hasPictures).toBe(false);
  expect('hasPictures' in withPictures(plain, true)).toBe(false);
});

test('numbers are typed with comma or point; words stay words', () => {
  expect([typedValue(param('d'), '6,2'), typedValue(param('d'), ' 6.2 ')]).toEqual([6.2, 6.2]);
  expect(typedValue(param('d'), '')).toBe('');
  expect(typedValue(param('d'), 'altı')).toBe('altı');
  expect(typedValue(param('dis', { kind: 'thread' }), 'M8')).toBe('M8');
  expect(typedValue(param('kod', { kind: 'text' }), '12')).toBe('12');
});

test('a sample has the first, the last and five others, in their order, each once', () => {
  const all = Array.from({ length: 40 }, (_, i) => i);
  const chosen = sampleOf(all);
  expect(chosen).toHaveLength(7);
  expect([chosen[0], chosen.at(-1)]).toEqual([0, 39]);
  expect(chosen).toEqual([...new Set(chosen)].toSorted((a, b) => a - b));
  expect(sampleOf([1, 2, 3])).toEqual([1, 2, 3]);
  expect(sampleOf([1])).toEqual([1]);
  expect(sampleOf([])).toEqual([]);
});

test('slices hold everything', () => {
  expect(slicesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
});
