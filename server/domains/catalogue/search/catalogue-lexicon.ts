import type { FamilyIndex } from './family-index.ts';
import type { Lexicon } from './grammar.ts';
import type { SearchFamily } from './types.ts';
import type { Words } from './words.ts';

/** How often things occur in the families, so that one that leaves takes only its own away. */
class Tally {
  private readonly counts = new Map<string, number>();

  has(key: string): boolean {
    return this.counts.has(key);
  }

  someBegin(beginning: string): boolean {
    for (const key of this.counts.keys()) if (key.startsWith(beginning)) return true;
    return false;
  }

  add(keys: Iterable<string>, by: 1 | -1): void {
    for (const key of keys) {
      const count = (this.counts.get(key) ?? 0) + by;
      if (count > 0) this.counts.set(key, count);
      else this.counts.delete(key);
    }
  }
}

/** What the grammar must know of the catalogue: its standards, materials, threads, letters and beginnings of codes. */
export class CatalogueLexicon implements Lexicon {
  private readonly words: Words;
  private readonly standards = new Tally();
  private readonly forms = new Tally();
  private readonly materials = new Tally();
  private readonly threads = new Tally();
  private readonly keys = new Tally();
  private readonly labels = new Tally();
  private readonly prefixes = new Tally();

  constructor(words: Words) {
    this.words = words;
  }

  /** Counts a family in, or out again. */
  count(index: FamilyIndex, columns: SearchFamily['columns'], by: 1 | -1): void {
    for (const { number, form } of index.standards) {
      this.standards.add([number], by);
      this.forms.add([`${number} ${form}`], by);
    }
    for (const { key } of columns) this.keys.add([key.toLowerCase()], by);
    for (const label of index.labels) this.labels.add(label, by);
    this.materials.add(index.materials, by);
    this.prefixes.add(index.prefixes, by);
    this.countThreads(index, by);
  }

  countThreads(index: FamilyIndex, by: 1 | -1): void {
    for (const cells of index.threads.values()) this.threads.add(cells.keys(), by);
  }

  /** Counts beginnings of codes that a family has got by new articles. */
  countPrefixes(index: FamilyIndex, prefixes: readonly string[]): void {
    for (const prefix of prefixes) {
      if (index.prefixes.has(prefix)) continue;
      index.prefixes.add(prefix);
      this.prefixes.add([prefix], 1);
    }
  }

  hasWord(word: string): boolean {
    return this.words.has(word);
  }
  isCodePrefix(word: string): boolean {
    return this.prefixes.has(word);
  }
  hasStandard(number: string): boolean {
    return this.standards.has(number);
  }
  beginsStandard(digits: string): boolean {
    return this.standards.someBegin(digits);
  }
  hasForm(number: string, form: string): boolean {
    return this.forms.has(`${number} ${form}`);
  }
  hasMaterial(number: string): boolean {
    return this.materials.has(number);
  }
  hasThread(key: string): boolean {
    return this.threads.has(key);
  }
  hasKey(key: string): boolean {
    return this.keys.has(key);
  }
  isLabelWord(word: string): boolean {
    return this.labels.has(word);
  }
}
