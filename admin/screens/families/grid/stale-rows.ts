import type { StaleDetails } from '#contract/errors.ts';
import type { GridRow } from './model.ts';

export interface RefusedRow {
  id: string;
  code: string;
  cells: { key: string; now: unknown; mine: unknown }[];
}

/** The cells of a refused save, by row: 'changes.2.price' is the price of the third row that was sent. */
export function refusedCells({ stale, sent }: { stale: StaleDetails; sent: readonly GridRow[] }): RefusedRow[] {
  const rows = new Map<string, RefusedRow>();
  for (const { field, now, mine } of stale.changes ?? []) {
    const [, at, key] = /^changes\.(\d+)\.(.+)$/.exec(field) ?? [];
    const row = at === undefined ? undefined : sent[Number(at)];
    if (!row || key === undefined) continue;
    const known = rows.get(row.id) ?? { id: row.id, code: row.cells['code'] ?? '', cells: [] };
    known.cells.push({ key, now, mine });
    rows.set(row.id, known);
  }
  return [...rows.values()];
}

/** The cells of rows by their keys, as `rebased` takes them. */
export const theirsOf = (rows: readonly RefusedRow[]): Map<string, ReadonlySet<string>> =>
  new Map(rows.map(({ id, cells }) => [id, new Set(cells.map(({ key }) => key))]));
