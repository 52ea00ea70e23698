// Families made of products that have none: the proposals' call, and the one that confirms a proposal.
import { isDeepStrictEqual } from 'node:util';
import { ApiError, notFound } from '#contract/api-error.ts';
import { ARTICLE_OF_FAMILY, MISFIT_ALONE, SPECS_DIFFER } from '#contract/article-texts.ts';
import { FamilyCreate } from '#contract/families.ts';
import type { FamilyProposals } from '#contract/family-articles.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { json } from '../../../base/db/tables.ts';
import type { Viewer } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import type { Row } from '../../../entities/resource.ts';
import { staffSaving } from '../../../entities/saving.ts';
import { categoriesOf } from '../categories/place.ts';
import { CATEGORY_ABSENT } from '../texts.ts';
import { createColumns } from '../families/columns.ts';
import { familyResource } from '../families/resource.ts';
import { sizeColumns } from '../families/sizes.ts';
import { proposeFamilies, codePrefix, readProducts, type Reading } from './propose.ts';

const COLUMNS = [
  'id',
  'publicId',
  'code',
  'name',
  'description',
  'detailedDescription',
  'categoryId',
  'subCategoryId',
  'technicalSpecs',
  'img',
  'documents',
  'features',
  'applications',
  'isActive',
  'version',
] as const;

const flatProducts = (db: Db) =>
  db
    .selectFrom('products')
    .select(COLUMNS)
    .where('familyId', 'is', null)
    .where('deletedAt', 'is', null)
    .orderBy('sortOrder')
    .orderBy('id');

const IDS_PER_QUERY = 500;

async function productsById(db: Db, ids: readonly string[]) {
  const found = [];
  for (let i = 0; i < ids.length; i += IDS_PER_QUERY)
    found.push(
      ...(await flatProducts(db)
        .where('publicId', 'in', ids.slice(i, i + IDS_PER_QUERY))
        .execute()),
    );
  const places = new Map(ids.map((id, i) => [id, i]));
  return found.sort((a, b) => places.get(a.publicId)! - places.get(b.publicId)!);
}
type Product = Awaited<ReturnType<typeof productsById>>[number];

/** Products of a category and its sub-categories. @throws NOT_FOUND */
async function productsIn(db: Db, categoryPublicId: string): Promise<Product[]> {
  const category = await db
    .selectFrom('categories')
    .select(['id', 'parentId'])
    .where('publicId', '=', categoryPublicId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!category) throw notFound(CATEGORY_ABSENT);
  return flatProducts(db)
    .where(category.parentId === null ? 'categoryId' : 'subCategoryId', '=', category.id)
    .execute();
}

/** Proposes families, and stores nothing. @throws NOT_FOUND for an unknown category */
export async function proposals(
  db: Db,
  { subCategory, ids }: { subCategory?: string | undefined; ids?: readonly string[] | undefined },
): Promise<FamilyProposals> {
  const products = ids ? await productsById(db, ids) : await productsIn(db, subCategory!);
  const { groups, misfits } = proposeFamilies(products);
  const categories = new Map(
    (await db.selectFrom('categories').select(['id', 'publicId', 'name']).execute()).map(({ id, publicId, name }) => [
      id,
      { _id: publicId, name },
    ]),
  );
  return {
    proposals: groups.map(({ products: members, facts, read, name }) => {
      const [first, last] = [members[0]!, members.at(-1)!];
      return {
        name,
        codePrefix: codePrefix(first.code),
        category: categories.get(first.categoryId)!,
        subCategory: first.subCategoryId === null ? null : categories.get(first.subCategoryId)!,
        ...facts,
        standards: [...facts.standards],
        columns: read.columns,
        codePattern: read.codePattern,
        namePattern: read.namePattern,
        articles: members.map(({ publicId }) => publicId),
        codes: [first.code, last.code],
      };
    }),
    misfits: misfits.map(({ product: { publicId, code, name }, reason }) => ({ _id: publicId, code, name, reason })),
  };
}

/** The value that all products share; undefined where they differ. */
function shared<V>(products: readonly Product[], valueOf: (product: Product) => V): V | undefined {
  const first = JSON.stringify(valueOf(products[0]!));
  return products.every((product) => JSON.stringify(valueOf(product)) === first) ? valueOf(products[0]!) : undefined;
}

async function fieldsOf(
  trx: Trx,
  name: string,
  products: readonly Product[],
  { facts, read }: Exclude<Reading, { reason: string }>,
): Promise<FamilyCreate> {
  const [first] = products;
  const { category, subCategory } = await categoriesOf(trx, first!);
  const ids = await trx
    .selectFrom('categories')
    .select(['id', 'publicId'])
    .where(
      'id',
      'in',
      [category?.id, subCategory?.id].filter((id) => id !== undefined),
    )
    .execute();
  const idOf = (id: number | undefined) => ids.find((one) => one.id === id)?.publicId;
  const parsed = FamilyCreate.safeParse({
    ...facts,
    name,
    category: idOf(category?.id) ?? '',
    subCategory: idOf(subCategory?.id) ?? null,
    columns: read.columns,
    codePattern: read.codePattern,
    namePattern: read.namePattern,
    summary: shared(products, ({ description }) => description) ?? '',
    body: shared(products, ({ detailedDescription }) => detailedDescription) ?? '',
    img: first!.img,
    documents: shared(products, ({ documents }) => documents) ?? [],
    features: shared(products, ({ features }) => features) ?? [],
    applications: shared(products, ({ applications }) => applications) ?? [],
  });
  if (parsed.success) return parsed.data;
  const sentence = parsed.error.issues[0]!.message;
  throw new ApiError(400, 'VALIDATION', sentence, { name: sentence });
}

/**
 * Makes a family of products and takes them in. They get the place of the first one.
 * @returns the family's public id
 * @throws GUARDED where a product is gone or in a family, or the products make no family; VALIDATION
 */
export async function familyFromProducts(
  services: Pick<StaffServices, 'database' | 'now'>,
  viewer: Viewer,
  { name, articles }: { name: string; articles: readonly string[] },
): Promise<string> {
  let taken: { products: readonly Product[]; reading: Exclude<Reading, { reason: string }> };
  const saving = staffSaving(services, {
    ...familyResource,
    async afterSave(trx, after, before, by) {
      await takeIn(trx, after, taken.products, taken.reading.read.dims, by.at);
      await familyResource.afterSave!(trx, after, before, by);
    },
  });
  const { publicId } = await saving.create(viewer, async (trx) => {
    const ids = [...new Set(articles)];
    const products = await productsById(trx, ids);
    if (products.length < ids.length) throw new ApiError(409, 'GUARDED', ARTICLE_OF_FAMILY);
    const reading = readProducts(products);
    if ('reason' in reading)
      throw new ApiError(409, 'GUARDED', reading.reason === MISFIT_ALONE ? SPECS_DIFFER : reading.reason);
    taken = { products, reading };
    return createColumns(trx, await fieldsOf(trx, name, products, reading));
  });
  return publicId;
}

async function takeIn(
  trx: Trx,
  family: Row<'families'>,
  products: readonly Product[],
  dims: Exclude<Reading, { reason: string }>['read']['dims'],
  at: Date,
): Promise<void> {
  const { areActive } = await categoriesOf(trx, family);
  for (const [i, product] of products.entries()) {
    const size = sizeColumns(family, dims[i]!);
    const isNews =
      !isDeepStrictEqual(size.technicalSpecs, product.technicalSpecs) ||
      product.categoryId !== family.categoryId ||
      product.subCategoryId !== family.subCategoryId;
    await trx
      .updateTable('products')
      .set({
        familyId: family.id,
        dims: json(size.dims),
        keyHash: size.keyHash,
        technicalSpecs: json(size.technicalSpecs),
        categoryId: family.categoryId,
        subCategoryId: family.subCategoryId,
        isPublic: product.isActive && areActive,
        ...(isNews ? { version: product.version + 1, updatedAt: at } : {}),
      })
      .where('id', '=', product.id)
      .execute();
  }
}
