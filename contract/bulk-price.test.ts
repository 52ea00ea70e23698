import { expect, test } from 'vitest';
import { random } from './testing/random.ts';
import { movedPrice, PRICE_OPERATIONS, PRICE_ROUNDINGS, type PriceMove } from './bulk-price.ts';
import { MAX_PRICE_MINOR } from './price-change.ts';

const plain = (operation: PriceMove['operation'], value: number, own: Partial<PriceMove> = {}): PriceMove => ({
  operation,
  value,
  rounding: 'none',
  former: 'keep',
  ...own,
});
const price = (priceMinor: number, oldPriceMinor: number | null = null) => ({ priceMinor, oldPriceMinor });

test('percentages and amounts, half a cent upwards', () => {
  expect(movedPrice(price(1_250), plain('percentUp', 8))).toEqual(price(1_350));
  expect(movedPrice(price(1_255), plain('percentUp', 10))).toEqual(price(1_381)); // 1380.5
  expect(movedPrice(price(999), plain('percentDown', 12.5))).toEqual(price(874)); // 874.125
  expect(movedPrice(price(100), plain('amountUp', 0.55))).toEqual(price(155));
  expect(movedPrice(price(100), plain('amountDown', 0.99))).toEqual(price(1));
  expect(movedPrice(price(100), plain('set', 19.99))).toEqual(price(1_999));
});

test('rounds to steps, half a step upwards, and to prices that end in 90 cents', () => {
  const roundedTo = (rounding: PriceMove['rounding'], minor: number) =>
    (movedPrice(price(minor), plain('percentUp', 0, { rounding })) as { priceMinor: number }).priceMinor;
  expect([1_252, 1_253, 1_257].map((minor) => roundedTo('0.05', minor))).toEqual([1_250, 1_255, 1_255]);
  expect([1_254, 1_255].map((minor) => roundedTo('0.10', minor))).toEqual([1_250, 1_260]);
  expect([1_249, 1_250].map((minor) => roundedTo('1', minor))).toEqual([1_200, 1_300]);
  expect([1_249, 1_250].map((minor) => roundedTo('5', minor))).toEqual([1_000, 1_500]);
  expect([1_499, 1_500].map((minor) => roundedTo('10', minor))).toEqual([1_000, 2_000]);
  expect([1, 1_239, 1_240, 1_290, 1_339, 1_340].map((minor) => roundedTo('x.90', minor))).toEqual([
    90, 1_190, 1_290, 1_290, 1_290, 1_390,
  ]);
});

test('a former price stays only above the price, is written from the price before, or goes', () => {
  expect(movedPrice(price(1_000, 1_200), plain('percentUp', 10))).toEqual(price(1_100, 1_200));
  expect(movedPrice(price(1_000, 1_200), plain('percentUp', 20))).toEqual(price(1_200));
  expect(movedPrice(price(1_000, 1_200), plain('percentDown', 10, { former: 'write' }))).toEqual(price(900, 1_000));
  expect(movedPrice(price(1_000, 1_200), plain('percentUp', 5, { former: 'write' }))).toEqual(price(1_050));
  expect(movedPrice(price(1_000, 1_200), plain('percentDown', 10, { former: 'clear' }))).toEqual(price(900));
});

test('no price below a cent or above the greatest, and none out of nothing', () => {
  expect(movedPrice(price(100), plain('amountDown', 1))).toBe('too-low');
  expect(movedPrice(price(100), plain('percentDown', 100))).toBe('too-low');
  expect(movedPrice(price(2), plain('percentUp', 0, { rounding: '0.05' }))).toBe('too-low');
  expect(movedPrice(price(MAX_PRICE_MINOR), plain('percentUp', 0.01))).toBe('too-high');
  expect(movedPrice(null, plain('percentUp', 8))).toBeNull();
  expect(movedPrice(null, plain('set', 5))).toEqual(price(500));
});

test('10,000 random moves are the exact ones, rounded once', () => {
  const next = random(7);
  for (let i = 0; i < 10_000; i++) {
    const before = 1 + next(MAX_PRICE_MINOR);
    const operation = PRICE_OPERATIONS[next(4)]!;
    const value = next(10_000) / 100;
    const rounding = PRICE_ROUNDINGS[next(PRICE_ROUNDINGS.length)]!;
    const by = BigInt(Math.round(value * 100));
    const exact = {
      percentUp: (BigInt(before) * (10_000n + by) * 2n + 10_000n) / 20_000n,
      percentDown: (BigInt(before) * (10_000n - by) * 2n + 10_000n) / 20_000n,
      amountUp: BigInt(before) + by,
      amountDown: BigInt(before) - by,
      set: by,
    }[operation];
    const unrounded = movedPrice(price(before), plain(operation, value));
    if (exact < 1n) expect(unrounded).toBe('too-low');
    else if (exact > BigInt(MAX_PRICE_MINOR)) expect(unrounded).toBe('too-high');
    else expect(unrounded).toEqual(price(Number(exact)));
    const result = movedPrice(price(before), plain(operation, value, { rounding }));
    if (typeof result === 'object' && result !== null && rounding !== 'none' && result.priceMinor !== 90) {
      const step = { '0.05': 5, '0.10': 10, '1': 100, '5': 500, '10': 1_000, 'x.90': 100 }[rounding];
      expect((result.priceMinor + (rounding === 'x.90' ? 10 : 0)) % step).toBe(0);
      expect(2 * Math.abs(result.priceMinor - Number(exact))).toBeLessThanOrEqual(step);
    }
  }
});
