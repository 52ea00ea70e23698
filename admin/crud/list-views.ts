// Saved views of a list and the columns that a person has chosen for it, apart from how they are shown.
import { VIEWED_LISTS, type ListView, type ViewState } from '#contract/list-views.ts';
import type { ListChange, ListState } from './list-state.ts';
import type { Resource, Row } from './resource.ts';
import type { Column } from './row-views.tsx';

/** A view that a screen brings along. */
export interface OwnView {
  /** Its name in the address. */
  key: string;
  name: string;
  filters: Readonly<Record<string, string>>;
}

/** The address's name for the list without any view, where it would open with one. */
export const NO_VIEW = 'all';

/** Name under which the list's views are kept; undefined: it has none. */
export function listKeyOf({ path }: Pick<Resource<Row>, 'path'>): string | undefined {
  const key = path.split('/').at(-1)!;
  return key in VIEWED_LISTS ? key : undefined;
}

/** What a view of the list as it is now would keep. */
export const viewStateOf = ({ q, sort, size, filters }: ListState, columns: readonly string[] | null): ViewState => ({
  q,
  sort,
  size: size as ViewState['size'],
  filters: { ...filters },
  columns: columns && [...columns],
});

/** Change that brings a list from its present state to a view's; filters that the view does not name are reset. */
export const toView = (
  { filters: present }: Pick<ListState, 'filters'>,
  { q = '', sort = '', size, filters }: Partial<ViewState>,
): ListChange => ({
  q,
  sort,
  ...(size !== undefined && { size }),
  filters: { ...Object.fromEntries(Object.keys(present).map((name) => [name, undefined])), ...filters },
});

/** Whether the list shows the view as it was saved. */
export function isUnchanged(view: Pick<ListView, 'state'>, now: ViewState): boolean {
  const plain = ({ filters, columns, ...state }: ViewState) =>
    JSON.stringify([
      state.q,
      state.sort,
      state.size,
      Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      columns,
    ]);
  return plain(view.state) === plain(now);
}

/**
 * The columns to show: those chosen, else those that the list shows by itself. What a row is known by is always there;
 * a chosen column is never left out for want of room.
 */
export function shownColumns<R>(columns: readonly Column<R>[], chosen: readonly string[] | null): Column<R>[] {
  if (chosen === null) return columns.filter(({ isOptional }) => !isOptional);
  return columns
    .filter(({ key, isKey }) => isKey || chosen.includes(key))
    .map((column) => ({ ...column, isExtra: false }));
}

/** The chosen columns after one was added or taken away; null where these are the list's own again. */
export function withColumn<R>(
  columns: readonly Column<R>[],
  chosen: readonly string[] | null,
  key: string,
): string[] | null {
  const now = shownColumns(columns, chosen).map((column) => column.key);
  const next = columns.flatMap((column) => (now.includes(column.key) !== (column.key === key) ? [column.key] : []));
  const byDefault = shownColumns(columns, null).map((column) => column.key);
  return next.join() === byDefault.join() ? null : next;
}
