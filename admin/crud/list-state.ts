import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LIST_SIZES } from '#contract/list-views.ts';

export { LIST_SIZES as PAGE_SIZES };

/** State of a list, as in its address. `sort`: a column's key, with a minus for descending; '' is the default order. */
export interface ListState {
  page: number;
  size: number;
  q: string;
  sort: string;
  filters: Readonly<Record<string, string>>;
  /** Name of the view that the list was last brought to; '': none. */
  view: string;
}
/** What narrows a list. */
export type Narrowing = 'nothing' | 'search' | 'filters' | 'both';

/** Whether a search, filters, or both leave out rows. */
export function whatIsSet({ q, filters }: Pick<ListState, 'q' | 'filters'>): Narrowing {
  const isFiltered = Object.keys(filters).length > 0;
  if (q === '') return isFiltered ? 'filters' : 'nothing';
  return isFiltered ? 'both' : 'search';
}
export type ListChange = Partial<Omit<ListState, 'filters'>> & { filters?: Record<string, string | undefined> };

const wholeNumber = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

export function readListState(params: URLSearchParams, filterNames: readonly string[], defaultSize: number): ListState {
  const size = wholeNumber(params.get('limit'));
  return {
    page: wholeNumber(params.get('page')) || 1,
    size: (LIST_SIZES as readonly number[]).includes(size) ? size : defaultSize,
    q: (params.get('q') ?? '').slice(0, 100),
    sort: params.get('sort') ?? '',
    view: (params.get('view') ?? '').slice(0, 100),
    filters: Object.fromEntries(filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : []))),
  };
}

/** The address after a change: defaults are left out, and any change but paging starts at page 1. */
export function writeListState(params: URLSearchParams, change: ListChange, defaultSize: number): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  if (change.q !== undefined) put('q', change.q);
  if (change.sort !== undefined) put('sort', change.sort);
  if (change.size !== undefined) put('limit', change.size === defaultSize ? '' : String(change.size));
  if (change.view !== undefined) put('view', change.view);
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value);
  put('page', change.page !== undefined && change.page > 1 ? String(change.page) : '');
  return next;
}

/**
 * Changes the query of the address, in its place in the history. Goes from what the window's address says: the router's
 * own state is older while a screen is still being drawn, and a change meanwhile would take back the one before it.
 */
export function useQueryChange(): (write: (params: URLSearchParams) => URLSearchParams) => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    (write) =>
      setParams(() => write(new URLSearchParams(location.search)), { replace: true, preventScrollReset: true }),
    [setParams],
  );
}

/** Keeps a list's state in the address, for links and for the way back from a form. */
export function useListState(
  filterNames: readonly string[],
  defaultSize: number,
): [ListState, (change: ListChange) => void] {
  const [params] = useSearchParams();
  const changeQuery = useQueryChange();
  const { pathname, search } = useLocation();
  useEffect(() => rememberPlace(pathname, search), [pathname, search]);
  const names = filterNames.join();
  const state = useMemo(
    () => readListState(params, names === '' ? [] : names.split(','), defaultSize),
    [params, names, defaultSize],
  );
  const change = useCallback(
    (by: ListChange) => changeQuery((before) => writeListState(before, by, defaultSize)),
    [changeQuery, defaultSize],
  );
  return [state, change];
}

const PLACES = 'listPlaces';
const QUERIES = 'listQueries';
const GROUPS = 'openGroups';
const COLUMNS = 'listColumns';
type Query = Record<string, string | number | undefined>;

function read<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, T>;
  } catch {
    return {}; // damaged, or storage is disabled: lists start at page 1, groups folded
  }
}

function keep(key: string, path: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...read(key), [path]: value }));
  } catch {
    /* storage is full or disabled */
  }
}

/**
 * Remembers a list's page, search and filters.
 * @param search query of the address, with '?'
 */
const rememberPlace = (path: string, search: string): void => keep(PLACES, path, search);

/** The list's address with the page, search and filters it was left with. */
export const placeOf = (path: string): string => path + (read<string>(PLACES)[path] ?? '');

/** Remembers the query of a list's call, for forms that lead on to the next row. */
export const rememberQuery = (path: string, query: Query): void => keep(QUERIES, path, query);
export const queryOf = (path: string): Query | undefined => read<Query>(QUERIES)[path];

/** Remembers a list's chosen columns, so that its placeholders stand in them before the server has said which. */
export const rememberColumns = (list: string, columns: readonly string[] | null): void => keep(COLUMNS, list, columns);
export const columnsOf = (list: string): readonly string[] | null =>
  read<readonly string[] | null>(COLUMNS)[list] ?? null;

/** Moves the remembered list to another page. */
export function turnPage(path: string, page: number): void {
  const params = new URLSearchParams(read<string>(PLACES)[path] ?? '');
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  rememberPlace(path, params.size > 0 ? `?${params}` : '');
  rememberQuery(path, { ...queryOf(path), page });
}

/** State of a navigation that gives an open form another address: keeps scroll position and focus. */
export const SAME_FORM = { isSameForm: true } as const;

/** Remembers a list's open groups, for the way back from a form. */
export const keepOpen = (list: string, ids: readonly string[]): void => keep(GROUPS, list, ids);

export const openGroupsOf = (list: string): readonly string[] => read<readonly string[]>(GROUPS)[list] ?? [];

/** Open groups of a list. */
export function useOpenGroups(list: string): [ReadonlySet<string>, (ids: readonly string[]) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openGroupsOf(list)));
  return [
    open,
    (ids) => {
      keepOpen(list, ids);
      setOpen(new Set(ids));
    },
  ];
}
