import { expect, test } from 'vitest';
import { random } from './testing/random.ts';
import { vatOf, vatTotals, type TaxedAmount, type TaxedMode } from './vat.ts';

test.each<[amountMinor: number, rate: number, mode: TaxedMode, net: number, vat: number, gross: number]>([
  [120_000, 20, 'included', 100_000, 20_000, 120_000],
  [100_000, 20, 'excluded', 100_000, 20_000, 120_000],
  [100, 20, 'included', 83, 17, 100], // 83.33
  [101, 1, 'included', 100, 1, 101],
  [105, 10, 'included', 95, 10, 105], // 95.45
  [63, 20, 'included', 53, 10, 63], // 52.5 exactly
  [5, 10, 'excluded', 5, 1, 6], // 0.5 exactly
  [4, 10, 'excluded', 4, 0, 4],
  [1, 20, 'included', 1, 0, 1],
  [999, 0, 'included', 999, 0, 999],
  [999, 0, 'excluded', 999, 0, 999],
  [0, 20, 'excluded', 0, 0, 0],
  [100_000_000 * 9_999, 20, 'excluded', 999_900_000_000, 199_980_000_000, 1_199_880_000_000],
])('%i at %i %% %s: %i + %i = %i', (amountMinor, rate, mode, netMinor, vatMinor, grossMinor) => {
  expect(vatOf({ amountMinor, rate }, mode)).toEqual({ netMinor, vatMinor, grossMinor });
});

test.each([1.5, -1, Number.NaN, Number.MAX_SAFE_INTEGER])('%d is no amount', (amountMinor) => {
  expect(() => vatOf({ amountMinor, rate: 20 }, 'included')).toThrow(RangeError);
});
test.each([-1, 101, 8.5, Number.NaN])('%d is no rate', (rate) => {
  expect(() => vatOf({ amountMinor: 100, rate }, 'excluded')).toThrow(RangeError);
});

test('totals are sums of lines, by rate, the highest first; free lines count for no rate', () => {
  const lines = [
    { amountMinor: 5, rate: 10 },
    { amountMinor: 5, rate: 10 },
    { amountMinor: 100, rate: 20 },
    { amountMinor: 0, rate: 1 },
  ];
  expect(vatTotals(lines, 'excluded')).toEqual({
    netMinor: 110,
    vatMinor: 22,
    grossMinor: 132,
    byRate: [
      { rate: 20, netMinor: 100, vatMinor: 20, grossMinor: 120 },
      { rate: 10, netMinor: 10, vatMinor: 2, grossMinor: 12 }, // 1 + 1, where the sum alone would give 1
    ],
  });
  expect(vatTotals([], 'included')).toEqual({ netMinor: 0, vatMinor: 0, grossMinor: 0, byRate: [] });
});

test('100,000 random carts add up to the cent, and no line is off by more than half a cent', () => {
  const next = random(20_261_127);
  const failures: unknown[] = [];
  for (let i = 0; i < 100_000; i++) {
    const mode: TaxedMode = next(2) === 0 ? 'included' : 'excluded';
    const lines: TaxedAmount[] = Array.from({ length: 1 + next(8) }, () => ({
      amountMinor: (1 + next(10 ** (1 + next(7)))) * (1 + next(200)),
      rate: [20, 10, 1, 0, next(101)][next(5)]!,
    }));
    const total = vatTotals(lines, mode);
    const stored = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const sums = (name: 'netMinor' | 'vatMinor' | 'grossMinor') =>
      total.byRate.reduce((sum, rate) => sum + rate[name], 0);
    const isOff = lines.some((line) => {
      const { amountMinor, rate } = line;
      const { netMinor, vatMinor } = vatOf(line, mode);
      const [got, exact] =
        mode === 'included' ? [netMinor, (amountMinor * 100) / (100 + rate)] : [vatMinor, (amountMinor * rate) / 100];
      return Math.abs(got - exact) > 0.500_001;
    });
    if (
      isOff ||
      total.netMinor + total.vatMinor !== total.grossMinor ||
      (mode === 'included' ? total.grossMinor : total.netMinor) !== stored ||
      sums('netMinor') !== total.netMinor ||
      sums('vatMinor') !== total.vatMinor ||
      sums('grossMinor') !== total.grossMinor
    )
      failures.push({ lines, mode, total });
  }
  expect(failures).toEqual([]);
});
