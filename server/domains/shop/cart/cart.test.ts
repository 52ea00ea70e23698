import { expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { insertProducts, productId } from '../../../testing/catalogue.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { buyerOf, cartOf, setSettings, startShop, type Bought } from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

type Cart = Output<'GET /api/cart'>;

describeWithDatabase(
  'the account’s cart',
  (setup) => {
    async function start() {
      const shop = await startShop(setup);
      const person = await buyerOf(shop);
      const linesOf = (cart: Cart) => cart.products.map(({ _id, quantity }) => [_id, quantity]);
      const lines = (...pairs: [string, number][]) => pairs.map(([code, quantity]) => [productId(code), quantity]);
      return {
        ...shop,
        person,
        lines,
        kept: async () => linesOf((await person.get<Cart>('/api/cart')).json),
        put: (bought: readonly Bought[]) => person.put<Cart>('/api/cart', { products: cartOf(bought) }),
        merge: (bought: readonly Bought[]) => person.post<Cart>('/api/cart/merge', { products: cartOf(bought) }),
      };
    }

    test('is empty at first, then has the stored lines in their order', async () => {
      const { kept, put, lines, person } = await start();
      expect(await kept()).toEqual([]);
      expect(
        (
          await put([
            { code: 'ZK-1', quantity: 2 },
            { code: 'KB-9', quantity: 1 },
          ])
        ).status,
      ).toBe(200);
      expect(await kept()).toEqual(lines(['ZK-1', 2], ['KB-9', 1]));
      await put([
        { code: 'KB-9', quantity: 5 },
        { code: 'KK-1', quantity: 1 },
      ]);
      expect(await kept()).toEqual(lines(['KB-9', 5], ['KK-1', 1]));
      expect((await person.get<Cart>('/api/cart')).json.products[0]).toEqual({
        _id: productId('KB-9'),
        config: '',
        quantity: 5,
        name: 'Kılavuz Burç 9',
        price: 9,
        img: [],
      });
      expect((await person.get('/api/cart')).headers['cache-control']).toBe('no-store');
      await put([]);
      expect(await kept()).toEqual([]);
    });

    test('belongs to one account, and needs one', async () => {
      const shop = await start();
      const other = await buyerOf(shop, 'admin');
      await shop.put([{ code: 'ZK-1' }]);
      expect((await other.get<Cart>('/api/cart')).json).toEqual({ products: [] });
      await other.put('/api/cart', { products: [] });
      expect(await shop.kept()).toHaveLength(1);
      for (const [method, url] of [
        ['GET', '/api/cart'],
        ['PUT', '/api/cart'],
        ['POST', '/api/cart/merge'],
      ] as const) {
        expect(
          (await shop.app.inject({ method, url, ...(method === 'GET' ? {} : { payload: { products: [] } }) }))
            .statusCode,
          url,
        ).toBe(401);
      }
    });

    test('joins the browser’s: of the same product the larger quantity, the browser’s first', async () => {
      const { kept, put, merge, lines } = await start();
      await put([
        { code: 'ZK-1', quantity: 2 },
        { code: 'KB-9', quantity: 7 },
      ]);
      expect(
        (await merge([{ code: 'KK-1' }, { code: 'KB-9', quantity: 3 }, { code: 'ZK-1', quantity: 4 }])).status,
      ).toBe(200);
      expect(await kept()).toEqual(lines(['KK-1', 1], ['KB-9', 7], ['ZK-1', 4]));
      await merge([{ code: 'KK-1' }, { code: 'KB-9', quantity: 3 }]); // again, as after a lost reply
      expect(await kept()).toEqual(lines(['KK-1', 1], ['KB-9', 7], ['ZK-1', 4]));
    });

    test('drops products that the public does not see, also those hidden later', async () => {
      const { kept, put, merge, lines, database } = await start();
      await put([{ code: 'GIZLI-1' }, { code: 'ZK-1' }, { code: 'NIE-DA' }, { code: 'SILINDI-1' }]);
      expect(await kept()).toEqual(lines(['ZK-1', 1]));
      await merge([{ code: 'GIZLI-3' }, { code: 'KB-9' }]);
      expect(await kept()).toEqual(lines(['KB-9', 1], ['ZK-1', 1]));
      await database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ isPublic: false }).where('code', '=', 'ZK-1').execute(),
      );
      expect(await kept()).toEqual(lines(['KB-9', 1]));
    });

    test('has no price for a product in another currency', async () => {
      const { put, database } = await start();
      await setSettings(database, { shop_currency: 'EUR' });
      expect((await put([{ code: 'ZK-1' }, { code: 'Z40-5X160' }])).json.products.map(({ price }) => price)).toEqual([
        null,
        null,
      ]);
    });

    test('holds 300 lines at the most: the browser’s stay', async () => {
      const { put, merge, kept, database } = await start();
      await insertProducts(
        database,
        Array.from({ length: 360 }, (_, i) => ({ code: `COK-${i}`, category: 'kolonlar', priceMinor: 100 })),
      );
      const some = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, i) => ({ code: `COK-${from + i}` }));
      await put(some(0, 180));
      await merge([{ code: 'NIE-DA' }, ...some(180, 360)]);
      const lines = await kept();
      expect(lines).toHaveLength(300);
      expect(lines.slice(0, 180).map(([id]) => id)).toEqual(some(180, 360).map(({ code }) => productId(code)));
      expect((await put(some(0, 301))).status).toBe(400);
    });

    test('keeps lines by article and configuration, and joins them so', async () => {
      const { person } = await start();
      const get = async () =>
        (await person.get<Cart>('/api/cart')).json.products.map(({ _id, config, quantity }) => [
          _id === productId('ZK-1') ? 'ZK-1' : _id,
          config,
          quantity,
        ]);
      const line = (code: string, quantity: number, config?: string) => ({
        _id: productId(code),
        quantity,
        ...(config !== undefined && { config }),
      });
      await person.put('/api/cart', {
        products: [line('ZK-1', 2), line('ZK-1', 3, 'L=187500'), line('ZK-1', 1, '')],
      });
      expect(await get()).toEqual([
        ['ZK-1', '', 3],
        ['ZK-1', 'L=187500', 3],
      ]);
      await person.post('/api/cart/merge', { products: [line('ZK-1', 9, 'L=187500'), line('ZK-1', 4, 'L=90000')] });
      expect(await get()).toEqual([
        ['ZK-1', 'L=187500', 9],
        ['ZK-1', 'L=90000', 4],
        ['ZK-1', '', 3],
      ]);
      for (const config of ['187,5', 'L=', 'L=1.5', ' L=1', 'L=12345678901', 'ABCDEFGHI=1', 1, null]) {
        const { status, json } = await person.put<ErrorBody>('/api/cart', {
          products: [{ ...line('ZK-1', 1), config }],
        });
        expect([status, json.fields], String(config)).toEqual([400, { 'products.0.config': 'Ölçü seçimi geçersiz.' }]);
      }
    });

    test('refuses invalid lines, and keeps its own', async () => {
      const { put, merge, person, kept, lines } = await start();
      await put([{ code: 'ZK-1', quantity: 3 }]);
      expect(
        (
          await put([
            { code: 'ZK-1', quantity: 6_000 },
            { code: 'ZK-1', quantity: 6_000 },
          ])
        ).status,
      ).toBe(400);
      for (const quantity of [0, -1, 1.5, 1e9, 10_000]) {
        expect((await put([{ code: 'ZK-1', quantity }])).status).toBe(400);
        expect((await merge([{ code: 'ZK-1', quantity }])).status).toBe(400);
      }
      expect((await person.put('/api/cart', {})).status).toBe(400);
      expect(await kept()).toEqual(lines(['ZK-1', 3]));
    });

    test('survives changes at once', async () => {
      const { put, merge, kept } = await start();
      const replies = await Promise.all([
        put([{ code: 'ZK-1' }]),
        merge([{ code: 'KB-9' }]),
        put([{ code: 'ZK-1', quantity: 2 }]),
        merge([{ code: 'ZK-1', quantity: 9 }]),
      ]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(new Set((await kept()).map(([id]) => id)).size).toBe((await kept()).length);
    });
  },
  seedSmallCatalogue,
);
