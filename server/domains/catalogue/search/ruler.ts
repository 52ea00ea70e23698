import type { FamilyIndex } from './family-index.ts';
import type { Wanted } from './near.ts';
import type { Ranked } from './ranking.ts';
import { numberAt, rowsOf } from './sizes.ts';
import { indexOf, type Condition } from './table.ts';
import type { Ruler } from './types.ts';

/** Rows read for one ruler. */
const MAX_ROWS = 2_000;
/** Values of a ruler, those nearest to the wanted one. */
const MAX_VALUES = 60;

/**
 * Where a size is not made because of one measure: the values of that measure in sizes that are otherwise as asked for.
 * Null where more than one measure stands in the way.
 */
export function rulerOf({ family, fit, near, narrowings }: Ranked, mask: number): Ruler | null {
  if (fit !== null || near.rows.length === 0) return null;
  let best: { want: Wanted; rows: number[]; values: Int32Array; distance: number } | null = null;
  for (const want of near.wanted) {
    if (family.table.columns[want.column]!.kind === 'text') continue; // threads have no lengths between them
    const others = near.wanted.filter((other) => other !== want);
    const conditions = [...near.conditions, ...others.flatMap((other) => conditionOf(family, other) ?? [])];
    if (conditions.length < near.conditions.length + others.length) continue;
    const rows = rowsOf(family, conditions, narrowings, mask, MAX_ROWS);
    const values = valuesOf(family, want.column, rows);
    if (values.length === 0 || values.includes(want.value)) continue;
    const distance = Math.min(...[...values].map((value) => Math.abs(value - want.value))) / Math.max(1, want.value);
    if (best === null || distance < best.distance) best = { want, rows, values, distance };
  }
  if (best === null) return null;
  const { want, rows } = best;
  const values = around(best.values, want.value);
  const above = ~indexOf(values, want.value);
  return {
    familyId: family.id,
    column: columnOf(family, want.column),
    wanted: want.value,
    size: sizeOf(family, near),
    values: [...values],
    neighbours: [above - 1, above].flatMap((at) => {
      const value = values[at];
      if (value === undefined) return [];
      const having = rows.filter((row) => numberAt(family, row, want.column) === value);
      return [{ value, articleId: having.length === 1 ? family.table.idOf(having[0]!) : null }];
    }),
  };
}

function conditionOf({ table }: FamilyIndex, { column, value }: Wanted): Condition | null {
  // A thread is wanted by its diameter where the family has no such thread: then no size is otherwise as asked for.
  const cell = table.columns[column]!.kind === 'number' ? table.cellOf(column, value) : undefined;
  return cell === undefined ? null : { column, cell };
}

function valuesOf(family: FamilyIndex, column: number, rows: readonly number[]): Int32Array {
  const values = new Set<number>();
  for (const row of rows) {
    const value = numberAt(family, row, column);
    if (value !== null) values.add(value);
  }
  return Int32Array.from(values).sort();
}

function around(values: Int32Array, wanted: number): Int32Array {
  if (values.length <= MAX_VALUES) return values;
  const above = ~indexOf(values, wanted);
  const from = Math.max(0, Math.min(above - MAX_VALUES / 2, values.length - MAX_VALUES));
  return values.slice(from, from + MAX_VALUES);
}

const columnOf = ({ columns }: FamilyIndex, column: number): Ruler['column'] => {
  const { key, label, unit, attribute } = columns[column]!;
  return { key, label, unit, isLength: attribute === 'boy' };
};

/** The size that was asked for, in the order in which the family writes it. */
function sizeOf(family: FamilyIndex, { wanted, conditions }: Ranked['near']): Ruler['size'] {
  const order = family.orders[0] ?? [];
  const place = (column: number): number => {
    const at = order.indexOf(column);
    return at < 0 ? order.length + column : at;
  };
  return [
    ...wanted.map(({ column, value }) => ({ column, value: value as number | string })),
    ...conditions.map(({ column, cell }) => ({ column, value: family.table.columns[column]!.shown(cell) ?? '' })),
  ]
    .toSorted((a, b) => place(a.column) - place(b.column))
    .map(({ column, value }) => {
      const { key, label, unit } = family.columns[column]!;
      return { key, label, unit, value };
    });
}
