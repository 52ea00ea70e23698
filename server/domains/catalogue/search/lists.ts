import type { BegunCode, FoundCode } from './code-lookup.ts';
import type { FamilyIndex } from './family-index.ts';
import { differencesOf } from './near.ts';
import type { Ranked, Ranking } from './ranking.ts';
import { rowsOf } from './sizes.ts';
import { nearText, reasonText } from './texts.ts';
import { IN_STOCK, MADE_TO_ORDER, type SearchGroup, type SearchHit } from './types.ts';

/** Articles of one family in the order in which they are shown. */
export interface List {
  family: FamilyIndex;
  level: SearchGroup['level'];
  total: number;
  rows: (limit: number) => number[];
  ranked: Ranked | null;
}

function rowList(family: FamilyIndex, rows: number[], level: SearchGroup['level']): List {
  return { family, level, total: rows.length, rows: (limit) => rows.slice(0, limit), ranked: null };
}

/** In stock, made to order, sold out. */
const STOCK_ORDER = [IN_STOCK, MADE_TO_ORDER, 0];

/** Rows that fit equally well: those on the shelf first, each kind in the order of sizes. */
const byStock = ({ table }: FamilyIndex, rows: readonly number[]): number[] =>
  STOCK_ORDER.flatMap((bits) => rows.filter((row) => table.hasBits(row, IN_STOCK | MADE_TO_ORDER, bits)));

/** The first rows of a whole family; rarely more than its stock is asked for. */
function wholeRows(family: FamilyIndex, mask: number, limit: number): number[] {
  const inStock = family.table.match([], mask | IN_STOCK, limit);
  return inStock.length >= limit ? inStock : byStock(family, family.table.match([], mask)).slice(0, limit);
}

function listOf(one: Ranked, mask: number): List {
  const { family, fit, narrowings, level } = one;
  if (fit === null && one.near.rows.length > 0)
    return {
      ...rowList(
        family,
        one.near.rows.map(({ row }) => row),
        level,
      ),
      ranked: one,
    };
  const conditions = fit?.conditions ?? [];
  if (conditions.length === 0 && narrowings.length === 0) {
    const rows = (limit: number): number[] => wholeRows(family, mask, limit);
    return { family, level, total: family.table.count(mask), rows, ranked: one };
  }
  return { ...rowList(family, byStock(family, rowsOf(family, conditions, narrowings, mask)), level), ranked: one };
}

/** Families that have every word, where some do: the others say less than was asked. */
const complete = (ranked: readonly Ranked[]): readonly Ranked[] => {
  const whole = ranked.filter(({ missingTexts }) => missingTexts.length === 0);
  return whole.length > 0 ? whole : ranked;
};

/** What stands in the list of articles, family by family: the very code first, then codes that begin so. */
export function listsOf(
  { ranked }: Ranking,
  code: FoundCode | null,
  begun: readonly BegunCode[],
  mask: number,
): List[] {
  const lists = complete(ranked).map((one) => listOf(one, mask));
  if (!code)
    for (const { family, rows } of begun.toReversed()) {
      const at = lists.findIndex((list) => list.family === family);
      if (at >= 0) lists.splice(at, 1);
      lists.unshift(rowList(family, rows, 'beginning'));
    }
  if (!code) return lists;
  const isSized = ({ level }: List): boolean => level !== 'text' && level !== 'far';
  const same = lists.find(({ family }) => family === code.family);
  const others = lists.filter((list) => list !== same && isSized(list));
  // What was typed beside the code's own words is the same size in the same family, or nothing of it.
  const rest = same && isSized(same) ? same.rows(Infinity).filter((row) => row !== code.row) : [];
  const longer = begun.flatMap(({ family, rows }) => {
    const further = family === code.family ? rows.filter((row) => row !== code.row && !rest.includes(row)) : rows;
    return further.length > 0 ? [rowList(family, further, 'beginning')] : [];
  });
  return [{ ...rowList(code.family, [code.row, ...rest], 'code'), ranked: same?.ranked ?? null }, ...others, ...longer];
}

/** A page of all lists' articles, one list after the other. */
export function pageOf(lists: readonly List[], offset: number, limit: number): number[] {
  const ids: number[] = [];
  let skipped = 0;
  for (const { family, total, rows } of lists) {
    if (ids.length >= limit) break;
    const from = Math.max(0, offset - skipped);
    skipped += total;
    if (from >= total) continue;
    for (const row of rows(from + limit - ids.length).slice(from)) ids.push(family.table.idOf(row));
  }
  return ids;
}

/** A family's line in the result, with its first hits. */
export function groupOf(list: List, perGroup: number): SearchGroup {
  const { family, ranked, level } = list;
  const conditions = level === 'near' || level === 'far' ? [] : (ranked?.fit?.conditions ?? []);
  const columns = conditions.map(({ column, cell }) => ({
    key: family.columns[column]!.key,
    value: family.table.columns[column]!.shown(cell)!,
  }));
  for (const { column, cells } of ranked?.narrowings ?? []) {
    const only = cells.size === 1 ? family.table.columns[column]?.shown([...cells][0]!) : null;
    if (only !== null && only !== undefined) columns.push({ key: family.columns[column]!.key, value: only });
  }
  const isSoft = ranked?.isSoft ?? false;
  const reason = reasonText(level, columns, isSoft);
  const hits = list.rows(perGroup).map((row, i): SearchHit => {
    const articleId = family.table.idOf(row);
    if (level === 'code')
      return {
        articleId,
        level: i === 0 ? 'code' : 'exact',
        reason: reasonText(i === 0 ? 'code' : 'exact', [], false),
        differs: [],
      };
    if (level !== 'near' && level !== 'far') return { articleId, level, reason, differs: [] };
    const differs = differencesOf(family, row, ranked?.near.wanted ?? []);
    return { articleId, level, reason: nearText(level, differs), differs };
  });
  const filter = Object.fromEntries(
    columns.filter(({ key }) => !key.startsWith('#')).map(({ key, value }) => [key, value]),
  );
  return { familyId: family.id, total: list.total, level, missing: ranked?.missingTexts ?? [], isSoft, hits, filter };
}
