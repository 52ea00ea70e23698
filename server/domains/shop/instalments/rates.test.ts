import { expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { productId } from '../../../testing/catalogue.ts';
import { describeOnEngines, type Setup } from '../../../testing/engines.ts';
import { fakeProvider } from '../../../testing/fake-provider.ts';
import { clockAt, MINUTE } from '../../../testing/forms.ts';
import { setSettings } from '../../../testing/shop.ts';
import { startApp } from '../../../testing/app.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import type { InstalmentFamily } from '../../../base/db/tables.ts';
import { ProviderError } from '../payments/provider/provider.ts';
import { paymentProviders } from '../payments/providers.ts';
import { reconciler } from '../settlement/reconciler.ts';

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FAMILIES: InstalmentFamily[] = [
  {
    name: 'Bonus',
    options: [
      { count: 12, ratio: 1.12 },
      { count: 3, ratio: 1 },
      { count: 6, ratio: 1.0728 },
    ],
  },
  { name: 'World', options: [{ count: 9, ratio: 1.1 }] },
];

describeOnEngines(
  'instalments of a product',
  (setup: Setup) => {
    /** A shop in lira with a card provider that tells what the test sets; its products cost a hundred times as much. */
    async function open() {
      const clock = clockAt();
      let calls = 0;
      let answer = async (): Promise<InstalmentFamily[]> => FAMILIES;
      const provider = {
        ...fakeProvider({ now: clock.now }),
        instalmentRates: () => {
          calls += 1;
          return answer();
        },
      };
      const shop = await startApp(setup, { clock: clock.now, provider });
      const { database } = shop;
      await setSettings(database, { shop_currency: 'TRY', shop_instalments_max: 12 });
      await database.write('catalogue', (trx) =>
        trx
          .updateTable('products')
          .set((eb) => ({ currency: 'TRY', priceMinor: eb('priceMinor', '*', 100) }))
          .execute(),
      );
      const ask = async (code = 'KB-20', more = '', { get } = shop) =>
        (
          await get<Output<'GET /api/payment/instalments'>>(
            `/api/payment/instalments?product=${productId(code)}${more}`,
          )
        ).json;
      return {
        shop,
        ask,
        pass: clock.pass,
        calls: () => calls,
        tell: (families: InstalmentFamily[] | null) => {
          answer = async () => {
            if (families === null) throw new ProviderError('silent', true);
            return families;
          };
        },
        answerWith: (next: typeof answer) => {
          answer = next;
        },
        from: async () => (await shop.get<Output<'GET /api/payment/mode'>>('/api/payment/mode')).json.instalmentsFrom,
        secondProcess: () => startApp(setup, { clock: clock.now, provider, database }),
        async reconcile() {
          const failures: string[] = [];
          const services = { database, config: shop.config, now: clock.now, providers: paymentProviders(provider) };
          await reconciler(services, (error) => failures.push((error as Error).message)).run();
          return failures;
        },
      };
    }

    test('are those of the provider, up to the greatest number that the shop allows', async () => {
      const { ask, from, shop } = await open();
      expect(await from()).toBe(1_000);
      expect(await ask()).toEqual({
        amount: 2_000,
        unit: 'adet',
        hasVat: false,
        families: [
          {
            name: 'Bonus',
            options: [
              { count: 3, monthly: 666.67, total: 2_000 },
              { count: 6, monthly: 357.6, total: 2_145.6 },
              { count: 12, monthly: 186.67, total: 2_240 },
            ],
          },
          { name: 'World', options: [{ count: 9, monthly: 244.44, total: 2_200 }] },
        ],
      });
      await setSettings(shop.database, { shop_instalments_max: 6 });
      expect((await ask()).families).toMatchObject([{ name: 'Bonus', options: [{ count: 3 }, { count: 6 }] }]);
      await setSettings(shop.database, { shop_instalments_max: 2 });
      expect((await ask()).families).toEqual([]);
      expect(await from(), 'a dialog would have nothing to show').toBeNull();
    });

    test('are of the price with tax and of as many pieces, from the least price on', async () => {
      const { ask, shop } = await open();
      expect((await ask('KB-9')).families).toEqual([]);
      expect(await ask('KB-9', '&quantity=2')).toMatchObject({
        amount: 1_800,
        families: [{ options: [{}, {}, {}] }, {}],
      });
      await setSettings(shop.database, { shop_vat_mode: 'excluded', shop_vat_rate: 20 });
      expect(await ask('KB-9')).toMatchObject({
        amount: 1_080,
        families: [{ options: [{ total: 1_080 }, {}, {}] }, {}],
      });
      expect(await ask('Z40-5X160')).toEqual({ amount: null, unit: 'adet', hasVat: true, families: [] });
      await shop.database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ stockStatus: 'out_of_stock' }).execute(),
      );
      expect(await ask('KB-9'), 'the page shows its price').toMatchObject({ amount: 1_080, families: [{}, {}] });
    });

    test('are asked about with a known product and a whole number of pieces', async () => {
      const { shop, calls } = await open();
      const refusal = async (query: string) => {
        const { status, json } = await shop.get<{ message: string }>(`/api/payment/instalments?${query}`);
        return [status, json.message];
      };
      expect(await refusal('product=yok')).toEqual([404, 'Ürün bulunamadı']);
      for (const quantity of ['0', '1.5', 'x', '10000'])
        expect((await refusal(`product=${productId('KB-20')}&quantity=${quantity}`))[0], quantity).toBe(400);
      expect((await refusal('quantity=1'))[0]).toBe(400);
      expect(calls()).toBe(0);
    });

    test('are none without the setting, in another currency, and at a provider without them', async () => {
      const { ask, from, shop, calls } = await open();
      for (const settings of [
        { shop_instalments_max: 1 },
        { shop_instalments_max: 12, shop_currency: 'USD' as const },
      ]) {
        await setSettings(shop.database, settings);
        expect((await ask()).families).toEqual([]);
        expect(await from()).toBeNull();
      }
      await setSettings(shop.database, { shop_currency: 'TRY' });
      expect(calls()).toBe(0);
      const plain = await startApp(setup, { database: shop.database, provider: fakeProvider({ name: 'stripe' }) });
      expect((await plain.get<Output<'GET /api/payment/mode'>>('/api/payment/mode')).json.instalmentsFrom).toBeNull();
      expect((await ask('KB-20', '', plain)).families).toEqual([]);
    });

    test('are asked of the provider once a day, however many look and in whatever process', async () => {
      const { ask, calls, pass, secondProcess, shop } = await open();
      const replies = await Promise.all(Array.from({ length: 8 }, () => ask()));
      expect(replies.every(({ families }) => families.length === 2)).toBe(true);
      expect(calls()).toBe(1);
      const second = await secondProcess();
      expect((await ask('KB-20', '', second)).families).toHaveLength(2);
      pass(DAY - MINUTE);
      await ask();
      expect(calls()).toBe(1);
      pass(2 * MINUTE);
      await Promise.all([ask('KB-20', '', shop), ask('KB-20', '', second)]);
      expect(calls()).toBe(2);
    });

    test('stay for a week where the provider is silent, which is asked again after ten minutes', async () => {
      const { ask, calls, from, pass, tell } = await open();
      await ask();
      tell(null);
      pass(2 * DAY);
      expect((await ask()).families).toHaveLength(2);
      expect(calls()).toBe(2);
      pass(9 * MINUTE);
      await ask();
      expect(calls()).toBe(2);
      pass(2 * MINUTE);
      await ask();
      expect(calls()).toBe(3);
      expect(await from()).toBe(1_000);
      pass(5 * DAY);
      expect(await ask()).toMatchObject({ amount: 2_000, families: [] });
      expect(await from(), 'the link goes').toBeNull();
    });

    test('come back without a visitor, once the provider tells them again', async () => {
      const { calls, from, pass, tell, reconcile } = await open();
      tell(null);
      expect(await reconcile()).toEqual(['silent']);
      expect(await from()).toBeNull();
      expect(await reconcile(), 'not asked again at once').toEqual([]);
      expect(calls()).toBe(1);
      tell(FAMILIES);
      pass(11 * MINUTE);
      expect(await reconcile()).toEqual([]);
      expect(await from()).toBe(1_000);
      tell([]);
      pass(25 * HOUR);
      expect(await reconcile()).toEqual([]);
      expect(await from(), 'the provider has none any more').toBeNull();
    });

    test('of a test and of live payments are kept apart, and a mistake of our own is not called silence', async () => {
      const { ask, answerWith, shop, calls } = await open();
      await ask();
      expect(await shop.database.db.selectFrom('instalmentRates').selectAll().execute()).toMatchObject([
        { provider: 'demo', isTest: true, families: FAMILIES },
      ]);
      const live = await startApp(setup, {
        database: shop.database,
        provider: { ...fakeProvider({ isTest: false }), instalmentRates: async () => FAMILIES.slice(1) },
      });
      expect((await ask('KB-20', '', live)).families).toMatchObject([{ name: 'World' }]);
      expect(calls()).toBe(1);
      await shop.database.db.deleteFrom('instalmentRates').execute();
      answerWith(async () => {
        throw new TypeError('a bug');
      });
      expect(await ask()).toMatchObject({ code: 'INTERNAL' });
    });
  },
  seedSmallCatalogue,
);
