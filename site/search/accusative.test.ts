import { expect, test } from 'vitest';
import { accusative } from './accusative.ts';

test.each([
  // sıfır, bir, iki …
  ['0', '0’ı'],
  ['1', '1’i'],
  ['2', '2’yi'],
  ['3', '3’ü'],
  ['4', '4’ü'],
  ['5', '5’i'],
  ['6', '6’yı'],
  ['7', '7’yi'],
  ['8', '8’i'],
  ['9', '9’u'],
  // on, yirmi …
  ['10', '10’u'],
  ['20', '20’yi'],
  ['30', '30’u'],
  ['40', '40’ı'],
  ['50', '50’yi'],
  ['60', '60’ı'],
  ['70', '70’i'],
  ['80', '80’i'],
  ['90', '90’ı'],
  // yüz, bin, on bin, yüz bin, milyon
  ['100', '100’ü'],
  ['125', '125’i'],
  ['160', '160’ı'],
  ['200', '200’ü'],
  ['250', '250’yi'],
  ['315', '315’i'],
  ['400', '400’ü'],
  ['1000', '1000’i'],
  ['1250', '1250’yi'],
  ['10.000', '10.000’i'],
  ['100.000', '100.000’i'],
  ['2.000.000', '2.000.000’u'],
  // after the comma: altı virgül iki
  ['6,2', '6,2’yi'],
  ['6,25', '6,25’i'],
  ['2,05', '2,05’i'],
  // the last number of a size
  ['6 × 200', '6 × 200’ü'],
  ['M8 × 30', 'M8 × 30’u'],
  ['M8', 'M8’i'],
])('%s', (text, expected) => {
  expect(accusative(text)).toBe(expected);
});

test('texts without a number at their end have no ending', () => {
  for (const text of ['', 'torpido', '6 mm']) expect(accusative(text)).toBeNull();
});
