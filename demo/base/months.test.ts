import { expect, test } from 'vitest';
import { monthFrom, yearFrom } from './months.ts';

test('months are counted over the turn of the year, from the last day of a month too', () => {
  const last = Date.UTC(2027, 0, 31, 9);
  expect([monthFrom(last, 0), monthFrom(last, -1), monthFrom(last, 1), monthFrom(last, 22)]).toEqual([
    'Ocak 2027',
    'Aralık 2026',
    'Şubat 2027',
    'Kasım 2028',
  ]);
  expect([yearFrom(last, -1), yearFrom(last, 0), yearFrom(last, 12)]).toEqual(['2026', '2027', '2028']);
});
