import { expect, test } from 'vitest';
import type { CadMapping } from '#contract/cad.ts';
import { json } from '../server/base/db/tables.ts';
import { settingStore } from '../server/base/settings/store.ts';
import { insertCategories } from '../server/testing/catalogue.ts';
import { describeWithDatabase } from '../server/testing/engines.ts';
import { column, familyId, insertFamily } from '../server/testing/families.ts';
import { cadOf } from './cad/index.ts';
import { NEWEST_EDITION } from './edition.ts';
import { renewModels } from './renew-models.ts';

const OWN: CadMapping = { template: 'duz-burc', params: { d1: { value: 1 }, d2: { value: 2 }, L: { value: 3 } } };

describeWithDatabase('an installation with the demo families of an earlier version', (setup) => {
  test('gets their CAD models, but where staff have their own, or other columns', async () => {
    const database = await setup.open();
    await insertCategories(database, [{ slug: 'pimler' }]);
    const family = (slug: string, letters: readonly string[]) =>
      insertFamily(database, {
        slug,
        category: 'pimler',
        columns: letters.map((key) => column(key, key)),
        sizes: [],
      });
    await family('z40-itici-pim', ['d1', 'L', 'd2', 'k', 'r']);
    await family('z41-itici-pim-nitrurlu', ['D', 'L', 'd2', 'k', 'r']);
    await family('zc-yuksuk-ic-pimi', ['d1', 'L', 'd2', 'k']);
    await family('kendi-serimiz', ['d1', 'L', 'd2', 'k', 'r']);
    await database.write('catalogue', (trx) =>
      trx
        .updateTable('families')
        .set({ cad: json(OWN) })
        .where('publicId', '=', familyId('zc-yuksuk-ic-pimi'))
        .execute(),
    );

    await renewModels(database);

    const rows = await database.db.selectFrom('families').select(['slug', 'cad']).orderBy('slug').execute();
    expect(rows).toEqual([
      { slug: 'kendi-serimiz', cad: null },
      { slug: 'z40-itici-pim', cad: cadOf({ key: 'z40-itici-pim', drawing: 'itici-pim-a' }) },
      { slug: 'z41-itici-pim-nitrurlu', cad: null },
      { slug: 'zc-yuksuk-ic-pimi', cad: OWN },
    ]);
    expect((await settingStore(database).all()).install_pictures).toBe(NEWEST_EDITION);
  });
});
