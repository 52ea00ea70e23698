import { expect, test } from 'vitest';
import { PRICE_LIST_PRICE_UNREADABLE, priceListAmbiguous } from '#contract/price-list-texts.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { formatNumber } from '#contract/format.ts';
import { readLines, readPrice } from './csv.ts';

test('prices are read as Turkish and English programs write them', () => {
  const read: [string, number][] = [
    ['18,50', 1_850],
    ['18.5', 1_850],
    ['1480', 148_000],
    ['1.480,00', 148_000],
    ['1,480.00', 148_000],
    ['₺ 1.234,5', 123_450],
    ['12 TL', 1_200],
    ['$0.01', 1],
  ];
  for (const [text, minor] of read) expect(readPrice(text)).toBe(minor);
  for (const text of ['1.234', '1,234', '12.500']) expect(readPrice(text)).toBe(priceListAmbiguous(text));
  for (const text of ['', 'yok', '-5', '1,2,3', '1.23.45', '12,345,6', '1e5'])
    expect(readPrice(text)).toBe(PRICE_LIST_PRICE_UNREADABLE);
  for (const text of ['0', '1000000,01', '2.000.000']) expect(typeof readPrice(text)).toBe('string');
});

test('whatever a price is written as, the same figure comes back', () => {
  const random = randomNumbers(7);
  for (let i = 0; i < 5_000; i++) {
    const minor = 1 + Math.floor(random() ** 3 * 100_000_000);
    expect(readPrice(formatNumber(minor / 100, 2))).toBe(minor);
    expect(readPrice((minor / 100).toFixed(2))).toBe(minor);
  }
});

test('a head is known by its words, and the delimiter by the first line', () => {
  const line = { line: 1, code: 'KK-1', priceMinor: 1_050, currency: 'TRY' };
  expect(readLines('KK-1\t10,50\tTL').lines).toEqual([line]);
  expect(readLines('Kod;Fiyat;Para\n"KK-1";"10,50";try').lines).toEqual([{ ...line, line: 2 }]);
  expect(readLines('\ufeffKK-1,10.50,₺\r\n\r\n').lines).toEqual([line]);
});
