import { fold, searchTerms, sortKey } from '#contract/text.ts';
import type { ListState } from './list-state.ts';

/** Search, filters and sorts of a small list that is loaded whole. */
export interface BrowserRules<R> {
  /** Texts to search in. */
  searched: (row: R) => readonly string[];
  /** By filter name: whether the row has the chosen value. */
  matches?: Readonly<Record<string, (row: R, value: string) => boolean>>;
  /** By column key: value to compare. */
  sorts: Readonly<Record<string, ((row: R) => string | number) | undefined>>;
  /** Rows made of the reply's, where one row stands for several of them. */
  joined?: (listed: readonly unknown[]) => readonly R[];
  /** Order without a chosen sort; the call's order by default. */
  compare?: (a: R, b: R) => number;
}

const compareValues = (a: string | number, b: string | number): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [sortKey(String(a)), sortKey(String(b))];
  return first < second ? -1 : Number(first > second);
};

/** Turkish alphabetical order. */
export const compareNames = (a: string, b: string): number => compareValues(a, b);

/** Rows of the page, and the total after search and filters. A page beyond the last shows the last. */
export function pageOfRows<R>(
  rows: readonly R[],
  { page, size, q, sort, filters }: ListState,
  rules: BrowserRules<R>,
  isPaged: boolean,
): { rows: R[]; total: number; page: number } {
  const terms = searchTerms(q);
  const found = rows.filter((row) => {
    if (Object.entries(filters).some(([name, value]) => rules.matches?.[name]?.(row, value) === false)) return false;
    if (terms.length === 0) return true;
    const text = fold(rules.searched(row).join(' '));
    return terms.every((term) => text.includes(term));
  });
  const valueOf = rules.sorts[sort.replace(/^-/, '')];
  const direction = sort.startsWith('-') ? -1 : 1;
  if (rules.compare) found.sort(rules.compare);
  if (valueOf) found.sort((a, b) => direction * compareValues(valueOf(a), valueOf(b)));
  if (!isPaged) return { rows: found, total: found.length, page: 1 };
  const shown = Math.min(page, Math.max(1, Math.ceil(found.length / size)));
  return { rows: found.slice((shown - 1) * size, shown * size), total: found.length, page: shown };
}
