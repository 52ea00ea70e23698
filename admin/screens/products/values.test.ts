import { expect, test } from 'vitest';
import { changedNames } from '../../form/changed-fields.ts';
import { NEW_PRODUCT, toBody } from './values.ts';

const withSpecs = (technicalSpecs: typeof NEW_PRODUCT.technicalSpecs) => toBody({ ...NEW_PRODUCT, technicalSpecs });

test('a row of technical properties that was added and left empty is no change', () => {
  const length = { name: 'Boy', value: '200', unit: 'mm' };
  const saved = withSpecs([length]);
  expect(changedNames(saved, withSpecs([length, { name: '', value: ' ', unit: '' }]))).toEqual([]);
  expect(changedNames(saved, withSpecs([length, { name: '', value: '60', unit: '' }]))).toEqual(['technicalSpecs']);
});
