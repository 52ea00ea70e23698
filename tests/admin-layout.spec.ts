// Every screen of the panel on a phone, a tablet and a desktop: nothing is wider than the window, axe finds nothing
// grave, and whatever else a width asks for. Each is opened once.
import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Blog } from '../contract/blogs.ts';
import type { Category } from '../contract/categories.ts';
import type { Job } from '../contract/jobs.ts';
import type { StoredPage } from '../contract/pages.ts';
import { EDITOR_SAMPLE } from '../server/testing/editor-sample.ts';
import { askToRemove, expect, layoutShift, test, type Person } from './admin.ts';
import { addApplication, addMessage, addSubscriber } from './inbox.ts';
import { finding, look, lookAt, type View } from './layout.ts';
import { addOrder } from './orders.ts';
import { answerDashboard, answerSearch } from './panel-answers.ts';
import { createProduct, saveButton, uniqueCode } from './product-form.ts';

/** Around every screen; looked at with the screens that do not leave it out. */
const FRAME = ['.panel-side', '.panel-header'];
/** Sorts behind the rows that others look at. */
const LAST = 900_000;

const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`;
const main = (page: Page): Locator => page.getByRole('main');
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true, level: 1 });
const inBar = (page: Page, name: string): Locator =>
  page.locator('.crud-form-actions').getByRole('button', { name, exact: true });

/** Waits for what shows that a screen is there. */
const shown = (page: Page, path: string, sign: Locator): Promise<void> => page.goto(path).then(() => sign.waitFor());

/** Inputs large enough for a finger and without zoom, tabs and the bar in one row each. */
async function expectFitForFingers(page: Page): Promise<void> {
  const small = await page.locator('.crud-form').evaluate((form) =>
    [...form.querySelectorAll('input:not([type=radio], [type=checkbox], [type=file]), textarea')].flatMap((input) => {
      if (!(input as HTMLElement).checkVisibility()) return [];
      const box = input.closest('.ant-input-affix-wrapper, .ant-input-number, .ant-select, .ant-picker') ?? input;
      const [font, height] = [Number.parseFloat(getComputedStyle(input).fontSize), box.getBoundingClientRect().height];
      return font >= 16 && height >= 40
        ? []
        : [`${input.id || input.outerHTML.slice(0, 80)}: ${font} px, ${height} px high`];
    }),
  );
  expect(small).toEqual([]);
  const heights = await page
    .locator('.crud-form')
    .evaluate((form) =>
      ['.crud-form-actions', '.crud-tabs > .ant-tabs-nav'].map(
        (one) => form.querySelector(one)?.getBoundingClientRect().height ?? 0,
      ),
    );
  expect(heights[0], 'bar').toBeLessThan(80);
  expect(heights[1], 'tabs').toBeLessThan(60);
}

/** The empty form of a new row. */
const newRow = (page: Page, path: string): View => ({
  name: `${path}/create: on a phone inputs are large enough, and tabs and the bar have one row each`,
  widths: [390],
  checks: 'overflow',
  open: () => shown(page, `/admin/${path}/create`, inBar(page, 'İptal')),
  also: () => expectFitForFingers(page),
});

/** The empty form of a new row, saved, so that it reports what is missing. */
const refusedRow = (page: Page, path: string, isMeasured = false): View => ({
  name: `${path}/create with errors`,
  async open() {
    await shown(page, `/admin/${path}/create`, inBar(page, 'İptal'));
    if (isMeasured) await expectFitForFingers(page);
    await saveButton(page).click();
    await page.locator('.ant-form-item-explain-error').first().waitFor();
  },
});

test('the catalogue: lists and forms fit and are accessible, with long names', async ({ page, asAdmin }) => {
  test.slow();
  const mark = uniqueCode();
  await createProduct(asAdmin, { code: mark, name: 'Çok Uzun Ürün Adı '.repeat(10).trim() });
  const category = await asAdmin.call<Category>('POST', '/api/categories', {
    name: `${unique('Kalıp')} ${'ÇokUzunBitişikKategoriAdı'.repeat(3)}`,
    img: '/placeholder.svg',
    order: LAST,
    isActive: false,
  });
  const mains = await asAdmin.call<Category[]>('GET', '/api/categories?type=main');
  await lookAt(page, [
    {
      name: 'products, with all pages of the catalogue',
      checks: 'overflow',
      open: () => shown(page, '/admin/products?limit=10', page.getByText(/^1-10 \/ /)),
    },
    {
      name: 'products',
      open: () => shown(page, `/admin/products?q=${mark}`, page.getByText('1-1 / 1 ürün')),
      async also(width) {
        const question = await askToRemove(page, '');
        await expect(question).toContainText('Ürünü silmek istediğinize emin misiniz?');
        await expect
          .poll(async () => {
            // the dialog grows into place
            const box = await question.boundingBox();
            return box !== null && box.x >= 0 && box.x + box.width <= width;
          })
          .toBe(true);
        await question.getByRole('button', { name: 'Hayır' }).click();
        await expect(question).toBeHidden();
      },
    },
    newRow(page, 'products'),
    {
      name: 'categories: on a phone a short list of the main ones',
      widths: [390],
      async open() {
        const cards = page.locator('.crud-cards > li');
        await shown(page, '/admin/categories', cards.first());
        await expect(cards).toHaveCount(mains.length);
        for (const card of (await cards.all()).slice(0, 5))
          expect((await card.boundingBox())!.height).toBeLessThanOrEqual(110);
        await page.getByRole('button', { name: 'Tümünü aç' }).click();
        await expect(page.locator('.crud-cards > li.category-sub').first()).toBeVisible();
      },
    },
    {
      name: 'categories',
      open: () =>
        shown(
          page,
          `/admin/categories?q=${encodeURIComponent(category.name)}`,
          page.getByRole('link', { name: category.name, exact: true }),
        ),
    },
    {
      name: 'categories/update',
      open: async () => {
        await page.goto(`/admin/categories/update/${category._id}`);
        await expect(page.getByLabel('Kategori Adı')).toHaveValue(category.name);
      },
    },
  ]);
});

test('the product form: every tab fits and is accessible, with long texts and with errors; and so does the editor', async ({
  page,
  asAdmin,
}) => {
  test.slow();
  const long = 'Uzunsözcüklübirürünadı'.repeat(6);
  const product = await createProduct(asAdmin, {
    name: long,
    description: long,
    img: [`/placeholder.svg?${'a'.repeat(200)}`, '/placeholder.svg'],
    technicalSpecs: [{ name: long.slice(0, 110), value: long, unit: 'mm' }],
    documents: [{ name: long, url: '/files/documents/x.pdf', type: 'pdf', size: 3_500_000 }],
    features: [long],
    seoTitle: long,
    seoDescription: long,
    seoKeywords: [long.slice(0, 80)],
  });
  const text = page.getByRole('textbox', { name: 'Detaylı Açıklama' });
  const openTab = async (name: string) => {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toBeVisible();
  };
  const sample = await createProduct(asAdmin, { detailedDescription: EDITOR_SAMPLE });
  await lookAt(page, [
    {
      name: 'the editor',
      exclude: FRAME,
      async open() {
        await shown(page, `/admin/products/update/${sample._id}`, text);
        await text.locator('td').first().click();
        await expect(page.getByRole('toolbar', { name: 'Tablo araçları' })).toBeVisible();
      },
      async also(width) {
        await page.getByRole('toolbar').getByRole('button', { name: 'Bağlantı', exact: true }).click();
        await expect(page.getByRole('dialog').getByLabel('Adres')).toBeFocused();
        await look(page, 'the dialog for links', width, { exclude: FRAME });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      },
    },
    {
      name: 'products/update, first tab',
      exclude: FRAME,
      async open() {
        await page.goto(`/admin/products/update/${product._id}`);
        await text.waitFor();
        await page.getByLabel('Ürün Kodu').fill('');
        await saveButton(page).click();
        await expect(page.getByText('Lütfen ürün kodunu girin!')).toBeVisible();
      },
      async also(width) {
        for (const name of [
          'Görseller',
          'Teknik Özellikler',
          'Belgeler',
          'Kullanım ve Özellikler',
          'SEO',
          'Fiyat ve Stok',
        ])
          await finding(`${name} at ${width} px`, async () => {
            await openTab(name);
            await look(page, `the tab ${name}`, width, { exclude: FRAME });
          });
        await openTab('Temel Bilgiler');
      },
    },
  ]);
});

test('the small lists and their forms fit and are accessible', async ({ page, asAdmin }) => {
  test.slow();
  expect(asAdmin.role).toBe('admin');
  await lookAt(
    page,
    ['features', 'sliders', 'references', 'programs', 'quality-management'].flatMap((path) => [
      {
        name: path,
        open: () => shown(page, `/admin/${path}`, page.getByRole('switch').first()),
      },
      refusedRow(page, path, path === 'sliders'),
    ]),
  );
});

test('blogs and pages fit and are accessible; posts show ten a page, published and drafts', async ({
  page,
  asAdmin,
}) => {
  test.slow();
  const draft = await asAdmin.call<Blog>('POST', '/api/blogs', {
    title: unique('deneme yazısı'),
    content: '<p>Metin</p>',
    excerpt: 'Kısa',
    featuredImage: '/placeholder.svg',
    category: 'Çevre',
    isPublished: false,
  });
  const slug = `deneme-${randomBytes(5).toString('hex')}`; // other tests recognise such pages by their start
  const made = await asAdmin.call<StoredPage>('POST', '/api/pages', {
    title: `Deneme ${slug}`,
    slug,
    isActive: false,
    order: LAST,
    content: {
      sections: [
        { type: 'values', title: 'Değerler', values: [{ icon: 'bi-star', title: 'Bir', description: 'İki' }] },
        { type: 'mission', title: 'Misyon', paragraphs: ['Metin'] },
      ],
    },
  });
  await lookAt(page, [
    {
      name: 'blogs, published',
      exclude: FRAME,
      open: () => shown(page, '/admin/blogs?isPublished=true', page.getByText(/^1-10 \/ \d+ blog$/)),
      async also() {
        await expect(heading(page, 'Bloglar')).toBeVisible();
        await expect(page.locator('.crud-list .crud-row-link')).toHaveCount(10);
        await expect(page.locator('.crud-list .crud-switch').getByText('Yayında').first()).toBeVisible();
      },
    },
    {
      name: 'blogs, a draft',
      exclude: FRAME,
      async open() {
        await page.goto('/admin/blogs');
        await page.getByPlaceholder('Başlıkta ara').fill(draft.title);
        await expect(page.getByText('1-1 / 1 blog')).toBeVisible();
        await expect(page).toHaveURL(/[?&]q=/);
      },
      async also() {
        await expect(page.getByText(draft.title)).toBeVisible();
        await expect(page.locator('.crud-list').getByText('Taslak', { exact: true })).toBeVisible();
      },
    },
    newRow(page, 'blogs'),
    {
      name: 'pages',
      exclude: FRAME,
      open: () => shown(page, `/admin/pages?q=${slug}`, page.getByText(`/page/${slug}`)),
      also: () =>
        expect(
          page.getByRole('button', { name: 'Yeni Sayfa Ekle' }).or(page.getByRole('link', { name: 'Yeni Sayfa Ekle' })),
        ).toBeVisible(),
    },
    {
      name: 'pages/update',
      exclude: FRAME,
      async open() {
        await page.getByRole('link', { name: made.title, exact: true }).click();
        await expect(heading(page, 'Sayfa Düzenle')).toBeVisible();
        await page.getByRole('button', { name: 'Tümünü aç' }).click();
        await expect(page.getByLabel('Değer 1, Başlık')).toHaveValue('Bir');
      },
    },
    {
      ...newRow(page, 'pages'),
      async also() {
        await expectFitForFingers(page);
        await page.getByRole('button', { name: 'Öbür kaydetme yolları' }).click();
        await expect(page.getByRole('menuitem')).toHaveText(['Kaydet ve devam et', 'Kaydet ve yeni']);
        await look(page, 'the further ways to save', 390, { exclude: FRAME });
      },
    },
  ]);
});

/** A job with a title that has no place to break. */
const createJob = (person: Person): Promise<Job> =>
  person.call('POST', '/api/jobs', {
    title: `${unique('İlan')} ${'ÇokUzunBitişikPozisyonAdı'.repeat(3)}`,
    department: 'Üretim',
    location: 'Bursa',
    type: 'full-time',
    experience: '2-5 yıl',
    description: 'Birinci satır\nİkinci satır',
    requirements: ['Teknik resim okuyabilen'],
    responsibilities: ['Kalıp bakımı'],
    isActive: false,
  });

test('jobs, applications, messages and the newsletter fit and are accessible', async ({ page, asAdmin, people }) => {
  test.slow();
  const job = await createJob(asAdmin);
  const applied = await addApplication(people.database, { resumeUrl: `https://cv.example/${'uzun-'.repeat(60)}` });
  const written = await addMessage(people.database, { phone: '0212 000 00 00' });
  const subscribed = await addSubscriber(people.database);
  const row = (name: string) => page.getByRole('button', { name, exact: true });
  await lookAt(page, [
    {
      name: 'jobs',
      open: () =>
        shown(
          page,
          `/admin/jobs?q=${encodeURIComponent(job.title)}`,
          page.getByRole('link', { name: job.title, exact: true }),
        ),
    },
    {
      name: 'jobs/update',
      async open() {
        await page.goto(`/admin/jobs/update/${job._id}`);
        await expect(page.getByLabel('İlan Başlığı')).toHaveValue(job.title);
      },
    },
    newRow(page, 'jobs'),
    {
      name: 'job-applications',
      open: () => shown(page, `/admin/job-applications?q=${applied.word}`, row(applied.name)),
    },
    {
      name: 'job-applications, details',
      async open() {
        await row(applied.name).click();
        await page.getByRole('dialog', { name: `Başvuru Detayları - ${applied.name}` }).waitFor();
      },
    },
    {
      name: 'messages',
      open: () => shown(page, `/admin/messages?q=${written.word}`, row(written.name)),
    },
    {
      name: 'messages, details',
      async open() {
        await row(written.name).click();
        await page.getByRole('dialog', { name: `Mesaj Detayları - ${written.name}` }).waitFor();
      },
      close: () => page.keyboard.press('Escape'),
    },
    {
      name: 'messages, with any number of pages',
      checks: 'overflow',
      async open() {
        await page.route('**/api/contacts?*', async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            json: { ...((await response.json()) as object), total: 85_100, pages: 8_510 },
          });
        });
        await shown(page, '/admin/messages?page=4000', page.getByText(/ \/ 85\.100 mesaj$/));
      },
      close: () => page.unroute('**/api/contacts?*'),
    },
    {
      name: 'newsletter',
      open: () => shown(page, `/admin/newsletter?q=${subscribed.word}`, page.getByText(subscribed.email)),
    },
  ]);
});

test('orders, users, the audit list and the trash fit and are accessible, with long names too', async ({
  page,
  asAdmin,
  people,
}) => {
  test.slow();
  const order = await addOrder(people.database, {
    status: 'pending',
    currency: 'TRY',
    subtotalMinor: 98_765_432,
    customerName: 'Karaağaçlıoğulları Kalıp Elemanları Enjeksiyon Sanayi ve Dış Ticaret Anonim Şirketi',
    customerEmail: `satinalma.${crypto.randomUUID()}@karaagacliogullari-kalip-sanayi-ve-dis-ticaret.example`,
  });
  const title = unique('Kısa');
  const editor = await people.withSession('admin', { name: 'Ada Yılmaz' });
  const feature = { title, description: 'İlk', icon: 'fa-truck', sortOrder: LAST };
  const { _id } = await editor.call<{ _id: string }>('POST', '/api/features', feature);
  await editor.call('PUT', `/api/features/${_id}`, {
    ...feature,
    description: 'Son',
    icon: 'fa-award',
    sortOrder: LAST + 1,
    isActive: false,
  });
  const { _id: removed, name } = await asAdmin.call<Category>('POST', '/api/categories', {
    name: unique('Silinecek'),
    img: '/placeholder.svg',
    order: LAST,
  });
  await asAdmin.call('DELETE', `/api/categories/${removed}`);
  await lookAt(page, [
    {
      name: 'orders',
      open: () => shown(page, `/admin/orders?q=${order.number}`, main(page).getByText(order.number)),
    },
    {
      name: 'an order',
      async open() {
        await shown(page, `/admin/orders/${order.publicId}`, heading(page, order.number));
        await expect(main(page).getByRole('region', { name: 'Ürünler', exact: true })).toBeVisible();
      },
    },
    {
      name: 'the sheet of an order',
      checks: 'overflow',
      open: () =>
        shown(
          page,
          `/admin/orders/${order.publicId}/sheet`,
          page.getByRole('article', { name: `${order.number} sipariş fişi` }),
        ),
    },
    {
      name: 'users',
      open: () =>
        shown(
          page,
          `/admin/users?q=${asAdmin.username}`,
          main(page).getByText(asAdmin.username, { exact: true }).first(),
        ),
    },
    refusedRow(page, 'users', true),
    {
      name: 'audit: an entry is compact on a phone',
      open: () => shown(page, `/admin/audit?q=${encodeURIComponent(title)}`, main(page).getByText(title).first()),
      async also(width) {
        if (width > 390) return;
        const cards = page.getByRole('list', { name: 'İşlem Kayıtları' }).locator('> li');
        await expect(cards).toHaveCount(2);
        for (const card of await cards.all()) expect((await card.boundingBox())!.height).toBeLessThanOrEqual(90);
      },
    },
    {
      name: 'the trash, on a small phone too',
      widths: [360, 1440],
      open: () =>
        shown(
          page,
          `/admin/trash?q=${encodeURIComponent(name)}`,
          page.getByRole('button', { name: `Geri Al: ${name}` }),
        ),
      also: () => expect(page.getByRole('button', { name: `İşlemler: ${name}` })).toBeVisible(),
    },
  ]);
  await asAdmin.call('DELETE', `/api/features/${_id}`);
});

test('dashboard, search and settings fit and are accessible', async ({ page, asAdmin }) => {
  test.slow();
  await answerDashboard(page);
  await answerSearch(page);
  const search = page.getByRole('dialog', { name: 'Panelde ara' });
  const settings = (path: string): View => ({
    name: path,
    exclude: FRAME,
    async open() {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.panel-waiting, .ant-skeleton')).toHaveCount(0);
    },
  });
  await lookAt(page, [
    {
      name: 'dashboard',
      async open() {
        await shown(page, '/admin/dashboard', page.locator('.recharts-area-curve').first());
        await expect(page.getByRole('heading', { name: `Hoş geldiniz, ${asAdmin.name}` })).toBeVisible();
      },
    },
    {
      name: 'the search',
      async open() {
        await page.getByRole('button', { name: 'Ara', exact: true }).click();
        await page.getByRole('combobox', { name: 'Ara' }).fill('z40');
        await expect(search.getByRole('option', { name: /Z40-1X100/ })).toBeVisible();
      },
      also: () => expect(page.getByRole('button', { name: 'Aramayı kapat' })).toBeVisible(),
      async close() {
        await page.getByRole('button', { name: 'Aramayı kapat' }).click();
        await expect(search).toBeHidden();
      },
    },
    settings('settings'),
    settings('settings/homepage'),
    {
      ...settings('settings/site'),
      async also(width) {
        for (const tab of [
          'SEO',
          'Renkler',
          'İletişim',
          'Sosyal Medya',
          'Firma Bilgileri',
          'Mağaza',
          'Kişisel Veriler',
        ])
          await finding(`${tab} at ${width} px`, async () => {
            await page.getByRole('tab', { name: tab }).click();
            await look(page, `the tab ${tab} of the settings`, width, { exclude: FRAME });
          });
        await page.getByRole('tab', { name: 'Genel' }).click();
      },
    },
  ]);
});

test('the profile fits and is accessible, with a long name', async ({ page, context, people }) => {
  const person = await people.withSession('moderator', {
    name: 'Abdurrahman Kahramanmaraşlıoğlu-Çekoslovakyalılaştıramadıklarımızdan',
  });
  await people.enter(context, person);
  await lookAt(page, [{ name: 'profile', open: () => shown(page, '/admin/profile', page.getByText('Bu oturum')) }]);
});

test('the sign-in page has labels, a title and the first field in focus; the first admin’s screen fits, removes the secret from the address, and checks before sending', async ({
  page,
}) => {
  test.slow();
  const signIn = (...widths: number[]): View => ({
    name: 'the sign-in page',
    widths,
    open: () => page.goto('/admin'),
    async also() {
      await expect(page).toHaveTitle('Giriş | Yönetim Paneli');
      await expect(page.getByLabel('E-posta')).toBeFocused();
      await expect(page.getByLabel('E-posta')).toHaveAttribute('type', 'email');
      await expect(page.getByLabel('E-posta')).toHaveAttribute('autocomplete', 'username');
      await expect(page.getByLabel('Şifre', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
      await expect(page.getByRole('navigation')).toHaveCount(0);
    },
  });
  await lookAt(page, [
    signIn(390, 768),
    signIn(1440),
    {
      name: 'the first admin’s screen with errors',
      async open() {
        await page.goto('/admin/setup#gizli-anahtar');
        await expect(page).toHaveURL('/admin/setup');
        await page.getByLabel('Ad Soyad').fill('İlk Yönetici');
        await page.getByLabel('Şifre', { exact: true }).fill('kısa');
        await expect(page.getByText('En az 12 karakter (8 karakter daha)')).toBeVisible();
        await page.getByRole('button', { name: 'Hesabı Oluştur' }).click();
        await expect(page.getByLabel('Kullanıcı Adı')).toBeFocused();
        await expect(page.getByLabel('Kullanıcı Adı')).toHaveAccessibleDescription('Lütfen kullanıcı adını girin!');
        await expect(page.getByLabel('Şifre (Tekrar)', { exact: true })).toHaveAccessibleDescription(
          'Şifreler aynı değil.',
        );
      },
    },
  ]);
});

/** Waits until two looks in a row show no further shift. */
async function atRest(page: Page): Promise<void> {
  let last = -1;
  await expect
    .poll(async () => {
      const now = await layoutShift(page);
      const isSame = now === last;
      last = now;
      return isSame;
    })
    .toBe(true);
}

for (const width of [390, 1440]) {
  test(`a late list and its late pictures cause no layout shift at ${width} px`, async ({ page, asAdmin }) => {
    expect(asAdmin.role).toBe('admin');
    await page.setViewportSize({ width, height: 844 });
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/api/products?**', async (route) => {
      await held;
      await route.fallback();
    });
    await page.route('**/img/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.fallback();
    });
    await page.goto('/admin/products');
    const rows = page.locator('.crud-list :is(tbody tr:not(.ant-table-measure-row), .crud-cards > li)');
    await expect(rows.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await atRest(page);
    const height = async () => (await rows.first().boundingBox())!.height;
    const [waiting, before] = [await height(), await layoutShift(page)];
    goOn();
    await expect(page.getByText(/^1-20 \/ /)).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
        ),
      )
      .toBe(true);
    await atRest(page);
    expect(await height()).toBe(waiting);
    expect((await layoutShift(page)) - before).toBeLessThan(0.001);
  });
}
