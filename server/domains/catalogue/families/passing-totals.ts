// Totals of those sizes of a family that pass the filters of a list.
import type { KeyRange } from '#contract/families.ts';
import type { PassingSizes } from '../facets/catalogue-filters.ts';
import { IN_STOCK } from '../search/types.ts';
import { keyRange } from './totals.ts';

export interface PassingTotals {
  articleCount: number;
  inStockCount: number;
  /** Minor units; null: none has a price. */
  priceFromMinor: number | null;
  /** Of the key columns, in their order. */
  keyRanges: KeyRange[];
}

export const inStockOf = ({ table, rows }: PassingSizes): number =>
  rows.reduce((sum, row) => sum + Number(table.isIn(row, IN_STOCK)), 0);

export function passingTotals(sizes: PassingSizes): PassingTotals {
  const { columns, table, rows } = sizes;
  let priceFromMinor: number | null = null;
  for (const row of rows) {
    const price = table.priceAt(row);
    if (price !== null && (priceFromMinor === null || price < priceFromMinor)) priceFromMinor = price;
  }
  return {
    articleCount: rows.length,
    inStockCount: inStockOf(sizes),
    priceFromMinor,
    keyRanges: columns.flatMap((column, i) => {
      if (!column.isKey) return [];
      const cells = [...new Set(rows.map((row) => table.cellAt(row, i)))];
      return keyRange(
        column,
        cells.map((cell) => table.columns[i]!.shown(cell)).filter((value) => value !== null),
      );
    }),
  };
}
