import { stemsOf } from './suffixes.ts';
import { allowedErrors, TypingErrors } from './typing-errors.ts';

/** Where a word of a family stands. */
export type Source =
  | 'name'
  | 'alias'
  | 'code'
  | 'category'
  | 'mainCategory'
  | 'material'
  | 'label'
  | 'value'
  | 'hardness'
  | 'tolerance'
  | 'articleName'
  /** Words of a phrase typed as one: known as a whole, not by a beginning or stem. */
  | 'joined';

/** A word's occurrence in one family. */
export interface Use {
  source: Source;
  weight: number;
  /** A value of a column narrows rows: the column and the cell; otherwise -1. */
  column: number;
  cell: number;
  /** A word of some articles' names only: their rows. */
  rows: Uint32Array | null;
}

/** How a typed word was read. */
export type Step = 'word' | 'stem' | 'beginning' | 'error';

export interface Meant {
  word: string;
  step: Step;
  /** 0 to 1. */
  quality: number;
}

const MAX_BEGINNINGS = 200;
const MAX_CORRECTIONS = 12;

/** Words of the catalogue with the families that use them. A family's words come and go as one. */
export class Words {
  private readonly uses = new Map<string, Map<number, Use[]>>();
  /** Words that are found by more than their very letters. */
  private readonly forms = new Set<string>();
  private readonly byStem = new Map<string, Set<string>>();
  private readonly wordsOf = new Map<number, Set<string>>();
  private readonly typingErrors = new TypingErrors();
  private readonly compared = new Set<string>();
  private sorted: string[] | null = null;

  put(family: number, words: Map<string, Use[]>): void {
    this.remove(family);
    this.putMore(family, words);
  }

  /** Adds words of a family, or other uses of words that it has. */
  putMore(family: number, words: Map<string, Use[]>): void {
    let own = this.wordsOf.get(family);
    if (!own) this.wordsOf.set(family, (own = new Set()));
    for (const [word, uses] of words) {
      own.add(word);
      const known = this.uses.get(word);
      if (known) known.set(family, uses);
      else this.uses.set(word, new Map([[family, uses]]));
      if (!this.forms.has(word) && uses.some(({ source }) => source !== 'joined')) this.addForms(word);
      if (this.compared.has(word)) continue;
      this.compared.add(word);
      this.typingErrors.add(word);
    }
  }

  /** Makes a word known by its stems and its beginning. */
  private addForms(word: string): void {
    this.forms.add(word);
    this.sorted = null;
    for (const stem of stemsOf(word, false)) {
      const words = this.byStem.get(stem);
      if (words) words.add(word);
      else this.byStem.set(stem, new Set([word]));
    }
  }

  remove(family: number): void {
    for (const word of this.wordsOf.get(family) ?? []) {
      const uses = this.uses.get(word);
      uses?.delete(family);
      if (uses?.size !== 0) continue;
      this.uses.delete(word);
      if (!this.forms.delete(word)) continue;
      this.sorted = null;
      for (const stem of stemsOf(word, false)) {
        const words = this.byStem.get(stem);
        words?.delete(word);
        if (words?.size === 0) this.byStem.delete(stem);
      }
    }
    this.wordsOf.delete(family);
  }

  usesOf(word: string): ReadonlyMap<number, Use[]> {
    return this.uses.get(word) ?? NO_USES;
  }

  has(word: string): boolean {
    return this.uses.has(word);
  }

  /** The word itself or a form of it. */
  knows(word: string): boolean {
    return this.uses.has(word) || this.byStem.has(word) || stemsOf(word, true).some((stem) => this.isStem(stem));
  }

  private isStem(stem: string): boolean {
    return this.uses.has(stem) || this.byStem.has(stem);
  }

  /** Whether no family calls itself or its parts so: the word stands in labels of columns only. */
  isLabelOnly(word: string): boolean {
    for (const uses of this.usesOf(word).values()) if (uses.some(({ source }) => source !== 'label')) return false;
    return true;
  }

  /** The word, its inflected forms and its stems, or nothing. */
  known(typed: string): Meant[] {
    const found = new Map<string, Meant>();
    const put = (word: string, step: Step, quality: number): void => {
      if ((found.get(word)?.quality ?? 0) < quality) found.set(word, { word, step, quality });
    };
    for (const form of new Set([typed, withoutUmlautLetters(typed)])) {
      if (this.uses.has(form)) put(form, 'word', 1);
      for (const word of this.byStem.get(form) ?? []) put(word, 'stem', 0.96);
      for (const stem of stemsOf(form, true)) {
        const quality = 0.96 - 0.01 * (form.length - stem.length);
        if (this.uses.has(stem)) put(stem, 'stem', quality);
        for (const word of this.byStem.get(stem) ?? []) put(word, 'stem', quality - 0.02);
      }
    }
    return [...found.values()];
  }

  /** Words that begin with the letters typed so far, shortest first. */
  beginningWith(typed: string): Meant[] {
    this.sorted ??= [...this.forms].sort((a, b) => (a < b ? -1 : 1));
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < typed) low = middle + 1;
      else high = middle;
    }
    const found: Meant[] = [];
    for (let i = low; i < this.sorted.length && found.length < MAX_BEGINNINGS; i++) {
      const word = this.sorted[i]!;
      if (!word.startsWith(typed)) break;
      found.push({ word, step: 'beginning', quality: 0.6 + (0.3 * typed.length) / word.length });
    }
    // One letter begins too many words: it is taken for the beginning of a code.
    const codes = typed.length > 1 ? [] : found.filter(({ word }) => this.isCode(word));
    return codes.length > 0 ? codes : found;
  }

  private isCode(word: string): boolean {
    for (const uses of this.usesOf(word).values()) if (uses.some(({ source }) => source === 'code')) return true;
    return false;
  }

  /** Two words typed as one: 'iticipim'; null where no cut gives two known words. */
  split(typed: string): [string, string] | null {
    let best: [string, string] | null = null;
    for (let at = 3; at <= typed.length - 3; at++) {
      const [first, second] = [typed.slice(0, at), typed.slice(at)];
      if (!this.uses.has(first) || (!this.uses.has(second) && (second.length < 5 || !this.knows(second)))) continue;
      if (this.uses.has(second)) return [first, second];
      best ??= [first, second];
    }
    return best;
  }

  /** Words that were meant if there are one or two typing errors; the likeliest first. */
  corrected(typed: string): Meant[] {
    const limit = typed.length === 2 ? 1 : allowedErrors(typed.length);
    if (limit === 0) return [];
    const found = new Map<string, Meant>();
    const look = (form: string, allowed: number, penalty: number): void => {
      for (const { word, errors } of this.typingErrors.near(form, allowed)) {
        if (!this.uses.has(word)) continue;
        const isSameStart = word[0] === form[0];
        const quality = 0.86 - 0.16 * errors - penalty - (isSameStart ? 0 : 0.08);
        if ((found.get(word)?.quality ?? 0) < quality) found.set(word, { word, step: 'error', quality });
      }
    };
    look(typed, limit, 0);
    for (const stem of stemsOf(typed, true)) if (stem.length >= 5) look(stem, allowedErrors(stem.length), 0.02);
    const best = Math.max(0, ...[...found.values()].map(({ quality }) => quality));
    const likely = [...found.values()].filter(({ quality }) => quality >= best - 0.13);
    return likely.sort((a, b) => b.quality - a.quality).slice(0, MAX_CORRECTIONS);
  }

  /** Words whose beginning was meant, with one typing error in it. */
  beginningNear(typed: string): Meant[] {
    return this.typingErrors
      .nearBeginning(typed)
      .filter((word) => this.uses.has(word))
      .slice(0, MAX_CORRECTIONS)
      .map((word) => ({ word, step: 'error', quality: 0.55 }));
  }

  /** Words for which something typed may stand, however far: what is offered where nothing was found. */
  closest(typed: string, limit: number): string[] {
    const near = this.typingErrors.near(typed, Math.min(4, Math.ceil(typed.length / 2.5)));
    const words = [...this.beginningWith(typed.slice(0, 3)).map(({ word }) => word), ...near.map(({ word }) => word)];
    return [...new Set(words)]
      .filter((word) => this.uses.has(word) && word.length > 2 && !/\d/.test(word))
      .slice(0, limit);
  }
}

const NO_USES: ReadonlyMap<number, Use[]> = new Map();

/** 'fuehrungssaeule' → 'fuhrungssaule': German typed without umlauts. */
const withoutUmlautLetters = (word: string): string => word.replace(/([aou])e/g, '$1');
