// The order of rows that staff arrange by hand, apart from how it is shown.
import type { ArrangedKind } from '#contract/arrangements.ts';
import { moved } from '../form/row-order.tsx';

/** How rows of a resource are arranged by hand. */
export interface ArrangedRows<R> {
  kind: ArrangedKind;
  /** Field of the place, and the key of its column. */
  field: string;
  /** Rows with the same answer are arranged among themselves; all of them by default. */
  groupOf?: (row: R) => string;
}
interface Placed {
  _id: string;
}

/** Ids of the rows of one group, in the order of the list. */
export const groupIds = <R extends Placed>(rows: readonly R[], { groupOf }: ArrangedRows<R>, id: string): string[] => {
  const row = rows.find(({ _id }) => _id === id);
  if (!row) return [];
  const group = groupOf?.(row);
  return rows.filter((one) => groupOf?.(one) === group).map(({ _id }) => _id);
};

/** The order after one row was moved. @param to its place afterwards; beyond the ends is at the end */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const from = ids.indexOf(id);
  return from < 0 ? [...ids] : moved(ids, from, Math.min(Math.max(to, 0), ids.length - 1));
}

/**
 * The rows in a new order: those of the group take turns at the group's places, with the numbers that the server will
 * give them. A list that lacks one of them stays as it is.
 */
export function inOrder<R extends Placed>(rows: readonly R[], ids: readonly string[], field: string): readonly R[] {
  const byId = new Map(rows.map((row) => [row._id, row]));
  if (!ids.every((id) => byId.has(id))) return rows;
  const places = new Set(ids);
  let place = 0;
  return rows.map((row) => {
    if (!places.has(row._id)) return row;
    const next = byId.get(ids[place]!)!;
    place += 1;
    return { ...next, [field]: place };
  });
}

/**
 * Place of a dragged row among its group, for a pointer at that height.
 * @param others the rows of the group that are on screen, from top to bottom, without the dragged one
 * @returns the row before which it falls; undefined: behind the last one
 */
export const rowBelow = (others: readonly { id: string; middle: number }[], y: number): string | undefined =>
  others.find(({ middle }) => y < middle)?.id;

/** The order after a drop before a row; behind the last row on screen where there is none. */
export function droppedBefore(
  ids: readonly string[],
  id: string,
  before: string | undefined,
  lastShown: string,
): string[] {
  const rest = ids.filter((one) => one !== id);
  const at = before === undefined ? rest.indexOf(lastShown) + 1 : rest.indexOf(before);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}
