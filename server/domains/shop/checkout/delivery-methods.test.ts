import { expect, test } from 'vitest';
import type { Quote } from '#contract/cart.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Order, StaffOrder } from '#contract/orders.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { shippingMethod } from '../../../testing/shipping.ts';
import {
  buyerOf,
  cartOf,
  quoteFor,
  setSettings,
  startShop,
  TEST_ADDRESS,
  TEST_INVOICE,
} from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { signIn } from '../../../testing/sign-in.ts';

const CART = [
  { code: 'KB-20', quantity: 2, price: 20 },
  { code: 'ZK-1', price: 1 },
];
const LOCAL = shippingMethod({ id: 'yerel-0001', name: 'Kendi aracımız', fee: 40, provinces: ['Bursa'], minDays: 1 });
const TABLE = shippingMethod({
  id: 'tablo-0001',
  name: 'Kargo',
  kind: 'table',
  freeFrom: 500,
  minDays: 2,
  maxDays: 4,
  note: 'Öğleden sonra teslim edilir.',
  tariff: {
    desiSteps: [1, 5],
    zones: [
      { name: 'Marmara', provinces: ['Bursa'], fees: [60, 90], overFee: 10 },
      { name: 'Diğer iller', provinces: [], fees: [80, 120], overFee: 15.5 },
    ],
  },
});
const PICKUP = shippingMethod({ id: 'magaza-001', name: 'Mağazadan teslim', kind: 'pickup', note: 'Hafta içi 09–17' });
const ADDRESS = { company_street: 'Demir Sok. 3', company_district: 'Osmangazi', company_city: 'Bursa' };
type Refused = Partial<ErrorBody> & { quote?: Quote };

describeOnEngines(
  'a shop’s own delivery methods',
  (setup) => {
    const start = async (methods = [LOCAL, TABLE, PICKUP]) => {
      const shop = await startShop(setup);
      const { database } = shop;
      await setSettings(database, { shop_currency: 'TRY', shipping_methods: methods, ...ADDRESS });
      await database.write('catalogue', async (trx) => {
        await trx.updateTable('products').set({ currency: 'TRY' }).execute();
        await trx.updateTable('products').set({ weightG: 700 }).where('code', '=', 'KB-20').execute();
      });
      const buyer = await buyerOf(shop);
      const admin = await signIn(shop, 'admin');
      const orders = async () => database.db.selectFrom('orders').selectAll().orderBy('id').execute();
      const seen = async (number: string) => (await buyer.get<Order>(`/api/orders/${number}`)).json;
      const to = (city: string) => ({ ...TEST_ADDRESS, city });
      return { shop, database, buyer, admin, orders, seen, to };
    };
    const quoted = async (shop: Parameters<typeof quoteFor>[0], more: object = {}) =>
      (await quoteFor(shop, { products: cartOf(CART), ...more })).json;

    test('the quote has those that go there, with their fees', async () => {
      const { shop } = await start();
      const bursa = await quoted(shop, { province: 'Bursa' });
      expect(bursa.deliveryOptions).toEqual([
        expect.objectContaining({ _id: 'yerel-0001', fee: 40, days: '1 iş günü' }),
        // 2 × 0.7 kg, and a piece of unknown weight: 2.4 desi
        expect.objectContaining({
          _id: 'tablo-0001',
          fee: 90,
          days: '2–4 iş günü',
          note: 'Öğleden sonra teslim edilir.',
        }),
        expect.objectContaining({ _id: 'magaza-001', fee: 0, place: 'Demir Sok. 3, Osmangazi / Bursa' }),
      ]);
      expect(bursa).toMatchObject({
        deliveryMethodId: 'yerel-0001',
        deliveryName: 'Kendi aracımız',
        shippingFee: 40,
        total: 81,
        isByProvince: true,
      });
      const van = await quoted(shop, { province: 'Van', deliveryMethodId: 'tablo-0001' });
      expect(van).toMatchObject({ shippingFee: 120, total: 161, freeShipping: { threshold: 500, remaining: 459 } });
      expect(await quoted(shop)).toMatchObject({ deliveryMethodId: 'tablo-0001', shippingFee: 90 });
      expect((await quoteFor(shop, { products: [], province: 'Paris' })).status).toBe(400);
      expect((await shop.get('/api/payment/mode')).json).toMatchObject({ hasOwnDelivery: true });
    });

    test('the order has what was quoted, and keeps it when the method is gone', async () => {
      const { shop, buyer, database, seen, admin, to } = await start();
      const { json } = await buyer.pay(CART, { deliveryMethodId: 'tablo-0001', address: to('Van'), total: 161 });
      const number = json.orderNumber;
      await setSettings(database, { shipping_methods: [] });
      expect(await seen(number)).toMatchObject({
        shippingFee: 120,
        fastCargoFee: 0,
        total: 161,
        deliveryName: 'Kargo',
        deliveryDays: '2–4 iş günü',
        isPickup: false,
      });
      const { body } = await admin.get('/api/orders/export');
      expect(body).toContain('Kargo');
      // The provider is asked for the same, line by line.
      expect(shop.provider.requests.at(-1)).toMatchObject({
        totalMinor: 16_100,
        lines: expect.arrayContaining([{ name: 'Kargo', unitAmountMinor: 12_000, quantity: 1 }]),
      });
    });

    test('pressing again makes no second order; another method is another order', async () => {
      const { buyer, orders, to } = await start();
      const attempt = crypto.randomUUID();
      const press = (deliveryMethodId: string, total: number) =>
        buyer.pay(CART, { deliveryMethodId, total, address: to('Bursa'), attempt });
      expect((await press('tablo-0001', 131)).json.orderNumber).toBe((await press('tablo-0001', 131)).json.orderNumber);
      expect(await orders()).toHaveLength(1);
      await press('yerel-0001', 81);
      expect((await orders()).map(({ deliveryMethodId }) => deliveryMethodId)).toEqual(['tablo-0001', 'yerel-0001']);
    });

    test('nobody pays another fee than the one shown', async () => {
      const { buyer, database, orders, to } = await start();
      const pay = async (more: object) => (await buyer.pay(CART, { address: to('Van'), ...more })).json as Refused;
      const changed = await pay({ deliveryMethodId: 'tablo-0001', total: 131 }); // as shown for Bursa
      expect(changed).toMatchObject({ code: 'PRICE_CHANGED', quote: { total: 161, deliveryMethodId: 'tablo-0001' } });
      // A method that does not go there, that is switched off, that never was.
      for (const deliveryMethodId of ['yerel-0001', 'hayali-001'])
        expect(await pay({ deliveryMethodId, total: 161 })).toMatchObject({ code: 'PRICE_CHANGED' });
      await setSettings(database, { shipping_methods: [{ ...TABLE, isActive: false }, LOCAL] });
      expect(await pay({ deliveryMethodId: 'tablo-0001', total: 161 })).toMatchObject({
        code: 'VALIDATION',
        error: 'Bu ile gönderim yapamıyoruz. Lütfen teklif isteyin.',
        fields: { deliveryMethodId: 'Bu ile gönderim yapamıyoruz. Lütfen teklif isteyin.' },
      });
      // The former body asks for fast cargo, which this shop has not.
      expect(await pay({ cargoFee: 15, address: to('Bursa'), total: 56 })).toMatchObject({ code: 'PRICE_CHANGED' });
      expect(await orders()).toEqual([]);
    });

    test('an order that is fetched needs no district, but an address on its invoice', async () => {
      const { buyer, admin, seen, shop } = await start();
      const pickup = { recipient: 'Ayşe Yılmaz', phone: '0532 000 00 00' };
      const pay = (more: object) =>
        buyer.pay(CART, { address: undefined, pickup, deliveryMethodId: 'magaza-001', total: 41, ...more });
      const invoice = { ...TEST_INVOICE, address: 'Çelik Sok. 1, İzmir' };
      expect((await pay({})).json.fields).toEqual({
        'invoice.address': 'Mağazadan teslimde fatura adresi gereklidir.',
      });
      expect((await pay({ invoice, pickup: undefined, address: TEST_ADDRESS })).json.error).toBe(
        'Mağazadan teslim için teslim alacak kişiyi yazın.',
      );
      expect((await pay({ invoice, deliveryMethodId: 'tablo-0001', total: 131 })).json.error).toBe(
        'Teslimat yöntemi geçersiz.',
      );
      expect((await pay({ invoice, address: TEST_ADDRESS })).status).toBe(400);
      const { json } = await pay({ invoice });
      const order = await seen(json.orderNumber);
      expect(order).toMatchObject({
        isPickup: true,
        deliveryName: 'Mağazadan teslim',
        pickupNote: 'Hafta içi 09–17',
        address: { ...pickup, line: 'Demir Sok. 3', district: 'Osmangazi', city: 'Bursa' },
        invoice: { address: 'Çelik Sok. 1, İzmir' },
        total: 41,
      });

      // Ready, then fetched; without carrier and number.
      await shop.database.write('orders', (trx) =>
        trx
          .updateTable('orders')
          .set({ status: 'paid', paidAt: new Date(shop.clock.now()) })
          .execute(),
      );
      const move = async (status: string) =>
        (await admin.patch<StaffOrder & ErrorBody>(`/api/orders/${json.orderNumber}`, { status })).json;
      expect(await move('preparing')).toMatchObject({ canShip: false });
      expect(
        (
          await admin.post(`/api/orders/${json.orderNumber}/shipments`, {
            lines: [{ line: 0, quantity: 1 }],
            carrier: 'Aras',
            number: '1',
          })
        ).status,
      ).toBe(409);
      expect(await move('shipped')).toMatchObject({ status: 'shipped', tracking: null });
      expect(await move('delivered')).toMatchObject({ status: 'delivered' });
      const mails = await shop.database.db.selectFrom('outbox').select(['kind', 'bodyText']).orderBy('id').execute();
      expect(mails.at(-1)).toMatchObject({
        kind: 'order-pickup-ready',
        bodyText: expect.stringMatching(/Demir Sok\. 3[\s\S]*Hafta içi 09–17/),
      });
      const { body } = await admin.get('/api/orders/export');
      expect(body).toContain('Teslim alındı');
    });

    test('the agreements say how the fee comes about', async () => {
      const { shop, database } = await start();
      const text = async () =>
        ((await shop.get('/api/payment/options')).json as { agreements: { text: string }[] }).agreements[0]!.text;
      expect(await text()).toContain('Mağazadan teslim seçildiğinde');
      expect(await text()).not.toContain('Hızlı kargo');
      await setSettings(database, { shipping_methods: [] });
      expect(await text()).toContain('Hızlı kargo');
    });

    test('60 random carts, provinces, methods and taxes: what is quoted is charged, and more is refused', async () => {
      const { shop, buyer, database, orders, to } = await start();
      const random = randomNumbers(38);
      const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
      for (let round = 0; round < 60; round++) {
        await setSettings(database, {
          shop_vat_mode: pick(['none', 'included', 'excluded'] as const),
          shop_shipping_vat_rate: pick([0, 10, 20]),
        });
        const bought = [{ code: 'KB-20', quantity: 1 + Math.floor(random() * 30), price: 20 }];
        const city = pick(['Bursa', 'Van', 'İzmir']);
        const wanted = pick(['yerel-0001', 'tablo-0001', '']);
        const quote = (await quoteFor(shop, { products: cartOf(bought), province: city, deliveryMethodId: wanted }))
          .json;
        const more = { address: to(city), deliveryMethodId: quote.deliveryMethodId };
        const less = await buyer.pay(bought, { ...more, total: Number((quote.total - 0.01).toFixed(2)) });
        expect(less.json.code).toBe('PRICE_CHANGED');
        expect((await buyer.pay(bought, { ...more, total: quote.total, attempt: crypto.randomUUID() })).status).toBe(
          200,
        );
        const last = (await orders()).at(-1)!;
        expect([last.totalMinor, last.shippingMinor, last.deliveryName]).toEqual([
          Math.round(quote.total * 100),
          Math.round(quote.shippingFee! * 100),
          quote.deliveryName,
        ]);
        shop.clock.pass(60_000);
      }
    });
  },
  seedSmallCatalogue,
);
