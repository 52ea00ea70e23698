// The grid's rows: what is typed over the articles that the server gave, what of it is changed or wrong, and the calls
// that follow from it. Free of the screen.
import { applyPattern } from '#contract/article-pattern.ts';
import {
  cellInput,
  cellText,
  cellValue,
  gridKeys,
  readCell,
  type CellInput,
  type CellValue,
} from '#contract/article-cells.ts';
import { CODE_NOT_MADE, keyValueMissing, NAME_NOT_MADE } from '#contract/article-texts.ts';
import type { Dim } from '#contract/dimension-table.ts';
import { fold } from '#contract/text.ts';
import type { ArticleChange, CheckedRow, FamilyArticles, GridArticle } from '#contract/family-articles.ts';

export type GridFamily = Pick<FamilyArticles, 'columns' | 'codePattern' | 'namePattern'> &
  Partial<Pick<FamilyArticles, 'currency'>>;

export interface GridRow {
  /** The article's, or an own one of a new row. */
  id: string;
  /** As the server has it; null: a new row. */
  article: GridArticle | null;
  /** Texts by key; a missing one is empty. */
  cells: Readonly<Record<string, string>>;
  /** Cells that follow from the patterns until somebody types in them. */
  proposed: readonly string[];
  /** Leaves the family with the next save. */
  isRemoved: boolean;
  /** Sentences of the server about cells, until they are edited. */
  refusals: Readonly<Record<string, string>>;
}

const PROPOSED = ['code', 'name'] as const;
const NOTHING: Readonly<Record<string, string>> = {};
let count = 0;

export const emptyRow = (): GridRow => ({
  id: `new-${++count}`,
  article: null,
  cells: NOTHING,
  proposed: PROPOSED,
  isRemoved: false,
  refusals: NOTHING,
});

/** Texts of an article as the server has it. */
export const baseTexts = ({ columns }: GridFamily, { row }: GridArticle): Record<string, string> =>
  Object.fromEntries(gridKeys(columns).map((key) => [key, cellText(key, cellValue(columns, key, row[key] ?? null))]));

const rowOf = (family: GridFamily, article: GridArticle): GridRow => ({
  id: article._id,
  article,
  cells: baseTexts(family, article),
  proposed: [],
  isRemoved: false,
  refusals: NOTHING,
});

export const isBlank = ({ article, cells, proposed }: GridRow): boolean =>
  article === null && Object.entries(cells).every(([key, text]) => text === '' || proposed.includes(key));

/** Rows with exactly one empty row at the end, to type new ones into. */
export function withEmptyEnd(rows: readonly GridRow[]): GridRow[] {
  let end = rows.length;
  while (end > 0 && isBlank(rows[end - 1]!)) end--;
  return [...rows.slice(0, end), rows[end] ?? emptyRow()];
}

export const rowsOf = (family: GridFamily, articles: readonly GridArticle[]): GridRow[] =>
  withEmptyEnd(articles.map((article) => rowOf(family, article)));

/** Types into cells. The code and the name of a new row follow from its dimensions until they are typed. */
export function edited(family: GridFamily, row: GridRow, patch: Readonly<Record<string, string>>): GridRow {
  const keys = Object.keys(patch).filter((key) => (row.cells[key] ?? '') !== patch[key]);
  if (keys.length === 0) return row;
  const cells: Record<string, string> = { ...row.cells, ...patch };
  const refusals = Object.fromEntries(Object.entries(row.refusals).filter(([key]) => !keys.includes(key)));
  if (row.article !== null) return { ...row, cells, refusals };
  const proposed = PROPOSED.filter((key) => (keys.includes(key) ? patch[key] === '' : row.proposed.includes(key)));
  for (const key of proposed) cells[key] = proposalOf(family, cells, key);
  return { ...row, cells, proposed, refusals };
}

function proposalOf({ columns, codePattern, namePattern }: GridFamily, cells: GridRow['cells'], key: 'code' | 'name') {
  const pattern = key === 'code' ? codePattern : namePattern;
  if (pattern === '') return '';
  const dims = columns.map((column): Dim => {
    const read = readCell(columns, column.key, cells[column.key] ?? '');
    return 'value' in read ? (read.value as Dim) : null;
  });
  return applyPattern(pattern, columns, dims, key) ?? '';
}

export interface RowState {
  /** Cells with another value than the server's. */
  changed: ReadonlyMap<string, CellValue>;
  /** Sentences about wrong cells. */
  errors: ReadonlyMap<string, string>;
}

const states = new WeakMap<GridRow, { family: GridFamily; state: RowState }>();

/** What of a row is changed or wrong. */
export function stateOf(family: GridFamily, row: GridRow): RowState {
  const known = states.get(row);
  if (known?.family === family) return known.state;
  const state = row.article === null ? newState(family, row) : changedState(family, row, row.article);
  for (const [key, sentence] of Object.entries(row.refusals)) (state.errors as Map<string, string>).set(key, sentence);
  states.set(row, { family, state });
  return state;
}

function changedState({ columns }: GridFamily, { cells }: GridRow, { row }: GridArticle): RowState {
  const changed = new Map<string, CellValue>();
  const errors = new Map<string, string>();
  for (const key of gridKeys(columns)) {
    const base = cellValue(columns, key, row[key] ?? null);
    const text = cells[key] ?? '';
    if (text === cellText(key, base)) continue;
    const read = readCell(columns, key, text);
    if ('error' in read) errors.set(key, read.error);
    else if (read.value !== base) changed.set(key, read.value);
  }
  return { changed, errors };
}

function newState({ columns }: GridFamily, row: GridRow): RowState {
  const changed = new Map<string, CellValue>();
  const errors = new Map<string, string>();
  if (isBlank(row)) return { changed, errors };
  for (const key of gridKeys(columns)) {
    const text = row.cells[key] ?? '';
    if (text === '') continue;
    const read = readCell(columns, key, text);
    if ('error' in read) errors.set(key, read.error);
    else if (read.value !== null) changed.set(key, read.value);
  }
  for (const { key, label, isKey } of columns)
    if (isKey && !changed.has(key) && !errors.has(key)) errors.set(key, keyValueMissing(label));
  if (columns.some(({ key }) => errors.has(key))) return { changed, errors };
  if ((row.cells['code'] ?? '') === '') errors.set('code', CODE_NOT_MADE);
  if ((row.cells['name'] ?? '') === '') errors.set('name', NAME_NOT_MADE);
  return { changed, errors };
}

/** Whether a save would send the row. */
export const isChanged = (family: GridFamily, row: GridRow): boolean => {
  if (row.isRemoved) return true;
  const { changed, errors } = stateOf(family, row);
  return changed.size > 0 || errors.size > 0;
};

/** Sums up what is typed. */
export function summaryOf(family: GridFamily, rows: readonly GridRow[]) {
  const changed = rows.filter((row) => isChanged(family, row));
  return {
    changed,
    wrong: changed.filter((row) => !row.isRemoved && stateOf(family, row).errors.size > 0),
  };
}

/** The call's changes, in the order of the rows. */
export const changesOf = (family: GridFamily, rows: readonly GridRow[]): ArticleChange[] =>
  rows.map((row): ArticleChange => {
    const { changed } = stateOf(family, row);
    const cells = Object.fromEntries([...changed].map(([key, value]) => [key, cellInput(key, value)]));
    if (row.article === null) return { op: 'add', row: cells };
    const { _id, version } = row.article;
    if (row.isRemoved) return { op: 'remove', _id, version };
    const seen = changed.has('stockQuantity')
      ? { stockSeen: (row.article.row['stockQuantity'] ?? null) as number | null }
      : {};
    return { op: 'set', _id, version, ...seen, row: cells };
  });

/** Puts the server's sentences at their cells: 'changes.2.L' is the third of the rows that were sent. */
export function withRefusals(
  rows: readonly GridRow[],
  sent: readonly GridRow[],
  fields: Readonly<Record<string, string>>,
): GridRow[] {
  const byRow = new Map<string, Record<string, string>>();
  for (const [path, sentence] of Object.entries(fields)) {
    const [, at, key = 'code'] = /^changes\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    const row = at === undefined ? undefined : sent[Number(at)];
    if (row) byRow.set(row.id, { ...byRow.get(row.id), [key]: sentence });
  }
  return rows.map((row) => {
    const refusals = byRow.get(row.id);
    return refusals ? { ...row, refusals: { ...row.refusals, ...refusals } } : row;
  });
}

/**
 * Puts what is typed over newer articles. Rows whose article is gone are dropped.
 * @param theirs cells to take from the server: keys by row
 */
export function rebased(
  family: GridFamily,
  rows: readonly GridRow[],
  articles: readonly GridArticle[],
  theirs: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): GridRow[] {
  const mine = new Map(rows.flatMap((row) => (row.article ? [[row.id, row]] : [])));
  const kept = articles.map((article): GridRow => {
    const next = rowOf(family, article);
    const row = mine.get(article._id);
    if (!row) return next;
    const { changed, errors } = stateOf(family, row);
    const own = [...changed.keys(), ...errors.keys()].filter((key) => !theirs.get(row.id)?.has(key));
    return {
      ...next,
      isRemoved: row.isRemoved,
      cells: { ...next.cells, ...Object.fromEntries(own.map((key) => [key, row.cells[key] ?? ''])) },
    };
  });
  return withEmptyEnd([...kept, ...rows.filter((row) => row.article === null)]);
}

const textOf = ({ columns }: GridFamily, key: string, input: CellInput): string =>
  cellText(key, cellValue(columns, key, input));

/** Takes the rows of a dry run into the grid. */
export function withChecked(family: GridFamily, rows: readonly GridRow[], checked: readonly CheckedRow[]): GridRow[] {
  const cellsOf = ({ row }: CheckedRow) =>
    Object.fromEntries(Object.entries(row).map(([key, input]) => [key, textOf(family, key, input)]));
  const changes = new Map(checked.flatMap((one) => (one.state === 'change' ? [[one._id, one]] : [])));
  const known = rows
    .filter((row) => !isBlank(row))
    .map((row) => {
      const change = row.article && changes.get(row.id);
      return change ? edited(family, row, cellsOf(change)) : row;
    });
  const added = checked.filter(({ state }) => state === 'new').map((one) => edited(family, emptyRow(), cellsOf(one)));
  return withEmptyEnd([...known, ...added]);
}

/** Puts an edited row in the place of its former self. */
export const withRow = (rows: readonly GridRow[], next: GridRow): GridRow[] =>
  rows.map((row) => (row.id === next.id ? next : row));

/** Rows found by a part of their code or name, or by whole dimensions: '6×200' are two of them, '20' is not in 200. */
export function found({ columns }: GridFamily, rows: readonly GridRow[], text: string): GridRow[] {
  const wanted = fold(text).trim();
  const words = wanted.split(/[\s×x*]+/).filter(Boolean);
  if (words.length === 0) return [...rows];
  return rows.filter(({ cells }) => {
    const naming = fold(`${cells['code'] ?? ''} ${cells['name'] ?? ''}`);
    const dims = columns.map(({ key }) => fold(cells[key] ?? ''));
    const isHit = (word: string) =>
      dims.includes(word.replace('.', ',')) || (!/^[\d.,]+$/.test(word) && naming.includes(word));
    return naming.includes(wanted) || words.every(isHit);
  });
}

/** Fills cells downwards with the first row's: `to` is included. */
export function filledDown(
  family: GridFamily,
  rows: readonly GridRow[],
  keys: readonly string[],
  from: number,
  to: number,
): GridRow[] {
  const source = rows[from]!;
  const patch = Object.fromEntries(keys.map((key) => [key, source.cells[key] ?? '']));
  return withEmptyEnd(rows.map((row, at) => (at > from && at <= to ? edited(family, row, patch) : row)));
}

/** A price in minor units after a change by percent, at least one. */
export const byPercent = (minor: number, percent: number): number =>
  Math.max(1, Math.round(minor * (1 + percent / 100)));

/** Changes the prices of rows by percent. Rows without a price stay without one. */
export const withPercent = (
  family: GridFamily,
  rows: readonly GridRow[],
  ids: ReadonlySet<string>,
  percent: number,
): GridRow[] =>
  rows.map((row) => {
    const read = ids.has(row.id) ? readCell(family.columns, 'price', row.cells['price'] ?? '') : { value: null };
    return 'value' in read && typeof read.value === 'number'
      ? edited(family, row, { price: cellText('price', byPercent(read.value, percent)) })
      : row;
  });

/** Takes rows out of the family, or back; new rows simply go. */
export const withRemoved = (rows: readonly GridRow[], ids: ReadonlySet<string>): GridRow[] => {
  const chosen = rows.filter(({ id, article }) => ids.has(id) && article !== null);
  const isRemoved = chosen.some((row) => !row.isRemoved);
  return withEmptyEnd(
    rows
      .filter(({ id, article }) => article !== null || !ids.has(id))
      .map((row) => (ids.has(row.id) ? { ...row, isRemoved } : row)),
  );
};
