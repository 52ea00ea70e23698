import type { Column } from './row-views.tsx';

/** Pixels of a column without a width. */
const MIN_WIDTH = 150;

export const widthOf = ({ width, minWidth = MIN_WIDTH }: Pick<Column<never>, 'width' | 'minWidth'>): number =>
  width ?? minWidth;

/** Columns that fit into the room, without as many of the extra ones as needed; all of them where nothing helps. */
export function fittingColumns<R>(columns: readonly Column<R>[], room: number): Column<R>[] {
  const shown = [...columns];
  let left = room - shown.reduce((sum, column) => sum + widthOf(column), 0);
  for (let at = shown.length - 1; at >= 0 && left < 0; at -= 1) {
    if (!shown[at]!.isExtra) continue;
    left += widthOf(shown[at]!);
    shown.splice(at, 1);
  }
  return shown;
}
