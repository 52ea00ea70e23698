import { expect, test } from 'vitest';
import { fromIstanbulMinute, istanbulMinute, longMinuteText, shortMinuteText } from './istanbul-time.ts';

test('minutes of Istanbul, there and back', () => {
  for (const [iso, typed] of [
    ['2026-11-24T06:00:00.000Z', '2026-11-24T09:00'],
    ['2026-12-31T21:30:00.000Z', '2027-01-01T00:30'],
    ['2026-06-30T20:59:00.000Z', '2026-06-30T23:59'],
  ] as const) {
    expect(istanbulMinute(iso)).toBe(typed);
    expect(fromIstanbulMinute(typed)).toBe(iso);
  }
  for (const nothing of ['', '2026-11-24', '24.11.2026 09:00', '2026-13-24T09:00', '12026-01-01T09:00'])
    expect(fromIstanbulMinute(nothing), nothing).toBe('');
});

test('in lists without this year, in words with it', () => {
  const now = Date.parse('2026-11-20T09:00:00Z');
  expect(shortMinuteText('2026-11-24T06:00:00.000Z', now)).toBe('24.11. 09:00');
  expect(shortMinuteText('2027-01-04T06:05:00.000Z', now)).toBe('04.01.27 09:05');
  expect(longMinuteText('2026-11-24T06:00:00.000Z')).toBe('24 Kasım 2026 09:00');
});
