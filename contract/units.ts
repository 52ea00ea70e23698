// Units in which articles are sold. Quantities are whole numbers of them.
import { formatNumber } from './format.ts';

export const UNITS = ['adet', 'takım', 'm', 'kg', 'paket'] as const;
export type Unit = (typeof UNITS)[number];
export const DEFAULT_UNIT: Unit = 'adet';

/** The unit of all lines; null: they differ, so that their quantities make no sum. */
export const commonUnit = (lines: readonly { unit: Unit }[]): Unit | null => {
  const [unit = DEFAULT_UNIT, ...others] = new Set(lines.map((line) => line.unit));
  return others.length === 0 ? unit : null;
};

/** A quantity with its unit: '3 takım'. */
export const countOf = (quantity: number, unit: Unit): string => `${formatNumber(quantity)} ${unit}`;
/** The same below a heading that says 'Adet': the usual unit is left out. */
export const quantityOf = (quantity: number, unit: Unit): string =>
  unit === DEFAULT_UNIT ? formatNumber(quantity) : countOf(quantity, unit);
/** Lines, and the sum of their quantities where they have one unit: '3 kalem · 24 adet', '2 kalem'. */
export const linesOf = (lineCount: number, quantity: number, unit: Unit | null, separator = ' · '): string =>
  [`${formatNumber(lineCount)} kalem`, ...(unit === null ? [] : [countOf(quantity, unit)])].join(separator);
