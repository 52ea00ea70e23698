import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { Order } from '#contract/orders.ts';
import type { Product, ProductPage } from '#contract/products.ts';
import type { TrashEntry } from '#contract/trash.ts';
import { categoryId, productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { inStep } from '../../../testing/forms.ts';
import { buyerOf, cartOf, startShop } from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const KB = productId('KB-20');
const ONE = [{ code: 'KB-20', price: 20 }];

describeOnEngines(
  'a product that was ordered',
  (setup) => {
    async function start() {
      const shop = await startShop(setup);
      const [admin, moderator, buyer] = [
        await buyerOf(shop, 'admin'),
        await buyerOf(shop, 'moderator'),
        await buyerOf(shop),
      ];
      await buyer.put('/api/cart', { products: cartOf([{ code: 'KB-20' }, { code: 'ZK-1' }]) });
      expect((await buyer.pay(ONE)).status).toBe(200);
      const rowOf = (publicId: string) =>
        shop.database.db.selectFrom('products').selectAll().where('publicId', '=', publicId).executeTakeFirst();
      return { ...shop, admin, moderator, buyer, rowOf };
    }

    test.each(['admin', 'moderator'] as const)(
      'stays as a deleted row when the %s deletes it: its addresses answer 410, no list has it, the trash does',
      async (who) => {
        const shop = await start();
        const { get, admin, buyer, rowOf } = shop;
        await admin.put(`/api/products/${KB}`, { slug: 'yeni-adres' });
        expect((await shop[who].del(`/api/products/${KB}`)).status).toBe(204);
        for (const path of [KB, 'KB-20', 'kb-20', 'slug/yeni-adres', 'slug/kilavuz-burc-20-kb-20']) {
          expect(await get(`/api/products/${path}`), path).toMatchObject({ status: 410, json: { code: 'GONE' } });
          expect((await admin.get(`/api/products/${path}`)).status, path).toBe(410);
        }
        for (const url of [
          '/api/products?limit=100',
          '/api/products?q=KB-20',
          '/api/products/search/KB-20',
          '/api/products?category=kolonlar',
        ]) {
          expect((await get(url)).body, url).not.toContain(KB);
          expect((await admin.get(url)).body, url).not.toContain(KB);
        }
        expect((await admin.get<{ items: TrashEntry[] }>('/api/trash')).json.items).toMatchObject([
          { kind: 'product', title: 'KB-20 Kılavuz Burç 20', deletedBy: shop[who].user.name },
        ]);
        expect((await buyer.get('/api/cart')).body).not.toContain(KB);
        expect(await rowOf(KB)).toMatchObject({ deletedAt: new Date(shop.clock.now()), isPublic: false });
        const { items } = (await admin.get<{ items: AuditEntry[] }>(`/api/audit?kind=product&rowId=${KB}`)).json;
        expect(items[0]).toMatchObject({ action: 'delete', actor: shop[who].user.name });
      },
    );

    test('stays in its orders, and is bought no more', async () => {
      const { admin, buyer, database } = await start();
      await admin.del(`/api/products/${KB}`);
      const { number } = await database.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
      expect((await buyer.get<Order>(`/api/orders/${number}`)).json.lines).toMatchObject([
        { productId: KB, code: 'KB-20', name: 'Kılavuz Burç 20', price: 20, slug: '' },
      ]);
      expect(await buyer.pay(ONE, { note: 'yine' })).toMatchObject({
        status: 409,
        json: { quote: { lines: [{ state: 'unavailable' }] } },
      });
    });

    test('cannot be changed or deleted again', async () => {
      const { admin } = await start();
      await admin.del(`/api/products/${KB}`);
      expect((await admin.put(`/api/products/${KB}`, { isActive: true })).status).toBe(404);
      expect((await admin.del(`/api/products/${KB}`)).status).toBe(404);
    });

    test('gives its code to a new one', async () => {
      const { admin, get, rowOf } = await start();
      await admin.del(`/api/products/${KB}`);
      expect((await admin.get('/api/products/check-code/kb-20')).json).toEqual({ exists: false });
      const body = {
        code: 'KB-20',
        name: 'Kılavuz Burç 20',
        category: categoryId('kolonlar'),
        description: 'Yeni',
        img: ['a.webp'],
      };
      const created = await admin.post<Product>('/api/products', body);
      expect(created).toMatchObject({ status: 201, json: { slug: 'kilavuz-burc-20-kb-20-2' } });
      expect((await get('/api/products/KB-20')).json).toMatchObject({ _id: created.json._id });
      expect((await get(`/api/products/${KB}`)).status).toBe(410);
      expect((await rowOf(KB))!.code).toBe(`KB-20~${KB}`);
      expect((await admin.post('/api/products', body)).status).toBe(409);
      // A save takes a free code too.
      await admin.del(`/api/products/${created.json._id}`);
      expect((await admin.put<Product>(`/api/products/${productId('KK-1')}`, { code: 'KB-20' })).json.code).toBe(
        'KB-20',
      );
    });

    test('comes back as it is now: what happened to its row meanwhile counts', async () => {
      const { admin, get, moderator, rowOf, database } = await start();
      const before = (await admin.get<Product>(`/api/products/${KB}`)).json;
      await admin.del(`/api/products/${KB}`);
      await database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ stockQuantity: 4 }).where('publicId', '=', KB).execute(),
      ); // as a cancelled order gives it back
      expect((await moderator.post(`/api/trash/${KB}/restore`)).json).toEqual({ kind: 'product', rowId: KB, also: [] });
      const after = (await admin.get<Product>(`/api/products/${KB}`)).json;
      expect(after).toEqual({ ...before, stockQuantity: 4, version: before.version + 2, updatedAt: after.updatedAt });
      expect(await rowOf(KB)).toMatchObject({ deletedAt: null, isPublic: true });
      expect((await get('/api/products?q=KB-20')).body).toContain(KB);
      expect((await admin.get<{ items: TrashEntry[] }>('/api/trash')).json.items).toEqual([]);
      expect((await admin.put(`/api/products/${KB}`, { order: 5 })).status).toBe(200);
      expect((await admin.del(`/api/products/${KB}`)).status).toBe(204);
    });

    test('does not come back under a code or an address that another has by now, but under those that only deleted ones have', async () => {
      const { admin, buyer } = await start();
      const restore = (id: string) => admin.post(`/api/trash/${id}/restore`);
      await admin.del(`/api/products/${KB}`);
      const body = {
        code: 'KB-20',
        name: 'Kılavuz Burç 20',
        category: categoryId('kolonlar'),
        description: 'Yeni',
        img: ['a.webp'],
        price: { current: 20 },
      };
      const { json: second } = await admin.post<Product>('/api/products', body);
      expect(await restore(KB)).toMatchObject({
        status: 409,
        json: { code: 'DUPLICATE_CODE', error: 'Kayıt geri alınamadı: Ürün kodu zaten mevcut' },
      });
      const slug = 'kilavuz-burc-20-kb-20';
      expect(
        (await admin.put<Product>(`/api/products/${second._id}`, { code: 'KB-20-B', slug })).json.slug,
        'only a deleted product has it',
      ).toBe(slug);
      expect(await restore(KB)).toMatchObject({
        status: 409,
        json: { code: 'DUPLICATE', error: 'Kayıt geri alınamadı: Bu slug zaten kullanılıyor!' },
      });
      await admin.put(`/api/products/${second._id}`, { code: 'KB-20' });
      await buyer.put('/api/cart', { products: [{ _id: second._id, quantity: 1 }] });
      expect((await buyer.pay([], { products: [{ _id: second._id, quantity: 1, price: 20 }] })).status).toBe(200);
      await admin.del(`/api/products/${second._id}`);
      expect((await restore(KB)).status).toBe(200);
      expect((await admin.get<Product>('/api/products/slug/kilavuz-burc-20-kb-20')).json).toMatchObject({
        _id: KB,
        code: 'KB-20',
      });
    });

    test('stays for its orders when it is erased from the trash', async () => {
      const { admin, get, rowOf } = await start();
      await admin.del(`/api/products/${KB}`);
      expect((await admin.del('/api/trash')).json).toEqual({ removed: 1 });
      expect(await rowOf(KB)).toMatchObject({ isPublic: false });
      expect((await get(`/api/products/${KB}`)).status).toBe(410);
      expect((await admin.post(`/api/trash/${KB}/restore`)).status).toBe(404);
    });

    test('leaves products without orders to be deleted as ever', async () => {
      const { moderator, get, rowOf } = await start();
      const ZK = productId('ZK-1');
      expect((await moderator.del(`/api/products/${ZK}`)).status).toBe(204);
      expect((await get(`/api/products/${ZK}`)).status).toBe(404);
      expect(await rowOf(ZK)).toBeUndefined();
      expect((await moderator.get<{ items: TrashEntry[] }>('/api/trash')).json.items).toHaveLength(1);
    });

    test('deleted at the very moment it is ordered: ordered or not, never a failure', async () => {
      const shop = await startShop(setup);
      const [admin, ...buyers] = [
        await buyerOf(shop, 'admin'),
        await buyerOf(shop),
        await buyerOf(shop),
        await buyerOf(shop),
      ];
      const statuses = await inStep(
        shop,
        [() => admin.del(`/api/products/${KB}`), ...buyers.map((buyer) => () => buyer.pay(ONE))].map(
          (work) => async () => (await work()).status,
        ),
      );
      expect(statuses[0]).toBe(204);
      for (const status of statuses.slice(1)) expect([200, 409]).toContain(status);
      expect((await shop.get(`/api/products/${KB}`)).status).toBe(statuses.includes(200) ? 410 : 404);
    });
  },
  seedSmallCatalogue,
);

describeOnEngines(
  'stock',
  (setup) => {
    test('is set by staff, shown to staff only, noted in the audit table, and restored from the trash', async () => {
      const shop = await startShop(setup);
      const [admin, moderator] = [await buyerOf(shop, 'admin'), await buyerOf(shop, 'moderator')];
      expect((await moderator.put<Product>(`/api/products/${KB}`, { stockQuantity: 7 })).json.stockQuantity).toBe(7);
      expect((await shop.get(`/api/products/${KB}`)).json).toMatchObject({ stockQuantity: null });
      expect((await shop.get('/api/products')).json as ProductPage).toMatchObject({
        products: expect.not.arrayContaining([expect.objectContaining({ stockQuantity: 7 })]),
      });
      const { items } = (await admin.get<{ items: AuditEntry[] }>(`/api/audit?kind=product&rowId=${KB}`)).json;
      expect(items[0]!.changes).toEqual([{ field: 'stockQuantity', before: null, after: 7 }]);
      await moderator.del(`/api/products/${KB}`);
      const [entry] = (await moderator.get<{ items: TrashEntry[] }>('/api/trash')).json.items;
      await moderator.post(`/api/trash/${entry!._id}/restore`);
      expect((await admin.get<Product>(`/api/products/${KB}`)).json.stockQuantity).toBe(7);
      for (const stockQuantity of [-1, 1.5, '3', 10_000_001])
        expect((await admin.put(`/api/products/${KB}`, { stockQuantity })).status, String(stockQuantity)).toBe(400);
      expect((await admin.put<Product>(`/api/products/${KB}`, { stockQuantity: null })).json.stockQuantity).toBeNull();
    });
  },
  seedSmallCatalogue,
);
