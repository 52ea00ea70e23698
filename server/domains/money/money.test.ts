import { expect, test } from 'vitest';
import type { MoneyChange, MoneyState } from '#contract/money-setup.ts';
import type { Output } from '#contract/endpoints.ts';
import { toAllSettings, type AllSettings } from '#contract/staff-settings.ts';
import { startApp } from '../../testing/app.ts';
import { insertProducts, productId } from '../../testing/catalogue.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../testing/families.ts';
import { insertOrder } from '../../testing/orders.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { derivedColumns } from '../catalogue/products/derived.ts';

type Settings = { settingKey: string; settingValue: unknown }[];
const FEES = { shop_standard_cargo_fee: 99.9, shop_fast_cargo_fee: 600, shop_free_shipping_threshold: 7_500 };
const settingsOf = (values: Partial<AllSettings>) =>
  Object.entries(values).map(([settingKey, settingValue]) => ({ settingKey, settingValue })) as MoneyChange['settings'];
/** Lira with tax included, at 41.25 for a dollar whose prices have no tax in them. */
const toLira = (more: Partial<MoneyChange> = {}): MoneyChange => ({
  settings: settingsOf({ shop_currency: 'TRY', shop_vat_mode: 'included', ...FEES }),
  pricesAre: 'excluded',
  moves: [{ from: 'USD', move: 'convert', rate: 41.25 }],
  ...more,
});

describeOnEngines(
  'currency and tax of the shop',
  (setup) => {
    const start = async () => {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const settings = async () => toAllSettings((await admin.get<Settings>('/api/settings')).json);
      const state = async () => (await admin.get<MoneyState>('/api/money')).json;
      const change = async (body: object) =>
        admin.post<Output<'POST /api/money'> & { message: string; code: string; stale?: unknown }>('/api/money', body);
      const prices = async () =>
        new Map(
          (
            await app.database.db
              .selectFrom('products')
              .select(['code', 'priceMinor', 'oldPriceMinor', 'currency', 'version'])
              .orderBy('id')
              .execute()
          ).map(({ code, priceMinor, oldPriceMinor, currency, version }) => [
            code,
            [priceMinor, oldPriceMinor, currency, version] as const,
          ]),
        );
      return { app, admin, settings, state, change, prices };
    };

    test('are changed with every price, its sorts, its family and the fees; nothing else moves', async () => {
      const { app, admin, settings, state, change, prices } = await start();
      await insertFamily(app.database, PIN_FAMILY);
      await insertProducts(app.database, [
        { code: 'EU-1', name: 'Avro', category: 'kolonlar', priceMinor: 1_000, currency: 'EUR' },
        { code: 'TL-1', name: 'Lira', category: 'kolonlar', priceMinor: 1_000, currency: 'TRY', vatRate: 10 },
        { code: 'GONE', name: 'Silinmiş', category: 'kolonlar', priceMinor: 1_000, deletedAt: new Date(0) },
      ]);
      await insertOrder(app.database, { at: new Date(app.now()), lines: [{ code: 'KB-20' }] });
      const before = await prices();
      const seen = await state();
      expect(seen.prices.map(({ currency }) => currency)).toEqual(['USD', 'EUR', 'TRY']);
      expect(seen.prices[0]!.count).toBe(
        [...before].filter(([code, [price, , currency]]) => code !== 'GONE' && price !== null && currency === 'USD')
          .length,
      );
      expect(seen.openPayments).toBe(1);
      expect(seen.lastChange).toBeNull();
      expect(seen.examples.filter(({ currency }) => currency === 'EUR')).toEqual([
        { code: 'EU-1', name: 'Avro', price: 10, old: null, currency: 'EUR', vatRate: null },
      ]);

      const { status, json } = await change(toLira());
      expect(status).toBe(200);
      const after = await prices();
      // 12,50 $ × 41,25 = 515,63; with 20 % 618,76. The lira price had no tax in it either.
      expect(after.get('Z40-5X100')).toEqual([61_876, null, 'TRY', before.get('Z40-5X100')![3] + 1]);
      expect(after.get('KK-1')!.slice(0, 3)).toEqual([99_000, 126_226, 'TRY']);
      expect(after.get('TL-1')!.slice(0, 3)).toEqual([1_100, null, 'TRY']);
      expect(after.get('EU-1')!.slice(0, 3)).toEqual([1_200, null, 'EUR']); // not named: it keeps its currency
      for (const code of ['GONE', 'Z40-5X160']) expect(after.get(code)).toEqual(before.get(code));
      expect(json).toEqual({ prices: [...after].filter(([code, row]) => row[3] !== before.get(code)![3]).length });
      const rows = await app.database.db.selectFrom('products').selectAll().execute();
      for (const row of rows) {
        const { priceAsc, priceDesc } = derivedColumns({ ...row, areCategoriesActive: true });
        expect([row.code, row.priceAsc, row.priceDesc]).toEqual([row.code, priceAsc, priceDesc]);
      }
      const family = await app.database.db.selectFrom('families').selectAll().executeTakeFirstOrThrow();
      const sizes = rows.flatMap((row) =>
        row.familyId === family.id && row.priceMinor !== null ? [row.priceMinor] : [],
      );
      expect([family.priceFromMinor, family.priceFromCurrency]).toEqual([Math.min(...sizes), 'TRY']);
      expect(await settings()).toMatchObject({
        shop_currency: 'TRY',
        shop_vat_mode: 'included',
        shop_money_decided: true,
        ...FEES,
      });
      // What visitors read is made anew.
      expect((await app.get('/api/products/Z40-5X100')).json).toMatchObject({
        price: { current: 618.76, currency: 'TRY' },
      });
      const order = await app.database.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
      expect([order.totalMinor, order.currency]).toEqual([2_000, 'USD']);
      expect((await admin.get<{ items: object[] }>('/api/audit?kind=setting&limit=20')).json.items[0]).toMatchObject({
        title: 'Para ve vergi',
        actor: 'Ayşe Usta',
        changes: [{ field: 'prices', after: json.prices }],
      });
      expect((await state()).lastChange).toEqual({
        id: expect.any(String),
        at: expect.any(String),
        by: 'Ayşe Usta',
        prices: json.prices,
        currency: 'USD',
        isUndone: false,
      });
    });

    test('go back, but for what somebody has changed since', async () => {
      const { app, admin, settings, state, change, prices } = await start();
      const before = await prices();
      const first = await settings();
      const { json } = await change(toLira());
      // Somebody gives one article its price, and the shop another fee.
      await app.database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ priceMinor: 77_700 }).where('code', '=', 'KB-9').execute(),
      );
      await admin.put('/api/settings', settingsOf({ shop_fast_cargo_fee: 650 }));
      const { lastChange } = await state();
      const undo = () =>
        admin.post<Output<'POST /api/money/undo'> & { message: string }>('/api/money/undo', { id: lastChange!.id });
      expect((await undo()).json).toEqual({ prices: json.prices - 1, kept: 1 });
      const back = await prices();
      expect(back.get('KB-9')!.slice(0, 3)).toEqual([77_700, null, 'TRY']);
      for (const [code, row] of before)
        if (code !== 'KB-9') expect([code, ...back.get(code)!.slice(0, 3)]).toEqual([code, ...row.slice(0, 3)]);
      expect(await settings()).toEqual({ ...first, shop_fast_cargo_fee: 650, shop_money_decided: true });
      expect((await state()).lastChange!.isUndone).toBe(true);
      expect(await undo()).toMatchObject({ status: 409, json: { message: 'Bu değişiklik zaten geri alınmış.' } });
      expect((await admin.post('/api/money/undo', { id: 'x' })).status).toBe(404);
      expect((await admin.get<{ items: object[] }>('/api/audit?kind=setting&limit=20')).json.items[0]).toMatchObject({
        title: 'Para ve vergi',
        changes: [
          { field: 'restored', after: json.prices - 1 },
          { field: 'kept', after: 1 },
        ],
      });
    });

    test('only the last change goes back, and an empty one is none', async () => {
      const { admin, state, change, prices } = await start();
      await change(toLira());
      const first = (await state()).lastChange!;
      expect((await change({ settings: [], pricesAre: null, moves: [] })).json).toEqual({ prices: 0 });
      expect((await state()).lastChange).toEqual(first);
      const between = await prices();
      await change({ settings: settingsOf({ shop_vat_mode: 'excluded' }), pricesAre: null, moves: [] });
      expect((await prices()).get('Z40-5X100')!.slice(0, 3)).toEqual([51_563, null, 'TRY']);
      expect((await admin.post('/api/money/undo', { id: first.id })).status).toBe(404);
      expect((await admin.post('/api/money/undo', { id: (await state()).lastChange!.id })).status).toBe(200);
      expect((await prices()).get('Z40-5X100')!.slice(0, 3)).toEqual(between.get('Z40-5X100')!.slice(0, 3));
    });

    test('taking tax out uses the rate at which it was put in', async () => {
      const { change, prices } = await start();
      await change(toLira());
      await change({
        settings: settingsOf({ shop_vat_mode: 'excluded', shop_vat_rate: 10 }),
        pricesAre: null,
        moves: [],
      });
      expect((await prices()).get('Z40-5X100')![0]).toBe(51_563);
    });

    test('are refused with a sentence, and then nothing has changed', async () => {
      const { app, admin, settings, change, prices } = await start();
      await insertProducts(app.database, [
        { code: 'DEV-1', name: 'Çok pahalı', category: 'kolonlar', priceMinor: 90_000_000 },
      ]);
      const [before, first] = [await prices(), await settings()];
      const refused: [body: MoneyChange | object, message: RegExp][] = [
        [toLira(), /^1 ürünün yeni fiyatı ₺1\.000\.000,00 sınırını aşıyor \(ör\. DEV-1\)/],
        [toLira({ settings: settingsOf({ shop_currency: 'TRY' }) }), /kargo ücretlerini/],
        [toLira({ pricesAre: null }), /KDV dahil mi, hariç mi/],
        [toLira({ moves: [{ from: 'USD', move: 'convert', rate: 0 }] }), /^Kur sıfırdan büyük/],
        [toLira({ moves: [{ from: 'USD', move: 'convert', rate: 10_001 }] }), /^Kur /],
        [toLira({ moves: [{ from: 'USD', move: 'convert', rate: 1.234_567_8 }] }), /^Kur /],
        [toLira({ moves: [{ from: 'USD', move: 'convert' } as never] }), /Lütfen kuru girin!/],
        [toLira({ moves: [{ from: 'USD', move: 'sil' } as never] }), /Fiyatlara ne olacağını seçin/],
        [
          toLira({
            moves: [
              { from: 'USD', move: 'keep' },
              { from: 'USD', move: 'relabel' },
            ],
          }),
          /iki kez/,
        ],
        [toLira({ settings: settingsOf({ shop_currency: 'XYZ' as never }) }), /para birimi/i],
        [{ ...toLira(), settings: [{ settingKey: 'site_title', settingValue: 'x' }] }, /./],
      ];
      for (const [body, message] of refused) {
        const { status, json } = await change(body);
        expect([status, json.message], JSON.stringify(body)).toEqual([400, expect.stringMatching(message)]);
      }
      // Somebody else was faster.
      await admin.put('/api/settings', settingsOf({ shop_fast_cargo_fee: 20 }));
      const stale = await change({
        ...toLira({ moves: [] }),
        settings: [
          ...settingsOf({ shop_currency: 'TRY', shop_vat_mode: 'included' }),
          ...Object.entries(FEES).map(([settingKey, settingValue]) => ({
            settingKey,
            settingValue,
            shownValue: first[settingKey as keyof typeof FEES],
          })),
        ],
      });
      expect([stale.status, stale.json.code]).toEqual([409, 'STALE']);
      expect(await prices()).toEqual(before);
      expect(await settings()).toEqual({ ...first, shop_fast_cargo_fee: 20 });
      expect(await app.database.db.selectFrom('moneyChanges').select('id').execute()).toEqual([]);
    });

    test('a product that is deleted for good takes its former price with it', async () => {
      const { admin, state, change } = await start();
      const { json } = await change(toLira());
      expect((await admin.del(`/api/products/${productId('KB-9')}`)).status).toBe(204);
      const id = (await state()).lastChange!.id;
      expect((await admin.post<object>('/api/money/undo', { id })).json).toEqual({ prices: json.prices - 1, kept: 1 });
    });
  },
  seedSmallCatalogue,
);
