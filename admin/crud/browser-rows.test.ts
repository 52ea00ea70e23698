import { describe, expect, it } from 'vitest';
import { pageOfRows } from './browser-rows.ts';

interface Item {
  name: string;
  order: number;
  kind: string;
}
const ROWS: Item[] = [
  { name: 'Çelik', order: 2, kind: 'a' },
  { name: 'Itici', order: 1, kind: 'b' },
  { name: 'İğne', order: 3, kind: 'a' },
  { name: 'Cıvata', order: 4, kind: 'b' },
];
const RULES = {
  searched: (row: Item) => [row.name],
  matches: { kind: (row: Item, value: string) => row.kind === value },
  sorts: { name: (row: Item) => row.name, order: (row: Item) => row.order },
};
const page = (by: object, isPaged = true) =>
  pageOfRows(ROWS, { page: 1, size: 10, q: '', sort: '', filters: {}, view: '', ...by }, RULES, isPaged);
const names = (by: object) => page(by).rows.map(({ name }) => name);

describe('rows in the browser', () => {
  it('are found with or without Turkish letters', () => {
    expect(names({ q: 'IGNE' })).toEqual(['İğne']);
    expect(names({ q: 'civ' })).toEqual(['Cıvata']);
  });
  it('are sorted by the Turkish alphabet and by number, both ways', () => {
    expect(names({ sort: 'name' })).toEqual(['Cıvata', 'Çelik', 'Itici', 'İğne']);
    expect(names({ sort: '-order' })).toEqual(['Cıvata', 'İğne', 'Çelik', 'Itici']);
  });
  it('are filtered', () => expect(names({ filters: { kind: 'b' } })).toEqual(['Itici', 'Cıvata']));
  it('come a page at a time; a page beyond the last shows the last', () => {
    expect(page({ size: 3, page: 9 })).toMatchObject({ total: 4, page: 2, rows: [{ name: 'Cıvata' }] });
  });
  it('come all at once where the list has no pages', () => expect(page({ size: 1 }, false).rows).toHaveLength(4));
});
