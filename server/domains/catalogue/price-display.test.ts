// Prices as visitors read them: in every reply that shows one, at each product's own rate, and as soon as it is set.
import { expect, test } from 'vitest';
import type { ArticleSizes, Family, FamilyPage, FamilyRows } from '#contract/families.ts';
import type { Product, ProductPage } from '#contract/products.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { listen, startApp } from '../../testing/app.ts';
import { productId } from '../../testing/catalogue.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../testing/families.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';

const GROSS = ' KDV\u00a0dahil';
const NET = ' +\u00a0KDV';

describeOnEngines(
  'prices as visitors read them',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin');
      const set = async (values: Partial<AllSettings>) => {
        const entries = Object.entries(values).map(([settingKey, settingValue]) => ({ settingKey, settingValue }));
        expect((await admin.put('/api/settings', entries)).status).toBe(200);
      };
      const get = async <T>(path: string) => (await app.get<T>(path)).json;
      const product = (code: string) => get<Product>(`/api/products/${productId(code)}`);
      return { ...app, admin, set, read: get, product };
    }

    test('are the stored ones until somebody chooses otherwise, and while no tax is computed', async () => {
      const { set, product, read } = await start();
      const stored = { current: 20, old: 25.5, currency: 'USD' };
      expect((await product('KK-1')).price).toEqual(stored);
      await set({ shop_price_display: 'both' });
      expect((await product('KK-1')).price).toEqual(stored);
      await set({ shop_price_display: 'stored', shop_vat_mode: 'included' });
      expect((await product('KK-1')).price).toEqual(stored);
      await set({ shop_vat_mode: 'excluded' });
      expect((await product('KK-1')).price).toEqual({ ...stored, gross: 24 });
      expect(await read<FamilyRows>('/api/families/z40-itici-pim/rows')).not.toHaveProperty('shown');
    });

    test('follow the setting on product, lists, search, table and neighbours; what is bought stays', async () => {
      const { admin, set, product, read } = await start();
      await admin.put(`/api/products/${productId('KB-20')}`, { vatRate: 10 });
      await set({ shop_vat_mode: 'excluded', shop_price_display: 'both' });
      const [gross, net] = [
        { current: 24, old: 30.6, tax: GROSS },
        { current: 20, tax: NET },
      ];
      const whole = { current: 20, old: 25.5, currency: 'USD', gross: 24, shown: [gross, net] };
      expect((await product('KK-1')).price).toEqual(whole);
      expect((await product('KB-20')).price).toMatchObject({ gross: 22, shown: [{ current: 22 }, { current: 20 }] });
      expect((await product('Z40-5X160')).price).toBeNull();
      const { products } = await read<ProductPage>('/api/products?category=kolonlar');
      expect(products.find(({ code }) => code === 'KK-1')!.price).toEqual(whole);
      expect((await read<ProductPage['products']>('/api/products/search/kk-1'))[0]!.price).toEqual(whole);
      const { rows, shown } = await read<FamilyRows>('/api/families/z40-itici-pim/rows?limit=all');
      expect(shown).toHaveLength(rows.length);
      for (const [i, [, code, , price]] of rows.entries())
        expect([code, shown![i]?.map(({ current }) => current)]).toEqual([
          code,
          price === null ? undefined : [Math.round(price * 120) / 100, price],
        ]);
      const sizes = await read<ArticleSizes>(`/api/products/${productId('P40-5X160')}/sizes`);
      expect(sizes.shown).toHaveLength(sizes.neighbours.length);
      expect(sizes.shown!.some((one) => one?.[0]?.tax === GROSS)).toBe(true);

      await set({ shop_vat_mode: 'included', shop_price_display: 'net' });
      expect((await product('KK-1')).price).toEqual({
        current: 20,
        old: 25.5,
        currency: 'USD',
        shown: [{ current: 16.67, old: 21.25, tax: NET }],
      });
      await set({ shop_vat_rate: 25 });
      expect((await product('KK-1')).price!.shown).toEqual([{ current: 16, old: 20.4, tax: NET }]);
      await set({ shop_price_display: 'gross' });
      expect((await product('KK-1')).price).not.toHaveProperty('shown');
    });

    test('a family’s lowest price is the lowest that is read, filtered or not; its table is sorted by the same', async () => {
      const { admin, set, read } = await start();
      const [family] = (await read<FamilyPage>('/api/families')).families;
      expect(family!.priceFrom!.current).toBe(6.6);
      const table = await read<FamilyRows>('/api/families/z40-itici-pim/rows?limit=all');
      const other = table.rows.find(([, , , price]) => price !== null && price > 6.6)![1];
      // A little dearer as it is stored, cheaper with its own tax.
      await admin.put(`/api/products/${productId(other)}`, { vatRate: 1, price: { current: 6.7 } });
      await set({ shop_vat_mode: 'excluded', shop_price_display: 'gross' });
      const priceFrom = { current: 6.7, gross: 6.77, shown: [{ current: 6.77, tax: GROSS }] };
      for (const path of ['/api/families', `/api/families?material=${encodeURIComponent(PIN_FAMILY.material ?? '')}`])
        expect((await read<FamilyPage>(path)).families[0], path).toMatchObject({ priceFrom });
      expect(await read<Family>('/api/families/z40-itici-pim')).toMatchObject({ priceFrom });
      const { rows } = await read<FamilyRows>('/api/families/z40-itici-pim/rows?sort=price');
      expect(rows[0]![1]).toBe(other);
      await set({ shop_price_display: 'stored' });
      expect((await read<FamilyPage>('/api/families')).families[0]!.priceFrom).toEqual({
        current: 6.6,
        currency: 'USD',
      });
    });

    test('kept replies follow each setting that decides on them, and no other drops them', async () => {
      const { set, ...app } = await start();
      const { fetch } = await listen(app as never);
      const path = `/api/products/${productId('KK-1')}`;
      const isKept = async () => (await fetch(path)).headers['x-request-id'] === undefined;
      await isKept();
      expect(await isKept()).toBe(true);
      await set({ shop_tax_note: 'Not' });
      expect(await isKept()).toBe(true);
      for (const values of [
        { shop_vat_mode: 'excluded' },
        { shop_price_display: 'both' },
        { shop_vat_rate: 10 },
      ] as const) {
        await set(values);
        expect([values, await isKept()]).toEqual([values, false]);
        expect(await isKept()).toBe(true);
      }
    });

    test('another value is refused with a sentence', async () => {
      const { admin } = await start();
      const reply = await admin.put<{ message: string }>('/api/settings', [
        { settingKey: 'shop_price_display', settingValue: 'brutto' },
      ]);
      expect([reply.status, reply.json.message]).toEqual([
        400,
        'Fiyat gösterimi: Fiyat gösterimi “kayıtlı olduğu gibi”, “KDV dahil”, “KDV hariç” veya “ikisi birden” olmalıdır.',
      ]);
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
