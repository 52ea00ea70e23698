// Dimensions in the articles' file: a column for each letter with its unit, of whichever families.
import { cellInput, cellText, type CellInput, type CellValue } from '#contract/article-cells.ts';
import { cellUnknown } from '#contract/article-texts.ts';
import type { TableFormat } from '#contract/exports.ts';
import type { FamilyColumn } from '#contract/families.ts';
import { DIM_HEADING, DIM_PREFIX, dimUnitOther } from '#contract/family-table-texts.ts';
import type { SheetCell } from '../../../base/files/xlsx-writer.ts';

const NAMED = /^([A-Za-z][A-Za-z0-9]{0,7})(?:\s*\((.*)\))?$/;

/** 'd1 (mm)': what follows a heading's beginning, and a field's. */
export const dimLabel = ({ key, unit }: Pick<FamilyColumn, 'key' | 'unit'>): string =>
  unit === '' ? key : `${key} (${unit})`;
export const dimHeading = (column: Pick<FamilyColumn, 'key' | 'unit'>): string => DIM_HEADING + dimLabel(column);
export const isDim = (name: string): boolean => name.startsWith(DIM_PREFIX);

/** The letter and the unit that a field names; the unit is absent where the heading has none. */
export function namedDim(name: string): { key: string; unit: string | undefined } {
  const label = name.slice(DIM_PREFIX.length).trim();
  const [, key, unit] = NAMED.exec(label) ?? [];
  return { key: key ?? label, unit };
}

/** The family's cells among the fields of a line, with the field of each letter. */
export function dimCells(
  columns: readonly FamilyColumn[],
  fields: Iterable<readonly [string, unknown]>,
  errors: { field: string; sentence: string }[],
): { cells: Record<string, CellInput>; fieldOf: Map<string, string> } {
  const cells: Record<string, CellInput> = {};
  const fieldOf = new Map<string, string>();
  for (const [field, value] of fields) {
    if (!isDim(field)) continue;
    const { key, unit } = namedDim(field);
    const column = columns.find((one) => one.key === key);
    const isOther = unit !== undefined && unit !== column?.unit;
    if (column && !isOther) {
      cells[key] = value as CellInput;
      fieldOf.set(key, field);
    } else if (value !== null)
      errors.push({ field, sentence: column ? dimUnitOther(key, column.unit) : cellUnknown(key) });
  }
  return { cells, fieldOf };
}

/** A dimension in a file: numbers are numbers in a workbook, and have a decimal comma in CSV. */
export function dimCell(key: string, value: CellValue, format: TableFormat): SheetCell {
  const input = cellInput(key, value);
  if (typeof input === 'number') return format === 'xlsx' ? input : cellText(key, value);
  return input === null ? null : String(input);
}
