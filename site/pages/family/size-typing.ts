// Sizes as people write them: '6x200', 'Ø6 × 200 mm', 'M8x30'.
import type { Family } from '#contract/families.ts';

const PLAIN_NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** The columns that a code pattern names, in its order. */
export const keysOf = (codePattern: string): string[] => [...codePattern.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!);

/**
 * Reads a size into filters. The numbers fill the columns in the order of the code pattern; where they are fewer, or
 * the family has no pattern, the key columns.
 * @returns filters by key; null for a text that is no size of the family
 */
export function typedSize(
  { columns, codePattern }: Pick<Family, 'columns' | 'codePattern'>,
  text: string,
): Readonly<Record<string, string>> | null {
  const parts = text
    .replace(/\s*(?:mm|MM)\s*$/, '')
    .split(/\s*[x×*X]\s*|\s+/)
    .map((part) => part.replace(/^[ØøΦ⌀]/, ''))
    .filter(Boolean);
  const written = keysOf(codePattern);
  const keys = columns.flatMap(({ key, isKey }) => (isKey ? [key] : []));
  const order = parts.length === written.length ? written : keys;
  if (parts.length === 0 || parts.length > order.length) return null;
  const filters: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    const column = columns.find(({ key }) => key === order[i]);
    if (!column || (column.kind === 'number' && !PLAIN_NUMBER.test(part))) return null;
    filters[column.key] = column.kind === 'number' ? part.replace(',', '.') : part.toLocaleUpperCase('en');
  }
  return filters;
}
