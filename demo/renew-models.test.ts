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

    await renewModels(database, 1);

    const rows = await database.db.selectFrom('families').select(['slug', 'cad']).orderBy('slug').execute();
    expect(rows).toEqual([
      { slug: 'kendi-serimiz', cad: null },
      { slug: 'z40-itici-pim', cad: cadOf({ key: 'z40-itici-pim', drawing: 'itici-pim-a' }) },
      { slug: 'z41-itici-pim-nitrurlu', cad: null },
      { slug: 'zc-yuksuk-ic-pimi', cad: OWN },
    ]);
    expect((await settingStore(database).all()).install_pictures).toBe(NEWEST_EDITION);
  });

  test('gets drawings of each size in place of the shared ones, but where staff chose another, or the model is simpler', async () => {
    const database = await setup.open();
    await insertCategories(database, [{ slug: 'pimler' }]);
    const drawn = async (slug: string, cad: CadMapping | null, drawing: string) => {
      await insertFamily(database, {
        slug,
        category: 'pimler',
        columns: [column('d1', 'Çap')],
        sizes: [{ code: `${slug}-1`, dims: [1_000] }],
      });
      const sheet = { name: 'Föy', url: `/files/documents/${slug}.pdf`, type: 'pdf' as const, size: 1 };
      const own = { ...sheet, url: '/files/documents/bizim.pdf' };
      await database.write('catalogue', (trx) =>
        trx
          .updateTable('products')
          .set({ documents: json(slug === 'z41-itici-pim-nitrurlu' ? [own] : [sheet]) })
          .where('code', '=', `${slug}-1`)
          .execute(),
      );
      await database.write('catalogue', (trx) =>
        trx
          .updateTable('families')
          .set({ cad: cad && json(cad), drawingImage: `/img/products/${drawing}` })
          .where('publicId', '=', familyId(slug))
          .execute(),
      );
    };
    const { hasPictures: _, ...cage } = cadOf({ key: 'bkp-bilyali-kafes-pirinc', drawing: 'bilyali-kafes' })!;
    const pin = cadOf({ key: 'z40-itici-pim', drawing: 'itici-pim-a' })!;
    await drawn('z40-itici-pim', pin, 'itici-pim-a-olcu.svg');
    await drawn('z41-itici-pim-nitrurlu', { ...pin, finish: 'nitrided' }, 'bizim-cizim.svg');
    await drawn('zc-yuksuk-ic-pimi', OWN, 'yuksuk-ic-pimi-olcu.svg');
    await drawn('bkp-bilyali-kafes-pirinc', cage, 'bilyali-kafes-olcu.svg');
    await drawn('km-konik-merkezleme', null, 'konik-merkezleme-olcu.svg');

    await renewModels(database, 3);

    const rows = await database.db.selectFrom('families').select(['slug', 'drawingImage', 'cad']).execute();
    const seen = new Map(rows.map(({ slug, drawingImage, cad }) => [slug, [drawingImage, cad?.hasPictures]]));
    expect(seen.get('z40-itici-pim')).toEqual([null, undefined]);
    expect(seen.get('z41-itici-pim-nitrurlu')).toEqual(['/img/products/bizim-cizim.svg', undefined]);
    expect(seen.get('zc-yuksuk-ic-pimi')).toEqual(['/img/products/yuksuk-ic-pimi-olcu.svg', undefined]);
    expect(seen.get('bkp-bilyali-kafes-pirinc')).toEqual(['/img/products/bilyali-kafes-olcu.svg', false]);
    const sheets = await database.db.selectFrom('products').select(['code', 'documents']).execute();
    const sheetOf = (slug: string) => sheets.find(({ code }) => code === `${slug}-1`)!.documents.map(({ url }) => url);
    expect(sheetOf('z40-itici-pim')).toEqual([]);
    expect(sheetOf('z41-itici-pim-nitrurlu')).toEqual(['/files/documents/bizim.pdf']);
    expect(sheetOf('zc-yuksuk-ic-pimi')).toEqual(['/files/documents/zc-yuksuk-ic-pimi.pdf']);
    // Without a model of its own since staff took it away.
    expect(seen.get('km-konik-merkezleme')).toEqual(['/img/products/konik-merkezleme-olcu.svg', undefined]);
  });
});
