import type { Synonym } from '#contract/synonyms.ts';
import { fold } from '#contract/text.ts';
import { compareNames } from '../../crud/browser-rows.ts';

/** A word of the catalogue, and all that visitors say for it. */
export interface Meaning {
  _id: string;
  means: string;
  /** Equal ones first, then akin ones, each in alphabetical order. */
  said: readonly Synonym[];
}

/** Pairs with one meaning in any spelling as one row; its spelling is that of the oldest pair. */
export function meaningsOf(synonyms: readonly Synonym[]): Meaning[] {
  const byMeaning = new Map<string, Synonym[]>();
  for (const synonym of synonyms) {
    const key = fold(synonym.means);
    const known = byMeaning.get(key);
    if (known) known.push(synonym);
    else byMeaning.set(key, [synonym]);
  }
  return [...byMeaning].map(([key, pairs]) => ({
    _id: key,
    means: pairs.at(-1)!.means, // the call replies the newest first
    said: pairs.sort((a, b) => Number(a.isSoft) - Number(b.isSoft) || compareNames(a.words, b.words)),
  }));
}

/** Whether a search of the list, as folded terms, is about this word. */
export const isSearched = (words: string, terms: readonly string[]): boolean => {
  const text = fold(words);
  return terms.some((term) => text.includes(term));
};
