import { expect, test } from 'vitest';
import { soldMinor, toMicros, withMargin } from './daily-price.ts';

test('an amount is sold at the rate with its margin, half a kuruş upwards, never for nothing', () => {
  expect(soldMinor(2_500, toMicros(49.38))).toBe(123_450);
  expect(soldMinor(1, toMicros(49.5))).toBe(50);
  expect(soldMinor(1, toMicros(49.499999))).toBe(49);
  expect(soldMinor(1, toMicros(0.004))).toBe(1);
  // Beyond what doubles hold exactly.
  expect(soldMinor(99_999_999, 9_999_999_999)).toBe(999_999_989_900);
});

test('a margin is put on the rate, to the millionth', () => {
  expect(withMargin(toMicros(49.38), 0)).toBe(49_380_000);
  expect(withMargin(toMicros(49.38), 2.5)).toBe(50_614_500);
  expect(withMargin(1, 20)).toBe(1);
  expect(withMargin(toMicros(10_000), 20)).toBe(12_000_000_000);
});
