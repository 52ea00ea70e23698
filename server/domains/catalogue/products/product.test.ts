import { expect, test } from 'vitest';
import { startApp } from '../../../testing/app.ts';
import { insertOldSlug, insertProducts, productId } from '../../../testing/catalogue.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeWithDatabase(
  'one product',
  (setup) => {
    test('is found by slug, by id, and by code in any case', async () => {
      const { get } = await startApp(setup);
      for (const path of ['slug/itici-pim-5x100-z40-5x100', productId('Z40-5X100'), 'Z40-5X100', 'z40-5x100']) {
        const { status, json } = await get(`/api/products/${path}`);
        expect(status, path).toBe(200);
        expect(json).toMatchObject({
          _id: productId('Z40-5X100'),
          code: 'Z40-5X100',
          slug: 'itici-pim-5x100-z40-5x100',
        });
      }
    });

    test('is found by a slug it had before, and names its new one', async () => {
      const database = await setup.open();
      await insertOldSlug(database, 'eski-pim', 'Z40-5X100');
      const { get } = await startApp(setup, { database });
      expect((await get('/api/products/slug/eski-pim')).json).toMatchObject({ slug: 'itici-pim-5x100-z40-5x100' });
    });

    test('an old slug gives way to a product that has it now', async () => {
      const database = await setup.open();
      await insertOldSlug(database, 'zimba-zk-1', 'Z40-5X100');
      const { get } = await startApp(setup, { database });
      expect((await get('/api/products/slug/zimba-zk-1')).json).toMatchObject({ code: 'ZK-1' });
    });

    test('is a 404 when unknown, inactive or in an inactive category', async () => {
      const { get } = await startApp(setup);
      for (const path of [
        'slug/yok',
        'yok',
        'slug/%00',
        '%E0%A4%A',
        'slug/',
        'GIZLI-1',
        'GIZLI-2',
        'GIZLI-3',
        'GIZLI-4',
        productId('GIZLI-1'),
        'slug/kapali-urun-gizli-1',
        'slug/kapali-kategoride-gizli-2',
      ]) {
        const { status, json } = await get(`/api/products/${path}`);
        expect(status, path).toBe(path === '%E0%A4%A' ? 400 : 404);
        if (status === 404) expect(json).toMatchObject({ code: 'NOT_FOUND' });
      }
      expect((await get('/api/products/slug/yok')).json).toEqual({
        error: 'Ürün bulunamadı',
        message: 'Ürün bulunamadı',
        code: 'NOT_FOUND',
      });
    });

    test('is a 410 once deleted, by any of its addresses', async () => {
      const database = await setup.open();
      await insertOldSlug(database, 'eski-silinmis', 'SILINDI-1');
      const { get } = await startApp(setup, { database });
      for (const path of [
        'SILINDI-1',
        'silindi-1',
        productId('SILINDI-1'),
        'slug/silinmis-urun-silindi-1',
        'slug/eski-silinmis',
      ]) {
        const { status, json } = await get(`/api/products/${path}`);
        expect(status, path).toBe(410);
        expect(json).toMatchObject({ code: 'GONE' });
      }
    });

    test('shows its price as a decimal number, the old one where there is one, and null for none', async () => {
      const { get } = await startApp(setup);
      const priceOf = async (code: string) => ((await get(`/api/products/${code}`)).json as { price: unknown }).price;
      expect(await priceOf('Z40-5X100')).toEqual({ current: 12.5, currency: 'USD' });
      expect(await priceOf('KK-1')).toEqual({ current: 20, old: 25.5, currency: 'USD' });
      expect(await priceOf('Z40-5X160')).toBeNull();
    });

    test('shows exactly the fields of the contract', async () => {
      const database = await setup.open();
      const documents = [{ name: 'Föy', url: '/files/documents/x.pdf', type: 'pdf' as const, size: 1234 }];
      await insertProducts(database, [
        {
          code: 'TAM-1',
          name: 'Tam',
          category: 'kolonlar',
          subCategory: 'burclar',
          currency: 'EUR',
          priceMinor: 1,
          img: ['a.webp', 'b.webp'],
          mainImage: 'a.webp',
          features: ['Özellik'],
          technicalSpecs: [
            { name: 'Çap', value: '5', unit: 'mm' },
            { name: 'Malzeme', value: '1.2344' },
          ],
          documents,
          seoTitle: 'T',
          leadTimeDays: 0,
          minQuantity: 7,
          packQuantity: 5,
          weightG: 46,
          vatRate: 10,
          unit: 'takım',
          gtip: '848079000000',
        },
      ]);
      const { get } = await startApp(setup, { database });
      const { json } = await get('/api/products/TAM-1');
      expect(json).toEqual({
        _id: productId('TAM-1'),
        family: null,
        code: 'TAM-1',
        name: 'Tam',
        slug: 'tam-tam-1',
        description: '',
        img: ['a.webp', 'b.webp'],
        mainImage: 'a.webp',
        price: { current: 0.01, currency: 'EUR' },
        stockStatus: 'made_to_order',
        stockQuantity: null,
        leadTimeDays: 0,
        minQuantity: 7,
        packQuantity: 5,
        weightG: 46,
        vatRate: 10,
        unit: 'takım',
        gtip: '848079000000',
        orderQuantity: { min: 10, pack: 5 },
        isActive: true,
        order: 0,
        category: expect.objectContaining({ slug: 'kolonlar' }),
        subCategory: expect.objectContaining({ slug: 'burclar' }),
        detailedDescription: '',
        additionalImages: [],
        areImagesRepresentative: false,
        features: ['Özellik'],
        applications: [],
        technicalSpecs: [
          { name: 'Çap', value: '5', unit: 'mm' },
          { name: 'Malzeme', value: '1.2344' },
        ],
        documents,
        cadFiles: [],
        seoTitle: 'T',
        seoDescription: '',
        seoKeywords: [],
        createdAt: '2026-01-05T08:00:00.000Z',
        updatedAt: '2026-01-05T08:00:00.000Z',
        version: 1,
      });
    });

    test('never shows HTML that could run', async () => {
      const database = await setup.open();
      await insertProducts(database, [
        {
          code: 'XSS-1',
          category: 'kolonlar',
          detailedDescription:
            '<p onclick="a()">Metin<script>a()</script><a href="javascript:a()">b</a><img src=x onerror=a()></p>',
        },
      ]);
      const { get } = await startApp(setup, { database });
      const { detailedDescription } = (await get('/api/products/XSS-1')).json as { detailedDescription: string };
      expect(detailedDescription).toContain('Metin');
      expect(detailedDescription).not.toMatch(/script|onclick|onerror/);
    });
  },
  seedSmallCatalogue,
);
