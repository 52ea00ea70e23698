import { fold } from '#contract/text.ts';
import type { Reading } from './answers.ts';
import type { FamilyIndex } from './family-index.ts';
import type { SearchResult } from './types.ts';

interface Category {
  id: number;
  isMain: boolean;
  words: string[];
  families: Set<FamilyIndex>;
}

const MAX_FOUND = 4;
/** Share of a category's words that a text must have to mean it. */
const NAMED = 0.5;
const CONNECTIVES = new Set(['ve', 'ile', 'veya']);

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(' ')
    .filter((word) => word !== '' && !CONNECTIVES.has(word));

/** Categories by the words of their names. */
export class CategoryNames {
  private readonly categories = new Map<number, Category>();

  add(family: FamilyIndex): void {
    for (const [i, { id, name }] of family.categories.entries()) {
      const known = this.categories.get(id);
      const families = known?.families ?? new Set();
      families.add(family);
      this.categories.set(id, { id, isMain: i === 0, words: wordsOf(name), families });
    }
  }

  remove(family: FamilyIndex): void {
    for (const { id } of family.categories) {
      const known = this.categories.get(id);
      known?.families.delete(family);
      if (known?.families.size === 0) this.categories.delete(id);
    }
  }

  /** Categories that a text names by all its words and without a size, best first. */
  meantBy({ units, asked }: Reading, isShown: (family: FamilyIndex) => boolean): SearchResult['categories'] {
    if (units.length === 0 || asked.numbers.length + asked.threads.length + asked.bound.length > 0) return [];
    const meanings = units.map(({ candidates }) => new Map(candidates.map(({ word, quality }) => [word, quality])));
    const found: { categoryId: number; isMain: boolean; score: number }[] = [];
    for (const { id, isMain, words, families } of this.categories.values()) {
      const qualities = meanings.map((meant) => Math.max(0, ...words.map((word) => meant.get(word) ?? 0)));
      const share = words.filter((word) => meanings.some((meant) => meant.has(word))).length / words.length;
      if (qualities.some((quality) => quality <= 0.5) || share < NAMED) continue;
      if (![...families].some(isShown)) continue;
      const score = qualities.reduce((sum, quality) => sum + quality, 0) / units.length + share;
      found.push({ categoryId: id, isMain, score });
    }
    return found
      .sort((a, b) => b.score - a.score || Number(b.isMain) - Number(a.isMain))
      .slice(0, MAX_FOUND)
      .map(({ categoryId, isMain }) => ({ categoryId, isMain }));
  }
}
