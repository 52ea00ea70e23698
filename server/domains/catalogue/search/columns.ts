import { formatMilli, isLetter } from '#contract/dimension.ts';
import type { SearchColumn } from './types.ts';

/** What people call a column: its letter on the drawing, or its name. */
export const columnName = ({ key, label }: Pick<SearchColumn, 'key' | 'label'>): string =>
  isLetter(key) ? key : label;

/** A value with its column's unit: '6 mm', 'M8'. @param value number in thousandths */
export function measureText(value: number | string, { unit }: Pick<SearchColumn, 'unit'>): string {
  const text = typeof value === 'number' ? formatMilli(value) : value;
  return unit === '' ? text : `${text} ${unit}`;
}
