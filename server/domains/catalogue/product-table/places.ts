// Categories by the paths of a file: 'Ana kategori > Alt kategori'.
import { CATEGORY_SEPARATOR } from '#contract/product-table-texts.ts';
import { fold } from '#contract/text.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import type { By } from '../../../entities/resource.ts';
import { createRow, removeRow } from '../../../entities/saving.ts';
import { createColumns } from '../categories/columns.ts';
import { categoryResource, usesOf } from '../categories/resource.ts';
import { pathOf } from './flat.ts';

const SEPARATOR = CATEGORY_SEPARATOR.trim();

/** The names in a path; null for none, for empty ones, and for more levels than there are. */
export function splitPath(path: unknown): string[] | null {
  if (typeof path !== 'string') return null;
  const names = path.split(SEPARATOR).map((name) => name.replace(/\s+/g, ' ').trim());
  return names.length <= 2 && names.every((name) => name !== '') ? names : null;
}

/** The paths of all categories as they are spelled, by their folded names. */
export async function categoryPaths(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('categories as c')
    .leftJoin('categories as m', 'm.id', 'c.parentId')
    .select(['c.name', 'm.name as mainName'])
    .where('c.deletedAt', 'is', null)
    .orderBy('c.id')
    .execute();
  return new Map(
    rows.map(({ name, mainName }) => {
      const names = mainName === null ? [name] : [mainName, name];
      return [names.map(fold).join('>'), pathOf(names[0]!, names[1] ?? null)];
    }),
  );
}

/** The category of that name among those of a main category, or among these. */
async function findNamed(trx: Trx, name: string, parentId: number | null) {
  const siblings = await trx
    .selectFrom('categories')
    .select(['id', 'publicId', 'name'])
    .where('deletedAt', 'is', null)
    .where('parentId', parentId === null ? 'is' : '=', parentId)
    .orderBy('id')
    .execute();
  return siblings.find((one) => fold(one.name) === fold(name));
}

/**
 * The categories of a path, made where they are missing.
 * @param picture of a main category that is made
 * @returns public ids, and those of the new ones in the order in which they were made @throws as `createColumns`
 */
export async function madePlace(
  trx: Trx,
  path: string,
  picture: string,
  by: By,
): Promise<{ category: string; subCategory: string | null; made: string[] }> {
  const made: string[] = [];
  const [mainName = '', subName] = splitPath(path) ?? [];
  const named = async (name: string, parent: { id: number; publicId: string } | null) => {
    const found = await findNamed(trx, name, parent?.id ?? null);
    if (found) return found;
    const row = await createRow(trx, categoryResource, by, (within) =>
      createColumns(within, {
        name,
        description: '',
        img: parent ? '' : picture,
        parentCategory: parent?.publicId ?? null,
        isActive: true,
        order: 0,
      }),
    );
    made.push(row.publicId);
    return row;
  };
  const main = await named(mainName, null);
  const sub = subName === undefined ? null : await named(subName, main);
  return { category: main.publicId, subCategory: sub?.publicId ?? null, made };
}

/** Removes categories that an import made and that nothing is in. @param made in the order in which they were made */
export async function removeMade(trx: Trx, made: readonly string[], by: By): Promise<void> {
  for (const publicId of made.toReversed()) {
    const row = await trx.selectFrom('categories').select('id').where('publicId', '=', publicId).executeTakeFirst();
    if (!row) continue;
    const { products, families, subCategories } = await usesOf(trx, row.id);
    if (products + families + subCategories === 0) await removeRow(trx, categoryResource, by, publicId, 'all');
  }
}
