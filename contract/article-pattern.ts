// Patterns by which the sizes of a family get their codes and names: 'Z40-{d1}X{L}' and 'İtici pim Ø{d1}×{L} mm'.
import type { Dim } from './dimension-table.ts';
import { formatMilli, milliToPlain } from './dimension.ts';
import type { FamilyColumn } from './families.ts';

export type PatternColumn = Pick<FamilyColumn, 'key'>;
export type PatternStyle = 'code' | 'name';

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9]{0,7})\}/g;

/** A value inside a code (2,5 is 2-5, letters and digits only) or a name (2,5). */
export function written(dim: Exclude<Dim, null>, style: PatternStyle): string {
  if (style === 'name') return typeof dim === 'number' ? formatMilli(dim) : dim;
  if (typeof dim === 'number') return milliToPlain(dim).replace('.', '-');
  return dim
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Keys that the pattern names, in its order: the order in which people write the size. */
export const keysOf = (pattern: string): string[] => [...pattern.matchAll(PLACEHOLDER)].map(([, key]) => key!);

/** The code or name of a size; null where the size lacks a value that the pattern names. */
export function applyPattern(
  pattern: string,
  columns: readonly PatternColumn[],
  dims: readonly Dim[],
  style: PatternStyle,
): string | null {
  let isComplete = true;
  const text = pattern.replace(PLACEHOLDER, (_, key: string) => {
    const dim = dims[columns.findIndex((column) => column.key === key)] ?? null;
    if (dim === null) isComplete = false;
    return dim === null ? '' : written(dim, style);
  });
  return isComplete ? text : null;
}
