import { expect, test } from 'vitest';
import { column } from '../../../testing/families.ts';
import { factSpecs, hardnessOf, specsOf } from './specs.ts';

test('hardness is read in the ways in which it is written', () => {
  for (const [text, min, max, scale] of [
    ['60 ±2 HRC', 58, 62, 'HRC'],
    ['210–240 HB', 210, 240, 'HB'],
    ['34-40 HRC', 34, 40, 'HRC'],
    ['bilya 63 ±2 HRC', 61, 65, 'HRC'],
    ['950 HV 0,3', 950, 950, 'HV 0,3'],
    ['70 ±5 Shore A', 65, 75, 'Shore A'],
    ['≥ 950 HV 0,3', null, null, ''],
    ['850 N/mm²', null, null, ''],
    ['', null, null, ''],
  ] as const)
    expect(hardnessOf(text), text).toEqual({ hardnessMin: min, hardnessMax: max, hardnessScale: scale });
});

test('facts follow the dimensions; what is unknown is left out', () => {
  expect(factSpecs({ material: 'Çelik', hardnessText: '850 N/mm²', standards: ['DIN 912', 'ISO 4762'] })).toEqual([
    { name: 'Malzeme', value: 'Çelik' },
    { name: 'Çekme dayanımı', value: '850', unit: 'N/mm²' },
    { name: 'Standart', value: 'DIN 912 / ISO 4762' },
  ]);
  expect(factSpecs({ material: '', hardnessText: 'sert', standards: [] })).toEqual([
    { name: 'Sertlik', value: 'sert' },
  ]);
});

test('a size lacks what it has no value for; words of a column with a unit have none', () => {
  const columns = [column('d1', 'Çap'), column('boyun', 'Boyun boyu', { kind: 'text' }), column('r', 'Radyus')];
  const facts = { material: '', hardnessText: '', standards: [] };
  expect(specsOf(columns, [6200, 'kısa', null], facts)).toEqual([
    { name: 'Çap (d1)', value: '6,2', unit: 'mm' },
    { name: 'Boyun boyu', value: 'kısa' },
  ]);
  expect(specsOf(columns, [6200, '35', 500], facts)[1]).toEqual({ name: 'Boyun boyu', value: '35', unit: 'mm' });
});
