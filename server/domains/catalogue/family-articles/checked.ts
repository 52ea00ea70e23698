// Rows of a dry run: what each would do, or what is wrong with it.
import { ApiError } from '#contract/api-error.ts';
import { cellInput, cellText, gridKeys, type CellInput, type CellValue } from '#contract/article-cells.ts';
import { tooManyArticles } from '#contract/article-texts.ts';
import { MAX_FAMILY_ARTICLES } from '#contract/families.ts';
import type { ArticleCheck, ArticleChange, CheckedRow } from '#contract/family-articles.ts';
import type { Db } from '../../../base/db/database.ts';
import { cellOf, type Article, type FamilyRow } from './articles.ts';
import { codesTaken, codesWanted, planChanges, type Planned } from './plan.ts';

/** A row to try: a change, or the sentence that says why it is none. */
export interface TriedRow {
  line: number;
  change: ArticleChange | { error: string };
  /** The row as it was pasted. */
  cells: readonly string[];
}

const inputsOf = (values: ReadonlyMap<string, CellValue>): Record<string, CellInput> =>
  Object.fromEntries([...values].map(([key, value]) => [key, cellInput(key, value)]));

/**
 * Says of each row what it would do.
 * @throws VALIDATION where the family would get too many articles
 */
export async function checkedRows(
  db: Db,
  family: FamilyRow,
  articles: readonly Article[],
  tried: readonly TriedRow[],
): Promise<Pick<ArticleCheck, 'version' | 'rows' | 'counts'>> {
  const { columns } = family;
  const places: number[] = [];
  const changes: ArticleChange[] = [];
  tried.forEach(({ change }, i) => {
    if ('error' in change) return;
    places.push(i);
    changes.push(change);
  });
  const taken = await codesTaken(db, family.id, codesWanted(family, changes));
  const { rows: planned, problems } = planChanges(family, articles, changes, taken);
  const sentences = new Map<number, string[]>();
  for (const { at, sentence } of problems) {
    const known = sentences.get(places[at]!);
    if (!known) sentences.set(places[at]!, [sentence]);
    else if (!known.includes(sentence)) known.push(sentence);
  }
  const plannedAt = new Map(places.map((place, i) => [place, planned[i] ?? null]));
  const rows = tried.map(({ line, change, cells }, i): CheckedRow => {
    const message = 'error' in change ? change.error : (sentences.get(i) ?? []).join(' ');
    const plan = plannedAt.get(i);
    const base = { line, _id: plan && plan.op !== 'add' ? plan.article.publicId : null };
    if (message !== '' || !plan || plan.op === 'remove')
      return { ...base, state: 'error', message, code: '', row: {}, changes: [], cells: [...cells] };
    return { ...base, message: '', cells: [], ...shownPlan(plan) };
  });
  const counts = { new: 0, change: 0, same: 0, error: 0 };
  for (const { state } of rows) counts[state]++;
  if (articles.length + counts.new > MAX_FAMILY_ARTICLES)
    throw new ApiError(400, 'VALIDATION', tooManyArticles(MAX_FAMILY_ARTICLES));
  return { version: family.version, rows, counts };

  function shownPlan(plan: Exclude<Planned, { op: 'remove' }>): Pick<CheckedRow, 'state' | 'code' | 'row' | 'changes'> {
    if (plan.op === 'add')
      return { state: 'new', code: plan.values.get('code') as string, row: inputsOf(plan.values), changes: [] };
    const { article, values } = plan;
    return {
      state: values.size === 0 ? 'same' : 'change',
      code: article.code,
      row: inputsOf(values),
      changes: gridKeys(columns).flatMap((key) =>
        values.has(key)
          ? [{ key, before: cellText(key, cellOf(columns, article, key)), after: cellText(key, values.get(key)) }]
          : [],
      ),
    };
  }
}
