import { expect, test } from 'vitest';
import type { Currency } from './money.ts';
import { changedAmount, changedPrice, taxShift, type PriceChange } from './price-change.ts';

const toLira = (more: Partial<PriceChange> = {}): PriceChange => ({
  currency: 'TRY',
  moves: { USD: { move: 'convert', rate: 41.25 } },
  shift: 'none',
  vatRate: 20,
  ...more,
});
const product = (priceMinor: number, more: object = {}) => ({
  priceMinor,
  oldPriceMinor: null as number | null,
  currency: 'USD' as Currency,
  vatRate: null as number | null,
  ...more,
});

test('prices are converted, keep their figure, or stay', () => {
  expect(changedPrice(product(1_250), toLira())).toEqual({ priceMinor: 51_563, oldPriceMinor: null, currency: 'TRY' });
  expect(changedPrice(product(1_250), toLira({ moves: { USD: { move: 'relabel', rate: null } } }))).toEqual({
    priceMinor: 1_250,
    oldPriceMinor: null,
    currency: 'TRY',
  });
  for (const moves of [{}, { USD: { move: 'keep', rate: 3 } as const }])
    expect(changedPrice(product(1_250), toLira({ moves }))).toMatchObject({ priceMinor: 1_250, currency: 'USD' });
  // The shop's own currency is never converted.
  expect(
    changedPrice(product(1_250, { currency: 'TRY' }), toLira({ moves: { TRY: { move: 'convert', rate: 2 } } })),
  ).toMatchObject({ priceMinor: 1_250, currency: 'TRY' });
});

test.each([
  [1, 0.005, 1], // half a kuruş upwards
  [1, 0.000001, 1], // never free
  [3, 0.5, 2], // 1.5
  [100_000_000, 41.123456, 4_112_345_600],
  [99_999_999, 10_000, 999_999_990_000],
  [29, 1.1, 32], // 31.9
])('%i × %d = %i', (minor, rate, expected) => {
  expect(changedAmount(minor, 'USD', toLira({ moves: { USD: { move: 'convert', rate } } }), 20)).toBe(expected);
});

test('tax is put on top or taken out, after the conversion, by the product’s rate or the shop’s', () => {
  const add = toLira({ shift: 'add' });
  expect(changedPrice(product(1_000), add).priceMinor).toBe(49_500); // 412,50 × 1,2
  expect(changedPrice(product(1_000, { vatRate: 10 }), add).priceMinor).toBe(45_375);
  expect(changedPrice(product(1_000, { vatRate: 0 }), add).priceMinor).toBe(41_250);
  const remove = toLira({ shift: 'remove' });
  expect(changedPrice(product(12_000, { currency: 'TRY' }), remove).priceMinor).toBe(10_000);
  // Prices that keep their currency are shown with the same note.
  expect(changedPrice(product(1_200, { currency: 'EUR' }), remove)).toMatchObject({
    priceMinor: 1_000,
    currency: 'EUR',
  });
  expect(changedAmount(0, 'USD', add, 20)).toBe(0); // free cargo stays free
});

test('a former price stays only while it is higher', () => {
  expect(changedPrice(product(1_000, { oldPriceMinor: 2_000 }), toLira()).oldPriceMinor).toBe(82_500);
  const tiny = toLira({ moves: { USD: { move: 'convert', rate: 0.001 } } });
  expect(changedPrice(product(100, { oldPriceMinor: 120 }), tiny)).toMatchObject({
    priceMinor: 1,
    oldPriceMinor: null,
  });
});

test('the tax moves only between modes that compute one, by what the prices are', () => {
  expect(taxShift('none', 'included', 'included')).toBe('none');
  expect(taxShift('none', 'included', 'excluded')).toBe('add');
  expect(taxShift('none', 'excluded', 'included')).toBe('remove');
  expect(taxShift('none', 'excluded', 'excluded')).toBe('none');
  expect(taxShift('none', 'included', null)).toBe('none');
  expect(taxShift('included', 'excluded', null)).toBe('remove');
  expect(taxShift('excluded', 'included', 'included')).toBe('add'); // the shop knows what they are
  expect(taxShift('included', 'none', null)).toBe('none');
});

test('taking out what was put on top gives the price back', () => {
  for (let minor = 1; minor < 20_000; minor += 7)
    for (const vatRate of [0, 1, 10, 20]) {
      const gross = changedAmount(minor, 'TRY', toLira({ shift: 'add' }), vatRate);
      expect(changedAmount(gross, 'TRY', toLira({ shift: 'remove' }), vatRate)).toBe(minor);
    }
});
