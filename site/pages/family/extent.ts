import { formatMilli, numberToMilli } from '#contract/dimension.ts';
import type { Family } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { FAMILY_HEAD_TEXTS as texts } from '../../texts/family.ts';

const written = (end: number | string): string => (typeof end === 'number' ? formatMilli(numberToMilli(end)) : end);
/** '1,5–32'; one value alone stands once. */
export const extentOf = ({ min, max }: Pick<Family['keyRanges'][number], 'min' | 'max'>): string =>
  min === max ? written(min) : `${written(min)}–${written(max)}`;

/** The extent of a key column; of texts, which have no order that means something, their number. */
export const rangeOf = (range: Family['keyRanges'][number]): string =>
  typeof range.min === 'number' || range.count === 1 ? extentOf(range) : texts.kinds(formatNumber(range.count));
