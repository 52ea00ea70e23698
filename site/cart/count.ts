import { commonUnit, linesOf } from '#contract/unit-sums.ts';
import { DEFAULT_UNIT, type Unit } from '#contract/units.ts';

/** Lines and pieces in words: '3 kalem · 24 adet'. Units come with the prices: until then lines count pieces. */
export const countOf = (lines: readonly { quantity: number; unit?: Unit }[]): string =>
  linesOf(
    lines.length,
    lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    commonUnit(lines.map(({ unit = DEFAULT_UNIT }) => ({ unit }))),
  );
