// The selected cells in words: the line above the grid. Free of the screen.
import { cellText, gridHeading, gridKeys, readCell } from '#contract/article-cells.ts';
import { baseTexts, stateOf, type GridFamily, type GridRow } from './model.ts';

/** Selected cells, all ends included. */
export interface Chosen {
  from: number;
  to: number;
  left: number;
  right: number;
}

/** One cell in full. */
export interface CellFormula {
  code: string;
  label: string;
  /** 'mm'; empty where the heading says it. */
  unit: string;
  text: string;
  /** The stored text, where another is typed. */
  before: string | undefined;
  error: string | undefined;
}
/** Several cells; sum and average where they are one column that can be added up. */
export interface CellsFormula {
  cells: number;
  sum: string | undefined;
  average: string | undefined;
}

const SUMMED: readonly string[] = ['price', 'stockQuantity'];

export function formulaOf(
  family: GridFamily,
  rows: readonly GridRow[],
  { from, to, left, right }: Chosen,
): CellFormula | CellsFormula | undefined {
  const keys = gridKeys(family.columns).slice(left, right + 1);
  const chosen = rows.slice(from, to + 1);
  const [key] = keys;
  const [row] = chosen;
  if (key === undefined || !row) return undefined;
  if (chosen.length === 1 && keys.length === 1) return cellOf(family, row, key);
  const values = keys.length === 1 && SUMMED.includes(key) ? chosen.flatMap((one) => numberOf(family, one, key)) : [];
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    cells: chosen.length * keys.length,
    sum: values.length > 0 ? cellText(key, sum) : undefined,
    average: values.length > 0 ? cellText(key, Math.round(sum / values.length)) : undefined,
  };
}

function cellOf(family: GridFamily, row: GridRow, key: string): CellFormula {
  const { changed, errors } = stateOf(family, row);
  const text = row.cells[key] ?? '';
  const stored = row.article && (changed.has(key) || errors.has(key)) ? baseTexts(family, row.article)[key] : text;
  return {
    code: row.cells['code'] ?? '',
    label: gridHeading(family.columns, key),
    unit: family.columns.find((column) => column.key === key)?.unit ?? '',
    text,
    before: stored === text ? undefined : stored,
    error: errors.get(key),
  };
}

function numberOf({ columns }: GridFamily, { cells }: GridRow, key: string): number[] {
  const read = readCell(columns, key, cells[key] ?? '');
  return 'value' in read && typeof read.value === 'number' ? [read.value] : [];
}
