import { expect, test } from 'vitest';
import { FIRST_CHANGE, readChange } from './bulk-change.ts';

test('nothing is sent before it is typed', () => {
  expect(readChange(FIRST_CHANGE, 'USD')).toBeUndefined();
  expect(readChange({ ...FIRST_CHANGE, field: 'leadTimeDays' }, 'USD')).toBeUndefined();
  expect(readChange({ ...FIRST_CHANGE, field: 'category' }, 'USD')).toBeUndefined();
  expect(readChange({ ...FIRST_CHANGE, field: 'isActive', value: null }, 'USD')).toBeUndefined();
});

test('what is typed becomes the call’s change, by its rules', () => {
  expect(readChange({ ...FIRST_CHANGE, move: 8 }, 'TRY')).toEqual({
    field: 'price',
    operation: 'percentUp',
    value: 8,
    currency: 'TRY',
    rounding: 'none',
    former: 'keep',
  });
  expect(readChange({ ...FIRST_CHANGE, field: 'leadTimeDays', value: 5 }, 'USD')).toEqual({
    field: 'leadTimeDays',
    value: 5,
  });
  expect(readChange({ ...FIRST_CHANGE, field: 'leadTimeDays', isEmptied: true, value: 5 }, 'USD')).toEqual({
    field: 'leadTimeDays',
    value: null,
  });
  expect(readChange({ ...FIRST_CHANGE, field: 'isActive', value: false }, 'USD')).toEqual({
    field: 'isActive',
    value: false,
  });
  expect(readChange({ ...FIRST_CHANGE, move: 2_000 }, 'USD')).toContain('Oran 0’dan büyük');
  expect(readChange({ ...FIRST_CHANGE, operation: 'set', move: 1.234 }, 'USD')).toContain('iki ondalık');
});
