// Extents of a family's key columns, as pages show them.
import { formatMilli, numberToMilli } from '#contract/dimension.ts';
import type { KeyRange } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { kindsText } from '../texts/extent.ts';

/** A dimension of a reply as drawings write it: '1,5'. */
export const dimensionText = (value: number): string => formatMilli(numberToMilli(value));

const written = (end: number | string): string => (typeof end === 'number' ? dimensionText(end) : end);
/** '1,5–32'; one value alone stands once. */
export const extentOf = ({ min, max }: Pick<KeyRange, 'min' | 'max'>): string =>
  min === max ? written(min) : `${written(min)}–${written(max)}`;

/** The extent of a key column; of texts, which have no order that means something, their number. */
export const rangeOf = (range: KeyRange): string =>
  typeof range.min === 'number' || range.count === 1 ? extentOf(range) : kindsText(formatNumber(range.count));
