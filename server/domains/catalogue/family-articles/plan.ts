// What changes of a family's sizes would lead to: rows completed by the patterns, values that differ, and the rows that
// would meet others in their code or key dimensions. Saves and dry runs ask the same code.
import { readCell, readRow, type CellInput, type CellValue } from '#contract/article-cells.ts';
import {
  ARTICLE_NOT_IN_FAMILY,
  articleTwice,
  CODE_NOT_MADE,
  codeTwice,
  keyValueMissing,
  NAME_NOT_MADE,
  sizeExists,
} from '#contract/article-texts.ts';
import { DUPLICATE_CODE } from '#contract/catalogue-texts.ts';
import type { Dim } from '#contract/dimension-table.ts';
import type { FamilyColumn } from '#contract/families.ts';
import type { ArticleChange } from '#contract/family-articles.ts';
import type { Db } from '../../../base/db/database.ts';
import { keyHashOf } from '../families/keys.ts';
import { applyPattern } from '#contract/article-pattern.ts';
import { cellOf, type Article, type FamilyRow } from './articles.ts';

export type PlannedFamily = Pick<FamilyRow, 'columns' | 'codePattern' | 'namePattern'>;

/** A change whose cells are read. `values`: of a new row all, of an existing one those that differ. */
export type Planned =
  | { op: 'add'; values: ReadonlyMap<string, CellValue> }
  | { op: 'set'; article: Article; values: ReadonlyMap<string, CellValue> }
  | { op: 'remove'; article: Article };

/** A sentence about a cell of a change, or about all of it (key ''). */
export interface Problem {
  at: number;
  key: string;
  sentence: string;
  /** Another row has the value: 409 instead of 400. */
  isTaken?: boolean;
}

export interface Plan {
  /** In the order of the changes; null where a cell is wrong. */
  rows: (Planned | null)[];
  problems: Problem[];
}

/** Dimensions in the order of the columns. */
export const dimsOf = (columns: readonly FamilyColumn[], valueOf: (key: string) => CellValue | undefined): Dim[] =>
  columns.map(({ key }) => (valueOf(key) ?? null) as Dim);

export const dimsAfter = (columns: readonly FamilyColumn[], planned: Planned): Dim[] => {
  if (planned.op === 'add') return dimsOf(columns, (key) => planned.values.get(key));
  const values: ReadonlyMap<string, CellValue> = planned.op === 'set' ? planned.values : new Map();
  return dimsOf(columns, (key) => (values.has(key) ? values.get(key) : cellOf(columns, planned.article, key)));
};

/**
 * Gives a new row the code and the name that the patterns make, where it has none, and the values that fields begin
 * with.
 */
function completed(
  { columns, codePattern, namePattern }: PlannedFamily,
  row: Readonly<Record<string, CellInput>>,
): ReturnType<typeof readRow> {
  const isBlank = (key: string) => (row[key] ?? '') === '';
  const typed = Object.fromEntries(
    Object.entries(row).filter(([key]) => !isBlank(key) || columns.some((one) => one.key === key)),
  );
  const { values, errors } = readRow(columns, typed);
  for (const { key, label, isKey } of columns) if (isKey && !(key in typed)) errors.set(key, keyValueMissing(label));
  const dims = dimsOf(columns, (key) => values.get(key));
  const areDimsWrong = columns.some(({ key }) => errors.has(key));
  const make = (key: 'code' | 'name', pattern: string, missing: string): void => {
    if (!isBlank(key) || areDimsWrong) return;
    const made = pattern === '' ? null : applyPattern(pattern, columns, dims, key);
    const read = made === null ? { error: missing } : readCell(columns, key, made);
    if ('error' in read) errors.set(key, read.error);
    else values.set(key, read.value);
  };
  make('code', codePattern, CODE_NOT_MADE);
  make('name', namePattern, NAME_NOT_MADE);
  for (const [key, value] of Object.entries({ stockStatus: 'made_to_order', isActive: true }))
    if (!values.has(key) && !errors.has(key)) values.set(key, value);
  return { values, errors };
}

/** Reads changes and finds what is wrong with them. @param taken codes of products outside the family */
export function planChanges(
  family: PlannedFamily,
  articles: readonly Article[],
  changes: readonly ArticleChange[],
  taken: ReadonlySet<string>,
): Plan {
  const { columns } = family;
  const byId = new Map(articles.map((article) => [article.publicId, article]));
  const seen = new Map<string, number>();
  const problems: Problem[] = [];
  const rows = changes.map((change, at): Planned | null => {
    const wrong = (key: string, sentence: string): null => {
      problems.push({ at, key, sentence });
      return null;
    };
    const wrongAll = (errors: ReadonlyMap<string, string>): null => {
      for (const [key, sentence] of errors) wrong(key, sentence);
      return null;
    };
    if (change.op === 'add') {
      const { values, errors } = completed(family, change.row);
      return errors.size > 0 ? wrongAll(errors) : { op: 'add', values };
    }
    const article = byId.get(change._id);
    if (!article) return wrong('', ARTICLE_NOT_IN_FAMILY);
    const first = seen.get(change._id);
    if (first !== undefined) {
      if (!problems.some((one) => one.at === first))
        problems.push({ at: first, key: 'code', sentence: articleTwice(article.code) });
      return wrong('code', articleTwice(article.code));
    }
    seen.set(change._id, at);
    if (change.op === 'remove') return { op: 'remove', article };
    const { values, errors } = readRow(columns, change.row);
    if (errors.size > 0) return wrongAll(errors);
    return {
      op: 'set',
      article,
      values: new Map([...values].filter(([key, value]) => value !== cellOf(columns, article, key))),
    };
  });
  problems.push(...meetings(family, articles, rows, taken));
  return { rows, problems };
}

/** Rows that would have the code or the key dimensions of another one. */
function meetings(
  { columns }: PlannedFamily,
  articles: readonly Article[],
  rows: readonly (Planned | null)[],
  taken: ReadonlySet<string>,
): Problem[] {
  const places = new Map(rows.flatMap((row, at) => (row && row.op !== 'add' ? [[row.article.publicId, at]] : [])));
  const holders: { at: number | undefined; code: string; hash: string }[] = [];
  for (const article of articles) {
    const at = places.get(article.publicId);
    const planned = at === undefined ? undefined : rows[at]!;
    if (planned?.op === 'remove') continue;
    const values = planned?.op === 'set' ? planned.values : undefined;
    holders.push({
      at,
      code: (values?.get('code') as string | undefined) ?? article.code,
      hash: keyHashOf(columns, planned ? dimsAfter(columns, planned) : (article.dims ?? [])),
    });
  }
  rows.forEach((row, at) => {
    if (row?.op === 'add')
      holders.push({ at, code: row.values.get('code') as string, hash: keyHashOf(columns, dimsAfter(columns, row)) });
  });
  const keys = columns.filter(({ isKey }) => isKey).map(({ key }) => key);
  const problems: Problem[] = [];
  for (const group of groupsOf(holders, ({ hash }) => hash))
    for (const { at, code } of group) {
      if (at === undefined) continue;
      const other = group.find((one) => one.at === undefined) ?? group.find((one) => one.at !== at)!;
      // Two new rows of the same size often have the same code, made by the pattern.
      const sentence = sizeExists(other.code === code ? code : other.code);
      for (const key of keys) problems.push({ at, key, sentence, isTaken: true });
    }
  for (const group of groupsOf(holders, ({ code }) => code))
    for (const { at, code } of group)
      if (at !== undefined)
        problems.push({
          at,
          key: 'code',
          sentence: group.some((one) => one.at === undefined) ? DUPLICATE_CODE : codeTwice(code),
          isTaken: true,
        });
  for (const { at, code } of holders)
    if (at !== undefined && taken.has(code))
      problems.push({ at, key: 'code', sentence: DUPLICATE_CODE, isTaken: true });
  return problems;
}

/** Groups with more than one member. */
function groupsOf<T>(list: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const CODES_PER_QUERY = 500;

/** Codes among the given ones that products outside the family have. */
export async function codesTaken(db: Db, familyId: number, codes: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (let i = 0; i < codes.length; i += CODES_PER_QUERY) {
    const found = await db
      .selectFrom('products')
      .select('code')
      .where('code', 'in', codes.slice(i, i + CODES_PER_QUERY))
      .where('deletedAt', 'is', null)
      .where((eb) => eb.or([eb('familyId', 'is', null), eb('familyId', '<>', familyId)]))
      .execute();
    for (const { code } of found) taken.add(code);
  }
  return taken;
}

/** Codes that changes may bring: those typed, and those that the pattern makes. */
export function codesWanted(family: PlannedFamily, changes: readonly ArticleChange[]): string[] {
  const codes = new Set<string>();
  for (const change of changes) {
    if (change.op === 'remove') continue;
    const code = change.op === 'add' ? completed(family, change.row).values.get('code') : change.row['code'];
    if (typeof code === 'string' && code !== '') codes.add(code.toUpperCase().trim());
  }
  return [...codes];
}
