// Typed sizes and the values that a family has. Separate from size-typing.ts, which the page's first code contains.
import { numberToMilli } from '#contract/dimension.ts';
import type { Facet } from '#contract/dimension-table.ts';
import type { Family, FamilyRows } from '#contract/families.ts';
import { dimOf, dimText, type SizeRow } from '../../ui/dimension-table/size-row.ts';
import type { FilterTexts } from './address.ts';
import { keysOf } from './size-typing.ts';

type Columns = Family['columns'];

/** The typed number that fills the first key column while the others are open, with the column's key; else null. */
function alone(columns: Columns, typed: FilterTexts): { key: string; number: string } | null {
  const [key, ...others] = columns.filter(({ isKey }) => isKey).map((column) => column.key);
  const number = key === undefined ? undefined : typed[key]?.replace(',', '.');
  if (key === undefined || !number || others.some((other) => typed[other] !== undefined)) return null;
  return Number.isNaN(Number(number)) ? null : { key, number };
}

/**
 * Moves a single typed number from the first key column to the first one that has it: '200' is a length where no
 * diameter is 200. A number that no key column has stays where it is.
 */
export function whereItIs(columns: Columns, facets: readonly Facet[], typed: FilterTexts): FilterTexts {
  const single = alone(columns, typed);
  if (!single) return typed;
  const milli = numberToMilli(Number(single.number));
  const place = columns.find(
    ({ key, isKey }) =>
      isKey &&
      facets
        .find((facet) => facet.key === key)
        ?.values.some(({ value }) => value === milli || value === typed[single.key]),
  );
  if (!place || place.key === single.key) return typed;
  const others = Object.entries(typed).filter(([key]) => key !== single.key);
  return { ...Object.fromEntries(others), [place.key]: single.number };
}

/** `whereItIs` on the server, which asks for the values of the family where it must. */
export async function whereServed(
  family: Family,
  typed: FilterTexts,
  rowsOf: (query: Record<string, string>) => Promise<FamilyRows>,
): Promise<FilterTexts> {
  if (!alone(family.columns, typed)) return typed;
  const { facets } = await rowsOf({});
  const known = facets.map(({ key, values }) => ({
    key,
    values: values.map(({ value, count }) => ({ value: dimOf(value)!, count })),
  }));
  return whereItIs(family.columns, known, typed);
}

/** A size as people write it, by the first row: '1,5×100'; empty for a family without sizes. */
export function sizeExample(
  { columns, codePattern }: Pick<Family, 'columns' | 'codePattern'>,
  [row]: readonly SizeRow[],
): string {
  const keys = columns.filter(({ isKey }) => isKey).map(({ key }) => key);
  const written = keysOf(codePattern);
  const order = written.length === keys.length ? written : keys;
  return order
    .map((key) => dimText(row?.dims[columns.findIndex((column) => column.key === key)] ?? null))
    .filter(Boolean)
    .join('×');
}
