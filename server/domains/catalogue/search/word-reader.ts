import { formatMilli } from '#contract/dimension.ts';
import { answer, emptyUnit, type Candidate, type Catalogue, type Reading } from './answers.ts';
import type { Place, Token } from './grammar.ts';
import { WEAK } from './roles.ts';
import { stemsOf } from './suffixes.ts';
import type { Meaning } from './synonyms.ts';

/** The last word may be known and yet only begun, if it is as short as this: 'ko' of 'kolon'. */
const MAX_BEGUN = 3;
const BEGUN = 0.7;
/** Words compared for typing errors in one text. */
const MAX_CORRECTED = 6;
/** Quality of a correction by one error. */
export const ONE_ERROR = 0.69;
/** Looks up the words of one text. */
export class WordReader {
  private corrections = 0;
  private readonly catalogue: Catalogue;
  private readonly tokens: readonly Token[];
  private readonly isExact: boolean;

  /** @param isExact words are taken as they were typed: none is corrected */
  constructor(catalogue: Catalogue, tokens: readonly Token[], isExact: boolean) {
    this.catalogue = catalogue;
    this.tokens = tokens;
    this.isExact = isExact;
  }

  /** Reads the words from the i-th token on and returns how many tokens were used. */
  read(i: number, reading: Reading): number {
    const { words, synonyms } = this.catalogue;
    const place = this.tokens[i]!;
    const following = this.wordsFrom(i);
    const [word] = following as [string, ...string[]];
    const next = this.tokens[i + 1];
    if (next?.kind === 'size' && next.isBare) {
      // 'hortum 9' is one value.
      const phrase = `${word} ${formatMilli(next.numbers[0]!).replace(',', '.')}`;
      if (words.has(phrase)) {
        this.add(reading, `${word} ${next.text}`, [{ word: phrase, step: 'word', quality: 1 }], this.placeOf(i, 2));
        return 2;
      }
    }
    const found = synonyms.find(following);
    // What the catalogue calls so itself is not what is merely akin to it: 'gaz yayı' where there are gas springs.
    const isItsOwn =
      found !== null &&
      found.meanings.every(({ isSoft }) => isSoft) &&
      following.slice(0, found.length).every((one) => this.known(one).length > 0);
    const synonym = isItsOwn ? null : found;
    const own = synonym !== null && synonym.length > 1 ? [] : this.known(word);
    const second = following[1];
    if (!synonym && second !== undefined && words.has(word + second)) {
      // 'Auswerfer Stift': one word typed as two, unless both are words by themselves.
      if (own.length === 0 || this.known(second).length === 0) {
        this.add(
          reading,
          `${word} ${second}`,
          [{ word: word + second, step: 'word', quality: 0.97 }],
          this.placeOf(i, 2),
        );
        return 2;
      }
    }
    if (synonym) {
      const text = this.tokens
        .slice(i, i + synonym.length)
        .map((token) => token.text)
        .join(' ');
      this.addMeanings(reading, text, synonym.meanings, own, this.placeOf(i, synonym.length));
      return synonym.length;
    }
    const isLast = i === this.tokens.length - 1;
    if (own.length === 0) this.readUnknown(word, isLast, reading, place);
    else if (isLast && word.length <= MAX_BEGUN) {
      const begun = words.beginningWith(word).map((meant) => ({ ...meant, quality: meant.quality * BEGUN }));
      this.add(reading, word, [...own, ...begun], place);
    } else this.add(reading, word, own, place);
    return 1;
  }

  private placeOf(i: number, length: number): Place {
    return { from: this.tokens[i]!.from, to: this.tokens[i + length - 1]!.to };
  }

  /** Known readings; inflected forms of words that only labels have are no better than a typing error. */
  private known(word: string): Candidate[] {
    const { words } = this.catalogue;
    const own = words.known(word);
    return own.every((meant) => meant.step === 'stem' && words.isLabelOnly(meant.word)) ? [] : own;
  }

  private wordsFrom(i: number): string[] {
    const found: string[] = [];
    for (let at = i; at < this.tokens.length && found.length < 4; at++) {
      const token = this.tokens[at]!;
      if (token.kind === 'word') found.push(token.word);
      else if (token.kind === 'ignored' && found.length > 0) found.push(token.text);
      else break;
    }
    return found;
  }

  private readUnknown(word: string, isLast: boolean, reading: Reading, place: Place): void {
    const { words, synonyms } = this.catalogue;
    const beginnings = word.length >= (isLast ? 1 : 4) ? words.beginningWith(word) : [];
    if (beginnings.length > 0 && word.length > 3) return this.add(reading, word, beginnings, place);
    const isMended = !this.isExact && this.corrections++ < MAX_CORRECTED;
    const corrected = isMended ? words.corrected(word) : [];
    const isClear = (corrected[0]?.quality ?? 0) >= ONE_ERROR;
    const parts = word.length >= 6 && !isClear ? words.split(word) : null;
    if (parts) {
      for (const part of parts) this.add(reading, part, words.known(part), place);
      return undefined;
    }
    if (word.length <= 3 && beginnings.length + corrected.length > 0) {
      const half = corrected.map((meant) => ({ ...meant, quality: meant.quality / 2 }));
      return this.add(reading, word, [...beginnings, ...half], place);
    }
    const synonym = this.isExact || (corrected.length > 0 && isClear) ? null : synonyms.corrected(word);
    if (synonym) return this.addMeanings(reading, word, synonym.meanings, [], place, synonym.word);
    if (corrected.length > 0) return this.add(reading, word, corrected, place);
    const begun = !this.isExact && isLast && word.length > 3 ? words.beginningNear(word) : [];
    if (begun.length > 0) return this.add(reading, word, begun, place);
    const own = words.known(word);
    if (own.length > 0) return this.add(reading, word, own, place);
    reading.unknown.push(word);
    return undefined;
  }

  /**
   * A synonym's meanings beside the word's own; a meaning of several words becomes several units.
   * @param guess the synonym, where it was mistyped
   */
  private addMeanings(
    reading: Reading,
    text: string,
    meanings: readonly Meaning[],
    own: readonly Candidate[],
    place: Place,
    guess: string | null = null,
  ): void {
    const { words } = this.catalogue;
    const single: Candidate[] = [...own];
    let isFound = own.length > 0;
    for (const { means, isSoft } of meanings) {
      // What is only akin helps where nothing else is known.
      if (isSoft && own.length > 0) continue;
      const factor = isSoft ? 0.3 : 0.97;
      const step = isSoft ? 'soft synonym' : 'synonym';
      const units = means.map((word) =>
        words.known(word).map((meant): Candidate => ({ word: meant.word, step, quality: meant.quality * factor })),
      );
      if (units.some((candidates) => candidates.length === 0)) continue;
      isFound = true;
      if (units.length === 1) single.push(...units[0]!);
      else
        for (const [i, candidates] of units.entries())
          this.add(reading, i === 0 ? text : means[i]!, candidates, place, guess);
    }
    if (single.length > 0) this.add(reading, text, single, place, guess);
    else if (!isFound) reading.unknown.push(text);
  }

  private add(
    reading: Reading,
    text: string,
    candidates: Candidate[],
    place: Place,
    guess: string | null = null,
  ): void {
    if (reading.units.some((unit) => unit.text === text)) return;
    const unit = emptyUnit(text, 'word', place);
    unit.guess = guess;
    unit.candidates = candidates;
    // One letter may begin anything: it orders families, and leaves none out.
    const isWeak = WEAK.has(text) || stemsOf(text, true).some((stem) => WEAK.has(stem));
    unit.isRequired = !isWeak && (text.length > 1 || candidates[0]!.step === 'word');
    answer(unit, this.catalogue);
    // A tolerance that a family is not made to is no reason to leave it out.
    if ([...unit.answers.values()].every(({ source }) => source === 'tolerance')) unit.isRequired = false;
    reading.units.push(unit);
  }
}
