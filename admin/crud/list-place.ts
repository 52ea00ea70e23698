const PLACES = 'listPlaces';
const QUERIES = 'listQueries';
type Query = Record<string, string | number | undefined>;

function read<T>(key: string): Record<string, T> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, T>;
  } catch {
    return {}; // damaged, or storage is shut off: lists then begin at their first page
  }
}

function keep(key: string, path: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...read(key), [path]: value }));
  } catch {
    /* as above */
  }
}

/** Keeps where in a list somebody is. @param search the address's query with its '?' */
export const rememberPlace = (path: string, search: string): void => keep(PLACES, path, search);

/** The list's address with the page, search and filters it was left with. */
export const placeOf = (path: string): string => path + (read<string>(PLACES)[path] ?? '');

/** Keeps what a list's call was asked with, for forms that lead on to the next row. */
export const rememberQuery = (path: string, query: Query): void => keep(QUERIES, path, query);
export const queryOf = (path: string): Query | undefined => read<Query>(QUERIES)[path];

/** The same list on another page. */
export function turnPage(path: string, page: number): void {
  const params = new URLSearchParams(read<string>(PLACES)[path] ?? '');
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  rememberPlace(path, params.size > 0 ? `?${params}` : '');
  rememberQuery(path, { ...queryOf(path), page });
}

/** Of a navigation that gives an open form another address: nothing is scrolled, and the keyboard stays. */
export const SAME_FORM = { isSameForm: true } as const;
