import { expect, test } from 'vitest';
import type { Category } from '#contract/categories.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Product } from '#contract/products.ts';
import type { TrashEntry } from '#contract/trash.ts';
import { categoryId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { buyerOf, startShop } from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'categories of deleted products',
  (setup) => {
    /** A sub-category whose only product was ordered and then deleted. */
    async function start() {
      const shop = await startShop(setup);
      const [admin, buyer] = [await buyerOf(shop, 'admin'), await buyerOf(shop)];
      const create = async (fields: object) => (await admin.post<Category & ErrorBody>('/api/categories', fields)).json;
      const main = await create({ name: 'Yaylar', img: 'a.webp' });
      const sub = await create({ name: 'Gaz Yayları', parentCategory: main._id });
      const { json: product } = await admin.post<Product>('/api/products', {
        code: 'GY-1',
        name: 'Gaz yayı',
        category: main._id,
        subCategory: sub._id,
        description: 'x',
        img: ['a.webp'],
        price: { current: 20 },
      });
      expect((await buyer.pay([], { products: [{ _id: product._id, quantity: 1, price: 20 }] })).status).toBe(200);
      expect((await admin.del(`/api/products/${product._id}`)).status).toBe(204);
      const find = async (id: string) => admin.get<Category>(`/api/categories/${id}`);
      const remove = (id: string) => admin.del<ErrorBody>(`/api/categories/${id}`);
      const restore = (id: string) => admin.post<ErrorBody>(`/api/trash/${id}/restore`);
      const rowOf = (publicId: string) =>
        shop.database.db.selectFrom('categories').selectAll().where('publicId', '=', publicId).executeTakeFirst();
      const trashed = async () =>
        (await admin.get<{ items: TrashEntry[] }>('/api/trash')).json.items.map(({ title }) => title);
      return { ...shop, admin, buyer, create, main, sub, product, find, remove, restore, rowOf, trashed };
    }

    test('are deleted, although an order keeps the product: it counts nowhere', async () => {
      const { main, sub, find, remove, rowOf, trashed } = await start();
      expect((await find(sub._id)).json.productCount).toBe(0);
      expect((await find(main._id)).json.productCount).toBe(0);
      expect((await remove(main._id)).json).toMatchObject({
        code: 'IN_USE',
        error: 'Bu kategoride 0 ürün ve 1 alt kategori var.',
      });
      expect((await remove(sub._id)).status).toBe(204);
      expect((await remove(main._id)).status).toBe(204);
      expect(await trashed()).toEqual(['Yaylar', 'Gaz Yayları', 'GY-1 Gaz yayı']);
      for (const { _id } of [main, sub]) expect((await rowOf(_id))?.deletedAt, 'kept for the product').not.toBeNull();
    });

    test('are then in no list, count or choice, and cannot be changed; their names and addresses are free', async () => {
      const { main, sub, admin, get, create, find, remove } = await start();
      for (const { _id } of [sub, main]) await remove(_id);
      for (const url of [
        '/api/categories',
        '/api/categories?type=main',
        '/api/categories?type=sub',
        '/api/dashboard/category-distribution',
      ]) {
        for (const { body } of [await get(url), await admin.get(url)]) expect(body, url).not.toMatch(/Yaylar|Gaz/);
      }
      for (const path of [main._id, 'yaylar', 'gaz-yaylari', 'subcategories/yaylar']) {
        expect((await get(`/api/categories/${path}`)).status, path).toBe(404);
        expect((await find(path)).status, path).toBe(404);
      }
      for (const { _id } of [main, sub]) {
        expect((await admin.put<ErrorBody>(`/api/categories/${_id}`, { order: 3 })).json.code).toBe('NOT_FOUND');
        expect((await remove(_id)).status).toBe(404);
      }
      expect((await create({ name: 'Kol', parentCategory: main._id })).fields).toEqual({
        parentCategory: 'Lütfen ana kategori seçin!',
      });
      const body = { code: 'X-1', name: 'X', description: 'x', img: ['a.webp'] };
      expect((await admin.post<ErrorBody>('/api/products', { ...body, category: main._id })).json.fields).toEqual({
        category: 'Ana kategori bulunamadı.',
      });
      expect(
        (
          await admin.post<ErrorBody>('/api/products', {
            ...body,
            category: categoryId('kolonlar'),
            subCategory: sub._id,
          })
        ).json.fields,
      ).toEqual({ subCategory: 'Alt kategori, seçilen ana kategoriye ait değil.' });
      expect(await create({ name: 'Yaylar', img: 'a.webp' })).toMatchObject({
        name: 'Yaylar',
        slug: 'yaylar',
        version: 1,
      });
    });

    test('are restored by themselves, the sub-category with its main one', async () => {
      const { main, sub, find, remove, restore, trashed } = await start();
      for (const { _id } of [sub, main]) await remove(_id);
      expect((await restore(sub._id)).json).toMatchObject({
        kind: 'category',
        rowId: sub._id,
        also: [{ kind: 'category', rowId: main._id, title: 'Yaylar' }],
      });
      expect((await find('gaz-yaylari')).json).toMatchObject({
        _id: sub._id,
        parentCategory: { _id: main._id, slug: 'yaylar' },
        productCount: 0,
      });
      expect(await trashed()).toEqual(['GY-1 Gaz yayı']);
      expect((await remove(sub._id)).status, 'as often as wanted').toBe(204);
    });

    test('come back with the product, and it is sold again', async () => {
      const { main, sub, product, get, buyer, remove, restore, find, trashed } = await start();
      for (const { _id } of [sub, main]) await remove(_id);
      expect((await get(`/api/products/${product._id}`)).status).toBe(410);
      expect((await restore(product._id)).json).toMatchObject({
        kind: 'product',
        also: [{ title: 'Gaz Yayları' }, { title: 'Yaylar' }],
      });
      expect(await trashed()).toEqual([]);
      expect((await get('/api/products/GY-1')).json).toMatchObject({
        category: { slug: 'yaylar' },
        subCategory: { slug: 'gaz-yaylari' },
      });
      expect((await find(sub._id)).json.productCount).toBe(1);
      expect(
        (await buyer.pay([], { products: [{ _id: product._id, quantity: 1, price: 20 }], note: 'yine' })).status,
      ).toBe(200);
    });

    test('are not restored into a name that another has by now', async () => {
      const { main, sub, create, remove, restore, find, admin } = await start();
      for (const { _id } of [sub, main]) await remove(_id);
      const taker = await create({ name: 'Yaylar', img: 'a.webp' });
      expect(await restore(main._id)).toMatchObject({
        status: 409,
        json: { code: 'DUPLICATE', error: 'Kayıt geri alınamadı: Bu isimde bir kategori zaten var.' },
      });
      await admin.put(`/api/categories/${taker._id}`, { name: 'Helezon Yaylar' });
      expect((await restore(main._id)).status).toBe(200);
      expect((await find(main._id)).json).toMatchObject({ name: 'Yaylar', slug: 'yaylar-2' });
    });

    test('once erased are gone for their product, which then says so', async () => {
      const { main, sub, product, admin, remove, restore } = await start();
      for (const { _id } of [sub, main]) await remove(_id);
      const idOf = async (title: string) =>
        (await admin.get<{ items: TrashEntry[] }>('/api/trash')).json.items.find((entry) => entry.title === title)!._id;
      expect((await admin.del<ErrorBody>(`/api/trash/${await idOf('Gaz Yayları')}`)).json.error).toBe(
        'Çöp kutusundaki 1 kayıt bu kaydın içinde. Önce onları geri alın veya kalıcı olarak silin.',
      );
      const until = (await admin.get<{ items: TrashEntry[] }>('/api/trash')).json.items[0]!.deletedAt;
      expect((await admin.del(`/api/trash?until=${until}`)).json).toEqual({ removed: 3 });
      for (const { _id } of [main, sub, product]) expect((await restore(_id)).status).toBe(404);
    });
  },
  seedSmallCatalogue,
);
