// The home page and the company's pages.
import { expect, test } from './fixtures.ts';

interface Category {
  _id: string;
  name: string;
}

const PAGES = [
  {
    path: '/services',
    title: 'Kalite Yönetimi',
    says: ['ISO 9001:2015', 'ISO 14001:2015', 'OHSAS 18001', 'CE', `${new Date().getFullYear() - 1999} yıllık deneyim`],
  },
  { path: '/blog', title: 'Blog', says: ['Diğer yazılar'] },
  { path: '/careers', title: 'Kariyer', says: ['Açık pozisyonlar'] },
  {
    path: '/contact',
    title: 'İletişim',
    says: ['08:00–18:00', '08:00–13:00', '+90 (212) 000 00 00', 'info@ornekkalip.example'],
  },
];

test('/services, /blog, /careers and /contact have their content, with head and trail', async ({ page }) => {
  for (const { path, title, says } of PAGES) {
    await test.step(path, async () => {
      const reply = await page.goto(path);
      expect(reply!.status()).toBe(200);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const text of says) await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(page).toHaveTitle(`${title} | Örnek Kalıp Elemanları`);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
      const trail = main.getByRole('navigation', { name: 'Sayfa yolu' });
      await expect(trail.getByRole('link', { name: 'Ana Sayfa' })).toHaveAttribute('href', '/');
      await expect(trail.locator('[aria-current=page]')).toHaveText(title);
      const crumbs = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!) as {
        '@type': string;
        itemListElement: { name: string }[];
      };
      expect(crumbs['@type']).toBe('BreadcrumbList');
      expect(crumbs.itemListElement.map(({ name }) => name)).toEqual(['Ana Sayfa', title]);
    });
  }
});

test("the address in the server's list is the canonical one of both", async ({ page }) => {
  for (const path of ['/history', '/page/history']) {
    const reply = await page.goto(path);
    expect(reply!.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kilometre taşlarımız');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/page\/history$/);
  }
  await page.goto('/services');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/services$/);
});

test.describe('contact', () => {
  test('offers phone and mail for a quote', async ({ page }) => {
    await page.goto('/contact');
    const quote = page.getByRole('region', { name: 'Hızlı teklif' });
    await expect(quote.getByRole('link', { name: /E-posta/ })).toHaveAttribute(
      'href',
      /^mailto:info@ornekkalip\.example\?subject=/,
    );
    await expect(quote.getByRole('link', { name: /Telefon/ })).toHaveAttribute('href', 'tel:+902120000000');
    await expect(page.getByText('Teklif istenen ürün kodu')).toHaveCount(0);
  });

  test('names the product to quote, in the mail too', async ({ page }) => {
    await page.goto(`/contact?urun=${encodeURIComponent('Z40-5X100 & "x"')}`);
    const quote = page.getByRole('region', { name: 'Teklifi hızlandıran bilgiler' });
    await expect(page.getByRole('main').getByText('Z40-5X100 & "x"').first()).toBeVisible();
    const href = await quote.getByRole('link', { name: 'Resmi e-postayla gönderin' }).getAttribute('href');
    expect(new URL(href!).searchParams.get('subject')).toBe('Teklif talebi: Z40-5X100 & "x"');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/contact$/);
  });
});

test.describe('home', () => {
  test("shows the company's products, its figures, at most six main categories as cards and all others as links; describes the company to search engines; its search box leads to the catalogue", async ({
    page,
    request,
  }) => {
    await test.step("shows the company's products, its figures, at most six main categories as cards and all others as links", async () => {
      const categories = (await (await request.get('/api/categories?type=main')).json()) as Category[];
      await page.goto('/');
      const main = page.getByRole('main');
      for (const figure of ['1999', '150', '10.000+', '15'])
        await expect(
          main.getByRole('definition').filter({ hasText: new RegExp(`^${figure.replace('+', '\\+')}$`) }),
        ).toBeVisible();
      const groups = main.getByRole('region', { name: 'Ürün grupları' });
      const cards = groups.locator('.home-cards').getByRole('listitem');
      await expect(cards).toHaveCount(Math.min(6, categories.length));
      await expect(cards.first().getByRole('link').first()).toHaveAttribute(
        'href',
        `/shop?category=${categories[0]!._id}`,
      );
      await expect(cards.first()).toContainText(categories[0]!.name);
      for (const { _id, name } of categories)
        await expect(groups.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/shop?category=${_id}`);
      const subs = (await (await request.get('/api/categories?type=sub')).json()) as (Category & {
        parentCategory: Category;
      })[];
      for (const { _id, name, parentCategory } of subs)
        await expect(groups.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          `/shop?category=${parentCategory._id}&subCategory=${_id}`,
        );
      await expect(main.getByRole('link', { name: 'Tüm Ürünler' })).toHaveAttribute('href', '/shop');
      await expect(main.getByRole('region', { name: /kutudan o çıkar/ })).toBeVisible();
    });
    await test.step('describes the company to search engines', async () => {
      const organization = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').first().textContent())!,
      ) as Record<string, unknown>;
      expect(organization).toMatchObject({
        '@type': 'Organization',
        name: 'Örnek Kalıp Elemanları',
        contactPoint: { telephone: '+90 (212) 000 00 00', email: 'info@ornekkalip.example' },
      });
      expect(organization['url']).toMatch(/^https?:\/\/[^/]+\/$/);
      const logo = await page.request.get(new URL(organization['logo'] as string).pathname);
      expect(logo.ok()).toBe(true);
    });
    await test.step('its search box leads to the catalogue', async () => {
      await page.getByRole('main').getByRole('searchbox').fill('itici pim');
      await page.getByRole('main').getByRole('button', { name: 'Ara' }).click();
      await expect(page).toHaveURL('/shop?q=itici+pim');
    });
  });

  test('each part of the drawing opens its category, from its number and from its name', async ({ page, request }) => {
    const first: Record<string, RegExp> = {
      'Merkezleme flanşı': /^Merkezleme flanşı/,
      'Düz yolluk burcu': /^Yolluk burcu/,
      'Kılavuz burç': /^Kılavuz burç/,
      'Kılavuz kolon': /^Kılavuz kolon/,
      'Kalıp plakası': /plaka/i,
      'Soğutma elemanı': /soğutma/i,
      'İtici pim': /^İtici pim .*DIN 1530-A/,
      'Kalıp yayı': /^Kalıp yayı/,
    };
    await page.goto('/');
    const links = await page
      .getByRole('navigation', { name: 'Parça listesi' })
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [link.querySelector('span')!.textContent, link.getAttribute('href')!] as const),
      );
    expect(links.map(([name]) => name)).toEqual(Object.keys(first));
    expect(
      await page.locator('.home-drawing a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual(links.map(([, href]) => href));
    for (const [name, href] of links) {
      expect(href).not.toContain('q=');
      const { products } = (await (await request.get(href.replace('/shop', '/api/products'))).json()) as {
        products: { name: string }[];
      };
      expect(products[0]!.name, href).toMatch(first[name!]!);
    }
    await page.locator('.home-drawing a').nth(6).locator('.reach').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('İtici Pimler');
  });

  for (const width of [390, 1440]) {
    test(`number and name of a part light up together at ${width} px, and are large enough to press`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const row = page.getByRole('navigation', { name: 'Parça listesi' }).getByRole('link', { name: 'Kılavuz kolon' });
      const number = page.locator('.home-drawing a').nth(3);
      const colours = () =>
        Promise.all([
          row.evaluate((one) => getComputedStyle(one).backgroundColor),
          number
            .locator('circle')
            .first()
            .evaluate((one) => getComputedStyle(one).fill),
        ]);
      const before = await colours();
      await row.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const focused = await colours();
      expect(focused[0]).not.toBe(before[0]);
      expect(focused[1]).not.toBe(before[1]);
      await row.blur();
      expect(await colours()).toEqual(before);
      await number.locator('.reach').hover();
      expect(await colours()).toEqual(focused);
      const least = width === 390 ? 44 : 24;
      for (const reach of await page.locator('.home-drawing .reach').all()) {
        const { width: w, height: h } = (await reach.boundingBox())!;
        expect(Math.min(w, h)).toBeGreaterThanOrEqual(least - 0.5);
      }
      if (width === 390) expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    });
  }

  test('built-in groups replace categories that fail to load; an empty list shows none', async ({ page, problems }) => {
    problems.allow(/status of 500/);
    await page.goto('/about');
    await page.route('**/api/categories', (route) =>
      route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } }),
    );
    await page.getByRole('link', { name: 'Ana Sayfa', exact: true }).first().click();
    const section = page.getByRole('region', { name: 'Ürün grupları' });
    await expect(section.getByRole('link', { name: /Kalıp yayları/ })).toHaveAttribute('href', '/shop?q=yay');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await page.route('**/api/categories', (route) => route.fulfill({ json: [] }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ana Sayfa' }).click();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    await expect(section).toHaveCount(0);
  });
});
