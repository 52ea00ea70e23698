import type { FamilyIndex } from './family-index.ts';
import { numberAt } from './sizes.ts';
import type { SizeBeside } from './types.ts';

/** Rows read for one measure. */
const MAX_ROWS = 2_000;

/**
 * Sizes that differ from a row's in one measure alone, which is the next smaller or the next greater one: lengths first,
 * as sizes are written with the length last. A value that several sizes have is left out.
 */
export function sizesBeside(family: FamilyIndex, row: number, mask: number): SizeBeside[] {
  const { table } = family;
  const order = family.orders[0] ?? [];
  return order.toReversed().flatMap((column) => {
    const value = table.columns[column]!.kind === 'number' ? numberAt(family, row, column) : null;
    if (value === null) return [];
    const others = order.filter((other) => other !== column);
    const conditions = others.map((other) => ({ column: other, cell: table.cellAt(row, other) }));
    const rows = table.match(conditions, mask, MAX_ROWS).map((at) => ({ at, has: numberAt(family, at, column) }));
    const values = rows.flatMap(({ has }) => has ?? []);
    const below = values.reduce((best, has) => (has < value ? Math.max(best, has) : best), -Infinity);
    const above = values.reduce((best, has) => (has > value ? Math.min(best, has) : best), Infinity);
    return [below, above].flatMap((neighbour): SizeBeside[] => {
      const [found, ...more] = rows.filter(({ has }) => has === neighbour);
      if (!found || more.length > 0) return [];
      const size = order.map((part) => {
        const { key, label, unit } = family.columns[part]!;
        return { key, label, unit, value: table.valueAt(found.at, part) ?? '' };
      });
      return [{ articleId: table.idOf(found.at), size }];
    });
  });
}
