// The panel's frame: menu, header, breadcrumb, user menu, roles, unknown addresses; the profile; the first admin's
// screen.
import type { Page } from '@playwright/test';
import { checkAxe, expect, test, TEST_PASSWORD } from './admin.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const menu = (page: Page) => page.getByRole('navigation', { name: 'Yönetim menüsü' });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Sayfa yolu' });
const toast = (page: Page, text: string) => page.locator('.ant-message').getByText(text);
const askedPassword = (page: Page) => page.getByRole('dialog').getByLabel('Şifreniz');

test.describe('with a wide window', () => {
  test.use({ viewport: WIDE });

  test('an admin’s menu has every group, and marks the current page', async ({ page, asAdmin }) => {
    await page.goto('/admin/users/create');
    await expect(page).toHaveTitle('Yeni Kullanıcı | Yönetim Paneli');
    await expect(menu(page).getByRole('link', { name: 'Yeni Kullanıcı' })).toHaveAttribute('aria-current', 'page');
    await expect(menu(page).getByRole('link', { name: 'Tüm Ürünler' })).toBeHidden();
    await menu(page).getByRole('button', { name: 'Ürünler' }).click();
    for (const [name, path] of [
      ['Ana Sayfa', 'dashboard'],
      ['Tüm Ürünler', 'products'],
      ['Yeni Ürün', 'products/create'],
      ['Kategoriler', 'categories'],
      ['Yeni Kategori', 'categories/create'],
      ['Tüm Kullanıcılar', 'users'],
      ['Ayarlar', 'settings'],
      ['İşlem Kayıtları', 'audit'],
      ['Çöp Kutusu', 'trash'],
    ] as const)
      await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', `/admin/${path}`);
    await expect(crumbs(page).getByRole('listitem')).toHaveText(['Ana Sayfa', 'Kullanıcılar', 'Yeni Kullanıcı']);
    await crumbs(page).getByRole('link', { name: 'Kullanıcılar' }).click();
    await expect(page).toHaveURL('/admin/users');
    await expect(page.getByRole('button', { name: `Kullanıcı menüsü: ${asAdmin.name}` })).toContainText('Yönetici');
    await expect(page.locator('.panel-side')).toContainText(`${new Date().getFullYear() - 1999} yıllık deneyim`);
    await expect(page.locator('.panel-side')).toContainText('v1.0.0');
  });

  test('a moderator sees none of the admins’ pages, even by address', async ({ page, asModerator }) => {
    await page.goto('/admin/dashboard');
    await expect(menu(page).getByRole('link', { name: 'Çöp Kutusu' })).toBeVisible();
    for (const name of ['Kullanıcılar', 'Ayarlar', 'İşlem Kayıtları'])
      await expect(menu(page).getByText(name)).toHaveCount(0);
    await page.getByRole('button', { name: `Kullanıcı menüsü: ${asModerator.name}` }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Profil', 'Siteye Git', 'Çıkış Yap']);
    await page.goto('/admin/users');
    for (const path of ['users', 'users/create', 'settings', 'settings/site', 'audit']) {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { name: 'Bu ekran için yetkiniz yok' }), path).toBeVisible();
    }
    await checkAxe(page);
  });

  test('the menu shows the shop’s own logo once it has one, and a drawn mark where that does not load', async ({
    page,
    asModerator: _moderator,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    const logo = '/img/uploads/kendi-logosu.webp';
    const [settings, picture] = [page.locator('.sidebar-brand').first(), page.locator('.sidebar-brand img').first()];
    await page.route('**/api/settings', (route) =>
      route.fulfill({ json: [{ settingKey: 'site_logo', settingValue: logo }] }),
    );
    await page.route(`**${logo}`, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40"/></svg>',
      }),
    );
    await page.goto('/admin/profile');
    await expect(picture).toHaveAttribute('src', logo);
    await page.unroute(`**${logo}`);
    await page.route(`**${logo}`, (route) => route.abort());
    await page.reload();
    await expect(settings.locator('svg')).toBeVisible();
    await expect(picture).toHaveCount(0);
  });

  for (const [reducedMotion, does] of [
    ['reduce', 'is there at once for those who want no movement'],
    ['no-preference', 'slides in for others'],
  ] as const) {
    test(`an opened menu ${does}`, async ({ page, asAdmin }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/admin/profile');
      const moved = await page.evaluateHandle(() => {
        const names: string[] = [];
        document.addEventListener('animationstart', ({ target }) => names.push((target as Element).className));
        return names;
      });
      await page.getByRole('button', { name: `Kullanıcı menüsü: ${asAdmin.name}` }).click();
      await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeVisible();
      if (reducedMotion === 'no-preference')
        return expect.poll(() => moved.jsonValue()).toContainEqual(expect.stringContaining('ant-dropdown'));
      await page.waitForTimeout(300); // it would have begun
      expect(await moved.jsonValue()).toEqual([]);
    });
  }

  test('the menu collapses, stays collapsed, and shows a group’s entries beside its icon', async ({
    page,
    asAdmin: _admin,
  }) => {
    await page.goto('/admin/profile');
    await page.getByRole('button', { name: 'Menüyü daralt' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Menüyü genişlet' })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Tüm Ürünler' })).toBeHidden();
    await menu(page).getByRole('button', { name: 'Ürünler' }).hover();
    await menu(page).getByRole('link', { name: 'Tüm Ürünler' }).click();
    await expect(page).toHaveURL('/admin/products');
  });

  test('the header is set apart once the page has scrolled, and a new screen begins at its top', async ({
    page,
    asAdmin,
  }) => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await page.goto('/admin/profile');
    await expect(page.getByRole('main')).toContainText(asAdmin.email);
    const header = page.getByRole('banner');
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.mouse.move(800, 300); // over the page, not over the menu
    await page.mouse.wheel(0, 300);
    await expect(header).toHaveAttribute('data-scrolled', 'true');
    await page.getByRole('button', { name: 'Ekle', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Yeni Ürün' }).click();
    await expect(page).toHaveURL('/admin/products/create');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('the skip link leads past the menu; the user menu works by keyboard and leads to the profile, the settings and the site', async ({
    page,
    asAdmin,
  }) => {
    await test.step('the skip link leads past the menu', async () => {
      await page.goto('/admin/profile');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('the user menu works by keyboard and leads to the profile, the settings and the site', async () => {
      const button = page.getByRole('button', { name: `Kullanıcı menüsü: ${asAdmin.name}` });
      await button.click();
      await expect(page.getByRole('menuitem')).toHaveText(['Profil', 'Ayarlar', 'Siteye Git', 'Çıkış Yap']);
      await expect(page.getByRole('menuitem', { name: 'Siteye Git' }).getByRole('link')).toHaveAttribute('href', '/');
      await page.getByRole('menuitem', { name: 'Ayarlar' }).click();
      await expect(page).toHaveURL('/admin/settings');
    });
  });

  test('an unknown address of the panel has a separate view, in the frame', async ({ page, asModerator }) => {
    await page.goto('/admin/boyle/bir-ekran-yok');
    await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('/admin/boyle/bir-ekran-yok');
    await checkAxe(page);
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await expect(page.getByRole('heading', { name: `Hoş geldiniz, ${asModerator.name}` })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens over the page, keeps the focus, and closes by Escape, by its button, and by navigation', async ({
    page,
    asAdmin: _admin,
  }) => {
    await page.goto('/admin/profile');
    const button = page.getByRole('button', { name: 'Menüyü aç' });
    const dialog = page.getByRole('dialog', { name: 'Menü' });
    await button.click();
    await expect(dialog).toBeVisible();
    await checkAxe(page);
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.querySelector('dialog')!.contains(document.activeElement),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: 'Menüyü kapat' }).click();
    await expect(dialog).toBeHidden();
    await button.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(370, 400); // beside it
    await expect(dialog).toBeHidden();
    await button.click();
    await dialog.getByRole('link', { name: 'Çöp Kutusu' }).click();
    await expect(page).toHaveURL('/admin/trash');
    await expect(dialog).toBeHidden();
  });
});

test.describe('the profile', () => {
  test('saves names at once, a new e-mail after the password', async ({ page, asAdmin, problems }) => {
    problems.allow(/status of 403/);
    await page.goto('/admin/profile');
    await page.getByLabel('Ad Soyad').fill('Gülşah Çağlayan');
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect(toast(page, 'Profiliniz güncellendi.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kullanıcı menüsü: Gülşah Çağlayan' })).toBeVisible();

    const email = `yeni-${asAdmin.username}@kalip.example`;
    await page.getByLabel('E-posta').fill(email);
    await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await askedPassword(page).fill('yanlış-şifre-4711');
    await page.keyboard.press('Enter');
    await expect(askedPassword(page)).toHaveAccessibleDescription('Şifre hatalı.');
    await askedPassword(page).fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await asAdmin.call('GET', '/api/auth/me')).toMatchObject({ user: { name: 'Gülşah Çağlayan', email } });
  });

  test('own sessions are listed, this one marked, ending another needs the password; the password changes after the old one, by its rules, and ends the other sessions', async ({
    page,
    people,
    context,
  }) => {
    const person = await people.withSession('admin');
    await people.enter(context, person);
    await test.step('own sessions are listed, this one marked; ending another needs the password', async () => {
      await people.addSession(person, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Gecko/20100101 Firefox/144.0');
      await page.goto('/admin/profile');
      const table = page.getByRole('region', { name: 'Oturumlar' }).getByRole('table');
      await expect(table.getByRole('row')).toHaveCount(3);
      await expect(table.getByRole('row', { name: /Bu oturum/ }).getByRole('button')).toHaveCount(0);
      await table
        .getByRole('row', { name: /Firefox, Windows/ })
        .getByRole('button')
        .click();
      await askedPassword(page).fill(TEST_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Oturum sonlandırıldı.')).toBeVisible();
      await expect(table.getByRole('row')).toHaveCount(2);
    });
    await test.step('this one and the latest four are shown, all on demand', async () => {
      for (let i = 0; i < 6; i++) await people.addSession(person, `Mozilla/5.0 (X11; Linux x86_64) Firefox/14${i}.0`);
      await page.reload();
      const table = page.getByRole('region', { name: 'Oturumlar' }).getByRole('table');
      await expect(table.getByRole('row')).toHaveCount(6);
      await expect(table.getByRole('row').nth(1)).toContainText('Bu oturum');
      await page.getByRole('button', { name: 'Tümünü göster (7)' }).click();
      await expect(table.getByRole('row')).toHaveCount(8);
    });
    await test.step('the password changes after the old one, by its rules, and ends the other sessions', async () => {
      const form = page.getByRole('region', { name: 'Şifre değiştir' });
      await form.getByLabel('Mevcut Şifre').fill(TEST_PASSWORD);
      await form.getByLabel('Yeni Şifre', { exact: true }).fill('kısa-şifre');
      await form.getByLabel('Yeni Şifre (Tekrar)').fill('başka');
      await form.getByRole('button', { name: 'Şifreyi Değiştir' }).click();
      await expect(form).toContainText('Şifre en az 12 karakter olmalıdır!');
      await expect(form).toContainText('Şifreler aynı değil.');
      await form.getByLabel('Yeni Şifre', { exact: true }).fill('bakır-torna-mavi-82');
      await form.getByLabel('Yeni Şifre (Tekrar)').fill('bakır-torna-mavi-82');
      await form.getByRole('button', { name: 'Şifreyi Değiştir' }).click();
      await expect(toast(page, 'Şifreniz değiştirildi. Diğer oturumlarınız sonlandırıldı.')).toBeVisible();
      await expect(form.getByLabel('Mevcut Şifre')).toHaveValue('');
    });
  });

  test('a picture can be uploaded and shows, an invalid file is refused; refusals are at their fields, and leaving a changed form asks', async ({
    page,
    asModerator,
  }) => {
    await test.step('a picture can be uploaded and shows; an invalid file is refused', async () => {
      await page.goto('/admin/profile');
      const input = page.locator('.profile-avatar input[type=file]');
      await input.setInputFiles({ name: 'not.txt', mimeType: 'text/plain', buffer: Buffer.from('metin') });
      await expect(toast(page, 'Sadece resim dosyaları yükleyebilirsiniz!')).toBeVisible();
      await input.setInputFiles('site/public/apple-touch-icon.png');
      await expect(toast(page, 'Profil resminiz güncellendi.')).toBeVisible();
      await expect(page.locator('.user-button img')).toHaveJSProperty('complete', true);
      expect(
        await page.locator('.user-button img').evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
    });
    await test.step('refusals are at their fields, and leaving a changed form asks', async () => {
      await page.getByLabel('Kullanıcı Adı').fill('ab');
      await page.getByLabel('E-posta').fill('yarım');
      await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
      await expect(page.getByText('Kullanıcı adı en az 3 karakter olmalıdır!')).toBeVisible();
      await expect(page.getByText('Lütfen geçerli bir e-posta adresi girin.')).toBeVisible();
      // Nobody who asks for reduced motion gets a ring around what was pressed; unseen, it stayed there for seconds.
      expect(await page.locator('.ant-wave').count()).toBe(0);
      await page.getByRole('button', { name: `Kullanıcı menüsü: ${asModerator.name}` }).click();
      await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
      await page.getByRole('button', { name: 'Formda kal' }).click();
      await expect(page.getByLabel('Kullanıcı Adı')).toHaveValue('ab');
      // still signed in
      expect(await asModerator.call('GET', '/api/auth/me')).toMatchObject({ user: { username: asModerator.username } });
    });
  });
});

test.describe('the first admin’s screen', () => {
  test('a used or invalid link says so and what to do', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    await page.goto('/admin/setup#uydurma');
    for (const [label, value] of [
      ['Ad Soyad', 'İlk Yönetici'],
      ['Kullanıcı Adı', 'ilkyonetici'],
      ['E-posta', 'ilk@kalip.example'],
      ['Şifre', 'bakır-torna-mavi-82'],
      ['Şifre (Tekrar)', 'bakır-torna-mavi-82'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Kurulum bağlantısı geçersiz veya kullanılmış.');
    await expect(page.getByRole('alert').getByRole('link', { name: 'giriş yapın' })).toHaveAttribute('href', '/admin');
    await page.goto('/admin/setup');
    await expect(page.getByRole('alert')).toContainText('Kurulum bağlantısı geçersiz veya kullanılmış.');
    await expect(page.getByRole('button', { name: 'Hesabı Oluştur' })).toHaveCount(0);
  });
});
