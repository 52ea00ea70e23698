import { expect, test } from 'vitest';
import { fromMicros, soldMinor, toMicros } from '#contract/daily-price.ts';
import type { Output } from '#contract/endpoints.ts';
import type { ShopFigures } from '#contract/dashboard.ts';
import type { ExchangeRates } from '#contract/exchange-rates.ts';
import type { FamilyArticles } from '#contract/family-articles.ts';
import type { MoneyState } from '#contract/money-setup.ts';
import type { Order } from '#contract/orders.ts';
import type { Product } from '#contract/products.ts';
import { insertProducts, productId } from '../../testing/catalogue.ts';
import { startCentralBank } from '../../testing/central-bank.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../testing/families.ts';
import { MINUTE } from '../../testing/forms.ts';
import { randomNumbers } from '../../testing/random.ts';
import { buyerOf, setSettings, startShop } from '../../testing/shop.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { derivedColumns } from '../catalogue/products/derived.ts';
import { isDue, rateKeeper } from './keeper.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
type Failure = { message: string; fields?: Record<string, string>; quote?: Output<'POST /api/cart/quote'> };

describeOnEngines(
  'daily exchange rates',
  (setup) => {
    /** A shop in lira, with three articles in euros, one in dollars, and a bank; Friday noon, 20.11.2026. */
    const start = async () => {
      const bank = await startCentralBank(setup);
      const app = await startShop(setup, { config: { exchangeRatesUrl: bank.address } });
      const { now, pass } = app.clock;
      const { database } = app;
      await database.write('catalogue', (trx) => trx.updateTable('products').set({ currency: 'TRY' }).execute());
      await setSettings(database, { shop_currency: 'TRY' });
      await insertProducts(database, [
        { code: 'EU-1', name: 'Avro bir', category: 'kolonlar', priceMinor: 2_500, currency: 'EUR' },
        { code: 'EU-2', name: 'Avro iki', category: 'kolonlar', priceMinor: 1, oldPriceMinor: 2, currency: 'EUR' },
        { code: 'EU-3', name: 'Avro pahalı', category: 'kolonlar', priceMinor: 99_999_999, currency: 'EUR' },
        { code: 'US-1', name: 'Dolar', category: 'kolonlar', priceMinor: 1_000, oldPriceMinor: 1_500, currency: 'USD' },
      ]);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const keeper = rateKeeper({ database, now, address: bank.address, timeoutMs: 5_000 });
      const settle = (values: Partial<Record<string, unknown>>) =>
        admin.put<ExchangeRates & Failure>('/api/exchange-rates', {
          settings: Object.entries(values).map(([settingKey, settingValue]) => ({ settingKey, settingValue })),
        });
      const on = (more: object = {}) => settle({ shop_rate_source: 'tcmb', ...more });
      const type = (currency: string, rate: unknown) =>
        admin.post<ExchangeRates & Failure>('/api/exchange-rates', { currency, rate });
      const state = async () => (await admin.get<ExchangeRates>('/api/exchange-rates')).json;
      const tasks = async () => (await admin.get<ShopFigures>('/api/dashboard/shop')).json.sales!.rates;
      const rateOf = async (currency: string) => (await state()).rates.find((one) => one.currency === currency)!;
      const rows = async () => database.db.selectFrom('products').selectAll().orderBy('id').execute();
      const prices = async (...codes: string[]) =>
        (await rows())
          .filter(({ code }) => codes.includes(code))
          .map((row) => [row.priceMinor, row.oldPriceMinor, row.currency, row.listPriceMinor, row.listCurrency]);
      bank.publish('19.11.2026', { EUR: '49.3800', USD: '42.5' });
      return { app, database, bank, admin, keeper, settle, on, type, state, tasks, rateOf, rows, prices, now, pass };
    };

    test('sell what is priced in euros and dollars, and turned off leave everything as it was', async () => {
      const { app, database, on, settle, state, rows, prices } = await start();
      await insertFamily(database, PIN_FAMILY);
      await database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ currency: 'EUR' }).where('familyId', 'is not', null).execute(),
      );
      const before = await rows();
      const { json } = await on();
      expect(json).toMatchObject({
        source: 'tcmb',
        isApplied: true,
        rates: [
          { currency: 'EUR', rate: 49.38, soldAt: 49.38, day: '2026-11-19', source: 'tcmb', by: '', isTooOld: false },
          { currency: 'USD', rate: 42.5, soldAt: 42.5 },
          { currency: 'GBP', rate: null, soldAt: null, day: null, source: null, products: 0 },
        ],
        waiting: [],
        lastTry: { problem: '' },
      });
      expect(json.rates[0]!.products).toBe(
        before.filter(({ currency, priceMinor }) => currency === 'EUR' && priceMinor !== null).length,
      );
      expect(await prices('EU-1', 'EU-2', 'EU-3', 'US-1')).toEqual([
        [123_450, null, 'TRY', 2_500, 'EUR'],
        [49, 99, 'TRY', 1, 'EUR'],
        [null, null, 'TRY', 99_999_999, 'EUR'], // beyond what prices can be
        [42_500, 63_750, 'TRY', 1_000, 'USD'],
      ]);
      for (const row of await rows()) {
        const { priceAsc, priceDesc } = derivedColumns({ ...row, areCategoriesActive: true });
        expect([row.code, row.priceAsc, row.priceDesc]).toEqual([row.code, priceAsc, priceDesc]);
      }
      const family = await database.db.selectFrom('families').selectAll().executeTakeFirstOrThrow();
      const cheapest = Math.min(...(await rows()).flatMap((row) => (row.familyId && row.priceMinor) || []));
      expect([family.priceFromMinor, family.priceFromCurrency]).toEqual([cheapest, 'TRY']);
      expect((await app.get<Product>('/api/products/EU-1')).json).toMatchObject({
        price: { current: 1_234.5, currency: 'TRY' },
        listPrice: {
          current: 25,
          currency: 'EUR',
          rate: { value: 49.38, day: '2026-11-19', source: 'tcmb' },
          origin: '€25,00 · TCMB 19.11.2026',
        },
      });
      expect((await app.get<Product>('/api/products/KB-20')).json.listPrice).toBeUndefined();

      expect((await settle({ shop_rate_source: 'none' })).json.isApplied).toBe(false);
      expect(await rows()).toEqual(before);
      expect((await state()).rates[0]!.products).toBe(json.rates[0]!.products);
    });

    test('a new bulletin moves every price, and nobody pays what he has not seen', async () => {
      const { app, admin, bank, keeper, on, now, pass } = await start();
      await on({ shop_rate_margin: 2 });
      const buyer = await buyerOf(app);
      const bought = [{ code: 'EU-1', quantity: 2, price: 1_259.19 }]; // 25 × 49,38 × 1,02
      await keeper.look();
      expect(bank.asked()).toBe(1); // that of the day before is there
      pass(4 * HOUR); // the afternoon
      bank.publish('20.11.2026', { EUR: '50', USD: '42.6' });
      await keeper.look();
      expect(bank.asked()).toBe(2);
      const refused = await buyer.pay(bought);
      expect([refused.status, (refused.json as Failure).message]).toEqual([409, expect.stringMatching(/değişti/)]);
      expect((refused.json as Failure).quote).toMatchObject({ subtotal: 2_550 });
      expect(await app.database.db.selectFrom('orders').select('id').execute()).toEqual([]);
      const paid = await buyer.pay([{ ...bought[0]!, price: 1_275 }]);
      expect(paid.status).toBe(200);
      const order = await app.database.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
      expect([order.subtotalMinor, order.currency]).toEqual([255_000, 'TRY']);
      // The order keeps what it was computed from, whatever comes.
      bank.publish('23.11.2026', { EUR: '51', USD: '43' });
      pass(3 * DAY);
      await keeper.look();
      const { lines } = (await admin.get<Order>(`/api/orders/${order.publicId}`)).json;
      expect(lines[0]).toMatchObject({
        price: 1_275,
        listed: { price: 25, currency: 'EUR', rate: 51, day: '2026-11-20', source: 'tcmb' },
      });
      expect(now()).toBeGreaterThan(0);
    });

    test('a rate that moves by more than a tenth waits for an admin', async () => {
      const { admin, bank, keeper, on, pass, prices, state, tasks } = await start();
      await on();
      pass(4 * HOUR);
      bank.publish('20.11.2026', { EUR: '54.4', USD: '42.6' });
      await keeper.look();
      expect(await prices('EU-1', 'US-1')).toEqual([
        [123_450, null, 'TRY', 2_500, 'EUR'],
        [42_600, 63_900, 'TRY', 1_000, 'USD'],
      ]);
      const [waiting] = (await state()).waiting;
      expect(waiting).toMatchObject({ currency: 'EUR', rate: 54.4, former: 49.38, day: '2026-11-20' });
      expect(await tasks()).toEqual({ waiting: 1, unsold: 1 });
      const decide = (isApproved: boolean) =>
        admin.post<ExchangeRates & Failure>(`/api/exchange-rates/${waiting!._id}/decide`, { isApproved });
      expect((await decide(true)).json.rates[0]).toMatchObject({ rate: 54.4, by: 'Ayşe Usta' });
      expect(await prices('EU-1')).toEqual([[136_000, null, 'TRY', 2_500, 'EUR']]);
      expect((await state()).waiting).toEqual([]);
      expect((await decide(true)).status).toBe(404);
      // A refused one does not come back with the next look.
      pass(3 * DAY);
      bank.publish('23.11.2026', { EUR: '20', USD: '42.6' });
      await keeper.look();
      const [second] = (await state()).waiting;
      expect(
        (await admin.post<ExchangeRates>(`/api/exchange-rates/${second!._id}/decide`, { isApproved: false })).json
          .waiting,
      ).toEqual([]);
      pass(HOUR);
      await keeper.look();
      expect((await state()).waiting).toEqual([]);
      expect(await prices('EU-1')).toEqual([[136_000, null, 'TRY', 2_500, 'EUR']]);
    });

    test('while the bank is silent the rate grows old, then the price is on request, and comes back', async () => {
      const { app, bank, keeper, on, pass, prices, rateOf, state, tasks } = await start();
      await on();
      bank.answer(503, '');
      for (let days = 0; days < 5; days++) {
        pass(DAY);
        await keeper.look();
      }
      expect(await rateOf('EUR')).toMatchObject({ rate: 49.38, soldAt: null, isTooOld: true });
      expect((await state()).lastTry!.problem).toMatch(/^TCMB’ye ulaşılamadı/);
      expect(await prices('EU-1')).toEqual([[null, null, 'TRY', 2_500, 'EUR']]);
      expect(await tasks()).toEqual({ waiting: 0, unsold: 4 });
      expect((await app.get<Product>('/api/products/EU-1')).json).toMatchObject({
        price: null,
        listPrice: { current: 25, currency: 'EUR', rate: null, origin: '' },
      });
      const buyer = await buyerOf(app);
      expect((await buyer.pay([{ code: 'EU-1', quantity: 1, price: 1_234.5 }])).status).toBe(409);
      bank.answer(200, '<html>');
      pass(HOUR);
      await keeper.look();
      expect((await state()).lastTry!.problem).toMatch(/okunamadı/);
      bank.publish('25.11.2026', { EUR: '49.4', USD: '42.6' });
      pass(HOUR);
      await keeper.look();
      expect(await prices('EU-1')).toEqual([[123_500, null, 'TRY', 2_500, 'EUR']]);
    });

    test('are typed by an admin, and hold until the next bulletin', async () => {
      const { admin, bank, keeper, on, settle, type, prices, rateOf, pass } = await start();
      expect(await type('EUR', 50)).toMatchObject({
        status: 409,
        json: { message: expect.stringMatching(/^Önce kurun/) },
      });
      await settle({ shop_rate_source: 'manual' });
      expect(await prices('EU-1')).toEqual([[null, null, 'TRY', 2_500, 'EUR']]);
      expect((await type('EUR', 50.123456)).json.rates[0]).toMatchObject({
        rate: 50.123456,
        source: 'manual',
        by: 'Ayşe Usta',
        day: '2026-11-20',
      });
      expect(await prices('EU-1')).toEqual([[125_309, null, 'TRY', 2_500, 'EUR']]);
      expect(bank.asked()).toBe(0);
      expect((await admin.get<{ items: object[] }>('/api/audit?kind=setting&limit=20')).json.items[0]).toMatchObject({
        title: 'Döviz kuru',
        actor: 'Ayşe Usta',
      });
      await on(); // asks the bank at once, which wins
      expect(await rateOf('EUR')).toMatchObject({ rate: 49.38, source: 'tcmb', day: '2026-11-19' });
      await type('EUR', 52);
      pass(30 * MINUTE);
      await keeper.look();
      expect(await rateOf('EUR')).toMatchObject({ rate: 52, source: 'manual' });
      bank.publish('20.11.2026', { EUR: '49.5' });
      pass(4 * HOUR);
      await keeper.look();
      expect(await rateOf('EUR')).toMatchObject({ rate: 49.5, source: 'tcmb' });
    });

    test('are refused with a sentence where they make no sense', async () => {
      const { admin, database, on, settle, type, prices } = await start();
      await on();
      for (const [values, sentence] of [
        [{ shop_rate_source: 'ecb' }, /kaynağını/],
        [{ shop_rate_kind: 'x' }, /türünü/],
        [{ shop_rate_margin: 20.5 }, /: Kur payı/],
        [{ shop_rate_margin: -1 }, /: Kur payı/],
        [{ shop_rate_margin: 1.234 }, /: Kur payı/],
        [{ shop_rate_max_age_hours: 5 }, /24 ile 720/],
        [{ shop_rate_max_age_hours: 30.5 }, /24 ile 720/],
      ] as const) {
        const { status, json } = await settle(values);
        expect([status, json.message], JSON.stringify(values)).toEqual([400, expect.stringMatching(sentence)]);
      }
      for (const rate of [0, -1, 10_001, 1.234_567_8, '50', null])
        expect((await type('EUR', rate)).status, String(rate)).toBe(400);
      expect((await type('TRY', 50)).json.message).toMatch(/para birimini/);
      expect((await admin.post('/api/exchange-rates/x/decide', { isApproved: true })).status).toBe(404);
      expect(await prices('EU-1')).toEqual([[123_450, null, 'TRY', 2_500, 'EUR']]);
      // Not in a shop that sells in dollars.
      await settle({ shop_rate_source: 'none' });
      await setSettings(database, { shop_currency: 'USD' });
      expect(await on()).toMatchObject({ status: 400, json: { message: expect.stringMatching(/lira ile satan/) } });
    });

    test('a price is typed in the currency in which it is kept', async () => {
      const { admin, on, settle, prices } = await start();
      const path = `/api/products/${productId('EU-1')}`;
      const version = async () => (await admin.get<Product>(path)).json.version;
      const save = async (price: object | null) =>
        admin.put<Product & Failure>(path, { price, version: await version() });
      expect(await save({ current: 30, currency: 'EUR' })).toMatchObject({
        status: 400,
        json: { fields: { 'price.current': expect.stringMatching(/^EUR fiyatıyla/) } },
      });
      await on();
      expect((await save({ current: 30 })).json.listPrice).toMatchObject({ current: 30, currency: 'EUR' });
      expect(await prices('EU-1')).toEqual([[148_140, null, 'TRY', 3_000, 'EUR']]);
      await save({ current: 30, old: 40, currency: 'USD' });
      expect(await prices('EU-1')).toEqual([[127_500, 170_000, 'TRY', 3_000, 'USD']]);
      await save({ current: 999, currency: 'TRY' });
      expect(await prices('EU-1')).toEqual([[99_900, null, 'TRY', null, null]]);
      await save({ current: 12, currency: 'EUR' });
      await save(null);
      expect(await prices('EU-1')).toEqual([[null, null, 'EUR', null, null]]);
      await save({ current: 12, currency: 'EUR' });
      await settle({ shop_rate_source: 'none' });
      expect(await prices('EU-1')).toEqual([[1_200, null, 'EUR', null, null]]);
    });

    test('the grid of a family is in the currency in which its prices are kept', async () => {
      const { admin, database, on, rows } = await start();
      await insertFamily(database, PIN_FAMILY);
      await database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ currency: 'EUR' }).where('familyId', 'is not', null).execute(),
      );
      const { publicId } = await database.db.selectFrom('families').select('publicId').executeTakeFirstOrThrow();
      const grid = async () => (await admin.get<FamilyArticles>(`/api/families/${publicId}/articles`)).json;
      const before = await grid();
      expect(before.currency).toBe('TRY'); // euros are not sold yet
      await on();
      const { currency, articles } = await grid();
      expect([currency, articles]).toEqual(['EUR', before.articles]);
      const [first] = articles;
      const saved = await admin.put(`/api/families/${publicId}/articles`, {
        changes: [{ op: 'set', _id: first!._id, version: first!.version, row: { price: 7.5 } }],
      });
      expect(saved.status).toBe(200);
      const row = (await rows()).find((one) => one.publicId === first!._id)!;
      expect([row.priceMinor, row.currency, row.listPriceMinor, row.listCurrency]).toEqual([37_035, 'TRY', 750, 'EUR']);
    });

    test('currency and tax change what is kept, and go back', async () => {
      const { admin, on, prices, settle } = await start();
      await on();
      const state = async () => (await admin.get<MoneyState>('/api/money')).json;
      const seen = await state();
      expect(seen.prices.find(({ currency }) => currency === 'EUR')!.count).toBe(3);
      expect(seen.examples.filter(({ currency }) => currency === 'USD')).toMatchObject([
        { code: 'US-1', price: 10, old: 15 },
      ]);
      const changed = await admin.post<Failure>('/api/money', {
        settings: [{ settingKey: 'shop_vat_mode', settingValue: 'included' }],
        pricesAre: 'excluded',
        moves: [],
      });
      // 25 € with 20 %; the dearest would be dearer than prices can be.
      expect([changed.status, changed.json.message]).toEqual([400, expect.stringMatching(/EU-3/)]);
      await admin.put(`/api/products/${productId('EU-3')}`, { price: null, version: 1 });
      await admin.post('/api/money', {
        settings: [{ settingKey: 'shop_vat_mode', settingValue: 'included' }],
        pricesAre: 'excluded',
        moves: [],
      });
      expect(await prices('EU-1')).toEqual([[148_140, null, 'TRY', 3_000, 'EUR']]);
      await admin.post('/api/money/undo', { id: (await state()).lastChange!.id });
      expect(await prices('EU-1')).toEqual([[123_450, null, 'TRY', 2_500, 'EUR']]);
      // A shop that leaves the lira sells euros no more.
      const fees = { shop_standard_cargo_fee: 9, shop_fast_cargo_fee: 15, shop_free_shipping_threshold: 161 };
      await admin.post('/api/money', {
        settings: Object.entries({ shop_currency: 'USD', ...fees }).map(([settingKey, settingValue]) => ({
          settingKey,
          settingValue,
        })),
        pricesAre: null,
        moves: [{ from: 'EUR', move: 'convert', rate: 1.1 }],
      });
      expect(await prices('EU-1', 'US-1')).toEqual([
        [2_750, null, 'USD', null, null],
        [1_000, 1_500, 'USD', null, null],
      ]);
      expect((await settle({ shop_rate_margin: 3 })).status).toBe(400);
    });

    test('the database computes what the contract does, for a thousand random prices', async () => {
      const { database, on, type, rows } = await start();
      const random = randomNumbers(42);
      const below = (most: number) => 1 + Math.floor(random() * most);
      await insertProducts(
        database,
        Array.from({ length: 1_000 }, (_, i) => {
          const priceMinor = below(10 ** below(7));
          return {
            code: `R-${i}`,
            name: `Rastgele ${i}`,
            category: 'kolonlar',
            priceMinor,
            oldPriceMinor: i % 3 === 0 ? priceMinor + below(100) : null,
            currency: i % 2 === 0 ? ('EUR' as const) : ('GBP' as const),
          };
        }),
      );
      await on({ shop_rate_margin: 3.33 });
      await type('EUR', 49.123_457);
      const state = (await type('GBP', 57.999_999)).json;
      for (const row of await rows()) {
        if (!row.code.startsWith('R-')) continue;
        const { soldAt } = state.rates.find(({ currency }) => currency === row.listCurrency)!;
        const sold = (minor: number) => {
          const price = soldMinor(minor, toMicros(soldAt!));
          return price > 100_000_000 ? null : price;
        };
        const price = sold(row.listPriceMinor!);
        const old = row.listOldPriceMinor === null ? null : sold(row.listOldPriceMinor);
        expect([row.code, row.priceMinor, row.oldPriceMinor]).toEqual([
          row.code,
          price,
          price !== null && old !== null && old > price ? old : null,
        ]);
      }
      expect(fromMicros(toMicros(49.123_457))).toBe(49.123_457);
    });

    test('of several who look at once one asks the bank', async () => {
      const { app, bank, database, on, now, pass } = await start();
      await on();
      pass(4 * HOUR);
      bank.publish('20.11.2026', { EUR: '50' });
      const keepers = Array.from({ length: 4 }, () => rateKeeper({ database, now, address: bank.address }));
      await Promise.all(keepers.map((keeper) => keeper.look()));
      expect(bank.asked()).toBe(2);
      expect((await app.get<Product>('/api/products/EU-1')).json.price).toEqual({ current: 1_250, currency: 'TRY' });
    });
  },
  seedSmallCatalogue,
);

test.each([
  // Friday: the bulletin of Thursday will do until twenty to four.
  ['2026-11-20T12:39:59Z', '2026-11-19', false],
  ['2026-11-20T12:40:00Z', '2026-11-19', true],
  ['2026-11-20T12:40:00Z', '2026-11-20', false],
  // The weekend and Monday morning have that of Friday.
  ['2026-11-22T20:00:00Z', '2026-11-20', false],
  ['2026-11-23T12:00:00Z', '2026-11-20', false],
  ['2026-11-23T12:00:00Z', '2026-11-19', true],
  ['2026-11-23T13:00:00Z', '2026-11-20', true],
  ['2026-11-20T12:00:00Z', null, true],
])('at %s the bulletin of %s: due %s', (at, newest, due) => {
  expect(isDue(newest, Date.parse(at))).toBe(due);
});
