// Dimension tables in memory: the sizes that visitors see, in the order of their key dimensions. Read when first asked
// for, and again after a change.
import { byKeys, type Dim } from '#contract/dimension-table.ts';
import { CATALOGUE_STRUCTURE, familyPart } from '#contract/endpoint.ts';
import type { FamilyColumn } from '#contract/families.ts';
import type { Database } from '../../../base/db/database.ts';
import type { ProductTable } from '../../../base/db/tables.ts';

/** A size in its family's table. Price in minor units. */
export interface Size {
  id: number;
  publicId: string;
  code: string;
  slug: string;
  priceMinor: number | null;
  currency: ProductTable['currency'];
  /** Percent, its own; null: the shop's. */
  vatRate: number | null;
  stock: ProductTable['stockStatus'];
  leadTimeDays: number | null;
  /** Its own; null: the family's. */
  minQuantity: number | null;
  packQuantity: number | null;
  dims: readonly Dim[];
}

/** What names a family's table. */
export interface TableOf {
  id: number;
  publicId: string;
  columns: readonly FamilyColumn[];
}

/** Sizes of all kept tables: some 400 bytes each. */
const MAX_SIZES = 60_000;

export type FamilyTables = ReturnType<typeof familyTables>;

/** The `limit` sizes around a place: half on either side; at the ends the other side fills up. */
export function around<T>(sizes: readonly T[], at: number, limit: number): T[] {
  const start = Math.max(0, Math.min(at - Math.floor((limit - 1) / 2), sizes.length - limit));
  return sizes.slice(start, start + limit);
}

/** Reads the sizes of families, and keeps them until the catalogue's structure or their own prices and stock change. */
export function familyTables({ db, version }: Database) {
  const kept = new Map<number, { version: number; sizes: readonly Size[] }>();
  let count = 0;

  const forget = (id: number) => {
    count -= kept.get(id)?.sizes.length ?? 0;
    kept.delete(id);
  };

  const read = async ({ id, columns }: TableOf): Promise<readonly Size[]> => {
    const rows = await db
      .selectFrom('products')
      .select([
        'id',
        'publicId',
        'code',
        'slug',
        'priceMinor',
        'currency',
        'vatRate',
        'stockStatus as stock',
        'leadTimeDays',
        'minQuantity',
        'packQuantity',
        'dims',
      ])
      .where('familyId', '=', id)
      .where('deletedAt', 'is', null)
      .where('isPublic', '=', true)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ ...row, dims: row.dims ?? [] })).sort(byKeys(columns));
  };

  return {
    /** The public sizes of a family, in the order of its key columns. */
    async sizes(family: TableOf): Promise<readonly Size[]> {
      const now = version(CATALOGUE_STRUCTURE, familyPart(family.publicId)); // before reading: a later change counts
      const known = kept.get(family.id);
      if (known?.version === now) return known.sizes;
      const sizes = await read(family);
      forget(family.id);
      kept.set(family.id, { version: now, sizes });
      count += sizes.length;
      for (const [id] of kept) {
        if (count <= MAX_SIZES || id === family.id) break;
        forget(id);
      }
      return sizes;
    },
  };
}
