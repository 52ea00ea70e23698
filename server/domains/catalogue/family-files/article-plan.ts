// One line of the articles' file against its family: planned by the grid's own rules, with those articles alone that it
// could meet.
import { readRow, type CellInput } from '#contract/article-cells.ts';
import { tooManyArticles } from '#contract/article-texts.ts';
import type { Dim } from '#contract/dimension-table.ts';
import { MAX_FAMILY_ARTICLES, type FamilyColumn } from '#contract/families.ts';
import type { Db } from '../../../base/db/database.ts';
import { cellOf, type Article } from '../family-articles/articles.ts';
import { dimsOf, planChanges, type Planned, type PlannedFamily } from '../family-articles/plan.ts';
import { keyHashOf } from '../families/keys.ts';

/** An article that has key dimensions. */
export type Holder = Pick<Article, 'publicId' | 'code' | 'dims'>;

/** The dimensions that a line leads to; wrong cells are nothing. */
export function dimsWanted(
  columns: readonly FamilyColumn[],
  cells: Readonly<Record<string, CellInput>>,
  article: Article | undefined,
): Dim[] {
  const { values } = readRow(columns, cells);
  return dimsOf(columns, (key) => {
    if (values.has(key)) return values.get(key);
    return article && !(key in cells) ? cellOf(columns, article, key) : null;
  });
}

/**
 * Plans a line.
 * @param row cells of a new article, or dimensions of the one that there is
 * @param holder of the key dimensions that it leads to
 */
export function planLine(
  family: PlannedFamily,
  row: Readonly<Record<string, CellInput>>,
  {
    article,
    holder,
    taken = new Set(),
  }: { article: Article | undefined; holder: Holder | null; taken?: ReadonlySet<string> },
): { planned: Planned | null; problems: { key: string; sentence: string }[] } {
  const change = article
    ? ({ op: 'set', _id: article.publicId, row: { ...row } } as const)
    : ({ op: 'add', row: { ...row } } as const);
  const others = holder && holder.publicId !== article?.publicId ? [holder as Article] : [];
  const { rows, problems } = planChanges(family, [...(article ? [article] : []), ...others], [change], taken);
  return { planned: rows[0] ?? null, problems };
}

/** The articles of families that have these key dimensions, by `hashName`. */
export async function holdersOf(
  db: Db,
  wanted: readonly { familyId: number; hash: string }[],
): Promise<Map<string, Holder>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['publicId', 'code', 'dims', 'familyId', 'keyHash'])
    .where('familyId', 'in', [...new Set(wanted.map(({ familyId }) => familyId))])
    .where('keyHash', 'in', [...new Set(wanted.map(({ hash }) => hash))])
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ familyId, keyHash, ...row }) => [hashName(familyId!, keyHash!), row]));
}
export const hashName = (familyId: number, hash: string): string => `${familyId}|${hash}`;
export const hashOfDims = (columns: readonly FamilyColumn[], dims: readonly Dim[]): string => keyHashOf(columns, dims);

/** How many articles a family has. */
export async function sizeOf(db: Db, familyId: number): Promise<number> {
  const { n } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('familyId', '=', familyId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}
export const FULL = tooManyArticles(MAX_FAMILY_ARTICLES);
export const isFull = (count: number): boolean => count >= MAX_FAMILY_ARTICLES;
