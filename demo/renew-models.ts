// Gives an installation that an earlier version filled the CAD mappings of its demo families.
import type { Database } from '../server/base/db/database.ts';
import { publicIdOf } from '../server/base/db/public-id.ts';
import { json } from '../server/base/db/tables.ts';
import { putSetting } from '../server/base/settings/store.ts';
import { mappingFault } from '../server/domains/catalogue/cad-models/mapping.ts';
import { cadOf } from './cad/index.ts';
import { demoFamilies } from './catalogue/index.ts';
import { EDITIONS } from './edition.ts';

/** Only families without a mapping, and with the columns that it needs, get theirs: staff may have changed both. */
export const renewModels = (database: Database): Promise<void> =>
  database.write(['catalogue', 'settings'], async (trx) => {
    const wanted = new Map(demoFamilies.map((family) => [publicIdOf(`family:${family.key}`), cadOf(family)]));
    const rows = await trx
      .selectFrom('families')
      .select(['id', 'publicId', 'columns', 'version'])
      .where('cad', 'is', null)
      .where('publicId', 'in', [...wanted.keys()])
      .execute();
    for (const { id, publicId, columns, version } of rows) {
      const mapping = wanted.get(publicId);
      const letters = columns.map(({ key }) => key);
      if (!mapping || mappingFault(mapping, letters) !== null) continue;
      await trx
        .updateTable('families')
        .set({ cad: json(mapping), version: version + 1 })
        .where('id', '=', id)
        .execute();
    }
    await putSetting(trx, 'install_pictures', EDITIONS.models);
  });
