import { formatNumber } from '#contract/format.ts';
import { TOTALS_TEXTS } from '../texts/totals.ts';

/** Lines and pieces in words: '3 kalem · 24 adet'. */
export const countOf = (lines: readonly { quantity: number }[]): string =>
  TOTALS_TEXTS.count(
    formatNumber(lines.length),
    formatNumber(lines.reduce((pieces, { quantity }) => pieces + quantity, 0)),
  );
