// 'Kopyala': a row's values in an empty form, of every kind that can be copied.
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { checkAxe, checkNoOverflow, expect, test, type Person } from './admin.ts';
import { createProduct, readProduct, someCategory, uniqueCode } from './product-form.ts';

type Row = Record<string, unknown> & { _id: string };
/** What every copy has anew. */
const OWN = ['_id', 'createdAt', 'updatedAt', 'version', 'slug'];
const column = (key: string, label: string) => ({
  key,
  label,
  kind: 'number',
  unit: 'mm',
  decimals: 1,
  tolerance: 'g6',
  isKey: true,
  isFilter: true,
  isShown: true,
  attribute: null,
});

interface Copied {
  list: string;
  /** Path of the calls, with that of a row where it differs. */
  api: string;
  one?: string;
  name: 'name' | 'title';
  state?: 'isPublished';
  make: (name: string, person: Person) => Promise<object>;
  /** What the copy is asked for before it can be saved. */
  type?: (page: Page) => Promise<void>;
  /** Fields that are not copied, besides those of every row. */
  fresh?: Record<string, unknown>;
  note: RegExp;
}

const KINDS: Record<string, Copied> = {
  product: {
    list: 'products',
    api: '/api/products',
    name: 'name',
    make: async (name, person) => {
      const { main, sub } = await someCategory(person);
      return {
        name,
        code: uniqueCode(),
        category: main._id,
        subCategory: sub._id,
        description: 'Kısa',
        detailedDescription: '<p>Uzun <strong>yazı</strong></p>',
        img: ['/placeholder.svg', '/share.png'],
        technicalSpecs: [{ name: 'd1', value: '9', unit: 'mm' }],
        documents: [{ name: 'Katalog', url: 'https://example.com/k.pdf', type: 'pdf', size: 9 }],
        price: { current: 12.5, old: 14 },
        stockQuantity: 40,
        stockStatus: 'in_stock',
        seoTitle: 'Arama başlığı',
        seoKeywords: ['pim'],
        features: ['Sert'],
        weightG: 120,
      };
    },
    type: (page) => page.getByLabel('Ürün Kodu').fill(uniqueCode()),
    fresh: { code: expect.any(String), stockQuantity: null },
    note: /Pasif başlar; kod, site adresi ve stok adedi kopyalanmaz/,
  },
  family: {
    list: 'families',
    api: '/api/families',
    name: 'name',
    make: async (name, person) => ({
      name,
      category: (await someCategory(person)).main._id,
      columns: [column('d1', 'Çap'), column('L', 'Boy')],
      codePattern: 'Z{d1}X{L}',
      summary: 'Özet',
      body: '<p>Yazı</p>',
      img: ['/placeholder.svg'],
      drawingImage: '/placeholder.svg',
      seoTitle: 'Arama başlığı',
      aliases: [{ text: `kelime ${name}`, isFirst: false }],
    }),
    fresh: { variants: expect.any(Array) },
    note: /serinin ürünleri kopyalanmaz/,
  },
  post: {
    list: 'blogs',
    api: '/api/blogs',
    name: 'title',
    state: 'isPublished',
    make: async (title) => ({
      title,
      content: '<p>Yazı</p>',
      excerpt: 'Özet',
      featuredImage: '/placeholder.svg',
      category: 'Kalite',
      tags: ['pim', 'kolon'],
      author: 'Ayşe',
      readTime: 7,
    }),
    fresh: { views: 0 },
    note: /Taslak olarak başlar/,
  },
  page: {
    list: 'pages',
    api: '/api/pages',
    one: '/api/pages/admin',
    name: 'title',
    make: async (title) => ({
      title,
      slug: `deneme-${randomBytes(5).toString('hex')}`,
      order: 900_000,
      metaTitle: 'Arama',
      content: {
        heroTitle: 'Başlık',
        heroSubtitle: 'Alt başlık',
        sections: [{ type: 'text', title: 'Bir', content: '<p>a</p>' }],
        unknown: { kept: true },
      },
    }),
    note: /bölümlerin hepsi kopyalandı/,
  },
  slide: {
    list: 'sliders',
    api: '/api/sliders',
    name: 'title',
    make: async (title) => ({
      title,
      subtitle: 'Alt',
      description: 'Yazı',
      image: '/placeholder.svg',
      link: '/products',
      buttonText: 'Gör',
      order: 900_000,
      isActive: false,
    }),
    note: /Pasif başlar/,
  },
  job: {
    list: 'jobs',
    api: '/api/jobs',
    name: 'title',
    make: async (title) => ({
      title,
      department: 'Üretim',
      location: 'Bursa',
      type: 'full-time',
      experience: '2-5 yıl',
      description: 'Bir\nİki',
      requirements: ['Teknik resim'],
      responsibilities: ['Kalıp'],
      benefits: ['Servis'],
      applicationDeadline: '2030-01-31',
    }),
    fresh: { applicationDeadline: null },
    note: /son başvuru tarihi kopyalanmaz/,
  },
};

for (const [kind, { list, api, one = api, name, state = 'isActive', make, type, fresh = {}, note }] of Object.entries(
  KINDS,
))
  test(`a ${kind} is copied from its list by keys, as a draft with all it has`, async ({
    page,
    asModerator,
    people,
  }) => {
    const called = `Kopya ${randomBytes(4).toString('hex')}`;
    const original = await asModerator.call<Row>('POST', api, await make(called, asModerator));
    const admin = await people.withSession('admin');
    const made = [original._id];
    try {
      await page.goto(`/admin/${list}?q=${encodeURIComponent(called)}`);
      await page.getByRole('button', { name: new RegExp(`^İşlemler: .*${called}`) }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Kopyala' }).focus();
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(`/admin/${list}/create?copy=${original._id}`);
      await expect(page.getByText(note)).toBeVisible();
      await expect(page.locator('.crud-unsaved')).toHaveText('Kaydedilmemiş değişiklikler');
      await type?.(page);
      await checkNoOverflow(page);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(new RegExp(`/admin/${list}/update/`));
      await expect(page.getByText(note)).toBeHidden();

      const id = page.url().split('/').at(-1)!;
      made.push(id);
      const [was, copy] = await Promise.all(
        [original._id, id].map((each) => asModerator.call<Row>('GET', `${one}/${each}`)),
      );
      expect(id).not.toBe(original._id);
      expect({ ...copy, ...Object.fromEntries(OWN.map((field) => [field, was![field]])) }).toEqual({
        ...was,
        ...fresh,
        [name]: `${called} (kopya)`,
        [state]: false,
      });
      expect(copy!['slug'] === undefined || copy!['slug'] !== was!['slug']).toBe(true);
      await page.getByRole('link', { name: 'Kopyala' }).click();
      await expect(page).toHaveURL(`/admin/${list}/create?copy=${id}`);
      await expect(page.getByText(note)).toBeVisible(); // it has been read, and may go
    } finally {
      for (const each of made) await admin.call('DELETE', `${api}/${each}`);
    }
  });

test('a copy is not stored until it is saved, and asks before it is lost', async ({ page, asModerator }) => {
  const original = await createProduct(asModerator, { name: `Kopya ${randomBytes(4).toString('hex')}` });
  await page.goto(`/admin/products/update/${original._id}`);
  await page.getByRole('link', { name: 'Kopyala' }).click();
  await expect(page.getByLabel('Ürün Adı')).toHaveValue(`${original.name} (kopya)`);
  await checkAxe(page);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Lütfen ürün kodunu girin!')).toBeVisible();

  await page.getByRole('button', { name: 'Geri Dön' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Formda kal' }).click();

  await page.getByLabel('Ürün Kodu').fill(original.code);
  await page.getByLabel('Ürün Kodu').blur();
  await expect(page.getByText('Bu ürün kodu zaten kullanılıyor!')).toBeVisible();
  expect(await readProduct(asModerator, original._id)).toEqual(original);

  // The next new product is an empty one.
  await page.getByLabel('Ürün Kodu').fill(uniqueCode());
  await page.getByRole('button', { name: 'Kaydet ve yeni' }).click();
  await expect(page).toHaveURL('/admin/products/create');
  await expect(page.getByLabel('Ürün Adı')).toHaveValue('');
});
