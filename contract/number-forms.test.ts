import { expect, test } from 'vitest';
import { numberFormFinder, readDate, readNumber } from './number-forms.ts';

const found = (...values: string[]) => {
  const finder = numberFormFinder();
  for (const value of values) finder.add(value);
  return finder.found();
};

test.each([
  [['1.234,56'], 'comma'],
  [['1234,5'], 'comma'],
  [['1.234.567'], 'comma'],
  [['1.234', '12,5'], 'comma'],
  [['1234.56'], 'dot'],
  [['1,234.56'], 'dot'],
  [['1,234,567'], 'dot'],
  [['1.234', '12.5'], 'dot'],
  [['0.125'], 'dot'],
  [['1234.567'], 'dot'],
  [['0,125'], 'comma'],
  [['1.234'], 'ask'],
  [['1.234', '7', '', '999.000', 'yok'], 'ask'],
  [['1,234'], 'ask'],
  [['1.5', '1,5'], 'mixed'],
  [['12', '-7', '0', ''], 'comma'],
  [[], 'comma'],
  [['sorunuz', '1.234,56'], 'comma'],
  [['₺1.234,50', '12,5 TL', '%20', '1 250,5'], 'comma'],
  [['$1,234.50', '−12.5 USD'], 'dot'],
] as const)('%j is %s', (values, form) => {
  expect(found(...values)).toBe(form);
});

test('values that are no numbers are counted', () => {
  const finder = numberFormFinder();
  for (const value of ['x', '1.2.3', '1,2,3', '--1', '1', '', ' ', '1.23,4', '1e5']) finder.add(value);
  expect(finder.unreadable()).toBe(6);
});

test.each([
  ['1.234,56', 'comma', 1234.56],
  ['1.234', 'comma', 1234],
  ['1.234', 'dot', 1.234],
  ['1,234.5', 'dot', 1234.5],
  [' -12,5 TL ', 'comma', -12.5],
  ['-₺12,5', 'comma', -12.5],
  ['−1 234,5', 'comma', -1234.5],
  ['+7', 'dot', 7],
  ['%20', 'comma', 20],
  ['1234.56', 'comma', null],
  ['12.34', 'comma', null],
  ['0.125', 'comma', null],
  ['1.2345', 'comma', null],
  ['', 'comma', null],
  [',5', 'comma', null],
  ['5,', 'comma', null],
  ['Infinity', 'dot', null],
  ['0x10', 'dot', null],
] as const)('%j in form %s is %j', (text, form, value) => {
  expect(readNumber(text, form)).toBe(value);
});

test.each([
  ['24.11.2026', '2026-11-24'],
  [' 1.2.2026 ', '2026-02-01'],
  ['24.11.2026 9:05', '2026-11-24T09:05'],
  ['24.11.2026 00:00:30', '2026-11-24T00:00:30'],
  ['2026-11-24', '2026-11-24'],
  ['2026-11-24T09:00:00.000', '2026-11-24T09:00'],
  ['2026-11-24 09:00', '2026-11-24T09:00'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2026', null],
  ['31.04.2026', null],
  ['00.01.2026', null],
  ['24.13.2026', null],
  ['24.11.26', null],
  ['24.11.0026', null],
  ['24/11/2026', null],
  ['2026-11-24T24:00', null],
  ['24.11.2026 9:60', null],
  ['46350', null],
  ['', null],
])('date %j is %j', (text, date) => {
  expect(readDate(text)).toBe(date);
});
