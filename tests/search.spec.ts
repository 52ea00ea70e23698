// The search dialog, in every state.
import type { APIRequestContext, Page } from '@playwright/test';
import { checkAxe, checkNoOverflow, expect, layoutShift, stopClock, test, untilAtRest } from './fixtures.ts';

const CALL = '**/api/catalogue/search?**';
/** A reply without anything. */
const NOTHING = {
  code: null,
  categories: [],
  families: [],
  groups: [],
  groupCount: 0,
  total: 0,
  didYouMean: null,
  corrected: null,
  guess: null,
  understood: [],
  quantity: null,
  ruler: null,
  near: [],
  beside: [],
  exactCount: 0,
  unknown: [],
  nearest: null,
  explanation: null,
};

interface Reply {
  families: { name: string; slug: string }[];
  groups: {
    family: { name: string; slug: string };
    total: number;
    filter: Record<string, string>;
    hits: { product: { name: string; code: string; slug: string } }[];
  }[];
  total: number;
}
const replyTo = async (request: APIRequestContext, q: string) =>
  (await (await request.get('/api/catalogue/search', { params: { q, limit: '6' } })).json()) as Reply;

async function open(page: Page) {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Ürün ara' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ürün ara' });
  await expect(dialog).toBeVisible();
  const box = dialog.getByRole('searchbox', { name: 'Ürün ara' });
  await expect(box).toBeFocused();
  return { dialog, box };
}

/** Collects the queries that the page sends to the server. */
function askedQueries(page: Page): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/catalogue/search') queries.push(searchParams.get('q')!);
  });
  return queries;
}

test('loads no code with the first page', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(files.filter((file) => /search-dialog|found-/.test(file))).toEqual([]);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(files.some((file) => file.includes('search-dialog'))).toBe(true);
});

test('opens by the button, by / and by Ctrl+K, begins with the prompt, closes by Escape and returns the focus', async ({
  page,
}) => {
  const { dialog, box } = await open(page);
  await expect(dialog.getByText('Ürün Ara...')).toBeVisible();
  await box.fill('kol');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ürün ara' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await expect(box).toHaveValue('');
  await dialog.getByRole('button', { name: 'Aramayı kapat' }).click();
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await checkAxe(page);
});

test('opens again when asked for while it closes', async ({ page }) => {
  const { dialog } = await open(page);
  // At once: the browser reports a close some time later.
  await dialog.getByRole('button', { name: 'Aramayı kapat' }).evaluate((button: HTMLElement) => {
    button.click();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 100);
      }),
  ); // the late event
  await expect(dialog).toBeVisible();
  await dialog.getByRole('searchbox').press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('types / as a letter in a text field', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('main').getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('1/2');
  await expect(box).toHaveValue('1/2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a blank query warns and sends nothing', async ({ page }) => {
  const queries = askedQueries(page);
  const { dialog, box } = await open(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Boş karakter arayamazsınız!');
  await box.fill('   ');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Boş karakter arayamazsınız!');
  expect(queries).toEqual([]);
});

test('shows name, code, picture and price or the quote wording, and leads to product, families and all results', async ({
  page,
  request,
}) => {
  const { groups, families } = await replyTo(request, 'kolon');
  const found = groups.flatMap(({ hits }) => hits.map(({ product }) => product));
  const { dialog, box } = await open(page);
  await box.fill('kolon');
  const results = dialog.locator('.hit');
  await expect(results).toHaveCount(found.length);
  await expect(results.first()).toContainText(found[0]!.name);
  await expect(results.first()).toContainText(found[0]!.code);
  await expect(results.first()).toContainText(/\$\d|Teklif Al/);
  await expect(results.first()).toContainText(/Stokta|Siparişe göre|Stokta yok/);
  await expect
    .poll(() =>
      results
        .first()
        .locator('img')
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  const named = dialog.getByRole('navigation', { name: 'Seriler' }).getByRole('link', { name: families[0]!.name });
  await expect(named).toHaveAttribute('href', `/seri/${families[0]!.slug}`);
  await expect(dialog.getByRole('navigation', { name: 'Kategoriler' }).getByRole('link').first()).toBeVisible();
  const [{ family, total }] = groups as [Reply['groups'][number]];
  await expect(
    dialog.getByRole('link', { name: `${total} eşleşmenin tümü: ${family.name}`, exact: true }),
  ).toHaveAttribute('href', `/seri/${family.slug}`);
  await expect(dialog.getByRole('link', { name: 'Tüm sonuçlar' })).toHaveAttribute('href', '/shop?q=kolon');
  await checkAxe(page);
  await results.first().getByRole('link').first().click();
  await expect(page).toHaveURL(`/urun/${found[0]!.slug}`);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('the link to all sizes of a family carries what the text says of them', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('imbus m6');
  await expect(dialog.getByRole('link', { name: /eşleşmenin tümü/ }).first()).toHaveAttribute(
    'href',
    /^\/seri\/[\w-]+\?\w+=M6#secim$/,
  );
});

test('a size is found first, and goes into the cart without leaving the page', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('itici pim 6x200');
  const best = dialog.locator('.hit').first();
  await expect(best).toContainText('Z40-6X200');
  await expect(best.locator('b')).toHaveText(['Ø6×200']);
  await expect(dialog.locator('.hit--best')).toHaveCount(1);
  await checkAxe(page);
  await best.getByRole('button', { name: /^Adedi artır/ }).click();
  await best.getByRole('button', { name: /^Sepete 2 adet ekle/ }).click();
  await expect(dialog.getByText('Ürün sepete eklendi.')).toBeVisible();
  await expect(best.getByRole('button', { name: '✓ 2 sepette' })).toBeFocused();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/about');
  expect(
    await page.evaluate(() => Object.values(localStorage).some((text) => /Ø6×200 mm.*"quantity":2/.test(text))),
  ).toBe(true);
  await box.press('Shift+Enter'); // is in the cart: a second press adds nothing
  await best.getByRole('button', { name: /^Adedi azalt/ }).click();
  await box.press('Shift+Enter');
  await expect(page.getByRole('link', { name: 'Sepet, 3 adet', includeHidden: true })).toHaveCount(1);
  await expect(best.getByRole('button', { name: '✓ 3 sepette' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.toasts').getByRole('link', { name: 'Sepete git' })).toBeVisible();
  await page.locator('.toasts').getByRole('link', { name: 'Sepete git' }).click();
  await expect(page).toHaveURL('/cart');
});

test('Enter opens the product whose code is typed, before and after the answer', async ({ page }) => {
  for (const isAwaited of [false, true]) {
    const { dialog, box } = await open(page);
    await box.fill('z40-6x200');
    if (isAwaited) await expect(dialog.locator('.hit--best')).toContainText('Z40-6X200');
    await box.press('Enter');
    await expect(page).toHaveURL(/^[^?]*\/urun\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ø6×200');
    await expect(dialog).toHaveCount(0);
  }
});

test('what is in the cart says so from the start, until its pieces are changed', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('itici pim 6x200 20 adet');
  const best = dialog.locator('.hit--best');
  await expect(best.getByRole('spinbutton')).toHaveValue('20');
  await box.press('Shift+Enter');
  await expect(best.getByRole('button', { name: '✓ 20 sepette' })).toBeVisible();
  await page.goto('/shop?q=Z40-6X200');
  const hit = page.locator('.hit--best');
  await expect(hit.getByRole('button', { name: '✓ 20 sepette' })).toBeVisible();
  await hit.getByRole('spinbutton').fill('3');
  await expect(hit.getByRole('button', { name: /^Sepete 3 adet ekle/ })).toBeVisible();
});

test('Enter opens the best hit once it is shown', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('itici pim 6x200');
  await expect(dialog.locator('.hit--best')).toContainText('↵ aç');
  await box.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/urun\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ø6×200');
});

test('sizes next to the one that was found lead to their products', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('itici pim 6x200');
  const beside = dialog.getByRole('navigation', { name: 'Yakın ölçüler' });
  await expect(beside.getByRole('link')).toHaveText(['6 × 160', '6 × 250', '5,5 × 200', '6,2 × 200']);
  await beside.getByRole('link', { name: '6 × 250' }).click();
  await expect(page.getByText('Z40-6X250').first()).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a size that is not made is answered by the values around it and the nearest sizes', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('ittici pim 6x210');
  const ruler = dialog.getByRole('region', { name: 'Ø6 × 210 standart boy değil' });
  await expect(ruler).toContainText('d1 = 6 mm. En yakın standart boylar 200 ve 250 mm.');
  await expect(ruler.getByText(/^Boy, standart değerler: 100, 125, 160, /)).toHaveCount(1);
  await expect(ruler.getByRole('link')).toHaveText([
    '6 × 250’yi seç, 40 mm kısalt',
    '6 × 200’ü seç',
    '210 mm için teklif iste',
  ]);
  await expect(ruler.getByRole('link').last()).toHaveAttribute(
    'href',
    `/contact?aranan=${encodeURIComponent('ittici pim 6x210')}`,
  );
  await expect(dialog.locator('.hit--best')).toHaveCount(0);
  await expect(dialog.locator('.hit').first()).toContainText('Z40-6X200');
  await expect(dialog.locator('.hit').first()).toContainText('Boy −10 mm');
  await checkAxe(page);
  await ruler.getByRole('link', { name: '6 × 200’ü seç' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ø6×200');
});

test('a part that was understood is taken out by pressing it, and a guess is taken back', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('ittici pim 6x200 20 adet');
  const understood = dialog.getByRole('navigation', { name: 'Anlaşılan' }).getByRole('link');
  await expect(understood).toHaveText([
    'ittici pim → İtici pim: “ittici pim” yazıldığı gibi aransın',
    'd1 = 6 mm: “6x200” ifadesini kaldır',
    'L = 200 mm: “6x200” ifadesini kaldır',
    'Adet 20: “20 adet” ifadesini kaldır',
  ]);
  await expect(dialog.getByText('itici pim olarak arandı. Yine de “ittici” ara')).toBeVisible();
  await checkAxe(page);
  await understood.last().click();
  await expect(box).toHaveValue('ittici pim 6x200');
  await expect(box).toBeFocused();
  await expect(understood).toHaveCount(3);
  await dialog.getByRole('link', { name: 'Yine de “ittici” ara' }).click();
  await expect(dialog.getByText('“ittici” katalogda geçmiyor; kalan sözcüklerle arandı.')).toBeVisible();
  await expect(box).toHaveValue('ittici pim 6x200');
  await expect(dialog.getByRole('link', { name: 'Tüm sonuçlar' })).toHaveAttribute(
    'href',
    '/shop?q=ittici%20pim%206x200&tam=1',
  );
  await dialog.getByRole('link', { name: 'Yazım hataları düzeltilerek ara' }).click();
  await expect(dialog.getByText('itici pim olarak arandı.')).toBeVisible();
  await box.fill('Z40-6X200');
  await expect(understood).toHaveText(['kod Z40-6X200: “Z40-6X200” ifadesini kaldır']);
  await understood.click();
  await expect(box).toHaveValue('');
  await expect(dialog.getByText('Ürün Ara...')).toBeVisible();
});

test('a guess is one line, which searches for the corrected text in the window', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('itci');
  await dialog.getByRole('link', { name: 'Bunu mu demek istediniz: itici' }).click();
  await expect(box).toHaveValue('itici');
  await expect(box).toBeFocused();
  await expect(dialog.getByText(/demek istediniz/)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
});

test('a product without a price offers a quote', async ({ page, problems }) => {
  problems.allow(/api\/products\/X-1/); // missing from every catalogue
  const product = {
    _id: 'x',
    code: 'X-1',
    name: 'Özel pim',
    slug: 'ozel-pim',
    img: [],
    mainImage: null,
    price: null,
    stockStatus: 'made_to_order',
  };
  const hit = { product, level: 'text', reason: '', differs: [] };
  const group = { family: null, name: 'Özel pim', total: 1, level: 'text', isSoft: false, missing: [], filter: {} };
  await page.route(CALL, (route) =>
    route.fulfill({ json: { ...NOTHING, total: 1, groupCount: 1, groups: [{ ...group, hits: [hit] }] } }),
  );
  const { dialog, box } = await open(page);
  await box.fill('özel');
  await expect(dialog.getByRole('button', { name: /^Sepete ekle/ })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: /Özel pim/ })).toHaveAttribute('href', '/urun/ozel-pim');
  await expect(dialog.locator('img')).toHaveAttribute('src', '/placeholder.svg');
  await checkAxe(page);
  await dialog.getByRole('link', { name: 'X-1 için teklif al' }).click();
  await expect(page).toHaveURL('/contact?urun=X-1');
  await expect(page.getByLabel('Konu')).toHaveValue('Teklif talebi');
  await expect(page.getByLabel('Adet: X-1')).toHaveValue('1');
  await expect(dialog).toHaveCount(0);
});

test('the arrow keys walk through the results', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('burç');
  const links = dialog.locator('.found-links, .hits, .found-head').getByRole('link');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
});

test('reports an empty result', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('qqxyzq');
  await expect(dialog.getByText('"qqxyzq" için ürün bulunamadı')).toBeVisible();
  await checkAxe(page);
});

test('where nothing is found, nearest words and families are offered, and a quote for the text', async ({ page }) => {
  const { dialog, box } = await open(page);
  await box.fill('sütunn');
  await expect(dialog.getByText('"sütunn" için ürün bulunamadı')).toBeVisible();
  const words = dialog.getByRole('navigation', { name: 'En yakın sözcükler' }).getByRole('link');
  const word = (await words.first().textContent())!;
  await expect(dialog.getByRole('navigation', { name: 'Yakın seriler' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/seri\//,
  );
  await checkAxe(page);
  await words.first().click();
  await expect(box).toHaveValue(word);
  await expect(dialog.locator('.hit').first()).toBeVisible();
  await box.fill('sütunn');
  await dialog.getByRole('link', { name: '“sütunn” için teklif isteyin' }).click();
  await expect(page).toHaveURL(`/contact?aranan=${encodeURIComponent('sütunn')}`);
  await expect(page.getByLabel('Konu')).toHaveValue('Teklif talebi');
  await expect(page.getByLabel('Adet: sütunn')).toHaveValue('1');
  await expect(dialog).toHaveCount(0);
});

test('shows skeletons while it waits, and reports a failed search with another try', async ({ page, problems }) => {
  problems.allow(/status of 500/);
  let isBroken = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CALL, async (route) => {
    await held;
    if (isBroken) await route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } });
    else await route.continue();
  });
  const { dialog, box } = await open(page);
  await box.fill('kolon');
  await expect(dialog.locator('.skeleton').first()).toBeVisible();
  release();
  await expect(dialog.getByRole('alert')).toHaveText('Ürün getirme hatası!');
  isBroken = false;
  await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(dialog.locator('.hit').first()).toBeVisible();
});

test('asks once after a pause, at once on Enter, and a newer query cancels the older', async ({ page }) => {
  const queries = askedQueries(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).searchParams.get('q') ?? ''));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/catalogue/search?q=kolon&**', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await stopClock(page);
  const { dialog, box } = await open(page);
  await box.pressSequentially('kolon');
  await page.clock.runFor(100);
  expect(queries).toEqual([]);
  await page.clock.runFor(50);
  await expect.poll(() => queries).toEqual(['kolon']);
  await box.fill('z40/5');
  await page.keyboard.press('Enter');
  await expect.poll(() => queries).toEqual(['kolon', 'z40/5']);
  await expect.poll(() => failed).toContain('kolon');
  release();
  await page.clock.runFor(400);
  await page.waitForTimeout(400);
  await expect(dialog.getByText(/kolon/i)).toHaveCount(0);
  expect(queries).toEqual(['kolon', 'z40/5']);
});

test('more than 100 characters cannot be typed', async ({ page }) => {
  const { box } = await open(page);
  await page.keyboard.insertText('a'.repeat(150));
  expect((await box.inputValue()).length).toBeLessThanOrEqual(100);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the window fills the screen, and stock, price and the button stand below the name', async ({ page }) => {
    const { dialog, box } = await open(page);
    await box.fill('itici pim 6x200');
    const best = dialog.locator('.hit').first();
    await expect(best).toContainText('Z40-6X200');
    await untilAtRest(page);
    const width = await page.evaluate(() => document.body.offsetWidth);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 844 });
    const name = (await best.locator('.hit-name').boundingBox())!;
    for (const part of ['.stock', '.price', '.hit-add'])
      expect((await best.locator(part).boundingBox())!.y, part).toBeGreaterThanOrEqual(name.y + name.height);
    expect((await best.locator('.hit-add').boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await checkNoOverflow(page);
    await checkAxe(page);
  });

  test('the ruler fits, and pieces that were read stand on the button', async ({ page }) => {
    const { dialog, box } = await open(page);
    await box.fill('itici pim 6x210');
    const ruler = dialog.getByRole('region', { name: 'Ø6 × 210 standart boy değil' });
    expect((await ruler.locator('svg:visible').boundingBox())!.width).toBeLessThanOrEqual(340);
    for (const way of await ruler.getByRole('link').all())
      expect((await way.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await untilAtRest(page);
    await checkNoOverflow(page);
    await checkAxe(page);
    await box.fill('itici pim 6x200 20 adet');
    await expect(dialog.locator('.hit--best').getByText('20 adet ekle')).toBeVisible();
  });
});

test.describe("the catalogue's page", () => {
  const answer = (page: Page) => page.getByRole('region', { name: 'Arama yanıtı' });

  test('shows the answer instead of a list of the same products, and hits go into the cart', async ({ page }) => {
    await page.goto('/shop?q=itici+pim+6x200');
    const first = answer(page).locator('.hit').first();
    await expect(first).toContainText('Z40-6X200');
    await first.getByRole('button', { name: /^Sepete ekle/ }).click();
    await expect(page.getByText('Ürün sepete eklendi.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“itici pim 6x200”: 5 sonuç');
    await expect(page.getByText('Z40-6X200', { exact: true })).toHaveCount(1);
    await expect(page.locator('.product-card, .shop-rows')).toHaveCount(0);
    await checkAxe(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await page.getByRole('main').getByRole('searchbox').fill('kolon');
    await expect(answer(page).getByRole('navigation', { name: 'Kategoriler' })).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('');
    await expect(answer(page)).toHaveCount(0);
  });

  test('below the answer are the products that it does not show; in another order all of them are', async ({
    page,
  }) => {
    await page.goto('/shop?q=itici');
    const codes = (selector: string) => page.locator(selector).allTextContents();
    const shown = [...(await codes('.shop-found .hit-code')), ...(await codes('.shop-rows td.code'))];
    expect(shown.length).toBeGreaterThan(24);
    expect(new Set(shown).size).toBe(shown.length);
    await page.goto('/shop?q=itici&sort=name');
    await expect(page.locator('.shop-rows tbody tr')).toHaveCount(24);
    await expect(answer(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Kart', exact: true }).click();
    await expect(page).toHaveURL('/shop?q=itici&sort=name&view=grid');
    await expect(page.locator('.product-card')).toHaveCount(24);
  });

  test('has no answer on further pages of a list', async ({ page }) => {
    await page.goto('/shop?q=pim&page=2');
    await expect(page.locator('.shop-rows tbody tr')).toHaveCount(24);
    await expect(answer(page)).toHaveCount(0);
  });

  test('shows the list though the answer fails', async ({ page, problems }) => {
    problems.allow(/status of 500/);
    await page.goto('/shop');
    await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('main').getByRole('searchbox').fill('kolon');
    await expect(page).toHaveURL('/shop?q=kolon');
    await expect(page.locator('.shop-rows tbody tr').first()).toContainText(/kolon/i);
    await expect(answer(page)).toHaveCount(0);
  });

  test('answers without JavaScript: sizes, guesses, near sizes, and nothing', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/shop?q=itici+pim+6x200');
    await expect(answer(page).locator('.hit').first()).toContainText('Z40-6X200');
    await expect(answer(page).locator('.hit-add').first()).toBeHidden();
    await page.goto('/shop?q=itci');
    await answer(page).getByRole('link', { name: 'Bunu mu demek istediniz: itici' }).click();
    await expect(page).toHaveURL('/shop?q=itici');
    await page.goto('/shop?q=itici+pim+6x210');
    await expect(answer(page).getByRole('heading', { name: 'Ø6 × 210 standart boy değil' })).toBeVisible();
    await expect(answer(page).getByRole('link', { name: '6 × 250’yi seç, 40 mm kısalt' })).toBeVisible();
    await page.goto('/shop?q=ittici+pim+6x200');
    await answer(page).getByRole('link', { name: 'Yine de “ittici” ara' }).click();
    await expect(page).toHaveURL('/shop?q=ittici%20pim%206x200&tam=1');
    await expect(answer(page).getByText('“ittici” katalogda geçmiyor; kalan sözcüklerle arandı.')).toBeVisible();
    await answer(page).getByRole('link', { name: '“6x200” ifadesini kaldır' }).first().click();
    await expect(page).toHaveURL('/shop?q=ittici%20pim&tam=1');
    await page.goto(`/shop?q=${encodeURIComponent('sütunn')}`);
    await expect(page.getByText('"sütunn" için ürün bulunamadı')).toBeVisible();
    await expect(answer(page).getByRole('navigation', { name: 'Yakın seriler' })).toBeVisible();
    await answer(page).getByRole('link', { name: '“sütunn” için teklif isteyin' }).click();
    await expect(page).toHaveURL(`/contact?aranan=${encodeURIComponent('sütunn')}`);
    await context.close();
  });
});

test.describe('a blank search', () => {
  test('is refused by the boxes of the home page and the catalogue, before anything is sent', async ({ page }) => {
    for (const path of ['/', '/shop']) {
      await page.goto(path);
      const main = page.getByRole('main');
      for (const text of ['', '   ']) {
        await main.getByRole('searchbox').fill(text);
        await main.getByRole('searchbox').press('Enter');
        await expect(main.getByRole('alert').filter({ hasText: 'Boş karakter arayamazsınız!' })).toBeVisible();
        await expect(page).toHaveURL(path);
      }
      await checkAxe(page);
      await main.getByRole('searchbox').fill('pim');
      await expect(main.getByText('Boş karakter arayamazsınız!')).toHaveCount(0);
    }
  });

  test('is refused without JavaScript too, with the whole catalogue below', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Ara' }).click();
    await expect(page).toHaveURL('/shop?q=');
    await expect(page.getByRole('alert')).toHaveText('Boş karakter arayamazsınız!');
    await expect(page.getByRole('main').locator('.family-card').first()).toBeVisible();
    expect((await page.goto('/shop?q=%20'))!.status()).toBe(400);
    await expect(page.getByRole('alert')).toHaveText('Boş karakter arayamazsınız!');
    expect((await page.goto('/shop'))!.status()).toBe(200);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await context.close();
  });
});

test('a text that finds nothing is told to the shop once it is finished, not while it is typed', async ({ page }) => {
  const { box } = await open(page);
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/catalogue/search/missed')) told.push(request.postDataJSON());
  });
  const answered = page.waitForResponse(CALL);
  await box.fill('hvzqwkjy');
  await answered;
  const counted = page.waitForResponse('**/api/catalogue/search/missed');
  await box.fill('hvzqwkjyx');
  expect((await counted).status()).toBe(204);
  expect(told).toEqual([{ q: 'hvzqwkjyx' }]);
});
