import { expect, test } from 'vitest';
import type { Database } from '../server/base/db/database.ts';
import { settingStore } from '../server/base/settings/store.ts';
import { insertCategories, insertProducts, type ProductInput } from '../server/testing/catalogue.ts';
import { describeWithDatabase } from '../server/testing/engines.ts';
import { demoProducts } from './catalogue/index.ts';
import { EDITIONS, isContentReady, NEWEST_EDITION } from './edition.ts';
import { renewRows } from './renew-pictures.ts';

const trio = (drawing: string) => [`${drawing}-izometrik.webp`, `${drawing}-cizim.webp`, `${drawing}-kesit.webp`];
const shownBy = (code: string, drawing: string, more: Partial<ProductInput> = {}): ProductInput => ({
  code,
  category: 'kalip-plakalari',
  mainImage: trio(drawing)[0]!,
  img: trio(drawing),
  ...more,
});
const OWN = ['/img/products/58de961a4910aabbccdd.webp'];

const rowsOf = async (database: Database) =>
  new Map(
    (
      await database.db.selectFrom('products').select(['code', 'mainImage', 'img', 'documents', 'version']).execute()
    ).map((row) => [row.code, row]),
  );

describeWithDatabase('an installation with the demo pictures of an earlier version', (setup) => {
  test('gets the new ones where nobody has changed them, and only there', async () => {
    const database = await setup.open();
    await insertCategories(database, [
      { slug: 'kalip-plakalari', img: '/img/products/kalip-plakasi-izometrik.webp' },
      { slug: 'taslanmis-plakalar', parent: 'kalip-plakalari', img: '/img/products/kalip-plakasi-izometrik.webp' },
      { slug: 'yan-kilitler', parent: 'kalip-plakalari', img: OWN[0]! },
    ]);
    const sheet = { name: 'Föy', url: '/files/documents/kalip-plakasi-1730.pdf', type: 'pdf' as const, size: 1 };
    await insertProducts(database, [
      shownBy('P1730-156X156X17', 'kalip-plakasi', { documents: [sheet] }),
      shownBy('D1730-156X156X22', 'kalip-plakasi'),
      shownBy('TAY-6-24', 'tarih-kasesi'),
      shownBy('FC-6X10', 'imbus-civata', { mainImage: OWN[0]!, img: OWN }),
      shownBy('SSD-M3X3', 'setskur', { img: [...trio('setskur'), ...OWN] }),
      shownBy('EIGEN-1', 'tarih-kasesi'),
    ]);
    const before = await rowsOf(database);
    const kept = ['D1730-156X156X22', 'FC-6X10', 'SSD-M3X3', 'EIGEN-1'];

    await renewRows(database, new Map([['kalip-plakasi-1730', 4_321]]));

    const after = await rowsOf(database);
    for (const code of kept) expect(after.get(code), code).toEqual(before.get(code));
    for (const { code, pictures } of demoProducts('demo')) {
      const row = kept.includes(code) ? undefined : after.get(code);
      if (row)
        expect(row, code).toMatchObject({
          img: pictures.map((stem) => `${stem}.webp`),
          mainImage: `${pictures[0]!}.webp`,
          version: 2,
        });
    }
    expect(after.get('P1730-156X156X17')).toMatchObject({
      mainImage: 'taslanmis-plaka-izometrik.webp',
      documents: [{ ...sheet, size: 4_321 }],
    });
    expect(after.get('TAY-6-24')!.mainImage).toBe('tarih-kasesi-ay-yil-24-izometrik.webp');
    const categories = await database.db.selectFrom('categories').select(['slug', 'img']).orderBy('slug').execute();
    expect(categories).toEqual([
      { slug: 'kalip-plakalari', img: '/img/products/kalip-plakasi-izometrik.webp' },
      { slug: 'taslanmis-plakalar', img: '/img/products/taslanmis-plaka-izometrik.webp' },
      { slug: 'yan-kilitler', img: OWN[0] },
    ]);
    expect((await settingStore(database).all()).install_pictures).toBe(EDITIONS.pictures);
  });
});

test('content is checked once per edition', () => {
  expect([
    isContentReady({ install_content: 'none', install_pictures: NEWEST_EDITION }),
    isContentReady({ install_content: 'empty', install_pictures: 1 }),
    isContentReady({ install_content: 'demo', install_pictures: 1 }),
    isContentReady({ install_content: 'demo', install_pictures: NEWEST_EDITION }),
  ]).toEqual([false, true, false, true]);
});
