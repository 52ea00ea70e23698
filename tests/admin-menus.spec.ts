// The site's menus: arranged in the panel, shown on the site at once, and back to the usual ones.
import type { Page } from '@playwright/test';
import type { SiteMenus } from '../contract/menus.ts';
import { insertCategories } from '../server/testing/catalogue.ts';
import { insertPages } from '../server/testing/content.ts';
import { checkAxe, checkNoOverflow, expect, layoutShift, test as base } from './admin.ts';
import { ownServer } from './server.ts';

/** A server of the file's own: menus are on every page of the site. */
const test = base.extend<object, { content: void }>({
  server: ownServer,
  content: [
    async ({ database }, use) => {
      await insertCategories(database, [{ slug: 'pimler', name: 'Pimler' }]);
      await insertPages(database, [
        { slug: 'about', title: 'Hakkımızda' },
        { slug: 'history', title: 'Tarihçe' },
        { slug: 'cerez-politikasi', title: 'Çerez Politikası' },
        { slug: 'iade-kosullari', title: 'İade Koşulları' },
      ]);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
});
test.describe.configure({ mode: 'default' });

const rows = (page: Page) => page.getByRole('list', { name: 'Bağlantılar', exact: true }).locator(':scope > li');
const save = (page: Page) => page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
const saved = async (page: Page) => expect(page.getByText('Menü kaydedildi.')).toBeVisible();

test('a moderator gives the header a new order, a heading and a link; the site has it at once', async ({
  page,
  asModerator,
}) => {
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  await page.goto('/admin/menus');
  await expect(page.getByRole('row', { name: /Üst menü/ })).toContainText('Varsayılan');
  await page.getByRole('link', { name: 'Üst menü', exact: true }).click();
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByText('Bu menü henüz kaydedilmedi')).toBeVisible();
  await checkAxe(page);

  // By drag, by arrow key, and by button.
  await page.getByRole('button', { name: 'Taşı: Kariyer' }).scrollIntoViewIfNeeded();
  const [contact, careers] = [
    (await page.getByRole('button', { name: 'Taşı: İletişim' }).boundingBox())!,
    (await page.getByRole('button', { name: 'Taşı: Kariyer' }).boundingBox())!,
  ];
  await page.mouse.move(contact.x + 8, contact.y + 8);
  await page.mouse.down();
  await page.mouse.move(careers.x + 8, careers.y - 4, { steps: 6 });
  await expect(page.locator('.crud-drop-before')).toHaveAttribute('aria-label', 'Kariyer');
  await page.mouse.up();
  await expect(rows(page).nth(5)).toHaveAttribute('aria-label', 'İletişim');
  await page.getByRole('button', { name: 'Taşı: Blog' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'Taşı: Blog' })).toBeFocused();
  await expect(page.getByText('Blog: 7 satır içinde 3. sırada')).toBeAttached();
  await page.getByRole('button', { name: 'Yukarı: Kariyer' }).click();
  await expect(rows(page).nth(5)).toHaveAttribute('aria-label', 'Kariyer');

  await page.getByRole('button', { name: 'Başlık ekle' }).click();
  const heading = rows(page).last();
  await heading.getByLabel('Ad', { exact: true }).fill('Diğer siteler');
  await heading.getByRole('button', { name: /Alt bağlantı ekle/ }).click();
  const below = heading.getByRole('listitem');
  await below.getByRole('combobox', { name: 'Tür' }).click();
  await page.getByTitle('Adres', { exact: true }).click();
  await below.getByLabel('Ad', { exact: true }).fill('Harita');
  await below.getByLabel('Adres', { exact: true }).fill('ftp://x');
  await save(page);
  await expect(below.getByText('https:// ile başlayan bir adres yazın.')).toBeVisible();
  await below.getByLabel('Adres', { exact: true }).fill('https://harita.example/kaliphane');
  await below.getByRole('checkbox', { name: 'Yeni sekmede aç' }).check();
  await save(page);
  await saved(page);
  await expect(page.getByRole('row', { name: /Üst menü/ })).toContainText(asModerator.name);

  await page.goto('/shop');
  await expect(page.locator('.site-nav > ul > li > a, .site-nav > ul > li > details > summary')).toHaveText([
    'Ana Sayfa',
    'Kurumsal',
    'Blog',
    'Ürünler',
    'Kalite Yönetimi',
    'Kariyer',
    'İletişim',
    'Diğer siteler',
  ]);
  await expect(nav.getByRole('link', { name: 'Ürünler' })).toHaveAttribute('aria-current', 'page');
  await nav.getByText('Diğer siteler').click();
  const map = nav.getByRole('link', { name: 'Harita' });
  await expect(map).toHaveAttribute('target', '_blank');
  await nav.getByText('Kurumsal').click();
  await expect(map).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(nav.getByText('Kurumsal')).toBeFocused();
});

test('on a phone rows are moved by their buttons, and the site’s menu opens its headings', async ({
  page,
  asModerator,
}) => {
  await asModerator.call('PUT', '/api/menus/header', {
    entries: [
      { label: '', kind: 'static', to: 'home', newTab: false, items: [] },
      {
        label: 'Daha',
        kind: 'heading',
        to: '',
        newTab: false,
        items: [{ label: 'Harita', kind: 'url', to: 'https://harita.example/', newTab: true }],
      },
    ],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/menus/update/footer_2');
  await page.getByRole('textbox', { name: 'Sütun başlığı' }).fill('Kısayollar');
  await page.getByRole('button', { name: 'Aşağı: Ana Sayfa' }).click();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-label', 'Ana Sayfa');
  await checkNoOverflow(page);
  await checkAxe(page);
  await save(page);
  await saved(page);
  const { footer_2 } = await asModerator.call<SiteMenus>('GET', '/api/menus');
  expect(footer_2.links.map(({ label }) => label).slice(0, 2)).toEqual(['Tüm Ürünler', 'Ana Sayfa']);

  await page.goto('/about');
  expect(await layoutShift(page)).toBe(0);
  await page.getByRole('contentinfo').getByText('Kısayollar').click();
  await expect(page.getByRole('navigation', { name: 'Kısayollar' }).getByRole('link')).toHaveCount(7);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const nav = page.getByRole('navigation', { name: 'Ana menü' });
  await nav.getByText('Daha').click();
  await expect(nav.getByRole('link', { name: 'Harita' })).toBeVisible();
  await checkNoOverflow(page);
});

test('a page that is no longer published leaves the menu, and the menu goes back to the usual one', async ({
  page,
  asModerator,
}) => {
  const nav = page.getByRole('navigation', { name: 'Yasal metinler' });
  const stored = await asModerator.call<{ _id: string; slug: string; version: number }[]>(
    'GET',
    '/api/pages/admin/all',
  );
  const cookies = stored.find(({ slug }) => slug === 'cerez-politikasi')!;
  await asModerator.call('PUT', '/api/menus/footer_legal', {
    entries: [
      { label: 'Çerezler', kind: 'page', to: cookies._id, newTab: false, items: [] },
      { label: '', kind: 'static', to: 'licences', newTab: false, items: [] },
    ],
  });
  await page.goto('/contact');
  await expect(nav.getByRole('link')).toHaveText(['Çerezler', 'Açık kaynak lisansları']);
  await asModerator.call('PUT', `/api/pages/${cookies._id}`, { isActive: false });
  await page.reload();
  await expect(nav.getByRole('link')).toHaveText(['Açık kaynak lisansları']);
  await page.goto('/admin/menus');
  await expect(page.getByRole('row', { name: /yasal metinler/ })).toContainText('1 bağlantı sitede görünmüyor');
  await page.goto('/admin/menus/update/footer_legal');
  await expect(page.getByText('Hedef yayında değil; sitede görünmez.')).toBeVisible();
  await asModerator.call('PUT', `/api/pages/${cookies._id}`, { isActive: true });
  await page.getByRole('button', { name: 'Varsayılana dön' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Varsayılana dön' }).click();
  await expect(page.getByText('Menü varsayılana döndü.')).toBeVisible();
  await page.goto('/contact');
  await expect(nav.getByRole('link')).toHaveText(['Çerez Politikası', 'İade Koşulları']);
});
