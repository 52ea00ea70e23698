import { expect, test } from 'vitest';
import type { Category } from '#contract/categories.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Family, FamilyRows } from '#contract/families.ts';
import type { Product } from '#contract/products.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { column, familyId, insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const ID = familyId('z40-itici-pim');
const NEW = {
  name: 'Konik kafalı itici pim',
  category: categoryId('itici-pimler'),
  subCategory: categoryId('din-1530'),
  columns: PIN_FAMILY.columns,
};

describeOnEngines(
  'writing families',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const find = async () => (await app.get<Family>('/api/families/z40-itici-pim')).json;
      const save = (fields: object) => admin.put<Family & ErrorBody>(`/api/families/${ID}`, fields);
      const create = (fields: object) => admin.post<Family & ErrorBody>('/api/families', { ...NEW, ...fields });
      const rows = async (query = '') => (await app.get<FamilyRows>(`/api/families/${ID}/rows${query}`)).json;
      const specs = async (code: string) =>
        Object.fromEntries(
          (await app.get<Product>(`/api/products/${code}`)).json.technicalSpecs.map(({ name, value }) => [name, value]),
        );
      return { ...app, admin, find, save, create, rows, specs };
    }

    test('a new family has an address from its name, and the limits of its hardness', async () => {
      const { create } = await start();
      const { status, json } = await create({ hardnessText: '60 ±2 HRC', aliases: [{ text: 'itici', isFirst: true }] });
      expect(status).toBe(201);
      expect(json).toMatchObject({
        slug: 'konik-kafali-itici-pim',
        hardnessMin: 58,
        hardnessMax: 62,
        hardnessScale: 'HRC',
        articleCount: 0,
        priceFrom: null,
        keyRanges: [],
        version: 1,
      });
      expect((await create({})).json.slug).toBe('konik-kafali-itici-pim-2');
      expect((await create({ slug: 'z40-itici-pim' })).json).toMatchObject({ code: 'DUPLICATE' });
      expect((await create({ hardnessText: '60 HRC', hardnessMin: 57 })).json).toMatchObject({
        hardnessMin: 57,
        hardnessMax: null,
      });
    });

    test('refuses columns, patterns and attributes that do not fit, each with its sentence', async () => {
      const { create } = await start();
      for (const [fields, sentence] of [
        [{ columns: [] }, 'En az bir ölçü gereklidir.'],
        [{ columns: [column('d1', 'Çap', { isKey: false })] }, 'En az bir belirleyici ölçü gereklidir.'],
        [
          { columns: ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => column(key, key)) },
          'En fazla 5 belirleyici ölçü olabilir.',
        ],
        [{ columns: [column('d1', 'Çap'), column('d1', 'Boy')] }, '“d1” harfi iki ölçüde kullanılmış.'],
        [{ columns: [column('1d', 'Çap')] }, 'Ölçü harfi bir harfle başlar; en fazla 8 harf ve rakamdan oluşur.'],
        [{ columns: [column('sort', 'Çap')] }, '“sort” ölçü harfi olamaz: adreslerde başka anlamı var.'],
        [{ columns: [column('d1', 'Çap', { attribute: 'yok' })] }, '“yok” adlı bir filtre özelliği yok.'],
        [
          { columns: Array.from({ length: 25 }, (_, i) => column(`a${i}`, 'x', { isKey: i === 0 })) },
          'En fazla 24 ölçü olabilir.',
        ],
        [{ codePattern: 'Z-{x}' }, 'Kalıptaki {x} adlı bir ölçü yok.'],
        [{ name: '' }, 'Lütfen seri adını girin!'],
        [{ category: categoryId('yok') }, 'Ana kategori bulunamadı.'],
        [
          {
            aliases: [
              { text: 'itici', isFirst: false },
              { text: 'İTİCİ', isFirst: false },
            ],
          },
          '“itici” iki kez yazılmış.',
        ],
      ] as const) {
        const { status, json } = await create(fields);
        expect([status, json.error], JSON.stringify(fields)).toEqual([400, sentence]);
      }
      // d1 and D1 are two letters.
      expect((await create({ columns: [column('d1', 'Çap'), column('D1', 'Dış çap')] })).status).toBe(201);
    });

    test('of several families with a word one is meant first', async () => {
      const { create, save } = await start();
      await save({ aliases: [{ text: 'İtici', isFirst: true }] });
      const { status, json } = await create({ aliases: [{ text: 'itici', isFirst: true }] });
      expect([status, json.error]).toEqual([
        409,
        '“İtici” aramasında öncelik şu seride: İtici pim DIN 1530-A. Önce oradan kaldırın.',
      ]);
      expect((await create({ aliases: [{ text: 'itici', isFirst: false }] })).status).toBe(201);
      expect((await save({ aliases: [{ text: 'itici', isFirst: true }] })).status).toBe(200);
    });

    test('a save names what changed, keeps the rest, and refuses to overwrite what others changed', async () => {
      const { find, save } = await start();
      const { version } = await find();
      expect((await save({ version, summary: 'Kısa' })).json).toMatchObject({ summary: 'Kısa', version: version + 1 });
      expect((await save({ version, summary: 'Başka' })).json).toMatchObject({ code: 'STALE' });
      expect((await save({ version, notes: ['Not'] })).json).toMatchObject({ notes: ['Not'], summary: 'Kısa' });
    });

    test('values move with their column: reordered, renamed and new columns', async () => {
      const { save, rows, specs } = await start();
      const [d1, L, k, yuzey] = PIN_FAMILY.columns;
      const { status } = await save({
        columns: [
          L,
          { ...d1!, key: 'D', label: 'Dış çap', formerKey: 'd1' },
          yuzey,
          column('m', 'Ağırlık', { isKey: false, unit: 'kg' }),
        ],
        codePattern: 'P40-{D}X{L}',
        namePattern: 'Pim Ø{D}×{L} mm',
      });
      expect(status).toBe(200);
      const { columns, rows: found } = await rows('?D=6&L=200');
      expect(columns).toEqual(['L', 'D', 'yuzey', 'm']);
      expect(found[0]!.slice(6)).toEqual([200, 6, 'parlak', null]);
      expect(await specs('P40-6X200')).toEqual({
        'Boy (L)': '200',
        'Dış çap (D)': '6',
        Yüzey: 'parlak',
        Malzeme: '1.2210 (115CrV3)',
        Sertlik: '60 ±2',
        Standart: 'DIN 1530-A / ISO 6751',
      });
      expect(k!.key).toBe('k'); // left out of the save: gone with its values
    });

    test('a letter may be given to another column in the same save', async () => {
      const { save, rows } = await start();
      const [d1, L, ...others] = PIN_FAMILY.columns;
      await save({ columns: [{ ...d1!, key: 'L', formerKey: 'd1' }, { ...L!, key: 'd1', formerKey: 'L' }, ...others] });
      expect((await rows('?L=6&d1=200')).rows[0]![1]).toBe('P40-6X200');
    });

    test('a column of numbers becomes one of texts, and back only where all are numbers', async () => {
      const { save, rows } = await start();
      const [d1, L, k, yuzey] = PIN_FAMILY.columns;
      const text = { kind: 'text', unit: '' } as const;
      expect((await save({ columns: [{ ...d1!, ...text }, L, k, yuzey] })).status).toBe(200);
      expect((await rows('?d1=6,2')).rows.map(([, code]) => code)).toEqual(['P40-6-2X100', 'P40-6-2X160']);
      expect((await save({ columns: [d1, L, k, yuzey] })).status).toBe(200);
      expect((await rows('?d1=6.2')).total).toBe(2);
      expect((await save({ columns: [d1, L, k, { ...yuzey!, kind: 'number' }] })).json.error).toBe(
        '“Yüzey” sayı olamaz: sayı olmayan değerleri var (parlak).',
      );
    });

    test('key columns that no longer tell two sizes apart are refused', async () => {
      const { save, rows } = await start();
      const [d1, L, k, yuzey] = PIN_FAMILY.columns;
      const { status, json } = await save({ columns: [d1, { ...L!, isKey: false }, k, yuzey] });
      expect([status, json.error]).toEqual([
        409,
        'Belirleyici ölçüler ürünleri ayırmıyor: P40-5X100 ve P40-5X160 aynı olur.',
      ]);
      expect((await rows()).total).toBe(8); // nothing was stored
      expect((await rows('?L=200')).total).toBe(2);
    });

    test('material, hardness and standards reach the specs of all sizes, and their versions', async () => {
      const { save, specs, get } = await start();
      const version = async () => (await get<Product>('/api/products/P40-5X100')).json.version;
      const before = await version();
      await save({ material: '1.2344', hardnessText: '950 HV 0,3', standards: [] });
      expect(await specs('P40-5X100')).toMatchObject({ Malzeme: '1.2344', Sertlik: '950' });
      expect(await specs('P40-5X100')).not.toHaveProperty('Standart');
      expect(await version()).toBe(before + 1);
      await save({ summary: 'x' });
      expect(await version()).toBe(before + 1);
    });

    test('a family takes its sizes along to another category, and out of sight with it', async () => {
      const { save, get, admin } = await start();
      await save({ category: categoryId('kolonlar'), subCategory: categoryId('burclar') });
      expect((await get<Product>('/api/products/P40-5X100')).json.category.slug).toBe('kolonlar');
      await admin.put(`/api/categories/${categoryId('burclar')}`, { isActive: false });
      for (const url of ['/api/families/z40-itici-pim', '/api/products/P40-5X100'])
        expect((await get(url)).status).toBe(404);
      await admin.put(`/api/categories/${categoryId('burclar')}`, { isActive: true });
      expect((await get<Family>('/api/families/z40-itici-pim')).json.articleCount).toBe(8);
    });

    test('a category with a family cannot be deleted, also without products', async () => {
      const { admin, create } = await start();
      const { json: sub } = await admin.post<Category>('/api/categories', {
        name: 'Boş',
        parentCategory: categoryId('kolonlar'),
      });
      await create({ category: categoryId('kolonlar'), subCategory: sub._id });
      expect((await admin.del<ErrorBody>(`/api/categories/${sub._id}`)).json).toMatchObject({
        code: 'IN_USE',
        error: 'Bu kategoride 1 seri var.',
      });
    });

    test('specs and category of a size are its family’s; its price, stock and texts are its own', async () => {
      const { admin, get } = await start();
      const put = (fields: object) => admin.put<ErrorBody>(`/api/products/${productId('P40-5X100')}`, fields);
      expect((await put({ technicalSpecs: [] })).json.error).toBe(
        'Bu ürünün ölçüleri serisinden gelir; seride düzenlenir.',
      );
      expect((await put({ category: categoryId('kolonlar'), subCategory: null })).json.error).toBe(
        'Bu ürünün kategorisi serisinden gelir; seride değiştirilir.',
      );
      const { technicalSpecs } = (await get<Product>('/api/products/P40-5X100')).json;
      expect((await put({ technicalSpecs, description: 'Yeni', price: { current: 3 } })).status).toBe(200);
    });

    test('a deleted family leaves its sizes, with their specs; restored, it has them again', async () => {
      const { admin, get, find, rows, specs } = await start();
      const before = await find();
      expect((await admin.del(`/api/families/${ID}`)).status).toBe(204);
      expect((await get('/api/families/z40-itici-pim')).status).toBe(404);
      expect((await get<Product>('/api/products/P40-5X100')).json.family).toBeNull();
      expect(await specs('P40-5X100')).toMatchObject({ 'Çap (d1)': '5', Malzeme: '1.2210 (115CrV3)' });
      expect((await admin.post(`/api/trash/${ID}/restore`)).status).toBe(200);
      expect(await find()).toMatchObject({ slug: before.slug, articleCount: 8, keyRanges: before.keyRanges });
      expect((await rows('?d1=6&L=200')).total).toBe(1);
    });

    test('a deleted size is missing in the table and comes back to it; where its place is taken, without the family', async () => {
      const { admin, rows, database, get } = await start();
      const id = productId('P40-6X200');
      await admin.del(`/api/products/${id}`);
      expect((await rows('?d1=6&L=200')).total).toBe(0);
      await admin.post(`/api/trash/${id}/restore`);
      expect((await rows('?d1=6&L=200')).total).toBe(1);
      await admin.del(`/api/products/${id}`);
      await database.write('catalogue', (trx) =>
        trx
          .updateTable('products')
          .set({ keyHash: '6000|200000' })
          .where('publicId', '=', productId('P40-6X160'))
          .execute(),
      );
      await admin.post(`/api/trash/${id}/restore`);
      expect((await get<Product>('/api/products/P40-6X200')).json.family).toBeNull();
    });

    test('a former address leads to the family', async () => {
      const { save, get } = await start();
      await save({ slug: 'itici-pim' });
      expect((await get<Family>('/api/families/z40-itici-pim')).json.slug).toBe('itici-pim');
    });

    test('the audit list tells of a family’s changes', async () => {
      const { save, admin } = await start();
      await save({ summary: 'Yeni özet' });
      const { items } = (await admin.get<{ items: object[] }>(`/api/audit/rows/family/${ID}`)).json;
      expect(items[0]).toMatchObject({ kind: 'family', action: 'update', title: 'İtici pim DIN 1530-A' });
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
