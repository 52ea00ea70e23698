// The layout of every page: bars, menus, footer, navigation, the views for missing pages.
import type { Page } from '@playwright/test';
import { expect, follow, layoutShift, stopClock, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

test.describe('with a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the top bar has phone, e-mail, the years since the founding and the languages; the footer has the main categories, quick links, certificates and badges, and no unset social links', async ({
    page,
    request,
  }) => {
    await test.step('the top bar has phone, e-mail, the years since the founding and the languages', async () => {
      await page.goto('/');
      const bar = page.getByRole('complementary', { name: 'İletişim ve dil' });
      await expect(bar.getByRole('link', { name: '+90 (212) 000 00 00' })).toHaveAttribute('href', 'tel:+902120000000');
      await expect(bar.getByRole('link', { name: 'info@ornekkalip.example' })).toHaveAttribute(
        'href',
        'mailto:info@ornekkalip.example',
      );
      await expect(bar).toContainText(`${new Date().getFullYear() - 1999} yıllık deneyim`);
      await expect(bar.getByRole('link', { name: 'TR – Türkçe' })).toHaveAttribute('aria-current', 'true');
      for (const [name, href] of [
        ['EN – English', '/en'],
        ['DE – Deutsch', '/de'],
      ] as const)
        await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href);
    });
    await test.step('the footer has the main categories, quick links, certificates and badges, and no unset social links', async () => {
      const categories = (await (await request.get('/api/categories?type=main')).json()) as {
        _id: string;
        name: string;
      }[];
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: categories[0]!.name })).toHaveAttribute(
        'href',
        `/shop?category=${categories[0]!._id}`,
      );
      await expect(footer.getByRole('link', { name: 'İletişim' })).toHaveAttribute('href', '/contact');
      await expect(footer.getByRole('link', { name: 'Ana Sayfa' })).toHaveAttribute('href', '/');
      for (const fact of ['ISO 9001:2015', 'ISO 14001:2015', 'OHSAS 18001', 'CE', '2 yıl garanti', '7–14 iş günü'])
        await expect(footer.getByText(fact, { exact: true })).toBeVisible();
      await expect(footer.getByRole('link', { name: /facebook|instagram|linkedin|youtube|twitter/i })).toHaveCount(0);
      await expect(footer.getByRole('form', { name: 'Bülten' })).toHaveAttribute('action', '/bulten');
    });
  });

  test('the menu has the entries of the specification and marks the current page', async ({ page }) => {
    await page.goto('/services');
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    const entries = [
      ['Ana Sayfa', '/'],
      ['Ürünler', '/shop'],
      ['Blog', '/blog'],
      ['Kalite Yönetimi', '/services'],
      ['Kariyer', '/careers'],
      ['İletişim', '/contact'],
    ] as const;
    for (const [name, href] of entries)
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(menu.getByRole('link', { name: 'Kalite Yönetimi' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Ana Sayfa' })).not.toHaveAttribute('aria-current');
    await expect(menu.getByRole('link', { name: 'Yönetim Paneli' })).toHaveCount(0);
  });

  test('the corporate dropdown works by keyboard, closes by Escape and on leaving it', async ({ page }) => {
    await page.goto('/');
    const summary = page.locator('summary', { hasText: 'Kurumsal' });
    const about = page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Hakkımızda' });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(about).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(about).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(about).toBeVisible();
    await page.getByRole('link', { name: 'İletişim', exact: true }).first().focus();
    await expect(about).toBeHidden();
  });

  test("the corporate dropdown lists the server's pages, and leads there without a page load", async ({
    page,
    request,
  }) => {
    // Tests of the panel create pages for a moment; the legal pages are in the footer.
    await page.goto('/');
    const ofLaw = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const pages = ((await (await request.get('/api/pages')).json()) as { slug: string; title: string }[]).filter(
      ({ slug }) => !slug.startsWith('deneme-') && !ofLaw.includes(`/page/${slug}`),
    );
    expect(pages.length).toBeGreaterThan(5);
    await page.evaluate(() => {
      (window as { isSameDocument?: boolean }).isSameDocument = true;
    });
    await page.locator('summary', { hasText: 'Kurumsal' }).click();
    const links = page.locator('.site-nav details a:not([href^="/page/deneme-"])');
    await expect(links).toHaveText(pages.map(({ title }) => title));
    await links.first().click();
    await expect(page).toHaveURL(`/page/${pages[0]!.slug}`);
    await expect(page).toHaveTitle(`${pages[0]!.title} | Örnek Kalıp Elemanları`);
    await expect(links.first()).toBeHidden();
    expect(await page.evaluate(() => (window as { isSameDocument?: boolean }).isSameDocument)).toBe(true);
  });

  test('the header changes its style beyond 50 px of scrolling, without layout shift', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const heightBefore = (await header.boundingBox())!.height;
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo(0, 50));
    await page.waitForTimeout(100);
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo(0, 60));
    await expect(header).toHaveAttribute('data-scrolled');
    expect((await header.boundingBox())!).toMatchObject({ y: 0, height: heightBefore });
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

  test('a new page begins at its top, has the focus and is announced; back restores the place', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, 500));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Kariyer' })
      .evaluate((link) => (link as HTMLElement).click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kariyer');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite]').filter({ hasText: /^Kariyer \| / })).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveTitle(/^Hakkımızda/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  });

  test('while the next page loads, a progress line shows and the content is busy', async ({ page }) => {
    await page.goto('/');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/products?**', async (route) => {
      await held;
      await route.continue();
    });
    await page.route('**/api/products', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Ürünler' }).click();
    await expect(page.getByRole('progressbar', { name: 'Sayfa yükleniyor' })).toBeVisible();
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL('/shop');
    await expect(page.getByRole('progressbar', { name: 'Sayfa yükleniyor' })).toHaveCount(0);
    await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('the menu opens, has the quote link, closes by Escape and on choosing a page', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menüyü aç' }).tap();
    await expect(menu.getByRole('link', { name: 'Teklif Al' })).toHaveAttribute('href', '/contact');
    await expect(menu.getByRole('link', { name: 'Yönetim Paneli' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menüyü aç' }).tap();
    await menu.getByText('Kurumsal').tap();
    await menu.getByRole('link', { name: 'Tarihçe' }).tap();
    await expect(page).toHaveTitle(/^Tarihçe/);
    await expect(menu).toBeHidden();
  });

  test("the panel's link shows with an admin stored, and not with a moderator or anything else", async ({ page }) => {
    await page.goto('/about');
    for (const { stored, isShown } of [
      { stored: '{"role":"admin"}', isShown: true },
      { stored: '{"role":"moderator"}', isShown: false },
      { stored: '{"role"', isShown: false },
      { stored: 'null', isShown: false },
      { stored: '7', isShown: false },
    ])
      await test.step(`${isShown ? 'shows' : 'does not show'} with ${stored} stored`, async () => {
        await page.evaluate((user) => localStorage.setItem('user', user), stored);
        await page.goto('/');
        await page.waitForFunction(
          () => performance.getEntriesByType('resource').length > 0 && document.readyState === 'complete',
        );
        await page.getByRole('button', { name: 'Menüyü aç' }).tap();
        const menu = page.getByRole('navigation', { name: 'Ana menü' });
        await expect(menu.getByRole('link', { name: 'Teklif Al' })).toBeVisible();
        const link = menu.getByRole('link', { name: 'Yönetim Paneli' });
        if (isShown) await expect(link).toHaveAttribute('href', '/admin');
        else await expect(link).toHaveCount(0);
      });
  });

  test('targets in header and menu are at least 44 px high', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menüyü aç' }).tap();
    await expect(
      page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Teklif Al' }),
    ).toBeVisible();
    const heights = await page
      .locator('.site-menu :is(a, button, summary):visible, .header-bar > button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('the menu lists the product groups; the footer opens its lists at a press, and is at most 700 px high', async ({
    page,
  }) => {
    await page.goto('/history');
    await page.getByRole('button', { name: 'Menüyü aç' }).tap();
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    await expect(menu.getByRole('link', { name: 'İtici Pimler' })).toHaveAttribute('href', /^\/shop\?category=/);
    await page.keyboard.press('Escape');
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(700);
    const link = footer.getByRole('link', { name: 'İtici Pimler' });
    await expect(link).toBeHidden();
    await footer.getByText('Ürün Grupları').tap();
    await expect(link).toBeVisible();
  });
});

test.describe('with high contrast', () => {
  test.use({ forcedColors: 'active' });

  test('what is chosen and what is pressed first have a ground, and stock keeps its shape', async ({ page }) => {
    await page.goto('/');
    const ground = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, pseudo);
    const paper = await ground('body');
    expect(await ground('.site-nav [aria-current]')).not.toBe(paper);
    expect(await ground('.home-hero .button--accent')).not.toBe(paper);
    expect(await ground('.home-parts .home-part--lit')).not.toBe(paper);
    expect(await ground('.stock--in_stock', '::before')).not.toBe(paper);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open and the header searches', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.locator('summary', { hasText: 'Kurumsal' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Hakkımızda' }),
    ).toBeVisible();
    await page.getByRole('banner').getByRole('searchbox').fill('kolon');
    await page.getByRole('banner').getByRole('button', { name: 'Ürün ara' }).click();
    await expect(page).toHaveURL('/shop?q=kolon');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Teklif Al' }),
    ).toBeVisible();
  });
});

test('a phone shows the way back alone, without a sign for a further step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/seri/z40-itici-pim');
  const steps = page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('listitem').filter({ visible: true });
  await expect(steps).toHaveCount(1);
  const signs = await steps.evaluate((step) => [
    getComputedStyle(step, '::before').content,
    getComputedStyle(step, '::after').content,
  ]);
  expect(signs).toEqual(['"‹"', 'none']);
});

test.describe('missing pages', () => {
  test('an unknown address is 404 in the layout, with search box and ways on', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    const reply = await page.goto('/boyle-bir-sayfa-yok');
    expect(reply!.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sayfa Bulunamadı');
    await expect(main.getByText('Aradığınız sayfa mevcut değil.')).toBeVisible();
    await expect(main.getByRole('searchbox', { name: 'Ürün ara' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ana Sayfaya Dön' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('banner')).toBeVisible();
    await main.getByRole('searchbox').fill('burç');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/shop?q=${encodeURIComponent('burç')}`);
  });

  test('an unknown product is looked for, and a quote asked for, by the name in its address', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 404/);
    for (const [path, words] of [
      ['/urun/z40-6x999-itici-pim', 'z40 6x999 itici pim'],
      [`/product/${encodeURIComponent('Z40/6X999')}`, 'Z40/6X999'],
    ] as const) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ürün Bulunamadı');
      await expect(main.getByRole('searchbox', { name: 'Ürün ara' })).toHaveValue(words);
      // The search's answer names sizes near by, and asks for the one that is missing.
      await expect(main.getByRole('link', { name: 'için teklif iste' })).toHaveAttribute(
        'href',
        `/contact?aranan=${encodeURIComponent(words)}`,
      );
    }
  });

  test('missing products, pages and posts lead to the product groups', async ({ page, problems, request }) => {
    problems.allow(/status of 404/);
    const categories = (await (await request.get('/api/categories?type=main')).json()) as {
      _id: string;
      name: string;
    }[];
    for (const path of ['/yok', '/urun/yok', '/page/yok', '/blog/yok', '/careers/yok-kalipci']) {
      await page.goto(path);
      const groups = page.getByRole('main').getByRole('region', { name: 'Ürün grupları' });
      await expect(groups.getByRole('listitem'), path).toHaveText(categories.map(({ name }) => name));
      await expect(groups.getByRole('link', { name: categories[0]!.name })).toHaveAttribute(
        'href',
        `/shop?category=${categories[0]!._id}`,
      );
    }
  });

  test('an in-page move to an unknown address shows the same view', async ({ page, problems }) => {
    problems.allow(/status of 404/); // the server is asked whether it leads on
    await page.goto('/about');
    await follow(page, '/yok');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayfa Bulunamadı');
  });
});

test.describe("a page's file that fails to load", () => {
  /** A product's page requests it when the pointer first moves. */
  const LATER = '**/assets/page-code-*.js';
  /**
   * Opens a product's page that seems to have been open for `ageMs`. @returns its path, the number of document
   * requests, and a wait until the page has missed the file
   */
  async function open(page: Page, ageMs: number) {
    let documents = 0;
    const {
      products: [product],
    } = (await (await page.request.get('/api/products?limit=1')).json()) as { products: { slug: string }[] };
    const path = `/urun/${product!.slug}`;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.addInitScript((age) => {
      performance.now = () => age;
      addEventListener('vite:preloadError', () => {
        document.documentElement.dataset['missed'] = '';
      });
    }, ageMs);
    await page.goto(path);
    return {
      path,
      documents: () => documents,
      missed: () => page.locator('html[data-missed]').waitFor({ state: 'attached' }),
    };
  }

  test('loads a new version for a page that has been open for long', async ({ page, problems }) => {
    problems.allow(/status of 404|Failed to fetch dynamically imported module/);
    let isGone = true;
    await page.route(LATER, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    const { path, documents } = await open(page, 60_000);
    await page.route(`**${path}`, (route) => {
      isGone = false;
      return route.continue();
    });
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(documents).toBe(2);
    await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    await follow(page, '/careers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kariyer');
    expect(documents()).toBe(2);
  });

  test('does not load a new page over and over', async ({ page, problems }) => {
    problems.allow(/status of 404|Failed to fetch dynamically imported module/);
    await page.route(LATER, (route) => route.fulfill({ status: 404 }));
    const { documents, missed } = await open(page, 1_000);
    await page.getByRole('heading', { level: 1 }).hover();
    await missed();
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Ürün ara' })).toBeVisible();
    expect(documents()).toBe(1);
  });

  test('does not take away the page being read while there is no network', async ({ page, context, problems }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
    const { documents, missed } = await open(page, 60_000);
    await context.setOffline(true);
    await page.getByRole('heading', { level: 1 }).hover();
    await missed();
    await page.getByRole('tab', { name: 'Teknik Özellikler' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Teknik Özellikler' })).toBeVisible();
    expect(documents()).toBe(1);
  });
});

test('has no layout shift while a slow machine still reads the page', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const width of [390, 1120, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expect(await layoutShift(page), `${width} px`).toBeLessThan(0.01);
  }
});

test.describe('the code of a page comes after its letters and pictures:', () => {
  const occasions: [string, (page: Page, release: () => void) => Promise<void>][] = [
    [
      'once all of them have loaded',
      async (page, release) => {
        release();
        await page.waitForLoadState();
        await page.clock.runFor(50);
      },
    ],
    [
      'on any key press',
      async (page) => {
        await page.keyboard.press('Shift');
        await page.clock.runFor(50);
      },
    ],
    [
      'after three seconds in any case',
      async (page) => {
        await page.clock.runFor(3_050);
      },
    ],
  ];
  for (const [occasion, deed] of occasions) {
    test(occasion, async ({ context, request }) => {
      const {
        products: [product],
      } = (await (await request.get('/api/products?limit=1')).json()) as { products: { slug: string }[] };
      const page = await context.newPage();
      await stopClock(page);
      const { promise: picture, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/img/products/**', async (route) => {
        await picture;
        await route.continue();
      });
      const scripts: string[] = [];
      page.on('request', (one) => {
        if (one.resourceType() === 'script') scripts.push(new URL(one.url()).pathname);
      });
      await page.goto(`/urun/${product!.slug}`, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The document does not wait for the start script; it hears no key before it has run, and marks an empty cart.
      await page.locator('html[data-no-cart]').waitFor({ state: 'attached' });
      await page.clock.runFor(2_900);
      expect(scripts).toEqual([expect.stringMatching(/\/start-[\w-]+\.js$/)]);
      await deed(page, release);
      await page.locator('html[data-alive]').waitFor({ state: 'attached' });
      release();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('the footer’s form keeps what is typed from page to page, also where an extension has styled its field', async ({
  page,
}) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill('ayse@kalip.example');
  await field.evaluate((input) => {
    input.style.caretColor = 'auto';
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kariyer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kariyer');
  await expect(field).toHaveValue('ayse@kalip.example');
});
