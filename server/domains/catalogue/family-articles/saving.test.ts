import { expect, test } from 'vitest';
import type { AuditEntry, ListedAuditEntry } from '#contract/audit.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { ArticleChange, FamilyArticles } from '#contract/family-articles.ts';
import type { Family, FamilyRows } from '#contract/families.ts';
import type { Product, StockMove } from '#contract/products.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { familyId, insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { saveArticles } from './save.ts';

const ID = familyId('z40-itici-pim');
const PATH = `/api/families/${ID}/articles`;
const PIN = productId('P40-5X100');
type Saved = { version: number; added: number; changed: number; removed: number } & ErrorBody;

describeOnEngines(
  'the sizes of a family',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const moderator = await signIn(app, 'moderator', { name: 'Mehmet Çelik' });
      const grid = async () => (await admin.get<FamilyArticles>(PATH)).json;
      const rowOf = async (code: string) => (await grid()).articles.find(({ row }) => row['code'] === code)!;
      const save = (changes: object[], by = admin) => by.put<Saved>(PATH, { changes });
      const set = async (code: string, row: object, facts: object = {}) => {
        const { _id, version } = await rowOf(code);
        return { op: 'set', _id, version, row, ...facts };
      };
      const product = async (code: string) => (await admin.get<Product>(`/api/products/${code}`)).json;
      return { ...app, admin, moderator, grid, rowOf, save, set, product };
    }

    test('come all to the grid, inactive ones too, in the order of their key dimensions', async () => {
      const { grid, save, set, moderator } = await start();
      await save([await set('P40-5X160', { isActive: false })]);
      const { articles, columns, codePattern, currency } = await grid();
      expect(columns.map(({ key }) => key)).toEqual(['d1', 'L', 'k', 'yuzey']);
      expect([codePattern, currency]).toEqual(['P40-{d1}X{L}', 'USD']);
      expect(articles.map(({ row }) => row['code'])).toEqual(PIN_FAMILY.sizes.map(({ code }) => code));
      expect(articles[1]!.row).toEqual({
        code: 'P40-5X160',
        name: 'Pim Ø5×160 mm',
        d1: 5,
        L: 160,
        k: 3,
        yuzey: 'parlak',
        price: 6.6,
        stockStatus: 'made_to_order',
        stockQuantity: null,
        leadTimeDays: 7,
        weightG: null,
        minQuantity: null,
        packQuantity: null,
        isActive: false,
      });
      expect((await moderator.get(PATH)).status).toBe(200);
      expect((await moderator.get('/api/families/yok/articles')).status).toBe(404);
    });

    test('have weight, least order and pack, or their family’s', async () => {
      const { save, set, rowOf, product, admin } = await start();
      await admin.put(`/api/families/${ID}`, { minQuantity: 10, packQuantity: 5 });
      expect(
        (
          await save([
            await set('P40-5X100', { weightG: '31', minQuantity: '12' }),
            { op: 'add', row: { d1: '8', L: '100', weightG: 79, packQuantity: '1' } },
          ])
        ).status,
      ).toBe(200);
      expect(await product('P40-5X100')).toMatchObject({
        weightG: 31,
        minQuantity: 12,
        packQuantity: null,
        orderQuantity: { min: 15, pack: 5 },
      });
      expect(await product('P40-8X100')).toMatchObject({ weightG: 79, orderQuantity: { min: 10, pack: 1 } });
      expect((await rowOf('P40-5X100')).row).toMatchObject({ weightG: 31, minQuantity: 12, packQuantity: null });
      expect((await save([await set('P40-5X100', { minQuantity: '', weightG: null })])).status).toBe(200);
      expect(await product('P40-5X100')).toMatchObject({ weightG: null, orderQuantity: { min: 10, pack: 5 } });
      const refused = await save([await set('P40-5X100', { minQuantity: '0', packQuantity: '1,5', weightG: '-3' })]);
      expect(refused).toMatchObject({
        status: 400,
        json: {
          fields: {
            'changes.0.minQuantity': 'Adet 1 ile 9.999 arasında olmalıdır.',
            'changes.0.packQuantity': 'Adet tam sayı olmalıdır.',
            'changes.0.weightG': 'Ağırlık 1 g ile 100.000 kg arasında olmalıdır.',
          },
        },
      });
    });

    test('are changed, added and taken out in one save; the family’s version and totals follow', async () => {
      const { save, set, rowOf, get, admin, product } = await start();
      const { _id, version } = await rowOf('P40-6X160');
      const reply = await save([
        await set('P40-5X100', { price: '12,50', stockStatus: 'Stokta', stockQuantity: '40', name: 'Pim 5' }),
        { op: 'add', row: { d1: '8', L: '100', k: 3, price: 9, stockQuantity: 3 } },
        { op: 'remove', _id, version },
      ]);
      expect(reply).toMatchObject({ status: 200, json: { version: 2, added: 1, changed: 1, removed: 1 } });
      expect(await product('P40-5X100')).toMatchObject({
        name: 'Pim 5',
        price: { current: 12.5, currency: 'USD' },
        stockStatus: 'in_stock',
        stockQuantity: 40,
        version: 2,
      });
      expect(await product('P40-8X100')).toMatchObject({
        name: 'Pim Ø8×100 mm',
        slug: 'pim-8x100-mm-p40-8x100',
        stockStatus: 'made_to_order',
        isActive: true,
        areImagesRepresentative: true,
        category: { _id: categoryId('itici-pimler') },
        subCategory: { _id: categoryId('din-1530') },
        family: { _id: ID },
        technicalSpecs: [
          { name: 'Çap (d1)', value: '8', unit: 'mm' },
          { name: 'Boy (L)', value: '100', unit: 'mm' },
          { name: 'Kafa yüksekliği (k)', value: '3', unit: 'mm' },
          { name: 'Malzeme', value: '1.2210 (115CrV3)' },
          { name: 'Sertlik', value: '60 ±2', unit: 'HRC' },
          { name: 'Standart', value: 'DIN 1530-A / ISO 6751' },
        ],
      });
      expect(await product('P40-6X160')).toMatchObject({ family: null, isActive: true });
      const rows = (await get<FamilyRows>(`/api/families/${ID}/rows?L=100`)).json.rows.map(([, code, , price]) => [
        code,
        price,
      ]);
      expect(rows).toEqual([
        ['P40-5X100', 12.5],
        ['P40-6X100', 7],
        ['P40-6-2X100', 7.2],
        ['P40-8X100', 9],
      ]);
      expect((await get<Family>(`/api/families/${ID}`)).json).toMatchObject({ articleCount: 8, version: 2 });
      const moves = (await admin.get<{ items: StockMove[] }>(`/api/products/${PIN}/stock-moves`)).json.items;
      expect(moves[0]).toMatchObject({ reason: 'count', before: 5, after: 40, by: 'Ayşe Usta' });
      const begun = await admin.get<{ items: StockMove[] }>(
        `/api/products/${(await product('P40-8X100'))._id}/stock-moves`,
      );
      expect(begun.json.items).toMatchObject([{ reason: 'begin', before: null, after: 3, by: 'Ayşe Usta' }]);
    });

    test('take over pictures, documents and texts of their family', async () => {
      const { admin, save, product } = await start();
      const document = { name: 'Föy', url: '/files/documents/x.pdf', type: 'pdf', size: 10 };
      await admin.put(`/api/families/${ID}`, {
        img: ['a.webp', 'b.webp'],
        documents: [document],
        summary: 'Isıl işlemli pim',
        body: '<p>Uzun</p>',
        features: ['Sert'],
      });
      await save([{ op: 'add', row: { d1: 9, L: 100 } }]);
      expect(await product('P40-9X100')).toMatchObject({
        img: ['a.webp', 'b.webp'],
        mainImage: 'a.webp',
        documents: [document],
        description: 'Isıl işlemli pim',
        detailedDescription: '<p>Uzun</p>',
        features: ['Sert'],
      });
    });

    test('with wrong cells are stored not at all; each has its sentence', async () => {
      const { save, set, grid } = await start();
      const before = await grid();
      const { status, json } = await save([
        await set('P40-5X100', { price: 5 }),
        await set('P40-5X160', { L: '6..2', price: '-3', isActive: 'belki' }),
        { op: 'add', row: { d1: 6.25, name: '' } },
        await set('P40-6X100', { yok: 1, code: 'küçük harf' }),
        { op: 'set', _id: productId('KB-20'), row: { price: 1 } },
      ]);
      expect(status).toBe(400);
      expect(json.fields).toEqual({
        'changes.1.L': '“6..2” bir sayı değil.',
        'changes.1.price': 'Fiyat sıfırdan büyük olmalıdır.',
        'changes.1.isActive': 'Durum “Aktif” ya da “Pasif” olmalıdır.',
        'changes.2.d1': '“Çap” en fazla 1 ondalık basamak alabilir.',
        'changes.2.L': 'Belirleyici ölçü boş olamaz: Boy',
        'changes.3.yok': 'Bu serinin “yok” adlı bir sütunu yok.',
        'changes.3.code': 'Ürün kodu sadece büyük harf, rakam ve tire içerebilir!',
        'changes.4': 'Bu ürün artık bu seride değil.',
      });
      expect(await grid()).toEqual(before);
    });

    test('never meet in their key dimensions or codes, but may exchange them', async () => {
      const { save, set, grid, product } = await start();
      const met = await save([await set('P40-5X160', { L: 100 })]);
      expect(met).toMatchObject({
        status: 409,
        json: { code: 'GUARDED', fields: { 'changes.0.L': 'Bu ölçüde bir ürün zaten var: P40-5X100' } },
      });
      const twice = await save([
        { op: 'add', row: { d1: 8, L: 100 } },
        { op: 'add', row: { d1: '8,0', L: 100, code: 'BASKA-1' } },
      ]);
      expect(twice.json.fields).toMatchObject({
        'changes.0.d1': 'Bu ölçüde bir ürün zaten var: BASKA-1',
        'changes.1.L': 'Bu ölçüde bir ürün zaten var: P40-8X100',
      });
      const taken = await save([{ op: 'add', row: { d1: 8, L: 100, code: 'KB-20' } }]);
      expect(taken.json).toMatchObject({ code: 'GUARDED', fields: { 'changes.0.code': 'Ürün kodu zaten mevcut' } });
      expect((await grid()).articles).toHaveLength(8);

      const exchanged = await save([
        await set('P40-5X100', { L: 160, code: 'P40-5X160' }),
        await set('P40-5X160', { L: 100, code: 'P40-5X100' }),
      ]);
      expect(exchanged.status).toBe(200);
      expect((await product(PIN)).code).toBe('P40-5X160');
    });

    test('that others changed meanwhile are named with their values; other cells and rows are merged', async () => {
      const { save, set, moderator, admin, product, rowOf } = await start();
      const mine = await set('P40-5X100', { price: 20 });
      const other = await set('P40-5X160', { price: 21 });
      await save([await set('P40-5X100', { price: 30, leadTimeDays: 4 })], moderator);
      const { status, json } = await save([other, mine]);
      expect(status).toBe(409);
      expect(json).toMatchObject({ code: 'STALE', message: expect.stringContaining('Mehmet Çelik') });
      expect(json.stale).toMatchObject({
        version: 2,
        fields: ['changes.1.price'],
        changes: [{ field: 'changes.1.price', now: 30, mine: 20, by: 'Mehmet Çelik' }],
      });
      expect((await product('P40-5X160')).price?.current).toBe(6.6);
      // A field that nobody else touched, by the old version.
      expect((await save([{ ...mine, row: { isActive: false } }])).status).toBe(200);
      expect(await product('P40-5X100')).toMatchObject({ isActive: false, price: { current: 30 }, leadTimeDays: 4 });
      // In the product's own form it is the same.
      const { version } = await rowOf('P40-5X160');
      await admin.put(`/api/products/${productId('P40-5X160')}`, { version, leadTimeDays: 9 });
      expect((await save([{ ...other, row: { leadTimeDays: 3 } }])).json.code).toBe('STALE');
      const sold = await set('P40-6X100', { stockQuantity: 4 }, { stockSeen: 7 });
      expect((await save([sold])).json).toMatchObject({
        code: 'STALE',
        message: 'Stok siz düzenlerken değişti.',
        stale: { fields: ['changes.0.stockQuantity'], changes: [{ now: 5, mine: 4 }] },
      });
    });

    test('are one entry of the audit list; each product has its own in its history', async () => {
      const { save, set, admin, product } = await start();
      await save([
        await set('P40-5X100', { price: 12.5, L: 101 }),
        { op: 'add', row: { d1: 8, L: 100 } },
        { op: 'remove', _id: productId('P40-6X100') },
      ]);
      const listed = (await admin.get<{ items: ListedAuditEntry[]; total: number }>('/api/audit')).json;
      expect(listed.total).toBe(1);
      expect(listed.items[0]).toMatchObject({
        action: 'update',
        kind: 'family',
        title: 'İtici pim DIN 1530-A',
        times: 1,
        changes: [
          { field: 'addedArticles', after: ['P40-8X100'] },
          { field: 'changedArticles', after: ['P40-5X100'] },
          { field: 'removedArticles', after: ['P40-6X100'] },
        ],
      });
      const history = async (id: string) =>
        (await admin.get<{ items: AuditEntry[] }>(`/api/audit/rows/product/${id}`)).json.items;
      expect((await history(PIN))[0]).toMatchObject({
        action: 'update',
        actor: 'Ayşe Usta',
        changes: [{ field: 'price', after: { current: 12.5 } }, { field: 'technicalSpecs' }],
      });
      expect((await history((await product('P40-8X100'))._id))[0]).toMatchObject({ action: 'create' });
      expect((await history(productId('P40-6X100')))[0]!.changes).toEqual([
        { field: 'family', before: 'İtici pim DIN 1530-A', after: null },
      ]);
    });

    test('a former price stays only above the new one; a save that changes nothing leaves the version', async () => {
      const { save, set, admin, product } = await start();
      await admin.put(`/api/products/${PIN}`, { price: { current: 10, old: 15 } });
      expect((await save([await set('P40-5X100', { price: '10,00' })])).json).toMatchObject({ version: 1, changed: 0 });
      await save([await set('P40-5X100', { price: 12 })]);
      expect((await product(PIN)).price).toEqual({ current: 12, old: 15, currency: 'USD' });
      await save([await set('P40-5X100', { price: 15 })]);
      expect((await product(PIN)).price).toEqual({ current: 15, currency: 'USD' });
    });

    test('take the address of a deleted product, and a free one where another has it', async () => {
      const { save, admin, product } = await start();
      await admin.post('/api/products', {
        code: 'ESKI-1',
        name: 'x',
        slug: 'pim-8x100-mm-p40-8x100',
        category: categoryId('itici-pimler'),
        description: 'x',
        img: ['a.webp'],
      });
      await save([{ op: 'add', row: { d1: 8, L: 100 } }]);
      expect((await product('P40-8X100')).slug).toBe('pim-8x100-mm-p40-8x100-2');
      expect((await save([{ op: 'add', row: { d1: 8, L: 160, code: 'SILINDI-1' } }])).status).toBe(200);
    });

    test('are at most 1,000 changes a save, and 5,000 a family', async () => {
      const { save, database, grid } = await start();
      const many = (from: number, count: number): ArticleChange[] =>
        Array.from({ length: count }, (_, i) => ({ op: 'add', row: { d1: 10, L: from + i } }));
      expect((await save(many(1, 1_001))).json.message).toBe('Tek seferde en fazla 1000 satır kaydedilebilir.');
      expect((await save(many(1, 1_000))).json).toMatchObject({ added: 1_000 });
      expect((await grid()).articles).toHaveLength(1_008);
      const by = { viewer: { user: null, address: '' } as never, at: new Date() };
      await expect(saveArticles(database, by, ID, many(2_000, 3_993))).rejects.toMatchObject({
        status: 400,
        message: 'Bir seride en fazla 5000 ürün olabilir.',
      });
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
