import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { ListedAuditEntry } from '#contract/audit.ts';
import { TABLE_HEADINGS } from '#contract/product-table-texts.ts';
import { startApp } from '../../../testing/app.ts';
import { insertProducts } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { zipEntries } from '../../../testing/zips.ts';

describeOnEngines(
  'products as a file',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const moderator = await signIn(app, 'moderator');
      const raw = async (query: string) =>
        app.app.inject({ url: `/api/products/export?${query}`, headers: await moderator.headers() });
      const csv = async (query = '') => {
        const reply = await raw(`format=csv&${query}`);
        expect(reply.statusCode).toBe(200);
        return parse(reply.body, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];
      };
      return { ...app, moderator, raw, csv, admin: await signIn(app, 'admin') };
    }

    test('every field of every product that the list has, hidden ones too', async () => {
      const { csv, database } = await start();
      await insertProducts(database, [
        {
          code: '007-GİZLİ',
          name: '=Formül; "tırnaklı"',
          category: 'kolonlar',
          subCategory: 'burclar',
          isActive: false,
          priceMinor: 123_450,
          oldPriceMinor: 200_000,
          stockStatus: 'in_stock',
          stockQuantity: 12,
          leadTimeDays: 3,
          weightG: 250,
          vatRate: 10,
          technicalSpecs: [{ name: 'Çap', value: '0,5', unit: 'mm' }],
          features: ['Sert', 'Taşlanmış'],
          img: ['a.webp', 'b.webp'],
        },
      ]);
      const rows = await csv();
      const there = await database.db.selectFrom('products').select('id').where('deletedAt', 'is', null).execute();
      expect(rows).toHaveLength(there.length);
      expect(rows.find((row) => row['Ürün Kodu'] === '007-GİZLİ')).toMatchObject({
        'Ürün Adı': '\'=Formül; "tırnaklı"',
        Kategori: 'Kolonlar > Burçlar',
        Fiyat: '1234,50',
        'Eski Fiyat': '2000,00',
        'Para Birimi': 'USD',
        'Stok Durumu': 'Stokta',
        'Stok Adedi': '12',
        'Teslim Süresi (iş günü)': '3',
        'Ağırlık (g)': '250',
        'KDV Oranı (%)': '10',
        Durum: 'Pasif',
        Özellikler: 'Sert | Taşlanmış',
        Görseller: 'a.webp | b.webp',
        'Özellik: Çap (mm)': '0,5',
      });
      expect(Object.keys(rows[0]!).slice(0, 4)).toEqual(['Ürün Kodu', 'Ürün Adı', 'Kategori', 'Seri']);
      expect(Object.keys(rows[0]!).filter((heading) => !heading.startsWith('Özellik: '))).toEqual(
        Object.values(TABLE_HEADINGS),
      );
    });

    test('what filters leave, with the sizes of families', async () => {
      const { csv, database } = await start();
      await insertFamily(database, PIN_FAMILY);
      const rows = await csv(new URLSearchParams({ q: PIN_FAMILY.sizes[0]!.code }).toString());
      expect(rows[0]).toMatchObject({
        'Ürün Kodu': PIN_FAMILY.sizes[0]!.code,
        Seri: PIN_FAMILY.name ?? PIN_FAMILY.slug,
      });
      expect((await csv('category=kolonlar')).every((row) => row['Kategori']!.startsWith('Kolonlar'))).toBe(true);
    });

    test('as a workbook: codes are texts, amounts numbers, empty cells stay empty', async () => {
      const { raw, database } = await start();
      await insertProducts(database, [{ code: '007', name: 'A&B <\u0001>', category: 'kolonlar', priceMinor: 1_250 }]);
      const reply = await raw('q=007');
      expect(reply.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
      expect(reply.headers['content-disposition']).toMatch(/urunler-\d{4}-\d\d-\d\d\.xlsx/);
      const sheet = (await zipEntries(reply.rawPayload))['xl/worksheets/sheet1.xml']!;
      expect(sheet).toContain('<t xml:space="preserve">007</t>');
      expect(sheet).toContain('A&amp;B &lt;&gt;');
      expect(sheet).toContain('<c s="2"><v>12.5</v></c><c/>');
      expect(sheet.match(/<row>/g)).toHaveLength(2);
      expect(sheet).toContain('state="frozen"');
    });

    test('is noted in the list of readings', async () => {
      const { csv, admin } = await start();
      await csv('category=kolonlar');
      const { items } = (await admin.get<{ items: ListedAuditEntry[] }>('/api/audit?group=reading')).json;
      expect(items[0]).toMatchObject({ action: 'export', kind: 'product', title: 'Ürünler' });
    });
  },
  seedSmallCatalogue,
);
