// Counts against a brute-force count over the demo's sizes, for filters drawn at random.
import { describe, expect, test } from 'vitest';
import { STOCK_STATUSES, type StockStatus } from '#contract/catalogue.ts';
import { milliToNumber } from '#contract/dimension.ts';
import { passes, parseFilter } from '#contract/dimension-table.ts';
import { MAX_FACET_VALUES, RANGE_BARS, type Facet } from '#contract/facets.ts';
import { growth, MUCH_MORE_THAN_LINEAR } from '#contract/testing/growth.ts';
import { demoSearchFamilies } from '../../../../demo/search-families.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { buildSearch } from '../search/engine.ts';
import type { FamilyIndex } from '../search/family-index.ts';
import { ACTIVE, IN_STOCK, MADE_TO_ORDER, PUBLIC, type SearchArticle, type SearchFamily } from '../search/types.ts';
import { facetsOf } from './facets.ts';
import { FamilyViews } from './family-view.ts';
import { IdSet } from '../id-set.ts';
import { isPassing, narrow, SEEN_BY_PUBLIC, type Scope } from './narrowing.ts';
import { parseBand, selectionOf, type FacetAttribute } from './selection.ts';

const number = (key: string, unit = 'mm'): FacetAttribute => ({ key, name: key, kind: 'number', unit });
const ATTRIBUTES: FacetAttribute[] = [
  ...['cap', 'dis-cap', 'ic-cap', 'boy', 'genislik', 'yukseklik', 'kalinlik'].map((key) => number(key)),
  { key: 'dis', name: 'dis', kind: 'text', unit: '' },
  number('yay-orani', 'N/mm'),
  number('sicaklik', '°C'),
  { key: 'renk', name: 'renk', kind: 'text', unit: '' },
  number('yuk', 'kg'),
];
const random = randomNumbers(20_260_723);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

/** The demo's families; the ejector pins' head is bound to the diameter as well, some sizes are hidden or lack values. */
function catalogue(): SearchFamily[] {
  const families: SearchFamily[] = demoSearchFamilies('demo');
  for (const family of families) {
    for (const article of family.articles) {
      if (random() < 0.1) article.flags = ACTIVE | IN_STOCK;
      if (random() < 0.1) article.flags = (article.flags & (PUBLIC | ACTIVE)) | pick([0, MADE_TO_ORDER]);
      if (random() < 0.05) article.dims = article.dims.map((dim) => (random() < 0.5 ? null : dim));
    }
  }
  for (const { columns } of families.slice(11, 14))
    for (const column of columns) if (column.key === 'd2') column.attribute = 'cap';
  // Sizes without a family.
  const groups = families.slice(-3).map((family, i) => ({
    ...family,
    id: -1 - i,
    columns: family.columns.map((column) => ({ ...column, attribute: null })),
    articles: family.articles.map((article) => ({ ...article, id: article.id + 1_000_000 })),
  }));
  return [...families, ...groups];
}
const families = catalogue();
const engine = buildSearch(families, []);
const views = new FamilyViews(ATTRIBUTES);
const SCOPE: Scope = { ...SEEN_BY_PUBLIC, among: null };

type Query = Record<string, string>;

function answer(query: Query, scope: Scope = SCOPE, among: readonly FamilyIndex[] = engine.present()) {
  const selection = selectionOf(query, ATTRIBUTES);
  const narrowed = among.map((family) => narrow(views.of(family), scope, selection));
  const ids = new IdSet();
  for (const one of narrowed)
    for (let row = 0; row < one.states.length; row++) if (isPassing(one, row)) ids.add(one.view.table.idOf(row));
  return { ids, facets: facetsOf(narrowed, scope, selection, ATTRIBUTES) };
}

// ---- The same, size by size.

const statusOf = ({ flags }: SearchArticle): StockStatus => {
  if ((flags & IN_STOCK) !== 0) return 'in_stock';
  return (flags & MADE_TO_ORDER) === 0 ? 'out_of_stock' : 'made_to_order';
};
/** Distinct values of each size, by attribute. */
const held = new Map(
  families.flatMap((family) =>
    family.articles.map((article) => {
      const values = new Map<string, Set<number | string>>();
      for (const [i, { attribute }] of family.columns.entries()) {
        const dim = article.dims[i] ?? null;
        if (attribute === null || dim === null || dim === '') continue;
        values.set(attribute, (values.get(attribute) ?? new Set()).add(dim));
      }
      return [article, values] as const;
    }),
  ),
);
const valuesOf = (article: SearchArticle, key: string): ReadonlySet<number | string> =>
  held.get(article)!.get(key) ?? new Set();

interface Size {
  family: SearchFamily;
  article: SearchArticle;
}

function factCheck(key: string, text: string): (family: SearchFamily) => boolean {
  const texts = text.split('|');
  if (key === 'material') return ({ material }) => texts.includes(material);
  if (key === 'standard') return ({ standards }) => standards.some((one) => texts.includes(one));
  const bands = texts.map((one) => parseBand(one)!);
  return ({ hardness: { min, max, scale } }) =>
    min !== null &&
    max !== null &&
    bands.some(
      ({ from, to, ...band }) =>
        band.scale === scale &&
        (from === to
          ? min * 1000 <= from! && from! <= max * 1000
          : (from ?? -1) <= min * 1000 && max * 1000 <= (to ?? 1_000_000_000)),
    );
}

/** Whether a size passes one filter of a query. */
function check(key: string, text: string): (size: Size) => boolean {
  if (key === 'stock') return ({ article }) => statusOf(article) === text;
  if (!key.startsWith('attr.')) {
    const isLike = factCheck(key, text);
    const passing = new Set(families.filter((family) => family.id > 0 && isLike(family)));
    return ({ family }) => passing.has(family);
  }
  const attribute = ATTRIBUTES.find((one) => `attr.${one.key}` === key)!;
  const filter = parseFilter({ ...attribute, isKey: false, isFilter: true }, text)!;
  return ({ article }) => [...valuesOf(article, attribute.key)].some((value) => passes(filter, value));
}

const visible: Size[] = families.flatMap((family) =>
  family.articles.flatMap((article) => ((article.flags & PUBLIC) !== 0 ? [{ family, article }] : [])),
);
/** A value as addresses carry it. */
const written = (value: number | string): string => String(typeof value === 'number' ? milliToNumber(value) : value);

/** Visible sizes with the filters that they fail. */
const judged = (query: Query): { size: Size; fails: string[] }[] => {
  const checks = Object.entries(query).map(([key, text]) => [key, check(key, text)] as const);
  return visible.map((size) => ({ size, fails: checks.flatMap(([key, passing]) => (passing(size) ? [] : [key])) }));
};
const sizesPassing = (query: Query): Size[] =>
  judged(query).flatMap(({ size, fails }) => (fails.length === 0 ? [size] : []));

/** How many sizes have each value of an attribute. */
function valueCounts(sizes: readonly Size[], key: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { article } of sizes)
    for (const value of valuesOf(article, key)) counts.set(written(value), (counts.get(written(value)) ?? 0) + 1);
  return counts;
}

const allValues = (key: string): (number | string)[] => [
  ...new Set(visible.flatMap(({ article }) => [...valuesOf(article, key)])),
];

function randomQuery(): Query {
  const query: Query = {};
  for (let filters = Math.floor(random() * 4); filters > 0; filters--) {
    const kind = random();
    if (kind < 0.55) {
      const { key, kind: of } = pick(ATTRIBUTES.slice(0, 8));
      const values = [pick(allValues(key)), pick(allValues(key)), pick(allValues(key))].sort((a, b) => +a - +b);
      const separator = of === 'text' ? '|' : ',';
      const isRange = of === 'number' && random() < 0.5;
      query[`attr.${key}`] = isRange
        ? `${written(values[0]!)}..${pick(['', written(values[2]!)])}`
        : values.map(written).join(separator);
    } else if (kind < 0.65) query['material'] = [pick(families).material, pick(families).material].join('|');
    else if (kind < 0.75) query['hardness'] = pick(['58..62', '64', '900..1000 HV 0,3|60', '..230 HB', '70.. Shore A']);
    else if (kind < 0.85) query['standard'] = pick(families.filter(({ standards }) => standards[0])).standards[0]!;
    else query['stock'] = pick(STOCK_STATUSES);
  }
  return query;
}

const countOf = (facet: Facet): number =>
  facet.kind === 'values'
    ? facet.values.reduce((sum, { count }) => sum + count, 0)
    : facet.bars.reduce((sum, count) => sum + count, 0);

const queries = Array.from({ length: 30 }, randomQuery);

describe('filters and counts', () => {
  test('agree with a count size by size, whatever is filtered', () => {
    for (const query of queries) {
      const { ids, facets } = answer(query);
      const text = JSON.stringify(query);
      const sizes = judged(query);
      expect([...ids], text).toEqual(
        sizes.flatMap(({ size, fails }) => (fails.length === 0 ? [size.article.id] : [])).toSorted((a, b) => a - b),
      );
      for (const facet of facets) {
        const left = sizes.flatMap(({ size, fails }) => (fails.every((key) => key === facet.key) ? [size] : []));
        const counts = valueCounts(left, facet.key.slice('attr.'.length));
        if (facet.kind === 'range') {
          const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
          expect(countOf(facet), `${text} ${facet.key}`).toBe(all);
          continue;
        }
        for (const { value, count } of facet.values) {
          const expected = facet.key.startsWith('attr.')
            ? (counts.get(value) ?? 0)
            : left.filter(check(facet.key, value)).length;
          expect(count, `${text} ${facet.key} ${value}`).toBe(expected);
        }
      }
    }
  });

  test('a value that counts more than 0 never empties the list, and one that counts 0 does', () => {
    for (const query of queries.slice(0, 15)) {
      for (const facet of answer(query).facets) {
        if (facet.kind !== 'values') continue;
        for (const { value, count } of [pick(facet.values), pick(facet.values)])
          expect(answer({ ...query, [facet.key]: value }).ids.size, JSON.stringify({ query, value })).toBe(count);
      }
    }
  });

  test('within articles that a text has found', () => {
    const found = sizesPassing({ standard: 'DIN 1530-A' }).map(({ article }) => article.id);
    const { ids, facets } = answer({ 'attr.cap': '6' }, { ...SCOPE, among: new IdSet(found) });
    const passing = sizesPassing({ standard: 'DIN 1530-A', 'attr.cap': '6' });
    expect([...ids]).toEqual(passing.map(({ article }) => article.id));
    expect(countOf(facets.find(({ key }) => key === 'stock')!)).toBe(passing.length);
  });

  test('know changed, new and removed sizes', () => {
    const own = buildSearch(families.slice(11, 12), []);
    const [family] = own.families as [FamilyIndex];
    const source = families[11]!;
    const place = source.columns.findIndex(({ key }) => key === 'd1');
    const before = answer({ 'attr.cap': '77.7' }, SCOPE, [family]).ids.size;
    const [first, second, third] = source.articles.filter(({ flags }) => (flags & PUBLIC) !== 0);
    const dims = first!.dims.with(place, 77_700);
    own.patchArticles(source.id, {
      put: [
        { ...first!, dims },
        { ...second!, dims },
        { ...second!, id: 5_000_000, dims, flags: PUBLIC },
      ],
      remove: [third!.id],
    });
    const { ids, facets } = answer({ 'attr.cap': '77.7' }, SCOPE, [family]);
    expect([before, ids.size]).toEqual([0, 3]);
    expect(ids.has(5_000_000)).toBe(true);
    expect(facets.find(({ key }) => key === 'attr.cap')).toMatchObject({
      values: expect.arrayContaining([{ value: '77.7', label: '77,7', count: 3, isChosen: true }]),
    });
    expect(answer({}, SCOPE, [family]).ids.has(third!.id)).toBe(false);
  });
});

describe('facets', () => {
  const keyed = (query: Query, among?: FamilyIndex[]) => {
    const { facets } = answer(query, SCOPE, among);
    return { keys: facets.map(({ key }) => key), of: (key: string) => facets.find((one) => one.key === key) };
  };
  const family = (name: string) => engine.present().filter((one) => one.name.startsWith(name));

  test('stand in the order of the attributes, then material, hardness, standard and stock', () => {
    expect(keyed({}).keys).toEqual([
      ...ATTRIBUTES.map(({ key }) => `attr.${key}`),
      'material',
      'hardness',
      'standard',
      'stock',
    ]);
  });

  test('are those that can narrow the list: two values of an attribute, a fact that not all sizes share', () => {
    const pins = keyed({}, family('İtici pim DIN 1530-A'));
    expect(pins.keys).toEqual(['attr.cap', 'attr.boy', 'material', 'hardness', 'stock']);
    expect(keyed({}, family('İtici pim DIN 1530-A, nitrürlü')).keys).toEqual(['attr.cap', 'attr.boy', 'stock']);
  });

  test('stay where their filter is set, with the chosen value among them', () => {
    const pins = family('İtici pim DIN 1530-A');
    const { keys, of } = keyed({ standard: 'DIN 1', 'attr.renk': 'yeşil', hardness: '10..20' }, pins);
    expect(keys).toEqual(['attr.cap', 'attr.boy', 'attr.renk', 'material', 'hardness', 'standard', 'stock']);
    expect(of('attr.renk')).toMatchObject({ values: [{ value: 'yeşil', label: 'yeşil', count: 0, isChosen: true }] });
    expect(of('hardness')).toMatchObject({
      values: expect.arrayContaining([{ value: '10..20 HRC', label: '10–20 HRC', count: 0, isChosen: true }]),
    });
  });

  test('show threads by size, and materials by their number of sizes', () => {
    const { of } = keyed({}, family('İmbus cıvata'));
    const threads = of('attr.dis');
    const shown = threads?.kind === 'values' ? threads.values.map(({ value }) => Number(value.slice(1))) : [];
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    const materials = answer({}).facets.find(({ key }) => key === 'material');
    const counts = materials?.kind === 'values' ? materials.values.map(({ count }) => count) : [];
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('know a column by kind and unit: 2 kN are not 2 N, and a text is no number', () => {
    const column = { key: 'F', label: 'Kuvvet', kind: 'number' as const, unit: 'kN', isKey: true, attribute: 'kuvvet' };
    const article = (id: number): SearchArticle => ({
      id,
      code: `F-${id}`,
      name: '',
      dims: [id * 1000, `${id}`],
      flags: PUBLIC,
      priceMinor: null,
    });
    const text = { ...column, key: 'T', kind: 'text' as const, unit: 'N', isKey: false };
    const source = { ...families[0]!, columns: [column, text], articles: [article(1), article(2)] };
    const force = number('kuvvet', 'N');
    const facetsBy = (attribute: FacetAttribute) => {
      const view = new FamilyViews([attribute]).of(buildSearch([source], []).families[0]!);
      const selection = selectionOf({}, [attribute]);
      return facetsOf([narrow(view, SCOPE, selection)], SCOPE, selection, [attribute]).map(({ key }) => key);
    };
    expect(facetsBy(force)).toEqual([]);
    expect(facetsBy({ ...force, unit: 'kN' })).toEqual(['attr.kuvvet']);
    expect(facetsBy({ ...force, kind: 'text' })).toEqual(['attr.kuvvet']);
  });

  test('carry numbers with a point and show them with a comma', () => {
    const values = keyed({}, family('Kademeli itici pim')).of('attr.cap');
    expect(values).toMatchObject({ label: 'cap', unit: 'mm', values: expect.arrayContaining([]) });
    expect(values?.kind === 'values' && values.values[0]).toMatchObject({ value: '0.8', label: '0,8' });
  });

  test('hold at most 60 values; more numbers become a range of logarithmic bars', () => {
    const { of } = keyed({ 'attr.boy': '100..200' });
    const lengths = of('attr.boy');
    expect(lengths).toMatchObject({ kind: 'range', from: 100, to: 200 });
    if (lengths?.kind !== 'range') throw new Error('no range');
    expect(lengths.bars).toHaveLength(RANGE_BARS);
    expect(lengths.min).toBeLessThan(lengths.max);
    const all = visible.flatMap(({ article }) => [...valuesOf(article, 'boy')]) as number[];
    const steps = Math.log(lengths.max / lengths.min) / RANGE_BARS;
    for (const [i, count] of lengths.bars.entries()) {
      const from = lengths.min * Math.exp(i * steps);
      const to = lengths.min * Math.exp((i + 1) * steps);
      const inStep = all.filter((milli) => {
        const value = milli / 1000;
        return value > from * 1.0001 && value < to * 0.9999;
      }).length;
      expect(count).toBeGreaterThanOrEqual(inStep);
    }
    for (const facet of answer({}).facets)
      if (facet.kind === 'values') expect(facet.values.length).toBeLessThanOrEqual(MAX_FACET_VALUES);
  });

  test('of a range that reaches below zero have equal steps', () => {
    const articles = Array.from({ length: 80 }, (_, i): SearchArticle => ({
      id: i + 1,
      code: `T-${i}`,
      name: '',
      dims: [(i - 39) * 1000],
      flags: PUBLIC,
      priceMinor: null,
    }));
    const columns = [{ key: 'T', label: 'T', kind: 'number' as const, unit: '°C', isKey: true, attribute: 'sicaklik' }];
    const cold = buildSearch([{ ...families[0]!, columns, articles }], []);
    const [facet] = answer({}, SCOPE, [cold.families[0]!]).facets;
    expect(facet).toMatchObject({ kind: 'range', min: -39, max: 40 });
    expect(facet?.kind === 'range' && facet.bars.every((count) => count >= 3 && count <= 5)).toBe(true);
  });

  test('show hardness as families state it; a band counts the sizes of the families within it', () => {
    // 60 ±2 HRC, 950 HV 0,3, 58 ±2 HRC, 54 ±2 HRC
    const names = ['İtici pim DIN 1530-A, sert', 'İtici pim DIN 1530-A, nit', 'Yay kılavuz pimi', 'Lata kilidi'];
    const groups = names.map(family);
    const [z40, z41, yp, lk] = groups.map((group) => answer({}, SCOPE, group).ids.size);
    const hardness = keyed({ hardness: '950 HV 0,3' }, groups.flat()).of('hardness');
    const values = hardness?.kind === 'values' ? hardness.values : [];
    expect(values.toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual([
      { value: '52..56 HRC', label: '54 ±2 HRC', count: lk!, isChosen: false },
      { value: '56..60 HRC', label: '58 ±2 HRC', count: yp!, isChosen: false },
      { value: '58..62 HRC', label: '60 ±2 HRC', count: z40!, isChosen: false },
      { value: '950 HV 0,3', label: '950 HV 0,3', count: z41, isChosen: true },
    ]);
  });
});

test('work grows with the sizes, not with their square', () => {
  const big = (count: number): FamilyIndex => {
    const source = families[11]!;
    const articles = Array.from({ length: count }, (_, i) => ({
      ...source.articles[i % source.articles.length]!,
      id: i + 1,
      code: `${source.articles[i % source.articles.length]!.code}-${i}`,
    }));
    return buildSearch([{ ...source, articles }], []).families[0]!;
  };
  const made = new Map([1_000, 8_000].map((count) => [count, big(count)]));
  const work = (text: string) => {
    const one = made.get(text.length)!;
    const fresh = new FamilyViews(ATTRIBUTES);
    const selection = selectionOf({ 'attr.cap': '2..20', stock: 'in_stock' }, ATTRIBUTES);
    facetsOf([narrow(fresh.of(one), SCOPE, selection)], SCOPE, selection, ATTRIBUTES);
  };
  expect(growth('x'.repeat(8_000), work)).toBeLessThan(MUCH_MORE_THAN_LINEAR);
});
