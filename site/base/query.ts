// The state of a list as the query of its address holds it.

/** A whole number out of the query, or `min` if it is missing or outside the limits. */
export function wholeNumberOf(text: string | null, min: number, max: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= min && value <= max ? value : min;
}

/** A text out of the query, trimmed and cut at `max` characters; undefined if blank. */
export const textOf = (query: URLSearchParams, key: string, max: number): string | undefined =>
  query.get(key)?.trim().slice(0, max) || undefined;

/** A list's address: only what differs from the default, which is page 1, always in the order of `keys`. */
export function listPath<K extends string>(
  path: string,
  keys: readonly K[],
  state: { readonly [key in K]?: string | number },
): string {
  const query = new URLSearchParams();
  for (const key of keys) {
    const value = state[key];
    if (value && value !== 1) query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The catalogue searched for a text. */
export const searchPath = (text: string): string => `/shop?q=${encodeURIComponent(text)}`;
