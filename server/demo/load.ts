import { join } from 'node:path';
import { SCOPES } from '#contract/endpoint.ts';
import { slugify, sortKey } from '#contract/text.ts';
import type { Database, Trx } from '../base/db/opening/open.ts';
import { publicIdOf } from '../base/db/public-id.ts';
import { json } from '../base/db/tables.ts';
import type { Config } from '../base/env.ts';
import { derivedColumns } from '../domains/catalogue/products/derived.ts';
import { richTextToSave } from '../base/rich-text/stored.ts';
import { putSetting, settingStore } from '../base/settings/store.ts';
import { demoCategories, demoProducts } from './catalogue/index.ts';
import { insertContent } from './content/insert.ts';
import { writeContentPictures } from './content/pictures.ts';
import { isContentReady, PICTURES_EDITION } from './edition.ts';
import { writeDocuments, writePictures } from './files.ts';
import { renewPictures } from './renew-pictures.ts';
import type { DemoProduct } from './types.ts';

/** Rows of one insert: within SQLite's 32,766 parameters. */
const ROWS_PER_INSERT = 200;
/** The demo's rows are as old as this, one second apart, so that 'newest' has an order. */
const FIRST_ROW_AT = Date.UTC(2026, 0, 5, 8, 0, 0);

/** Prints how far a stage is: in place on a terminal, otherwise once at its end. */
function progress(stage: string): (done: number, total: number) => void {
  const start = performance.now();
  return (done, total) => {
    const isDone = done === total;
    if (process.stdout.isTTY) process.stdout.write(`\r[demo] ${stage} ${done}/${total}${isDone ? '\n' : ''}`);
    else if (isDone) console.log(`[demo] ${stage} ${total} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  };
}

/**
 * On the first start of an empty database: the demo content, or nothing when emptiness is wanted. What was decided is
 * stored,
 * so that a database begun empty stays so. Demo content of an earlier version gets the newest pictures. Pictures and
 * documents come first: a row never names a file that is not there.
 */
export const prepareContent = (database: Database, config: Config, wanted: { isEmptyWanted: boolean }): Promise<void> =>
  database.prepare(() => prepare(database, config, wanted));

async function prepare(
  database: Database,
  config: Config,
  { isEmptyWanted }: { isEmptyWanted: boolean },
): Promise<void> {
  const settings = await settingStore(database).all();
  if (isContentReady(settings)) return;
  if (settings.install_content === 'demo') {
    await renewPictures(database, config, progress);
    return;
  }
  const { n } = await database.db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n === 0) await setPeriods(database);
  if (isEmptyWanted || n > 0) {
    await database.write('settings', (trx) => putSetting(trx, 'install_content', 'empty'));
    return;
  }
  console.log(
    '[demo] The database is empty: filling it with demo content (only once; `npm start -- --empty` starts without it)',
  );
  await writePictures(config.dataDir, progress('pictures'));
  await writeContentPictures(join(config.dataDir, 'img'), progress('content pictures'));
  const documentSizes = await writeDocuments(config.dataDir, progress('data sheets'));
  await fillDatabase(database, 'demo', documentSizes, progress('products'));
}

/**
 * How long a new installation keeps what visitors send. One that was there before gets no periods: it would begin to
 * erase what it holds.
 */
const setPeriods = (database: Database): Promise<void> =>
  database.write('settings', async (trx) => {
    if ((await settingStore({ db: trx }).all()).install_content !== 'none') return; // another process was faster
    await putSetting(trx, 'retention_messages_months', 24);
    await putSetting(trx, 'retention_applications_months', 12);
  });

/**
 * Categories, products and content in one transaction. Of processes that start at once one fills, while the others wait
 * for it.
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
      for (let start = 0; start < products.length; start += ROWS_PER_INSERT) {
        const chunk = products.slice(start, start + ROWS_PER_INSERT);
        await trx
          .insertInto('products')
          .values(chunk.map((product, i) => toRow(product, categoryIds, documentSizes, start + i)))
          .execute();
        onProgress(Math.min(start + ROWS_PER_INSERT, products.length), products.length);
      }
      await insertContent(trx, new Date(FIRST_ROW_AT), Date.now());
      await putSetting(trx, 'install_content', 'demo');
      await putSetting(trx, 'install_pictures', PICTURES_EDITION);
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

function toRow(
  product: DemoProduct,
  categoryIds: Map<string, number>,
  documentSizes: Map<string, number>,
  index: number,
) {
  const pictures = product.pictures.map((stem) => `${stem}.webp`);
  const documentSize = documentSizes.get(product.family.key);
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
    categoryId: categoryIds.get(product.category)!,
    subCategoryId: product.subCategory === null ? null : categoryIds.get(product.subCategory)!,
    mainImage: pictures[0] ?? null,
    img: json(pictures),
    additionalImages: json<string[]>([]),
    areImagesRepresentative: true,
    features: json(product.features),
    applications: json(product.applications),
    technicalSpecs: json(product.technicalSpecs),
    documents: json(
      documentSize === undefined
        ? []
        : [
            {
              name: `${product.family.name} – teknik föy`,
              url: `/files/documents/${product.family.key}.pdf`,
              type: 'pdf' as const,
              size: documentSize,
            },
          ],
    ),
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
