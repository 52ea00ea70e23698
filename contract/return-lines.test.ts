import { expect, test } from 'vitest';
import { type Pieces, settleReturn, soldFor, type SoldLine } from './return-lines.ts';
import { vatOf } from './vat.ts';

const line = (quantity: number, unitMinor: number, rate: number): SoldLine => {
  const { netMinor, vatMinor } = vatOf({ amountMinor: quantity * unitMinor, rate }, 'included');
  return { quantity, netMinor, vatMinor, rate };
};
const grossOf = ({ netMinor, vatMinor }: Pick<SoldLine, 'netMinor' | 'vatMinor'>): number => netMinor + vatMinor;
const nothingGone = new Map<number, number>();

test('whole lines at their price are what the first invoice says', () => {
  const sold = [line(3, 3_333, 20), line(1, 999, 10), line(7, 101, 1)];
  const all = sold.map(({ quantity }, at): Pieces => ({ line: at, quantity }));
  const total = sold.reduce((sum, one) => sum + grossOf(one), 0);
  expect(settleReturn(sold, nothingGone, all, total)).toEqual(
    sold.map(({ quantity, netMinor, vatMinor }, at) => ({ line: at, quantity, netMinor, vatMinor })),
  );
});

test('pieces returned one by one add up to their line', () => {
  const sold = { quantity: 7, grossMinor: 10_000 };
  const one = Array.from({ length: 7 }, (_, gone) => soldFor(sold, gone, 1));
  expect(one.reduce((sum, minor) => sum + minor, 0)).toBe(10_000);
  for (const minor of one) expect([1_428, 1_429]).toContain(minor);
});

test('where less went back, all prices go down at one rate, and the tax with them', () => {
  const sold = [line(2, 10_000, 20), line(1, 20_000, 10)];
  const chosen = [
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ];
  expect(settleReturn(sold, nothingGone, chosen, 27_000)).toEqual([
    { line: 0, quantity: 1, netMinor: 7_500, vatMinor: 1_500 },
    { line: 1, quantity: 1, netMinor: 16_364, vatMinor: 1_636 },
  ]);
});

test('a kuruş of rounding on a line is settled; more than was sold is refused', () => {
  const sold = [line(3, 3_333, 20)]; // 99,99; a third of it 33,33
  const one = [{ line: 0, quantity: 1 }];
  expect(grossOf(settleReturn(sold, nothingGone, one, 3_334)![0]!)).toBe(3_334);
  expect(settleReturn(sold, nothingGone, one, 3_335)).toBeNull();
  expect(settleReturn([line(2, 0, 20)], nothingGone, one, 1), 'free pieces give nothing back').toBeNull();
});
