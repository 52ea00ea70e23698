import { describe, expect, it } from 'vitest';
import { blocksOf, differencesOf, piecesOf, shortened } from './version-diff.ts';

const VECTORS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
];

const side = (fields: Record<string, unknown>, names: Record<string, string> = {}) => ({ fields, names });

describe('two texts', () => {
  it('differ in words, not in letters', () => {
    expect(piecesOf('Çelik kılavuz kolon', 'Çelik kılavuz burç')).toEqual([
      { kind: 'same', text: 'Çelik kılavuz ' },
      { kind: 'gone', text: 'kolon' },
      { kind: 'come', text: 'burç' },
    ]);
  });
  it('have no words in common with nothing', () => {
    expect(piecesOf('', 'a b')).toEqual([{ kind: 'come', text: 'a b' }]);
    expect(piecesOf('a b', '')).toEqual([{ kind: 'gone', text: 'a b' }]);
  });
  it('are shortened where they do not differ', () => {
    const long = 'kelime '.repeat(200);
    const [first, second, , last] = shortened(piecesOf(`${long}bir ${long}`, `${long}iki ${long}`));
    expect(first!.text.length).toBeLessThan(140);
    expect(first!.text).toMatch(/^ … /);
    expect(second).toEqual({ kind: 'gone', text: 'bir' });
    expect(last!.text).toMatch(/ … $/);
  });
  it('of any length are compared in a moment', () => {
    const words = (seed: number) => Array.from({ length: 40_000 }, (_, i) => `k${(i * seed) % 9973}`).join(' ');
    const start = performance.now();
    expect(piecesOf(words(7), words(11)).length).toBeGreaterThan(1);
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

describe('HTML', () => {
  it('is its text, a block in each line', () => {
    expect(
      blocksOf(
        '<h2>Başlık</h2><p>Bir &amp; <strong>iki</strong><br>üç</p><ul><li>a</li></ul><img src="/x.webp" alt="">',
      ),
    ).toBe('Başlık\nBir & iki\nüç\na\n[/x.webp]');
  });
  it('in plain fields is text', () => {
    for (const vector of VECTORS)
      expect(differencesOf('product', side({ name: vector }), side({ name: '' }))).toEqual([
        { field: 'name', pieces: [{ kind: 'gone', text: vector }] },
      ]);
  });
});

describe('two versions', () => {
  it('differ in the fields whose values differ, in the order of the form', () => {
    expect(
      differencesOf(
        'product',
        side({ order: 1, code: 'A-1', isActive: true, price: { current: 5, currency: 'TRY' }, features: ['a', 'b'] }),
        side({ order: 1, code: 'A-2', isActive: false, price: null, features: ['a', 'c'] }),
      ).map(({ field, pieces, values }) => [field, pieces?.map(({ text }) => text) ?? values]),
    ).toEqual([
      ['code', ['A-', '1', '2']],
      ['features', ['a\n', 'b', 'c']],
      ['price', { before: { current: 5, currency: 'TRY' }, after: null }],
      ['isActive', { before: true, after: false }],
    ]);
  });
  it('do not differ by the order of keys', () => {
    expect(
      differencesOf(
        'page',
        side({ content: { a: 1, b: { c: 2, d: 3 } } }),
        side({ content: { b: { d: 3, c: 2 }, a: 1 } }),
      ),
    ).toEqual([]);
  });
  it('name categories, also those that are gone', () => {
    expect(
      differencesOf(
        'product',
        side({ category: null }, { category: 'Kolonlar' }),
        side({ category: 'id' }, { category: 'Burçlar' }),
      ),
    ).toEqual([
      {
        field: 'category',
        pieces: [
          { kind: 'gone', text: 'Kolonlar' },
          { kind: 'come', text: 'Burçlar' },
        ],
      },
    ]);
  });
  it('of a page differ in the parts of its content', () => {
    const page = (title: string, text: string) =>
      side({ content: { heroTitle: title, sections: [{ type: 'text', title: text }] } });
    expect(differencesOf('page', page('A', 'Bir'), page('B', 'İki')).map(({ field }) => field)).toEqual([
      'content.heroTitle',
      'content.sections',
    ]);
  });
  it('show pictures as pictures', () => {
    expect(differencesOf('blog', side({ featuredImage: '/a.webp' }), side({ featuredImage: '/b.webp' }))).toEqual([
      { field: 'featuredImage', values: { before: '/a.webp', after: '/b.webp' } },
    ]);
  });
});
