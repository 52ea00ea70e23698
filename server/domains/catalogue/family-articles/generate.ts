// Sizes out of lists of values: every combination of the key columns' values that the family lacks.
import { ApiError } from '#contract/api-error.ts';
import { cellInput, readCell, type CellInput } from '#contract/article-cells.ts';
import { NOT_KEY_COLUMN, tooManyMade, valuesMissing } from '#contract/article-texts.ts';
import { type Dim } from '#contract/dimension-table.ts';
import { MAX_FAMILY_ARTICLES, type FamilyColumn } from '#contract/families.ts';
import type { ArticleCheck } from '#contract/family-articles.ts';
import type { Db } from '../../../base/db/database.ts';
import { keyHashOf } from '../families/keys.ts';
import { articlesOf, familyById, type Article } from './articles.ts';
import { checkedRows, type TriedRow } from './checked.ts';

type Values = Readonly<Record<string, readonly CellInput[]>>;

const refused = (name: string, sentence: string): ApiError =>
  new ApiError(400, 'VALIDATION', sentence, { [name]: sentence });

function dimOf(columns: readonly FamilyColumn[], key: string, input: CellInput, field: string): Dim {
  if (!columns.some((column) => column.key === key && column.isKey)) throw refused(field, NOT_KEY_COLUMN);
  const read = readCell(columns, key, input);
  if ('error' in read) throw refused(field, read.error);
  return read.value as Dim;
}

/**
 * Values that follow from one key column in all sizes so far, like the head of a pin from its diameter.
 * @returns for each place the place of that key column with the value that each of its values brings
 */
function followers(columns: readonly FamilyColumn[], articles: readonly Article[]) {
  const keys = columns.flatMap(({ isKey }, place) => (isKey ? [place] : []));
  return columns.map(({ isKey }, place) => {
    if (isKey) return undefined;
    for (const key of keys) {
      const values = new Map<Dim, Dim>();
      const isFollowing = articles.every(({ dims }) => {
        const [from, to] = [dims?.[key] ?? null, dims?.[place] ?? null];
        if (values.has(from)) return values.get(from) === to;
        values.set(from, to);
        return true;
      });
      if (isFollowing && values.size > 0) return { key, values };
    }
    return undefined;
  });
}

/**
 * Tries every combination of the values.
 * @param except combinations to leave out: those with all of the named values
 * @throws NOT_FOUND; VALIDATION for missing or wrong values, and for too many combinations
 */
export async function generateSizes(
  db: Db,
  publicId: string,
  values: Values,
  except: readonly Readonly<Record<string, CellInput>>[],
): Promise<Pick<ArticleCheck, 'version' | 'rows' | 'counts'>> {
  const family = await familyById(db, publicId);
  const { columns } = family;
  const articles = await articlesOf(db, family);
  for (const key of Object.keys(values)) dimOf(columns, key, values[key]![0] ?? null, `values.${key}`);
  let sizes: Dim[][] = [[]];
  for (const { key, label, isKey } of columns) {
    const list = isKey ? (values[key] ?? []) : [null];
    if (list.length === 0) throw refused(`values.${key}`, valuesMissing(label));
    const dims = isKey ? [...new Set(list.map((input) => dimOf(columns, key, input, `values.${key}`)))] : [null];
    if (sizes.length * dims.length > MAX_FAMILY_ARTICLES) throw refused('values', tooManyMade(MAX_FAMILY_ARTICLES));
    sizes = sizes.flatMap((size) => dims.map((dim) => [...size, dim]));
  }
  const left = except.map((one) =>
    Object.entries(one).map(([key, input]) => ({
      place: columns.findIndex((column) => column.key === key),
      dim: dimOf(columns, key, input, 'except'),
    })),
  );
  const known = new Map(articles.map((article) => [keyHashOf(columns, article.dims ?? []), article]));
  const following = followers(columns, articles);
  const tried = sizes
    .filter((dims) => !left.some((one) => one.length > 0 && one.every(({ place, dim }) => dims[place] === dim)))
    .map((dims, i): TriedRow => {
      const article = known.get(keyHashOf(columns, dims));
      if (article) return { line: i + 1, cells: [], change: { op: 'set', _id: article.publicId, row: {} } };
      const row = columns.map(({ key }, place): [string, CellInput] => {
        const rule = following[place];
        return [key, cellInput(key, rule ? (rule.values.get(dims[rule.key]!) ?? null) : dims[place]!)];
      });
      return { line: i + 1, cells: [], change: { op: 'add', row: Object.fromEntries(row) } };
    });
  return checkedRows(db, family, articles, tried);
}
