import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { FamilyProposals } from '#contract/family-articles.ts';
import type { Family, FamilyRows } from '#contract/families.ts';
import type { Product } from '#contract/products.ts';
import { startApp } from '../../../testing/app.ts';
import { categoryId, insertProducts, productId, type ProductInput } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const sleeve = (prefix: string, d: number, L: number, material = 'CuSn8'): ProductInput => ({
  code: `${prefix}-${d}X${L}`,
  name: `Burç Ø${d}×${L} mm`,
  category: 'kolonlar',
  subCategory: 'burclar',
  description: 'Bronz burç',
  img: ['burc.webp'],
  technicalSpecs: [
    { name: 'İç çap (d)', value: String(d), unit: 'mm' },
    { name: 'Boy (L)', value: String(L), unit: 'mm' },
    { name: 'Malzeme', value: material },
    { name: 'Sertlik', value: '80', unit: 'HB' },
  ],
});
const SLEEVES = [10, 12].flatMap((d) => [20, 30].map((L) => sleeve('BR', d, L)));
const OTHERS = [sleeve('BX', 10, 40), sleeve('BX', 14, 40), sleeve('BS', 10, 20, 'Çelik')];

describeOnEngines(
  'families of products that have none',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const propose = async (body: object) =>
        (await admin.post<FamilyProposals & ErrorBody>('/api/families/propose', body)).json;
      const confirm = (articles: readonly string[], name = 'Bronz burç') =>
        admin.post<Family & ErrorBody>('/api/families/from-products', { name, articles });
      return { ...app, admin, propose, confirm };
    }

    test('are proposed by code prefix, headings and facts; the rest is named with reasons', async () => {
      const { propose } = await start();
      const { proposals, misfits } = await propose({ subCategory: categoryId('burclar') });
      expect(proposals).toMatchObject([
        {
          name: 'Burç',
          codePrefix: 'BR',
          subCategory: { name: 'Burçlar' },
          material: 'CuSn8',
          hardnessText: '80 HB',
          codePattern: 'BR-{d}X{L}',
          namePattern: 'Burç Ø{d}×{L} mm',
          articles: SLEEVES.map(({ code }) => productId(code)),
          codes: ['BR-10X20', 'BR-12X30'],
          columns: [
            { key: 'd', label: 'İç çap', unit: 'mm', isKey: true, attribute: 'ic-cap' },
            { key: 'L', label: 'Boy', isKey: true },
          ],
        },
        {
          codePrefix: 'BX',
          columns: [
            { key: 'd', isKey: true },
            { key: 'L', isKey: false },
          ],
        },
      ]);
      expect(misfits.map(({ code, reason }) => [code, reason])).toEqual([
        ['KB-20', 'Teknik özelliği yok.'],
        ['KB-9', 'Teknik özelliği yok.'],
        ['BS-10X20', 'Aynı ölçü başlıklarına sahip başka ürün yok.'],
      ]);
      const ofMain = await propose({ subCategory: categoryId('kolonlar') });
      expect(ofMain.proposals).toHaveLength(2);
      expect((await propose({ ids: SLEEVES.slice(0, 2).map(({ code }) => productId(code)) })).proposals).toHaveLength(
        1,
      );
      expect(await propose({})).toMatchObject({ message: 'Bir kategori ya da ürünler seçin.' });
      expect(await propose({ subCategory: 'yok' })).toMatchObject({ code: 'NOT_FOUND' });
    });

    test('take the products of a proposal in, whose pages stay as they were', async () => {
      const { propose, confirm, get, admin } = await start();
      const before = (await get<Product>(`/api/products/${productId('BR-10X20')}`)).json;
      const [first] = (await propose({ subCategory: categoryId('burclar') })).proposals;
      const { status, json } = await confirm(first!.articles);
      expect(status).toBe(201);
      expect(json).toMatchObject({
        slug: 'bronz-burc',
        summary: 'Bronz burç',
        material: 'CuSn8',
        hardnessMin: 80,
        hardnessScale: 'HB',
        img: ['burc.webp'],
        articleCount: 4,
        version: 1,
      });
      const after = (await get<Product>(`/api/products/${productId('BR-10X20')}`)).json;
      expect(after).toEqual({
        ...before,
        family: { _id: json._id, slug: 'bronz-burc', name: 'Bronz burç', articleCount: 4 },
      });
      expect((await get<FamilyRows>('/api/families/bronz-burc/rows?d=12')).json.total).toBe(2);
      expect(await propose({ subCategory: categoryId('burclar') })).toMatchObject({
        proposals: [{ codePrefix: 'BX' }],
      });
      expect((await confirm(first!.articles)).json).toMatchObject({
        code: 'GUARDED',
        message: 'Bazı ürünler artık yok ya da başka bir seride. Önerileri yenileyin.',
      });
      await admin.del(`/api/families/${json._id}`);
      expect((await get<Product>(`/api/products/${productId('BR-10X20')}`)).json.family).toBeNull();
    });

    test('of two proposals that belong together become one; what differs is a column', async () => {
      const { confirm, get } = await start();
      const all = [...SLEEVES, ...OTHERS].map(({ code }) => productId(code));
      const { status, json } = await confirm(all);
      expect(status).toBe(201);
      expect(json).toMatchObject({ articleCount: 7, codePattern: '', material: '', hardnessText: '80 HB' });
      expect(json.columns.map(({ label, isKey }) => [label, isKey])).toEqual([
        ['İç çap', true],
        ['Boy', true],
        ['Malzeme', true],
      ]);
      expect((await get<FamilyRows>('/api/families/bronz-burc/rows')).json.total).toBe(7);
    });

    test('are refused where the headings differ or the values are alike, and nothing is stored', async () => {
      const { confirm, get } = await start();
      const other = await confirm([productId('BR-10X20'), productId('KB-20')]);
      expect(other.json.message).toBe('Teknik özelliği yok.');
      const one = await confirm([productId('BR-10X20')]);
      expect(one.json.fields).toEqual({ articles: 'En az iki ürün gereklidir.' });
      expect((await confirm([productId('BR-10X20'), productId('BR-12X20')], ' ')).json.fields).toEqual({
        name: 'Lütfen seri adını girin!',
      });
      expect((await get('/api/families')).json).toMatchObject({ total: 0 });
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertProducts(
      database,
      [...SLEEVES, ...OTHERS].map((one, i) => ({ ...one, sortOrder: 10 + i })),
    );
  },
);
