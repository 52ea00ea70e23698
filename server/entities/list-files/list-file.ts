// list-files/: small lists as files that the import reads back, by the descriptions of their kinds
// (docs/decisions/0142).
import * as z from 'zod';
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import type { AnyField, Fields } from '#contract/kind.ts';
import { ITEM_SEPARATOR, NO, YES } from '#contract/product-table-texts.ts';
import { fold } from '#contract/text.ts';
import type { SheetCell } from '../../base/files/xlsx-writer.ts';
import type { CellType } from '../imports/kind.ts';
import type { SmallList } from '../small-list.ts';

export type Values = Readonly<Record<string, unknown>>;

/** What a file needs to know of a list besides its kind. */
export interface ListFile {
  list: SmallList;
  /** The field by which a row is found, or the two that do so together. */
  keys: readonly [string, string?];
  /** Other headings that mean a field. */
  aliases?: Readonly<Record<string, readonly string[]>>;
  /** Labels of a field's few values. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A line that shows how it is meant. */
  sample: Readonly<Record<string, string | number>>;
  /** What the list's own calls do to values before they are stored. @param row as it is; null for a new one @throws as they do */
  prepare?(values: Values, row: Values | null): Values;
  /** Columns of a new row that are no fields. */
  made?: Values;
}

export const fieldsOf = ({ list }: Pick<ListFile, 'list'>): Fields => list.kind.fields;

/** How a field's cells are read. */
export function cellTypeOf({ input }: AnyField): CellType {
  const type = input instanceof z.ZodLiteral ? typeof [...input.values][0] : input.def.type;
  if (type === 'boolean') return 'switch';
  if (type === 'number') return 'whole';
  return type === 'array' ? 'list' : 'text';
}

/** A switch in words: a row is active or not, everything else is so or not. */
const switchWord = (name: string, isOn: boolean): string => {
  if (name === 'isActive') return isOn ? ACTIVE : PASSIVE;
  return isOn ? YES : NO;
};

/** A field's value as its cell. */
export function cellOf({ words }: Pick<ListFile, 'words'>, name: string, value: unknown): SheetCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return switchWord(name, value);
  if (Array.isArray(value)) return value.join(ITEM_SEPARATOR);
  if (typeof value === 'number') return value;
  return words?.[name]?.[String(value)] ?? String(value);
}

/** The value that a cell's word stands for; other words are the value itself, to be refused where they are none. */
export function valueOf({ words }: Pick<ListFile, 'words'>, name: string, cell: unknown): unknown {
  const known = words?.[name];
  if (!known || typeof cell !== 'string') return cell;
  return Object.entries(known).find(([, word]) => fold(word) === fold(cell))?.[0] ?? cell.trim();
}
