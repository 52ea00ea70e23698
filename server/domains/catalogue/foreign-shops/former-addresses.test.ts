import { expect, test } from 'vitest';
import type { Redirect } from '#contract/redirects.ts';
import { startApp } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { exportOf, SHOPIFY_SAMPLE, WOO_HEADER } from '../../../testing/foreign-exports.ts';
import { importing } from '../../../testing/imports.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { wordpressSlug } from './addresses.ts';

const ON = { 'Eski Adres': 'formerAddress', 'Kategorinin Eski Adresi': 'formerCategoryAddress' };
const LINE = { Type: 'simple', Published: 1, 'In stock?': 1, 'Regular price': '10' };

describeOnEngines(
  'former addresses of shops',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const redirects = async () =>
        (await admin.get<Redirect[]>('/api/redirects')).json.map(({ fromPath, to }) => [fromPath, to]).toSorted();
      return { ...app, admin, redirects, ...importing(app, admin) };
    }

    test('of WooCommerce lead to products and to categories that were made, and go with the import', async () => {
      const { checked, rows, apply, undo, redirects } = await start();
      const file = exportOf(
        [...WOO_HEADER],
        [
          { ...LINE, ID: 1, SKU: 'A-1', Name: 'Pim Ø6×100, “özel”', Categories: 'Yeni Grup > Alt', Upsells: 'A-2' },
          { ...LINE, ID: 2, SKU: 'A-2', Name: 'Burç', Categories: 'Yeni Grup > Alt' },
          { ID: 3, Type: 'variable', SKU: 'V', Name: 'Gömlek', Published: 1, Categories: 'Yeni Grup' },
          { ...LINE, ID: 4, Type: 'variation', SKU: 'V-1', Name: 'Gömlek - A', Parent: 'V' },
          { ...LINE, ID: 5, Type: 'variation', SKU: 'V-2', Name: 'Gömlek - B', Parent: 'V' },
        ],
      );
      const plain = await checked('products', file);
      expect(plain.notes).toContainEqual(expect.stringContaining('1 ürünün ilgili ürünleri'));
      expect((await rows(plain, 'create'))[0]!.changes.map(({ label }) => label)).not.toContain('Eski Adres');
      const found = await checked('products', file, ON);
      expect(found.counts).toMatchObject({ create: 4, error: 0 });
      expect((await rows(found, 'create'))[0]!.changes).toContainEqual({
        label: 'Eski Adres',
        before: '',
        after: '/product/pim-o6x100-ozel',
      });
      const applied = await apply(found);
      expect(applied.task).toMatchObject({ state: 'done', counts: { changed: 4 } });
      const made = await redirects();
      expect(made.map(([from]) => from)).toEqual([
        '/product-category/yeni-grup/alt',
        '/product/burc',
        '/product/gomlek',
        '/product/pim-o6x100-ozel',
      ]);
      expect(made[0]![1]).toBe('/shop?category=yeni-grup&subCategory=alt');
      expect(made[3]![1]).toMatch(/^\/urun\/pim-6x100-ozel/);
      await undo(applied);
      expect(await redirects()).toEqual([]);
    });

    test('a redirect that is there stays, and one that was changed outlives the import', async () => {
      const { admin, checked, apply, undo, redirects } = await start();
      await admin.post('/api/redirects', { fromPath: '/product/burc', code: 301, to: '/shop' });
      // A loop: the new address leads away already.
      await admin.post('/api/redirects', { fromPath: '/urun/pim-a-2', code: 301, to: '/product/pim' });
      const file = exportOf(WOO_HEADER, [
        { ...LINE, ID: 1, SKU: 'A-1', Name: 'Burç' },
        { ...LINE, ID: 2, SKU: 'A-2', Name: 'Pim' },
        { ...LINE, ID: 3, SKU: 'A-3', Name: 'Kolon' },
      ]);
      const applied = await apply(await checked('products', file, ON));
      expect(applied.task).toMatchObject({ state: 'done', counts: { changed: 3, refused: 0 } });
      expect(await redirects()).toEqual([
        ['/product/burc', '/shop'],
        ['/product/kolon', '/urun/kolon-a-3'],
        ['/urun/pim-a-2', '/product/pim'],
      ]);
      const kolon = (await admin.get<Redirect[]>('/api/redirects')).json.find(
        ({ fromPath }) => fromPath === '/product/kolon',
      )!;
      await admin.put(`/api/redirects/${kolon._id}`, { note: 'elle', version: kolon.version });
      await undo(applied);
      expect((await redirects()).map(([from]) => from)).toEqual(['/product/burc', '/product/kolon', '/urun/pim-a-2']);
    });

    test('of a file with Turkish headings are those of its translation; a column of addresses wins', async () => {
      const { checked, apply, redirects } = await start();
      const header = [
        'Kimlik',
        'Tür',
        'Stok kodu (SKU)',
        'İsim',
        'Yayımlanmış',
        'Normal fiyat',
        'Kategoriler',
        'Permalink',
      ];
      const line = { Tür: 'simple', Yayımlanmış: 1, 'Normal fiyat': '10' };
      await apply(
        await checked(
          'products',
          exportOf(header, [
            { ...line, Kimlik: 1, 'Stok kodu (SKU)': 'T-1', İsim: 'Yuvarlak Çubuk', Kategoriler: 'Çubuklar' },
            {
              ...line,
              Kimlik: 2,
              'Stok kodu (SKU)': 'T-2',
              İsim: 'Burç',
              Permalink: 'https://eski.example/magaza/ozel-burc/',
            },
          ]),
          ON,
        ),
      );
      expect((await redirects()).map(([from]) => from)).toEqual([
        '/magaza/ozel-burc',
        '/urun-kategori/cubuklar',
        '/urun/yuvarlak-cubuk',
      ]);
    });

    test('of Shopify are those of handles, once each', async () => {
      const { checked, apply, redirects } = await start();
      const found = await checked('products', SHOPIFY_SAMPLE, ON);
      await apply(found, { areErrorsSkipped: true });
      const made = await redirects();
      expect(made.length).toBeGreaterThan(0);
      expect(made.every(([from, to]) => from!.startsWith('/products/') && to!.startsWith('/urun/'))).toBe(true);
    });
  },
  seedSmallCatalogue,
);

test.each([
  ['İtici Pim Ø6×100', 'itici-pim-o6x100'],
  ['Ali’nin “1,5 mm” çapı / boyu', 'alinin-15-mm-capi-boyu'],
  ['A &amp; B', 'a-b'],
  ['Şğüöçı', 'sguoci'],
])('WordPress makes %s an address', (name, slug) => {
  expect(wordpressSlug(name)).toBe(slug);
});
