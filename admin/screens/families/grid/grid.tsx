// The spreadsheet itself, in a chunk of its own: columns, keys, paste.
import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DataSheetGrid, type Column, type DataSheetGridRef } from 'react-datasheet-grid';
import { gridHeading, gridKeys, keyOfHeading, readCell } from '#contract/article-cells.ts';
import { isLetter } from '#contract/dimension.ts';
import type { FamilyColumn } from '#contract/families.ts';
import { TextCell, type CellFacts } from './cell.tsx';
import type { Chosen } from './formula.ts';
import { edited, emptyRow, filledDown, stateOf, withEmptyEnd, type GridFamily, type GridRow } from './model.ts';
import { GRID_TEXTS as texts } from './texts.ts';
import { useHeightOf } from './use-fill.ts';
import 'react-datasheet-grid/dist/style.css';

interface GridProps {
  family: GridFamily;
  rows: readonly GridRow[];
  onChange: (rows: readonly GridRow[]) => void;
  /** null: no cell is selected. */
  onChoose: (chosen: Chosen | null) => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  /** A pasted table with headings. */
  onPasteTable: (text: string) => void;
}

const WIDTHS: Readonly<Record<string, number>> = {
  code: 132,
  name: 260,
  price: 76,
  stockStatus: 138,
  stockQuantity: 68,
};
const WIDTH = 80;
/** Dimensions share the room that code, price and stock leave of a form's width, so that these are in view. */
const DIMENSIONS_PX = 600;
const widthOf = (columns: readonly FamilyColumn[], key: string): number =>
  columns.some((column) => column.key === key)
    ? Math.min(WIDTH, Math.max(56, Math.floor(DIMENSIONS_PX / columns.length)))
    : (WIDTHS[key] ?? WIDTH);
const ROW_PX = 29;

const NUMBER_FIELDS = ['price', 'stockQuantity', 'leadTimeDays', 'weightG', 'minQuantity', 'packQuantity'];
const isNumber = (columns: readonly FamilyColumn[], key: string): boolean =>
  columns.some((column) => column.key === key && column.kind === 'number') || NUMBER_FIELDS.includes(key);

function Heading({ column, label }: { column: FamilyColumn | undefined; label: string }) {
  // A column that no drawing letters has a key of the database's only.
  if (!column || !isLetter(column.key))
    return (
      <span className="family-grid-words" title={label}>
        {column?.label ?? label}
      </span>
    );
  return (
    <span className="family-grid-head" title={label}>
      <b>{column.key}</b> <small>{column.unit ? `${column.label}, ${column.unit}` : column.label}</small>
    </span>
  );
}

/** Whether a pasted text begins with headings. */
function hasHeadings(columns: readonly FamilyColumn[], text: string): boolean {
  const [first = '', ...rest] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const cells = first.split('\t');
  return rest.length > 0 && cells.filter((cell) => keyOfHeading(columns, cell) !== null).length * 2 >= cells.length;
}

export default function ArticlesGrid({
  family,
  rows,
  onChange,
  onChoose,
  onUndo,
  onRedo,
  onSave,
  onPasteTable,
}: GridProps) {
  const grid = useRef<DataSheetGridRef>(null);
  const box = useRef<HTMLElement>(null);
  const height = useHeightOf(box);
  const keys = useMemo(() => gridKeys(family.columns), [family.columns]);
  const columns = useMemo(
    () =>
      keys.map((key): Column<GridRow, CellFacts> => {
        const label =
          key === 'price'
            ? texts.priceIn(gridHeading(family.columns, key), family.currency)
            : gridHeading(family.columns, key);
        return {
          basis: widthOf(family.columns, key),
          minWidth: widthOf(family.columns, key),
          id: key,
          grow: key === 'name' ? 1 : 0,
          shrink: 0,
          title: <Heading column={family.columns.find((column) => column.key === key)} label={label} />,
          component: TextCell as NonNullable<Column<GridRow, CellFacts>['component']>,
          columnData: {
            columnKey: key,
            label,
            isRight: isNumber(family.columns, key),
            isMono: key === 'code',
            edit: (row, text) => edited(family, row, { [key]: text.replace(/\s+/g, ' ').trim() }),
            errorOf: (row) => stateOf(family, row).errors.get(key),
          },
          disabled: ({ rowData }) => rowData.isRemoved,
          copyValue: ({ rowData }) => rowData.cells[key] ?? '',
          deleteValue: ({ rowData }) => edited(family, rowData, { [key]: '' }),
          pasteValue: ({ rowData, value }) => edited(family, rowData, { [key]: String(value ?? '').trim() }),
          isCellEmpty: ({ rowData }) => (rowData.cells[key] ?? '') === '',
          cellClassName: ({ rowData }) => classOf(family, rowData, key),
        };
      }),
    [keys, family],
  );

  // The grid listens on the document and holds no focus, so its further keys are heard there too, before it.
  const latest = useRef({ family, rows, keys, onChange, onUndo, onRedo, onSave, onPasteTable });
  useEffect(() => {
    latest.current = { family, rows, keys, onChange, onUndo, onRedo, onSave, onPasteTable };
  });
  useEffect(() => {
    const isTyping = () => document.activeElement?.matches('input, textarea, [contenteditable=true]') ?? false;
    const onKey = (event: KeyboardEvent) => {
      const active = grid.current?.activeCell;
      if (!active || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const act: Record<string, (() => void) | undefined> = {
        s: () => latest.current.onSave(),
        ...(isTyping()
          ? {}
          : {
              z: () => (event.shiftKey ? latest.current.onRedo() : latest.current.onUndo()),
              y: () => latest.current.onRedo(),
              d: fillDown,
            }),
      };
      const action = act[key];
      if (!action) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 's' && isTyping()) {
        flushSync(() => grid.current?.setActiveCell(null)); // stores what is being typed
        grid.current?.setActiveCell(active);
      }
      action();
    };
    const fillDown = () => {
      const now = latest.current;
      const chosen = grid.current?.selection;
      if (!chosen) return;
      const { min, max } = chosen;
      const from = min.row === max.row ? Math.max(0, min.row - 1) : min.row;
      now.onChange(filledDown(now.family, now.rows, now.keys.slice(min.col, max.col + 1), from, max.row));
    };
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!grid.current?.activeCell || isTyping() || !hasHeadings(latest.current.family.columns, text)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      grid.current.setActiveCell(null);
      latest.current.onPasteTable(text);
    };
    // The grid would go on taking the keys of an input that got the focus without a press, such as the search.
    const onFocus = ({ target }: FocusEvent) => {
      if (!grid.current?.activeCell || !(target instanceof HTMLElement) || box.current?.contains(target)) return;
      if (target.matches('input, textarea, [contenteditable=true]')) grid.current.setActiveCell(null);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('paste', onPaste, true);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('paste', onPaste, true);
    };
  }, []);

  const others = rows.flatMap(({ article }) =>
    article?.currency ? [`${String(article.row['code'])} (${article.currency})`] : [],
  );
  return (
    <section ref={box} aria-label={texts.label} className="family-grid">
      {others.length > 0 && <p className="crud-note">{texts.otherCurrencies(others)}</p>}
      <DataSheetGrid<GridRow>
        ref={grid}
        value={rows as GridRow[]}
        onChange={(next) => onChange(withEmptyEnd(next))}
        columns={columns}
        rowKey="id"
        createRow={emptyRow}
        height={height}
        rowHeight={ROW_PX}
        headerRowHeight={52}
        addRowsComponent={false}
        disableContextMenu
        disableSmartDelete
        rowClassName={({ rowData }) => (rowData.isRemoved ? 'family-row-removed' : undefined)}
        onSelectionChange={({ selection }) =>
          onChoose(
            selection && {
              from: selection.min.row,
              to: selection.max.row,
              left: selection.min.col,
              right: selection.max.col,
            },
          )
        }
      />
    </section>
  );
}

/** Shape of a stock, as on the site. */
const STOCK_CLASSES: Readonly<Record<string, string>> = {
  in_stock: 'family-stock-full',
  made_to_order: 'family-stock-half',
  out_of_stock: 'family-stock-none',
};

function classOf(family: GridFamily, row: GridRow, key: string): string | undefined {
  const classes = [stateClassOf(family, row, key), key === 'stockStatus' && stockClassOf(family, row)];
  return classes.filter(Boolean).join(' ') || undefined;
}

function stockClassOf({ columns }: GridFamily, { cells }: GridRow): string | undefined {
  const read = readCell(columns, 'stockStatus', cells['stockStatus'] ?? '');
  return 'value' in read ? STOCK_CLASSES[String(read.value)] : undefined;
}

function stateClassOf(family: GridFamily, row: GridRow, key: string): string | undefined {
  const { changed, errors } = stateOf(family, row);
  if (errors.has(key)) return 'family-cell-wrong';
  if (row.proposed.includes(key)) return 'family-cell-proposed';
  return changed.has(key) ? 'family-cell-changed' : undefined;
}
