import { expect, test } from 'vitest';
import { MAX_QUANTITY } from './order-facts.ts';
import { mostPieces, orderable, orderQuantityOf } from './order-quantity.ts';

test('below the least order it is the least order, in whole packs', () => {
  expect(orderable(3, orderQuantityOf(10, 1))).toEqual({ quantity: 10, sentence: 'En az 10 adet.' });
  expect(orderable(3, orderQuantityOf(10, 4))).toEqual({ quantity: 12, sentence: 'En az 12 adet.' });
  expect(orderable(1, orderQuantityOf(1, 50))).toEqual({ quantity: 50, sentence: 'En az 50 adet.' });
});

test('between packs it is raised', () => {
  expect(orderable(21, orderQuantityOf(10, 10))).toEqual({
    quantity: 30,
    sentence: 'Paket adedi 10; 30 olarak düzeltildi.',
  });
  expect(orderable(20, orderQuantityOf(10, 10))).toEqual({ quantity: 20, sentence: null });
  expect(orderable(7)).toEqual({ quantity: 7, sentence: null });
});

test('it never exceeds what is there', () => {
  const packs = orderQuantityOf(10, 10);
  expect(orderable(26, packs, 28)).toEqual({ quantity: 20, sentence: 'Paket adedi 10; 20 olarak düzeltildi.' });
  expect(orderable(9_999, packs)).toEqual({ quantity: 9_990, sentence: 'Paket adedi 10; 9.990 olarak düzeltildi.' });
  expect(orderable(40, orderQuantityOf(1, 1), 12)).toEqual({ quantity: 12, sentence: null });
  expect(orderable(40, orderQuantityOf(20, 1), 12)).toEqual({ quantity: 0, sentence: 'En az 20 adet.' });
  expect([mostPieces(packs), mostPieces(packs, 28), mostPieces(packs, 9)]).toEqual([9_990, 20, 0]);
});

test('whatever is wanted, the result can be ordered, and stays as it is', () => {
  for (const min of [1, 2, 5, 10, 48, 1_000])
    for (const pack of [1, 3, 5, 10, 64, 500])
      for (const most of [0, 1, 9, 64, 100, 1_234, MAX_QUANTITY])
        for (const wanted of [1, 2, 4, 5, 9, 10, 47, 63, 65, 999, 1_001, MAX_QUANTITY]) {
          const rule = orderQuantityOf(min, pack);
          const { quantity, sentence } = orderable(wanted, rule, most);
          const named = `${wanted} of at least ${min} in packs of ${pack}, at most ${most}`;
          expect(quantity % pack, named).toBe(0);
          expect(quantity, named).toBeLessThanOrEqual(most);
          if (quantity === 0) {
            expect(mostPieces(rule, most), named).toBeLessThan(rule.min);
            continue;
          }
          expect(quantity, named).toBeGreaterThanOrEqual(min);
          expect(orderable(quantity, rule, most), named).toEqual({ quantity, sentence: null });
          // Never less than wanted but for want of pieces, and by less than a pack more than is needed.
          expect(quantity >= wanted || quantity + pack > most, named).toBe(true);
          expect(quantity - Math.max(wanted, min), named).toBeLessThan(pack);
          if (quantity > wanted) expect(sentence, named).not.toBeNull();
        }
});
