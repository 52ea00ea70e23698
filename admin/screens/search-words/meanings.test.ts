import { expect, test } from 'vitest';
import type { Synonym } from '#contract/synonyms.ts';
import { searchTerms } from '#contract/text.ts';
import { isSearched, meaningsOf } from './meanings.ts';

const pair = (words: string, means: string, isSoft = false) => ({ _id: words, words, means, isSoft }) as Synonym;

test('synonyms with one meaning in any spelling are one row, equal ones before akin ones', () => {
  const rows = meaningsOf([
    pair('şaft', 'Merkezleme Pimi', true),
    pair('zylinderstift', 'merkezleme pimi'),
    pair('düse', 'meme'),
    pair('dübel', 'merkezleme pimi'),
  ]);
  expect(rows.map(({ means, said }) => [means, said.map(({ words }) => words)])).toEqual([
    ['merkezleme pimi', ['dübel', 'zylinderstift', 'şaft']],
    ['meme', ['düse']],
  ]);
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(2);
});

test('a search marks the words that it is about', () => {
  expect(isSearched('Dübel', searchTerms('DUBEL'))).toBe(true);
  expect(isSearched('dowel pin', searchTerms('pin, dübel'))).toBe(true);
  expect(isSearched('dowel', searchTerms(''))).toBe(false);
});
