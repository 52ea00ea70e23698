import { describe, expect, test } from 'vitest';
import { isTckn, isVkn } from './tax-ids.ts';

/** The number with every other last digit. */
const otherEndings = (text: string) =>
  [...'0123456789'].filter((digit) => digit !== text.at(-1)).map((digit) => text.slice(0, -1) + digit);

describe('T.C. Kimlik No', () => {
  test('accepts the right check digits', () => {
    for (const right of ['10000000146', '11111111110', '12345678950', '19191919190', '76543210794'])
      expect(isTckn(right), right).toBe(true);
  });
  test('refuses every other last digit, and a leading 0', () => {
    for (const wrong of [
      ...otherEndings('10000000146'),
      ...otherEndings('12345678950'),
      '01234567890',
      '12345678901',
      '00000000000',
    ])
      expect(isTckn(wrong), wrong).toBe(false);
  });
  test('refuses anything but eleven plain digits', () => {
    for (const wrong of ['', '1000000014', '100000001460', ' 10000000146', '1000000014６', '1e10', '-1000000014'])
      expect(isTckn(wrong), wrong).toBe(false);
  });
});

describe('Vergi Kimlik No', () => {
  test('accepts the right check digit', () => {
    for (const right of [
      '1234567890',
      '8760047464',
      '0730018000',
      '6220529513',
      '4810058590',
      '8790017566',
      '8760052205',
    ])
      expect(isVkn(right), right).toBe(true);
  });
  test('refuses every other last digit', () => {
    for (const right of ['1234567890', '8760047464'])
      for (const wrong of otherEndings(right)) expect(isVkn(wrong), wrong).toBe(false);
  });
  test('refuses anything but ten plain digits', () => {
    for (const wrong of ['', '123456789', '12345678900', '123456789O', '１234567890'])
      expect(isVkn(wrong), wrong).toBe(false);
  });
});
