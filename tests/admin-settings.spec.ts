// The panel's settings. They show on every page, so these tests use a separate server.
import type { Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import type { CadStatus } from '../contract/cad-usage.ts';
import type { Output } from '../contract/endpoints.ts';
import { ALL_SETTING_DEFAULTS, type AnySettingKey } from '../contract/staff-settings.ts';
import { checkAxe, checkNoOverflow, expect, test as base } from './admin.ts';
import { ownServer } from './server.ts';

const test = base.extend({
  server: ownServer,
});

const HOME_SETTINGS = '/admin/settings/homepage';
const SITE_SETTINGS = '/admin/settings/site';
const MAIL_SETTINGS = '/admin/settings/mail';
const SAVED = 'Site ayarları başarıyla güncellendi!';
const NO_CONNECTION = 'Bağlantı hatası. Lütfen tekrar deneyin.';

/** Signs each test of the group in as a new admin. */
const asAdmins = () =>
  test.beforeEach(({ asAdmin }) => {
    expect(asAdmin.role).toBe('admin');
  });
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Değişiklikleri Kaydet' });
const save = (page: Page): Promise<void> => saveButton(page).click();
const openTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();
const toast = (page: Page, text: string): Locator => page.locator('.ant-message').getByText(text, { exact: true });
const note = (page: Page, text: string | RegExp): Locator => page.getByRole('listitem').filter({ hasText: text });
const isSave = (request: Request): boolean =>
  request.method() === 'PUT' && new URL(request.url()).pathname === '/api/settings';

type Call = (method: string, path: string, body?: object) => Promise<unknown>;
/** Puts settings back to their defaults. */
const restore = (call: Call, ...keys: AnySettingKey[]): Promise<unknown> =>
  call(
    'PUT',
    '/api/settings',
    keys.map((settingKey) => ({ settingKey, settingValue: ALL_SETTING_DEFAULTS[settingKey] })),
  );

test.describe('the hub', () => {
  asAdmins();
  test('leads to each screen; a missing one says so and cannot be opened', async ({ page }) => {
    await page.goto('/admin/settings');
    const cards = page.getByRole('region', { name: 'Hazırlananlar' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const name of ['Güvenlik', 'Veritabanı', 'Genel']) {
      const card = cards.filter({ has: page.getByRole('heading', { name: new RegExp(`^${name} Ayarlar`) }) });
      await expect(card.getByText('Yakında')).toBeVisible();
      await expect(card.getByText(/^Şu an: ./)).toBeVisible();
      await expect(card.getByRole('link')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Site Ayarları' }).click();
    await expect(page).toHaveURL(SITE_SETTINGS);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Ana Sayfa Ayarları' }).click();
    await expect(page).toHaveURL(HOME_SETTINGS);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'E-posta Ayarları', exact: true }).click();
    await expect(page).toHaveURL(MAIL_SETTINGS);
  });

  test('each part of the site settings says how far it is set, and opens at its tab', async ({ page }) => {
    await page.goto('/admin/settings');
    const parts = page.getByRole('region', { name: 'Site Ayarları' }).getByRole('listitem');
    await expect(parts).toHaveCount(9);
    for (const part of await parts.all())
      await expect(part).toHaveText(/( değerlerde| ayarlı| varsayılan| boş|Ayarlanmadı)$/);
    await parts.filter({ hasText: 'Mağaza' }).getByRole('link').click();
    await expect(page.getByRole('tab', { name: 'Mağaza' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await page
      .getByRole('region', { name: 'Sistem Durumu' })
      .getByRole('link', { name: 'E-posta ayarlarını aç' })
      .click();
    await expect(page).toHaveURL(MAIL_SETTINGS);
  });

  test("shows the server's state, and notices a failure", async ({ page, asAdmin, problems }) => {
    const status = await asAdmin.call<{ version: string; year: number; waitingMails: number }>(
      'GET',
      '/api/system/status',
    );
    await page.goto('/admin/settings');
    const card = page.getByRole('region', { name: 'Sistem Durumu' });
    for (const text of [
      'Çevrimiçi',
      `v${status.version}`,
      String(status.year),
      'SQLite',
      `E-posta sunucusu ayarlı değil; ${status.waitingMails} posta bekliyor.`,
    ])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    problems.allow(/ERR_FAILED/);
    await page.route('**/api/system/status', (route) => route.abort());
    await card.getByRole('button', { name: 'Yenile' }).click();
    await expect(card.getByText('Sunucu yanıt vermiyor.')).toBeVisible();
    await expect(card.getByText('Çevrimiçi')).toHaveCount(0);
  });

  test('says how CAD stands, and what customers ask for', async ({ page, asAdmin }) => {
    const { cacheMaxBytes } = await asAdmin.call<CadStatus>('GET', '/api/cad/status');
    await page.goto('/admin/settings');
    const card = page.getByRole('region', { name: 'CAD', exact: true });
    for (const text of [
      'Açık',
      '0 dosya oluştu, 0 model oluşmadı',
      'Son 30 günde CAD dosyası verilmedi.',
      'Son 30 günde CAD istenmedi.',
    ])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expect(card.getByRole('table')).toHaveCount(0);

    const status: CadStatus = {
      isOn: true,
      isMemoryShort: true,
      made: 1200,
      failed: 1,
      failures: [{ code: 'Z40-6X200', reason: '2 solids instead of one', at: '2026-11-20T09:00:00.000Z' }],
      cacheBytes: cacheMaxBytes / 2,
      cacheMaxBytes,
    };
    await page.route('**/api/cad/status', (route) => route.fulfill({ json: status }));
    const usage: Output<'GET /api/cad/usage'> = {
      articles: [{ _id: 'a', code: 'Z40-6X200', name: 'İtici Pim Ø6×200', step: 7, dxf: 3, views: 12 }],
      wishes: [
        { family: { _id: 'f', name: 'Soğutma nipeli' }, wishes: 4 },
        { family: null, wishes: 1 },
      ],
    };
    await page.route('**/api/cad/usage', (route) => route.fulfill({ json: usage }));
    await card.getByRole('button', { name: 'Yenile' }).click();
    await expect(
      card.getByText('Bellek 1 GB’tan az: CAD modelleri yavaş oluşabilir ya da oluşmayabilir.'),
    ).toBeVisible();
    await expect(card.getByText('1.200 dosya oluştu, 1 model oluşmadı')).toBeVisible();
    const row = (table: string, name: string) => card.getByRole('table', { name: table }).getByRole('row', { name });
    await expect(row('Oluşmayan modeller', 'Z40-6X200')).toContainText('2 solids instead of one');
    await expect(row('En çok istenen modeller', 'Z40-6X200').getByRole('cell')).toHaveText([
      'Z40-6X200 İtici Pim Ø6×200',
      '7',
      '3',
      '12',
    ]);
    await expect(row('CAD istenen seriler', 'Soğutma nipeli 4').getByRole('link')).toHaveAttribute(
      'href',
      '/admin/families/update/f',
    );
    await expect(row('CAD istenen seriler', 'Serisi olmayan ürünler 1').getByRole('link')).toHaveCount(0);
    await checkAxe(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await checkNoOverflow(page);
  });
});

test.describe('the home page’s sections', () => {
  asAdmins();
  test('a section switched off disappears at the next request, and comes back', async ({ page, asAdmin, request }) => {
    const home = async () => (await request.get('/')).text();
    const heading = 'Çizimde ne yazıyorsa, kutudan o çıkar.';
    expect(await home()).toContain(heading);
    await page.goto(HOME_SETTINGS);
    await expect(page.getByRole('switch')).toHaveCount(6);
    const about = page.getByRole('switch', { name: 'Hakkımızda' });
    await expect(about).toBeChecked();
    await about.click();
    const sent = page.waitForRequest(isSave);
    await save(page);
    expect((await sent).postDataJSON()).toEqual([
      { settingKey: 'homepage_about_enabled', settingValue: false, shownValue: true },
    ]);
    await expect(toast(page, 'Ayarlar başarıyla güncellendi!')).toBeVisible();
    expect(await home()).not.toContain(heading);
    await about.click();
    await save(page);
    await expect(page.getByText('değişiklik kaydedilmedi')).toHaveCount(0);
    await expect.poll(home).toContain(heading);
    await restore(asAdmin.call, 'homepage_about_enabled');
  });

  test('a failure names the section, and the switch keeps its position', async ({ page, problems }) => {
    problems.allow(/status of 500/);
    await page.goto(HOME_SETTINGS);
    await page.route('**/api/settings', (route) =>
      isSave(route.request())
        ? route.fulfill({ status: 500, json: { error: 'x', message: 'x', code: 'INTERNAL' } })
        : route.continue(),
    );
    await page.getByRole('switch', { name: 'Referanslar' }).click();
    await save(page);
    await expect(toast(page, 'Referanslar ayarı güncellenirken hata oluştu')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Referanslar' })).not.toBeChecked();
    await expect(page.getByText('1 değişiklik kaydedilmedi')).toBeVisible();
  });
});

test.describe('site settings', () => {
  asAdmins();
  test('title and colour show on the public site at once', async ({ page, asAdmin, request }) => {
    await page.goto(SITE_SETTINGS);
    await page.getByLabel('Site Başlığı', { exact: true }).fill('İğneci & Oğulları <Kalıp>');
    await openTab(page, 'Renkler');
    await page.getByRole('textbox', { name: 'Ana Renk' }).fill('#8b1538');
    await save(page);
    await expect(toast(page, SAVED)).toBeVisible();
    const html = await (await request.get('/contact')).text();
    expect(html).toContain('İğneci &amp; Oğulları &lt;Kalıp&gt;');
    expect(html).toContain('--primary:#8b1538');
    await restore(asAdmin.call, 'site_title', 'site_primary_color');
  });

  test('a logo can be uploaded, shows, and is on the site; refuses a file that is not a picture before sending it', async ({
    page,
    asAdmin,
    request,
  }) => {
    await test.step('refuses a file that is not a picture before sending it', async () => {
      await page.goto(SITE_SETTINGS);
      await page
        .locator('.ant-form-item')
        .filter({ hasText: 'Favicon' })
        .locator('input[type=file]')
        .setInputFiles({
          name: 'icon.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        });
      await expect(toast(page, 'Sadece resim dosyaları yükleyebilirsiniz!')).toBeVisible();
    });
    await test.step('a logo can be uploaded, shows, and is on the site', async () => {
      const picture = await sharp({ create: { width: 360, height: 96, channels: 3, background: '#8b1538' } })
        .png()
        .toBuffer();
      const field = page.locator('.ant-form-item').filter({ hasText: 'Logo' });
      await field
        .locator('input[type=file]')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
      const address = field.getByRole('textbox');
      await expect(address).toHaveValue(/^\/img\/site\/[\w-]+\.(?:webp|png)$/);
      await expect
        .poll(() =>
          field.getByRole('img', { name: 'Önizleme' }).evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      await save(page);
      await expect(toast(page, SAVED)).toBeVisible();
      expect(await (await request.get('/')).text()).toContain(`src="${await address.inputValue()}"`);
      await restore(asAdmin.call, 'site_logo');
    });
  });

  test('invalid values are reported at their inputs, on any tab, and not sent', async ({ page }) => {
    let saves = 0;
    page.on('request', (request) => {
      if (isSave(request)) saves += 1;
    });
    await page.goto(SITE_SETTINGS);
    await openTab(page, 'İletişim');
    await page.getByLabel('Haritadaki Yer').fill('Başakşehir');
    await page.getByLabel('E-posta').fill('info@');
    await openTab(page, 'Sosyal Medya');
    await page.getByLabel('YouTube').fill('javascript:alert(1)');
    await openTab(page, 'Firma Bilgileri');
    await page.getByLabel('Kuruluş Yılı').fill('1500');
    await openTab(page, 'Genel');
    await page.getByLabel('Site Başlığı', { exact: true }).fill('');
    await save(page);
    await expect(page.getByText('Lütfen site başlığını girin!')).toBeVisible();
    await page.getByLabel('Site Başlığı', { exact: true }).fill('Ad');
    await save(page);
    await expect(page.getByRole('tab', { name: 'İletişim' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Lütfen geçerli bir e-posta adresi girin.')).toBeVisible();
    await expect(page.getByText('Konum “41.0726, 28.7971” biçiminde enlem ve boylam olmalıdır.')).toBeVisible();
    await openTab(page, 'Sosyal Medya');
    await expect(page.getByText('Adres http:// veya https:// ile başlamalıdır.')).toBeVisible();
    await openTab(page, 'Firma Bilgileri');
    await expect(page.getByText('Yıl 1800 ile 2100 arasında bir tam sayı olmalıdır.')).toBeVisible();
    expect(saves).toBe(0);
  });

  test('a refusal by the server is reported at its input and by name', async ({ page, problems }) => {
    problems.allow(/status of 400/);
    await page.goto(SITE_SETTINGS);
    await page.route('**/api/settings', (route) =>
      isSave(route.request())
        ? route.fulfill({
            status: 400,
            json: {
              error: 'x',
              message: 'x',
              code: 'VALIDATION',
              fields: { contact_phone: 'Telefon bu sunucuya uymuyor.' },
            },
          })
        : route.continue(),
    );
    await page.getByLabel('Yazar').fill('Başka Yazar');
    await openTab(page, 'İletişim');
    await page.getByLabel('Telefon').fill('+90 212 111 11 11');
    await openTab(page, 'Genel');
    await save(page);
    await expect(toast(page, 'Telefon ayarı güncellenirken hata oluştu')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'İletişim' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Telefon bu sunucuya uymuyor.')).toBeVisible();
  });

  test('a lost connection loses no typed input, and the next try saves it', async ({ page, asAdmin, problems }) => {
    problems.allow(/ERR_FAILED/);
    await page.goto(SITE_SETTINGS);
    await page.getByLabel('Telif Metni').fill('© Tüm hakları saklıdır');
    await page.route('**/api/settings', (route) => (isSave(route.request()) ? route.abort() : route.continue()));
    await save(page);
    await expect(toast(page, NO_CONNECTION)).toBeVisible();
    await expect(page.getByLabel('Telif Metni')).toHaveValue('© Tüm hakları saklıdır');
    await page.unroute('**/api/settings');
    await save(page);
    await expect(toast(page, SAVED)).toBeVisible();
    await restore(asAdmin.call, 'site_copyright');
  });

  test('settings that fail to load can be requested again', async ({ page, problems }) => {
    problems.allow(/ERR_FAILED/);
    await page.goto('/admin/settings');
    await page.route('**/api/settings', (route) => route.abort());
    await page.getByRole('link', { name: 'Site Ayarları' }).click();
    await expect(page.getByText('Ayarlar yüklenirken hata oluştu')).toBeVisible();
    await page.unroute('**/api/settings');
    await page.getByRole('button', { name: 'Tekrar Dene' }).click();
    await expect(page.getByLabel('Site Başlığı', { exact: true })).toHaveValue(ALL_SETTING_DEFAULTS.site_title);
  });

  test('the preview shows the colours during the choice; warns of an unreadable colour, the default is one click away', async ({
    page,
  }) => {
    await test.step('the preview shows the colours during the choice', async () => {
      await page.goto(SITE_SETTINGS);
      await openTab(page, 'Renkler');
      const preview = page.getByRole('region', { name: 'Renklerin önizlemesi' });
      await expect(preview.getByText('Teklif Al')).toHaveCSS('background-color', 'rgb(0, 117, 213)');
      await page.getByRole('button', { name: 'Ana Renk seç' }).click();
      await page.locator('.ant-color-picker').getByRole('textbox').first().fill('8b1538');
      await expect(preview.getByText('Teklif Al')).toHaveCSS('background-color', 'rgb(139, 21, 56)');
      await expect(preview.getByText('Teklif Al')).toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(preview.locator('svg circle').last()).toHaveAttribute('fill', '#8b1538');
      await expect(preview.getByRole('row').nth(1)).toHaveCSS('background-color', 'rgb(243, 232, 235)');
      await expect(page.getByRole('textbox', { name: 'Ana Renk' })).toHaveValue('#8b1538');
    });
    await test.step('warns of an unreadable colour; the default is one click away', async () => {
      const primary = page.getByRole('textbox', { name: 'Ana Renk' });
      await primary.fill('#0b3d91');
      await expect(note(page, /Bağlantı/)).toHaveText('Bağlantı #0b3d91, zemin üzerinde 10,0:1');
      await primary.fill('#ffee00'); // what is computed from it reads
      await expect(note(page, /Düğme zemini/)).toHaveText(/^Düğme zemini #ffee00, koyu yazı 1\d,\d:1$/);
      await expect(note(page, /Bağlantı/)).toHaveText(/^Bağlantı #[0-9a-f]{6}, zemin üzerinde \d,\d:1$/);
      const preview = page.getByRole('region', { name: 'Renklerin önizlemesi' });
      await expect(preview.getByText('Teklif Al')).toHaveCSS('color', 'rgb(16, 20, 24)');
      await page.getByRole('textbox', { name: 'İkincil Renk' }).fill('#7a7a7a');
      await expect(note(page, /Üzerindeki yazı 4,\d:1\. Kontrast en az 4,5:1 olmalı\./)).toHaveCount(1);
      await page.getByRole('textbox', { name: 'Yazı Rengi' }).fill('#bbbbbb');
      await expect(note(page, /Zemin üzerinde yazı 1,\d:1\. Kontrast en az/)).toHaveCount(1);
      await primary.fill('#12');
      await save(page);
      await expect(page.getByText('Renk #rrggbb biçiminde olmalıdır.')).toBeVisible();
      await page.getByRole('button', { name: 'Ana Renk: varsayılana dön' }).click();
      await expect(primary).toHaveValue(ALL_SETTING_DEFAULTS.site_primary_color);
      await expect(page.getByText('Renk #rrggbb biçiminde olmalıdır.')).toHaveCount(0);
    });
  });

  test('money and lists keep their types; without a threshold there is no free shipping', async ({ page, asAdmin }) => {
    await page.goto(SITE_SETTINGS);
    await openTab(page, 'Mağaza');
    await expect(page.getByLabel('Standart Kargo Ücreti')).toHaveValue(''); // the recipient pays; 0 has another meaning
    await page.getByLabel('Standart Kargo Ücreti').fill('0');
    await page.getByLabel('KDV Notu').fill('Fiyatlara KDV dahil değildir.');
    await page.getByLabel('Hızlı Kargo Ücreti').fill('12,5');
    await page.getByLabel('Ücretsiz Kargo Sınırı').fill('');
    await openTab(page, 'Firma Bilgileri');
    await page.getByRole('combobox', { name: 'Belgeler' }).fill('TSE');
    await page.keyboard.press('Enter');
    const sent = page.waitForRequest(isSave);
    await save(page);
    expect((await sent).postDataJSON()).toEqual([
      {
        settingKey: 'company_certificates',
        settingValue: [...ALL_SETTING_DEFAULTS.company_certificates, 'TSE'],
        shownValue: ALL_SETTING_DEFAULTS.company_certificates,
      },
      {
        settingKey: 'shop_tax_note',
        settingValue: 'Fiyatlara KDV dahil değildir.',
        shownValue: ALL_SETTING_DEFAULTS.shop_tax_note,
      },
      { settingKey: 'shop_standard_cargo_fee', settingValue: 0, shownValue: null },
      { settingKey: 'shop_fast_cargo_fee', settingValue: 12.5, shownValue: 15 },
      { settingKey: 'shop_free_shipping_threshold', settingValue: null, shownValue: 161 },
    ]);
    await expect(toast(page, SAVED)).toBeVisible();
    await restore(
      asAdmin.call,
      'company_certificates',
      'shop_standard_cargo_fee',
      'shop_fast_cargo_fee',
      'shop_free_shipping_threshold',
      'shop_tax_note',
    );
  });

  test('a shorter period asks, naming the messages it erases; a longer one does not ask', async ({ page, asAdmin }) => {
    const months = async () =>
      (await asAdmin.call<{ settingKey: string; settingValue: unknown }[]>('GET', '/api/settings')).find(
        ({ settingKey }) => settingKey === 'retention_messages_months',
      )?.settingValue;
    const put = (settingValue: unknown) =>
      asAdmin.call('PUT', '/api/settings', [{ settingKey: 'retention_messages_months', settingValue }]);
    const before = await months();
    await put(60);
    await page.goto(SITE_SETTINGS);
    await openTab(page, 'Kişisel Veriler');
    const field = page.getByLabel('İletişim Mesajlarının Saklama Süresi');
    const question = page.getByRole('dialog', { name: 'Değişiklikler kaydedilsin mi?' });
    await field.fill('59');
    await save(page);
    await expect(question).toContainText(
      '59 aydan eski iletişim mesajları bir saat içinde silinir ve geri getirilemez.',
    );
    await question.getByRole('button', { name: 'Hayır' }).click();
    await expect(question).toBeHidden();
    await expect(field).toHaveValue('59');
    expect(await months()).toBe(60);
    await save(page);
    await question.getByRole('button', { name: 'Evet' }).click();
    await expect(toast(page, SAVED)).toBeVisible();
    expect(await months()).toBe(59);
    await field.fill('61');
    await save(page);
    await expect.poll(months).toBe(61);
    await expect(question).toBeHidden();
    await field.fill('');
    await save(page);
    await expect.poll(months).toBeNull();
    await field.fill('121');
    await save(page);
    await expect(page.getByText('Süre 1 ile 120 ay arasında bir tam sayı olmalıdır.')).toBeVisible();
    await put(before);
  });

  test('leaving with changes asks; changes can be undone', async ({ page }) => {
    await page.goto(SITE_SETTINGS);
    await page.getByLabel('Yazar').fill('Yarım');
    await page.getByRole('link', { name: 'Ayarlar', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Kaydedilmemiş değişiklikler var' })).toBeVisible();
    await page.getByRole('button', { name: 'Formda kal' }).click();
    await expect(page.getByLabel('Yazar')).toHaveValue('Yarım');
    await page.getByRole('button', { name: 'Geri Al' }).click();
    await expect(page.getByLabel('Yazar')).toHaveValue(ALL_SETTING_DEFAULTS.site_author);
    await page.getByRole('link', { name: 'Ayarlar', exact: true }).first().click();
    await expect(page).toHaveURL('/admin/settings');
  });

  test('a save over a newer value from another person asks', async ({ page, asAdmin, people, problems }) => {
    problems.allow(/status of 409/);
    const other = await people.withSession('admin', { name: 'Başka Yönetici' });
    await page.goto(SITE_SETTINGS);
    await page.getByLabel('Yazar').fill('Benim Yazarım');
    await other.call('PUT', '/api/settings', [{ settingKey: 'site_author', settingValue: 'Onun Yazarı' }]);
    await save(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Başka Yönetici');
    await expect(dialog).toContainText('Yazar');
    await dialog.getByRole('button', { name: 'Benim değişikliklerimle kaydet' }).click();
    await expect(toast(page, SAVED)).toBeVisible();
    await expect(page.getByLabel('Yazar')).toHaveValue('Benim Yazarım');
    const entries = await asAdmin.call<{ settingKey: string; settingValue: unknown }[]>('GET', '/api/settings');
    expect(entries).toContainEqual({ settingKey: 'site_author', settingValue: 'Benim Yazarım' });
    await restore(asAdmin.call, 'site_author');
  });
});

test('bank accounts are entered in groups of four, checked, and put in order', async ({ page, asAdmin }) => {
  await page.goto('/admin/settings/payment');
  await expect(page.getByText('Henüz banka hesabı yok.')).toBeVisible();
  const fill = async (at: number, bank: string, iban: string): Promise<void> => {
    await page.getByRole('button', { name: 'Hesap ekle' }).click();
    const account = page.getByRole('listitem', { name: `${at}. hesap` });
    await account.getByLabel('Banka', { exact: true }).fill(bank);
    await account.getByLabel('Hesap sahibi').fill('Örnek Kalıp A.Ş.');
    await account.getByLabel('IBAN').fill(iban);
  };
  await fill(1, 'Kalıp Bankası', 'TR330006100519786457841327');
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(page.getByText('IBAN geçersiz.')).toBeVisible();
  await page.getByLabel('IBAN').fill('tr330006100519786457841326');
  await expect(page.getByLabel('IBAN')).toHaveValue('TR33 0006 1005 1978 6457 8413 26');
  await fill(2, 'Metal Bankası', 'TR930001001745389019260001');
  await page.getByRole('listitem', { name: '2. hesap' }).getByRole('button', { name: '2. hesap: yukarı taşı' }).click();
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(page.getByText('Ödeme ayarları kaydedildi.')).toBeVisible();
  await checkAxe(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkNoOverflow(page);
  await page.reload();
  await expect(page.getByLabel('Banka', { exact: true }).first()).toHaveValue('Metal Bankası');
  await asAdmin.call('PUT', '/api/settings', [{ settingKey: 'bank_accounts', settingValue: [] }] as never);
});

test('a moderator has no settings: neither in the menu, nor by address', async ({ page, asModerator }) => {
  expect(asModerator.role).toBe('moderator');
  for (const address of ['/admin/settings', HOME_SETTINGS, SITE_SETTINGS]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Bu ekran için yetkiniz yok' })).toBeVisible();
    await expect(page.locator('.panel-side').getByText('Ürünler', { exact: true })).toBeVisible();
    await expect(page.locator('.panel-side').getByRole('link', { name: 'Ayarlar' })).toHaveCount(0);
  }
});
