// Neighbours of a size in the order of its family's key dimensions.
import { sql } from 'kysely';
import type { Db } from '../../../base/db/database.ts';
import { prepared } from '../../../base/db/prepared.ts';
import { around, type FamilyTables } from '../families/tables.ts';

/**
 * Returns a function that finds the sizes around a product of a family by its id, code or slug, `limit` with itself.
 * @returns row ids; null for a product that is no public size of a family
 */
export function sizeNeighbours(db: Db, tables: FamilyTables) {
  const byName = prepared(
    db,
    db
      .selectFrom('products as p')
      .innerJoin('families as f', 'f.id', 'p.familyId')
      .select(['p.id as productId', 'f.id', 'f.publicId', 'f.columns'])
      .where(sql<boolean>`p.is_public = true`)
      .where((eb) => eb.or([eb('p.publicId', '=', ''), eb('p.slug', '=', ''), eb('p.code', '=', '')])),
  );
  return async (name: string, limit: number): Promise<number[] | null> => {
    const [row] = await byName(name, name, name.toUpperCase());
    if (!row) return null;
    const sizes = await tables.sizes(row);
    const at = sizes.findIndex(({ id }) => id === row.productId);
    if (at < 0) return null;
    return around(sizes, at, limit).map(({ id }) => id);
  };
}
