const KEY = 'listPlaces';

function read(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {}; // damaged, or storage is shut off: lists then begin at their first page
  }
}

/** Keeps where in a list somebody is. @param search the address's query with its '?' */
export function rememberPlace(path: string, search: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [path]: search }));
  } catch { /* as above */ }
}

/** The list's address with the page, search and filters it was left with. */
export const placeOf = (path: string): string => path + (read()[path] ?? '');
