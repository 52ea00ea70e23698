import { expect, test } from 'vitest';
import { accepted } from './use-quote.ts';

const line = (_id: string, price: number, quantity: number) => ({ _id, name: _id, price, quantity, img: [] });

test('takes over new prices and corrected quantities, and changes no other line', () => {
  const lines = [
    line('dearer', 10, 2),
    line('scarce', 5, 9),
    line('same', 7, 3),
    line('gone', 8, 1),
    line('newer', 4, 6),
    line('packed', 2, 3),
    { ...line('packed', 2, 4), config: 'L=1' },
  ];
  const quoted = [
    { _id: 'dearer', state: 'price_changed', price: 12, quantity: 1 }, // priced before the second piece was added
    { _id: 'scarce', state: 'reduced', price: 6, quantity: 4 },
    { _id: 'same', state: 'ok', price: 7, quantity: 1 },
    { _id: 'gone', state: 'unavailable', price: null, quantity: 1 },
    { _id: 'packed', config: '', state: 'raised', price: 2, quantity: 10 },
    { _id: 'packed', config: 'L=1', state: 'ok', price: 2, quantity: 4 },
  ] as const;
  expect(accepted(lines, { lines: quoted })).toEqual([
    line('dearer', 12, 2),
    line('scarce', 6, 4),
    line('same', 7, 3),
    line('gone', 8, 1),
    line('newer', 4, 6),
    line('packed', 2, 10),
    { ...line('packed', 2, 4), config: 'L=1' },
  ]);
});
