// The search's index of this process, kept in step with the database: a log names the rows that have changed since
// (docs/decisions/0097).
import { byKeys } from '#contract/dimension-table.ts';
import type { Database } from '../../../base/db/database.ts';
import { pacer } from '../../../base/slices.ts';
import { CatalogueSearch } from '../search/engine.ts';
import { familyOf, groupKeyOf, type FlatProduct } from '../search/flat.ts';
import type { SearchArticle, SearchFamily } from '../search/types.ts';
import {
  familiesIn,
  readFamilies,
  readFlat,
  readFlatById,
  readSizes,
  readSizesById,
  type FamilyFacts,
} from './read.ts';

/** More changes than these are read no faster one by one than all anew. */
const MAX_CHANGES = 20_000;
/** Changed sizes of a family up to which they are patched; above, the family is read anew. */
const MAX_PATCHED = 200;

export type LiveSearch = ReturnType<typeof liveSearch>;

/** Everything that one state of the catalogue gives the search. */
class Index {
  readonly search = new CatalogueSearch([]);
  /** The last entry of the log that is taken in. */
  last = 0;
  /** Groups of products without a family: by their key, and by product. */
  readonly #groups = new Map<string, { id: number; products: Set<number> }>();
  readonly #groupOf = new Map<number, string>();
  #lastGroup = 0;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Reads the whole catalogue. */
  async load(): Promise<void> {
    const { db } = this.#database;
    this.last = Number(
      (
        await db
          .selectFrom('catalogueLog')
          .select((eb) => eb.fn.max('n').as('n'))
          .executeTakeFirst()
      )?.n ?? 0,
    );
    await this.#readSynonyms();
    for (const facts of await readFamilies(db)) await this.#put(facts);
    const groups = new Map<string, FlatProduct[]>();
    for await (const products of readFlat(db)) {
      for (const product of products) {
        const key = groupKeyOf(product);
        const group = groups.get(key) ?? [];
        groups.set(key, group);
        group.push(product);
      }
    }
    for (const [key, products] of groups) await this.#putGroup(key, products);
  }

  /** Takes in what the log names since `last`. @returns false where that is more than reading all anew */
  async follow(): Promise<boolean> {
    const { db } = this.#database;
    const entries = await db
      .selectFrom('catalogueLog')
      .select(['n', 'kind', 'rowId', 'familyId'])
      .where('n', '>', this.last)
      .orderBy('n')
      .limit(MAX_CHANGES + 1)
      .execute();
    if (entries.length > MAX_CHANGES) return false;
    if (entries.length === 0) return true;
    if (await this.#isCut(entries[0]!.n)) return false;
    const rowsOf = (kind: string) => entries.flatMap((entry) => (entry.kind === kind ? [entry.rowId] : []));
    if (rowsOf('synonyms').length > 0) await this.#readSynonyms();
    const categories = rowsOf('categories');
    const inCategories = categories.length === 0 ? [] : await familiesIn(db, categories);
    if (categories.length > 0 && this.#groups.size > 0) return false; // names of categories are in groups of flat products
    const whole = new Set([...rowsOf('families'), ...inCategories]);
    const changed = new Map<number, Set<number>>();
    for (const { kind, rowId, familyId } of entries) {
      if (kind !== 'product' || familyId === null || whole.has(familyId)) continue;
      changed.set(familyId, (changed.get(familyId) ?? new Set()).add(rowId));
    }
    for (const [familyId, ids] of changed) {
      if (ids.size <= MAX_PATCHED && (await this.#patch(familyId, [...ids]))) continue;
      whole.add(familyId);
    }
    if (whole.size > 0) await this.#reread([...whole]);
    await this.#regroup([...new Set(entries.flatMap(({ kind, rowId }) => (kind === 'product' ? [rowId] : [])))]);
    this.last = entries.at(-1)!.n;
    return true;
  }

  /** Whether entries between the last one taken in and the next one may be gone: the log is cut from its beginning. */
  async #isCut(next: number): Promise<boolean> {
    if (next === this.last + 1) return false;
    const known = await this.#database.db
      .selectFrom('catalogueLog')
      .select('n')
      .where('n', '=', this.last)
      .executeTakeFirst();
    return known === undefined;
  }

  async #readSynonyms(): Promise<void> {
    const rows = await this.#database.db
      .selectFrom('synonyms')
      .select(['words', 'means', 'isSoft'])
      .orderBy('id')
      .execute();
    this.search.setSynonyms(rows);
  }

  async #put(facts: FamilyFacts): Promise<void> {
    const articles = await readSizes(this.#database.db, facts.id);
    await this.#putWhole({ ...facts, articles: articles.sort(byKeys(facts.columns)) });
  }

  async #putWhole(family: SearchFamily): Promise<void> {
    const pause = pacer();
    for (const _ of this.search.putFamilySteps(family)) await pause();
    await pause();
  }

  async #reread(ids: readonly number[]): Promise<void> {
    const found = await readFamilies(this.#database.db, ids);
    const known = new Set(found.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) this.search.removeFamily(id);
    for (const facts of found) await this.#put(facts);
  }

  async #patch(familyId: number, ids: readonly number[]): Promise<boolean> {
    const sizes = (await readSizesById(this.#database.db, ids)).filter((size) => size.familyId === familyId);
    const put: SearchArticle[] = sizes.map(({ article }) => article);
    if (put.some(({ id }) => !this.search.hasArticle(familyId, id))) return false; // new ones have a place in the order
    const present = new Set(put.map(({ id }) => id));
    return this.search.patchArticles(familyId, { put, remove: ids.filter((id) => !present.has(id)) });
  }

  /** Puts products without a family into their groups, and takes those out that have left. */
  async #regroup(ids: readonly number[]): Promise<void> {
    const present = await readFlatById(this.#database.db, ids);
    const touched = new Set<string>();
    for (const id of ids) {
      const key = this.#groupOf.get(id);
      if (key === undefined) continue;
      touched.add(key);
      this.#groups.get(key)!.products.delete(id);
      this.#groupOf.delete(id);
    }
    for (const product of present) {
      const key = groupKeyOf(product);
      touched.add(key);
      this.#group(key).products.add(product.id);
      this.#groupOf.set(product.id, key);
    }
    for (const key of touched) {
      const { id, products } = this.#group(key);
      if (products.size > 0) await this.#putGroup(key, await readFlatById(this.#database.db, [...products]));
      else {
        this.search.removeFamily(id);
        this.#groups.delete(key);
      }
    }
  }

  #group(key: string): { id: number; products: Set<number> } {
    const known = this.#groups.get(key);
    if (known) return known;
    const made = { id: --this.#lastGroup, products: new Set<number>() };
    this.#groups.set(key, made);
    return made;
  }

  async #putGroup(key: string, products: readonly FlatProduct[]): Promise<void> {
    const group = this.#group(key);
    for (const { id } of products) {
      group.products.add(id);
      this.#groupOf.set(id, key);
    }
    if (products.length > 0) await this.#putWhole({ ...familyOf(products, group.id), order: -group.id }); // earlier groups first
  }
}

/** Opens the index of a database; the first question reads the catalogue. */
export function liveSearch(database: Database) {
  let index: Index | undefined;
  let version = Number.NaN;
  let running: Promise<void> | undefined;

  const refresh = async (): Promise<void> => {
    const now = database.version('catalogue'); // before reading: what changes meanwhile is read next
    if (index === undefined || !(await index.follow())) {
      const made = new Index(database);
      await made.load();
      index = made;
    }
    version = now;
  };

  return {
    /** The index as the database is now: a change is in it as soon as its commit is known to this process. */
    async current(): Promise<CatalogueSearch> {
      const isBehind = () => index === undefined || database.version('catalogue') !== version;
      if (running && isBehind()) await running; // may have begun before the change that this question is to see
      if (isBehind()) await (running ??= refresh().finally(() => (running = undefined)));
      return index!.search;
    },
  };
}
