import { expect, test } from 'vitest';
import { chargeRows, refundedRow, sumRows } from './order-sums.ts';

const money = (amount: number) => `₺${amount}`;
const sums = { deliveryName: '', subtotal: 100, shippingFee: 0, fastCargoFee: 0, vat: null, total: 100 };
const written = (...given: Parameters<typeof sumRows>) =>
  sumRows(...given).map(({ label, value, isTotal }) => `${label}: ${value}${isTotal ? ' !' : ''}`);

test('without tax: lines, cargo and total', () => {
  expect(written(sums, money)).toEqual(['Ara toplam: ₺100', 'Standart kargo: Ücretsiz', 'Toplam: ₺100 !']);
  expect(written({ ...sums, shippingFee: null }, money, 'Ürünler toplamı').slice(0, 2)).toEqual([
    'Ürünler toplamı: ₺100',
    'Standart kargo: Alıcı ödemeli',
  ]);
});

test('fast cargo stands where it is paid for or was chosen', () => {
  const row = 'Hızlı kargo: ₺15';
  expect(written({ ...sums, fastCargoFee: 15 }, money)).toContain(row);
  expect(written({ ...sums, fastCargoFee: 15, deliveryMethod: 'fast' }, money)).toContain(row);
  expect(written({ ...sums, deliveryMethod: 'fast' }, money)).toContain('Hızlı kargo: Ücretsiz');
  expect(written({ ...sums, deliveryMethod: 'standard' }, money).join()).not.toContain('Hızlı');
});

test('with tax: net and each rate before a total that says so, a rate of 0 too', () => {
  const taxed = (byRate: { rate: number; vat: number }[]) =>
    written({ ...sums, shippingFee: 5, vat: { net: 105, byRate }, total: 121 }, money);
  expect(
    taxed([
      { rate: 20, vat: 16 },
      { rate: 0, vat: 0 },
    ]),
  ).toEqual([
    'Ürünler toplamı: ₺100',
    'Standart kargo: ₺5',
    'Ara toplam (KDV hariç): ₺105',
    'KDV %20: ₺16',
    'KDV %0: ₺0',
    'Toplam (KDV dahil): ₺121 !',
  ]);
  expect(taxed([{ rate: 0, vat: 0 }])).toContain('KDV %0: ₺0');
});

test('what went back is taken off', () => {
  expect(refundedRow(7, money)).toEqual({ label: 'İade edilen', value: '−₺7', isTotal: false });
});

test('what a card was charged is said where it was not the total at once', () => {
  const rows = (charged: number | null, instalments: number | null, surcharge = 0) =>
    chargeRows({ total: 57.5, charged, surcharge, instalments }, money).map(({ label, value }) => `${label}: ${value}`);
  expect(rows(null, null)).toEqual([]);
  expect(rows(57.5, 1)).toEqual([]);
  expect(rows(57.5, 3)).toEqual(['Taksit: 3']);
  expect(rows(64.4, 12, 6.9)).toEqual(['Taksit: 12', 'Vade farkı: ₺6.9', 'Karttan çekilen: ₺64.4']);
  expect(rows(64.4, null, 6.9)).toEqual(['Vade farkı: ₺6.9', 'Karttan çekilen: ₺64.4']);
  expect(rows(1, 1), 'for a review').toEqual(['Karttan çekilen: ₺1']);
});
