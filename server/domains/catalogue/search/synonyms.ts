import { fold } from '#contract/text.ts';
import { stemsOf } from './suffixes.ts';
import { allowedErrors, TypingErrors } from './typing-errors.ts';
import type { Synonym } from './types.ts';

export interface Meaning {
  /** Words of the catalogue. */
  means: string[];
  isSoft: boolean;
}

/** Shop-wide words and phrases, looked up by the first word. */
export class Synonyms {
  private readonly byFirst = new Map<string, { words: string[]; meaning: Meaning }[]>();
  private readonly typingErrors = new TypingErrors();
  /** Single words as people read them, by their folded form. */
  private readonly spellings = new Map<string, string>();

  constructor(synonyms: readonly Synonym[]) {
    for (const { words, means, isSoft } of synonyms) {
      const [phrase, meaning] = [split(words), { means: split(means), isSoft }];
      if (phrase.length === 0 || meaning.means.length === 0) continue;
      const known = this.byFirst.get(phrase[0]!);
      if (known) known.push({ words: phrase, meaning });
      else this.byFirst.set(phrase[0]!, [{ words: phrase, meaning }]);
      if (phrase.length > 1) continue;
      this.typingErrors.add(phrase[0]!);
      this.spellings.set(phrase[0]!, words);
    }
  }

  /** The meanings of the longest phrase that the words begin with, and its length; null where there is none. */
  find(words: readonly string[]): { length: number; meanings: Meaning[] } | null {
    const forms = words.slice(0, 4).map((word) => [word, ...stemsOf(word, true)]);
    let [length, meanings] = [0, [] as Meaning[]];
    for (const form of forms[0] ?? [])
      for (const { words: phrase, meaning } of this.byFirst.get(form) ?? []) {
        if (phrase.length < length || !phrase.every((word, i) => forms[i]?.includes(word))) continue;
        if (phrase.length > length) [length, meanings] = [phrase.length, []];
        meanings.push(meaning);
      }
    return length === 0 ? null : { length, meanings };
  }

  /** A mistyped single word's meanings, and the word as people read it. */
  corrected(word: string): { word: string; meanings: Meaning[] } | null {
    const near = this.typingErrors.near(word, allowedErrors(word.length))[0];
    const meanings = near && this.find([near.word])?.meanings;
    return meanings ? { word: this.spellings.get(near.word) ?? near.word, meanings } : null;
  }
}

const split = (text: string): string[] => fold(text).split(' ').filter(Boolean);
