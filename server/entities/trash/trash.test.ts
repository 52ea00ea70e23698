import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { Category } from '#contract/categories.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Product } from '#contract/products.ts';
import type { TrashEntry } from '#contract/trash.ts';
import { json as toJson } from '../../base/db/tables.ts';
import { startHousekeeping } from '../../housekeeping.ts';
import { startApp } from '../../testing/app.ts';
import { categoryId, productId } from '../../testing/catalogue.ts';
import { describeOnEngines, until } from '../../testing/engines.ts';
import { insertMessage } from '../../testing/personal-data.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { TRASH_RESOURCES } from '../../domains.ts';
import { trashStore } from './trash.ts';

const PIM = productId('Z40-5X100');
const DAY_MS = 24 * 60 * 60_000;
interface Page<T> {
  items: T[];
  total: number;
  page: number;
  limit: number;
  pages: number;
}

describeOnEngines(
  'trash',
  (setup) => {
    async function start() {
      let at = Date.UTC(2026, 4, 1);
      const app = await startApp(setup, { clock: () => at });
      const [admin, moderator] = [
        await signIn(app, 'admin', { name: 'Ayşe Usta' }),
        await signIn(app, 'moderator', { name: 'Mehmet Çelik' }),
      ];
      const list = async (query = '') => (await admin.get<Page<TrashEntry>>(`/api/trash${query}`)).json;
      const throwAway = async (path: string) => {
        expect((await moderator.del(`/api/${path}`)).status).toBe(204);
        return (await list()).items[0]!._id;
      };
      const restore = (id: string) =>
        moderator.post<{ kind: string; rowId: string } & ErrorBody>(`/api/trash/${id}/restore`);
      return {
        ...app,
        admin,
        moderator,
        list,
        throwAway,
        restore,
        wait: (ms: number) => {
          at += ms;
        },
      };
    }

    test('a deletion by anybody is there for 30 days, with its author', async () => {
      const { admin, throwAway, list, wait } = await start();
      await throwAway(`products/${PIM}`);
      await admin.del(`/api/products/${productId('ZK-1')}`);
      expect(await list()).toEqual({
        items: [
          expect.objectContaining({ title: 'ZK-1 Zımba', deletedBy: 'Ayşe Usta' }),
          {
            _id: expect.any(String),
            kind: 'product',
            title: 'Z40-5X100 İtici Pim Ø5×100',
            deletedBy: 'Mehmet Çelik',
            deletedAt: '2026-05-01T00:00:00.000Z',
            removedAt: '2026-05-31T00:00:00.000Z',
          },
        ],
        total: 2,
        page: 1,
        limit: 20,
        pages: 1,
      });
      wait(30 * DAY_MS - 1);
      expect((await list()).total).toBe(2);
      wait(1);
      expect((await list()).total).toBe(0);
    });

    test('a restored product is the one it was: id, addresses, fields; its version is its own', async () => {
      const { admin, moderator, get, throwAway, restore, list } = await start();
      await admin.put(`/api/products/${PIM}`, {
        slug: 'yeni-adres',
        technicalSpecs: [{ name: 'Çap', value: '5' }],
        price: { current: 1.1, old: 2 },
        documents: [{ name: 'a', url: '/a.pdf', type: 'pdf', size: 1 }],
      });
      const before = (await get(`/api/products/${PIM}`)).json as Product;
      const id = await throwAway(`products/${PIM}`);
      expect((await get('/api/products/slug/yeni-adres')).status).toBe(404);
      const { status, json } = await restore(id);
      expect([status, json]).toEqual([200, { kind: 'product', rowId: PIM, also: [] }]);
      const after = (await get('/api/products/slug/itici-pim-5x100-z40-5x100')).json; // its former address
      expect(after).toEqual({ ...before, version: before.version + 1, updatedAt: '2026-05-01T00:00:00.000Z' });
      expect((await list()).total).toBe(0);
      expect((await restore(id)).json).toMatchObject({ code: 'NOT_FOUND', error: 'Silinen kayıt bulunamadı.' });
      // A form that was left open is out of date.
      expect((await moderator.put(`/api/products/${PIM}`, { version: before.version, order: 9 })).json).toMatchObject({
        code: 'STALE',
        stale: { changedBy: 'Mehmet Çelik', fields: [] },
      });
      expect(
        (await moderator.put<ErrorBody>(`/api/products/${PIM}`, { version: 1, order: 9 })).json.stale?.fields,
      ).toEqual(['technicalSpecs', 'documents', 'slug', 'price']);
      const { items } = (await admin.get<Page<AuditEntry>>(`/api/audit?group=all&rowId=${PIM}`)).json;
      expect(items.slice(0, 2).map((entry) => [entry.action, entry.actor, entry.changes.length > 0])).toEqual([
        ['restore', 'Mehmet Çelik', false],
        ['delete', 'Mehmet Çelik', true],
      ]);
    });

    test('a product is public again as its categories are now', async () => {
      const { admin, get, throwAway, restore } = await start();
      const id = await throwAway(`products/${PIM}`);
      await admin.put(`/api/categories/${categoryId('din-1530')}`, { isActive: false });
      await restore(id);
      expect((await get(`/api/products/${PIM}`)).status).toBe(404);
      expect((await admin.get(`/api/products/${PIM}`)).json).toMatchObject({ isActive: true });
    });

    test('a place that is taken or gone is a 409 with the reason, and the row stays in the trash', async () => {
      const { admin, moderator, throwAway, restore, list } = await start();
      const other = { name: 'Başka', category: categoryId('kolonlar'), description: 'x', img: ['a.webp'] };
      const id = await throwAway(`products/${PIM}`);
      const { json: sameCode } = await moderator.post<Product>('/api/products', { ...other, code: 'Z40-5X100' });
      expect(await restore(id)).toMatchObject({
        status: 409,
        json: { code: 'DUPLICATE_CODE', error: 'Kayıt geri alınamadı: Ürün kodu zaten mevcut' },
      });
      await admin.put(`/api/products/${sameCode._id}`, { code: 'BASKA', slug: 'itici-pim-5x100-z40-5x100' });
      expect(await restore(id)).toMatchObject({
        status: 409,
        json: { code: 'DUPLICATE', error: 'Kayıt geri alınamadı: Bu slug zaten kullanılıyor!' },
      });
      expect((await list()).total).toBe(1);
      await admin.put(`/api/products/${sameCode._id}`, { slug: 'baska' });
      expect((await restore(id)).status).toBe(200);
      // Its address is its own again, though another row had it in the meantime.
      expect((await admin.get<Product>('/api/products/slug/itici-pim-5x100-z40-5x100')).json.code).toBe('Z40-5X100');
    });

    test('a product comes back into its category wherever that lies now', async () => {
      const { admin, throwAway, restore } = await start();
      const placeOf = async () => {
        const { category, subCategory } = (await admin.get<Product>(`/api/products/${PIM}`)).json;
        return [category.slug, subCategory?.slug ?? null];
      };
      const id = await throwAway(`products/${PIM}`);
      await admin.put(`/api/categories/${categoryId('din-1530')}`, { parentCategory: categoryId('kolonlar') });
      expect((await restore(id)).status).toBe(200);
      expect(await placeOf()).toEqual(['kolonlar', 'din-1530']);
      const again = await throwAway(`products/${PIM}`);
      await admin.put(`/api/categories/${categoryId('din-1530')}`, { parentCategory: null, img: 'x.webp' });
      expect((await restore(again)).status).toBe(200);
      expect(await placeOf()).toEqual(['din-1530', null]);
    });

    test('the categories that contained a product come back with it, and are named', async () => {
      const { admin, get, throwAway, restore, list } = await start();
      const main = (await admin.post<Category>('/api/categories', { name: 'Yaylar', img: 'a.webp' })).json._id;
      const sub = (await admin.post<Category>('/api/categories', { name: 'Gaz', parentCategory: main })).json._id;
      const { json: product } = await admin.post<Product>('/api/products', {
        code: 'GY-1',
        name: 'Gaz yayı',
        category: main,
        subCategory: sub,
        description: 'x',
        img: ['a.webp'],
      });
      const id = await throwAway(`products/${product._id}`);
      await throwAway(`categories/${sub}`);
      await throwAway(`categories/${main}`);
      expect((await get('/api/categories/yaylar')).status).toBe(404);
      const { json: taker } = await admin.post<Category>('/api/categories', { name: 'YAYLAR', img: 'b.webp' });
      expect(await restore(id)).toMatchObject({
        status: 409,
        json: {
          code: 'DUPLICATE',
          error:
            'Kayıt geri alınamadı: İçinde bulunduğu “Gaz” de silinmiş ve geri alınamıyor. İçinde bulunduğu “Yaylar” de silinmiş ve geri alınamıyor. Bu isimde bir kategori zaten var.',
        },
      });
      expect((await list()).total, 'nothing has come back').toBe(3);
      await admin.put(`/api/categories/${taker._id}`, { name: 'Helezon Yaylar' });
      expect(await restore(id)).toMatchObject({
        status: 200,
        json: {
          kind: 'product',
          rowId: product._id,
          also: [
            { kind: 'category', rowId: sub, title: 'Gaz' },
            { kind: 'category', rowId: main, title: 'Yaylar' },
          ],
        },
      });
      expect((await list()).total).toBe(0);
      expect((await get('/api/products/GY-1')).json).toMatchObject({
        category: { _id: main, slug: 'yaylar-2' },
        subCategory: { _id: sub },
      });
      const { items } = (await admin.get<Page<AuditEntry>>('/api/audit?action=restore')).json;
      expect(items.map(({ title }) => title).toSorted()).toEqual(['GY-1 Gaz yayı', 'Gaz', 'Yaylar']);
    });

    test('a row is taken back by its own id as well', async () => {
      const { admin, restore } = await start();
      await admin.del(`/api/products/${PIM}`);
      expect((await restore(PIM)).json).toEqual({ kind: 'product', rowId: PIM, also: [] });
      expect((await restore(PIM)).status).toBe(404);
    });

    test('admins erase an entry, or all of them; moderators do not', async () => {
      const { admin, moderator, throwAway, list, restore, wait } = await start();
      const titles = async () => (await list()).items.map(({ title }) => title.split(' ')[0]);
      const id = await throwAway(`products/${PIM}`);
      for (const path of [`/api/trash/${id}`, '/api/trash']) expect((await moderator.del(path)).status).toBe(403);
      expect((await admin.del(`/api/trash/${id}`)).status).toBe(204);
      expect((await admin.del(`/api/trash/${id}`)).json).toMatchObject({
        code: 'NOT_FOUND',
        error: 'Silinen kayıt bulunamadı.',
      });
      expect((await restore(id)).status).toBe(404);
      const { items } = (await admin.get<Page<AuditEntry>>(`/api/audit?rowId=${PIM}`)).json;
      expect(items.map(({ action, actor, changes }) => [action, actor, changes.length > 0])).toEqual([
        ['erase', 'Ayşe Usta', false],
        ['delete', 'Mehmet Çelik', true],
      ]);

      for (const code of ['KB-9', 'KB-20']) await throwAway(`products/${productId(code)}`);
      const upTo = (await list()).items[0]!.deletedAt;
      wait(1);
      await throwAway(`products/${productId('ZK-1')}`);
      expect((await admin.del('/api/trash?until=gestern')).status).toBe(400);
      expect(await titles()).toHaveLength(3);
      expect(await admin.del(`/api/trash?until=${upTo}`)).toMatchObject({ status: 200, json: { removed: 2 } });
      expect(await titles(), 'deleted after the question was asked').toEqual(['ZK-1']);
      expect((await admin.del('/api/trash')).json).toEqual({ removed: 1 });
      expect((await admin.del('/api/trash')).json).toEqual({ removed: 0 });
    });

    test('every entry of a full trash is erased', async () => {
      const { admin, database, list } = await start();
      await database.db
        .insertInto('trash')
        .values(
          Array.from({ length: 230 }, (_, i) => ({
            publicId: `e${i}`,
            kind: 'program' as const,
            rowId: `r${i}`,
            title: `P${i}`,
            titleFolded: `p${i}`,
            data: toJson<unknown>({ row: { id: 900 + i } }),
            deletedBy: 'Ayşe',
            deletedAt: new Date(Date.UTC(2026, 3, 30)),
          })),
        )
        .execute();
      expect((await admin.del('/api/trash')).json).toEqual({ removed: 230 });
      expect((await list()).total).toBe(0);
    });

    test('a category is not erased while deleted products need it to come back', async () => {
      const { admin, throwAway, restore, list } = await start();
      const bushings = categoryId('burclar');
      const products = [];
      for (const code of ['KB-9', 'KB-20']) products.push(await throwAway(`products/${productId(code)}`));
      const id = await throwAway(`categories/${bushings}`);
      expect((await admin.del(`/api/trash/${id}`)).json).toMatchObject({
        code: 'IN_USE',
        error: 'Çöp kutusundaki 2 kayıt bu kaydın içinde. Önce onları geri alın veya kalıcı olarak silin.',
      });
      expect((await list()).total).toBe(3);
      for (const product of products) expect((await admin.del(`/api/trash/${product}`)).status).toBe(204);
      expect((await admin.del(`/api/trash/${id}`)).status).toBe(204);
      expect((await restore(id)).status).toBe(404);
    });

    test('is searched by title, as people write it', async () => {
      const { throwAway, list } = await start();
      for (const path of [`products/${PIM}`, `products/${productId('KK-1')}`, `categories/${categoryId('bos')}`])
        await throwAway(path);
      const found = async (q: string) =>
        (await list(`?q=${encodeURIComponent(q)}`)).items.map(({ title }) => title.split(' ')[0]);
      expect(await found('itici PİM')).toEqual(['Z40-5X100']);
      expect(await found('celik')).toEqual(['KK-1']);
      expect(await found('BOŞ')).toEqual(['Boş']);
      expect(await found('%')).toHaveLength(3);
      expect(await found('yok')).toEqual([]);
    });

    test('categories come back too, under an address that is free', async () => {
      const { admin, moderator, throwAway, restore } = await start();
      const created = await moderator.post<Category>('/api/categories', { name: 'Yaylar', img: 'a.webp' });
      const sub = await moderator.post<Category>('/api/categories', { name: 'Gaz', parentCategory: created.json._id });
      const subId = await throwAway(`categories/${sub.json._id}`);
      const mainId = await throwAway(`categories/${created.json._id}`);
      const { json: taker } = await moderator.post<Category>('/api/categories', { name: 'YAYLAR', img: 'b.webp' });
      expect((await restore(mainId)).json.error).toBe('Kayıt geri alınamadı: Bu isimde bir kategori zaten var.');
      await admin.put(`/api/categories/${taker._id}`, { name: 'Helezon Yaylar' });
      expect((await restore(subId)).json).toMatchObject({ also: [{ kind: 'category', rowId: created.json._id }] });
      expect((await restore(mainId)).status).toBe(404);
      expect((await admin.get<Category>(`/api/categories/${created.json._id}`)).json).toMatchObject({
        name: 'Yaylar',
        slug: 'yaylar-2',
        img: 'a.webp',
      });
      expect((await admin.get<Category>(`/api/categories/${sub.json._id}`)).json).toMatchObject({
        slug: 'gaz',
        parentCategory: { slug: 'yaylar-2' },
      });
    });

    test('of two simultaneous restores one succeeds', async () => {
      const { throwAway, restore } = await start();
      const id = await throwAway(`products/${PIM}`);
      expect((await Promise.all([restore(id), restore(id)])).map((reply) => reply.status).sort()).toEqual([200, 404]);
    });

    test('is listed in pages and by kind, the youngest first', async () => {
      const { throwAway, list, moderator, wait, admin } = await start();
      for (const code of ['KB-9', 'KB-20', 'KK-1']) {
        await throwAway(`products/${productId(code)}`);
        wait(1000);
      }
      await throwAway(`categories/${categoryId('bos')}`);
      expect((await list()).items.map((entry) => entry.title.split(' ')[0])).toEqual(['Boş', 'KK-1', 'KB-20', 'KB-9']);
      expect(await list('?kind=product&limit=2&page=2')).toMatchObject({
        total: 3,
        pages: 2,
        page: 2,
        items: [{ kind: 'product' }],
      });
      for (const query of ['?limit=0', '?limit=101', '?page=0', '?kind=x', '?x=1'])
        expect((await admin.get(`/api/trash${query}`)).status, query).toBe(400);
      expect((await moderator.get('/api/trash')).status).toBe(200);
    });

    test('loses entries older than 30 days to the housekeeping', async () => {
      const { database, config, throwAway, now, wait } = await start();
      await throwAway(`products/${PIM}`);
      wait(20 * DAY_MS);
      await throwAway(`products/${productId('ZK-1')}`);
      wait(10 * DAY_MS);
      const titles = async () =>
        (await database.db.selectFrom('trash').select('title').execute()).map((row) => row.title);
      const end = startHousekeeping({ database, config, now }, (error) => {
        throw error;
      });
      await until(async () => (await titles()).length < 2);
      end();
      expect(await titles()).toEqual(['ZK-1 Zımba']);
    });

    test('takes the sender’s words out of the audit table too, once the row is gone for good', async () => {
      const { database, config, moderator, admin, now, wait } = await start();
      const write = (name: string) =>
        insertMessage(database, { email: `${name}@ornek.example`, name, subject: `Konu ${name}`, at: new Date(now()) });
      const [old, young] = [await write('Gizemnur'), await write('Velihan')];
      await moderator.patch(`/api/contacts/${old}/status`, { status: 'closed', version: 1 });
      const titlesOf = async (id: string) =>
        (await admin.get<{ items: AuditEntry[] }>(`/api/audit?group=all&rowId=${id}`)).json.items
          .filter(({ action }) => action !== 'read')
          .map(({ action, title }) => [action, title]);
      await moderator.del(`/api/contacts/${old}`);
      wait(20 * DAY_MS);
      await moderator.del(`/api/contacts/${young}`);
      await trashStore({ database, now }, TRASH_RESOURCES).removeOld();
      expect(await titlesOf(old), 'it may come back').toEqual([
        ['delete', 'Konu Gizemnur'],
        ['update', 'Konu Gizemnur'],
      ]);
      wait(10 * DAY_MS);
      const version = database.version('inbox');
      const end = startHousekeeping({ database, config, now }, (error) => {
        throw error;
      });
      await until(async () => (await titlesOf(old))[0]![1] === 'Silinmiş mesaj');
      end();
      expect(await titlesOf(old)).toEqual([
        ['delete', 'Silinmiş mesaj'],
        ['update', 'Silinmiş mesaj'],
      ]);
      expect(await titlesOf(young)).toEqual([['delete', 'Konu Velihan']]);
      expect(database.version('inbox')).toBeGreaterThan(version);
      const [entry] = (await admin.get<Page<TrashEntry>>('/api/trash')).json.items;
      await admin.del(`/api/trash/${entry!._id}`);
      expect(await titlesOf(young), 'as where an admin erases it').toEqual([
        ['erase', 'Silinmiş mesaj'],
        ['delete', 'Silinmiş mesaj'],
      ]);
    });
  },
  seedSmallCatalogue,
);
