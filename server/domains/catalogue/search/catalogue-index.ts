import { CatalogueLexicon } from './catalogue-lexicon.ts';
import type { Catalogue } from './answers.ts';
import { CategoryNames } from './category-names.ts';
import { CodeLookup } from './code-lookup.ts';
import { codeKey, startOfCode } from './codes.ts';
import { cellsFor, indexFamily, rewordRows, threadColumns, type FamilyIndex } from './family-index.ts';
import { codePrefixes, familyWords } from './family-words.ts';
import { Synonyms } from './synonyms.ts';
import type { SearchArticle, SearchFamily, Synonym } from './types.ts';
import { Words } from './words.ts';

const textCount = ({ table }: FamilyIndex): number => table.columns.reduce((sum, { texts }) => sum + texts.length, 0);

/** All families with what they share: words, codes, categories, standards. Knows changes, not questions. */
export class CatalogueIndex implements Catalogue {
  /** By slot; null where a family has left. */
  readonly families: (FamilyIndex | null)[] = [];
  readonly words = new Words();
  synonyms: Synonyms;
  familyCount = 0;
  readonly lexicon = new CatalogueLexicon(this.words);
  protected readonly codes = new CodeLookup();
  protected readonly categories = new CategoryNames();
  /** Words as people read them, by their folded form. */
  protected readonly spellings = new Map<string, string>();
  private readonly slotOf = new Map<number, number>();
  private readonly free: number[] = [];
  /** What was put, without its articles. */
  private readonly sources = new Map<number, SearchFamily>();

  constructor(synonyms: readonly Synonym[]) {
    this.synonyms = new Synonyms(synonyms);
  }

  setSynonyms(synonyms: readonly Synonym[]): void {
    this.synonyms = new Synonyms(synonyms);
  }

  /** The name of a family; empty for one that is not known. */
  nameOf(familyId: number): string {
    const slot = this.slotOf.get(familyId);
    return slot === undefined ? '' : this.families[slot]!.name;
  }

  /** The index of a family, or undefined for one that is not known. */
  family(familyId: number): FamilyIndex | undefined {
    const slot = this.slotOf.get(familyId);
    return slot === undefined ? undefined : this.families[slot]!;
  }

  /** All families. */
  present(): FamilyIndex[] {
    return this.families.filter((family) => family !== null);
  }

  hasArticle(familyId: number, articleId: number): boolean {
    const slot = this.slotOf.get(familyId);
    return slot !== undefined && this.families[slot]!.table.rowOf(articleId) !== undefined;
  }

  hasStandard(number: string): boolean {
    return this.lexicon.hasStandard(number);
  }
  hasMaterial(number: string): boolean {
    return this.lexicon.hasMaterial(number);
  }

  /** Adds a family or replaces it, in steps: the old one answers until the last. */
  *putFamilySteps(family: SearchFamily): Generator<void, void> {
    const index = yield* indexFamily(family);
    this.removeFamily(family.id);
    const slot = this.free.pop() ?? this.families.length;
    this.families[slot] = index;
    this.slotOf.set(family.id, slot);
    this.sources.set(slot, { ...family, articles: [] });
    this.familyCount++;
    this.words.put(slot, index.words);
    this.lexicon.count(index, family.columns, 1);
    this.categories.add(index);
    for (const [word, spelling] of index.spellings) this.spellings.set(word, spelling);
    this.codes.add(index, index.codeStarts);
  }

  /** Adds a family or replaces it. */
  patchFamily(family: SearchFamily): void {
    for (const _ of this.putFamilySteps(family));
  }

  removeFamily(id: number): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    const index = this.families[slot]!;
    this.lexicon.count(index, this.sources.get(slot)!.columns, -1);
    this.words.remove(slot);
    this.codes.remove(index);
    this.categories.remove(index);
    this.families[slot] = null;
    this.slotOf.delete(id);
    this.sources.delete(slot);
    this.free.push(slot);
    this.familyCount--;
  }

  /**
   * Adds, changes and removes articles of a family, in time proportional to their number. Returns false for a family
   * that is not known, or of which most rows have been removed: it has to be put as a whole.
   */
  patchArticles(familyId: number, changes: { put: readonly SearchArticle[]; remove: readonly number[] }): boolean {
    const slot = this.slotOf.get(familyId);
    const index = slot === undefined ? null : this.families[slot]!;
    if (slot === undefined || !index || index.table.waste > MAX_WASTE) return false;
    const textsBefore = textCount(index);
    for (const id of changes.remove) {
      const row = index.table.rowOf(id);
      if (row === undefined) continue;
      index.table.remove(row);
      index.codes.set(row, null);
    }
    const starts = new Set<string>();
    const named: [number, string][] = [];
    for (const article of changes.put) {
      const known = index.table.rowOf(article.id);
      const cells = cellsFor(index, article);
      const row = known ?? index.table.add(article.id, article.flags, cells, article.priceMinor);
      if (known !== undefined) index.table.change(row, article.flags, cells, article.priceMinor);
      const key = codeKey(article.code);
      index.codes.set(row, key);
      starts.add(startOfCode(key));
      named.push([row, article.name]);
    }
    this.codes.add(index, starts);
    const source = this.sources.get(slot)!;
    const withNew = { ...source, articles: [...changes.put] };
    this.lexicon.countPrefixes(index, codePrefixes(withNew));
    if (textCount(index) > textsBefore) {
      this.lexicon.countThreads(index, -1);
      Object.assign(index, threadColumns(index.columns, index.table, index.orders));
      this.lexicon.countThreads(index, 1);
      this.addWords(slot, index, familyWords(withNew, index.table));
    }
    if (source.namePattern === '') this.addWords(slot, index, rewordRows(index, named));
    return true;
  }

  private addWords(slot: number, index: FamilyIndex, words: FamilyIndex['words']): void {
    for (const [word, uses] of words) index.words.set(word, uses);
    this.words.putMore(slot, words);
  }
}

const MAX_WASTE = 0.5;
