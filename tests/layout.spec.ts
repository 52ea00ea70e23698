// Every route of the site on a phone, a tablet and a desktop: nothing is wider than the window, nothing moves while it
// loads, axe finds nothing grave, and whatever else a width asks for.
import type { APIRequestContext, Page } from '@playwright/test';
import { SECTION_TYPES } from '../contract/content.ts';
import type { Job } from '../contract/jobs.ts';
import type { ProductCard } from '../contract/products.ts';
import { expect, fillCart, payButton, sellable, summary, test, type TestLine } from './customer.ts';
import { finding, look, openEach, setWidth } from './layout.ts';
import { PREVIEWS, previewOf } from './previews.ts';
import { openSession } from './test-payment.ts';

const json = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  (await request.get(path)).json() as Promise<T>;
const idle = (page: Page) => page.waitForLoadState('networkidle');
const putCart = (page: Page, lines: readonly object[]) =>
  page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify(lines));

/** How many references stand side by side, by the least width in px. */
const SIDE_BY_SIDE = [
  [1025, 8],
  [769, 6],
  [481, 4],
  [0, 2],
] as const;

test('the home page fits, is accessible, and does not shift; the references show 8, 6, 4 or 2 side by side', async ({
  page,
  request,
}) => {
  test.slow();
  const total = (await json<unknown[]>(request, '/api/references')).length;
  const brands = page.getByRole('region', { name: 'Referanslar', exact: true });
  await openEach(page, [
    {
      address: '/',
      between: [1120, 1025, 1024, 769, 768, 481, 480, 320],
      ready: () =>
        page.getByRole('region', { name: 'Öne çıkanlar' }).getByRole('button', { name: 'Sonraki' }).waitFor(),
      async also(width) {
        const [, perPage] = SIDE_BY_SIDE.find(([least]) => width >= least)!;
        await expect(brands.locator('.carousel-dots button')).toHaveCount(Math.ceil(total / perPage));
        const seen = () =>
          brands.getByRole('list').evaluate((list) => {
            const box = list.getBoundingClientRect();
            return [...list.children].filter((one) => {
              const { left } = one.getBoundingClientRect();
              return left > box.left - 1 && left < box.right - 1;
            }).length;
          });
        await expect.poll(seen, 'it may be on its way to the next page').toBe(perPage);
      },
    },
  ]);
});

test('the catalogue fits, is accessible, and does not shift while it loads: all families, a category with filters, none, a list, an empty search, a product and its table', async ({
  page,
  request,
}) => {
  test.slow();
  const { products } = await json<{ products: ProductCard[] }>(request, '/api/products?limit=100');
  const { slug } = products.find(({ price }) => price?.old !== undefined)!;
  const categories = await json<{ _id: string; name: string }[]>(request, '/api/categories?type=main');
  const category = categories.find(({ name }) => name === 'İtici Pimler');
  const ready = () => idle(page);
  await openEach(page, [
    { address: '/shop', ready },
    { address: `/shop?category=${category!._id}`, ready },
    { address: `/shop?category=${category!._id}&attr.cap=6,8&show=articles`, ready },
    { address: `/shop?category=${category!._id}&attr.cap=6&attr.boy=5000..`, ready },
    { address: '/shop?view=list&page=2', ready },
    { address: '/shop?q=xyzzy', ready },
    { address: `/urun/${slug}`, ready },
    {
      name: "a product's table",
      address: `/urun/${slug}#teknik-ozellikler`,
      // The browser goes to the part once the document is whole: a slow one has already painted the first tab.
      shift: 0.2,
      ready,
    },
  ]);
});

test('the page of a family fits, is accessible, and does not shift while it comes alive: all sizes, filtered, none, labels instead of letters, many values', async ({
  page,
}) => {
  test.slow();
  const ready = () => expect(page.locator('.family[data-whole]')).toBeVisible();
  await openEach(page, [
    { address: '/seri/z40-itici-pim', ready },
    { address: '/seri/z40-itici-pim?d1=6&L=200', ready },
    { address: '/seri/z40-itici-pim?d1=6&L=201', ready },
    { address: '/seri/snp-sogutma-nipeli-pirinc?page=2', ready },
    { address: '/seri/zimba-d-hss?d1=5..6', ready },
    { address: '/seri/z46-lama-itici', ready, between: [768, 1024, 320] },
  ]);
});

test('on a phone the search dialog fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Ürün ara' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ürün ara' });
  await dialog.getByRole('searchbox', { name: 'Ürün ara' }).fill('itici pim');
  await dialog.getByRole('listitem').first().waitFor();
  await look(page, 'the search dialog', 390, { checks: 'overflow' });
  expect((await dialog.getByRole('button', { name: 'Aramayı kapat' }).boundingBox())!.height).toBeGreaterThanOrEqual(
    44,
  );
});

test('the cart has no overflow, no layout shift and no serious violations, with changed and missing lines with long names too', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const lines = await sellable(baseURL!, 12);
  await fillCart(
    context,
    lines.map((line, i) => ({ ...line, quantity: i === 0 ? 9_999 : 1 + i })),
  );
  await openEach(page, [
    { address: '/cart', ready: () => expect(page.locator('.cart-total output')).toContainText('$') },
  ]);
  await putCart(page, [
    { ...lines[0]!, price: 1 },
    { _id: 'gone', name: 'Paslanmazçeliktenözelüretimuzunkolon'.repeat(5), price: 3, quantity: 2, img: [] },
  ] satisfies Partial<TestLine>[]);
  await openEach(page, [
    {
      name: 'a changed cart',
      address: '/cart',
      shift: 0.01, // a change is told where stock and lead time stood
      ready: () => page.getByRole('button', { name: 'Değişiklikleri kabul et' }).waitFor(),
    },
  ]);
});

test('the checkout shows its steps and the total to pay, fits and is accessible, with errors too', async ({
  page,
  cart,
}) => {
  test.slow();
  await openEach(page, [
    {
      address: '/odeme',
      shift: 0.05,
      ready: () => payButton(page).waitFor(),
      async also(width) {
        await expect(page.getByRole('heading', { level: 2 })).toContainText([
          /Sipariş özeti/,
          /Teslimat/,
          /Fatura/,
          /Onaylar/,
        ]);
        await expect(page.getByRole('heading', { level: 3 })).toContainText([
          /Teslimat adresi/,
          /Teslimat yöntemi/,
          /Sipariş bilgileri/,
        ]);
        const lines = summary(page).getByRole('listitem');
        // Folded in narrow windows, until somebody unfolds it.
        if (width <= 900 && (await lines.count()) === 0) await summary(page).locator('summary').first().click();
        await expect(lines).toHaveCount(cart.length);
        await expect(summary(page)).toContainText('Test ödemesi');
        await payButton(page).click();
        await expect(page.getByRole('region', { name: '1. Teslimat' }).getByLabel('Telefon')).toBeFocused();
        await look(page, 'the checkout with errors', width);
      },
    },
  ]);
});

test('the test provider’s pages are clearly a test, fit and are accessible', async ({ page, database, server }) => {
  test.slow();
  const { url } = await openSession(database, server);
  await openEach(page, [
    {
      name: 'the payment page',
      address: url,
      async also() {
        await expect(page.getByText('TEST ÖDEMESİ – gerçek para çekilmez')).toBeInViewport();
        await expect(page.getByText('$14.829,00').first()).toBeVisible();
      },
    },
  ]);
  for (const width of [390, 1440])
    await finding(`a declined payment and 3-D Secure at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const session = await openSession(database, server);
      await page.goto(session.url);
      await page.getByRole('button', { name: 'Reddet' }).click();
      await expect(page.getByRole('alert')).toContainText('Ödeme reddedildi');
      await look(page, 'a declined payment', width);
      await page.getByRole('button', { name: '3-D Secure ile öde' }).click();
      await expect(page.getByLabel('Doğrulama kodu')).toBeVisible();
      await look(page, '3-D Secure', width);
      if (width < 1440) return;
      await setWidth(page, 768);
      await look(page, '3-D Secure', 768);
    });
});

const PERSONAL = ['/hesabim', '/hesabim/adresler', '/hesabim/guvenlik'];
const CONFIRMATION = '/e-posta-onayi/boyle-bir-anahtar-yok';

test('all screens of the account fit', async ({ page, people, context }) => {
  test.slow();
  const at = (address: string, name = address) => ({
    name,
    address,
    ready: () => expect(page.locator('.pending')).toHaveCount(0),
  });
  const doors = ['/giris', '/kayit', '/sifremi-unuttum', '/sifre-sifirla/boyle-bir-anahtar-yok', CONFIRMATION];
  await openEach(
    page,
    [...doors, ...PERSONAL].map((address) => at(address, `${address}, signed out`)),
  );
  const person = await people.withSession('user', { name: 'Afyonkarahisarlılaştıramadıklarımızdan Birisi' });
  await person.call('POST', '/api/addresses', {
    title: 'Afyonkarahisarlılaştıramadıklarımızdan',
    recipient: 'Şükrü',
    phone: '0532 000 00 00',
    city: 'Afyonkarahisar',
    district: 'Merkez',
    line: 'Uzunbirsözcükbölünmedenburayasığmayacakkadaruzunadresyazılmışolabilir',
  });
  await people.enter(context, person);
  await openEach(
    page,
    [...PERSONAL, '/giris', CONFIRMATION].map((address) => at(address)),
  );
});

test('the blog, a post and the careers fit; lines of a post are not too long, its tables scroll', async ({
  page,
  request,
}) => {
  test.slow();
  const [post] = await json<{ slug: string }[]>(request, '/api/blogs/published');
  const [job] = await json<Job[]>(request, '/api/jobs');
  await openEach(page, [
    { address: '/blog' },
    {
      address: `/blog/${post!.slug}`,
      async also() {
        const letters = await page
          .locator('.post-content > p')
          .first()
          .evaluate((paragraph) => {
            const lines = Math.round(
              paragraph.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(paragraph).lineHeight),
            );
            return paragraph.textContent.length / lines;
          });
        expect(letters).toBeLessThan(76);
      },
    },
    { address: '/careers' },
    { address: `/careers/${job!._id}-${job!.slug}` },
  ]);
});

test('contact fits, with four rows of facts, the form, the map’s place and the quick quote; a visitor asking for a quote has the form in view and in focus, with product and pieces in it', async ({
  page,
  request,
}) => {
  test.slow();
  const {
    products: [product],
  } = await json<{ products: ProductCard[] }>(request, '/api/products?limit=1');
  const form = page.getByRole('region', { name: /^(Bize yazın|Teklif isteyin)$/ });
  await openEach(page, [
    {
      address: '/contact',
      ready: () => expect(form.locator('label output')).toHaveText(/= \?$/),
      async also() {
        const rows = page.getByRole('main').locator('.contact-rows > li');
        await expect(rows).toHaveCount(4);
        await expect(rows.nth(3)).toContainText('Pazartesi – Cuma08:00–18:00Cumartesi08:00–13:00');
        await expect(page.getByRole('region', { name: 'Hızlı teklif' })).toBeVisible();
      },
    },
    {
      name: 'a request for a quote',
      address: `/contact?urun=${product!.code}&adet=20`,
      shift: 0.01,
      between: [],
      async ready() {
        await expect(form.getByLabel('Ad Soyad')).toBeFocused();
        await expect(form.getByLabel('Ad Soyad')).toBeInViewport({ ratio: 1 });
        await expect(form.getByLabel(`Adet: ${product!.code}`)).toHaveValue('20');
      },
    },
  ]);
});

test('quality management, the languages and the newsletter fit, are accessible, and do not shift', async ({ page }) => {
  test.slow();
  await openEach(
    page,
    ['/services', '/en', '/de', '/bulten', '/bulten?gonderildi=1', '/bulten/onay/boyle-bir-anahtar.yok'].map(
      (address) => ({ address }),
    ),
  );
});

test('every active page shows hero, trail, head and all its sections, fits, and does not shift', async ({
  page,
  request,
}) => {
  test.slow();
  // Tests of the panel create pages for a moment.
  const pages = (await json<{ slug: string; title: string }[]>(request, '/api/pages')).filter(
    ({ slug }) => !slug.startsWith('deneme-'),
  );
  expect(pages.length).toBeGreaterThan(4);
  const seen = new Set<string>();
  await openEach(
    page,
    pages.map(({ slug, title }) => ({
      address: `/page/${slug}`,
      shift: 0.05,
      async also(width) {
        if (width !== 1440) return;
        const { content, metaDescription } = await json<{
          metaDescription: string;
          content: { heroTitle: string; sections: { type: string; title: string }[] };
        }>(request, `/api/pages/${slug}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.heroTitle || title);
        await expect(page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem')).toHaveText([
          'Ana Sayfa',
          title,
        ]);
        await expect(page).toHaveTitle(`${title} | Örnek Kalıp Elemanları`);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', metaDescription);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/page/${slug}$`));
        const crumbs = JSON.parse(
          (await page.locator('script[type="application/ld+json"]').first().textContent())!,
        ) as { '@type': string };
        expect(crumbs['@type']).toBe('BreadcrumbList');
        await expect(page.locator('main section.block')).toHaveCount(content.sections.length);
        for (const section of content.sections) {
          seen.add(section.type);
          if (section.title)
            await expect(page.getByRole('heading', { level: 2, name: section.title, exact: true })).toBeVisible();
        }
      },
    })),
  );
  expect([...seen].toSorted()).toEqual(SECTION_TYPES.toSorted());
});

test('missing pages fit and are accessible', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await openEach(
    page,
    ['/boyle-bir-sayfa-yok', '/urun/yok', '/page/yok', '/blog/boyle-bir-yazi-yok', `/onizleme/${'x'.repeat(43)}`].map(
      (address) => ({ address, status: 404, between: [] }),
    ),
  );
});

test('the preview of a post and of a page fits and is accessible', async ({ page, people }) => {
  await openEach(page, [
    { name: 'the preview of a post', address: await previewOf(people, PREVIEWS.blog), between: [] },
    { name: 'the preview of a page', address: await previewOf(people, PREVIEWS.page), between: [] },
  ]);
});
