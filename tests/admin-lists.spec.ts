// What all lists of the panel share: rows arranged by hand, places typed in the row, saved views and chosen columns.
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Carrier } from '../contract/carriers.ts';
import type { Output } from '../contract/endpoints.ts';
import type { Product } from '../contract/products.ts';
import { checkAxe, checkNoOverflow, expect, layoutShift, test, type Person } from './admin.ts';
import { createProduct } from './product-form.ts';

const unique = (name: string): string => `${name} ${randomBytes(4).toString('hex')}`;
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text, { exact: true });
const handleOf = (page: Page, name: string) => page.getByRole('button', { name: `Taşı: ${name}`, exact: true });

/** Three carriers behind all others, whose order no other test reads. */
async function threeCarriers(person: Person): Promise<{ names: string[]; remove: () => Promise<void> }> {
  const rows: Carrier[] = [];
  for (const letter of ['A', 'B', 'C'])
    rows.push(
      await person.call<Carrier>('POST', '/api/carriers', { name: unique(`Taşıyıcı ${letter}`), sortOrder: 900_000 }),
    );
  return {
    names: rows.map(({ name }) => name),
    remove: async () => {
      for (const { _id } of rows) await person.call('DELETE', `/api/carriers/${_id}`);
    },
  };
}

/** Places of the rows in the stored list, as letters. */
async function stored(person: Person, names: readonly string[]): Promise<string> {
  const rows = await person.call<Carrier[]>('GET', '/api/carriers');
  return rows.flatMap(({ name }) => (names.includes(name) ? [name.at('Taşıyıcı '.length)!] : [])).join('');
}

test.describe('rows arranged by hand', () => {
  test.describe.configure({ mode: 'default' }); // one list for all

  test('are dragged, moved by arrow keys and from their menu, and go back', async ({ page, asModerator }) => {
    const { names, remove } = await threeCarriers(asModerator);
    const [a, b, c] = names as [string, string, string];
    const is = (order: string) => expect.poll(() => stored(asModerator, names)).toBe(order);
    await page.goto('/admin/carriers');
    await handleOf(page, c).scrollIntoViewIfNeeded();
    const [from, to] = [(await handleOf(page, c).boundingBox())!, (await handleOf(page, a).boundingBox())!];
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y - 4, { steps: 6 });
    await expect(page.locator('.crud-drop-before')).toContainText(a);
    await page.mouse.up();
    await is('CAB');
    await expect(toast(page, 'Sıralama kaydedildi.')).toBeVisible();
    await page.locator('.ant-message').getByRole('button', { name: 'Geri al' }).click();
    await is('ABC');

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/arrangements/')) sent.push(request.method());
    });
    await handleOf(page, a).focus();
    await page.keyboard.press('ArrowDown');
    await expect(handleOf(page, a)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(handleOf(page, a)).toBeFocused();
    await expect(page.getByText(new RegExp(`^${a}: .* sırada$`))).toHaveText(/kayıt içinde/);
    await is('BCA');
    expect(sent).toEqual(['PUT']); // several presses, one call

    await page
      .getByRole('button', { name: `İşlemler: ${a}` })
      .last()
      .click();
    await expect(page.getByRole('menuitem', { name: /Aşağı taşı/ })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('menuitem', { name: 'Yukarı taşı' }).click();
    await is('BAC');
    await checkAxe(page);

    // Escape leaves a row where it was; a list in another order has no handles.
    const at = (await handleOf(page, c).boundingBox())!;
    await page.mouse.move(at.x + 8, at.y + 8);
    await page.mouse.down();
    await page.mouse.move(at.x + 8, at.y - 60, { steps: 4 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('.crud-dragged')).toHaveCount(0);
    await page.getByRole('columnheader', { name: /^Ad/ }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(handleOf(page, b)).toHaveCount(0);
    await is('BAC');
    await remove();
  });

  test('tell whoever comes second that somebody else has arranged them', async ({
    page,
    asModerator,
    people,
    problems,
  }) => {
    problems.allow(/status of 409/);
    const { names, remove } = await threeCarriers(asModerator);
    const [a, b] = names as [string, string, string];
    await page.goto('/admin/carriers');
    await expect(handleOf(page, a)).toBeVisible();
    const other = await people.withSession('moderator', { name: 'Ayşe Usta' });
    const all = (await other.call<Carrier[]>('GET', '/api/carriers')).map(({ _id }) => _id);
    const ids = [all.at(-1)!, ...all.slice(0, -1)];
    await other.call('PUT', '/api/arrangements/carrier', { ids, shown: all });
    await handleOf(page, b).press('ArrowUp');
    await expect(
      toast(page, 'Bu arada sıralamayı Ayşe Usta değiştirdi. Güncel liste gösteriliyor; sıralamayı yeniden yapın.'),
    ).toBeVisible();
    await expect.poll(() => stored(asModerator, names)).toBe('CAB');
    await expect(page.getByRole('row').nth(1)).toContainText(names[2]!);
    await other.call('PUT', '/api/arrangements/carrier', { ids: all, shown: ids });
    await remove();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('are dragged by finger', async ({ page, asModerator }) => {
      const { names, remove } = await threeCarriers(asModerator);
      const [, b, c] = names as [string, string, string];
      await page.goto('/admin/carriers');
      await handleOf(page, c).scrollIntoViewIfNeeded();
      const [from, to] = [(await handleOf(page, c).boundingBox())!, (await handleOf(page, b).boundingBox())!];
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: from.x + 22, y }],
        });
      await touch('touchStart', from.y + 22);
      for (let step = 1; step <= 5; step += 1)
        await touch('touchMove', from.y + 22 + ((to.y - from.y - 10) * step) / 5);
      await expect(page.locator('.crud-drop-before')).toContainText(b);
      await touch('touchEnd');
      await expect.poll(() => stored(asModerator, names)).toBe('ACB');
      await checkNoOverflow(page);
      await checkAxe(page);
      await remove();
    });
  });
});

test('a place is typed in its row: Enter saves, Tab goes on, Escape leaves, others’ changes are told', async ({
  page,
  asModerator,
  people,
  problems,
}) => {
  problems.allow(/status of 409/);
  await page.setViewportSize({ width: 1600, height: 900 }); // room for all columns
  const name = unique('Sıralı Pim');
  const [first, second] = [
    await createProduct(asModerator, { name: `${name} 1`, order: 800_001 }),
    await createProduct(asModerator, { name: `${name} 2`, order: 800_002 }),
  ];
  const orderOf = async ({ _id }: Product) => (await asModerator.call<Product>('GET', `/api/products/${_id}`)).order;
  await page.goto(`/admin/products?q=${encodeURIComponent(name)}&sort=order`);
  const cell = ({ code }: Product) => page.getByRole('button', { name: new RegExp(`sırası, ${code}`) });
  const input = ({ code }: Product) => page.getByRole('textbox', { name: new RegExp(`^Sıra: ${code}`) });
  const read = page.waitForResponse(`**/api/products/${first._id}`);
  await cell(first).click();
  await read;
  await input(first).fill('800010');
  await page.keyboard.press('Tab');
  await expect(input(second)).toBeFocused();
  await expect.poll(() => orderOf(first)).toBe(800_010);
  await expect(cell(first)).toContainText('800010');
  await input(second).fill('1,5');
  await page.keyboard.press('Enter');
  await expect(page.locator('.crud-place-error')).toHaveText('Sıra numarası tam sayı olmalıdır.');
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(cell(second)).toBeFocused();
  expect(await orderOf(second)).toBe(800_002);

  const again = page.waitForResponse(`**/api/products/${second._id}`);
  await page.keyboard.press('Enter');
  await again;
  const other = await people.withSession('moderator', { name: 'Ayşe Usta' });
  await other.call('PUT', `/api/products/${second._id}`, { order: 800_005 });
  await input(second).fill('800007');
  await page.keyboard.press('Enter');
  await expect(page.locator('.crud-place-error')).toHaveText(
    'Ayşe Usta bu arada 800005 yazdı. Yine de kaydetmek için Enter’a basın.',
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => orderOf(second)).toBe(800_007);
  await expect(cell(second)).toBeFocused();
  await page.locator('.ant-message').getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(() => orderOf(second)).toBe(800_005);
});

test('columns are a person’s own and are there on every device', async ({ page, asModerator }) => {
  await page.goto('/admin/products');
  await expect(page.getByRole('columnheader', { name: 'Kategori' })).toBeVisible();
  await expect(page.getByText(/^1-20 \//)).toBeVisible();
  const shift = await layoutShift(page); // of the page's foot alone
  await page.getByRole('button', { name: 'Sütunlar' }).click();
  const menu = page.getByRole('dialog', { name: 'Bu listede size gösterilen sütunlar' });
  await expect(menu.getByRole('checkbox', { name: 'Görsel' })).toBeFocused();
  await expect(menu.getByRole('checkbox', { name: 'Kod' })).toBeDisabled();
  await menu.getByRole('checkbox', { name: 'Kategori' }).uncheck();
  const saved = page.waitForResponse('**/api/list-views/choices/products');
  await menu.getByRole('checkbox', { name: 'Teslim Süresi' }).check();
  await saved;
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Sütunlar' })).toBeFocused();
  await expect(page.getByRole('columnheader', { name: 'Kategori' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Teslim Süresi' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Kategori' })).toHaveCount(0);
  await expect(page.getByText(/^1-20 \//)).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(shift + 0.002);
  await page.getByRole('button', { name: 'Sütunlar' }).click();
  await menu.getByRole('button', { name: 'Varsayılana dön' }).click();
  await expect(page.getByRole('columnheader', { name: 'Kategori' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Varsayılana dön' })).toBeDisabled();
  type Views = Output<'GET /api/list-views'>;
  const chosen = async () => (await asModerator.call<Views>('GET', '/api/list-views')).choices;
  await expect.poll(chosen).toEqual([{ list: 'products', columns: null, defaultView: null }]);
});

test('views keep search, filters, sort, size and columns under a name; the list may open with one', async ({
  page,
  asModerator,
  people,
  browser,
  baseURL,
}) => {
  const name = unique('Görünüm');
  const views = page.getByRole('dialog', { name: 'Görünümler' });
  const open = (button: string) => page.getByRole('button', { name: button }).click();
  await page.goto('/admin/products');
  await open('Görünümler');
  await views.getByRole('button', { name: 'Stokta az kalan' }).click();
  await expect(page).toHaveURL(/view=low.*stock=low|stock=low.*view=low/);
  await open('Stokta az kalan');
  await views.getByRole('button', { name: 'Tümü' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);

  await page.goto('/admin/products?q=pim&sort=-price&limit=10&isActive=true');
  await open('Görünümler');
  await views.getByRole('button', { name: 'Bu hâlini kaydet…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Görünümü kaydet' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByText('Görünüme bir ad verin.')).toBeVisible();
  await dialog.getByLabel('Ad').fill(name);
  await dialog.getByRole('checkbox', { name: 'Bütün çalışanlarla paylaş' }).check();
  await dialog.getByLabel('Ad').press('Enter');
  await expect(toast(page, 'Görünüm kaydedildi.')).toBeVisible();
  await expect(page).toHaveURL(/view=/);

  // A change of the list is no change of the view until it is put there.
  await page.getByRole('columnheader', { name: 'Kod' }).click();
  await expect(page).toHaveURL(/sort=code/);
  await open(name);
  await views.getByRole('button', { name: `“${name}” görünümünü güncelle` }).click();
  await expect(toast(page, 'Görünüm güncellendi.')).toBeVisible();
  await open(name);
  await views.getByRole('button', { name: `Liste bununla açılsın: ${name}` }).click();
  await checkAxe(page);
  await page.keyboard.press('Escape');
  await page.goto('/admin/dashboard');
  await page.goto('/admin/products');
  await expect(page).toHaveURL(/q=pim/);
  await expect(page).toHaveURL(/sort=code/);
  await expect(page.getByRole('searchbox', { name: 'Kod veya ad ara' })).toHaveValue('pim');
  await open(name);
  await views.getByRole('button', { name: 'Tümü' }).click();
  await expect(page).toHaveURL(/\/admin\/products\?(?:limit=10&)?view=all(?:&limit=10)?$/); // nothing would open the view again

  // Another person sees the shared view and may not change it.
  const colleague = await people.withSession('moderator', { name: 'Ali' });
  const context = await browser.newContext({ baseURL: baseURL! });
  await people.enter(context, colleague);
  const theirs = await context.newPage();
  await theirs.goto('/admin/products');
  await theirs.getByRole('button', { name: 'Görünümler' }).click();
  const line = theirs.getByRole('dialog', { name: 'Görünümler' }).getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText(`${asModerator.name} paylaştı`);
  await expect(line.getByRole('button', { name: `Sil: ${name}` })).toHaveCount(0);
  await line.getByRole('button', { name }).first().click();
  await expect(theirs).toHaveURL(/q=pim/);
  await context.close();

  await open('Görünümler');
  await views.getByRole('button', { name: `Sil: ${name}` }).click();
  await page.getByRole('button', { name: 'Evet' }).click();
  await expect(toast(page, 'Görünüm silindi.')).toBeVisible();
  await page.goto('/admin/products');
  await expect(page.getByText(/^1-20 \//)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/products$/);
});
