import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Import, ImportRow } from '#contract/imports.ts';
import type { Product } from '#contract/products.ts';
import { runTasks } from '../../../entities/tasks/run.ts';
import { taskWorks } from '../../../task-works.ts';
import { startApp } from '../../../testing/app.ts';
import { insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { clockAt, multipart } from '../../../testing/forms.ts';
import {
  exportOf,
  SHOPIFY_OLD_SAMPLE,
  SHOPIFY_SAMPLE,
  WOO_HEADER,
  WOO_SAMPLE,
} from '../../../testing/foreign-exports.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'exports of other shops',
  (setup) => {
    async function start() {
      const clock = clockAt();
      const app = await startApp(setup, { clock: clock.now });
      const { database, config } = app;
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const work = async (): Promise<void> => {
        const failures: unknown[] = [];
        await runTasks(
          { database, works: taskWorks(config.dataDir), now: clock.now },
          { onError: (error) => failures.push(error) },
        );
        expect(failures).toEqual([]);
      };
      const upload = async (content: string, kind = 'products') => {
        const form = multipart([{ name: 'file', value: content, fileName: 'disa-aktarim.csv' }]);
        const reply = await app.app.inject({
          method: 'POST',
          url: `/api/imports/${kind}`,
          headers: { ...(await admin.headers()), ...form.headers },
          payload: form.payload,
        });
        expect(reply.statusCode).toBe(201);
        return reply.json<Import>();
      };
      const checked = async (content: string) => {
        const { _id, mapping, mode } = await upload(content);
        const reply = await admin.post<Import & ErrorBody>(`/api/import/${_id}/check`, { mapping, mode });
        expect(reply.json.message ?? '').toBe('');
        await work();
        return (await admin.get<Import>(`/api/import/${_id}`)).json;
      };
      const rows = async ({ _id }: Import, action: string) =>
        (await admin.get<{ items: ImportRow[] }>(`/api/import/${_id}/rows?action=${action}`)).json.items;
      const apply = async ({ _id }: Import) => {
        const { json } = await admin.post<Import & ErrorBody>(`/api/import/${_id}/apply`, {
          accepted: ['price', 'off'],
        });
        await work();
        return json;
      };
      const product = async (code: string) => (await admin.get<Product>(`/api/products/${code}`)).json;
      return { ...app, admin, upload, checked, rows, apply, product };
    }

    test('a file of WooCommerce becomes products of our own', async () => {
      const { checked, rows, apply, product, admin } = await start();
      const found = await checked(WOO_SAMPLE);
      expect(await rows(found, 'error')).toEqual([]);
      expect(found).toMatchObject({
        state: 'checked',
        source: 'woocommerce',
        counts: { create: 7, update: 0, same: 0, error: 0 },
        notes: [
          '2 ürün kodu A–Z, 0–9 ve “-” ile yeniden yazıldı.',
          '1 ürün kodu dosyada ikinci kez geçiyor: sonuna -2, -3 … eklendi.',
          'Stok kodu olmayan 2 ürüne kod verildi.',
          '1 varyasyonlu ürünün her varyasyonu ayrı bir ürün olur; ana satırı alınmaz.',
          '1 gruplanmış ürün alınmaz.',
          '1 üründe kategori yolu iki düzeye indirildi.',
          '1 ürünün indirimi sona ermiş: normal fiyatı alınır.',
          expect.stringMatching(/^3 satırda görsel adresi var/),
        ],
      });
      expect(found.columns.map(({ header }) => header)).toEqual(
        expect.arrayContaining(['Ürün Kodu', 'Eski Fiyat', 'Özellik: Renk', 'Özellik: Kumaş', 'Özellik: Uzunluk (in)']),
      );
      expect((await rows(found, 'create')).map(({ no, key }) => [no, key])).toEqual([
        [3, 'BERE'],
        [4, 'BERE-2'],
        [5, 'WC-64'],
        [6, 'ALBUM'],
        [7, 'YAKA-TISORT-MAVI'],
        [8, 'WC-77'],
        [10, 'FLAMA'],
      ]);
      expect(await apply(found)).toMatchObject({ task: { counts: { changed: 7, refused: 0 } } });

      expect(await product('BERE')).toMatchObject({
        name: 'Bere & Atkı',
        price: { current: 18.5, old: 20 },
        category: { name: 'Giyim' },
        subCategory: { name: 'Aksesuarlar / Şapkalar / Örgü' },
        description: 'Kışın baş ısıtan örgü bere.',
        detailedDescription: expect.stringContaining('İkinci cümle.'),
        stockStatus: 'in_stock',
        stockQuantity: 12,
        weightG: 91,
        vatRate: 10,
        isActive: true,
        img: ['/placeholder.svg'],
        areImagesRepresentative: true,
        technicalSpecs: [{ name: 'Renk', value: 'Kırmızı, koyu' }],
        seoTitle: '',
        seoDescription: 'Örgü bere.',
      });
      expect(await product('WC-64')).toMatchObject({
        price: { current: 9 },
        isActive: false,
        stockStatus: 'out_of_stock',
        description: 'Kodsuz',
      });
      expect(await product('YAKA-TISORT-MAVI')).toMatchObject({
        name: 'V Yaka Tişört - Mavi',
        category: { name: 'Giyim' },
        subCategory: { name: 'Tişörtler' },
        description: 'Yumuşak, pamuklu bir tişört.',
        detailedDescription: expect.stringMatching(
          /^<p>İlk paragraf\.<\/p>\s*<p><strong>İkinci<\/strong> paragraf\.<\/p>\s*Mavisi\.$/,
        ),
        weightG: 227,
        seoKeywords: ['pamuk', 'yaz'],
        technicalSpecs: [
          { name: 'Renk', value: 'Mavi' },
          { name: 'Kumaş', value: 'Pamuk' },
          { name: 'Uzunluk', value: '24', unit: 'in' },
        ],
      });
      expect(await product('WC-77')).toMatchObject({ name: 'V Yaka Tişört - Yeşil', stockStatus: 'made_to_order' });
      expect((await admin.get('/api/products/YAKA-TISORT')).status).toBe(404);

      const again = await checked(WOO_SAMPLE);
      expect(again.counts).toEqual({ create: 0, update: 0, same: 7, error: 0 });
    });

    test('products that are there keep what a file of another shop does not have', async () => {
      const { database, checked, rows, apply, product } = await start();
      await insertProducts(database, [
        {
          code: 'BERE',
          name: 'Bere',
          category: 'kolonlar',
          description: 'Elle yazılmış.',
          priceMinor: 1_000,
          oldPriceMinor: 1_500,
          img: ['bere.webp'],
        },
      ]);
      const found = await checked(
        exportOf(WOO_HEADER, [
          { ID: 1, Type: 'simple', SKU: 'bere', Name: 'Bere', Published: 1, 'In stock?': 1, 'Regular price': 16 },
        ]),
      );
      const [row] = await rows(found, 'update');
      expect(row!.changes.filter(({ label }) => label !== 'Stok Durumu')).toEqual([
        { label: 'Fiyat', before: '10,00', after: '16,00' },
        { label: 'Eski Fiyat', before: '15,00', after: '' },
      ]);
      await apply(found);
      expect(await product('BERE')).toMatchObject({
        price: { current: 16 },
        description: 'Elle yazılmış.',
        category: { name: 'Kolonlar' },
        img: ['bere.webp'],
        areImagesRepresentative: false,
      });
      expect((await product('BERE')).price).not.toHaveProperty('old');
    });

    test.each([
      ['before 2025', SHOPIFY_OLD_SAMPLE],
      ['since 2025', SHOPIFY_SAMPLE],
    ])('a file of Shopify with the headings %s becomes products of our own', async (_, file) => {
      const { checked, rows, apply, product } = await start();
      const found = await checked(file);
      expect(await rows(found, 'error')).toEqual([]);
      expect(found).toMatchObject({ source: 'shopify', counts: { create: 3, update: 0, same: 0, error: 0 } });
      expect(found.notes).toContain('1 ürünün her varyantı ayrı bir ürün olur.');
      expect((await rows(found, 'create')).map(({ no, key }) => [no, key])).toEqual([
        [2, 'ORNEK-K'],
        [3, 'SH-ORNEK-TISORT-ORTA'],
        [5, 'SH-KUTU'],
      ]);
      await apply(found);
      expect(await product('ORNEK-K')).toMatchObject({
        name: 'Örnek Tişört - Küçük',
        price: { current: 19.99, old: 24.99 },
        category: { name: 'Tişört' },
        subCategory: null,
        description: 'Pamuklu bir tişörttür.',
        stockStatus: 'in_stock',
        stockQuantity: 8,
        weightG: 200,
        vatRate: null,
        isActive: true,
        seoTitle: 'Tişört',
        seoKeywords: ['erkek', 'pamuk'],
        technicalSpecs: [
          { name: 'Beden', value: 'Küçük' },
          { name: 'Material', value: 'pamuk' },
          { name: 'Marka', value: 'Acme' },
        ],
      });
      expect(await product('SH-ORNEK-TISORT-ORTA')).toMatchObject({
        name: 'Örnek Tişört - Orta',
        price: { current: 19.99 },
        stockStatus: 'made_to_order',
        stockQuantity: 0,
        vatRate: 0,
        technicalSpecs: expect.arrayContaining([{ name: 'Marka', value: 'Acme' }]),
      });
      expect(await product('SH-KUTU')).toMatchObject({
        name: 'Kutu',
        category: { name: 'Ev & Bahçe' },
        subCategory: { name: 'Mutfak / Saklama' },
        isActive: false,
        stockStatus: 'in_stock',
        stockQuantity: null,
      });
    });

    test('a file of our own, and one for prices, is read as it is', async () => {
      const { upload } = await start();
      const own = await upload('Ürün Kodu;Fiyat\nA-1;5\n');
      expect(own).toMatchObject({ source: null, notes: [] });
      const prices = await upload(WOO_SAMPLE, 'prices');
      expect(prices.source).toBeNull();
      expect(prices.columns).toHaveLength(WOO_HEADER.length);
    });
  },
  seedSmallCatalogue,
);
