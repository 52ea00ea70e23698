import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { LIST_SORTS } from '#contract/list-sorts.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Product, ProductPage } from '#contract/products.ts';
import { putSetting } from '../../../base/settings/store.ts';
import { startApp, type AppOptions } from '../../../testing/app.ts';
import { categoryId, insertOldSlug, productId } from '../../../testing/catalogue.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { codesOf, seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const PIM = productId('Z40-5X100');
const NEW = {
  code: 'YENI-1',
  name: 'Yeni Pim Ø5',
  category: categoryId('itici-pimler'),
  description: 'Kısa',
  img: ['a.webp', 'b.webp'],
};

describeWithDatabase(
  'writing products',
  (setup) => {
    async function start(options: AppOptions = {}) {
      const app = await startApp(setup, options);
      const [admin, moderator] = [
        await signIn(app, 'admin', { name: 'Ayşe Usta' }),
        await signIn(app, 'moderator', { name: 'Mehmet Çelik' }),
      ];
      const create = (fields: object = {}) => admin.post<Product & ErrorBody>('/api/products', { ...NEW, ...fields });
      const save = (fields: object, id = PIM) => admin.put<Product & ErrorBody>(`/api/products/${id}`, fields);
      const find = async (idOrCode = PIM) => (await admin.get<Product>(`/api/products/${idOrCode}`)).json;
      const rowOf = async (id = PIM) =>
        (await app.database.db.selectFrom('products').selectAll().where('publicId', '=', id).execute())[0];
      return { ...app, admin, moderator, create, save, find, rowOf };
    }

    test('a new one needs a few fields; the others have their defaults', async () => {
      const { create, get } = await start();
      const { status, json } = await create();
      expect(status).toBe(201);
      expect(json).toMatchObject({
        code: 'YENI-1',
        name: 'Yeni Pim Ø5',
        slug: 'yeni-pim-5-yeni-1',
        description: 'Kısa',
        img: ['a.webp', 'b.webp'],
        mainImage: 'a.webp',
        price: null,
        stockStatus: 'made_to_order',
        leadTimeDays: null,
        isActive: true,
        order: 0,
        subCategory: null,
        category: { slug: 'itici-pimler' },
        documents: [],
        version: 1,
      });
      const { publishAt, unpublishAt, ...shown } = json;
      expect([publishAt, unpublishAt]).toEqual([null, null]); // for staff
      expect((await get(`/api/products/${json._id}`)).json).toEqual(shown);
      expect(codesOf((await get('/api/products?q=yeni%20pim')).json)).toEqual(['YENI-1']);
    });

    test('every field is stored as it was sent', async () => {
      const { create, find } = await start();
      const fields = {
        subCategory: categoryId('din-1530'),
        slug: 'elle-yazilan',
        mainImage: 'b.webp',
        areImagesRepresentative: true,
        additionalImages: ['/img/uploads/c.webp', 'https://x.test/d.png'],
        detailedDescription: '<p>Uzun</p>',
        features: ['Bir', 'İki'],
        applications: ['Kalıp'],
        technicalSpecs: [
          { name: 'Çap', value: '5', unit: 'mm' },
          { name: 'Malzeme', value: '1.2344' },
        ],
        documents: [{ name: 'Föy', url: '/files/documents/x.pdf', type: 'pdf', size: 10 }],
        price: { current: 12.35, old: 20 },
        stockStatus: 'in_stock',
        leadTimeDays: 0,
        isActive: false,
        order: 7,
        seoTitle: 'T',
        seoDescription: 'D',
        seoKeywords: ['a', 'b'],
      };
      const { json } = await create(fields);
      expect(json).toMatchObject({
        ...fields,
        price: { ...fields.price, currency: 'USD' },
        subCategory: { slug: 'din-1530' },
      });
      expect(await find(json._id)).toEqual(json);
    });

    test('errors are reported in the form’s words, all at once', async () => {
      const { create, save } = await start();
      const { status, json } = await create({
        code: 'küçük',
        name: ' ',
        slug: 'Büyük Harf',
        category: '',
        description: '',
        img: [],
        order: -1,
        technicalSpecs: [{ name: '', value: '' }],
      });
      expect(status).toBe(400);
      expect(json.fields).toEqual({
        code: 'Ürün kodu sadece büyük harf, rakam ve tire içerebilir!',
        name: 'Lütfen ürün adını girin!',
        slug: 'Slug sadece küçük harf, rakam ve tire içerebilir!',
        category: 'Lütfen ana kategori seçin!',
        description: 'Lütfen kısa açıklama girin!',
        img: 'Lütfen en az 1 görsel ekleyin!',
        order: 'Sıra numarası 0 veya daha büyük olmalıdır.',
        'technicalSpecs.0.name': 'Özellik adı gerekli!',
        'technicalSpecs.0.value': 'Değer gerekli!',
      });
      expect((await create({ img: undefined })).json.fields).toEqual({ img: 'Lütfen en az 1 görsel ekleyin!' });
      expect((await save({ img: [], mainImage: '' })).json.fields).toEqual({
        img: 'Lütfen en az 1 görsel linki girin!',
        mainImage: 'Lütfen ana görsel linkini girin!',
      });
      for (const field of ['_id', 'createdAt', 'isPublic', 'searchText', 'deletedAt', 'constructor'])
        expect((await save({ [field]: 1 })).status, field).toBe(400);
    });

    test('the categories must be a main one and one of its sub-categories', async () => {
      const { create, save, rowOf } = await start();
      const [absent, misplaced] = ['Ana kategori bulunamadı.', 'Alt kategori, seçilen ana kategoriye ait değil.'];
      for (const category of ['yok', categoryId('din-1530'), 'itici-pimler'])
        expect((await create({ category })).json, category).toMatchObject({
          code: 'VALIDATION',
          fields: { category: absent },
        });
      for (const subCategory of ['yok', '', categoryId('burclar'), categoryId('kolonlar')])
        expect((await create({ subCategory })).json, subCategory).toMatchObject({
          code: 'VALIDATION',
          fields: { subCategory: misplaced },
        });
      expect((await create({ category: 'yok', subCategory: 'yok' })).json.fields).toEqual({
        category: absent,
        subCategory: misplaced,
      });
      // A new main category alone no longer fits the sub-category, so the save has to name both, or null for the
      // sub-category.
      const before = await rowOf();
      expect((await save({ category: categoryId('kolonlar') })).json.fields).toEqual({ subCategory: misplaced });
      expect(await rowOf()).toEqual(before);
      expect((await save({ category: categoryId('kolonlar'), subCategory: null })).json).toMatchObject({
        category: { slug: 'kolonlar' },
        subCategory: null,
      });
      expect((await save({ subCategory: categoryId('burclar') })).json).toMatchObject({
        subCategory: { slug: 'burclar' },
      });
    });

    test('a code is one product’s: 409 on create and save, and the warning before it in any case', async () => {
      const { create, save, admin } = await start();
      const duplicate = {
        code: 'DUPLICATE_CODE',
        error: 'Ürün kodu zaten mevcut',
        fields: { code: 'Ürün kodu zaten mevcut' },
      };
      for (const reply of [await create({ code: 'KK-1' }), await save({ code: 'KK-1' })]) {
        expect(reply.status).toBe(409);
        expect(reply.json).toMatchObject(duplicate);
      }
      const exists = async (path: string) => (await admin.get(`/api/products/check-code/${path}`)).json;
      expect(await exists('KK-1')).toEqual({ exists: true });
      expect(await exists('%20kk-1')).toEqual({ exists: true });
      expect(await exists('SILINDI-1')).toEqual({ exists: false }); // deleted
      expect(await exists(`Z40-5X100?except=${PIM}`)).toEqual({ exists: false });
      expect(await exists(`KK-1?except=${PIM}`)).toEqual({ exists: true });
      expect(await exists("YOK'--")).toEqual({ exists: false });
    });

    test('tax rate, unit and customs number follow their rules', async () => {
      const { save, find } = await start();
      expect((await save({ gtip: '8480.79.00 00.00', vatRate: 0, unit: 'kg' })).status).toBe(200);
      expect(await find()).toMatchObject({ gtip: '848079000000', vatRate: 0, unit: 'kg' });
      const refused = async (fields: object) => (await save(fields)).json.fields;
      for (const vatRate of [-1, 101, 10.5, '20'])
        expect(await refused({ vatRate })).toEqual({
          vatRate: 'KDV oranı 0 ile 100 arasında bir tam sayı olmalıdır.',
        });
      for (const gtip of ['84807900000', '8480790000001', '84807900000a'])
        expect(await refused({ gtip })).toEqual({ gtip: 'GTİP 12 rakamdan oluşmalıdır.' });
      expect(await refused({ unit: 'litre' })).toEqual({
        unit: 'Satış birimi adet, takım, m, kg veya paket olmalıdır.',
      });
      expect((await save({ gtip: '', vatRate: null, unit: 'adet' })).status).toBe(200);
      expect(await find()).toMatchObject({ gtip: '', vatRate: null, unit: 'adet' });
    });

    test('two at once with one code: one is made, the other is refused', async () => {
      const { create } = await start();
      const replies = await Promise.all([create(), create(), create()]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409]);
      expect(replies.filter((reply) => reply.status === 409).map((reply) => reply.json.code)).toEqual([
        'DUPLICATE_CODE',
        'DUPLICATE_CODE',
      ]);
    });

    test('a slug is made when none is typed, with a number on a clash; a typed clash is a 409', async () => {
      const { create, save } = await start();
      expect((await create({ slug: 'zimba-zk-1' })).json).toMatchObject({
        code: 'DUPLICATE',
        error: 'Bu slug zaten kullanılıyor!',
        fields: { slug: 'Bu slug zaten kullanılıyor!' },
      });
      expect((await save({ slug: 'zimba-zk-1' })).status).toBe(409);
      await create({ code: 'A', slug: 'zimba-zk-1-2' });
      expect((await create({ code: 'ZK1', name: 'Zımba ZK' })).json.slug).toBe('zimba-zk-zk1');
      expect((await create({ code: 'ZK--1', name: 'Zımba' })).json.slug).toBe('zimba-zk-1-3');
      expect((await create({ code: '---', name: '…' })).json.slug).toBe('urun');
      expect((await create({ code: '--', name: '!' })).json.slug).toBe('urun-2');
      // Made again, from the fields of this save only.
      expect((await save({ name: 'Yeni Ad' })).json.slug).toBe('itici-pim-5x100-z40-5x100');
      expect((await save({ slug: '' })).json.slug).toBe('yeni-ad-z40-5x100');
      expect((await save({ slug: '' })).json).toMatchObject({ slug: 'yeni-ad-z40-5x100', version: 3 });
    });

    test('a slug that was public leads to the product after a change, also back and forth', async () => {
      const { save, get } = await start();
      const slugOf = async (slug: string) => ((await get(`/api/products/slug/${slug}`)).json as Product).slug;
      const first = 'itici-pim-5x100-z40-5x100';
      await save({ slug: 'ikinci' });
      await save({ slug: 'ucuncu' });
      for (const slug of [first, 'ikinci', 'ucuncu']) expect(await slugOf(slug)).toBe('ucuncu');
      await save({ slug: first });
      for (const slug of [first, 'ikinci', 'ucuncu']) expect(await slugOf(slug)).toBe(first);
    });

    test('a former slug is another’s only when it is typed, and a draft takes no readers away', async () => {
      const { create, save, get } = await start();
      const read = async (slug: string) => ((await get(`/api/products/slug/${slug}`)).json as Product).code;
      await save({ slug: 'yeni-adres' });
      expect((await create({ code: 'Z40-5-X100', name: 'İtici Pim 5×100', slug: '' })).json.slug).not.toBe(
        'itici-pim-5x100-z40-5x100',
      );
      const taker = (await create({ slug: 'itici-pim-5x100-z40-5x100', isActive: false })).json._id;
      expect(await read('itici-pim-5x100-z40-5x100')).toBe('Z40-5X100');
      // A draft's former slug was never public; a public product's was.
      await save({ slug: 'taslak' }, taker);
      expect(await read('itici-pim-5x100-z40-5x100')).toBe('Z40-5X100');
      await save({ slug: 'itici-pim-5x100-z40-5x100', isActive: true }, taker);
      expect(await read('itici-pim-5x100-z40-5x100')).toBe('YENI-1');
      await save({ slug: 'son' }, taker);
      expect(await read('itici-pim-5x100-z40-5x100')).toBe('YENI-1');
      expect(await read('yeni-adres')).toBe('Z40-5X100');
    });

    test('a price is in the shop’s currency; one that is left alone keeps its own', async () => {
      const { save, database, rowOf, admin } = await start();
      expect((await save({ price: { current: 0.29, old: 0.3 } })).json.price).toEqual({
        current: 0.29,
        old: 0.3,
        currency: 'USD',
      });
      expect(await rowOf()).toMatchObject({ priceMinor: 29, oldPriceMinor: 30, priceAsc: 29, priceDesc: -29 });
      await database.write('settings', (trx) => putSetting(trx, 'shop_currency', 'EUR'));
      expect((await save({ price: { current: 0.29, old: 0.3 }, order: 1 })).json.price).toMatchObject({
        currency: 'USD',
      });
      expect((await save({ price: { current: 0.31 } })).json.price).toEqual({ current: 0.31, currency: 'EUR' });
      expect((await save({ price: null })).json.price).toBeNull();
      expect((await save({ price: { current: 5 } })).json.price).toEqual({ current: 5, currency: 'EUR' });
      for (const price of [
        { current: 0 },
        { current: -1 },
        { current: 1.005 },
        { current: 1e9 },
        { current: '5' },
        { current: 5, old: 5 },
        { current: 5, currency: 'TRY' },
        5,
      ]) {
        expect((await save({ price })).status, JSON.stringify(price)).toBe(400);
      }
      expect(
        (await admin.get<ProductPage>('/api/products?sort=price&limit=2')).json.products.map((product) => product.code),
      ).toEqual(['ZK-1', 'Z40-5X100']);
    });

    test('rich text is stored sanitized, without data URLs', async () => {
      const { save, rowOf } = await start();
      await save({
        detailedDescription:
          '<p onclick="a()">Metin<script>a()</script><a href="javascript:a()">b</a><img src="data:image/png;base64,AAAA" alt="x"></p>',
      });
      const { detailedDescription } = (await rowOf())!;
      expect(detailedDescription).toContain('Metin');
      expect(detailedDescription).not.toMatch(/script|onclick|data:/);
      for (const picture of ['data:image/png;base64,AAAA', 'javascript:a()', '//x.test/a.png', ''])
        expect((await save({ img: [picture] })).status, picture).toBe(400);
    });

    test('a save of one field leaves every other as it is, byte for byte', async () => {
      const { create, save, rowOf } = await start();
      const full = (
        await create({
          subCategory: categoryId('din-1530'),
          slug: 'tam',
          detailedDescription: '<h2>Başlık</h2><p>Uzun &amp; ince</p>',
          additionalImages: ['c.webp'],
          features: ['İ', 'ş'],
          applications: ['x'],
          technicalSpecs: [{ name: 'Uzun ad', value: '5', unit: 'mm' }],
          documents: [{ name: 'Föy', url: '/files/documents/x.pdf', type: 'pdf', size: 10 }],
          price: { current: 12.35, old: 20 },
          leadTimeDays: 3,
          order: 7,
          seoTitle: 'T',
          seoDescription: 'D',
          seoKeywords: ['a'],
        })
      ).json;
      const changes: Record<string, { value: unknown; follows?: string[] }> = {
        code: { value: 'TAM-2', follows: ['codeFolded', 'searchTitle', 'searchText'] },
        name: { value: 'Başka', follows: ['nameSort', 'searchTitle', 'searchText'] },
        slug: { value: 'tam-2' },
        subCategory: { value: null, follows: ['subCategoryId'] },
        description: { value: 'Başka', follows: ['searchText'] },
        detailedDescription: { value: '<p>b</p>', follows: ['richTextStamp'] },
        mainImage: { value: 'b.webp' },
        img: { value: ['b.webp'] },
        additionalImages: { value: [] },
        areImagesRepresentative: { value: true },
        features: { value: ['y'] },
        applications: { value: [] },
        technicalSpecs: { value: [] },
        documents: { value: [] },
        price: { value: { current: 12.35 }, follows: ['oldPriceMinor'] },
        stockStatus: { value: 'in_stock' },
        stockQuantity: { value: 5 },
        leadTimeDays: { value: null },
        isActive: { value: false, follows: ['isPublic'] },
        order: { value: 8, follows: ['sortOrder'] },
        seoTitle: { value: '' },
        seoDescription: { value: '' },
        seoKeywords: { value: ['b', 'c'] },
      };
      for (const [field, { value, follows = [] }] of Object.entries(changes)) {
        const before = (await rowOf(full._id)) as Record<string, unknown>;
        expect((await save({ [field]: value }, full._id)).status, field).toBe(200);
        const after = (await rowOf(full._id)) as Record<string, unknown>;
        const changed = Object.keys(after).filter(
          (column) => JSON.stringify(after[column]) !== JSON.stringify(before[column]),
        );
        expect(changed.filter((column) => column !== field && !follows.includes(column)).sort(), field).toEqual(
          field === 'stockQuantity' ? [] : ['updatedAt', 'version'],
        );
      }
      // The whole form sent back as it was read changes nothing, not even the version.
      const {
        _id,
        createdAt,
        updatedAt,
        version,
        price,
        category,
        subCategory,
        family: _family,
        ...fields
      } = (await save({}, full._id)).json;
      const untouched = await save(
        {
          ...fields,
          version,
          category: category._id,
          subCategory: subCategory?._id ?? null,
          price: price && { current: price.current },
        },
        _id,
      );
      expect(untouched.json).toMatchObject({ version, updatedAt, createdAt });
    });

    test('two people edit one product: the second learns who changed which field and when, and no change is lost', async () => {
      const { admin, moderator, find } = await start();
      const opened = (await find()).version;
      const first = await moderator.put<Product>(`/api/products/${PIM}`, {
        version: opened,
        name: 'Mehmet’in adı',
        features: ['yeni'],
      });
      expect(first.json.version).toBe(opened + 1);
      const second = await admin.put<ErrorBody>(`/api/products/${PIM}`, { version: opened, name: 'Ayşe’nin adı' });
      expect(second.status).toBe(409);
      expect(second.json).toMatchObject({
        code: 'STALE',
        error: 'Bu kayıt siz düzenlerken Mehmet Çelik tarafından değiştirildi.',
        stale: {
          changedBy: 'Mehmet Çelik',
          changedAt: first.json.updatedAt,
          fields: ['name', 'features'],
          version: opened + 1,
          changes: [
            { field: 'name', now: 'Mehmet’in adı', mine: 'Ayşe’nin adı', by: 'Mehmet Çelik' },
            { field: 'features', now: ['yeni'] },
          ],
        },
      });
      expect((await find()).name).toBe('Mehmet’in adı');
      // Fields that only one of them changed are merged; a category is told by its name.
      expect(
        (await admin.put<Product>(`/api/products/${PIM}`, { version: opened, order: 9, description: 'Ayşe’nin metni' }))
          .json,
      ).toMatchObject({ name: 'Mehmet’in adı', description: 'Ayşe’nin metni', order: 9, version: opened + 2 });
      await moderator.put(`/api/products/${PIM}`, { category: categoryId('kolonlar'), subCategory: null });
      const moved = await admin.put<ErrorBody>(`/api/products/${PIM}`, {
        version: opened + 2,
        category: categoryId('bos'),
        subCategory: null,
      });
      expect(moved.json.stale?.changes?.[0]).toMatchObject({
        field: 'category',
        now: 'Kolonlar',
        mine: 'Boş',
        by: 'Mehmet Çelik',
      });
      expect((await admin.put(`/api/products/${PIM}`, { version: opened + 3, name: 'Ayşe’nin adı' })).status).toBe(200);
      for (const version of [0, -1, 1.5, '1', null])
        expect((await admin.put(`/api/products/${PIM}`, { version, name: 'x' })).status, String(version)).toBe(400);
    });

    test('of two saves of one version at the same moment one is stored', async () => {
      const { admin, moderator } = await start();
      const replies = await Promise.all(
        [admin, moderator, admin].map((one, i) => one.put(`/api/products/${PIM}`, { version: 1, order: 100 + i })),
      );
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
    });

    test('products of an inactive category stay unseen, whatever is saved', async () => {
      const { create, save, get } = await start();
      const { json } = await create({ category: categoryId('kapali') });
      expect(json.isActive).toBe(true);
      expect((await get('/api/products/YENI-1')).status).toBe(404);
      await save({ isActive: true, order: 1 }, json._id);
      expect((await get('/api/products/YENI-1')).status).toBe(404);
      await save({ category: categoryId('kolonlar') }, json._id);
      expect((await get('/api/products/YENI-1')).status).toBe(200);
    });

    test('every write is in the audit table with its changes', async () => {
      const { create, save, admin } = await start();
      const { json } = await create();
      await save({ price: { current: 5 }, subCategory: categoryId('din-1530'), slug: 'x' }, json._id);
      await admin.del(`/api/products/${json._id}`);
      const { items } = (await admin.get<{ items: AuditEntry[] }>(`/api/audit?kind=product&rowId=${json._id}`)).json;
      expect(items.map((entry) => [entry.actor, entry.action, entry.title])).toEqual([
        ['Ayşe Usta', 'delete', 'YENI-1 Yeni Pim Ø5'],
        ['Ayşe Usta', 'update', 'YENI-1 Yeni Pim Ø5'],
        ['Ayşe Usta', 'create', 'YENI-1 Yeni Pim Ø5'],
      ]);
      expect(items[1]!.changes).toEqual([
        { field: 'slug', before: 'yeni-pim-5-yeni-1', after: 'x' },
        { field: 'price', before: null, after: { current: 5, currency: 'USD' } },
        { field: 'subCategory', before: null, after: 'DIN 1530' },
      ]);
    });

    test('deleted ones are gone, with their addresses; unknown and deleted ones are a 404', async () => {
      const { admin, save, get, database } = await start();
      await save({ slug: 'baska' });
      expect((await admin.del(`/api/products/${PIM}`)).status).toBe(204);
      for (const path of ['Z40-5X100', PIM, 'slug/baska', 'slug/itici-pim-5x100-z40-5x100'])
        expect((await get(`/api/products/${path}`)).status, path).toBe(404);
      expect(await database.db.selectFrom('oldSlugs').selectAll().execute()).toEqual([]);
      for (const id of [PIM, 'yok', productId('SILINDI-1')]) {
        expect((await admin.del(`/api/products/${id}`)).json, id).toMatchObject({
          code: 'NOT_FOUND',
          error: 'Ürün bulunamadı',
        });
        expect((await save({ order: 1 }, id)).status, id).toBe(404);
      }
    });

    test('staff’s list shows inactive rows, narrowed by state, in every order, and finds them', async () => {
      const { admin, get } = await start();
      const list = async (query: string) => (await admin.get<ProductPage>(`/api/products?limit=100&${query}`)).json;
      expect((await list('')).total).toBe(11);
      expect(codesOf(await list('isActive=false'))).toEqual(['GIZLI-1']);
      expect((await list('isActive=true')).total).toBe(10);
      expect(codesOf(await list('isActive=false&category=itici-pimler&q=kapali'))).toEqual(['GIZLI-1']);
      expect(codesOf(await list('isActive=true&subCategory=kapali-alt'))).toEqual(['GIZLI-3']);
      const codes = codesOf(await list('sort=code'));
      expect(codes).toEqual([...codes].sort());
      for (const [up, down] of [
        ['code', '-code'],
        ['name', '-name'],
        ['order', '-order'],
        ['oldest', 'newest'],
      ] as const) {
        expect(codesOf(await list(`sort=${down}`)), up).toEqual(codesOf(await list(`sort=${up}`)).toReversed());
      }
      expect((await list('isActive=false&page=2')).products).toEqual([]);
      // Page by page, because the second half of a list is read from its end: every row comes once and in its place.
      for (const sort of LIST_SORTS) {
        const pages: string[] = [];
        for (let page = 1; page <= 4; page++)
          pages.push(...codesOf((await admin.get(`/api/products?sort=${sort}&limit=3&page=${page}`)).json));
        expect(pages, sort).toEqual(codesOf(await list(`sort=${sort}`)));
      }
      // The public sees active ones only, whatever it requests.
      expect(codesOf((await get('/api/products?isActive=false')).json)).toHaveLength(7);
      expect((await admin.get('/api/products?isActive=x')).status).toBe(400);
    });

    test('halves of characters and control characters are dropped or refused, never a failure of the database', async () => {
      const { save, rowOf } = await start();
      const odd = 'a\ud800b\u0000c\udfffd😀';
      const { status, json } = await save({
        name: odd,
        description: odd,
        features: [odd],
        seoKeywords: [odd],
        technicalSpecs: [{ name: odd, value: odd }],
        detailedDescription: `<p>${odd}</p>`,
      });
      expect(status).toBe(200);
      expect(json).toMatchObject({
        name: 'abcd😀',
        features: ['abcd😀'],
        technicalSpecs: [{ name: 'abcd😀' }],
        detailedDescription: '<p>abcd😀</p>',
      });
      expect((await rowOf())?.seoKeywords).toEqual(['abcd😀']);
      for (const picture of [`https://x.test/${odd}`, `/${odd}`])
        expect((await save({ img: [picture] })).status).toBe(400);
      expect((await save({ img: ['/img/😀.webp'] })).status).toBe(200);
    });

    test('hostile sorts and searches are refused or find nothing', async () => {
      const { admin } = await start();
      for (const sort of ['code;drop table products', 't.id', 'sort_order desc', '-', "'"])
        expect((await admin.get(`/api/products?sort=${encodeURIComponent(sort)}`)).status, sort).toBe(400);
      for (const q of [
        "' or 1=1 --",
        '"; drop table products; --',
        '%',
        '_',
        '\\',
        '" OR "x',
        'NEAR(a b)',
        'a*',
        '\u0000',
      ]) {
        const { status, json } = await admin.get<ProductPage>(`/api/products?q=${encodeURIComponent(q)}`);
        expect(status, q).toBe(200);
        expect(json.total, q).toBeLessThanOrEqual(11);
      }
      for (const category of ["' or 1=1 --", '%'])
        expect((await admin.get(`/api/products?category=${encodeURIComponent(category)}`)).status).toBe(404);
      expect((await admin.get<ProductPage>('/api/products')).json.total).toBe(11);
    });

    test('a former slug of a deleted product is free again', async () => {
      const { database, admin, create } = await start();
      await insertOldSlug(database, 'yeni-pim-5-yeni-1', 'Z40-5X100');
      expect((await create()).json.slug).toBe('yeni-pim-5-yeni-1-2');
      await admin.del(`/api/products/${PIM}`);
      expect((await create({ code: 'YENI-1-' })).json.slug).toBe('yeni-pim-5-yeni-1');
    });
  },
  seedSmallCatalogue,
);
