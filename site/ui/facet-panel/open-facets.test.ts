import { expect, test } from 'vitest';
import type { Facet } from '#contract/facets.ts';
import { foldedFacets } from './open-facets.ts';

const values = (key: string, count: number, chosen = -1): Facet => ({
  kind: 'values',
  key,
  label: key,
  unit: '',
  values: Array.from({ length: count }, (_, i) => ({
    value: `${i}`,
    label: `Değer numarası ${i}`,
    count: 1,
    isChosen: i === chosen,
  })),
});
const range: Facet = {
  kind: 'range',
  key: 'attr.boy',
  label: 'Boy',
  unit: 'mm',
  min: 1,
  max: 9,
  from: null,
  to: null,
  bars: Array.from({ length: 20 }, () => 1),
};
const FACETS = [range, values('material', 8), values('hardness', 8), values('standard', 8), values('stock', 3)];
const folded = (facets: readonly Facet[], height: number, filters = {}) => [...foldedFacets(facets, filters, height)];

test('beside a short list the last facets are folded, never stock', () => {
  expect(folded(FACETS, 0)).toEqual(['hardness', 'standard']);
});

test('beside a long list all stand open', () => {
  expect(folded(FACETS, 1200)).toEqual([]);
});

test('what is set stands open, and takes the room of others', () => {
  const [first, material, hardness, , stock] = FACETS;
  const facets = [first!, material!, hardness!, values('standard', 8, 2), stock!];
  expect(folded(facets, 0)).toEqual(['material', 'hardness']);
  expect(folded([{ ...range, key: 'attr.cap', from: 3 }, ...FACETS], 0)).not.toContain('attr.cap');
  expect(folded([values('attr.cap', 30)], 0, { 'attr.cap': '5..8' })).toEqual([]);
});
