import { expect, test } from 'vitest';
import { liveSearch } from './live-search.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, insertProducts, productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { column, familyId, insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'the index in memory',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const { database } = app;
      const admin = await signIn(app, 'admin');
      const live = liveSearch(database);
      const codes = async (text: string, audience: 'public' | 'staff' = 'public') => {
        const { articles } = (await live.current()).search(text, { audience });
        if (articles.length === 0) return [];
        const rows = await database.db
          .selectFrom('products')
          .select(['id', 'code'])
          .where('id', 'in', articles)
          .execute();
        return articles.map((id) => rows.find((row) => row.id === id)!.code);
      };
      const product = (code: string, fields: object) => admin.put(`/api/products/${productId(code)}`, fields);
      const family = (fields: object) => admin.put(`/api/families/${familyId('z40-itici-pim')}`, fields);
      return { ...app, admin, live, codes, product, family };
    }

    test('finds sizes of families and products without a family', async () => {
      const { codes } = await start();
      expect((await codes('6x200'))[0]).toBe('P40-6X200');
      expect((await codes('Z40-5X160'))[0]).toBe('Z40-5X160');
      expect((await codes('kılavuz burç 9'))[0]).toBe('KB-9');
    });

    test('of products without a family those that came first in the catalogue come first', async () => {
      const { codes, database } = await start();
      await insertProducts(
        database,
        ['AA-1', 'BB-1', 'CC-1'].map((code) => ({ code, name: 'Gaz yayı', category: 'kolonlar' })),
      );
      expect(await codes('gaz yayı')).toEqual(['AA-1', 'BB-1', 'CC-1']);
    });

    test('a new, changed and deleted product is in the next answer', async () => {
      const { admin, codes, product } = await start();
      await codes('6x200');
      await product('P40-6X200', { code: 'YENI-1' });
      expect((await codes('YENI-1'))[0]).toBe('YENI-1');
      await product('P40-6X160', { isActive: false });
      expect(await codes('P40-6X160')).not.toContain('P40-6X160');
      expect((await codes('P40-6X160', 'staff'))[0]).toBe('P40-6X160');
      await admin.del(`/api/products/${productId('KB-9')}`);
      expect(await codes('KB-9')).not.toContain('KB-9');
      await admin.post(`/api/trash/${productId('KB-9')}/restore`);
      expect((await codes('KB-9'))[0]).toBe('KB-9');
    });

    test('a change of a family, of its columns and of its words is in the next answer', async () => {
      const { codes, family } = await start();
      await codes('pim');
      await family({ aliases: [{ text: 'ejektör', isFirst: true }] });
      expect((await codes('ejektör 6x200'))[0]).toBe('P40-6X200');
      const [d1, L, k, yuzey] = PIN_FAMILY.columns;
      await family({ columns: [{ ...d1!, label: 'Dış ölçü' }, L, k, yuzey], material: '1.2767' });
      expect((await codes('1.2767 6x200'))[0]).toBe('P40-6X200');
    });

    test('a new family, and one that is deleted: its sizes are then products without one', async () => {
      const { codes, database, admin, live } = await start();
      await codes('pim');
      await insertFamily(database, {
        slug: 'yay',
        name: 'Kalıp yayı',
        category: 'kolonlar',
        columns: [column('D', 'Çap'), column('L0', 'Boy')],
        codePattern: 'KY-{D}X{L0}',
        sizes: [
          { code: 'KY-25X51', name: 'Kalıp yayı 25×51', dims: [25_000, 51_000] },
          { code: 'KY-25X64', name: 'Kalıp yayı 25×64', dims: [25_000, 64_000] },
        ],
      });
      expect((await codes('kalıp yayı 25x51'))[0]).toBe('KY-25X51');
      await admin.del(`/api/families/${familyId('yay')}`);
      expect((await codes('kalıp yayı 25x51'))[0]).toBe('KY-25X51');
      expect((await live.current()).search('KY-25X51', { audience: 'public' }).code!.familyId).toBeLessThan(0);
    });

    test('a renamed category is found by its new name', async () => {
      const { codes, admin } = await start();
      await codes('pim');
      await admin.put(`/api/categories/${categoryId('din-1530')}`, { name: 'Zıpkınlar' });
      expect(await codes('zıpkınlar')).toContain('P40-6X200');
    });

    test('synonyms of the shop are known, and a change of them is in the next answer', async () => {
      const { codes, database } = await start();
      expect((await codes('parlatılmış 6x200'))[0]).toBe('P40-6X200'); // unknown words do not empty the answer
      await database.write('catalogue', (trx) =>
        trx
          .insertInto('synonyms')
          .values({
            publicId: 's1',
            words: 'zımbırtı',
            means: 'pim',
            isSoft: false,
            createdAt: new Date(),
            updatedAt: new Date(),
          })
          .execute(),
      );
      expect(await codes('zımbırtı')).toContain('P40-6X200');
    });

    test('follows many changes at once, and reads all anew where the log has lost some', async () => {
      const { codes, database } = await start();
      await codes('pim');
      const many = Array.from({ length: 450 }, (_, i) => ({
        code: `COK-${i}`,
        name: `Çok parça ${i}`,
        category: 'kolonlar',
      }));
      await insertProducts(database, many);
      expect((await codes('COK-449'))[0]).toBe('COK-449');
      await database.write('catalogue', async (trx) => {
        await trx.updateTable('products').set({ code: 'SON-1' }).where('code', '=', 'COK-1').execute();
        await trx.deleteFrom('catalogueLog').execute();
        await trx.updateTable('products').set({ code: 'SON-2' }).where('code', '=', 'COK-2').execute();
      });
      expect((await codes('SON-1'))[0]).toBe('SON-1');
      expect((await codes('SON-2'))[0]).toBe('SON-2');
    });

    test('questions at the same time wait for one reading', async () => {
      const { live } = await start();
      const found = await Promise.all(Array.from({ length: 20 }, () => live.current()));
      expect(new Set(found).size).toBe(1);
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
