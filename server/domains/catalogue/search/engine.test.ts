import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../../../testing/random.ts';
import { buildSearch, buildSearchSteps, type CatalogueSearch } from './engine.ts';
import {
  ACTIVE,
  IN_STOCK,
  MADE_TO_ORDER,
  PUBLIC,
  type SearchColumn,
  type SearchFamily,
  type SearchResult,
} from './types.ts';

const column = (key: string, label: string, kind: 'number' | 'text' = 'number', unit = 'mm'): SearchColumn => ({
  key,
  label,
  kind,
  unit,
  isKey: true,
  attribute: null,
});
const plainFacts = {
  aliases: [],
  standards: [],
  material: '',
  materialNumber: '',
  hardness: { text: '', min: null, max: null, scale: '' },
};
const SHOWN = PUBLIC | ACTIVE | IN_STOCK;

/** Ejector pins, hardened and nitrided, of equal sizes. */
const pins = (id: number, prefix: string, surface: string): SearchFamily => ({
  ...plainFacts,
  id,
  name: `İtici pim DIN 1530-A, ${surface}`,
  aliases: [
    { text: 'itici', isFirst: prefix === 'Z40' },
    { text: 'ejector pin', isFirst: prefix === 'Z40' },
  ],
  categories: [
    { id: 1, name: 'İtici Pimler' },
    { id: 2, name: 'Silindirik Kafalı İtici Pimler' },
  ],
  standards: ['DIN 1530-A', 'ISO 6751'],
  material: prefix === 'Z40' ? '1.2210 (115CrV3)' : '1.2344 (X40CrMoV5-1)',
  hardness: { text: '60 ±2 HRC', min: 58, max: 62, scale: 'HRC' },
  columns: [column('d1', 'Çap'), column('L', 'Boy'), column('d2', 'Kafa çapı')],
  codePattern: `${prefix}-{d1}X{L}`,
  namePattern: `İtici pim Ø{d1}×{L} mm, DIN 1530-A`,
  order: id,
  articles: [2500, 6000, 16000].flatMap((d1, i) =>
    [100_000, 200_000, 250_000].map((L, j) => ({
      id: id * 100 + i * 10 + j,
      code: `${prefix}-${d1 === 2500 ? '2-5' : d1 / 1000}X${L / 1000}`,
      name: '',
      dims: [d1, L, d1 * 2],
      flags: SHOWN,
      priceMinor: null,
    })),
  ),
});
const screws: SearchFamily = {
  ...plainFacts,
  id: 3,
  name: 'İmbus cıvata DIN 912, 12.9',
  aliases: [{ text: 'vida', isFirst: true }],
  categories: [{ id: 3, name: 'Bağlantı Elemanları' }],
  standards: ['DIN 912'],
  columns: [column('dis', 'Diş', 'text', ''), column('L', 'Boy')],
  codePattern: 'IC-{dis}X{L}',
  namePattern: 'İmbus cıvata {dis}×{L} mm',
  order: 3,
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
const nozzles: SearchFamily = {
  ...plainFacts,
  id: 4,
  name: 'Sıcak yolluk memesi',
  categories: [{ id: 4, name: 'Sıcak Yolluk' }],
  columns: [column('d1', 'Gövde çapı'), column('uc', 'Uç tipi', 'text', ''), column('vana', 'Vana', 'text', '')],
  codePattern: 'SYM-{d1}-{uc}',
  namePattern: 'Sıcak yolluk memesi Ø{d1} mm, {uc}',
  order: 4,
  articles: ['açık', 'torpido'].flatMap((tip, i) =>
    [16_000, 22_000].map((d1, j) => ({
      id: 400 + i * 10 + j,
      code: `SYM-${d1 / 1000}-${i === 0 ? 'A' : 'T'}`,
      name: '',
      dims: [d1, tip, j === 0 ? 'var' : 'yok'],
      flags: SHOWN,
      priceMinor: null,
    })),
  ),
};
const catalogue = (): SearchFamily[] => [
  pins(1, 'Z40', 'sertleştirilmiş'),
  pins(2, 'Z41', 'nitrürlü'),
  screws,
  nozzles,
];
const synonyms = [
  { words: 'nitrasyonlu', means: 'nitrürlü', isSoft: false },
  { words: 'hot runner', means: 'sıcak yolluk', isSoft: false },
  { words: 'saplama', means: 'imbus cıvata', isSoft: true },
];
const engine = (): CatalogueSearch => buildSearch(catalogue(), synonyms);
const codes = new Map(catalogue().flatMap(({ articles }) => articles.map(({ id, code }) => [id, code])));

const ask = (search: CatalogueSearch, text: string, more = {}): SearchResult =>
  search.search(text, { audience: 'public', ...more });
const found = (search: CatalogueSearch, text: string): string[] =>
  ask(search, text).articles.map((id) => codes.get(id) ?? String(id));

describe('a search', () => {
  test('finds a code however it is written, and Enter may open it', () => {
    const search = engine();
    for (const text of [
      'Z40-6X200',
      'z40-6x200',
      'z40 6x200',
      'Z40 6 × 200',
      'z406x200',
      'Z40/6*200',
      'z 40 6 x 200',
      'z40 6x200 x20',
    ]) {
      expect(found(search, text), text).toEqual(['Z40-6X200']);
      expect(ask(search, text).code, text).toMatchObject({ articleId: 111, familyId: 1, isWhole: true });
    }
    expect(ask(search, 'Z40-6X200 20 adet').code?.isWhole).toBe(true);
    expect(ask(search, 'Z40-6X200 kolon').code?.isWhole).toBe(false);
    expect(ask(search, 'z40').code).toBeNull();
  });

  test('treats İ, I, ı and i as one letter, and ş as s', () => {
    const search = engine();
    for (const text of ['itici', 'ITICI', 'İTİCİ', 'ıtıcı']) expect(ask(search, text).total, text).toBe(18);
    for (const text of ['NİTRÜRLÜ', 'nitrurlu', 'Nitrürlü']) expect(ask(search, text).total, text).toBe(9);
  });

  test('takes figures whole, decimals with comma and point', () => {
    const search = engine();
    expect(found(search, 'itici 6x200')).toEqual(['Z40-6X200', 'Z41-6X200']);
    for (const text of ['2,5x100', '2.5x100', 'ø2,5×100 itici'])
      expect(found(search, text), text).toEqual(['Z40-2-5X100', 'Z41-2-5X100']);
    expect(ask(search, 'itici 5x200').groups[0]?.level).not.toBe('exact');
  });

  test('requires every word where a family has them all', () => {
    const search = engine();
    expect(found(search, 'itici nitrürlü 6x200')).toEqual(['Z41-6X200']);
    expect(found(search, '6x200 pim nitrasyonlu itici')).toEqual(['Z41-6X200']);
    const partial = ask(search, 'itici cıvata').groups;
    expect(partial.map(({ familyId, missing }) => `${familyId} ${missing.join()}`)).toEqual([
      '3 itici',
      '1 civata',
      '2 civata',
    ]);
  });

  test('names the filter that follows from the text', () => {
    const search = engine();
    expect(ask(search, 'itici 6x200').groups[0]).toMatchObject({ level: 'exact', filter: { d1: 6000, L: 200_000 } });
    expect(ask(search, 'itici çap 6').groups[0]).toMatchObject({ level: 'part', total: 3, filter: { d1: 6000 } });
    expect(ask(search, 'itici kafa çapı 12').groups[0]?.filter).toEqual({ d2: 12_000 });
    expect(ask(search, 'vida m8').groups[0]?.filter).toEqual({ dis: 'M8' });
    expect(ask(search, 'torpido meme').groups[0]).toMatchObject({ total: 2, filter: { uc: 'torpido' } });
  });

  test('offers the nearest sizes, and says in what they differ', () => {
    const search = engine();
    const [group] = ask(search, 'itici 6x195').groups;
    expect(group).toMatchObject({ familyId: 1, level: 'near' });
    expect(group?.hits[0]).toMatchObject({
      articleId: 111,
      differs: [{ column: 'L', wanted: 195_000, has: 200_000 }],
      reason: 'Yakın ölçü: L 200 mm (aranan 195)',
    });
    expect(ask(search, 'vida m8x29').groups[0]?.hits[0]).toMatchObject({ articleId: 311 });
  });

  test('goes on where a number or a code is only begun', () => {
    const search = engine();
    const [group] = ask(search, 'itici 6x2').groups;
    expect(group).toMatchObject({ familyId: 1, level: 'beginning', total: 2, filter: { d1: 6000 } });
    expect(found(search, 'itici 6x20')).toEqual(['Z40-6X200', 'Z41-6X200']);
    expect(found(search, 'vida m8x3')).toEqual(['IC-M8X30']);
    expect(ask(search, 'vida m8x').groups[0]).toMatchObject({ level: 'part', total: 2 });
    expect(found(search, 'z40-6x2')).toEqual(['Z40-6X200', 'Z40-6X250']);
    expect(ask(search, 'din 9').groups[0]?.familyId).toBe(3);
    expect(ask(search, 'iti').groups[0]?.familyId).toBe(1);
    expect(ask(search, 'z').groups.map(({ familyId }) => familyId)).toEqual([1, 2]);
  });

  test('takes words typed as one apart, and joins one typed as two', () => {
    const search = engine();
    expect(found(search, 'iticipim 6x200')).toEqual(['Z40-6X200', 'Z41-6X200']);
    expect(found(search, 'iticipim6x200')).toEqual(['Z40-6X200', 'Z41-6X200']);
    search.patchFamily({ ...pins(1, 'Z40', 'sert'), aliases: [{ text: 'Auswerferstift', isFirst: true }] });
    expect(ask(search, 'Auswerfer Stift').groups[0]?.familyId).toBe(1);
  });

  test('a bare size that is missed by a hair stands before sizes met in part', () => {
    const bushes: SearchFamily = {
      ...plainFacts,
      id: 5,
      name: 'Bronz burç',
      categories: [],
      columns: [column('d1', 'Delik çapı'), column('d2', 'Dış çap'), column('L', 'Boy')],
      codePattern: 'B-{d1}X{d2}X{L}',
      namePattern: 'Bronz burç Ø{d1}×{d2}×{L} mm',
      order: 5,
      articles: [
        { id: 500, code: 'B-16X24X195', name: '', dims: [16_000, 24_000, 195_000], flags: SHOWN, priceMinor: null },
      ],
    };
    const search = buildSearch([...catalogue(), bushes], synonyms);
    expect(ask(search, '16x195').groups.map(({ familyId, level }) => `${familyId} ${level}`)).toEqual([
      '1 near',
      '2 near',
      '5 part',
    ]);
  });

  test('reads yes and no of a column as -li and -siz', () => {
    const search = engine();
    expect(ask(search, 'vanalı meme').groups[0]?.filter).toEqual({ vana: 'var' });
    expect(ask(search, 'vanasız meme').groups[0]?.filter).toEqual({ vana: 'yok' });
  });

  test('a phrase of the shop floor stands for words of the catalogue; soft ones say so', () => {
    const search = engine();
    expect(ask(search, 'hot runner').groups[0]).toMatchObject({ familyId: 4, isSoft: false });
    expect(ask(search, 'saplama').groups[0]).toMatchObject({ familyId: 3, isSoft: true });
    expect(ask(search, 'saplama').groups[0]?.hits[0]?.reason).toContain('yakın anlamlı');
    search.setSynonyms([{ words: 'saplama', means: 'itici pim', isSoft: false }]);
    expect(ask(search, 'saplama').groups[0]).toMatchObject({ familyId: 1, isSoft: false });
  });

  test('mends typing errors, and asks where it is not sure', () => {
    const search = engine();
    expect(ask(search, 'ittici 6x200')).toMatchObject({ didYouMean: null, corrected: 'itici 6x200' });
    expect(found(search, 'ittici 6x200')).toEqual(['Z40-6X200', 'Z41-6X200']);
    expect(ask(search, 'silindrk').didYouMean).toBe('Bunu mu demek istediniz: silindirik');
    expect(ask(search, 'itici').didYouMean).toBeNull();
  });

  test('finds nothing for nonsense, but words and families that look alike', () => {
    const search = engine();
    expect(ask(search, 'qqqqq')).toMatchObject({ total: 0, groups: [], unknown: ['qqqqq'] });
    expect(ask(search, 'nitrikasit').nearest?.words).toContain('nitrürlü');
    for (const text of ['', '  ', '***', 'zzz 7']) expect(ask(search, text).total, text).toBe(0);
  });

  test('offers categories that the text names', () => {
    const search = engine();
    expect(ask(search, 'itici pimler').categories[0]).toEqual({ categoryId: 1, isMain: true });
    expect(ask(search, 'bağlantı elemanları').categories).toEqual([{ categoryId: 3, isMain: true }]);
    expect(ask(search, 'itici 6x200').categories).toEqual([]);
  });

  test('stays within a category', () => {
    const search = engine();
    expect(ask(search, 'boy 30', { categoryId: 3 }).groups.map(({ familyId }) => familyId)).toEqual([3]);
    expect(ask(search, 'itici', { categoryId: 3 }).total).toBe(0);
    expect(ask(search, 'Z40-6X200', { categoryId: 3 }).code).toBeNull();
  });

  test('shows the public what is public, and staff everything', () => {
    const families = catalogue();
    families[0]!.articles[4]!.flags = ACTIVE;
    const search = buildSearch(families, synonyms);
    expect(found(search, 'itici 6x200')).toEqual(['Z41-6X200']);
    expect(ask(search, 'Z40-6X200').code).toBeNull();
    expect(search.search('itici 6x200', { audience: 'staff' }).total).toBe(2);
    expect(search.search('Z40-6X200', { audience: 'staff' }).code?.articleId).toBe(111);
  });

  test('suggests nothing that the public may not see', () => {
    const families = catalogue();
    for (const article of families[3]!.articles) article.flags = 0;
    const search = buildSearch(families, synonyms);
    expect(ask(search, 'yolkklukk').nearest).toEqual({ words: [], families: [] });
    expect(search.search('yolkklukk', { audience: 'staff' }).nearest?.families).toEqual([4]);
  });

  test('pages through all hits without a gap or a repetition', () => {
    const search = engine();
    const whole = ask(search, 'itici', { limits: { limit: 100 } }).articles;
    const pages = [0, 5, 10, 15, 20].flatMap(
      (offset) => ask(search, 'itici', { limits: { offset, limit: 5 } }).articles,
    );
    expect(whole).toHaveLength(18);
    expect(pages).toEqual(whole);
    expect(ask(search, 'itici', { limits: { groups: 1, perGroup: 2 } }).groups.map(({ hits }) => hits.length)).toEqual([
      2,
    ]);
    expect(ask(search, 'itici', { limits: { groups: 1 } }).groupCount).toBe(2);
  });

  test('puts sizes in stock first among equals, a code and a near size stay where they are', () => {
    const families = catalogue();
    const inStock = new Set(['Z40-6X250', 'Z40-16X100']);
    for (const article of families[0]!.articles)
      article.flags = PUBLIC | ACTIVE | (inStock.has(article.code) ? IN_STOCK : MADE_TO_ORDER);
    families[0]!.articles[0]!.flags = PUBLIC | ACTIVE; // sold out
    const search = buildSearch(families, synonyms);
    expect(found(search, 'Z40')).toEqual([
      'Z40-6X250',
      'Z40-16X100',
      'Z40-2-5X200',
      'Z40-2-5X250',
      'Z40-6X100',
      'Z40-6X200',
      'Z40-16X200',
      'Z40-16X250',
      'Z40-2-5X100',
    ]);
    expect(ask(search, 'Z40').groups[0]?.hits.map(({ articleId }) => codes.get(articleId))).toEqual(
      found(search, 'Z40').slice(0, 3),
    );
    expect(found(search, 'z40 çap 6').slice(0, 3)).toEqual(['Z40-6X250', 'Z40-6X100', 'Z40-6X200']);
    expect(found(search, 'Z40-6X100')[0]).toBe('Z40-6X100');
    expect(found(search, 'z40 6x190')[0]).toBe('Z40-6X200');
  });

  test('explains itself', () => {
    const { explanation } = ask(engine(), 'ejector pin 1.2344 6x200 60 HRC', { explain: true });
    expect(explanation?.tokens.map(({ rule }) => rule).toSorted()).toEqual(
      ['hardness', 'material', 'material number', 'size', 'unit', 'word', 'word'].toSorted(),
    );
    expect(explanation?.hits[0]).toMatchObject({
      familyId: 2,
      level: 'exact',
      coverage: 1,
      columns: [
        { key: 'd1', value: 6000 },
        { key: 'L', value: 200_000 },
      ],
    });
    expect(ask(engine(), 'itici').explanation).toBeNull();
  });
});

describe('a change', () => {
  test('of a family is found by its new words and no longer by the old ones', () => {
    const search = engine();
    search.patchFamily({ ...pins(2, 'Z41', 'kaplamalı'), aliases: [{ text: 'fırlatıcı', isFirst: true }] });
    expect(ask(search, 'fırlatıcı').groups[0]?.familyId).toBe(2);
    expect(ask(search, 'nitrürlü').total).toBe(0);
    expect(ask(search, 'itici').total).toBe(18);
    search.removeFamily(2);
    search.removeFamily(77);
    expect(ask(search, 'fırlatıcı').total).toBe(0);
    expect(ask(search, '1.2344').total).toBe(0);
    expect(ask(search, 'Z41-6X200').code).toBeNull();
    expect(found(search, 'itici 6x200')).toEqual(['Z40-6X200']);
  });

  test('of articles is found at once', () => {
    const search = engine();
    const article = {
      id: 999,
      code: 'Z40-7X200',
      name: '',
      dims: [7000, 200_000, 14_000],
      flags: SHOWN,
      priceMinor: null,
    };
    expect(search.patchArticles(1, { put: [article], remove: [111] })).toBe(true);
    expect(ask(search, 'Z40-7X200').code?.articleId).toBe(999);
    expect(ask(search, 'itici 7x200').articles).toEqual([999]);
    expect(ask(search, 'Z40-6X200').code).toBeNull();
    expect(found(search, 'itici 6x200')).toEqual(['Z41-6X200']);
    search.patchArticles(1, { put: [{ ...article, code: 'Z40-8X200', dims: [8000, 200_000, 16_000] }], remove: [] });
    expect(ask(search, 'itici 8x200').articles).toEqual([999]);
    expect(ask(search, 'itici 7x200').groups.every(({ level }) => level !== 'exact')).toBe(true);
    expect(search.patchArticles(77, { put: [article], remove: [] })).toBe(false);
  });

  test('brings new threads and new words of columns', () => {
    const search = engine();
    search.patchArticles(3, {
      put: [{ id: 998, code: 'IC-M10X30', name: '', dims: ['M10', 30_000], flags: SHOWN, priceMinor: null }],
      remove: [],
    });
    expect(ask(search, 'vida m10x30').articles).toEqual([998]);
    search.patchArticles(4, {
      put: [{ id: 997, code: 'SYM-16-X', name: '', dims: [16_000, 'iğneli', 'var'], flags: SHOWN, priceMinor: null }],
      remove: [],
    });
    expect(ask(search, 'iğneli meme').articles).toEqual([997]);
  });

  test('of a category’s name shows in all its families', () => {
    const search = engine();
    const renamed = pins(2, 'Z41', 'nitrürlü');
    renamed.categories[0] = { id: 1, name: 'Çıkarıcı Elemanlar' };
    search.patchFamily(renamed);
    expect(ask(search, 'çıkarıcı elemanlar').categories).toEqual([{ categoryId: 1, isMain: true }]);
  });

  test('many times over takes no more room', () => {
    const search = engine();
    for (let i = 0; i < 20; i++) search.patchFamily(pins(2, 'Z41', 'nitrürlü'));
    search.removeFamily(1);
    search.patchFamily(pins(1, 'Z40', 'sertleştirilmiş'));
    expect(search.families).toHaveLength(4);
    expect(found(search, 'itici 6x200')).toEqual(['Z40-6X200', 'Z41-6X200']);
  });

  test('is refused where most rows are gone: the family is to be put anew', () => {
    const search = engine();
    const ids = pins(1, 'Z40', '').articles.map(({ id }) => id);
    expect(search.patchArticles(1, { put: [], remove: ids.slice(0, 6) })).toBe(true);
    expect(search.patchArticles(1, { put: [], remove: ids.slice(6) })).toBe(false);
  });

  test('in steps leaves the old answers in place until the last', () => {
    const search = engine();
    const steps = search.putFamilySteps({ ...pins(2, 'Z41', 'kaplamalı') });
    steps.next();
    expect(ask(search, 'nitrürlü').total).toBe(9);
    for (const _ of steps);
    expect(ask(search, 'nitrürlü').total).toBe(0);
  });

  test('the building in steps gives what building at once gives', () => {
    const steps = buildSearchSteps(catalogue(), synonyms);
    let step = steps.next();
    let count = 0;
    for (; !step.done; step = steps.next()) count++;
    expect(count).toBeGreaterThan(catalogue().length);
    expect(found(step.value as CatalogueSearch, 'itici 6x200')).toEqual(['Z40-6X200', 'Z41-6X200']);
  });
});

describe('any text', () => {
  const PIECES =
    'itici pim Z40 6x200 M8 x 30 1.2344 din 1530 ø = : , . / * " ½ çap boy 60 HRC Ø 本 😀 ﬁ \u0301 \ud800 nan infinity __proto__ constructor 1/4 20 adet - (( ² ±'.split(
      ' ',
    );

  test('is answered without an error and without a number that is none', () => {
    const search = engine();
    const random = randomNumbers(5);
    for (let i = 0; i < 1500; i++) {
      let text = '';
      while (random() < 0.85 && text.length < 220)
        text += PIECES[Math.floor(random() * PIECES.length)]! + (random() < 0.7 ? ' ' : '');
      const result = ask(search, text, { explain: true });
      expect(JSON.stringify(result), text).not.toMatch(/NaN|Infinity":|undefined/);
      expect(
        result.explanation?.hits.every(({ score, coverage }) => Number.isFinite(score) && Number.isFinite(coverage)),
        text,
      ).toBe(true);
      expect(result.articles.length, text).toBeLessThanOrEqual(result.total);
    }
  });

  test('of random signs is answered as well', () => {
    const search = engine();
    const random = randomNumbers(11);
    for (let i = 0; i < 800; i++) {
      const text = Array.from({ length: Math.floor(random() * 60) }, () =>
        String.fromCharCode(Math.floor(random() * (random() < 0.8 ? 128 : 65_536))),
      ).join('');
      expect(ask(search, text).total, JSON.stringify(text)).toBeGreaterThanOrEqual(0);
    }
  });

  test('that is endless is cut', () => {
    const search = engine();
    for (const piece of ['6x', 'itici ', '1 2 3 4 5 ', 'm8x1', 'din 1530 ', 'çap 6 boy ', 'ittici ', 'aaaaaaab '])
      expect(ask(search, piece.repeat(20_000)).groupCount, piece).toBeLessThanOrEqual(4);
  });
});
