import { expect, test } from 'vitest';
import { PRICE_DISPLAYS, shownMinor, showsStored } from './price-display.ts';
import { vatOf, type TaxedMode } from './vat.ts';

const shown = (
  mode: TaxedMode,
  display: (typeof PRICE_DISPLAYS)[number],
  rate = 20,
  oldPriceMinor: number | null = null,
) =>
  shownMinor({ priceMinor: 120_000, oldPriceMinor, rate }, mode, display).map(
    ({ minor, hasTax }) => `${minor} ${hasTax ? 'gross' : 'net'}`,
  );

test('the stored figure is shown where nothing else is wanted', () => {
  for (const mode of ['included', 'excluded'] as const) expect(shown(mode, 'stored')).toEqual([]);
  expect(shown('included', 'gross')).toEqual([]);
  expect(shown('excluded', 'net')).toEqual([]);
  expect(showsStored('included', 'net')).toBe(false);
  expect(showsStored('excluded', 'gross')).toBe(false);
});

test('with tax, without, or both, whatever is stored, at the product’s rate', () => {
  expect(shown('included', 'net')).toEqual(['100000 net']);
  expect(shown('included', 'both')).toEqual(['120000 gross', '100000 net']);
  expect(shown('excluded', 'gross')).toEqual(['144000 gross']);
  expect(shown('excluded', 'both')).toEqual(['144000 gross', '120000 net']);
  expect(shown('included', 'both', 1)).toEqual(['120000 gross', '118812 net']);
  expect(shown('excluded', 'gross', 0)).toEqual(['120000 gross']);
});

test('the former price is of the main figure', () => {
  const old = (mode: TaxedMode, display: (typeof PRICE_DISPLAYS)[number]) =>
    shownMinor({ priceMinor: 1_000, oldPriceMinor: 1_200, rate: 20 }, mode, display).map(({ oldMinor }) => oldMinor);
  expect(old('included', 'net')).toEqual([1_000]);
  expect(old('excluded', 'gross')).toEqual([1_440]);
  expect(old('excluded', 'both')).toEqual([1_440, undefined]);
});

test('no figure is 0 or more than a kuruş beside the tax’s own arithmetic, the smallest prices included', () => {
  for (const mode of ['included', 'excluded'] as const)
    for (const display of PRICE_DISPLAYS)
      for (let priceMinor = 1; priceMinor <= 300; priceMinor++)
        for (const rate of [0, 1, 10, 20, 100]) {
          const { grossMinor, netMinor } = vatOf({ amountMinor: priceMinor, rate }, mode);
          for (const { minor, hasTax } of shownMinor({ priceMinor, oldPriceMinor: null, rate }, mode, display)) {
            expect(minor).toBe(hasTax ? grossMinor : netMinor);
            expect(minor).toBeGreaterThan(0);
          }
        }
});
