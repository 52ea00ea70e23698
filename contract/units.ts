// Units in which articles are sold. Quantities are whole numbers of them.
import { formatNumber } from './format.ts';

export const UNITS = ['adet', 'takım', 'm', 'kg', 'paket'] as const;
export type Unit = (typeof UNITS)[number];
export const DEFAULT_UNIT: Unit = 'adet';

/** A quantity with its unit: '3 takım'. */
export const countOf = (quantity: number, unit: Unit): string => `${formatNumber(quantity)} ${unit}`;
/** The same below a heading that says 'Adet': the usual unit is left out. */
export const quantityOf = (quantity: number, unit: Unit): string =>
  unit === DEFAULT_UNIT ? formatNumber(quantity) : countOf(quantity, unit);
