import { expect, test } from 'vitest';
import { endOf, timeCell, timeOf } from './time-cells.ts';

test.each([
  ['24.11.2026 09:05', '2026-11-24T06:05:00.000Z'],
  ['4.1.2026', '2026-01-03T21:00:00.000Z'],
  ['2026-11-24', '2026-11-23T21:00:00.000Z'],
  ['2026-11-24T09:05', '2026-11-24T06:05:00.000Z'],
  ['2026-11-24 23:59:59', '2026-11-24T20:59:00.000Z'],
  ['2026-11-24T09:05:30.000Z', '2026-11-24T09:05:00.000Z'],
  ['31.02.2026', undefined],
  ['2026-02-30', undefined],
  ['24.11.2026 25:00', undefined],
  ['yarın', undefined],
  ['', undefined],
])('%s', (text, expected) => {
  const at = timeOf(text);
  expect(at?.toISOString()).toBe(expected);
  if (at) expect(timeOf(timeCell(at)!)).toEqual(at);
});

test('a day without a time ends with it', () => {
  expect(endOf('24.11.2026')!.toISOString()).toBe('2026-11-24T21:00:00.000Z');
  expect(endOf('24.11.2026 10:00')!.toISOString()).toBe('2026-11-24T07:00:00.000Z');
});
