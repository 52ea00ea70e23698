import { expect, test } from 'vitest';
import { startApp } from '../../../testing/app.ts';
import { insertProducts, productId } from '../../../testing/catalogue.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { cartOf, quoteFor, setSettings, startShop } from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeWithDatabase(
  'a cart’s quote',
  (setup) => {
    async function start() {
      const shop = await startShop(setup);
      const quote = (products: object[], isFastCargo?: boolean) =>
        quoteFor(shop, { products, ...(isFastCargo === undefined ? {} : { isFastCargo }) });
      const linesOf = async (products: object[]) => (await quote(products)).json.lines;
      return { ...shop, quote, linesOf };
    }

    test('has the server’s prices, in the order asked', async () => {
      const { quote } = await start();
      const { status, json } = await quote(
        cartOf([
          { code: 'ZK-1', quantity: 3, price: 1 },
          { code: 'KK-1', price: 20 },
        ]),
      );
      expect(status).toBe(200);
      expect(json).toEqual({
        lines: [
          {
            _id: productId('ZK-1'),
            config: '',
            code: 'ZK-1',
            name: 'Zımba',
            slug: 'zimba-zk-1',
            img: [],
            stockStatus: 'made_to_order',
            leadTimeDays: null,
            quantity: 3,
            price: 1,
            lineTotal: 3,
            state: 'ok',
            reason: '',
            maxQuantity: 9_999,
            unit: 'adet',
          },
          {
            _id: productId('KK-1'),
            config: '',
            code: 'KK-1',
            name: 'Çelik Kolon',
            slug: 'celik-kolon-kk-1',
            img: [],
            stockStatus: 'in_stock',
            leadTimeDays: 3,
            quantity: 1,
            price: 20,
            lineTotal: 20,
            state: 'ok',
            reason: '',
            maxQuantity: 9_999,
            unit: 'adet',
          },
        ],
        currency: 'USD',
        subtotal: 23,
        shippingFee: null,
        fastCargoFee: 0,
        fastCargoPrice: 15,
        deliveryOptions: ['Standart kargo', 'Hızlı kargo'].map((name, i) => ({
          _id: ['standard', 'fast'][i],
          name,
          kind: 'recipient_pays',
          fee: null,
          extra: 15 * i,
          isEstimate: false,
          days: '',
          note: '',
          place: '',
        })),
        deliveryMethodId: 'standard',
        deliveryName: '',
        isByProvince: false,
        total: 23,
        vat: null,
        freeShipping: { threshold: 161, remaining: 138, isReached: false },
        isPayable: true,
        taxNote: 'Fiyatlara KDV dahildir.',
        payment: 'test',
      });
    });

    test('is never kept', async () => {
      const { app } = await start();
      const reply = await app.inject({
        method: 'POST',
        url: '/api/cart/quote',
        payload: { products: cartOf([{ code: 'ZK-1' }]) },
      });
      expect(reply.headers['cache-control']).toBe('no-store');
    });

    test('tells of a price that is another than was shown', async () => {
      const { quote } = await start();
      const { json } = await quote(
        cartOf([{ code: 'KB-20', quantity: 2, price: 19.99 }, { code: 'KB-9', price: 9 }, { code: 'ZK-1' }]),
      );
      expect(json.lines.map(({ state }) => state)).toEqual(['price_changed', 'ok', 'ok']);
      expect(json.lines[0]).toMatchObject({
        price: 20,
        shownPrice: 19.99,
        lineTotal: 40,
        reason: 'Ürünün fiyatı değişti.',
      });
      expect(json).toMatchObject({ subtotal: 50, isPayable: false });
      // Binary fractions are no change.
      expect((await quote(cartOf([{ code: 'Z40-5X100', price: 0.1 * 125 }]))).json.isPayable).toBe(true);
      // The browser's names and pictures have no effect.
      expect(
        (await quote([{ ...cartOf([{ code: 'ZK-1', price: 1 }])[0], name: 'Bedava', img: ['javascript:alert(1)'] }]))
          .json.lines[0],
      ).toMatchObject({ name: 'Zımba', img: [] });
    });

    test('gives the reason where a product cannot be bought, and no facts that the public does not see', async () => {
      const { database, linesOf } = await start();
      await insertProducts(database, [
        { code: 'YOK', category: 'kolonlar', priceMinor: 500, stockStatus: 'out_of_stock' },
        { code: 'BITTI', category: 'kolonlar', priceMinor: 500, stockQuantity: 0 },
        { code: 'EURO', category: 'kolonlar', priceMinor: 500, currency: 'EUR' },
      ]);
      const gone = {
        config: '',
        state: 'unavailable',
        reason: 'Bu ürün artık satışta değil.',
        code: '',
        name: '',
        slug: '',
        img: [],
        stockStatus: null,
        leadTimeDays: null,
        price: null,
        lineTotal: 0,
        maxQuantity: 0,
        quantity: 2,
        unit: 'adet',
      };
      const codes = ['GIZLI-1', 'GIZLI-2', 'GIZLI-3', 'GIZLI-4', 'SILINDI-1', 'NIE-DA'];
      expect(await linesOf(cartOf(codes.map((code) => ({ code, quantity: 2, price: 1 }))))).toEqual(
        codes.map((code) => ({ _id: productId(code), ...gone })),
      );
      expect(await linesOf(cartOf(['YOK', 'BITTI', 'EURO', 'Z40-5X160'].map((code) => ({ code }))))).toMatchObject([
        {
          state: 'unavailable',
          reason: 'Bu ürün stokta kalmadı.',
          name: 'YOK',
          price: 5,
          lineTotal: 0,
          maxQuantity: 0,
        },
        { state: 'unavailable', reason: 'Bu ürün stokta kalmadı.', name: 'BITTI', price: 5 },
        { state: 'unavailable', reason: 'Bu ürün şu anda çevrim içi satın alınamıyor.', name: 'EURO', price: null },
        {
          state: 'unavailable',
          reason: 'Bu ürün için teklif almanız gerekiyor.',
          name: 'İtici Pim Ø5×160',
          price: null,
        },
      ]);
    });

    test('lowers the quantity where fewer are in stock', async () => {
      const { database, quote } = await start();
      await insertProducts(database, [{ code: 'AZ', category: 'kolonlar', priceMinor: 500, stockQuantity: 3 }]);
      const line = async (quantity: number, price?: number) =>
        (await quote(cartOf([{ code: 'AZ', quantity, ...(price === undefined ? {} : { price }) }]))).json.lines[0];
      expect(await line(3, 5)).toMatchObject({ state: 'ok', quantity: 3, maxQuantity: 3, lineTotal: 15 });
      expect(await line(4, 5)).toMatchObject({
        state: 'reduced',
        quantity: 3,
        maxQuantity: 3,
        lineTotal: 15,
        reason: 'Stokta 3 adet kaldı.',
      });
      expect(await line(4, 4)).toMatchObject({
        state: 'reduced',
        quantity: 3,
        shownPrice: 4,
        reason: 'Stokta 3 adet kaldı. Ürünün fiyatı değişti.',
      });
      expect((await quote(cartOf([{ code: 'AZ', quantity: 4, price: 5 }]))).json).toMatchObject({
        total: 15,
        isPayable: false,
      });
    });

    test('corrects a quantity below the least order or between packs, and is not payable until that is accepted', async () => {
      const { database, quote } = await start();
      await insertProducts(database, [
        { code: 'ON', category: 'kolonlar', priceMinor: 500, minQuantity: 10, packQuantity: 5, stockQuantity: 28 },
        { code: 'YIRMI', category: 'kolonlar', priceMinor: 500, minQuantity: 20, stockQuantity: 12 },
      ]);
      const line = async (quantity: number, code = 'ON') => {
        const { lines, isPayable, total } = (await quote(cartOf([{ code, quantity, price: 5 }]))).json;
        expect(isPayable).toBe(lines[0]!.state === 'ok');
        expect(total).toBe(lines[0]!.lineTotal);
        return lines[0]!;
      };
      expect(await line(10)).toMatchObject({
        state: 'ok',
        reason: '',
        maxQuantity: 25,
        orderQuantity: { min: 10, pack: 5 },
      });
      expect(await line(3)).toMatchObject({
        state: 'raised',
        quantity: 10,
        lineTotal: 50,
        reason: 'En az 10 adet.',
      });
      expect(await line(11)).toMatchObject({
        state: 'raised',
        quantity: 15,
        lineTotal: 75,
        reason: 'Paket adedi 5; 15 olarak düzeltildi.',
      });
      expect(await line(27)).toMatchObject({
        state: 'reduced',
        quantity: 25,
        reason: 'Paket adedi 5; 25 olarak düzeltildi.',
      });
      expect(await line(40)).toMatchObject({
        state: 'reduced',
        quantity: 25,
        reason: 'Stokta 28 adet kaldı. Paket adedi 5; 25 olarak düzeltildi.',
      });
      expect(await line(20, 'YIRMI')).toMatchObject({
        state: 'unavailable',
        lineTotal: 0,
        reason: 'Stokta 12 adet kaldı. En az 20 adet.',
      });
    });

    test('takes the family’s least order and pack where the article has none', async () => {
      const { database, linesOf } = await start();
      await insertFamily(database, {
        ...PIN_FAMILY,
        minQuantity: 6,
        packQuantity: 4,
        sizes: PIN_FAMILY.sizes.map((size, i) => ({ ...size, stockQuantity: null, packQuantity: i === 4 ? 1 : null })),
      });
      expect(await linesOf(cartOf(['P40-6X100', 'P40-6X160'].map((code) => ({ code, quantity: 7 }))))).toMatchObject([
        { quantity: 8, orderQuantity: { min: 8, pack: 4 } },
        { quantity: 7, orderQuantity: { min: 6, pack: 1 } },
      ]);
    });

    test('sells no article in a configuration: none takes one', async () => {
      const { quote } = await start();
      const [line] = cartOf([{ code: 'ZK-1', price: 1 }]);
      const { status, json } = await quote([line!, { ...line, config: 'L=187500' }]);
      expect([status, json.isPayable, json.total]).toEqual([200, false, 1]);
      expect(json.lines).toMatchObject([
        { config: '', state: 'ok' },
        {
          _id: productId('ZK-1'),
          config: 'L=187500',
          state: 'unavailable',
          reason: 'Bu ürün ölçüye göre sipariş edilemez.',
        },
      ]);
    });

    test('counts lines of one product together, up to 9.999 pieces', async () => {
      const { quote } = await start();
      const { json } = await quote(
        cartOf([
          { code: 'ZK-1', quantity: 500, price: 1 },
          { code: 'KB-9', price: 9 },
          { code: 'ZK-1', quantity: 9_499, price: 1 },
        ]),
      );
      expect(json.lines.map(({ code, quantity, state }) => [code, quantity, state])).toEqual([
        ['ZK-1', 9_999, 'ok'],
        ['KB-9', 1, 'ok'],
      ]);
      expect(
        (
          await quote(
            cartOf([
              { code: 'ZK-1', price: 1 },
              { code: 'ZK-1', price: 2 },
            ]),
          )
        ).json.lines,
      ).toMatchObject([{ quantity: 2, state: 'price_changed', shownPrice: 2 }]);
      expect(
        await quote(
          cartOf([
            { code: 'ZK-1', quantity: 5_000 },
            { code: 'ZK-1', quantity: 5_000 },
          ]),
        ),
      ).toMatchObject({
        status: 400,
        json: {
          code: 'VALIDATION',
          error: 'Aynı üründen en fazla 9.999 adet alınabilir.',
          fields: { 'products.1.quantity': 'Aynı üründen en fazla 9.999 adet alınabilir.' },
        },
      });
    });

    test('refuses anything but whole pieces from 1 to 9.999, at most 300 lines, and keys that it does not know', async () => {
      const { quote, app } = await start();
      for (const quantity of [0, -1, 1.5, 1e9, 10_000, Number.NaN, '1', null, undefined, [1], {}]) {
        const { status, json } = await quote([{ _id: productId('ZK-1'), quantity }]);
        expect(status, String(quantity)).toBe(400);
        expect(json.fields).toEqual({ 'products.0.quantity': 'Adet 1 ile 9.999 arasında bir tam sayı olmalıdır.' });
      }
      const line = cartOf([{ code: 'ZK-1' }])[0]!;
      for (const products of [
        Array(301).fill(line),
        [{ quantity: 1 }],
        [{ ...line, _id: '' }],
        [{ ...line, unitPrice: 1 }],
        [{ ...line, price: '1' }],
        'x',
        null,
        {},
      ]) {
        expect((await quote(products as object[])).status, JSON.stringify(products).slice(0, 60)).toBe(400);
      }
      expect(
        (await app.inject({ method: 'POST', url: '/api/cart/quote', payload: { products: [], total: 1 } })).statusCode,
      ).toBe(400);
    });

    test('of an empty cart is 0', async () => {
      const { quote, database } = await start();
      await setSettings(database, { shop_standard_cargo_fee: 7 });
      expect((await quote([], true)).json).toMatchObject({
        lines: [],
        subtotal: 0,
        shippingFee: 0,
        fastCargoFee: 0,
        total: 0,
        isPayable: false,
      });
      expect((await quote(cartOf([{ code: 'NIE-DA' }]), true)).json).toMatchObject({
        subtotal: 0,
        total: 0,
        isPayable: false,
      });
    });

    test.each([
      // standard, fast, threshold, is fast; subtotal 40
      [
        null,
        15,
        161,
        false,
        {
          shippingFee: null,
          fastCargoFee: 0,
          total: 40,
          freeShipping: { threshold: 161, remaining: 121, isReached: false },
        },
      ],
      [null, 15, 161, true, { shippingFee: null, fastCargoFee: 15, total: 55 }],
      [0, 15, null, false, { shippingFee: 0, total: 40, freeShipping: null }],
      [7.5, 15, 161, false, { shippingFee: 7.5, total: 47.5 }],
      [
        7.5,
        15,
        40,
        false,
        { shippingFee: 0, total: 40, freeShipping: { threshold: 40, remaining: 0, isReached: true } },
      ],
      [
        7.5,
        15,
        40.01,
        false,
        { shippingFee: 7.5, total: 47.5, freeShipping: { threshold: 40.01, remaining: 0.01, isReached: false } },
      ],
      // The threshold waives the standard fee only.
      [7.5, 15, 40, true, { shippingFee: 0, fastCargoFee: 15, total: 55 }],
      [null, 15, 40, false, { shippingFee: 0, total: 40 }],
      [7.5, 0, null, true, { shippingFee: 7.5, fastCargoFee: 0, fastCargoPrice: 0, total: 47.5 }],
    ] as const)(
      'adds the fees: standard %s, fast %s, free from %s, fast asked for: %s',
      async (standard, fast, threshold, isFast, expected) => {
        const { quote, database } = await start();
        await setSettings(database, {
          shop_standard_cargo_fee: standard,
          shop_fast_cargo_fee: fast,
          shop_free_shipping_threshold: threshold,
          shop_tax_note: '',
        });
        expect((await quote(cartOf([{ code: 'KB-20', quantity: 2, price: 20 }]), isFast)).json).toMatchObject({
          ...expected,
          subtotal: 40,
          isPayable: true,
          taxNote: '',
        });
      },
    );

    test.each([
      // 2 × 20 at 20 %, 3 × 0.33 at 10 %, standard cargo 7.5 and fast cargo 15 at 20 %
      [
        'included',
        {
          total: 63.49,
          vat: {
            isIncluded: true,
            net: 52.98,
            vat: 10.51,
            gross: 63.49,
            byRate: [
              { rate: 20, net: 52.08, vat: 10.42, gross: 62.5 },
              { rate: 10, net: 0.9, vat: 0.09, gross: 0.99 },
            ],
          },
        },
      ],
      [
        'excluded',
        {
          total: 76.09,
          vat: {
            isIncluded: false,
            net: 63.49,
            vat: 12.6,
            gross: 76.09,
            byRate: [
              { rate: 20, net: 62.5, vat: 12.5, gross: 75 },
              { rate: 10, net: 0.99, vat: 0.1, gross: 1.09 },
            ],
          },
        },
      ],
      ['none', { total: 63.49, vat: null }],
    ] as const)('tells the tax: %s', async (mode, expected) => {
      const { quote, database } = await start();
      await insertProducts(database, [
        { code: 'KESIR', category: 'kolonlar', priceMinor: 33, vatRate: 10, unit: 'takım' },
      ]);
      await setSettings(database, { shop_vat_mode: mode, shop_standard_cargo_fee: 7.5 });
      const asked = cartOf([
        { code: 'KB-20', quantity: 2, price: 20 },
        { code: 'KESIR', quantity: 3, price: 0.33 },
      ]);
      expect((await quote(asked, true)).json).toMatchObject({
        ...expected,
        subtotal: 40.99,
        shippingFee: 7.5,
        fastCargoFee: 15,
        isPayable: true,
        lines: [{ unit: 'adet' }, { unit: 'takım', lineTotal: 0.99 }],
      });
    });

    test('products without a rate have the shop’s; cargo has its own; an article that cannot be bought has no tax', async () => {
      const { quote, database } = await start();
      await setSettings(database, { shop_vat_mode: 'excluded', shop_vat_rate: 8, shop_shipping_vat_rate: 1 });
      const asked = cartOf([{ code: 'KB-20', price: 20 }, { code: 'YOK-BOYLE' }]);
      expect((await quote(asked, true)).json.vat).toEqual({
        isIncluded: false,
        net: 35,
        vat: 1.75,
        gross: 36.75,
        byRate: [
          { rate: 8, net: 20, vat: 1.6, gross: 21.6 },
          { rate: 1, net: 15, vat: 0.15, gross: 15.15 },
        ],
      });
      await setSettings(database, { shop_free_shipping_threshold: 0 });
      expect((await quote([], true)).json).toMatchObject({ total: 0, vat: { net: 0, gross: 0, byRate: [] } });
    });

    test('is in the shop’s currency', async () => {
      const { quote, database } = await start();
      await insertProducts(database, [{ code: 'EURO', category: 'kolonlar', priceMinor: 500, currency: 'EUR' }]);
      await setSettings(database, { shop_currency: 'EUR' });
      const { json } = await quote(
        cartOf([
          { code: 'EURO', price: 5 },
          { code: 'ZK-1', price: 1 },
        ]),
      );
      expect(json).toMatchObject({ currency: 'EUR', subtotal: 5, lines: [{ state: 'ok' }, { state: 'unavailable' }] });
    });

    test('reads the products by one query, however many they are', async () => {
      const { quote, database } = await start();
      await insertProducts(
        database,
        Array.from({ length: 100 }, (_, i) => ({ code: `COK-${i}`, category: 'kolonlar', priceMinor: 100 + i })),
      );
      const cart = cartOf(Array.from({ length: 100 }, (_, i) => ({ code: `COK-${i}`, price: (100 + i) / 100 })));
      let queries = 0;
      const executor = database.db.getExecutor();
      const execute = executor.executeQuery.bind(executor);
      executor.executeQuery = (...query) => {
        queries += 1;
        return execute(...query);
      };
      const { json } = await quote(cart);
      expect(json).toMatchObject({ isPayable: true, subtotal: 149.5 });
      expect(queries).toBe(2); // the settings, the products
    });
  },
  seedSmallCatalogue,
);

describeWithDatabase(
  'a shop without a provider',
  (setup) => {
    test('says so in the quote', async () => {
      expect(
        (await quoteFor(await startApp(setup), { products: cartOf([{ code: 'ZK-1', price: 1 }]) })).json,
      ).toMatchObject({ payment: 'none', isPayable: true });
    });
  },
  seedSmallCatalogue,
);
