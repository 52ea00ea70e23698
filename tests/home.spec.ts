// The home page's sections: their content, and their content after a failed call.
import type { Page, Route } from '@playwright/test';
import { checkAxe, expect, stopClock, test } from './fixtures.ts';

const FAILURE = { status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } };
interface Slide {
  _id: string;
  title: string;
  link: string;
  buttonText: string;
}
interface Post {
  slug: string;
  title: string;
  excerpt: string;
  tags: string[];
  views: number;
  readTime: number;
}

const slider = (page: Page) => page.getByRole('region', { name: 'Öne çıkanlar' });
const brands = (page: Page) => page.getByRole('region', { name: 'Referanslar', exact: true });
/** Label of the marked dot, with its place from 1. */
const current = (carousel: ReturnType<typeof slider>) =>
  carousel.locator('.carousel-dots [aria-current]').getAttribute('aria-label');

/**
 * Lets the time pass after which a carousel advances by itself; a little more if the page had not yet begun to count.
 */
async function goesOn(page: Page, carousel: ReturnType<typeof slider>, afterMs: number, next: string): Promise<void> {
  const before = await current(carousel);
  await page.clock.runFor(afterMs);
  await expect
    .poll(async () => {
      if ((await current(carousel)) === before) await page.clock.runFor(500);
      return current(carousel);
    })
    .toBe(next);
}

/** Opens the home page by in-page navigation, so that the browser makes the calls. */
async function goHome(page: Page, routes: Record<string, (route: Route) => Promise<void>>): Promise<void> {
  await page.goto('/contact');
  for (const [pattern, answer] of Object.entries(routes)) await page.route(pattern, answer);
  await page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link', { name: 'Ana Sayfa' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ölçüyü yazın');
}

test('the sections are in their order; the strip has at most five features, each with an icon; the blog block features the first post and shows five more; the program shows all its parts', async ({
  page,
  request,
}) => {
  await test.step('the sections are in their order', async () => {
    await page.goto('/');
    const names = await page
      .locator('main')
      .getByRole('region')
      .evaluateAll((all) =>
        all.map(
          (one) =>
            one.getAttribute('aria-label') ??
            document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent,
        ),
      );
    const order = [
      'Öne çıkanlar',
      'Neden biz',
      'Ürün grupları',
      'Kalıp Elemanları CAD Kütüphanesi',
      'Çizimde ne yazıyorsa, kutudan o çıkar.',
      'Kalıp tekniği üzerine',
      'Referanslar',
    ];
    expect(names.filter((name) => order.includes(name ?? ''))).toEqual(order);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeInViewport();
  });
  await test.step('the strip has at most five features, each with an icon', async () => {
    const features = (await (await request.get('/api/features')).json()) as {
      title: string;
      isActive: boolean;
      sortOrder: number;
    }[];
    const items = page.getByRole('region', { name: 'Neden biz' }).getByRole('listitem');
    await expect(items.getByRole('heading')).toHaveText(features.slice(0, 5).map(({ title }) => title));
    await expect(items.first().locator('use')).toHaveAttribute('href', /^\/icons\.svg#(?!neutral)/);
  });
  await test.step('the blog block features the first post and shows five more, with tags, read time and views', async () => {
    const { items: posts } = (await (await request.get('/api/blogs/published?limit=6')).json()) as { items: Post[] };
    const block = page.getByRole('region', { name: 'Kalıp tekniği üzerine' });
    await expect(block.getByRole('heading', { level: 3 })).toHaveText(posts.map(({ title }) => title));
    await expect(block.getByRole('link', { name: posts[0]!.title })).toHaveAttribute('href', `/blog/${posts[0]!.slug}`);
    await expect(block.getByRole('link', { name: 'Tüm yazılar' })).toHaveAttribute('href', '/blog');
    const first = block.locator('.blog-card').first();
    await expect(first.getByRole('list', { name: 'Etiketler' }).getByRole('listitem')).toHaveText([
      ...posts[0]!.tags.slice(0, 2),
      `+${posts[0]!.tags.length - 2}`,
    ]);
  });
  await test.step('the program shows all its parts; without a real link a notice says that the download will start', async () => {
    const program = (await (await request.get('/api/programs/active')).json()) as {
      name: string;
      version: string;
      features: string[];
      systemRequirements: string[];
      fileSize: string;
      lastUpdate: string;
    };
    const section = page.getByRole('region', { name: program.name });
    for (const text of [
      `Sürüm ${program.version}`,
      ...program.features,
      ...program.systemRequirements,
      program.fileSize,
      program.lastUpdate,
    ])
      await expect(section.getByText(text, { exact: true })).toBeVisible();
    const notice = section.getByRole('alert');
    await expect(notice).toHaveCount(0);
    await section.getByRole('link', { name: 'İndir' }).click();
    await expect(notice).toContainText('indirme işlemi başlayacaktır');
  });
});

test.describe('the opening', () => {
  interface Found {
    groups: {
      family: { standards: string[]; materialNumber: string };
      hits: { product: { code: string; slug: string } }[];
    }[];
  }

  test('shows h1, search and an article of the answer in the first view of a phone; the searches beside it find it', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const main = page.getByRole('main');
    const row = main.getByRole('region', { name: 'Örnek ürün' });
    for (const part of [main.getByRole('heading', { level: 1 }), main.getByRole('searchbox'), row])
      await expect(part).toBeInViewport({ ratio: 1 });
    const example = await main.getByRole('searchbox').getAttribute('placeholder');
    const { groups } = (await (
      await request.get(`/api/catalogue/search?q=${encodeURIComponent(example!)}`)
    ).json()) as Found;
    const [{ family, hits }] = groups as [Found['groups'][number]];
    const { code, slug } = hits[0]!.product;
    await expect(row.getByRole('link')).toHaveAttribute('href', `/urun/${slug}`);
    await expect(row).toContainText(`${code} ${family.standards[0]}`);
    await expect(row.locator('.stock')).toHaveText('Stokta');
    const searches = main.locator('.home-examples').getByRole('link');
    await expect(searches).toHaveText([code, example!, family.standards[0]!, family.materialNumber]);
    for (const href of await searches.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))) {
      const { total } = (await (await request.get(href.replace('/shop', '/api/products'))).json()) as { total: number };
      expect(total, href).toBeGreaterThan(0);
    }
    await row.getByRole('button', { name: /^Sepete ekle/ }).click();
    await expect(page.getByRole('status').filter({ hasText: 'sepet' })).toBeVisible();
  });

  test('counts families, articles and stock as the catalogue does', async ({ page, request }) => {
    const { total, articleTotal, inStockTotal } = (await (await request.get('/api/families?limit=1')).json()) as Record<
      string,
      number
    >;
    const format = (n: number | undefined) => n!.toLocaleString('tr-TR');
    await page.goto('/');
    await expect(page.locator('.home-hero .lead')).toContainText(`${format(total)} seri, ${format(articleTotal)}`);
    const facts = page.locator('.home-facts > div');
    await expect(facts).toHaveCount(4);
    await expect(facts.first()).toHaveText(`stokta${format(inStockTotal)}`);
    await expect(facts.nth(1)).toHaveText(/aynı gün sevk sınırı\d\d:\d\d/);
  });

  test('stands without totals and example when their calls fail', async ({ page, problems }) => {
    problems.allow(/status of 500/);
    await goHome(page, {
      '**/api/families?**': (route) => route.fulfill(FAILURE),
      '**/api/catalogue/search?**': (route) => route.fulfill(FAILURE),
    });
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Örnek ürün' })).toHaveCount(0);
    await expect(page.locator('.home-examples')).toHaveCount(0);
    await expect(page.locator('.home-facts')).not.toContainText('stokta');
    await expect(page.locator('.home-hero .lead')).not.toContainText(/\d/);
  });

  test('refuses a blank search', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(page.locator('html')).toHaveAttribute('data-alive');
    await main.getByRole('searchbox').fill('   ');
    await main.getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(main.getByRole('alert')).toHaveText('Boş karakter arayamazsınız!');
    await expect(page).toHaveURL('/');
  });
});

test.describe('content far below', () => {
  const isLaidOut = (page: Page) =>
    page
      .getByRole('heading', { name: 'Çizimde ne yazıyorsa, kutudan o çıkar.' })
      .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));

  test('is laid out once the rest of the page is there', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    expect(await isLaidOut(page)).toBe(false);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return isLaidOut(page);
      })
      .toBe(true);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is laid out when the visitor comes near', async ({ page }) => {
      await page.goto('/');
      expect(await isLaidOut(page)).toBe(false);
      await page.getByRole('region', { name: 'Çizimde ne yazıyorsa, kutudan o çıkar.' }).scrollIntoViewIfNeeded();
      await expect.poll(() => isLaidOut(page)).toBe(true);
    });
  });
});

test.describe('the slider', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows the active slides with their links; its first picture is loaded first', async ({ page, request }) => {
    const slides = (await (await request.get('/api/sliders/active')).json()) as Slide[];
    await page.goto('/');
    const items = slider(page).getByRole('listitem');
    await expect(items).toHaveCount(slides.length);
    for (const [i, { title, link, buttonText }] of slides.entries()) {
      await expect(items.nth(i).getByRole('heading')).toHaveText(title);
      await expect(items.nth(i).getByRole('link', { name: buttonText })).toHaveAttribute('href', link);
    }
    const preload = page.locator('link[rel=preload][as=image]');
    await expect(preload).toHaveAttribute('imagesrcset', /\/img\/slider\//);
    await expect(preload).toHaveAttribute('media', '(min-width: 901px)');
  });

  test('narrow screens ask for pictures below the first view after the first paint', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await slider(page).scrollIntoViewIfNeeded();
    const picture = slider(page).locator('img').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const { firstPaint, asked } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/img/slider/'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(0);
    for (const startTime of asked) expect(startTime).toBeGreaterThan(firstPaint);
  });

  test('loads the next picture shortly before its turn, and no other', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    const ways = () =>
      slider(page)
        .locator('.home-slide img')
        .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).loading));
    await expect(slider(page).getByRole('button', { name: 'Gösterimi duraklat' })).toBeVisible();
    expect(await ways()).toEqual(['lazy', 'lazy', 'lazy', 'lazy']);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return ways();
      })
      .toEqual(['lazy', 'eager', 'lazy', 'lazy']);
    expect(await current(slider(page))).toBe('1 / 4');
  });

  test('advances every five seconds, from the last to the first; pauses under the pointer and by its button', async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto('/');
    const region = slider(page);
    await expect(region.getByRole('button', { name: 'Gösterimi duraklat' })).toBeVisible();
    expect(await current(region)).toBe('1 / 4');
    for (const next of ['2 / 4', '3 / 4', '4 / 4', '1 / 4']) await goesOn(page, region, 5_000, next);
    await region.hover();
    await page.clock.runFor(11_000);
    expect(await current(region)).toBe('1 / 4');
    await page.mouse.move(0, 0);
    await goesOn(page, region, 5_000, '2 / 4');
    await region.getByRole('button', { name: 'Gösterimi duraklat' }).click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(11_000);
    expect(await current(region)).toBe('2 / 4');
    await region.getByRole('button', { name: 'Gösterimi sürdür' }).click();
    await page.mouse.move(0, 0);
    await goesOn(page, region, 5_000, '3 / 4');
  });

  test('moves by its buttons, its dots and the arrow keys, in both directions; keyboard focus stops the clock', async ({
    page,
  }) => {
    await stopClock(page);
    await page.goto('/');
    const region = slider(page);
    await expect(region.getByRole('button', { name: 'Önceki' })).toBeVisible();
    await region.getByRole('button', { name: 'Önceki' }).click();
    await expect.poll(() => current(region)).toBe('4 / 4');
    await region.getByRole('button', { name: 'Sonraki' }).click();
    await expect.poll(() => current(region)).toBe('1 / 4');
    await region.getByRole('button', { name: '3 / 4' }).click();
    await expect.poll(() => current(region)).toBe('3 / 4');
    await page.mouse.move(0, 0);
    await region.getByRole('list').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => current(region)).toBe('2 / 4');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => current(region)).toBe('1 / 4');
    await page.clock.runFor(11_000);
    expect(await current(region)).toBe('1 / 4');
  });

  test('counts its pages on a phone, where there are many', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await stopClock(page);
    await page.goto('/');
    const count = brands(page).locator('.carousel-count');
    await brands(page).getByRole('button', { name: 'Sonraki' }).click();
    await expect(count).toHaveText('2 / 9');
    await expect(count).toBeVisible();
    await expect(slider(page).locator('.carousel-count')).toBeHidden();
  });

  test('follows a swipe', async ({ page }) => {
    await stopClock(page);
    await page.goto('/');
    const region = slider(page);
    await region.hover();
    await region
      .getByRole('list')
      .evaluate((list) => list.scrollTo({ left: list.clientWidth * 2, behavior: 'instant' }));
    await expect
      .poll(async () => {
        await page.clock.runFor(200); // the scrolling has come to rest
        return current(region);
      })
      .toBe('3 / 4');
  });

  test('does not move by itself for visitors with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    const region = slider(page);
    await expect(region.getByRole('button', { name: 'Sonraki' })).toBeVisible();
    await page.clock.runFor(11_000);
    expect(await current(region)).toBe('1 / 4');
    await region.getByRole('button', { name: 'Sonraki' }).click();
    await expect.poll(() => current(region)).toBe('2 / 4');
  });

  test('has no controls with one slide, and is left out with none', async ({ page, request }) => {
    const slides = (await (await request.get('/api/sliders/active')).json()) as Slide[];
    await goHome(page, { '**/api/sliders/active': (route) => route.fulfill({ json: slides.slice(0, 1) }) });
    await expect(slider(page).getByRole('listitem')).toHaveCount(1);
    await expect(slider(page).getByRole('button')).toHaveCount(0);
    await goHome(page, { '**/api/sliders/active': (route) => route.fulfill({ json: [] }) });
    await expect(slider(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Parça listesi' })).toBeVisible();
  });
});

test('without JavaScript shows the first slide, scrolls to the others, and has no dead buttons', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/');
  await slider(page).scrollIntoViewIfNeeded();
  await expect(slider(page).getByRole('heading').first()).toBeInViewport();
  await expect(slider(page).getByRole('heading').nth(1)).not.toBeInViewport();
  await expect(page.getByRole('button', { name: /Sonraki|Önceki|duraklat/ })).toHaveCount(0);
  expect(
    await slider(page)
      .getByRole('list')
      .evaluate((list) => list.scrollWidth > list.clientWidth * 3),
  ).toBe(true);
  await page.getByRole('link', { name: 'İndir' }).click();
  await expect(page.getByText('indirme işlemi başlayacaktır')).toBeVisible();
  await context.close();
});

test('an unknown icon class shows a neutral mark', async ({ page }) => {
  const feature = {
    _id: 'a',
    title: 'Deneme',
    description: 'x',
    icon: 'fa-yok-boyle',
    isActive: true,
    sortOrder: 1,
    version: 1,
  };
  await goHome(page, {
    '**/api/features': (route) =>
      route.fulfill({ json: [feature, { ...feature, _id: 'b', title: 'Gizli', isActive: false }] }),
  });
  const items = page.getByRole('region', { name: 'Neden biz' }).getByRole('listitem');
  await expect(items).toHaveCount(1);
  await expect(items.locator('use')).toHaveAttribute('href', '/icons.svg#neutral');
});

test('a post without excerpt, read time and views shows replacements', async ({ page }) => {
  const post = (n: number) => ({
    _id: `p${n}`,
    slug: `yazi-${n}`,
    title: `Yazı ${n}`,
    excerpt: '',
    contentText: 'a'.repeat(240),
    featuredImage: '',
    category: 'Kalite',
    author: 'x',
    readTime: 0,
    views: 0,
    tags: ['bir', 'iki'],
    isPublished: true,
    createdAt: '2026-01-31T22:30:00.000Z',
  });
  await goHome(page, { '**/api/blogs/published**': (route) => route.fulfill({ json: [post(1), post(2)] }) });
  const cards = page.locator('.blog-card');
  await expect(cards.nth(0).getByText(`${'a'.repeat(200)}…`, { exact: true })).toBeVisible();
  await expect(cards.nth(1).getByText(`${'a'.repeat(150)}…`, { exact: true })).toBeVisible();
  await expect(cards.nth(1)).toContainText('5 dk okuma');
  await expect(cards.nth(1)).toContainText('0 görüntülenme');
  await expect(cards.nth(1)).toContainText('1 Şubat 2026');
  await expect(cards.nth(1).getByText(/^\+/)).toHaveCount(0);
});

test('a real link is used; without an active program the section is hidden', async ({ page, request, problems }) => {
  problems.allow(/status of 404/);
  const program = (await (await request.get('/api/programs/active')).json()) as { name: string };
  await goHome(page, {
    '**/api/programs/active': (route) => route.fulfill({ json: { ...program, downloadLink: '/files/kutuphane.zip' } }),
  });
  await expect(page.getByRole('link', { name: 'İndir' })).toHaveAttribute('href', '/files/kutuphane.zip');
  await goHome(page, {
    '**/api/programs/active': (route) =>
      route.fulfill({ status: 404, json: { error: 'x', message: 'x', code: 'NOT_FOUND' } }),
  });
  await expect(page.getByRole('region', { name: program.name })).toHaveCount(0);
  await expect(page.getByText('Program bilgileri yüklenirken hata oluştu')).toHaveCount(0);
});

test.describe('the references', () => {
  test('advance every four seconds and wrap', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await stopClock(page);
    await page.goto('/');
    const region = brands(page);
    await expect(region.getByRole('button', { name: 'Gösterimi duraklat' })).toBeVisible();
    for (const next of ['2 / 3', '3 / 3', '1 / 3']) await goesOn(page, region, 4_000, next);
  });
});

test.describe('a failed call affects its own block only', () => {
  const others = async (page: Page) => {
    await expect(page.getByRole('region', { name: 'Ürün grupları' })).toBeVisible();
    await expect(page.getByRole('region', { name: /kutudan o çıkar/ })).toBeVisible();
  };

  for (const how of ['500', 'network'] as const) {
    const fail = (route: Route) => (how === '500' ? route.fulfill(FAILURE) : route.abort());

    test(`slides, features and program (${how}): built-in content`, async ({ page, problems }) => {
      problems.allow(/status of 500|ERR_FAILED/);
      await goHome(page, { '**/api/sliders/active': fail, '**/api/features': fail, '**/api/programs/active': fail });
      await expect(slider(page).getByRole('listitem')).toHaveCount(2);
      await expect(slider(page).getByRole('link', { name: 'Ürünleri İncele' })).toHaveAttribute('href', '/shop');
      await expect(page.getByRole('region', { name: 'Neden biz' }).getByRole('listitem')).toHaveCount(5);
      await expect(page.getByText('Program bilgileri yüklenirken hata oluştu')).toBeVisible();
      await expect(
        page.getByRole('region', { name: /CAD Kütüphanesi/ }).getByText('Sistem gereksinimleri'),
      ).toBeVisible();
      await others(page);
      await checkAxe(page);
    });

    test(`blogs (${how}): an error line; references: hidden`, async ({ page, problems }) => {
      problems.allow(/status of 500|ERR_FAILED/);
      await goHome(page, { '**/api/blogs/published**': fail, '**/api/references': fail });
      await expect(
        page.getByRole('region', { name: 'Kalıp tekniği üzerine' }).getByText('Blog yüklenirken hata oluştu.'),
      ).toBeVisible();
      await expect(brands(page)).toHaveCount(0);
      await others(page);
    });
  }

  test('an empty list is no failure: the block is hidden', async ({ page }) => {
    const empty = (route: Route) => route.fulfill({ json: [] });
    await goHome(page, { '**/api/features': empty, '**/api/blogs/published**': empty, '**/api/references': empty });
    await expect(page.getByRole('region', { name: 'Neden biz' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Kalıp tekniği üzerine' })).toHaveCount(0);
    await expect(brands(page)).toHaveCount(0);
    await others(page);
  });
});
