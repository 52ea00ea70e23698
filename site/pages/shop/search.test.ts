import { describe, expect, test } from 'vitest';
import { shopPath } from '#contract/page-paths.ts';
import { isShopKey, listsArticles, readShopSearch } from './search.tsx';

const read = (query: string) => readShopSearch(new URLSearchParams(query));
/** The address of the state that an address asks for. */
const again = (query: string) => shopPath(read(query));

describe('the address of the catalogue', () => {
  test('lists families, and articles where it asks for them or for what only articles have', () => {
    for (const query of ['', 'category=x', 'attr.cap=6', 'show=families&page=2', 'page=1'])
      expect(listsArticles(read(query)), query).toBe(false);
    for (const query of ['show=articles', 'page=2', 'sort=price', 'view=list', 'q=pim', 'category=x&view=list'])
      expect(listsArticles(read(query)), query).toBe(true);
  });

  test('is one for each list', () => {
    expect(again('')).toBe('/shop');
    expect(again('show=articles')).toBe('/shop?show=articles');
    expect(again('show=articles&view=list')).toBe('/shop?view=list');
    expect(again('page=2&show=articles')).toBe('/shop?page=2');
    expect(again('q=pim&show=articles')).toBe('/shop?q=pim');
    expect(again('show=families')).toBe('/shop');
    expect(again('show=families&page=2')).toBe('/shop?page=2&show=families');
    expect(again('standard=ISO 1|DIN 2&attr.cap=6,8&category=x')).toBe(
      '/shop?category=x&attr.cap=6,8&standard=ISO+1%7CDIN+2',
    );
    expect(shopPath({ ...read('page=3'), page: 1 }), 'the first page of articles').toBe('/shop?show=articles');
  });

  test('carries filters, also as the fields of a form, and leaves out what is none', () => {
    expect(read('attr.dis-cap=6&hardness=58..62 HRC&stock=in_stock&foo=1&material=&attr.Cap=1').filters).toEqual({
      'attr.dis-cap': '6',
      hardness: '58..62 HRC',
      stock: 'in_stock',
    });
    expect(read('attr.boy.enaz=200&attr.boy.encok=').filters).toEqual({ 'attr.boy': '200..' });
    expect(read('attr.boy.enaz=62,5&attr.boy.encok=100').filters).toEqual({ 'attr.boy': '62.5..100' });
    expect(read('category=x')).toEqual({ category: 'x', page: 1 });
    expect(read(`material=${'x'.repeat(900)}`).filters!['material']).toHaveLength(600);
  });

  test('names what the page reads', () => {
    for (const key of ['q', 'show', 'attr.cap', 'attr.cap.enaz', 'attr.cap.encok', 'material', 'stock'])
      expect(isShopKey(key), key).toBe(true);
    for (const key of ['utm_source', 'gclid', 'attr', 'attr.', 'attr.a.b', 'near', 'limit'])
      expect(isShopKey(key), key).toBe(false);
  });
});
