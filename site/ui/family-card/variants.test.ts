import { describe, expect, test } from 'vitest';
import type { FamilyCard, KeyRange } from '#contract/families.ts';
import { cheapestOf, colourOf, groupVariants, shortMaterial, twoRanges, variantText } from './variants.ts';

const family = (name: string, more: Partial<FamilyCard> = {}): FamilyCard => ({
  _id: name,
  name,
  slug: 'seri',
  category: { _id: 'k', name: 'Kategori', slug: 'kategori' },
  subCategory: null,
  standards: [],
  material: '',
  materialNumber: '',
  hardnessText: '',
  summary: '',
  img: [],
  isActive: true,
  order: 0,
  variantKey: name,
  articleCount: 1,
  inStockCount: 0,
  priceFrom: null,
  keyRanges: [],
  ...more,
});
const range = (key: string, min: number | string, max: number | string, more: Partial<KeyRange> = {}): KeyRange => ({
  key,
  label: key,
  unit: 'mm',
  min,
  max,
  count: 9,
  ...more,
});
const shown = (...families: FamilyCard[]) =>
  groupVariants(families).map(({ title, variants }) => [title, ...variants.map(({ text }) => text)]);

describe('variants', () => {
  const pin = { standards: ['DIN 1530-A', 'ISO 6751'], variantKey: 'a' };

  test('share a title without the standards, and differ in the rest of the name', () => {
    expect(
      shown(
        family('İtici pim DIN 1530-A, sertleştirilmiş', pin),
        family('Yan kilit, düz'),
        family('İtici pim DIN 1530-A, nitrürlü', pin),
      ),
    ).toEqual([
      ['İtici pim', 'sertleştirilmiş', 'nitrürlü'],
      ['Yan kilit', 'düz'],
    ]);
    const bush = { standards: ['DIN 16716'], variantKey: 'b' };
    expect(
      shown(family('Kılavuz burç DIN 16716', bush), family('Kılavuz burç DIN 16716, grafitli bronz', bush)),
    ).toEqual([['Kılavuz burç', '', 'grafitli bronz']]);
  });

  test('of one title are told apart by their own word, their sub-category or their standard', () => {
    const of = (subCategory: string, standard: string, variantKey: string) => ({
      subCategory: { _id: subCategory, name: subCategory, slug: '' },
      standards: [standard],
      variantKey,
    });
    const round = of('Silindirik Kafalı İtici Pimler', 'DIN 1530-A', 'a');
    const cone = of('Konik Kafalı İtici Pimler', 'DIN 1530-D', 'd');
    expect(
      shown(
        family('İtici pim DIN 1530-A, sertleştirilmiş', round),
        family('İtici pim DIN 1530-A, nitrürlü', round),
        family('İtici pim DIN 1530-D', cone),
      ),
    ).toEqual([
      ['Silindirik kafalı itici pim', 'sertleştirilmiş', 'nitrürlü'],
      ['Konik kafalı itici pim', ''],
    ]);
    expect(
      shown(
        family('Zımba DIN 9861-D', of('Zımbalar', 'DIN 9861-D', 'd')),
        family('Zımba DIN 9861-DA', of('Zımbalar', 'DIN 9861-DA', 'da')),
      ),
    ).toEqual([
      ['Zımba, form D', ''],
      ['Zımba, form DA', ''],
    ]);
    expect(shown(family('Yan kilit, düz'), family('Yan kilit, konik'))).toEqual([
      ['Yan kilit, düz', ''],
      ['Yan kilit, konik', ''],
    ]);
  });

  test('have the words in common that their names begin with', () => {
    const couple = { standards: ['IEC 60584-1'], variantKey: 't' };
    expect(shown(family('Termokupl tip J (Fe-CuNi)', couple), family('Termokupl tip K (NiCr-Ni)', couple))).toEqual([
      ['Termokupl tip', 'J (Fe-CuNi)', 'K (NiCr-Ni)'],
    ]);
    expect(shown(family('Zımba', { variantKey: 'x' }), family('İtici, kısa', { variantKey: 'x' }))).toEqual([
      ['Zımba', '', 'İtici, kısa'],
    ]);
  });

  test('keep standards that stand nowhere else, and decimal commas', () => {
    expect(shown(family('Tapa DIN 906, R 15,5'))).toEqual([['Tapa DIN 906', 'R 15,5']]);
    expect(shown(family('Burç DIN 16752, R 15,5', { standards: ['DIN 16752'] }))).toEqual([['Burç', 'R 15,5']]);
    expect(shown(family('DIN 912', { standards: ['DIN 912'] }))).toEqual([['DIN 912', '']]);
    expect(shown(family('Pim DIN 7979', { standards: ['DIN 7979-D'] }))).toEqual([['Pim', '']]);
  });

  test('are told by name, material or hardness', () => {
    const textOf = (more: Partial<FamilyCard>, text = '') => variantText({ family: family('Pim', more), text });
    expect(textOf({ material: '1.2344' }, 'nitrürlü')).toBe('nitrürlü');
    expect(textOf({ material: '1.2344 (X40CrMoV5-1), nitrürlü', hardnessText: '950 HV 0,3' })).toBe('1.2344');
    expect(textOf({ hardnessText: '60 ±2 HRC' })).toBe('60 ±2 HRC');
    expect(textOf({})).toBe('Pim');
    expect(shortMaterial('Takım çeliği WS 1.2210 (115CrV3)')).toBe('Takım çeliği WS 1.2210');
    expect(shortMaterial('')).toBe('');
  });

  test('have a colour only where the first word is one', () => {
    expect(['yeşil (hafif yük)', 'Kırmızı', 'sarılı', 'çok sarı', ''].map(colourOf)).toEqual([
      'green',
      'red',
      null,
      null,
      null,
    ]);
  });
});

describe('two ranges', () => {
  const names = (...ranges: KeyRange[]) => twoRanges(ranges).map(({ name, text }) => `${name} ${text}`);

  test('are the first letter and the longest of the others in its unit', () => {
    expect(names(range('d1', 1.5, 32), range('L', 100, 1000))).toEqual(['d1 1,5–32', 'L 100–1000']);
    expect(names(range('a', 0.8, 3), range('b', 3.5, 15.5), range('L', 63, 400))).toEqual(['a 0,8–3', 'L 63–400']);
    expect(names(range('d', 6.5, 20), range('guc', 50, 2550, { unit: 'W' }), range('L', 40, 300))).toEqual([
      'd 6,5–20',
      'L 40–300',
    ]);
  });

  test('come by label and number of kinds where the drawing has no letter, and have a bar only in millimetres', () => {
    expect(names(range('dis', 'G1/2', 'M24', { label: 'Diş', count: 6, unit: '' }), range('L', 75, 300))).toEqual([
      'Diş 6 çeşit',
      'L 75–300',
    ]);
    expect(names(range('dis', 'M8', 'M64', { label: 'Diş', count: 12, unit: '' }))).toEqual(['Diş 12 çeşit']);
    expect(names()).toEqual([]);
    const [length, thread] = twoRanges([range('L', 75, 300), range('dis', 'M8', 'M64')]);
    expect(length!.extent).toEqual({ min: 75, max: 300 });
    expect(thread!.extent).toBeNull();
    expect(twoRanges([range('F', 5, 50, { unit: 'N' })])[0]!.extent).toBeNull();
  });
});

test('families on one card have the lowest of their prices, where these are in one currency', () => {
  const priced = (name: string, current: number, currency: 'USD' | 'EUR' = 'USD') =>
    family(name, { priceFrom: { current, currency } });
  expect(cheapestOf([family('a'), priced('b', 3), priced('c', 2)]).name).toBe('c');
  expect(cheapestOf([priced('a', 3), priced('b', 2, 'EUR')]).name).toBe('a');
  expect(cheapestOf([family('a'), family('b')]).name).toBe('a');
});
