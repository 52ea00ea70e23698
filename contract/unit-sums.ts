// Sums of quantities in their units, apart from `units.ts`, so that product pages do not carry them.
import { formatNumber } from './format.ts';
import { countOf, DEFAULT_UNIT, type Unit } from './units.ts';

/** The unit of all lines; null: they differ, so that their quantities make no sum. */
export const commonUnit = (lines: readonly { unit: Unit }[]): Unit | null => {
  const [unit = DEFAULT_UNIT, ...others] = new Set(lines.map((line) => line.unit));
  return others.length === 0 ? unit : null;
};

/** Lines, and the sum of their quantities where they have one unit: '3 kalem · 24 adet', '2 kalem'. */
export const linesOf = (lineCount: number, quantity: number, unit: Unit | null, separator = ' · '): string =>
  [`${formatNumber(lineCount)} kalem`, ...(unit === null ? [] : [countOf(quantity, unit)])].join(separator);
