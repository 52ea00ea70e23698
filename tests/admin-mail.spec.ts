// The panel's mail settings, on a server of their own that sends to a mail server of the test.
import { checkAxe, checkNoOverflow, expect, test as base } from './admin.ts';
import { startSmtp, type SmtpServer } from '../server/testing/smtp.ts';
import { ownServer } from './server.ts';

const LOGIN = { user: 'kalip', password: 'şifre 4711' };

const test = base.extend<object, { smtp: SmtpServer }>({
  server: ownServer,
  smtp: [
    async ({}, use) => {
      const ends: (() => unknown)[] = [];
      await use(await startSmtp({ onEnd: (work) => void ends.push(work) }, { login: LOGIN }));
      for (const end of ends) await end();
    },
    { scope: 'worker' },
  ],
});

test('an admin sets the mail server, enters its password, and sees a test mail arrive', async ({
  page,
  asAdmin,
  smtp,
}) => {
  await page.goto('/admin/settings/mail');
  const trial = page.getByRole('region', { name: 'Deneme' });
  const sendTrial = trial.getByRole('button', { name: 'Test e-postası gönder' });
  await expect(sendTrial).toBeDisabled();

  await page.getByLabel('Sunucu', { exact: true }).fill('http://127.0.0.1');
  await page.getByLabel('Kapı (port)').fill(String(smtp.port));
  await expect(page.getByText('Sunucu adı “smtp.firma.com” biçiminde olmalıdır')).toBeVisible();
  await page.getByLabel('Sunucu', { exact: true }).fill('127.0.0.1');
  await page.getByLabel('Şifreleme').click();
  await page.getByTitle('Şifresiz').click();
  await page.getByLabel('Kullanıcı Adı').fill(LOGIN.user);
  await page.getByLabel('Siparişler').fill('satis@ornek.example');
  await page.getByLabel('Siparişler').press('Enter');
  await expect(trial).toContainText('Önce değişiklikleri kaydedin');
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(page.getByText('E-posta ayarları kaydedildi.')).toBeVisible();

  const secret = page.getByRole('region', { name: 'Şifre', exact: true });
  const enter = async (button: string, password: string): Promise<void> => {
    await secret.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: 'E-posta sunucusunun şifresi' });
    await expect(dialog.getByLabel('Yeni değer')).toBeFocused();
    await dialog.getByLabel('Yeni değer').fill(password);
    await dialog.getByLabel('Yeni değer').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(secret.getByText('Kayıtlı', { exact: true })).toBeVisible();
  };
  await expect(secret).toContainText('Kayıtlı değil');
  await enter('Gir', 'yanlış');
  await sendTrial.click();
  await expect(trial.getByText('Kullanıcı adı veya şifre reddedildi')).toBeVisible();
  await enter('Değiştir', LOGIN.password);
  await sendTrial.click();
  await expect(trial.getByText(`Sunucu e-postayı aldı. ${asAdmin.email} gelen kutusunu denetleyin.`)).toBeVisible();
  expect(smtp.mails.map(({ to }) => to)).toEqual([[asAdmin.email]]);

  await page.reload();
  await expect(page.getByLabel('Sunucu', { exact: true })).toHaveValue('127.0.0.1');
  await expect(secret.getByText('Kayıtlı', { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(LOGIN.password);
  await checkAxe(page);
  await checkNoOverflow(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkNoOverflow(page);

  await secret.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(secret).toContainText('Kayıtlı değil');
});

test('an admin writes the words of a mail with places, sees it, sends it to himself, and goes back', async ({
  page,
  asAdmin,
}) => {
  await page.goto('/admin/settings/mail');
  await page.getByRole('link', { name: 'E-posta şablonları' }).click();
  await page.getByRole('link', { name: 'Sipariş kargoda' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sipariş kargoda');
  const preview = page.getByRole('region', { name: 'Önizleme' });
  await expect(preview).toContainText('Siparişiniz kargoya verildi: SP-2026-000123');

  const intro = page.getByLabel('Giriş metni');
  await intro.fill('Yola çıktı! ');
  await page.getByRole('button', { name: '{takip_no} ekle' }).click();
  await expect(intro).toHaveValue('Yola çıktı! {takip_no}');
  await expect(preview).toContainText('Yola çıktı! 1234567890');
  await page.getByLabel('Konu').focus();
  await expect(page.getByRole('button', { name: '{müşteri} ekle' })).toBeDisabled();
  await page.getByLabel('Kapanış metni').fill('İyi işler, {firma}');
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(page.getByText('{firma} bu e-postada yok.')).toBeVisible();
  await page.getByLabel('Kapanış metni').fill('İyi işler, {site}');
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await checkNoOverflow(page);
  }
  await checkAxe(page);
  await page.getByRole('button', { name: 'Kendime gönder' }).click();
  await expect(page.getByText(`Örnek e-posta ${asAdmin.email} adresine gönderiliyor.`)).toBeVisible();
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();
  await expect(page.getByText('E-postanın metinleri kaydedildi.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Sipariş kargoda/ })).toContainText('Sizin');

  await page.getByRole('link', { name: 'Sipariş kargoda' }).click();
  await expect(intro).toHaveValue('Yola çıktı! {takip_no}');
  await page.getByRole('button', { name: 'Hazır metinlere dön' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hazır metinlere dön' }).click();
  await expect(page.getByRole('row', { name: /Sipariş kargoda/ })).toContainText('Hazır');
});
