import { expect, test } from 'vitest';
import { searchTerms } from '#contract/text.ts';
import type { MarkedText } from '#contract/content-search.ts';
import { marked, snippetOf } from './marks.ts';

const shown = (pieces: MarkedText) => pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');
const mark = (text: string, q: string) => shown(marked(text, searchTerms(q)));
const snippet = (q: string, summary: string, text = '') =>
  shown(snippetOf({ title: '', summary, text }, searchTerms(q)));

test('found words are marked whatever their case and accents', () => {
  expect(mark('Işıklı İTİCİ pimler, Şekil 3', 'ISIKLI itici sekil')).toBe('[Işıklı] [İTİCİ] pimler, [Şekil] 3');
  expect(mark('Kalıpçılıkta kalite', 'kalıp')).toBe('[Kalıpçılıkta] kalite');
});

test('sizes are marked as they are written, and short words at their beginning only', () => {
  expect(mark('Ø5 × 100 mm', '5x100')).toBe('[Ø5 × 100] mm');
  expect(mark('2,5×100 ve 12,5', '2.5x100')).toBe('[2,5×100] ve 12,5');
  expect(mark('Ar-Ge ve ara', 'ar')).toBe('[Ar-Ge] ve [ara]');
  expect(mark('Pazar', 'ar')).toBe('Pazar');
});

test('the pieces are the text, whatever it holds', () => {
  for (const text of ['', ' ', '<b onmouseover=alert(1)>kalıp</b>', '𝒦alıp kalıp\u0000', '×,×', 'kalıp'.repeat(300)])
    expect(
      marked(text, ['kalip'])
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});

test('the passage begins before the first found word, and is cut between words', () => {
  const text = `${'baştan beri '.repeat(30)}çelik torna ${'sonra gelen '.repeat(30)}`;
  const passage = snippet('TORNA', 'Özet', text);
  expect(passage).toMatch(/^… (?:baştan|beri) .*çelik \[torna\] sonra .* …$/);
  expect(passage.length).toBeLessThan(200);
  expect(snippet('çelik', 'Çelik özet', text)).toBe('[Çelik] özet');
  expect(snippet('yok', 'Özet', text)).toBe('Özet');
  expect(snippet('yok', '', text)).toMatch(/^baştan beri .* …$/);
  expect(snippet('aaa', 'b'.repeat(100), 'a'.repeat(1_000)).length).toBeLessThan(200);
});

test('a search of a long text takes no time', () => {
  const text = 'i'.repeat(200_000);
  const start = performance.now();
  snippetOf({ title: '', summary: '', text }, searchTerms(`${'i'.repeat(99)}k`));
  expect(performance.now() - start).toBeLessThan(500);
});
