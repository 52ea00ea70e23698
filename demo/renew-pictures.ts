// Gives an installation that an earlier version filled the newest pictures of its demo products.
import { publicIdOf } from '../server/base/db/public-id.ts';
import type { Database, Trx } from '../server/base/db/database.ts';
import { json } from '../server/base/db/tables.ts';
import type { Config } from '../server/base/env.ts';
import { putSetting } from '../server/base/settings/store.ts';
import { demoCategories, demoProducts } from './catalogue/index.ts';
import { EDITIONS } from './edition.ts';
import { writeDocuments, writePictures, type OnProgress } from './files.ts';
import { FORMER_CATEGORY_PICTURES, FORMER_DRAWINGS } from './former-pictures.ts';

/** Products in one query: within SQLite's 32,766 parameters. */
const AT_ONCE = 2_000;

/** The pictures that earlier versions showed for every product of a kind. */
const formerPicturesOf = (drawing: string): string[] =>
  ['izometrik', 'cizim', 'kesit'].map((view) => `${drawing}-${view}.webp`);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Renews only products and categories that nobody has changed since. Files come first, so that no row names a missing
 * one; the former files stay, because orders and browsers show them.
 */
export async function renewPictures(
  database: Database,
  { dataDir }: Config,
  progress: (stage: string) => OnProgress,
): Promise<void> {
  console.log('[demo] The demo products get pictures of their own kind (only once)');
  await writePictures(dataDir, progress('pictures'));
  const sheetSizes = await writeDocuments(dataDir, progress('data sheets'), ({ key }) => key in FORMER_DRAWINGS);
  await renewRows(database, sheetSizes);
}

/** @param sheetSizes bytes of each family's data sheet */
export const renewRows = (database: Database, sheetSizes: Map<string, number>): Promise<void> =>
  database.write(['catalogue', 'settings'], async (trx) => {
    const at = new Date();
    await renewProducts(trx, sheetSizes, at);
    await renewCategories(trx, at);
    await putSetting(trx, 'install_pictures', EDITIONS.pictures);
  });

async function renewProducts(trx: Trx, sheetSizes: Map<string, number>, at: Date): Promise<void> {
  const wanted = new Map(
    [...demoProducts('demo')]
      .filter(({ family }) => family.key in FORMER_DRAWINGS)
      .map((product) => [publicIdOf(`product:${product.code}`), product]),
  );
  const ids = [...wanted.keys()];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await trx
      .selectFrom('products')
      .select(['id', 'publicId', 'mainImage', 'img', 'additionalImages', 'documents', 'version'])
      .where('publicId', 'in', ids.slice(start, start + AT_ONCE))
      .execute();
    for (const { id, publicId, mainImage, img, additionalImages, documents, version } of rows) {
      const { family, pictures } = wanted.get(publicId)!;
      const former = formerPicturesOf(FORMER_DRAWINGS[family.key]!);
      if (mainImage !== former[0] || !isSame(img, former) || additionalImages.length > 0) continue;
      const images = pictures.map((stem) => `${stem}.webp`);
      const size = sheetSizes.get(family.key);
      await trx
        .updateTable('products')
        .set({
          mainImage: images[0]!,
          img: json(images),
          version: version + 1,
          updatedAt: at,
          documents: json(
            documents.map((document) =>
              size !== undefined && document.url === `/files/documents/${family.key}.pdf`
                ? { ...document, size }
                : document,
            ),
          ),
        })
        .where('id', '=', id)
        .execute();
    }
  }
}

async function renewCategories(trx: Trx, at: Date): Promise<void> {
  for (const { key, picture } of demoCategories) {
    const former = FORMER_CATEGORY_PICTURES[key];
    if (former === undefined) continue;
    await trx
      .updateTable('categories')
      .set((eb) => ({ img: `/img/products/${picture}-izometrik.webp`, version: eb('version', '+', 1), updatedAt: at }))
      .where('publicId', '=', publicIdOf(`category:${key}`))
      .where('img', '=', `/img/products/${former}-izometrik.webp`)
      .execute();
  }
}
