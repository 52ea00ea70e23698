// The key dimensions of a size: together they name it within its family.
import type { Dim } from '#contract/dimension-table.ts';
import { MAX_KEY_COLUMNS, type FamilyColumn } from '#contract/families.ts';
import { fold } from '#contract/text.ts';

/** The values of the key columns as one text: equal for two sizes that nobody could tell apart. */
export const keyHashOf = (columns: readonly Pick<FamilyColumn, 'isKey'>[], dims: readonly Dim[]): string =>
  columns.flatMap(({ isKey }, i) => (isKey ? [hashed(dims[i] ?? null)] : [])).join('|');

function hashed(dim: Dim): string {
  if (dim === null) return '';
  return typeof dim === 'number' ? String(dim) : fold(dim).replace(/ /g, '_') || encodeURIComponent(dim);
}

/** Places of the columns in which the rows differ. */
export const varyingPlaces = (rows: readonly (readonly Dim[])[]): number[] =>
  Array.from({ length: Math.max(0, ...rows.map((dims) => dims.length)) }, (_, i) => i).filter((i) =>
    rows.some((dims) => dims[i] !== rows[0]![i]),
  );

/**
 * Finds the smallest set of columns whose values together are different for every size, in the order of the columns.
 * @param candidates lists of places, the ones that people write first: a set within an earlier list is preferred
 * @returns their places; null where no set of five is enough
 */
export function keyColumnsOf(
  rows: readonly (readonly Dim[])[],
  candidates: readonly (readonly number[])[] = [],
): number[] | null {
  const varying = varyingPlaces(rows);
  if (varying.length === 0) return rows.length <= 1 && rows[0] !== undefined && rows[0].length > 0 ? [0] : null;
  for (const candidate of [...candidates.map((places) => varying.filter((one) => places.includes(one))), varying])
    for (let size = 1; size <= Math.min(MAX_KEY_COLUMNS, candidate.length); size++)
      for (const places of subsets(candidate, size)) if (areUnique(rows, places)) return places;
  return null;
}

function areUnique(rows: readonly (readonly Dim[])[], places: readonly number[]): boolean {
  const columns = places.map(() => ({ isKey: true }));
  const seen = new Set<string>();
  for (const dims of rows) {
    const hash = keyHashOf(
      columns,
      places.map((place) => dims[place] ?? null),
    );
    if (seen.has(hash)) return false;
    seen.add(hash);
  }
  return true;
}

/** Subsets of a size, in the order of the list. */
function* subsets(list: readonly number[], size: number, start = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = start; i <= list.length - size; i++)
    for (const rest of subsets(list, size - 1, i + 1)) yield [list[i]!, ...rest];
}
