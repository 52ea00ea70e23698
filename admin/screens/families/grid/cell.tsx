import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import type { CellProps } from 'react-datasheet-grid';
import type { GridRow } from './model.ts';

/** What a column tells its cells. */
export interface CellFacts {
  columnKey: string;
  label: string;
  isRight: boolean;
  isMono: boolean;
  edit: (row: GridRow, text: string) => GridRow;
  errorOf: (row: GridRow) => string | undefined;
}

/**
 * A cell of text. While it is edited the input holds what is typed; leaving it stores the text, Esc does not.
 * Uncontrolled, because a grid draws hundreds of them.
 */
export const TextCell = memo(function TextCell({
  focus,
  rowData,
  rowIndex,
  setRowData,
  columnData: { columnKey, label, isRight, isMono, edit, errorOf },
}: CellProps<GridRow, CellFacts>) {
  const input = useRef<HTMLInputElement>(null);
  const text = rowData.cells[columnKey] ?? '';
  const latest = useRef({ text, rowData, setRowData, edit });
  const isEditing = useRef(false);
  const isGivenUp = useRef(false);
  useEffect(() => {
    latest.current = { text, rowData, setRowData, edit };
  });
  useLayoutEffect(() => {
    const box = input.current;
    if (!box) return;
    if (focus) {
      isEditing.current = true;
      isGivenUp.current = false;
      box.value = latest.current.text;
      box.focus({ preventScroll: true });
      box.select(); // a typed letter replaces the text, Enter and F2 keep it
      return;
    }
    if (!isEditing.current) return;
    isEditing.current = false;
    const { text: before, rowData: row, setRowData: set, edit: change } = latest.current;
    if (!isGivenUp.current && box.value !== before) set(change(row, box.value));
    else box.value = before;
    box.blur();
  }, [focus]);
  useEffect(() => {
    if (!focus && input.current) input.current.value = text;
  }, [focus, text]);
  const error = errorOf(rowData);
  return (
    <input
      ref={input}
      className="family-cell"
      data-right={isRight || undefined}
      data-mono={isMono || undefined}
      defaultValue={text}
      tabIndex={-1}
      aria-label={`${label}, ${rowIndex + 1}`}
      aria-invalid={error !== undefined || undefined}
      title={error ?? (text.length > 12 ? text : undefined)}
      style={{ pointerEvents: focus ? 'auto' : 'none' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') isGivenUp.current = true;
        if (event.key === 'Enter') event.preventDefault(); // would send the form around the grid
      }}
    />
  );
});
