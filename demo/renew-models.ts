// Gives an installation that an earlier version filled the CAD mappings of its demo families, and the drawings that
// follow from them.
import { isDeepStrictEqual } from 'node:util';
import type { CadMapping } from '#contract/cad.ts';
import type { Database, Trx } from '../server/base/db/database.ts';
import { publicIdOf } from '../server/base/db/public-id.ts';
import { json } from '../server/base/db/tables.ts';
import { putSetting } from '../server/base/settings/store.ts';
import { mappingFault } from '../server/domains/catalogue/cad-models/mapping.ts';
import { cadOf, isSimpleModel } from './cad/index.ts';
import { demoFamilies } from './catalogue/index.ts';
import { letteredFile } from './drawings/letters.ts';
import { EDITIONS, NEWEST_EDITION } from './edition.ts';

/** Products in one query: within SQLite's 32,766 parameters. */
const AT_ONCE = 2_000;

/** @param edition of the content as it is */
export const renewModels = (database: Database, edition: number): Promise<void> =>
  database.write(['catalogue', 'settings'], async (trx) => {
    if (edition < EDITIONS.models) await giveModels(trx);
    if (edition < EDITIONS.drawings) await giveDrawings(trx);
    await putSetting(trx, 'install_pictures', NEWEST_EDITION);
  });

const wanted = () => new Map(demoFamilies.map((family) => [publicIdOf(`family:${family.key}`), family]));

/** Only families without a mapping, and with the columns that it needs, get theirs: staff may have changed both. */
async function giveModels(trx: Trx): Promise<void> {
  const families = wanted();
  const rows = await trx
    .selectFrom('families')
    .select(['id', 'publicId', 'columns', 'version'])
    .where('cad', 'is', null)
    .where('publicId', 'in', [...families.keys()])
    .execute();
  for (const { id, publicId, columns, version } of rows) {
    const mapping = cadOf(families.get(publicId)!);
    const letters = columns.map(({ key }) => key);
    if (!mapping || mappingFault(mapping, letters) !== null) continue;
    await trx
      .updateTable('families')
      .set({ cad: json(mapping), version: version + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** The mapping as the edition before had it. */
const formerly = (mapping: CadMapping) => ({ ...mapping, hasPictures: undefined });

/** Only families that still have the demo's mapping: those whose model shows all of the part lose the shared drawing. */
async function giveDrawings(trx: Trx): Promise<void> {
  const families = wanted();
  const rows = await trx
    .selectFrom('families')
    .select(['id', 'publicId', 'cad', 'drawingImage', 'version'])
    .where('cad', 'is not', null)
    .where('publicId', 'in', [...families.keys()])
    .execute();
  for (const { id, publicId, cad, drawingImage, version } of rows) {
    const family = families.get(publicId)!;
    const mapping = cadOf(family);
    if (!mapping || !cad || !isDeepStrictEqual(formerly(cad), formerly(mapping))) continue;
    await dropSharedSheets(trx, id, family.key);
    const isShared = drawingImage === `/img/products/${letteredFile(family.drawing)}`;
    await trx
      .updateTable('families')
      .set({
        cad: json(mapping),
        version: version + 1,
        ...(isShared && !isSimpleModel(family.drawing) ? { drawingImage: null, drawingLetters: null } : {}),
      })
      .where('id', '=', id)
      .execute();
  }
}

/** Each size has a drawing sheet of its own: the one of all sizes stays with the family. */
async function dropSharedSheets(trx: Trx, familyId: number, key: string): Promise<void> {
  const rows = await trx.selectFrom('products').select(['id', 'documents']).where('familyId', '=', familyId).execute();
  const shared = rows.filter(({ documents: [first, ...more] }) => {
    return first?.url === `/files/documents/${key}.pdf` && more.length === 0;
  });
  for (let start = 0; start < shared.length; start += AT_ONCE)
    await trx
      .updateTable('products')
      .set((eb) => ({ documents: json<never[]>([]), version: eb('version', '+', 1) }))
      .where(
        'id',
        'in',
        shared.slice(start, start + AT_ONCE).map(({ id }) => id),
      )
      .execute();
}
