import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addAllToCart, addToCart, sayCorrected } from './add.ts';
import { readCart, storeCart } from './store.ts';

const said: string[] = [];
vi.mock('../ui/toast.ts', () => ({ toast: (text: string) => said.push(text) }));

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
    },
    removeItem: (key: string) => {
      values.delete(key);
    },
  });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('StorageEvent', Event);
  said.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const product = (_id: string, orderQuantity?: { min: number; pack: number }) => ({
  _id,
  name: _id,
  price: { current: 1, currency: 'USD' as const },
  img: [],
  mainImage: null,
  orderQuantity,
});
const pieces = () => readCart().map(({ _id, config, quantity }) => [_id, config ?? '', quantity]);
const stored = (lines: unknown) => localStorage.setItem('cart', JSON.stringify(lines));

test('without a number of pieces it adds the least order, then a pack at a time', () => {
  const screws = product('screws', { min: 20, pack: 10 });
  addToCart(screws);
  expect(pieces()).toEqual([['screws', '', 20]]);
  addToCart(screws);
  addToCart(product('pin'));
  expect(pieces()).toEqual([
    ['screws', '', 30],
    ['pin', '', 1],
  ]);
  expect(said).toEqual(Array(3).fill('Ürün sepete eklendi.'));
});

test('what was added is named by its code and pieces; many together are not', () => {
  const coded = (code: string) => ({ ...product(code), code });
  addToCart(coded('Z40-6X200'), 20);
  addToCart(coded('Z40-6X200'), 2);
  const several = (codes: string[]) => addAllToCart(codes.map((code) => ({ product: coded(code), quantity: 4 })));
  several(['A', 'B']);
  several(['A', 'B', 'C', 'D']);
  expect(said).toEqual([
    'Ürün sepete eklendi. Z40-6X200, 20 adet.',
    'Ürün sepete eklendi. Z40-6X200, 2 adet.',
    '2 ürün sepete eklendi. A, 4 adet. B, 4 adet.',
    '4 ürün sepete eklendi.',
  ]);
});

test('whatever is in the cart already, the line keeps to the rule, and says so', () => {
  const screws = product('screws', { min: 20, pack: 10 });
  stored([{ _id: 'screws', name: 'screws', price: 1, quantity: 3, img: [] }]); // before staff set the rule
  addToCart(screws, 20);
  expect(pieces()).toEqual([['screws', '', 30]]);
  expect(said).toEqual(['Ürün sepete eklendi. Paket adedi 10; 30 olarak düzeltildi.']);
  addToCart(screws, 9_990);
  expect(pieces()).toEqual([['screws', '', 9_990]]);
  addToCart(screws, 10);
  expect(said.slice(1)).toEqual([
    'Ürün sepete eklendi. Bir üründen en çok 9.990 adet alınabilir.',
    'Bu üründen sepetinizde zaten 9.990 adet var; daha fazlası için teklif isteyin.',
  ]);
});

test('several products are added all or none', () => {
  const [screws, pin] = [product('screws', { min: 20, pack: 10 }), product('pin')];
  const impossible = product('never', { min: 10_000, pack: 5_000 });
  expect(
    addAllToCart([
      { product: screws, quantity: 20 },
      { product: impossible, quantity: 5_000 },
    ]),
  ).toBe(false);
  expect([pieces(), said]).toEqual([[], ['En az 10.000 adet.']]);
  expect(
    addAllToCart([
      { product: screws, quantity: 25 },
      { product: pin, quantity: 2 },
    ]),
  ).toBe(true);
  expect(pieces()).toEqual([
    ['screws', '', 30],
    ['pin', '', 2],
  ]);
  expect(said[1]).toBe('2 ürün sepete eklendi. Paket adedi 10; 30 olarak düzeltildi.');
});

test('an article cut to size is a line of its own', () => {
  stored([
    { _id: 'pin', config: 'L=187500', name: 'pin', price: 1, quantity: 4, img: [] },
    { _id: 'pin', name: 'pin', price: 1, quantity: 1, img: [] },
    { _id: 'pin', config: 'L=187500', name: 'pin', price: 1, quantity: 2, img: [] },
    { _id: 'pin', config: '', name: 'pin', price: 1, quantity: 1, img: [] },
    { _id: 'pin', config: 'kısa', name: 'pin', price: 1, quantity: 1, img: [] },
  ]);
  addToCart(product('pin'), 5);
  expect(pieces()).toEqual([
    ['pin', 'L=187500', 6],
    ['pin', '', 7],
  ]);
  storeCart(readCart());
  expect(localStorage.getItem('cart')).not.toContain('"config":""');
});

test('a typed number that is corrected is explained', () => {
  sayCorrected(3, { min: 20, pack: 10 });
  sayCorrected(21, { min: 20, pack: 10 });
  sayCorrected(30, { min: 20, pack: 10 });
  expect(said).toEqual(['En az 20 adet.', 'Paket adedi 10; 30 olarak düzeltildi.']);
});
