// The state of a list as the query of its address holds it.

/** A whole number out of the query, or `min` if it is missing or outside the limits. */
export function wholeNumberOf(text: string | null, min: number, max: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= min && value <= max ? value : min;
}

/** A text out of the query, trimmed and cut at `max` characters; undefined if blank. */
export const textOf = (query: URLSearchParams, key: string, max: number): string | undefined =>
  query.get(key)?.trim().slice(0, max) || undefined;
