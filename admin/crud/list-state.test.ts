import { describe, expect, it } from 'vitest';
import { readListState, whatIsSet, writeListState } from './list-state.ts';

const read = (query: string) => readListState(new URLSearchParams(query), ['category'], 20);

describe("a list's state in the address", () => {
  it('has defaults without an address query', () => {
    expect(read('')).toEqual({ page: 1, size: 20, q: '', sort: '', filters: {}, view: '' });
  });
  it("takes page, size, search, sort and the list's own filters", () => {
    expect(read('page=3&limit=50&q=pim&sort=-name&category=a&other=b')).toEqual({
      page: 3,
      size: 50,
      q: 'pim',
      sort: '-name',
      filters: { category: 'a' },
      view: '',
    });
  });
  it('knows whether a search or filters leave out rows', () => {
    expect(['', 'page=2', 'q=pim', 'category=a', 'q=pim&category=a'].map((query) => whatIsSet(read(query)))).toEqual([
      'nothing',
      'nothing',
      'search',
      'filters',
      'both',
    ]);
  });
  it('ignores an invalid page or size', () => {
    expect(read('page=-1&limit=33')).toMatchObject({ page: 1, size: 20 });
    expect(read('page=abc&limit=1e2')).toMatchObject({ page: 1, size: 20 });
  });
  it('names the view that it was brought to, until another is chosen', () => {
    expect(read('view=v1&q=pim')).toMatchObject({ view: 'v1', q: 'pim' });
    const after = (change: Parameters<typeof writeListState>[1]) =>
      writeListState(new URLSearchParams('view=v1&page=4'), change, 20).toString();
    expect(after({ q: 'b' })).toBe('view=v1&q=b');
    expect(after({ view: '' })).toBe('');
  });
  it('leaves out defaults', () => {
    expect(writeListState(new URLSearchParams('page=2&limit=50'), { size: 20 }, 20).toString()).toBe('');
  });
  it('returns to page 1 after a search, a filter or another order', () => {
    expect(writeListState(new URLSearchParams('page=4&q=a'), { q: 'b' }, 20).toString()).toBe('q=b');
    expect(
      writeListState(new URLSearchParams('page=4&category=a'), { filters: { category: undefined } }, 20).toString(),
    ).toBe('');
  });
  it('keeps search and filters while paging', () => {
    expect(writeListState(new URLSearchParams('q=b&category=a'), { page: 2 }, 20).toString()).toBe(
      'q=b&category=a&page=2',
    );
  });
});
