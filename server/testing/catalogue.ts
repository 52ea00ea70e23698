// Rows for tests, stored as production writes store them: with their derived columns, inside a transaction on the
// catalogue.
import type { Selectable } from 'kysely';
import { slugify, sortKey } from '#contract/text.ts';
import type { Database, Trx } from '../base/db/database.ts';
import { publicIdOf } from '../base/db/public-id.ts';
import { json, type ProductTable } from '../base/db/tables.ts';
import { derivedColumns } from '../domains/catalogue/products/derived.ts';

/** The `_id` of a row made here. */
export const categoryId = (slug: string): string => publicIdOf(`category:${slug}`);
export const productId = (code: string): string => publicIdOf(`product:${code}`);

export interface CategoryInput {
  slug: string;
  name?: string;
  parent?: string;
  isActive?: boolean;
  order?: number;
  description?: string;
  img?: string;
}

const STORED_AT = Date.UTC(2026, 0, 5, 8, 0, 0);
const ROWS_PER_INSERT = 200;

/** Main categories before their sub-categories. */
export const insertCategories = (database: Database, inputs: readonly CategoryInput[]): Promise<void> =>
  database.write('catalogue', async (trx) => {
    for (const input of inputs) {
      const name = input.name ?? input.slug;
      const parentId = input.parent === undefined ? null : (await categoryRow(trx, input.parent)).id;
      const at = new Date(STORED_AT);
      await trx
        .insertInto('categories')
        .values({
          publicId: categoryId(input.slug),
          parentId,
          slug: input.slug,
          name,
          nameSort: sortKey(name),
          description: input.description ?? '',
          img: input.img ?? '',
          isActive: input.isActive ?? true,
          sortOrder: input.order ?? 0,
          createdAt: at,
          updatedAt: at,
        })
        .execute();
    }
  });

type Fields = Partial<
  Pick<
    Selectable<ProductTable>,
    | 'name'
    | 'slug'
    | 'description'
    | 'detailedDescription'
    | 'mainImage'
    | 'priceMinor'
    | 'oldPriceMinor'
    | 'currency'
    | 'stockStatus'
    | 'stockQuantity'
    | 'minQuantity'
    | 'packQuantity'
    | 'weightG'
    | 'vatRate'
    | 'unit'
    | 'gtip'
    | 'leadTimeDays'
    | 'isActive'
    | 'sortOrder'
    | 'seoTitle'
    | 'seoDescription'
    | 'createdAt'
    | 'deletedAt'
  >
>;
export interface ProductInput extends Fields {
  code: string;
  /** Slugs of the categories. */
  category: string;
  subCategory?: string;
  img?: string[];
  features?: string[];
  technicalSpecs?: { name: string; value: string; unit?: string }[];
  documents?: { name: string; url: string; type: 'pdf' | 'doc' | 'image'; size: number }[];
}

/** Each is a second younger than the one before it, so that 'newest' has an order. */
export const insertProducts = (database: Database, inputs: readonly ProductInput[]): Promise<void> =>
  database.write('catalogue', async (trx) => {
    const categories = new Map<string, CategoryRow>();
    const find = async (slug: string) =>
      categories.get(slug) ?? categories.set(slug, await categoryRow(trx, slug)).get(slug)!;
    const rows = [];
    for (const [i, input] of inputs.entries()) {
      const {
        category: categorySlug,
        subCategory: subCategorySlug,
        img,
        features,
        technicalSpecs,
        documents,
        ...fields
      } = input;
      const category = await find(categorySlug);
      const subCategory = subCategorySlug === undefined ? null : await find(subCategorySlug);
      const base = {
        code: fields.code,
        name: fields.name ?? fields.code,
        description: fields.description ?? '',
        priceMinor: fields.priceMinor ?? null,
        isActive: fields.isActive ?? true,
        deletedAt: fields.deletedAt ?? null,
      };
      const at = new Date(STORED_AT + i * 1000);
      rows.push({
        publicId: productId(base.code),
        slug: slugify(`${base.name} ${base.code}`),
        detailedDescription: '',
        mainImage: null,
        oldPriceMinor: null,
        currency: 'USD' as const,
        stockStatus: 'made_to_order' as const,
        stockQuantity: null,
        minQuantity: null,
        packQuantity: null,
        weightG: null,
        leadTimeDays: null,
        sortOrder: 0,
        seoTitle: '',
        seoDescription: '',
        createdAt: at,
        updatedAt: at,
        ...fields,
        ...base,
        ...derivedColumns({ ...base, areCategoriesActive: category.isActive && (subCategory?.isActive ?? true) }),
        categoryId: category.id,
        subCategoryId: subCategory?.id ?? null,
        img: json(img ?? []),
        additionalImages: json<string[]>([]),
        features: json(features ?? []),
        applications: json<string[]>([]),
        technicalSpecs: json(technicalSpecs ?? []),
        documents: json(documents ?? []),
        seoKeywords: json<string[]>([]),
      });
    }
    for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
      await trx
        .insertInto('products')
        .values(rows.slice(start, start + ROWS_PER_INSERT))
        .execute();
    }
  });

/** Gives a product a former slug. */
export const insertOldSlug = (database: Database, slug: string, code: string): Promise<void> =>
  database.write('catalogue', async (trx) => {
    const { id } = await trx.selectFrom('products').select('id').where('code', '=', code).executeTakeFirstOrThrow();
    await trx.insertInto('oldSlugs').values({ kind: 'product', slug, rowId: id }).execute();
  });

/** Gives a product another name, as a save would. */
export const renameProduct = (database: Database, code: string, name: string): Promise<void> =>
  database.write('catalogue', async (trx) => {
    await trx
      .updateTable('products')
      .set({ name, nameSort: sortKey(name) })
      .where('code', '=', code)
      .execute();
  });

interface CategoryRow {
  id: number;
  isActive: boolean;
}

async function categoryRow(trx: Trx, slug: string): Promise<CategoryRow> {
  const row = await trx
    .selectFrom('categories as c')
    .leftJoin('categories as m', 'm.id', 'c.parentId')
    .select(['c.id', 'c.isActive', 'm.isActive as isParentActive'])
    .where('c.slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { id: row.id, isActive: row.isActive && row.isParentActive !== false };
}
