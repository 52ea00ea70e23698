import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { rememberPlace } from './list-place.ts';

export const PAGE_SIZES = [10, 20, 50, 100] as const;

/**
 * What a list shows, as its address says. `sort` is a column's key, with a minus for downwards; '' is the list's own
 * order.
 */
export interface ListState {
  page: number;
  size: number;
  q: string;
  sort: string;
  filters: Readonly<Record<string, string>>;
}
export type ListChange = Partial<Omit<ListState, 'filters'>> & { filters?: Record<string, string | undefined> };

const wholeNumber = (text: string | null): number => (text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0);

export function readListState(params: URLSearchParams, filterNames: readonly string[], defaultSize: number): ListState {
  const size = wholeNumber(params.get('limit'));
  return {
    page: wholeNumber(params.get('page')) || 1,
    size: (PAGE_SIZES as readonly number[]).includes(size) ? size : defaultSize,
    q: (params.get('q') ?? '').slice(0, 100),
    sort: params.get('sort') ?? '',
    filters: Object.fromEntries(filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : []))),
  };
}

/** The address after a change: what is as usual is left out, and anything but paging begins at the first page again. */
export function writeListState(params: URLSearchParams, change: ListChange, defaultSize: number): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) => {
    if (value) next.set(name, value);
    else next.delete(name);
  };
  if (change.q !== undefined) put('q', change.q);
  if (change.sort !== undefined) put('sort', change.sort);
  if (change.size !== undefined) put('limit', change.size === defaultSize ? '' : String(change.size));
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value);
  put('page', change.page !== undefined && change.page > 1 ? String(change.page) : '');
  return next;
}

/** A list's state, kept in the address: it can be linked, and a return from a form finds it again. */
export function useListState(
  filterNames: readonly string[],
  defaultSize: number,
): [ListState, (change: ListChange) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  useEffect(() => rememberPlace(pathname, search), [pathname, search]);
  const names = filterNames.join();
  const state = useMemo(
    () => readListState(params, names === '' ? [] : names.split(','), defaultSize),
    [params, names, defaultSize],
  );
  const change = useCallback(
    (by: ListChange) =>
      setParams((before) => writeListState(before, by, defaultSize), { replace: true, preventScrollReset: true }),
    [setParams, defaultSize],
  );
  return [state, change];
}
