// What lists say of a family's active sizes, kept beside it: how many there are, from which price, and their extent.
import type { Selectable } from 'kysely';
import { compareDims, type Dim } from '#contract/dimension-table.ts';
import { milliToNumber } from '#contract/dimension.ts';
import { familyPart } from '#contract/endpoint.ts';
import type { FamilyColumn, KeyRange } from '#contract/families.ts';
import { changed } from '../../../base/db/changes.ts';
import type { Trx } from '../../../base/db/database.ts';
import { json, type FamilyTable } from '../../../base/db/tables.ts';

type Size = { dims: readonly Dim[]; priceMinor: number | null; currency: Selectable<FamilyTable>['priceFromCurrency'] };

/** A value as replies carry it: numbers in the column's unit. */
export const shownDim = (dim: Dim): number | string | null => (typeof dim === 'number' ? milliToNumber(dim) : dim);

/** Totals of the active sizes. */
export function totalsOf(columns: readonly FamilyColumn[], sizes: readonly Size[]) {
  let cheapest: Size | undefined;
  for (const size of sizes)
    if (size.priceMinor !== null && (cheapest === undefined || size.priceMinor < cheapest.priceMinor!)) cheapest = size;
  return {
    articleCount: sizes.length,
    priceFromMinor: cheapest?.priceMinor ?? null,
    priceFromCurrency: cheapest?.currency ?? null,
    keyRanges: columns.flatMap((column, i) => (column.isKey ? rangeOf(column, sizes, i) : [])),
  };
}

const rangeOf = (column: FamilyColumn, sizes: readonly Size[], place: number): KeyRange[] =>
  keyRange(
    column,
    [...new Set(sizes.map(({ dims }) => dims[place] ?? null))].filter((dim) => dim !== null),
  );

/** The extent of a key column, none where it has no values. @param values distinct ones */
export function keyRange(
  { key, label, unit }: Pick<FamilyColumn, 'key' | 'label' | 'unit'>,
  values: readonly NonNullable<Dim>[],
): KeyRange[] {
  if (values.length === 0) return [];
  const sorted = values.toSorted(compareDims);
  return [{ key, label, unit, min: shownDim(sorted[0]!)!, max: shownDim(sorted.at(-1)!)!, count: values.length }];
}

/**
 * Computes a family's totals anew and names its part as changed, in a transaction that holds 'catalogue' or parts of it.
 * @param except id of a product that is about to be deleted
 */
export async function updateTotals(trx: Trx, familyId: number, except?: number): Promise<void> {
  const family = await trx
    .selectFrom('families')
    .select(['publicId', 'columns'])
    .where('id', '=', familyId)
    .executeTakeFirst();
  if (!family) return;
  const sizes = await trx
    .selectFrom('products')
    .select(['id', 'dims', 'priceMinor', 'currency'])
    .where('familyId', '=', familyId)
    .where('deletedAt', 'is', null)
    .where('isActive', '=', true) // what its categories are, the family is too
    .execute();
  const { keyRanges, ...totals } = totalsOf(
    family.columns,
    sizes.filter(({ id }) => id !== except).map((size) => ({ ...size, dims: size.dims ?? [] })),
  );
  changed(trx, [familyPart(family.publicId)]);
  await trx
    .updateTable('families')
    .set({ ...totals, keyRanges: json(keyRanges) })
    .where('id', '=', familyId)
    .execute();
}

/** Names the dimension table of a product's family as changed, where it has one. */
export async function familyChanged(trx: Trx, productId: number): Promise<void> {
  const family = await trx
    .selectFrom('families as f')
    .innerJoin('products as p', 'p.familyId', 'f.id')
    .select('f.publicId')
    .where('p.id', '=', productId)
    .executeTakeFirst();
  if (family) changed(trx, [familyPart(family.publicId)]);
}
