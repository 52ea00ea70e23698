// A family as one line of a table: every field that fits a cell, by the name of its column.
import { columnsByField } from '#contract/kind.ts';
import { familyFields, type FamilyColumn } from '#contract/families.ts';
import type { ProductDocument } from '#contract/products.ts';
import type { FamilyTable } from '../../../base/db/tables.ts';
import type { Row } from '../../../entities/resource.ts';
import type { TaskFields } from '../../../entities/tasks/kind.ts';
import { documentOf, documentText } from '../product-table/documents.ts';
import { aliasOf, aliasText, columnOf, columnText } from './cells.ts';

const PLAIN = columnsByField(familyFields) as Readonly<Record<string, keyof FamilyTable>>;

/** A field's value as a cell has it. */
export function flatValue(name: string, value: unknown): unknown {
  if (name === 'aliases') return (value as Row<'families'>['aliases']).map(aliasText);
  if (name === 'documents') return (value as ProductDocument[]).map(documentText);
  if (name === 'columns') return (value as FamilyColumn[]).map(columnText);
  return value;
}

/** The fields of a family by the names of the table's columns. @param path of its category */
export const flatFamily = (row: Row<'families'>, path: string, names: Iterable<string>): Record<string, unknown> =>
  Object.fromEntries(
    [...names].map((name) => [
      name,
      name === 'category' ? path : flatValue(name, row[(PLAIN[name] ?? name) as keyof typeof row]),
    ]),
  );

/** Empties that a text is, a list, and anything else. */
const emptied = (name: string): unknown => {
  const input = familyFields[name as keyof typeof familyFields].input;
  if (input.def.type === 'array') return [];
  return input.def.type === 'string' || name === 'hardnessScale' ? '' : null;
};

const NO_SIZES: ReadonlyMap<string, number> = new Map();

/** The body of a family's call that sets these fields; the category is apart. Texts that cannot be read stay texts. */
export function familyBody(fields: TaskFields, sizes: ReadonlyMap<string, number> = NO_SIZES): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'category') continue;
    const items = (value ?? []) as string[];
    if (name === 'aliases') body[name] = items.map(aliasOf);
    else if (name === 'documents') body[name] = items.map((item) => documentOf(item, sizes) ?? item);
    else if (name === 'columns') body[name] = items.map((item) => columnOf(item) ?? item);
    else body[name] = value ?? emptied(name);
  }
  return body;
}
