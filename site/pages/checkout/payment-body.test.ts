import { expect, test } from 'vitest';
import { paymentBody } from './payment-body.ts';

test('asks for fast cargo also if it is free', () => {
  const cargoFee = (isFast: boolean, fastCargoFee: number) =>
    paymentBody({}, { lines: [], isFast, quote: { total: 20, fastCargoFee }, agreements: [], method: 'card' }).cargoFee;
  expect(cargoFee(true, 15)).toBe(15);
  expect(cargoFee(true, 0)).toBeGreaterThan(0);
  expect(cargoFee(false, 0)).toBe(0);
});
