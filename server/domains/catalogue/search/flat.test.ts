import { describe, expect, test } from 'vitest';
import { buildSearch } from './engine.ts';
import { familiesOfProducts, type FlatProduct } from './flat.ts';

const category = { id: 1, name: 'İtici Pimler' };
const product = (id: number, code: string, name: string, specs: [string, string, string?][] = []): FlatProduct => ({
  id,
  code,
  name,
  flags: 7,
  priceMinor: null,
  categories: [category],
  specs: specs.map(([spec, value, unit]) => (unit === undefined ? { name: spec, value } : { name: spec, value, unit })),
});

const withSpecs = [
  ...['100', '200'].flatMap((length, i) =>
    ['6', '8,2'].map((diameter, j) =>
      product(
        i * 10 + j + 1,
        `Z40-${diameter.replace(',', '-')}X${length}`,
        `İtici pim Ø${diameter}×${length} mm, DIN 1530-A`,
        [
          ['Çap (d1)', diameter, 'mm'],
          ['Boy (L)', length, 'mm'],
          ['Kafa tipi', i === 0 ? 'silindirik' : 'havşalı'],
          ['Malzeme', '1.2344, nitrürlü'],
          ['Sertlik', '60 ±2', 'HRC'],
          ['Standart', 'DIN 1530-A / ISO 6751'],
        ],
      ),
    ),
  ),
  product(90, 'KK-30', 'Kılavuz kolon Ø30 mm'),
];
const namesOnly = [
  product(1, 'A-1', 'Segman pensesi düz 180 mm'),
  product(2, 'A-2', 'Segman pensesi eğri 180 mm'),
  product(3, 'A-3', 'Segman pensesi eğri 225 mm'),
  product(4, 'C-1', 'Altıköşe cıvata M8×30 mm, DIN 933'),
  product(5, 'C-2', 'Altıköşe cıvata M8×40 mm, DIN 933'),
  product(6, 'C-3', 'Altıköşe cıvata M10×40 mm, DIN 933'),
];
const found = (products: FlatProduct[], text: string): number[] =>
  buildSearch(familiesOfProducts(products), []).search(text, { audience: 'public' }).articles;

describe('families of products without families', () => {
  test('are made of codes that begin alike and of equal specs', () => {
    const [pins, pillars] = familiesOfProducts(withSpecs);
    expect(pins).toMatchObject({
      name: 'İtici pim mm, DIN 1530-A',
      standards: ['DIN 1530-A', 'ISO 6751'],
      materialNumber: '1.2344',
      hardness: { text: '60 ±2 HRC' },
    });
    expect(pins?.columns.map(({ key, label, kind }) => `${key} ${label} ${kind}`)).toEqual([
      'd1 Çap number',
      'L Boy number',
      'kafatipi Kafa tipi text',
    ]);
    expect(pins?.articles.find(({ id }) => id === 2)?.dims).toEqual([8200, 100_000, 'silindirik']);
    expect(pillars?.articles).toHaveLength(1);
  });

  test('are searched by size, material, hardness and words of specs', () => {
    expect(found(withSpecs, 'itici 6x200')).toEqual([11]);
    expect(found(withSpecs, 'itici 8.2x100')).toEqual([2]);
    expect(found(withSpecs, 'çap 6 boy 100')).toEqual([1]);
    expect(found(withSpecs, 'itici havşalı')).toEqual([11, 12]);
    expect(found(withSpecs, '1.2344 60 hrc')).toHaveLength(4);
    expect(found(withSpecs, 'din 1530-a 6x100')).toEqual([1]);
  });

  test('are searched by the words in which names differ, and by the numbers of names', () => {
    expect(found(namesOnly, 'segman')).toEqual([1, 2, 3]);
    expect(found(namesOnly, 'eğri segman pensesi')).toEqual([2, 3]);
    expect(found(namesOnly, 'segman pensesi eğri 180')).toEqual([2]);
    expect(found(namesOnly, 'cıvata m8x40')).toEqual([5]);
    expect(found(namesOnly, 'cıvata m10')).toEqual([6]);
    expect(found(namesOnly, 'din 933 m8x30')).toEqual([4]);
    expect(found(namesOnly, 'boy 40')).toEqual([5, 6]);
  });

  test('a name with a size in it makes no word of the size', () => {
    const products = [...withSpecs, product(91, 'ZK-1', 'Zımba 6×200')];
    expect(found(products, 'itici 6x200')[0]).toBe(11);
    expect(found(products, '6x200')).toEqual([11, 91]);
    expect(found(products, 'zımba')).toEqual([91]);
  });

  test("are found by the shop's synonyms, whose words no name has", () => {
    const synonym = (words: string, means: string) => ({ words, means, isSoft: false });
    const search = buildSearch(
      familiesOfProducts([...withSpecs, ...namesOnly.map((one) => ({ ...one, id: one.id + 200 }))]),
      [
        synonym('ejektör', 'itici'),
        synonym('ejector pin', 'itici pim'),
        synonym('vida', 'cıvata'),
        { words: 'mil', means: 'kılavuz kolon', isSoft: true },
      ],
    );
    const ids = (text: string): number[] => search.search(text, { audience: 'public' }).articles;
    expect(ids('ejektör 6x200')).toEqual([11]);
    expect(ids('ejektörler 6x200')).toEqual([11]);
    expect(ids('ejketör 6x200')).toEqual([11]);
    expect(ids('ejector pin 6x200')).toEqual([11]);
    expect(ids('vida m8x40')).toEqual([205]);
    expect(search.search('mil', { audience: 'public' }).groups[0]).toMatchObject({
      isSoft: true,
      hits: [{ articleId: 90 }],
    });
  });

  test('follow changes of names', () => {
    const search = buildSearch(familiesOfProducts(namesOnly), []);
    const [pliers] = familiesOfProducts(namesOnly);
    search.patchArticles(1, {
      put: [
        { id: 2, code: 'A-2', name: 'Segman pensesi kırık 180 mm', dims: [], flags: 7, priceMinor: null },
        { id: 7, code: 'A-7', name: 'Segman pensesi eğri 300 mm', dims: [], flags: 7, priceMinor: null },
      ],
      remove: [],
    });
    const ids = (text: string): number[] => search.search(text, { audience: 'public' }).articles;
    expect(pliers?.id).toBe(1);
    expect(ids('eğri')).toEqual([3, 7]);
    expect(ids('kırık')).toEqual([2]);
    expect(ids('segman 300')).toEqual([7]);
  });
});
