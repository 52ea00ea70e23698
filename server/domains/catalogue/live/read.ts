// Reads families and products from the database as the search's index takes them.
import type { StockStatus } from '#contract/catalogue.ts';
import type { Db } from '../../../base/db/database.ts';
import type { FlatProduct } from '../search/flat.ts';
import { ACTIVE, IN_STOCK, MADE_TO_ORDER, PUBLIC, type SearchArticle, type SearchFamily } from '../search/types.ts';

/** Rows of one query: SQLite holds up the process while it reads, some 10 µs a row. */
const ROWS_AT_ONCE = 1_000;

interface FlagsOf {
  isPublic: boolean;
  isActive: boolean;
  stockStatus: StockStatus;
}
const STOCK_BITS: Record<StockStatus, number> = { in_stock: IN_STOCK, made_to_order: MADE_TO_ORDER, out_of_stock: 0 };
export const flagsOf = ({ isPublic, isActive, stockStatus }: FlagsOf): number =>
  (isPublic ? PUBLIC : 0) | (isActive ? ACTIVE : 0) | STOCK_BITS[stockStatus];

const sizes = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'code', 'name', 'dims', 'isPublic', 'isActive', 'stockStatus', 'priceMinor', 'familyId'])
    .where('deletedAt', 'is', null);
type SizeRow = FlagsOf & Omit<SearchArticle, 'dims' | 'flags'> & { dims: SearchArticle['dims'] | null };
const toArticle = (row: SizeRow): SearchArticle => ({
  id: row.id,
  code: row.code,
  name: row.name,
  dims: row.dims ?? [],
  flags: flagsOf(row),
  priceMinor: row.priceMinor,
});

/** The sizes of a family, read in pieces. */
export async function readSizes(db: Db, familyId: number): Promise<SearchArticle[]> {
  const articles: SearchArticle[] = [];
  for (let after = 0; ;) {
    const rows = await sizes(db)
      .where('familyId', '=', familyId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) articles.push(toArticle(row));
    if (rows.length < ROWS_AT_ONCE) return articles;
    after = rows.at(-1)!.id;
  }
}

/** Those of the products that are sizes of families, with their family. */
export async function readSizesById(
  db: Db,
  ids: readonly number[],
): Promise<{ familyId: number; article: SearchArticle }[]> {
  const rows = await sizes(db).where('id', 'in', ids).where('familyId', 'is not', null).execute();
  return rows.map((row) => ({ familyId: row.familyId!, article: toArticle(row) }));
}

export type FamilyFacts = Omit<SearchFamily, 'articles'>;

const families = (db: Db) =>
  db
    .selectFrom('families as f')
    .innerJoin('categories as c', 'c.id', 'f.categoryId')
    .leftJoin('categories as s', 's.id', 'f.subCategoryId')
    .select([
      'f.id',
      'f.name',
      'f.aliases',
      'f.standards',
      'f.material',
      'f.materialNumber',
      'f.hardnessText',
      'f.hardnessMin',
      'f.hardnessMax',
      'f.hardnessScale',
      'f.columns',
      'f.codePattern',
      'f.namePattern',
      'f.sortOrder',
      'c.id as categoryId',
      'c.name as categoryName',
      's.id as subCategoryId',
      's.name as subCategoryName',
    ]);

/** Facts of families by their row ids; all of them where none are given. */
export async function readFamilies(db: Db, ids?: readonly number[]): Promise<FamilyFacts[]> {
  const rows = await families(db)
    .$if(ids !== undefined, (query) => query.where('f.id', 'in', ids!))
    .orderBy('f.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    aliases: row.aliases,
    categories: [
      { id: row.categoryId, name: row.categoryName },
      ...(row.subCategoryId === null ? [] : [{ id: row.subCategoryId, name: row.subCategoryName! }]),
    ],
    standards: row.standards,
    material: row.material,
    materialNumber: row.materialNumber,
    hardness: { text: row.hardnessText, min: row.hardnessMin, max: row.hardnessMax, scale: row.hardnessScale },
    columns: row.columns,
    codePattern: row.codePattern,
    namePattern: row.namePattern,
    order: row.sortOrder,
  }));
}

/** Row ids of the families in categories. */
export async function familiesIn(db: Db, categoryIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('families')
    .select('id')
    .where((eb) => eb.or([eb('categoryId', 'in', categoryIds), eb('subCategoryId', 'in', categoryIds)]))
    .execute();
  return rows.map(({ id }) => id);
}

const flat = (db: Db) =>
  db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.categoryId')
    .leftJoin('categories as s', 's.id', 'p.subCategoryId')
    .select([
      'p.id',
      'p.code',
      'p.name',
      'p.technicalSpecs',
      'p.isPublic',
      'p.isActive',
      'p.stockStatus',
      'p.priceMinor',
      'c.id as categoryId',
      'c.name as categoryName',
      's.id as subCategoryId',
      's.name as subCategoryName',
    ])
    .where('p.familyId', 'is', null)
    .where('p.deletedAt', 'is', null);

const toFlat = (row: Awaited<ReturnType<ReturnType<typeof flat>['executeTakeFirstOrThrow']>>): FlatProduct => ({
  id: row.id,
  code: row.code,
  name: row.name,
  specs: row.technicalSpecs,
  categories: [
    { id: row.categoryId, name: row.categoryName },
    ...(row.subCategoryId === null ? [] : [{ id: row.subCategoryId, name: row.subCategoryName! }]),
  ],
  flags: flagsOf(row),
  priceMinor: row.priceMinor,
});

/** Products without a family, a piece at a time. */
export async function* readFlat(db: Db): AsyncGenerator<FlatProduct[]> {
  for (let after = 0; ;) {
    const rows = await flat(db).where('p.id', '>', after).orderBy('p.id').limit(ROWS_AT_ONCE).execute();
    yield rows.map(toFlat);
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

/** Those of the products that have no family. */
export async function readFlatById(db: Db, ids: readonly number[]): Promise<FlatProduct[]> {
  const found: FlatProduct[] = [];
  for (let i = 0; i < ids.length; i += ROWS_AT_ONCE)
    found.push(
      ...(
        await flat(db)
          .where('p.id', 'in', ids.slice(i, i + ROWS_AT_ONCE))
          .orderBy('p.id')
          .execute()
      ).map(toFlat),
    );
  return found;
}
