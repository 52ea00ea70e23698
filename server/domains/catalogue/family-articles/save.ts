// Saves the sizes of a family: all changes of the grid in one transaction, or none (docs/decisions/0098).
import { ApiError } from '#contract/api-error.ts';
import { cellInput, type CellValue } from '#contract/article-cells.ts';
import { STOCK_MOVED, tooManyArticles } from '#contract/article-texts.ts';
import { familyPart, productPart } from '#contract/endpoint.ts';
import type { StaleChange } from '#contract/errors.ts';
import type { Currency } from '#contract/money.ts';
import { MAX_FAMILY_ARTICLES } from '#contract/families.ts';
import type { ArticleChange } from '#contract/family-articles.ts';
import { changed } from '../../../base/db/changes.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import { json } from '../../../base/db/tables.ts';
import { personOf } from '../../../call/handlers.ts';
import { record, recordTogether, type Entry } from '../../../entities/audit/record.ts';
import type { By } from '../../../entities/resource.ts';
import { answeringDuplicates } from '../../../entities/saving.ts';
import { givenUp } from '../../../entities/slugs.ts';
import { savesSince } from '../../../entities/stale.ts';
import { changedMeanwhile, SOMEBODY_ELSE } from '../../../entities/texts.ts';
import { categoriesOf } from '../categories/place.ts';
import { appliedRates, keptPrice, soldColumns } from '../daily-prices.ts';
import { derivedColumns } from '../products/derived.ts';
import { OWN_COLUMNS } from '../products/own-columns.ts';
import { productResource, takeFromGone } from '../products/resource.ts';
import { moveStock, reasonOfCount } from '../products/stock.ts';
import { sizeColumns } from '../families/sizes.ts';
import { updateTotals } from '../families/totals.ts';
import { addAll } from './add.ts';
import {
  articlesOf,
  cellOf,
  familyById,
  gridCurrency,
  typedCurrency,
  type Article,
  type FamilyRow,
} from './articles.ts';
import { codesTaken, codesWanted, dimsAfter, planChanges, type Plan, type Planned } from './plan.ts';
import { entryOf, shownOf, type GivenFields, type Writing } from './writing.ts';

/** Articles above which a save counts as a change of the whole catalogue. */
const MANY = 50;

export interface SavedArticles {
  version: number;
  added: number;
  changed: number;
  removed: number;
}

/**
 * Saves changes of a family's sizes. The family's version grows by one.
 * @throws NOT_FOUND; VALIDATION and GUARDED with a sentence for each wrong cell: `changes.12.L`; STALE naming the cells
 * that others changed meanwhile
 */
export const saveArticles = (
  database: Database,
  by: By,
  publicId: string,
  changes: readonly ArticleChange[],
): Promise<SavedArticles> =>
  answeringDuplicates(productResource, () =>
    database.write({ partsOf: 'catalogue' }, async (trx) => {
      const family = await familyById(trx, publicId);
      const articles = await articlesOf(trx, family);
      const taken = await codesTaken(trx, family.id, codesWanted(family, changes));
      const plan = planChanges(family, articles, changes, taken);
      refuseProblems(plan);
      const rows = plan.rows as Planned[];
      await refuseStale(trx, family, changes, rows);
      const added = rows.filter(({ op }) => op === 'add').length;
      const left = rows.filter(({ op }) => op === 'remove').length;
      if (added > 0 && articles.length + added - left > MAX_FAMILY_ARTICLES)
        throw new ApiError(400, 'VALIDATION', tooManyArticles(MAX_FAMILY_ARTICLES));
      return write(trx, by, family, rows, await gridCurrency(trx, articles));
    }),
  );

function refuseProblems({ problems }: Plan): void {
  const [first] = problems;
  if (!first) return;
  const fields: Record<string, string> = {};
  for (const { at, key, sentence } of problems)
    fields[key === '' ? `changes.${at}` : `changes.${at}.${key}`] ??= sentence;
  throw problems.every(({ isTaken }) => isTaken)
    ? new ApiError(409, 'GUARDED', first.sentence, fields)
    : new ApiError(400, 'VALIDATION', problems.find(({ isTaken }) => !isTaken)!.sentence, fields);
}

/** The field of the audit table in which changes of a cell stand. */
const fieldOf = ({ columns }: FamilyRow, key: string): string =>
  columns.some((column) => column.key === key) ? 'technicalSpecs' : key;

/** @throws STALE where others changed the same cells since the article was read, or pieces were sold meanwhile */
async function refuseStale(
  trx: Trx,
  family: FamilyRow,
  changes: readonly ArticleChange[],
  rows: readonly Planned[],
): Promise<void> {
  const found: StaleChange[] = [];
  for (const [at, row] of rows.entries()) {
    const change = changes[at]!;
    if (row.op !== 'set' || change.op !== 'set') continue;
    const { article, values } = row;
    const told = (key: string, by: string, when: Date): void => {
      found.push({
        field: `changes.${at}.${key}`,
        now: cellInput(key, cellOf(family.columns, article, key)),
        mine: cellInput(key, values.get(key)!),
        by,
        at: when.toISOString(),
      });
    };
    if (change.version !== undefined && change.version !== article.version) {
      const saves = await savesSince(trx, 'product', article, change.version);
      for (const key of values.keys()) {
        const save =
          saves === 'unknown'
            ? undefined
            : saves.findLast((one) => one.changes.some(({ field }) => field === fieldOf(family, key)));
        if (saves === 'unknown' || save) told(key, save?.actorName ?? SOMEBODY_ELSE, save?.at ?? article.updatedAt);
      }
    }
    if (
      values.has('stockQuantity') &&
      change.stockSeen !== undefined &&
      change.stockSeen !== article.stockQuantity &&
      !found.some(({ field }) => field === `changes.${at}.stockQuantity`)
    )
      told('stockQuantity', SOMEBODY_ELSE, article.updatedAt);
  }
  const last = found.at(-1);
  if (!last) return;
  const isStock = found.every(({ field }) => field.endsWith('.stockQuantity'));
  const error = new ApiError(409, 'STALE', isStock ? STOCK_MOVED : changedMeanwhile(last.by));
  error.stale = {
    changedBy: last.by,
    changedAt: last.at,
    version: family.version,
    fields: found.map(({ field }) => field),
    changes: found,
  };
  throw error;
}

/** What all saves of a transaction to a family's articles share. */
export type Known = Pick<Writing, 'areActive' | 'rates'>;
export const knownOf = async (trx: Trx, family: FamilyRow): Promise<Known> => ({
  areActive: (await categoriesOf(trx, family)).areActive,
  rates: await appliedRates(trx),
});

/**
 * Writes planned changes in the caller's transaction, which holds parts of the catalogue.
 * @param currency of typed prices of articles that have none yet
 * @param more what is known already, and what a single new article is given besides
 */
export async function write(
  trx: Trx,
  by: By,
  family: FamilyRow,
  rows: readonly Planned[],
  currency: Currency,
  more: { known?: Known; given?: GivenFields | undefined } = {},
): Promise<SavedArticles> {
  const writing: Writing = {
    trx,
    by,
    family,
    currency,
    given: more.given,
    ...(more.known ?? (await knownOf(trx, family))),
  };
  const sets = rows.filter((row) => row.op === 'set').filter(({ values }) => values.size > 0);
  const removes = rows.filter((row) => row.op === 'remove');
  const adds = rows.filter((row) => row.op === 'add');
  if (sets.length + removes.length + adds.length === 0)
    return { version: family.version, added: 0, changed: 0, removed: 0 };
  const entries: Entry[] = [];
  for (const { article } of removes) entries.push(await leave(writing, article));
  await clearTheWay(writing, sets);
  const isStructural = await changeAll(writing, sets, entries);
  if (adds.length > 0) await addAll(writing, adds, entries);
  changed(
    trx,
    isStructural || removes.length + adds.length > 0 || sets.length > MANY
      ? ['catalogue']
      : [familyPart(family.publicId), ...sets.map(({ article }) => productPart(article.publicId))],
  );
  const version = family.version + 1;
  if (by.within !== undefined) {
    await writtenWithin(writing, by.within, entries);
    return { version, added: adds.length, changed: sets.length, removed: removes.length };
  }
  await trx.updateTable('families').set({ version, updatedAt: by.at }).where('id', '=', family.id).execute();
  await updateTotals(trx, family.id);
  const codes = (list: readonly Planned[]) => list.map((row) => codeAfter(row));
  await recordTogether(
    trx,
    {
      viewer: by.viewer,
      now: by.at,
      action: 'update',
      kind: 'family',
      rowId: family.publicId,
      rowVersion: version,
      title: family.name,
      after: {
        addedArticles: codes(adds),
        changedArticles: codes(sets),
        removedArticles: codes(removes),
      },
    },
    entries,
  );
  return { version, added: adds.length, changed: sets.length, removed: removes.length };
}

/** Ends a save that is a part of work on many rows: what the family needs once for all of them waits for their end. */
async function writtenWithin({ trx, by, family }: Writing, within: number, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) await record(trx, entry, within);
  const versioned = async (later: Trx): Promise<void> => {
    await later
      .updateTable('families')
      .set((eb) => ({ version: eb('version', '+', 1), updatedAt: by.at }))
      .where('id', '=', family.id)
      .execute();
  };
  if (!by.later) {
    await versioned(trx);
    return updateTotals(trx, family.id);
  }
  by.later.set(`family-version ${family.id}`, versioned);
  by.later.set(`family ${family.id}`, (later) => updateTotals(later, family.id));
  return undefined;
}

const codeAfter = (row: Planned): string => {
  if (row.op === 'remove') return row.article.code;
  const code = row.values.get('code') as string | undefined;
  return code ?? (row.op === 'set' ? row.article.code : '');
};

/** Takes an article out of its family: it stays as a product, with its categories and its specs as they are. */
async function leave(writing: Writing, article: Article): Promise<Entry> {
  const { trx, by, family } = writing;
  const version = article.version + 1;
  await trx
    .updateTable('products')
    .set({ familyId: null, dims: null, keyHash: null, version, updatedAt: by.at })
    .where('id', '=', article.id)
    .execute();
  return entryOf(writing, {
    action: 'update',
    rowId: article.publicId,
    rowVersion: version,
    title: `${article.code} ${article.name}`,
    before: { family: family.name },
    after: { family: null },
  });
}

type Set = Extract<Planned, { op: 'set' }>;

const hasDims = ({ columns }: FamilyRow, { values }: Set): boolean => columns.some(({ key }) => values.has(key));

/** Rows may exchange codes and key dimensions: the old ones are given up before the new ones are written. */
async function clearTheWay({ trx, family }: Writing, sets: readonly Set[]): Promise<void> {
  if (sets.length < 2) return; // nobody to exchange them with
  for (const set of sets) {
    const { article, values } = set;
    const code = values.has('code') ? { code: givenUp(article.code, article.publicId) } : {};
    const keyHash = hasDims(family, set) ? { keyHash: null } : {};
    const given = { ...code, ...keyHash };
    if (Object.keys(given).length > 0)
      await trx.updateTable('products').set(given).where('id', '=', article.id).execute();
  }
}

/** Price columns of a typed price. A former price stays only while it is above the new one, in the same currency. */
function priceColumns({ currency: grid, rates }: Writing, article: Article, priceMinor: number | null) {
  const currency = typedCurrency(article, grid);
  const kept = keptPrice(article);
  const keeps =
    kept.oldPriceMinor !== null && priceMinor !== null && kept.oldPriceMinor > priceMinor && kept.currency === currency;
  return soldColumns({ priceMinor, oldPriceMinor: keeps ? kept.oldPriceMinor : null, currency }, rates);
}

/** @returns whether lists of other products change with it */
async function changeAll(writing: Writing, sets: readonly Set[], entries: Entry[]): Promise<boolean> {
  const { trx, by, family, areActive } = writing;
  let isStructural = false;
  for (const set of sets) {
    const { article, values } = set;
    const price = values.has('price')
      ? priceColumns(writing, article, values.get('price') as number | null)
      : soldColumns(keptPrice(article), writing.rates);
    const valueOf = <V extends CellValue>(key: string): V =>
      (values.has(key) ? values.get(key) : cellOf(family.columns, article, key)) as V;
    const own = {
      ...price,
      code: valueOf<string>('code'),
      name: valueOf<string>('name'),
      stockStatus: valueOf<Article['stockStatus']>('stockStatus'),
      leadTimeDays: valueOf<number | null>('leadTimeDays'),
      weightG: valueOf<number | null>('weightG'),
      minQuantity: valueOf<number | null>('minQuantity'),
      packQuantity: valueOf<number | null>('packQuantity'),
      isActive: valueOf<boolean>('isActive'),
    };
    if (values.has('code')) await takeFromGone(trx, { code: own.code }, article.id);
    const size = hasDims(family, set) ? sizeColumns(family, dimsAfter(family.columns, set)) : undefined;
    const derived = derivedColumns({
      ...own,
      description: article.description,
      deletedAt: null,
      areCategoriesActive: areActive,
    });
    isStructural ||= size !== undefined || ['code', 'name', 'isActive'].some((key) => values.has(key));
    isStructural ||= [...values.keys()].some((key) => key !== 'price' && !OWN_COLUMNS.has(key));
    const version = article.version + 1;
    const before = shownOf(article);
    await trx
      .updateTable('products')
      .set({
        ...own,
        ...derived,
        ...(size && { dims: json(size.dims), keyHash: size.keyHash, technicalSpecs: json(size.technicalSpecs) }),
        version,
        updatedAt: by.at,
      })
      .where('id', '=', article.id)
      .execute();
    let { stockQuantity, stockStatus } = { ...article, ...own };
    if (values.has('stockQuantity')) {
      const to = values.get('stockQuantity') as number | null;
      await moveStock(
        trx,
        { ...article, stockStatus },
        {
          to,
          reason: reasonOfCount(stockQuantity, to),
          by: { person: personOf(by.viewer) },
          at: by.at,
          keepsStatus: values.has('stockStatus'),
        },
      );
      const now = await trx
        .selectFrom('products')
        .select(['stockQuantity', 'stockStatus'])
        .where('id', '=', article.id)
        .executeTakeFirstOrThrow();
      ({ stockQuantity, stockStatus } = now);
    }
    entries.push(
      entryOf(writing, {
        action: 'update',
        rowId: article.publicId,
        rowVersion: version,
        title: `${own.code} ${own.name}`,
        before,
        after: shownOf({
          ...article,
          ...own,
          stockQuantity,
          stockStatus,
          technicalSpecs: size?.technicalSpecs ?? article.technicalSpecs,
        }),
      }),
    );
  }
  return isStructural;
}
