import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { FAMILY_FILES } from '#contract/family-table-texts.ts';
import type { Family, FamilyRows } from '#contract/families.ts';
import type { Product } from '#contract/products.ts';
import { startApp } from '../../../testing/app.ts';
import { insertCategories, insertProducts, productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { column, familyId, insertFamily, PIN_FAMILY, type FamilyInput } from '../../../testing/families.ts';
import { importing } from '../../../testing/imports.ts';
import { insertOrder } from '../../../testing/orders.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

/** Columns alike in their letters alone, texts, negative and fine numbers, names with brackets. */
const SPRING_FAMILY: FamilyInput = {
  slug: 'yay',
  name: '=Yay; "kırmızı"',
  category: 'kolonlar',
  standards: [],
  hardnessText: '850 N/mm²',
  codePattern: 'YAY-{D}X{d1}',
  aliases: [
    { text: 'yay', isFirst: true },
    { text: 'helezon', isFirst: false },
  ],
  isActive: false,
  order: 4,
  minQuantity: 5,
  packQuantity: 5,
  columns: [
    column('D', 'Çap (dış)', { decimals: 3 }),
    column('d1', 'Çap (iç)', { unit: '', decimals: 2, tolerance: '+2 / 0' }),
    column('R', 'Yay oranı', { isKey: false, unit: 'N/mm', decimals: 3, isShown: false }),
    column('renk', 'Renk', { kind: 'text', unit: '', isKey: false, isFilter: false }),
  ],
  sizes: [
    { code: 'YAY-1', dims: [12_500, 6_250, 1_005, '=kırmızı'], priceMinor: 1_000, oldPriceMinor: 1_500, vatRate: 10 },
    { code: '007', dims: [12_500, 7_000, null, '-5'], isActive: false, weightG: 12, stockQuantity: 0 },
    { code: 'YAY-3', dims: [16_000, 8_000, 250, null], priceMinor: 1_234_567, leadTimeDays: 3 },
  ],
};
const csv = (...lines: string[]): string => lines.join('\r\n');
const ARTICLE_HEAD = 'Ürün Kodu;Seri (slug);Sütun: d1 (mm);Sütun: L (mm);Sütun: k (mm);Sütun: yuzey;Fiyat';

describeOnEngines(
  'families as files',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const moderator = await signIn(app, 'moderator');
      await insertFamily(app.database, PIN_FAMILY);
      await insertFamily(app.database, SPRING_FAMILY);
      const family = async (slug: string) => (await moderator.get<Family>(`/api/families/${slug}`)).json;
      const product = async (code: string) => (await moderator.get<Product>(`/api/products/${code}`)).json;
      return { ...app, moderator, family, product, ...importing(app, moderator) };
    }
    const KIND_OF = { families: 'families', columns: 'family-columns', articles: 'articles' } as const;

    test.each(FAMILY_FILES.flatMap((file) => [[file, 'csv'] as const, [file, 'xlsx'] as const]))(
      '%s exported as %s and imported unchanged, nothing changes',
      async (file, format) => {
        const { exported, checked, rows } = await start();
        const found = await checked(KIND_OF[file], await exported(`/api/family-files/${file}?format=${format}`));
        expect(found.mapping.every(({ field }) => field !== null)).toBe(true);
        expect(await rows(found, 'error')).toEqual([]);
        expect(await rows(found, 'update')).toEqual([]);
        const same = { families: 2, columns: 8, articles: 11 }[file];
        expect(found.counts).toEqual({ create: 0, update: 0, same, error: 0 });
      },
    );

    test.each(['csv', 'xlsx'])(
      'random families exported as %s and imported unchanged, nothing changes',
      async (format) => {
        const { database, exported, checked, rows } = await start();
        const random = randomNumbers(146);
        const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
        const words = [
          'Çap',
          '"tırnak"',
          '=1+1',
          'a;b',
          '-5',
          '@ad',
          "'baş",
          'Ğğ İı',
          '007',
          '1.234',
          '6,2',
          'Ad (dış)',
          '*',
        ];
        const sizes = (f: number) =>
          Array.from({ length: 60 }, (_, i) => ({
            code: `${pick(['00', 'AB-', '1E'])}${f}-${i}`,
            name: `${pick(words)} ${pick(words)}`,
            description: `${pick(words)} ${pick(words)}`,
            priceMinor: random() < 0.2 ? null : Math.ceil(random() * 1_000_000),
            stockStatus: pick(['in_stock', 'made_to_order', 'out_of_stock'] as const),
            stockQuantity: random() < 0.5 ? null : Math.floor(random() * 5_000),
            weightG: random() < 0.5 ? null : Math.ceil(random() * 9_000),
            isActive: random() < 0.8,
            img: ['/placeholder.svg'],
            dims: [
              i * 5 + Math.floor(random() * 5),
              random() < 0.3 ? null : Math.floor(random() * 2_000_000),
              random() < 0.3 ? null : pick(words),
            ],
          }));
        for (let f = 0; f < 6; f += 1)
          await insertFamily(database, {
            slug: `rastgele-${f}`,
            name: `${pick(words)} ${pick(words)}`,
            category: 'kolonlar',
            ...(random() < 0.5 && { subCategory: 'burclar' }),
            standards: [pick(words), 'DIN 1'],
            material: pick(words),
            hardnessText: pick(['60 ±2 HRC', '850 N/mm²', '', 'sert']),
            columns: [
              column(pick(['d', 'D', 'd1']), pick(words), { decimals: 3, unit: pick(['mm', '', '°C']) }),
              column('L', pick(words), { decimals: 3, isKey: false, tolerance: pick(words), isShown: random() < 0.5 }),
              column('t', pick(words), {
                kind: 'text',
                unit: pick(['', 'mm']),
                isKey: false,
                isFilter: random() < 0.5,
              }),
            ],
            sizes: sizes(f),
          });
        for (const [file, kind] of Object.entries(KIND_OF)) {
          const found = await checked(kind, await exported(`/api/family-files/${file}?format=${format}&q=DIN`));
          expect(await rows(found, 'error')).toEqual([]);
          expect(await rows(found, 'update')).toEqual([]);
          expect(found.counts).toMatchObject({ create: 0, update: 0, error: 0 });
          expect(found.counts!.same).toBeGreaterThan(6);
        }
      },
    );

    test.each(['xlsx', 'csv'])('samples of the three kinds go in, one after the other, as %s', async (format) => {
      const { exported, checked, apply, rows, product } = await start();
      for (const kind of Object.values(KIND_OF)) {
        const found = await checked(kind, await exported(`/api/imports/${kind}/sample?format=${format}`));
        expect(await rows(found, 'error')).toEqual([]);
        expect((await apply(found)).task).toMatchObject({ state: 'done' });
      }
      expect(await product('ITP-6X100')).toMatchObject({
        name: 'İtici pim Ø6×100 mm',
        price: { current: 12.5, currency: 'USD' },
        stockQuantity: 240,
      });
    });

    test('a family is added with its columns, changed, and all of it is taken back', async () => {
      const { checked, rows, apply, undo, family, moderator } = await start();
      const found = await checked(
        'families',
        csv(
          'Slug;Seri Adı;Kategori;Ölçüler;Malzeme;Ad Kalıbı;Belgeler;Arama Kelimeleri',
          'yeni-pim;Yeni pim;Yeni Grup > Alt;d*: Çap (mm) | renk: Renk [metin];1.2344;Pim {d};Föy → /belgeler/f.pdf;pimcik *',
          'z40-itici-pim;;;d1: Çap;;;;',
          'bozuk;Bozuk;Yeni Grup;d: Çap (mm);;;;',
          'bozuk-2;Bozuk;Yeni Grup;d*;;;;',
          'bozuk-3;Bozuk;Yeni Grup;d*: Çap (mm);;Pim {L};;',
          'Bozuk 4;Bozuk;A > B > C;d*: Çap (mm);;;;',
          'yay;Yay;Kolonlar;;C45;;;',
        ),
      );
      expect((await rows(found, 'error')).map(({ no, errors }) => [no, errors.map(({ label }) => label)])).toEqual([
        [3, ['Ölçüler']],
        [4, ['Ölçüler']],
        [5, ['Ölçüler']],
        [6, ['Ad Kalıbı']],
        [7, ['Kategori', 'Slug']],
      ]);
      expect(found.counts).toEqual({ create: 1, update: 1, same: 0, error: 5 });
      expect(found.makes).toEqual(['Yeni Grup > Alt']);
      const applied = await apply(found, { areErrorsSkipped: true });
      expect(applied.task).toMatchObject({ counts: { changed: 2, refused: 0 } });
      expect(await family('yeni-pim')).toMatchObject({
        name: 'Yeni pim',
        category: { name: 'Yeni Grup' },
        subCategory: { name: 'Alt' },
        columns: [
          { key: 'd', label: 'Çap', unit: 'mm', isKey: true, kind: 'number' },
          { key: 'renk', label: 'Renk', unit: '', isKey: false, kind: 'text' },
        ],
        documents: [{ name: 'Föy', url: '/belgeler/f.pdf', type: 'pdf', size: 0 }],
        aliases: [{ text: 'pimcik', isFirst: true }],
      });
      expect(await family('yay')).toMatchObject({ name: 'Yay', material: 'C45' });
      await undo(applied);
      expect((await moderator.get('/api/families/yeni-pim')).status).toBe(404);
      expect(await family('yay')).toMatchObject({ name: SPRING_FAMILY.name, material: '' });
    });

    test('columns are changed, added and put in another order, sizes follow, and all is taken back', async () => {
      const { checked, rows, apply, undo, family, product } = await start();
      const before = await family('z40-itici-pim');
      const found = await checked(
        'family-columns',
        csv(
          'Seri (slug);Harf;Sıra;Ad;Tür;Birim;Ondalık;Belirleyici ölçü;Süzgeç;Filtre özelliği',
          'z40-itici-pim;d1;2;Gövde çapı;Sayı;mm;2;Evet;Evet;cap',
          'z40-itici-pim;L;1;Boy;Sayı;mm;1;Evet;Hayır;boy',
          'z40-itici-pim;r;5;Radyüs;Sayı;mm;1;Hayır;Hayır;',
          'z40-itici-pim;yuzey;4;Yüzey;Sayı;;;Hayır;Hayır;',
          'z40-itici-pim;k;3;Kafa yüksekliği;Sayı;mm;9;Hayır;Hayır;',
          'z40-itici-pim;x 1;3;Ad;Sayı;;;;;',
          'yok;d1;1;Çap;Sayı;mm;1;Evet;Evet;',
          'yay;d1;;;;;;Hayır;;yok-boyle',
          'yay;D;;;;;;Hayır;;',
        ),
      );
      expect((await rows(found, 'error')).map(({ no, errors }) => [no, errors.map(({ label }) => label)])).toEqual([
        [5, ['Tür']],
        [6, ['Ondalık']],
        [7, ['Harf']],
        [8, ['Seri (slug)']],
        [9, ['Filtre özelliği']],
        // Two sizes have one outer diameter as well as one inner one, without it.
      ]);
      expect(found.counts).toEqual({ create: 1, update: 3, same: 0, error: 5 });
      const applied = await apply(found, { areErrorsSkipped: true });
      expect(applied.task).toMatchObject({ state: 'done', counts: { changed: 4, refused: 0 } });
      expect((await family('z40-itici-pim')).columns.map(({ key, label }) => [key, label])).toEqual([
        ['L', 'Boy'],
        ['d1', 'Gövde çapı'],
        ['k', 'Kafa yüksekliği'],
        ['yuzey', 'Yüzey'],
        ['r', 'Radyüs'],
      ]);
      expect((await product('P40-6X160')).technicalSpecs.slice(0, 2)).toEqual([
        { name: 'Boy (L)', value: '160', unit: 'mm' },
        { name: 'Gövde çapı (d1)', value: '6', unit: 'mm' },
      ]);
      await undo(applied);
      expect((await family('z40-itici-pim')).columns).toEqual(before.columns);
      expect((await family('yay')).columns).toEqual(SPRING_FAMILY.columns);
    });

    test('key dimensions that would meet are found before they are applied', async () => {
      const { checked, rows } = await start();
      const found = await checked('family-columns', csv('Seri;Harf;Belirleyici ölçü', 'yay;d1;Hayır', 'yay;D;Hayır'));
      expect((await rows(found, 'error')).map(({ no }) => no)).toEqual([2]);
    });

    test('articles are added with the names that the pattern makes, and changed by the rules of the grid', async () => {
      const { checked, rows, apply, undo, product, family, moderator, database } = await start();
      await insertProducts(database, [{ code: 'YALNIZ', category: 'kolonlar' }]);
      const found = await checked(
        'articles',
        csv(
          ARTICLE_HEAD,
          'P40-8X100;z40-itici-pim;8;100;3;parlak;12,50', // new
          'p40-8x160;İtici pim DIN 1530-A;8;160,5;3;;', // new, by the family's name
          'P40-6X100;;;;3,5;mat;', // changes
          'P40-8X100B;z40-itici-pim;8;100;;;', // the size of line 2
          'P40-6X999;z40-itici-pim;6;100;;;', // the size of one that is there
          'P40-9;z40-itici-pim;9;;;;', // lacks a key
          'P40-10X1;z40-itici-pim;on;1,25;;;', // no number, too fine
          'P40-11;;11;100;;;', // no family
          'P40-12;yok;12;100;;;', // an unknown one
          'YALNIZ;z40-itici-pim;13;100;;;', // a product of none
          'YAY-1;z40-itici-pim;;;;;', // of another one
          'YAY-3;;8;;;;', // d1 has no unit there, and no L
          'P40-6X160;;6,2;;;;', // onto another size
          'P40-14X1;z40-itici-pim;14;100;;;-5', // a refused price
        ),
      );
      expect(
        (await rows(found, 'error')).map(({ no, errors }) => [no, errors.map(({ label }) => label).toSorted()]),
      ).toEqual([
        [5, ['Sütun: L (mm)', 'Sütun: d1 (mm)']],
        [6, ['Sütun: L (mm)', 'Sütun: d1 (mm)']],
        [7, ['Sütun: L (mm)']],
        [8, ['Sütun: L (mm)', 'Sütun: d1 (mm)']],
        [9, ['Seri (slug)']],
        [10, ['Seri (slug)']],
        [11, ['Ürün Kodu']],
        [12, ['Seri (slug)']],
        [13, ['Sütun: d1 (mm)']],
        [14, ['Sütun: L (mm)', 'Sütun: d1 (mm)']],
        [15, ['Fiyat']],
      ]);
      expect(found.counts).toEqual({ create: 2, update: 1, same: 0, error: 11 });
      expect((await rows(found, 'update'))[0]!.changes).toEqual([
        { label: 'Sütun: k (mm)', before: '3', after: '3,5' },
        { label: 'Sütun: yuzey', before: 'parlak', after: 'mat' },
      ]);
      const refused = await apply(found);
      expect(refused.task).toBeNull();
      const applied = await apply(found, { areErrorsSkipped: true });
      expect(applied.task).toMatchObject({ state: 'done', counts: { changed: 3, refused: 0 } });
      expect(await product('P40-8X100')).toMatchObject({
        name: 'Pim Ø8×100 mm',
        family: { slug: 'z40-itici-pim' },
        category: { name: (await family('z40-itici-pim')).category.name },
        price: { current: 12.5 },
        stockStatus: 'made_to_order',
      });
      expect((await product('P40-8X160')).technicalSpecs.slice(0, 2)).toEqual([
        { name: 'Çap (d1)', value: '8', unit: 'mm' },
        { name: 'Boy (L)', value: '160,5', unit: 'mm' },
      ]);
      expect(await family('z40-itici-pim')).toMatchObject({
        articleCount: 10,
        keyRanges: [
          { key: 'd1', max: 8 },
          { key: 'L', max: 200 },
        ],
      });
      const text = (await moderator.get<FamilyRows>('/api/families/z40-itici-pim/rows?limit=all&d1=6&L=100')).json;
      expect(text.rows[0]!.slice(-2)).toEqual([3.5, 'mat']);

      // One was changed since, and stays; the others go back.
      await moderator.put(`/api/products/${(await product('P40-8X160'))._id}`, { weightG: 12 });
      await undo(applied);
      expect((await moderator.get('/api/products/P40-8X100')).status).toBe(404);
      expect((await moderator.get('/api/products/P40-8X160')).status).toBe(200);
      expect((await product('P40-6X100')).technicalSpecs).toContainEqual({
        name: 'Kafa yüksekliği (k)',
        value: '3',
        unit: 'mm',
      });
      expect(await family('z40-itici-pim')).toMatchObject({ articleCount: 9 });
    });

    test('an ordered article that an import added stays', async () => {
      const { checked, apply, undo, moderator, database } = await start();
      const found = await checked('articles', csv(ARTICLE_HEAD, 'P40-8X100;z40-itici-pim;8;100;3;;12'));
      const applied = await apply(found);
      await insertOrder(database, { lines: [{ code: 'P40-8X100' }] });
      await undo(applied);
      expect((await moderator.get('/api/products/P40-8X100')).status).toBe(200);
    });

    test('stock and prices of articles move by the product’s own save', async () => {
      const { checked, apply, undo, product, database } = await start();
      const found = await checked(
        'articles',
        csv(
          'Ürün Kodu;Fiyat;Eski Fiyat;Para Birimi;Stok Adedi;KDV Oranı (%);Durum;Sıra',
          'P40-6X100;100;120;USD;7;10;Pasif;9',
          'P40-6X160;;;;;;Aktif;',
        ),
      );
      expect(found.counts).toMatchObject({ update: 1, same: 1, error: 0 });
      const both = await checked(
        'articles',
        csv(
          ARTICLE_HEAD,
          'P40-6X200;;;;3,5;;7,25',
          'P40-5X100;;;;4;;9',
          'YENİ-1;yay;;;;;',
          'P40-7X1;z40-itici-pim;7;1;;;3',
        ),
      );
      expect(both.counts).toEqual({ create: 1, update: 2, same: 0, error: 1 });
      await apply(both, { areErrorsSkipped: true, accepted: ['price'] });
      const priceOf = async (code: string) => (await product(code)).price;
      expect(await priceOf('P40-6X200')).toMatchObject({ current: 7.25, currency: 'USD' });
      expect(await priceOf('P40-5X100')).toMatchObject({ current: 9, currency: 'USD' });
      expect(await priceOf('P40-7X1')).toMatchObject({ current: 3, currency: 'USD' });

      const applied = await apply(found, { accepted: found.warnings.map(({ name }) => name) });
      expect(applied.task).toMatchObject({ state: 'done' });
      expect(await product('P40-6X100')).toMatchObject({
        price: { current: 100, old: 120 },
        stockQuantity: 7,
        vatRate: 10,
        isActive: false,
        order: 9,
      });
      const moves = await database.db
        .selectFrom('stockMoves')
        .innerJoin('products as p', 'p.id', 'stockMoves.productId')
        .select('stockMoves.id')
        .where('p.publicId', '=', productId('P40-6X100'))
        .execute();
      expect(moves.length).toBeGreaterThan(0);
      await undo(applied);
      expect(await product('P40-6X100')).toMatchObject({ stockQuantity: 5, isActive: true });
    });

    test('the lists’ filters and one family narrow the files', async () => {
      const { exported, moderator } = await start();
      const lines = async (query: string) =>
        parse(await exported(`/api/family-files/${query}`), { bom: true, delimiter: ';', columns: true }) as Record<
          string,
          string
        >[];
      expect((await lines('families?format=csv&isActive=true')).map((row) => row['Slug'])).toEqual(['z40-itici-pim']);
      expect(await lines('articles?format=csv&family=yay')).toHaveLength(3);
      const articles = await lines(`articles?format=csv&family=${familyId('yay')}`);
      expect(articles.find((row) => row['Ürün Kodu'] === 'YAY-1')).toMatchObject({
        'Seri (slug)': 'yay',
        'Sütun: D (mm)': '12,5',
        'Sütun: d1': '6,25',
        'Sütun: R (N/mm)': '1,005',
        Fiyat: '10,00',
      });
      expect((await moderator.get('/api/family-files/articles?family=yok')).status).toBe(404);
      expect((await moderator.get('/api/family-files/yok')).status).toBe(400);
    });
  },
  seedSmallCatalogue,
);

describeOnEngines('families between two shops', (setup) => {
  /** Products and the page of a family, without what belongs to a shop alone. */
  const plain = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, one: unknown) =>
        ['_id', 'version', 'createdAt', 'updatedAt', 'variantKey', 'id'].includes(key) ? undefined : one,
      ),
    );

  test.each(['csv', 'xlsx'])('three files bring all families of one shop into an empty one, as %s', async (format) => {
    const one = await startApp(setup);
    await insertCategories(one.database, [
      { slug: 'itici-pimler', name: 'İtici Pimler', img: '/placeholder.svg' },
      { slug: 'kolonlar', name: 'Kolonlar', img: '/placeholder.svg' },
      { slug: 'din-1530', name: 'DIN 1530', parent: 'itici-pimler' },
    ]);
    const described = (input: FamilyInput): FamilyInput => ({
      ...input,
      isActive: true,
      sizes: input.sizes.map((size, i) => ({
        ...size,
        description: `Ölçü ${i}`,
        detailedDescription: '<p>Uzun; "metin"</p>',
        features: ['Sert', 'Taşlanmış'],
        img: ['/img/products/a.webp', '/img/b.webp'],
        mainImage: '/img/products/a.webp',
        sortOrder: 50 - i,
      })),
    });
    await insertFamily(one.database, described(PIN_FAMILY));
    await insertFamily(one.database, described(SPRING_FAMILY));
    const from = importing(one, await signIn(one, 'moderator'));
    const other = await startApp(setup);
    const to = importing(other, await signIn(other, 'moderator'));
    for (const [file, kind, count] of [
      ['families', 'families', 2],
      ['columns', 'family-columns', 8],
      ['articles', 'articles', 11],
    ] as const) {
      const found = await to.checked(kind, await from.exported(`/api/family-files/${file}?format=${format}`));
      expect(await to.rows(found, 'error')).toEqual([]);
      expect(found.counts!.create + found.counts!.update + found.counts!.same).toBe(count);
      if (found.counts!.create + found.counts!.update === 0) continue;
      const applied = await to.apply(found, { accepted: found.warnings.map(({ name }) => name) });
      expect(applied.task).toMatchObject({ state: 'done', counts: { refused: 0 } });
    }
    const pages = (app: typeof one) =>
      Promise.all(
        ['z40-itici-pim', 'yay'].flatMap((slug) =>
          ['', '/rows?limit=all'].map(async (rest) => {
            const reply = await app.get<Record<string, unknown>>(`/api/families/${slug}${rest}`);
            expect(reply.status).toBe(200);
            // A row of the table begins with the id of its article; the table's currency is the shop's.
            const rows = reply.json['rows'] as unknown[][] | undefined;
            return plain({
              ...reply.json,
              currency: undefined,
              ...(rows && { rows: rows.map(([, ...cells]) => cells) }),
            });
          }),
        ),
      );
    expect(await pages(other)).toEqual(await pages(one));
    const articles = (app: typeof one) =>
      Promise.all(
        [...PIN_FAMILY.sizes, ...SPRING_FAMILY.sizes].map(async ({ code }) =>
          plain((await app.get(`/api/products/${code}`)).json),
        ),
      );
    expect(await articles(other)).toEqual(await articles(one));
    for (const [file, kind] of [
      ['families', 'families'],
      ['columns', 'family-columns'],
      ['articles', 'articles'],
    ] as const) {
      const again = await to.checked(kind, await from.exported(`/api/family-files/${file}?format=${format}`));
      expect(again.counts).toMatchObject({ create: 0, update: 0, error: 0 });
    }
  });
});
