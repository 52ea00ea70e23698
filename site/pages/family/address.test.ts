import { expect, test } from 'vitest';
import { askedOf, familyAddress, isFamilyKey, readFamilySearch, type FamilySearch } from './address.ts';
import { typedSize } from './size-typing.ts';
import { sizeExample, whereItIs } from './typed-sizes.ts';

type Columns = Parameters<typeof typedSize>[0]['columns'];
const columnsOf = (...columns: [key: string, isKey: boolean, kind?: 'number' | 'text'][]): Columns =>
  columns.map(([key, isKey, kind = 'number']) => ({
    key,
    isKey,
    kind,
    label: key,
    unit: kind === 'number' ? 'mm' : '',
    decimals: 1,
    tolerance: '',
    isFilter: true,
    isShown: true,
    attribute: null,
  }));
const pin = { slug: 'pim', codePattern: 'Z40-{d1}X{L}', columns: columnsOf(['d1', true], ['L', true], ['d2', false]) };
const sleeve = {
  slug: 'yuksuk',
  codePattern: 'Z45-{d1}X{d2}X{L}',
  columns: columnsOf(['d1', true], ['d2', false], ['L', true]),
};
const bolt = { slug: 'civata', codePattern: 'IC-{dis}X{L}', columns: columnsOf(['dis', true, 'text'], ['L', true]) };
const bare = { slug: 'nipel', codePattern: '', columns: columnsOf(['d1', true], ['dis', true, 'text']) };

const read = (query: string) => readFamilySearch(new URLSearchParams(query));

test('a typed size fills the columns in the order of the code pattern', () => {
  for (const text of ['6x200', '6X200', '6×200', '6 x 200', ' 6 × 200 mm', 'Ø6×200', '6*200', '6 200'])
    expect(typedSize(pin, text), text).toEqual({ d1: '6', L: '200' });
  expect(typedSize(pin, '6,2x200')).toEqual({ d1: '6.2', L: '200' });
  expect(typedSize(sleeve, '4x6x200')).toEqual({ d1: '4', d2: '6', L: '200' });
  expect(typedSize(bolt, 'm8x30')).toEqual({ dis: 'M8', L: '30' });
});

test('fewer numbers than the pattern names fill the key columns', () => {
  expect(typedSize(sleeve, '4x200')).toEqual({ d1: '4', L: '200' });
  for (const text of ['6', '6x']) expect(typedSize(pin, text), text).toEqual({ d1: '6' });
  expect(typedSize(bare, '9xG1/4')).toEqual({ d1: '9', dis: 'G1/4' });
});

test('a single number fills the first key column that has it', () => {
  const facets = [
    { key: 'd1', values: [{ value: 6000, count: 2 }] },
    {
      key: 'L',
      values: [
        { value: 6000, count: 0 },
        { value: 200_000, count: 1 },
      ],
    },
  ];
  const placed = (typed: Record<string, string>) => whereItIs(pin.columns, facets, typed);
  expect(placed({ d1: '200' })).toEqual({ L: '200' });
  expect(placed({ d1: '200', stock: 'in_stock' })).toEqual({ L: '200', stock: 'in_stock' });
  const unmoved: Record<string, string>[] = [{ d1: '6' }, { d1: '7' }, { d1: '200', L: '6' }, { L: '6' }, {}];
  for (const typed of unmoved) expect(placed(typed), JSON.stringify(typed)).toEqual(typed);
  const threads = { key: 'dis', values: [{ value: 'M8', count: 1 }] };
  const bolts = (typed: Record<string, string>) => whereItIs(bolt.columns, [threads, facets[1]!], typed);
  expect(bolts({ dis: '200' })).toEqual({ L: '200' });
  expect(bolts({ dis: 'M8' })).toEqual({ dis: 'M8' });
});

test('the example of a size is the first row, in the order in which sizes are typed', () => {
  const row = { id: '', code: '', slug: '', price: null, stock: 'in_stock', leadDays: null } as const;
  expect(sizeExample(pin, [{ ...row, dims: [6200, 200_000, 12_000] }])).toBe('6,2×200');
  expect(sizeExample({ ...pin, codePattern: '{L}X{d1}' }, [{ ...row, dims: [6000, 200_000, null] }])).toBe('200×6');
  expect(sizeExample(sleeve, [{ ...row, dims: [4000, 6000, 200_000] }])).toBe('4×200');
  expect(sizeExample(pin, [])).toBe('');
});

test('a text that is no size of the family is refused', () => {
  for (const text of ['', 'x', 'altı', '6xabc', '6x200x3x4', '6..8']) expect(typedSize(pin, text), text).toBeNull();
});

test('an address carries filters, order and page, in the order of the columns', () => {
  expect(familyAddress(pin, {})).toBe('/seri/pim');
  expect(familyAddress(pin, { filters: { L: '160,200', d1: '6' }, sort: '-L', page: 2 })).toBe(
    '/seri/pim?d1=6&L=160,200&sort=-L&page=2',
  );
  const states: FamilySearch[] = [
    { filters: { d1: '6', L: '160,200' }, sort: '-L', page: 3 },
    { filters: { d1: '5..8' }, page: 1 },
    { filters: {}, sort: 'price', page: 1 },
  ];
  for (const state of states) expect(read(familyAddress(pin, state).split('?')[1] ?? '')).toEqual(state);
});

test('fields that a plain form sends apart make one filter, with decimal commas', () => {
  expect(read('L-enaz=100&L-encok=200').filters).toEqual({ L: '100..200' });
  expect(read('L-enaz=&L-encok=200').filters).toEqual({ L: '..200' });
  expect(read('L-enaz=6,2').filters).toEqual({ L: '6.2..' });
  expect(read('d1-enaz=5&d1-deger=6,2').filters).toEqual({ d1: '6.2' });
  expect(read('L-enaz=&L-encok=&L-deger=').filters).toEqual({});
});

test('a page number that is none is the first page', () => {
  for (const page of ['0', '-1', '1.5', 'abc', '', '01']) expect(read(`page=${page}`).page, page).toBe(1);
  expect(read('page=7').page).toBe(7);
});

test('words that advertisers hang on to an address are foreign, a letter that the family lacks is not', () => {
  for (const key of ['utm_source', 'gclid', 'fbclid', 'msclkid', 'verylongkey'])
    expect(isFamilyKey(key), key).toBe(false);
  expect(askedOf(pin, read('d1=6&ref=mail'))).toEqual({ d1: '6' });
  expect(askedOf(pin, read('d1=6&X5=3'))).toEqual({ d1: '6', X5: '3' });
  expect(askedOf(pin, read('q=6x200&d2=12'))).toEqual({ d1: '6', L: '200', d2: '12' });
  expect(askedOf(pin, read('q=bir'))).toBeNull();
});
