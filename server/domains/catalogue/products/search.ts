import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { MAX_SEARCH_HITS } from '#contract/catalogue.ts';
import type { ListSort } from '#contract/list-sorts.ts';
import { foldCompact, searchTerms } from '#contract/text.ts';
import {
  containingAll,
  idsBeginning,
  idsContainingAll,
  letterCount,
  type Bounds,
  type EngineName,
} from '../../../base/db/dialect.ts';
import type { Db } from '../../../base/db/database.ts';
import { HIT_ORDER } from './sorting.ts';

/**
 * Ids of the products that contain every word of the text, best first: the exact code, codes that begin with it, whole
 * words of name or code, beginnings of words, parts of words, then hits in the description. At most `MAX_SEARCH_HITS`
 * (docs/decisions/0005).
 * @param bounds `within` holds the conditions on `t` (products) that every hit must meet
 */
export async function searchProducts(
  db: Db,
  engine: EngineName,
  text: string,
  sort: ListSort,
  bounds: Bounds,
): Promise<number[]> {
  const { within } = bounds;
  const terms = searchTerms(text);
  const [beginning] = terms;
  if (beginning === undefined) return [];
  const compact = foldCompact(text);

  // Single letters match nearly everything and no index narrows them, so they only find codes that begin with them.
  const isLettersOnly = terms.every((term) => letterCount(term) === 1);

  const hits = async (column: 'search_title' | 'search_text', first = sql``): Promise<number[]> => {
    const ids = isLettersOnly
      ? idsBeginning(engine, 'products', 'code_folded', beginning, bounds)
      : idsContainingAll(engine, 'products', column, terms, bounds);
    // Narrowed in a subquery first: otherwise both engines may walk the name's index instead of the trigrams.
    const rank = sort === 'relevance' ? sql`${relevance(terms, compact)}, ` : sql``;
    const { rows } = await sql<{ id: number }>`
      select t.id from products t
      where t.id in (${ids} limit ${sql.lit(MAX_SEARCH_HITS)})
      order by ${first}${rank}${sql.raw(HIT_ORDER[sort])}`.execute(db);
    return rows.map((row) => row.id);
  };

  // One or two letters match too many descriptions to be useful, and no index narrows them.
  const isTitleOnly = terms.every((term) => letterCount(term) < 3);
  let inText: number[] | undefined;
  // PostgreSQL compares every row. So unless it stops at the limit, one query has found the titles too: planning each
  // takes longer than running it.
  if (engine === 'postgres' && !isTitleOnly) {
    const { where: isInTitle } = containingAll(engine, 'products', 'search_title', terms);
    inText = await hits('search_text', sql`case when ${isInTitle} then 0 else 1 end, `);
    if (inText.length < MAX_SEARCH_HITS) return inText;
  }
  const titled = await hits('search_title');
  if (titled.length >= MAX_SEARCH_HITS || isTitleOnly) return withExactCode(db, titled, compact, within);
  const found = new Set([...titled, ...(inText ?? (await hits('search_text')))]);
  return withExactCode(db, [...found].slice(0, MAX_SEARCH_HITS), compact, within);
}

/** Rank of a row `t`; lower is better. */
function relevance(terms: readonly string[], compact: string): RawBuilder<number> {
  const allLike = (pattern: (term: string) => string) =>
    sql.join(
      terms.map((term) => sql`t.search_title like ${pattern(term)}`),
      sql` and `,
    );
  return sql`case
    when t.code_folded = ${compact} then 0
    when substr(t.code_folded, 1, ${compact.length}) = ${compact} then 1
    when ${allLike((term) => `% ${term} %`)} then 2
    when ${allLike((term) => `% ${term}%`)} then 3
    else 4 end`;
}

/** Puts the exact code first: a search with more hits than the limit may have missed it. */
async function withExactCode(db: Db, ids: number[], compact: string, within: RawBuilder<SqlBool>): Promise<number[]> {
  if (ids.length < MAX_SEARCH_HITS) return ids;
  const { rows } = await sql<{
    id: number;
  }>`select t.id from products t where t.code_folded = ${compact} and ${within}`.execute(db);
  const exact = rows.map((row) => row.id);
  return [...exact, ...ids.filter((id) => !exact.includes(id))].slice(0, MAX_SEARCH_HITS);
}
