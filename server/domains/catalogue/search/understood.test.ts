import { describe, expect, test } from 'vitest';
import { buildSearch } from './engine.ts';
import { ACTIVE, IN_STOCK, PUBLIC, type SearchColumn, type SearchFamily, type SearchResult } from './types.ts';

const column = (key: string, label: string, more: Partial<SearchColumn> = {}): SearchColumn => ({
  key,
  label,
  kind: 'number',
  unit: 'mm',
  isKey: true,
  attribute: null,
  ...more,
});
const SHOWN = PUBLIC | ACTIVE | IN_STOCK;
const pins = (id: number, surface: string, material: string): SearchFamily => ({
  id,
  name: `İtici pim DIN 1530-A, ${surface}`,
  aliases: [
    { text: 'itici', isFirst: id === 1 },
    { text: 'ejektör', isFirst: id === 1 },
  ],
  categories: [{ id: 1, name: 'İtici Pimler' }],
  standards: ['DIN 1530-A (şaft h5)', 'ISO 6751'],
  material,
  materialNumber: material,
  hardness: { text: '60 ±2 HRC', min: 58, max: 62, scale: 'HRC' },
  columns: [
    column('d1', 'Çap', { attribute: 'cap' }),
    column('L', 'Boy', { attribute: 'boy' }),
    column('d2', 'Kafa çapı', { isKey: false }),
  ],
  codePattern: `Z4${id}-{d1}X{L}`,
  namePattern: 'İtici pim Ø{d1}×{L} mm',
  order: id,
  articles: [6000, 8000].flatMap((d1, i) =>
    [100_000, 160_000, 200_000, 250_000].map((L, j) => ({
      id: id * 100 + i * 10 + j,
      code: `Z4${id}-${d1 / 1000}X${L / 1000}`,
      name: '',
      dims: [d1, L, d1 * 2],
      flags: SHOWN,
      priceMinor: null,
    })),
  ),
});
const screws: SearchFamily = {
  ...pins(3, '', ''),
  name: 'İmbus cıvata DIN 912',
  aliases: [],
  categories: [{ id: 3, name: 'Bağlantı Elemanları' }],
  standards: ['DIN 912'],
  columns: [column('dis', 'Diş', { kind: 'text', unit: '' }), column('L', 'Boy', { attribute: 'boy' })],
  codePattern: 'IC-{dis}X{L}',
  namePattern: 'İmbus cıvata {dis}×{L} mm',
  articles: ['M6', 'M8'].flatMap((thread, i) =>
    [20_000, 30_000].map((L, j) => ({
      id: 300 + i * 10 + j,
      code: `IC-${thread}X${L / 1000}`,
      name: '',
      dims: [thread, L],
      flags: SHOWN,
      priceMinor: null,
    })),
  ),
};
const search = buildSearch(
  [pins(1, 'sertleştirilmiş', '1.2210'), pins(2, 'nitrürlü', '1.2344'), screws],
  [{ words: 'nitrasyonlu', means: 'nitrürlü', isSoft: false }],
);
const ask = (text: string, more = {}): SearchResult => search.search(text, { audience: 'public', ...more });
/** 'typed → meaning' of each, dimensions with their column. */
const understood = (text: string, more = {}): string[] =>
  ask(text, more).understood.map(
    ({ kind, text: typed, name, meaning }) => `${kind}: ${typed} → ${name === '' ? '' : `${name} `}${meaning}`,
  );

describe('what was understood', () => {
  test.each<[string, string[]]>([
    ['itici 6x200', ['word: itici → İtici pim', 'dimension: 6x200 → d1 6 mm', 'dimension: 6x200 → L 200 mm']],
    ['İTİCİ Ø6 × 200', ['word: İTİCİ → İtici pim', 'dimension: Ø6 × 200 → d1 6 mm', 'dimension: Ø6 × 200 → L 200 mm']],
    ['ejektör çap 6', ['word: ejektör → İtici pim', 'dimension: çap 6 → d1 6 mm']],
    ['nitrasyonlu itici', ['word: nitrasyonlu → nitrürlü', 'word: itici → İtici pim']],
    ['din 1530a 1.2344', ['standard: din 1530a → DIN 1530-A', 'material: 1.2344 → 1.2344']],
    ['itici 60 hrc', ['word: itici → İtici pim', 'hardness: 60 hrc → 60 HRC']],
    ['imbus m8x30', ['word: imbus → imbus', 'dimension: m8x30 → Diş M8', 'dimension: m8x30 → L 30 mm']],
    ['itici 6x2', ['word: itici → İtici pim', 'dimension: 6x2 → d1 6 mm', 'dimension: 6x2 → L 2…']],
    ['itici 6x210', ['word: itici → İtici pim', 'dimension: 6x210 → d1 6 mm', 'dimension: 6x210 → L 210 mm']],
    ['20 adet Z41-6X200', ['quantity: 20 adet → 20', 'code: Z41-6X200 → Z41-6X200']],
    ['z41 6x200 x20', ['code: z41 6x200 → Z41 6X200', 'quantity: x20 → 20']],
  ])('%s', (text, expected) => {
    expect(understood(text)).toEqual(expected);
  });

  test('names nothing that the first of the answer does not have', () => {
    expect(understood('Z41-6X200 imbus')).toEqual(['code: Z41-6X200 → Z41-6X200']);
    expect(understood('itici cıvata 7 bar')).toEqual(['word: cıvata → cıvata']);
    expect(understood('hiçbiri')).toEqual([]);
    expect(understood('din 1530-a cıvata m8')).not.toContain('standard: din 1530-a → DIN 1530-A');
    expect(understood('hasco itici')).toEqual(['word: itici → İtici pim']);
  });

  test('each part can be taken out of the text', () => {
    const withoutOf = (text: string) => ask(text).understood.map((item) => item.without);
    expect(withoutOf('İtici  6x200, 20 adet')).toEqual([
      '6x200, 20 adet',
      'İtici , 20 adet',
      'İtici , 20 adet',
      'İtici 6x200',
    ]);
    expect(withoutOf('6x200 itici')).toEqual(['itici', 'itici', '6x200']);
    expect(withoutOf('z41-6x200')).toEqual(['']);
  });
});

describe('a quantity', () => {
  test.each([
    ['DIN 1530-A 6x200 20 adet', 20],
    ['20 adet Z41-6X200', 20],
    ['itici 6x200 x50', 50],
    ['5x itici', 5],
    ['adet 12 itici 6x200', 12],
    ['itici 6x200', null],
    ['6 x 200 x 20', null],
    ['itici 6x200 500000 adet', null],
    ['itici 6x200 x99999', null],
  ])('%s', (text, quantity) => {
    expect(ask(text).quantity).toBe(quantity);
  });
});

describe('a guess', () => {
  test('is said with the words as typed, and the text is mended in its place', () => {
    expect(ask('İttici pim 6×200, 20 adet')).toMatchObject({
      corrected: 'itici pim 6×200, 20 adet',
      guess: { readAs: 'itici pim', typed: ['İttici'] },
      didYouMean: null,
    });
    expect(understood('ittici 6x200')[0]).toBe('guess: ittici → İtici pim');
    expect(ask('itici 6x200').guess).toBeNull();
  });

  test('is not made where the text is to be taken as typed', () => {
    expect(ask('ittici pim 6x200', { isExact: true })).toMatchObject({
      corrected: null,
      guess: null,
      unknown: ['ittici'],
      understood: [{ meaning: 'pim' }, { meaning: '6 mm' }, { meaning: '200 mm' }],
    });
    expect(ask('ittici', { isExact: true })).toMatchObject({ total: 0, understood: [], nearest: { words: ['itici'] } });
    expect(ask('nitrasyonlu iticiler 6x200', { isExact: true }).articles).toEqual([202 + 0]);
  });
});

describe('the ruler of a size that is not made', () => {
  test('has the values of the measure that stands in the way', () => {
    expect(ask('itici 6x210').ruler).toEqual({
      familyId: 1,
      column: { key: 'L', label: 'Boy', unit: 'mm', isLength: true },
      wanted: 210_000,
      size: [
        { key: 'd1', label: 'Çap', unit: 'mm', value: 6000 },
        { key: 'L', label: 'Boy', unit: 'mm', value: 210_000 },
      ],
      values: [100_000, 160_000, 200_000, 250_000],
      neighbours: [
        { value: 200_000, articleId: 102 },
        { value: 250_000, articleId: 103 },
      ],
    });
    expect(ask('itici 7x200').ruler).toMatchObject({
      column: { key: 'd1', isLength: false },
      values: [6000, 8000],
      neighbours: [{ articleId: 102 }, { articleId: 112 }],
    });
    expect(ask('imbus m8x28').ruler).toMatchObject({
      size: [
        { key: 'dis', value: 'M8' },
        { key: 'L', value: 28_000 },
      ],
      values: [20_000, 30_000],
    });
  });

  test('has one neighbour at the end of the values', () => {
    expect(ask('itici 6x260').ruler).toMatchObject({ neighbours: [{ value: 250_000 }] });
    expect(ask('itici 6x95').ruler).toMatchObject({ neighbours: [{ value: 100_000 }] });
  });

  test('leads to no single article where several sizes have a value', () => {
    expect(ask('itici çap 7').ruler).toMatchObject({
      neighbours: [
        { value: 6000, articleId: null },
        { value: 8000, articleId: null },
      ],
    });
  });

  test('is left out where the size is made, where two measures are wrong, and beside a code', () => {
    for (const text of ['itici 6x200', 'itici 7x210', 'itici', 'Z41-6X200', 'imbus m7x30'])
      expect(ask(text).ruler, text).toBeNull();
  });
});
