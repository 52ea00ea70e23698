import { join } from 'node:path';
import { SCOPES } from '#contract/endpoint.ts';
import { slugify, sortKey } from '#contract/text.ts';
import type { Database, Trx } from '../server/base/db/database.ts';
import { publicIdOf } from '../server/base/db/public-id.ts';
import { json } from '../server/base/db/tables.ts';
import type { Config } from '../server/base/env.ts';
import { derivedColumns } from '../server/domains/catalogue/products/derived.ts';
import { richTextToSave } from '../server/base/rich-text/stored.ts';
import { putSetting, settingStore } from '../server/base/settings/store.ts';
import { demoCategories, demoProducts } from './catalogue/index.ts';
import { insertContent } from './content/insert.ts';
import { writeContentPictures } from './content/pictures.ts';
import { EDITIONS, NEWEST_EDITION } from './edition.ts';
import { familyRow, readFamilies, sizeRow, type LoadedFamily } from './families.ts';
import { writeDocuments, writePictures } from './files.ts';
import { renewModels } from './renew-models.ts';
import { renewPictures } from './renew-pictures.ts';
import type { DemoProduct } from './base/types.ts';

/** Rows in one insert: within SQLite's 32,766 parameters. */
const ROWS_PER_INSERT = 200;
/** Age of the demo's rows, one second apart, so that 'newest' has an order. */
const FIRST_ROW_AT = Date.UTC(2026, 0, 5, 8, 0, 0);

/** Prints a stage's progress: in place on a terminal, otherwise once at its end. */
function progress(stage: string): (done: number, total: number) => void {
  const start = performance.now();
  return (done, total) => {
    const isDone = done === total;
    if (process.stdout.isTTY) process.stdout.write(`\r[demo] ${stage} ${done}/${total}${isDone ? '\n' : ''}`);
    else if (isDone) console.log(`[demo] ${stage} ${total} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  };
}

/**
 * Fills an empty database with the demo content; call it inside `Database.prepare`. Pictures and documents come first:
 * a row never names a missing file.
 */
export async function installDemo(database: Database, config: Config): Promise<void> {
  console.log(
    '[demo] The database is empty: filling it with demo content (only once; `npm start -- --empty` starts without it)',
  );
  await writePictures(config.dataDir, progress('pictures'));
  await writeContentPictures(join(config.dataDir, 'img'), progress('content pictures'));
  const documentSizes = await writeDocuments(config.dataDir, progress('data sheets'));
  await fillDatabase(database, 'demo', documentSizes, progress('products'));
}

/** Gives the demo content of an earlier version what is new in the later ones. */
export async function renewDemo(database: Database, config: Config): Promise<void> {
  const { install_pictures: edition } = await settingStore(database).all();
  if (edition < EDITIONS.pictures) await renewPictures(database, config, progress);
  await renewModels(database, edition);
}

/**
 * Stores categories, products and content in one transaction. Of processes that start at once one fills, while the
 * others wait for it.
 * @param documentSizes bytes of each family's data sheet; families without one get no document
 */
export async function fillDatabase(
  database: Database,
  size: 'demo' | 'large',
  documentSizes: Map<string, number>,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await database.prepare(() =>
    database.write(SCOPES, async (trx) => {
      const already = await trx.selectFrom('products').select('id').limit(1).executeTakeFirst();
      if (already) return;
      const categoryIds = await insertCategories(trx);
      const products = [...demoProducts(size)];
      const sizes = await insertFamilies(trx, readFamilies(products), categoryIds, documentSizes);
      for (let start = 0; start < products.length; start += ROWS_PER_INSERT) {
        const chunk = products.slice(start, start + ROWS_PER_INSERT);
        await trx
          .insertInto('products')
          .values(
            chunk.map((product, i) => ({
              ...toRow(product, categoryIds, start + i),
              ...sizes.get(product)!,
            })),
          )
          .execute();
        onProgress(Math.min(start + ROWS_PER_INSERT, products.length), products.length);
      }
      await insertContent(trx, new Date(FIRST_ROW_AT), Date.now());
      await putSetting(trx, 'install_content', 'demo');
      await putSetting(trx, 'install_pictures', NEWEST_EDITION);
    }),
  );
}

async function insertCategories(trx: Trx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const category of demoCategories) {
    // main categories stand before their sub-categories
    const now = new Date(FIRST_ROW_AT);
    const { id } = await trx
      .insertInto('categories')
      .values({
        publicId: publicIdOf(`category:${category.key}`),
        parentId: category.parent === null ? null : ids.get(category.parent)!,
        slug: category.key,
        name: category.name,
        nameSort: sortKey(category.name),
        description: category.description,
        img: `/img/products/${category.picture}-izometrik.webp`,
        isActive: true,
        sortOrder: category.order,
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(category.key, id);
  }
  return ids;
}

/** Inserts the families. @returns the columns of each product that follow from its family */
async function insertFamilies(
  trx: Trx,
  families: readonly LoadedFamily[],
  categoryIds: Map<string, number>,
  documentSizes: Map<string, number>,
) {
  const sizes = new Map<DemoProduct, ReturnType<typeof sizeRow> & { familyId: number }>();
  for (const [index, loaded] of families.entries()) {
    const [first] = loaded.products;
    const { id } = await trx
      .insertInto('families')
      .values(
        familyRow(loaded, placeOf(first!, categoryIds), {
          index,
          documentSize: documentSizes.get(loaded.family.key),
          at: new Date(FIRST_ROW_AT),
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    loaded.products.forEach((product, i) => sizes.set(product, { familyId: id, ...sizeRow(loaded, loaded.dims[i]!) }));
  }
  return sizes;
}

const placeOf = ({ category, subCategory }: DemoProduct, categoryIds: Map<string, number>) => ({
  categoryId: categoryIds.get(category)!,
  subCategoryId: subCategory === null ? null : categoryIds.get(subCategory)!,
});

function toRow(product: DemoProduct, categoryIds: Map<string, number>, index: number) {
  // The drawing is the family's, with letters.
  const pictures = product.pictures.filter((stem) => !stem.endsWith('-cizim')).map((stem) => `${stem}.webp`);
  const at = new Date(FIRST_ROW_AT + index * 1000);
  const text = richTextToSave(product.detailedDescription, 'detailedDescription');
  const base = {
    code: product.code,
    name: product.name,
    description: product.description,
    priceMinor: product.priceMinor,
    isActive: true,
    deletedAt: null,
  };
  return {
    ...base,
    ...derivedColumns({ ...base, areCategoriesActive: true }),
    publicId: publicIdOf(`product:${product.code}`),
    slug: slugify(`${product.name} ${product.code}`),
    detailedDescription: text.html,
    richTextStamp: text.stamp,
    ...placeOf(product, categoryIds),
    mainImage: pictures[0] ?? null,
    img: json(pictures),
    additionalImages: json<string[]>([]),
    areImagesRepresentative: true,
    features: json(product.features),
    applications: json(product.applications),
    technicalSpecs: json(product.technicalSpecs),
    // Each size has a drawing sheet of its own, made from its dimensions.
    documents: json<never[]>([]),
    oldPriceMinor: product.oldPriceMinor,
    currency: 'USD' as const,
    stockStatus: product.stockStatus,
    leadTimeDays: product.leadTimeDays,
    sortOrder: product.order,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    seoKeywords: json(product.seoKeywords),
    createdAt: at,
    updatedAt: at,
  };
}
