// Which sizes are shown while a search or a stock filter is set, and how what is typed there joins the hidden ones.
// Free of the screen.
import { readCell } from '#contract/article-cells.ts';
import type { StockStatus } from '#contract/catalogue.ts';
import { found, isBlank, withEmptyEnd, type GridFamily, type GridRow } from './model.ts';

export interface Narrowing {
  text: string;
  /** '': every stock. */
  stock: StockStatus | '';
}
export const NOT_NARROWED: Narrowing = { text: '', stock: '' };
export const isNarrowed = ({ text, stock }: Narrowing): boolean => text.trim() !== '' || stock !== '';

const stockOf = ({ columns }: GridFamily, { cells }: GridRow): unknown => {
  const read = readCell(columns, 'stockStatus', cells['stockStatus'] ?? '');
  return 'value' in read ? read.value : null;
};

/**
 * Rows that the search and the filter leave out, by id. Asked once when these change, not with every key: a row stays
 * in sight while it is edited, even if it no longer fits, and so do new ones.
 */
export function hiddenBy(
  family: GridFamily,
  rows: readonly GridRow[],
  { text, stock }: Narrowing,
): ReadonlySet<string> {
  const fits = new Set(found(family, rows, text).map(({ id }) => id));
  return new Set(
    rows
      .filter((row) => !isBlank(row) && !(fits.has(row.id) && (stock === '' || stockOf(family, row) === stock)))
      .map(({ id }) => id),
  );
}

export const shownOf = (rows: readonly GridRow[], hidden: ReadonlySet<string>): readonly GridRow[] =>
  hidden.size === 0 ? rows : rows.filter(({ id }) => !hidden.has(id));

/** All rows after an edit of the shown ones: each hidden row stays behind the row it followed. */
export function withHidden(
  rows: readonly GridRow[],
  shown: readonly GridRow[],
  hidden: ReadonlySet<string>,
): readonly GridRow[] {
  if (hidden.size === 0) return shown;
  const left = new Set(shown.map(({ id }) => id));
  const followers = new Map<string, GridRow[]>();
  let anchor = '';
  for (const row of rows) {
    if (hidden.has(row.id)) followers.set(anchor, [...(followers.get(anchor) ?? []), row]);
    else if (left.has(row.id)) anchor = row.id;
  }
  const behind = (id: string): readonly GridRow[] => followers.get(id) ?? [];
  return withEmptyEnd([...behind(''), ...shown.flatMap((row) => [row, ...behind(row.id)])]);
}
