import { expect, test } from 'vitest';
import { formatMilli, milliToNumber, milliToPlain, numberToMilli, parseMilli } from './dimension.ts';

test('reads a dimension in each way in which it is typed', () => {
  for (const text of ['6,2', '6.2', '6,20 mm', '6.200', ' 6,2mm ', 'Ø6,2', '⌀ 6,2 mm', '6,2 MM'])
    expect(parseMilli(text), text).toBe(6200);
  expect(parseMilli('0,005')).toBe(5);
  expect(parseMilli('200')).toBe(200_000);
  expect(parseMilli('-4')).toBe(-4000);
  expect(parseMilli('−0,5')).toBe(-500);
  expect(parseMilli('-0')).toBe(0);
  expect(parseMilli('90°', '°')).toBe(90_000);
  expect(parseMilli('12 N/mm', 'N/mm')).toBe(12_000);
});

test('reads grouped thousands where two signs tell them from decimals', () => {
  expect(parseMilli('12.000')).toBe(12_000);
  expect(parseMilli('12.000,5')).toBe(12_000_500);
  expect(parseMilli('12,000.5')).toBe(12_000_500);
  expect(parseMilli('1.234.567')).toBe(1_234_567_000);
});

test('refuses what is no dimension', () => {
  for (const text of [
    '',
    ' ',
    '6..2',
    '6,2,1',
    'M8',
    '6x200',
    '6 mm mm',
    '1e3',
    '0x10',
    '6,2001',
    '2000001',
    'NaN',
    '12 kg',
  ])
    expect(parseMilli(text), text).toBeNull();
});

test('writes what it reads', () => {
  expect(formatMilli(6200)).toBe('6,2');
  expect(formatMilli(5)).toBe('0,005');
  expect(formatMilli(-500)).toBe('-0,5');
  expect(formatMilli(1_234_000)).toBe('1234');
  expect(formatMilli(12_000_000)).toBe('12.000');
  expect(formatMilli(12_345_678)).toBe('12.345,678');
  expect(milliToPlain(6200)).toBe('6.2');
  for (const milli of [0, 1, 5, 999, 1000, 6200, 9_999_999, 2_000_000_000, -1, -6200]) {
    if (Math.abs(milli) < 10_000_000) expect(parseMilli(formatMilli(milli))).toBe(milli);
    expect(parseMilli(milliToPlain(milli))).toBe(milli);
    expect(numberToMilli(milliToNumber(milli))).toBe(milli);
  }
});
