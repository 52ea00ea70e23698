import { expect, test } from 'vitest';
import { MAX_ADDRESSES } from '#contract/order-facts.ts';
import type { Output } from '#contract/endpoints.ts';
import type { Order } from '#contract/orders.ts';
import { startApp } from '../../../testing/app.ts';
import { insertProducts, productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import {
  buyerOf,
  cartOf,
  setSettings,
  startShop,
  TEST_ADDRESS,
  TEST_INVOICE,
  type Bought,
} from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const TWO: Bought[] = [
  { code: 'KB-20', quantity: 2, price: 20 },
  { code: 'ZK-1', quantity: 3, price: 1 },
];

describeOnEngines(
  'pressing pay',
  (setup) => {
    async function start(options: Parameters<typeof startShop>[1] = {}) {
      const shop = await startShop(setup, options);
      const buyer = await buyerOf(shop, 'user', { name: 'Şükrü Ağaoğlu', email: 'Sukru@ornek.example' });
      const orders = () => shop.database.db.selectFrom('orders').selectAll().orderBy('id').execute();
      return { ...shop, buyer, orders };
    }

    test('stores the order with all that it is about, then leads to the provider’s page', async () => {
      const { buyer, orders, provider, database, clock } = await start();
      const { status, json, headers } = await buyer.pay(TWO, {
        cargoFee: 15,
        poNumber: ' PO-77 ',
        note: 'Kapıda arayın',
        total: 58,
      });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      const [order] = await orders();
      expect(json).toEqual({ id: order!.sessionId, url: order!.sessionUrl, orderNumber: 'SP-2026-000001' });
      expect(order).toMatchObject({
        number: 'SP-2026-000001',
        userId: buyer.user.id,
        status: 'pending',
        customerName: 'Şükrü Ağaoğlu',
        customerEmail: 'Sukru@ornek.example',
        emailKey: 'sukru@ornek.example',
        currency: 'USD',
        subtotalMinor: 4300,
        shippingMinor: null,
        fastCargoMinor: 1500,
        totalMinor: 5800,
        refundedMinor: 0,
        deliveryMethod: 'fast',
        address: TEST_ADDRESS,
        invoice: TEST_INVOICE,
        poNumber: 'PO-77',
        note: 'Kapıda arayın',
        provider: 'demo',
        paidAt: null,
        failedAt: null,
        expiredAt: null,
        createdAt: new Date(clock.now()),
        sessionExpiresAt: new Date(clock.now() + 45 * 60_000),
      });
      expect(order!.searchText).toContain(' sp 2026.000001 sukru agaoglu sukru ornek example po 77 ');
      expect(
        await database.db
          .selectFrom('orderLines')
          .select(['position', 'productPublicId', 'code', 'name', 'unitPriceMinor', 'quantity', 'stockTaken'])
          .where('orderId', '=', order!.id)
          .orderBy('position')
          .execute(),
      ).toEqual([
        {
          position: 0,
          productPublicId: productId('KB-20'),
          code: 'KB-20',
          name: 'Kılavuz Burç 20',
          unitPriceMinor: 2000,
          quantity: 2,
          stockTaken: 0,
        },
        {
          position: 1,
          productPublicId: productId('ZK-1'),
          code: 'ZK-1',
          name: 'Zımba',
          unitPriceMinor: 100,
          quantity: 3,
          stockTaken: 0,
        },
      ]);
      expect(
        await database.db.selectFrom('orderEvents').select(['byKind', 'byName', 'fromStatus', 'toStatus']).execute(),
      ).toEqual([{ byKind: 'customer', byName: 'Şükrü Ağaoğlu', fromStatus: '', toStatus: 'pending' }]);
      expect(provider.requests).toEqual([
        {
          orderId: order!.publicId,
          orderNumber: 'SP-2026-000001',
          currency: 'USD',
          totalMinor: 5800,
          maxInstalments: 1,
          customerEmail: 'Sukru@ornek.example',
          buyer: {
            id: String(order!.userId),
            name: 'Şükrü Ağaoğlu',
            address: TEST_ADDRESS,
            invoice: TEST_INVOICE,
            ip: '192.0.2.1',
          },
          idempotencyKey: order!.publicId,
          lines: [
            {
              code: 'KB-20',
              name: 'KB-20 Kılavuz Burç 20',
              category: 'Kolonlar',
              unitAmountMinor: 2000,
              quantity: 2,
            },
            { code: 'ZK-1', name: 'ZK-1 Zımba', category: 'İtici Pimler', unitAmountMinor: 100, quantity: 3 },
            { name: 'Hızlı kargo', unitAmountMinor: 1500, quantity: 1 },
          ],
          successUrl: 'http://kaliphane.test/success',
          cancelUrl: 'http://kaliphane.test/cart?odeme=iptal',
          expiresAt: new Date(clock.now() + 45 * 60_000),
        },
      ]);
    });

    test('keeps the tax as it was sold; tax on top is a line of the provider’s page for each rate', async () => {
      const { buyer, orders, provider, database } = await start();
      await insertProducts(database, [
        { code: 'TAKIM', category: 'kolonlar', priceMinor: 33, vatRate: 10, unit: 'takım', gtip: '848079000000' },
      ]);
      await setSettings(database, { shop_vat_mode: 'excluded', shop_shipping_vat_rate: 1 });
      const bought: Bought[] = [...TWO, { code: 'TAKIM', quantity: 3, price: 0.33 }];
      const payment = { cargoFee: 15, total: 67.84 };
      expect((await buyer.pay(bought, payment)).status).toBe(200);
      const [order] = await orders();
      const columns = {
        pricesIncludeVat: false,
        subtotalMinor: 4_399,
        netMinor: 5_899,
        vatMinor: 885,
        totalMinor: 6_784,
        shippingVatRate: 1,
        vatByRate: [
          { rate: 20, netMinor: 4_300, vatMinor: 860, grossMinor: 5_160 },
          { rate: 10, netMinor: 99, vatMinor: 10, grossMinor: 109 },
          { rate: 1, netMinor: 1_500, vatMinor: 15, grossMinor: 1_515 },
        ],
      };
      expect(order).toMatchObject(columns);
      const lines = await database.db
        .selectFrom('orderLines')
        .select(['vatRate', 'netMinor', 'vatMinor', 'unit', 'gtip'])
        .orderBy('position')
        .execute();
      expect(lines).toEqual([
        { vatRate: 20, netMinor: 4_000, vatMinor: 800, unit: 'adet', gtip: '' },
        { vatRate: 20, netMinor: 300, vatMinor: 60, unit: 'adet', gtip: '' },
        { vatRate: 10, netMinor: 99, vatMinor: 10, unit: 'takım', gtip: '848079000000' },
      ]);
      expect(provider.requests[0]!.totalMinor).toBe(6_784);
      expect(provider.requests[0]!.lines.slice(2)).toEqual([
        { code: 'TAKIM', name: 'TAKIM TAKIM', category: 'Kolonlar', unitAmountMinor: 33, quantity: 3 },
        { name: 'Hızlı kargo', unitAmountMinor: 1_500, quantity: 1 },
        { name: 'KDV %20', unitAmountMinor: 860, quantity: 1 },
        { name: 'KDV %10', unitAmountMinor: 10, quantity: 1 },
        { name: 'KDV %1', unitAmountMinor: 15, quantity: 1 },
      ]);

      // What is sold stays as it is.
      await setSettings(database, { shop_vat_mode: 'included', shop_vat_rate: 1, shop_shipping_vat_rate: 20 });
      expect((await orders())[0]).toMatchObject(columns);
      expect((await buyer.get<Order>(`/api/orders/${order!.publicId}`)).json).toMatchObject({
        subtotal: 43.99,
        fastCargoFee: 15,
        total: 67.84,
        vat: {
          isIncluded: false,
          net: 58.99,
          vat: 8.85,
          gross: 67.84,
          byRate: [
            { rate: 20, net: 43, vat: 8.6, gross: 51.6 },
            { rate: 10, net: 0.99, vat: 0.1, gross: 1.09 },
            { rate: 1, net: 15, vat: 0.15, gross: 15.15 },
          ],
        },
        lines: [{ vatRate: 20, unit: 'adet' }, {}, { vatRate: 10, unit: 'takım', lineTotal: 0.99 }],
      });
      // Its page stays the one to pay on; a checkout anew has to show the new amount.
      expect((await buyer.pay(bought, payment)).json.url).toBe(order!.sessionUrl);
      expect((await buyer.pay(bought, { ...payment, note: 'yeni' })).status).toBe(409);
    });

    test('keeps the very texts that were accepted, with their time', async () => {
      const { buyer, orders, get, database, clock } = await start();
      await buyer.pay(TWO);
      const { agreements } = (await get('/api/payment/options')).json as Output<'GET /api/payment/options'>;
      await setSettings(database, { site_title: 'Başka Firma' });
      const [order] = await orders();
      expect(order!.consents).toEqual(
        agreements.map((agreement) => ({ ...agreement, at: new Date(clock.now()).toISOString() })),
      );
      expect((await buyer.get<Order>(`/api/orders/${order!.publicId}`)).json.consents).toEqual(order!.consents);
    });

    test('stays the same when the catalogue, the settings or the account change', async () => {
      const { buyer, orders, database } = await start();
      await buyer.pay(TWO);
      const [before] = await orders();
      await database.write('catalogue', (trx) =>
        trx
          .updateTable('products')
          .set({ name: 'Yeni ad', code: 'YENI', priceMinor: 1, stockStatus: 'out_of_stock', leadTimeDays: 40 })
          .where('code', '=', 'KB-20')
          .execute(),
      );
      await setSettings(database, {
        shop_currency: 'EUR',
        shop_fast_cargo_fee: 99,
        company_dispatch_time: '',
        company_delivery_text: '90 iş günü',
      });
      const shown = (await buyer.get<Order>(`/api/orders/${before!.number}`)).json;
      expect(shown).toMatchObject({
        total: 43,
        currency: 'USD',
        lines: [
          { code: 'KB-20', name: 'Kılavuz Burç 20', price: 20, stockStatus: 'made_to_order', leadTime: '7–14 iş günü' },
          { code: 'ZK-1', stockStatus: 'made_to_order', leadTime: '7–14 iş günü' },
        ],
      });
      expect(await orders()).toEqual([before]);
    });

    test('needs an account, also one of staff', async () => {
      const shop = await start();
      const payload = await shop.buyer.checkout(TWO);
      const anonymous = await shop.app.inject({ method: 'POST', url: '/api/payment', payload });
      expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'UNAUTHENTICATED']);
      expect(await shop.orders()).toEqual([]);
      for (const role of ['moderator', 'admin'] as const)
        expect((await (await buyerOf(shop, role)).pay(TWO)).status, role).toBe(200);
    });

    test('ignores all claims of the browser about names, pictures and the account', async () => {
      const shop = await start();
      const victim = await buyerOf(shop, 'admin', { name: 'Kurban' });
      const products = cartOf(TWO).map((line) => ({
        ...line,
        name: '<b>Bedava</b>',
        img: ['https://evil.example/x.png'],
      }));
      expect(
        (
          await shop.buyer.pay([], {
            products,
            user: { _id: victim.user.publicId, id: victim.user.id, email: 'x@evil.example', role: 'admin' },
          })
        ).status,
      ).toBe(200);
      const [order] = await shop.orders();
      expect(order).toMatchObject({
        userId: shop.buyer.user.id,
        customerEmail: 'Sukru@ornek.example',
        totalMinor: 4300,
      });
      expect(
        (await shop.database.db.selectFrom('orderLines').select('name').execute()).map(({ name }) => name),
      ).toEqual(['Kılavuz Burç 20', 'Zımba']);
      for (const more of [
        { userId: victim.user.id },
        { currency: 'TRY' },
        { status: 'paid' },
        { totalMinor: 1 },
        { number: 'SP-1' },
        { subtotal: 1 },
      ]) {
        expect((await shop.buyer.pay(TWO, more)).status, JSON.stringify(more)).toBe(400);
      }
      for (const line of [{ unitPriceMinor: 1 }, { currency: 'TRY' }, { lineTotal: 0 }])
        expect((await shop.buyer.pay([], { products: [{ ...cartOf(TWO)[0], ...line }] })).status).toBe(400);
      expect(await shop.orders()).toHaveLength(1);
    });

    test.each([
      ['a lower price', [{ code: 'KB-20', price: 0.01 }], {}],
      ['a higher price', [{ code: 'KB-20', price: 21 }], {}],
      ['no price at all', [{ code: 'KB-20' }], {}],
      ['a lower total', [{ code: 'KB-20', price: 20 }], { total: 0.01 }],
      ['a negative total', [{ code: 'KB-20', price: 20 }], { total: -20 }],
      ['a right total under a wrong price', [{ code: 'KB-20', price: 1 }], { total: 20 }],
      ['another fee for fast cargo', [{ code: 'KB-20', price: 20 }], { cargoFee: 1 }],
      [
        'something that is sold no more',
        [
          { code: 'KB-20', price: 20 },
          { code: 'GIZLI-1', price: 1 },
        ],
        {},
      ],
      [
        'something without a price',
        [
          { code: 'KB-20', price: 20 },
          { code: 'Z40-5X160', price: 1 },
        ],
        {},
      ],
      [
        'something without a price, for nothing',
        [
          { code: 'KB-20', price: 20 },
          { code: 'Z40-5X160', price: 0 },
        ],
        { total: 20 },
      ],
      ['nothing that is there', [{ code: 'NIE-DA', price: 0 }], { total: 0 }],
    ] as [string, Bought[], object][])(
      'is refused with the new quote where the page showed %s',
      async (_, bought, more) => {
        const { buyer, orders, provider } = await start();
        const { status, json } = await buyer.pay(bought, more);
        expect(status).toBe(409);
        expect(json).toMatchObject({
          code: 'PRICE_CHANGED',
          error: 'Sepetinizdeki bazı bilgiler değişti. Lütfen yeni tutarı kontrol edip tekrar deneyin.',
          quote: { currency: 'USD', payment: 'test' },
        });
        expect(json.quote!.lines.map(({ _id }) => _id)).toEqual(bought.map(({ code }) => productId(code)));
        expect(await orders()).toEqual([]);
        expect(provider.requests).toEqual([]);
      },
    );

    test('charges the standard fee that was shown as part of the total', async () => {
      const { buyer, database, orders, provider } = await start();
      await setSettings(database, { shop_standard_cargo_fee: 7.5 });
      expect((await buyer.pay(TWO)).json).toMatchObject({
        code: 'PRICE_CHANGED',
        quote: { total: 50.5, isPayable: true },
      });
      expect((await buyer.pay(TWO, { total: 50.5 })).status).toBe(200);
      expect((await orders())[0]).toMatchObject({ subtotalMinor: 4300, shippingMinor: 750, totalMinor: 5050 });
      expect(provider.requests[0]!.lines.at(-1)).toEqual({ name: 'Standart kargo', unitAmountMinor: 750, quantity: 1 });
    });

    test('is refused where fewer are in stock, and leaves the stock as it is', async () => {
      const { buyer, database, orders } = await start();
      await insertProducts(database, [{ code: 'AZ', category: 'kolonlar', priceMinor: 500, stockQuantity: 3 }]);
      expect((await buyer.pay([{ code: 'AZ', quantity: 4, price: 5 }])).json).toMatchObject({
        code: 'PRICE_CHANGED',
        quote: { lines: [{ state: 'reduced', quantity: 3 }] },
      });
      expect((await buyer.pay([{ code: 'AZ', quantity: 3, price: 5 }])).status).toBe(200);
      expect(await orders()).toHaveLength(1);
      expect(
        (
          await database.db
            .selectFrom('products')
            .select('stockQuantity')
            .where('code', '=', 'AZ')
            .executeTakeFirstOrThrow()
        ).stockQuantity,
      ).toBe(3);
    });

    test('is refused above a provider’s largest charge', async () => {
      const { buyer, database, orders } = await start();
      await insertProducts(database, [
        { code: 'PAHALI', category: 'kolonlar', priceMinor: 100_000_000 },
        { code: 'SINIR', category: 'kolonlar', priceMinor: 99_999_999 },
      ]);
      const { status, json } = await buyer.pay([{ code: 'PAHALI', quantity: 999, price: 1_000_000 }]);
      expect(status).toBe(400);
      expect(json.fields).toEqual({
        products: 'Tek siparişin tutarı en fazla $999.999,99 olabilir. Daha büyük alımlar için lütfen teklif isteyin.',
      });
      expect((await buyer.pay([{ code: 'SINIR', price: 999_999.99 }])).status).toBe(200);
      expect((await orders()).map(({ totalMinor }) => totalMinor)).toEqual([99_999_999]);
    });

    test('tells all that is wrong at once', async () => {
      const { buyer, orders } = await start();
      const { status, json } = await buyer.post<{ fields: Record<string, string> }>('/api/payment', {
        products: [{ _id: 'x', quantity: 0 }],
        cargoFee: -1,
        total: 'x',
        address: { ...TEST_ADDRESS, city: 'Atlantis', phone: 'x', recipient: '' },
        invoice: { kind: 'company', company: '', vkn: '1234567891', taxOffice: '' },
        consents: { preInformation: '' },
        attempt: 'x',
      });
      expect(status).toBe(400);
      expect(Object.keys(json.fields).sort()).toEqual([
        'address.city',
        'address.phone',
        'address.recipient',
        'attempt',
        'cargoFee',
        'consents.distanceSales',
        'consents.preInformation',
        'invoice.company',
        'invoice.taxOffice',
        'invoice.vkn',
        'products.0.quantity',
        'total',
      ]);
      const empty = await buyer.post<{ fields: Record<string, string> }>('/api/payment', { products: [] });
      expect(empty.json.fields).toMatchObject({
        products: 'Sepette hiç ürün yok!',
        address: 'Lütfen teslimat adresi seçin veya girin!',
      });
      expect(Object.keys(empty.json.fields).sort()).toEqual(['address', 'consents', 'invoice', 'products']);
      for (const body of [undefined, [], 'x', null])
        expect(
          (
            await buyer.send({
              method: 'POST',
              url: '/api/payment',
              payload: JSON.stringify(body) ?? '',
              headers: { 'content-type': 'application/json' },
            })
          ).status,
        ).toBe(400);
      expect(await orders()).toEqual([]);
    });

    test('goes to a saved address of one’s own; another’s is as if missing', async () => {
      const shop = await start();
      const { buyer, orders } = shop;
      const save = async (who: typeof buyer) =>
        (await who.post<{ _id: string }>('/api/addresses', { title: 'Depo', ...TEST_ADDRESS, line: 'Depo Yolu 1' }))
          .json._id;
      const [own, others] = [await save(buyer), await save(await buyerOf(shop))];
      for (const addressId of [others, 'yok', '']) {
        expect(await buyer.pay(TWO, { address: undefined, addressId }), addressId).toMatchObject({
          status: 404,
          json: { code: 'NOT_FOUND', error: 'Adres bulunamadı.' },
        });
      }
      expect((await buyer.pay(TWO, { addressId: own })).status).toBe(400); // one of the two
      expect(await orders()).toEqual([]);
      expect((await buyer.pay(TWO, { address: undefined, addressId: own })).status).toBe(200);
      await buyer.del(`/api/addresses/${own}`);
      expect((await orders())[0]!.address).toEqual({ ...TEST_ADDRESS, line: 'Depo Yolu 1' });
    });

    test('keeps a new address where that is asked for, with the order or not at all', async () => {
      const { buyer, orders } = await start();
      const titles = async () =>
        (await buyer.get<{ title: string; isDefault: boolean }[]>('/api/addresses')).json.map(
          ({ title, isDefault }) => [title, isDefault],
        );
      expect((await buyer.pay([{ code: 'ZK-1', price: 2 }], { saveAddressAs: 'Atölye' })).status).toBe(409);
      expect(await titles()).toEqual([]);
      await buyer.pay(TWO);
      expect(await titles()).toEqual([]);
      for (let press = 0; press < 2; press++) await buyer.pay(TWO, { saveAddressAs: 'Atölye', note: 'a' });
      expect(await titles()).toEqual([['Atölye', true]]);
      for (let i = 1; i < MAX_ADDRESSES; i++)
        await buyer.post('/api/addresses', { title: `Depo ${i}`, ...TEST_ADDRESS });
      expect(await buyer.pay(TWO, { saveAddressAs: 'Bir daha', note: 'b' })).toMatchObject({
        status: 409,
        json: { error: 'En fazla 20 adres kaydedebilirsiniz.' },
      });
      expect(await orders()).toHaveLength(2);
    });

    test.each([
      [
        { kind: 'individual', name: 'Ayşe' },
        { kind: 'individual', name: 'Ayşe', tckn: '', address: '' },
      ],
      [
        { kind: 'individual', name: 'Ayşe', tckn: '100 000 001 46' },
        { kind: 'individual', name: 'Ayşe', tckn: '10000000146', address: '' },
      ],
      [
        { kind: 'company', company: 'Kalıp A.Ş.', vkn: '123 456 7890', taxOffice: 'Nilüfer', address: 'Fatura Sok. 1' },
        { kind: 'company', company: 'Kalıp A.Ş.', vkn: '1234567890', taxOffice: 'Nilüfer', address: 'Fatura Sok. 1' },
      ],
      [
        { kind: 'company', company: 'Şahıs', vkn: '10000000146', taxOffice: 'Nilüfer' },
        { kind: 'company', company: 'Şahıs', vkn: '10000000146', taxOffice: 'Nilüfer', address: '' },
      ],
    ])('keeps the invoice’s data: %j', async (invoice, stored) => {
      const { buyer, orders } = await start();
      expect((await buyer.pay(TWO, { invoice })).status).toBe(200);
      expect((await orders())[0]!.invoice).toEqual(stored);
    });

    test.each([
      { kind: 'individual', name: 'Ayşe', tckn: '10000000147' },
      { kind: 'individual', name: '' },
      { kind: 'company', company: 'A', vkn: '1234567891', taxOffice: 'B' },
      { kind: 'company', company: 'A', vkn: '', taxOffice: 'B' },
      { kind: 'company', company: 'A', vkn: '1234567890' },
      { kind: 'individual', name: 'A', vkn: '1234567890' },
      { kind: 'x' },
      null,
    ])('refuses an invoice that is none: %j', async (invoice) => {
      const { buyer } = await start();
      const { status, json } = await buyer.pay(TWO, { invoice });
      expect(status).toBe(400);
      expect(Object.keys(json.fields!).every((field) => field.startsWith('invoice'))).toBe(true);
    });

    test('is limited to 30 in 15 minutes from one address', async () => {
      const { buyer, clock } = await start();
      const statuses = [];
      for (let i = 0; i < 31; i++) statuses.push((await buyer.pay(TWO)).status);
      expect(statuses).toEqual([...Array(30).fill(200), 429]);
      expect((await buyer.pay(TWO, {}, '198.51.100.7')).status).toBe(200);
      clock.pass(15 * 60_000);
      expect((await buyer.pay(TWO)).status).toBe(200);
    });

    test('asks for a quote where there is no provider', async () => {
      const app = await startApp(setup);
      const buyer = await buyerOf(app);
      expect(await buyer.pay(TWO)).toMatchObject({
        status: 409,
        json: { code: 'PAYMENT_UNAVAILABLE', error: 'Çevrim içi ödeme şu anda kapalı. Lütfen teklif isteyin.' },
      });
      expect((await app.get('/api/payment/options')).json).toMatchObject({
        payment: 'none',
      });
      expect(await app.database.db.selectFrom('orders').select('id').execute()).toEqual([]);
    });
  },
  seedSmallCatalogue,
);
