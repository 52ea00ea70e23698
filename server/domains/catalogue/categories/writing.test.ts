import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { Category } from '#contract/categories.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { listen, startApp, stubSite, type AppOptions } from '../../../testing/app.ts';
import { categoryId, insertProducts, productId } from '../../../testing/catalogue.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { codesOf, seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const [PIMS, COLUMNS, EMPTY, CLOSED, DIN, BUSHINGS, HEAVY] = [
  'itici-pimler',
  'kolonlar',
  'bos',
  'kapali',
  'din-1530',
  'burclar',
  'agir-burclar',
].map(categoryId) as [string, string, string, string, string, string, string];

describeWithDatabase(
  'writing categories',
  (setup) => {
    async function start(options: AppOptions = {}) {
      const app = await startApp(setup, options);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const create = (fields: object) => admin.post<Category & ErrorBody>('/api/categories', fields);
      const save = (id: string, fields: object) => admin.put<Category & ErrorBody>(`/api/categories/${id}`, fields);
      const find = async (id: string) => (await admin.get<Category>(`/api/categories/${id}`)).json;
      const publicCodes = async (query = '') => codesOf((await app.get(`/api/products?limit=100${query}`)).json);
      return { ...app, admin, create, save, find, publicCodes };
    }

    test('a main one needs a name and a picture, a sub-category its main one', async () => {
      const { create, get } = await start();
      const main = await create({ name: 'Yaylar', img: 'yay.webp' });
      expect(main.status).toBe(201);
      expect(main.json).toMatchObject({
        name: 'Yaylar',
        slug: 'yaylar',
        description: '',
        img: 'yay.webp',
        parentCategory: null,
        isActive: true,
        order: 0,
        productCount: 0,
        version: 1,
      });
      const sub = await create({
        name: 'Gaz Yayları',
        parentCategory: main.json._id,
        order: 3,
        description: 'Azotlu\nyaylar',
      });
      expect(sub.json).toMatchObject({
        slug: 'gaz-yaylari',
        img: '',
        description: 'Azotlu\nyaylar',
        order: 3,
        parentCategory: { _id: main.json._id, name: 'Yaylar', slug: 'yaylar' },
      });
      expect((await get('/api/categories/subcategories/yaylar')).json).toMatchObject([{ name: 'Gaz Yayları' }]);
    });

    test('errors are reported in the form’s words', async () => {
      const { create, save } = await start();
      expect((await create({ name: '', img: 'x.webp' })).json.fields).toEqual({ name: 'Lütfen kategori adını girin!' });
      expect((await create({ name: 'x', order: -1, img: 'javascript:a()' })).json.fields).toEqual({
        name: 'Kategori adı en az 2 karakter olmalıdır!',
        order: 'Sıra numarası 0 veya daha büyük olmalıdır.',
        img: 'Görsel adresi http(s):// veya / ile başlamalı ya da bir dosya adı olmalıdır.',
      });
      expect((await create({ name: 'Resimsiz' })).json).toMatchObject({
        code: 'VALIDATION',
        error: 'Kategori görseli gereklidir!',
        fields: { img: 'Kategori görseli gereklidir!' },
      });
      for (const parentCategory of ['yok', '', DIN])
        expect((await create({ name: 'Altın altı', parentCategory })).json.fields, parentCategory).toEqual({
          parentCategory: 'Lütfen ana kategori seçin!',
        });
      expect((await save(PIMS, { img: '' })).json.fields).toEqual({ img: 'Kategori görseli gereklidir!' });
      expect((await save(DIN, { parentCategory: null })).json.fields).toEqual({ img: 'Kategori görseli gereklidir!' });
      expect((await save(BUSHINGS, { parentCategory: BUSHINGS })).json.fields).toEqual({
        parentCategory: 'Bir kategori kendi alt kategorisi olamaz.',
      });
      expect((await save(BUSHINGS, { parentCategory: HEAVY })).json.fields).toEqual({
        parentCategory: 'Lütfen ana kategori seçin!',
      });
      for (const field of ['slug', 'productCount', '_id', 'parentId'])
        expect((await save(PIMS, { [field]: 1 })).status, field).toBe(400);
      // Switching in the list requires no picture, even where there is none.
      expect((await save(EMPTY, { isActive: false })).status).toBe(200);
    });

    test('a name stands once beside its siblings, however it is written; slugs are always different', async () => {
      const { create, save } = await start();
      const taken = {
        code: 'DUPLICATE',
        error: 'Bu isimde bir kategori zaten var.',
        fields: { name: 'Bu isimde bir kategori zaten var.' },
      };
      expect((await create({ name: 'İTİCİ  PİMLER', img: 'x.webp' })).json).toMatchObject(taken);
      expect((await save(HEAVY, { name: 'burçlar' })).json).toMatchObject(taken);
      expect((await save(HEAVY, { name: 'AĞIR BURÇLAR' })).json).toMatchObject({
        name: 'AĞIR BURÇLAR',
        slug: 'agir-burclar',
      });
      expect((await create({ name: 'Burçlar', parentCategory: PIMS })).json.slug).toBe('burclar-2');
      expect((await save(categoryId('din-1530'), { name: 'Burçlar', parentCategory: COLUMNS })).json).toMatchObject(
        taken,
      );
      const both = await Promise.all([
        create({ name: 'Aynı', img: 'x.webp' }),
        create({ name: 'Aynı', img: 'x.webp' }),
      ]);
      expect(both.map((reply) => reply.status).sort()).toEqual([201, 409]);
    });

    test('renaming moves it in the alphabet and keeps its address', async () => {
      const { save, get } = await start();
      expect((await save(HEAVY, { name: 'Çok Ağır Burçlar' })).json).toMatchObject({
        slug: 'agir-burclar',
        version: 2,
      });
      expect(((await get('/api/categories/subcategories/kolonlar')).json as Category[]).map((one) => one.name)).toEqual(
        ['Burçlar', 'Çok Ağır Burçlar'],
      );
    });

    test('two levels only: with sub-categories it cannot become one', async () => {
      const { save, find } = await start();
      const sentence = 'Alt kategorileri olan bir ana kategori, alt kategori yapılamaz.';
      expect((await save(PIMS, { parentCategory: COLUMNS })).json).toMatchObject({
        code: 'IN_USE',
        error: sentence,
        fields: { parentCategory: sentence },
      });
      expect((await find(PIMS)).parentCategory).toBeNull();
      expect((await save(EMPTY, { parentCategory: COLUMNS })).json).toMatchObject({
        parentCategory: { slug: 'kolonlar' },
      });
    });

    test('its products follow it under another main category, and to the first level', async () => {
      const { save, admin, find } = await start();
      const placeOf = async (code: string) => {
        const { category, subCategory } = (
          await admin.get<{ category: { slug: string }; subCategory: { slug: string } | null }>(`/api/products/${code}`)
        ).json;
        return [category.slug, subCategory?.slug ?? null];
      };
      await save(DIN, { parentCategory: COLUMNS });
      expect(await placeOf('Z40-5X100')).toEqual(['kolonlar', 'din-1530']);
      expect(await placeOf('ZK-1')).toEqual(['itici-pimler', null]);
      await save(DIN, { parentCategory: null, img: 'x.webp' });
      expect(await placeOf('Z40-5X100')).toEqual(['din-1530', null]);
      expect(await find(DIN)).toMatchObject({ parentCategory: null, productCount: 3 });
      await save(DIN, { parentCategory: PIMS });
      expect(await placeOf('Z40-5X100')).toEqual(['itici-pimler', 'din-1530']);
    });

    test('its products are public exactly while it, their other category and they themselves are active', async () => {
      const { save, publicCodes } = await start();
      const all = await publicCodes();
      await save(COLUMNS, { isActive: false });
      expect(await publicCodes()).toEqual(all.filter((code) => !code.startsWith('K')));
      await save(BUSHINGS, { isActive: false });
      await save(COLUMNS, { isActive: true });
      expect(await publicCodes()).toEqual(all.filter((code) => !code.startsWith('KB')));
      await save(BUSHINGS, { isActive: true });
      expect(await publicCodes()).toEqual(all);
      await save(CLOSED, { isActive: true });
      expect((await publicCodes()).toSorted()).toEqual([...all, 'GIZLI-2', 'GIZLI-4'].toSorted()); // neither inactive nor deleted ones
      // A sub-category's products are hidden under an inactive main category.
      await save(CLOSED, { isActive: false });
      await save(DIN, { parentCategory: CLOSED });
      expect(await publicCodes()).toEqual(all.filter((code) => !code.startsWith('Z40')));
    });

    test('staff’s count is of all products, the public’s of what it sees', async () => {
      const { find, get } = await start();
      expect((await find(PIMS)).productCount).toBe(6);
      expect(((await get(`/api/categories/${PIMS}`)).json as Category).productCount).toBe(4);
    });

    test('one in use is not deleted: all its products count, as its list has them, and its sub-categories', async () => {
      const { admin, database, find } = await start();
      const refused = async (id: string) => (await admin.del<ErrorBody>(`/api/categories/${id}`)).json;
      expect((await find(PIMS)).productCount).toBe(6);
      expect(await refused(PIMS)).toMatchObject({
        code: 'IN_USE',
        error: 'Bu kategoride 6 ürün ve 2 alt kategori var.',
      });
      expect(await refused(CLOSED)).toMatchObject({ error: 'Bu kategoride 2 ürün ve 1 alt kategori var.' });
      await insertProducts(database, [
        { code: 'PASIF', category: 'kolonlar', subCategory: 'agir-burclar', isActive: false },
      ]);
      expect(await refused(HEAVY)).toMatchObject({ error: 'Bu kategoride 1 ürün ve 0 alt kategori var.' });
      expect((await admin.del(`/api/categories/${EMPTY}`)).status).toBe(204);
      expect((await admin.del(`/api/categories/${EMPTY}`)).json).toMatchObject({
        code: 'NOT_FOUND',
        error: 'Kategori bulunamadı.',
      });
    });

    test('a save over a newer one is refused, and every write is in the audit table', async () => {
      const { save, admin } = await start();
      await save(DIN, { version: 1, name: 'DIN 1530-A', parentCategory: COLUMNS });
      expect((await save(DIN, { version: 1, name: 'DIN 1530-B' })).json).toMatchObject({
        code: 'STALE',
        stale: { changedBy: 'Ayşe Usta', fields: ['name', 'parentCategory'], version: 2 },
      });
      const { items } = (await admin.get<{ items: AuditEntry[] }>(`/api/audit?kind=category&rowId=${DIN}`)).json;
      expect(items).toMatchObject([
        {
          action: 'update',
          title: 'DIN 1530-A',
          changes: [
            { field: 'name', before: 'DIN 1530', after: 'DIN 1530-A' },
            { field: 'parentCategory', before: 'İtici Pimler', after: 'Kolonlar' },
          ],
        },
      ]);
    });

    test('a save is seen on the site’s very next page, despite cached ones', async () => {
      const site = stubSite(async ({ path, api }) => {
        if (path !== '/urun') return undefined;
        const [categories, { products }] = [
          await api('GET /api/categories'),
          await api('GET /api/products', { query: { limit: 100 } }),
        ];
        return { html: JSON.stringify([categories.map((one) => one.name), products.map((one) => one.name)]) };
      });
      const app = await start({ site });
      const { fetch } = await listen(app);
      const page = async () => {
        const { headers, body } = await fetch('/urun');
        return { etag: headers.etag, body: body.toString() };
      };
      const first = await page();
      expect((await page()).etag).toBe(first.etag);
      expect(site.renders).toHaveLength(1); // the second came from the cache
      await app.admin.put(`/api/products/${productId('ZK-1')}`, { name: 'Keskin Zımba' });
      expect((await page()).body).toContain('Keskin Zımba');
      await app.save(PIMS, { isActive: false });
      expect((await page()).body).not.toMatch(/Zımba|İtici Pimler/);
      await app.save(PIMS, { isActive: true, name: 'Pimler' });
      expect((await page()).body).toMatch(/Pimler.*Keskin Zımba/);
      await app.admin.del(`/api/products/${productId('ZK-1')}`);
      expect((await page()).body).not.toContain('Keskin Zımba');
    });
  },
  seedSmallCatalogue,
);
