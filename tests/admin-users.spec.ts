import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { User } from '../contract/users.ts';
import { askToRemove, expect, test, TEST_PASSWORD } from './admin.ts';

const unique = (): string => `kisi-${randomBytes(5).toString('hex')}`;
const STRONG = 'torna-tezgahı-8830-mavi';

const save = (page: Page) => page.getByRole('button', { name: /^(Kaydet|Değişiklikleri Kaydet)$/ }).click();
const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByTitle(option, { exact: true }).click();
};
/** Opens the list, filtered to one account. */
async function openList(page: Page, username: string): Promise<void> {
  await page.goto(`/admin/users?q=${username}`);
  await expect(page.getByRole('row').getByText(username, { exact: true })).toBeVisible();
}
/** The dialog that asks for one's own password. */
const question = (page: Page) => page.getByRole('dialog', { name: 'Şifrenizi doğrulayın' });

test("a user is created by the contract's rules; staff need a longer password", async ({ page, asAdmin }) => {
  const username = unique();
  await page.goto('/admin/users');
  await page.getByRole('main').getByRole('link', { name: 'Yeni Kullanıcı' }).click();
  await save(page);
  for (const sentence of ['Lütfen kullanıcı adını girin!', 'Lütfen ad soyad girin!', 'Lütfen şifre girin!'])
    await expect(page.getByText(sentence)).toBeVisible();
  // otherwise the focus would move while the test fills in another input
  await expect(page.getByLabel('Ad Soyad')).toBeFocused();
  await page.getByLabel('Kullanıcı Adı').fill('ab');
  await page.getByLabel('Ad Soyad').fill('Şule Işık');
  await expect(page.getByText('Kullanıcı adı en az 3 karakter olmalıdır!')).toBeVisible();
  await page.getByLabel('Kullanıcı Adı').fill(username);
  await page.getByLabel('E-posta').fill('adres-degil');
  await page.getByLabel('Şifre', { exact: true }).fill('kisa1');
  await expect(page.getByText('Lütfen geçerli bir e-posta adresi girin.')).toBeVisible();
  await page.getByLabel('E-posta').fill(`${username}@kalip.example`);
  await expect(page.getByText('Şifre en az 8 karakter olmalıdır!')).toBeVisible();
  await choose(page, 'Rol', 'Moderatör');
  await expect(page.getByText('En az 12 karakter.')).toBeVisible();
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('kisa1');
  await page.getByLabel('Şifre', { exact: true }).fill('torna-8830');
  await save(page);
  await expect(page.getByText('Şifre en az 12 karakter olmalıdır!')).toBeVisible();
  await page.getByLabel('Şifre', { exact: true }).fill(STRONG);
  await page.locator('.crud-upload input[type=file]').setInputFiles('site/public/apple-touch-icon.png');
  await expect(page.getByText('Görsel yüklendi.')).toBeVisible();
  await save(page);
  await expect(page.getByText('Kullanıcı başarıyla oluşturuldu.')).toBeVisible();
  const [made] = await asAdmin.call<User[]>('GET', `/api/users?q=${username}`);
  expect(made).toMatchObject({
    username,
    name: 'Şule Işık',
    role: 'moderator',
    isActive: true,
    avatar: expect.stringMatching(/^\/img\/avatars\/[0-9a-f]{32}\.webp$/),
  });
});

test('a new admin needs the password of the creating admin', async ({ page, asAdmin, problems }) => {
  problems.allow(/status of 403/);
  const username = unique();
  await page.goto('/admin/users/create');
  await page.getByLabel('Kullanıcı Adı').fill(username);
  await page.getByLabel('Ad Soyad').fill('Yeni Yönetici');
  await page.getByLabel('E-posta').fill(`${username}@kalip.example`);
  await choose(page, 'Rol', 'Yönetici');
  await expect(page.getByText('Admin hesabı pasif edilemez.')).toBeVisible();
  await page.getByLabel('Şifre', { exact: true }).fill(STRONG);
  await save(page);
  const mine = question(page).getByLabel('Şifreniz');
  await expect(mine).toBeFocused();
  await mine.fill('yanlış şifre');
  await page.keyboard.press('Enter');
  await expect(question(page).locator('.ant-form-item-explain-error')).toBeVisible();
  await mine.fill(TEST_PASSWORD);
  await question(page).getByRole('button', { name: 'Doğrula' }).click();
  await expect(page.getByText('Kullanıcı başarıyla oluşturuldu.')).toBeVisible();
  expect((await asAdmin.call<User[]>('GET', `/api/users?q=${username}`))[0]).toMatchObject({ role: 'admin' });
});

test('another name is saved without a question, another e-mail needs the password', async ({
  page,
  asAdmin,
  people,
}) => {
  const user = await people.create('user');
  const read = () => asAdmin.call<User>('GET', `/api/users/${user.publicId}`);
  await page.goto(`/admin/users/update/${user.publicId}`);
  await page.getByLabel('Ad Soyad').fill('Değişen Ad');
  await save(page);
  await expect(page.getByText('Kullanıcı başarıyla güncellendi.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
  expect(await read()).toMatchObject({ name: 'Değişen Ad', email: user.email });

  await page.goto(`/admin/users/update/${user.publicId}`);
  await page.getByLabel('E-posta').fill(`yeni-${user.email}`);
  await save(page);
  await question(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('E-posta')).toHaveValue(`yeni-${user.email}`); // cancelled, not lost
  await save(page);
  await expect(question(page).getByLabel('Şifreniz')).toBeFocused();
  await question(page).getByLabel('Şifreniz').fill(TEST_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kullanıcı başarıyla güncellendi.')).toBeVisible();
  expect((await read()).email).toBe(`yeni-${user.email}`);
});

test('values taken by another account are reported at their inputs', async ({ page, asAdmin, people, problems }) => {
  problems.allow(/status of 409/);
  const taken = await people.create('user');
  expect(asAdmin.role).toBe('admin');
  await page.goto('/admin/users/create');
  await page.getByLabel('Kullanıcı Adı').fill(taken.username);
  await page.getByLabel('Ad Soyad').fill('İkinci Kişi');
  await page.getByLabel('E-posta').fill(`baska-${taken.email}`);
  await page.getByLabel('Şifre', { exact: true }).fill(STRONG);
  await save(page);
  await expect(
    page
      .locator('.ant-form-item')
      .filter({ has: page.getByLabel('Kullanıcı Adı') })
      .locator('.ant-form-item-explain-error'),
  ).toBeVisible();
  await expect(page.getByLabel('Kullanıcı Adı')).toBeFocused();
  await expect(page.getByLabel('E-posta')).toHaveValue(`baska-${taken.email}`);
});

test('an admin can be neither switched off nor deleted; a user can be both, deleted after a question', async ({
  page,
  asAdmin,
  people,
}) => {
  await test.step('an admin can be neither switched off nor deleted', async () => {
    await openList(page, asAdmin.username);
    await expect(page.getByRole('switch', { name: asAdmin.name })).toBeDisabled();
    await page.getByRole('button', { name: `İşlemler: ${asAdmin.name}` }).click();
    const remove = page.getByRole('menuitem', { name: 'Sil' });
    await expect(remove).toBeDisabled();
    await expect(remove).toContainText('Admin hesabı silinemez!');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Yönetici', { exact: true }).last()).toBeVisible();
    await page.getByRole('link', { name: asAdmin.name, exact: true }).click();
    await expect(page.getByText('Kendi rolünüzü değiştiremezsiniz.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Rol' })).toBeDisabled();
  });
  await test.step('a user can be switched off, and deleted after a question', async () => {
    const user = await people.create('user');
    await openList(page, user.username);
    await page.getByRole('switch', { name: user.name }).click();
    await expect(page.getByText('Kullanıcı durumu güncellendi.')).toBeVisible();
    expect((await asAdmin.call<User>('GET', `/api/users/${user.publicId}`)).isActive).toBe(false);
    const removal = await askToRemove(page, user.name);
    await expect(removal).toContainText('Bu işlem geri alınamaz.');
    await removal.getByRole('button', { name: 'Evet' }).click();
    await expect(page.getByText('Kullanıcı başarıyla silindi.')).toBeVisible();
    await expect(page.getByText('Aramanıza uyan kullanıcı bulunamadı.')).toBeVisible();
  });
});

test('the server searches, filters and pages the list, and its address keeps all of it', async ({
  page,
  asAdmin,
  people,
}) => {
  const mark = randomBytes(4).toString('hex');
  expect(asAdmin.role).toBe('admin');
  for (let i = 10; i < 22; i++)
    await people.create(i === 21 ? 'moderator' : 'user', {
      username: `sayfa-${mark}-${i}`,
      email: `sayfa-${mark}-${i}@kalip.example`,
      name: `Sayfa ${mark} ${i}`,
    });
  await page.goto('/admin/users');
  await page.getByRole('searchbox').fill(`sayfa-${mark}`);
  await expect(page.getByText('1-10 / 12 kullanıcı')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Kullanıcı' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page.getByRole('columnheader', { name: 'Kullanıcı' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('listitem', { name: '2' }).click();
  await expect(page.getByText('11-12 / 12 kullanıcı')).toBeVisible();
  await expect(page.getByRole('link', { name: `Sayfa ${mark} 21`, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('11-12 / 12 kullanıcı')).toBeVisible();
  await choose(page, 'Rol', 'Moderatör');
  await expect(page.getByText('1-1 / 1 kullanıcı')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

test('a moderator sees no users', async ({ page, asModerator, problems }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/users')) asked.push(request.url());
  });
  problems.allow(/status of 403/);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'Bu ekran için yetkiniz yok' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tüm Kullanıcılar' })).toBeHidden();
  expect(asked).toEqual([]);
  await expect(asModerator.call('GET', '/api/users')).rejects.toThrow(/403/);
});

test('the audit list has the changes, with old and new values', async ({ page, asAdmin, people }) => {
  const user = await people.create('user');
  await asAdmin.call('PUT', `/api/users/${user.publicId}`, { name: 'Sonraki Ad' });
  await page.goto('/admin/audit?kind=user&action=update');
  const row = page.getByRole('row').filter({ hasText: asAdmin.name }).first();
  await expect(row).toContainText('Değiştirdi');
  await expect(row).toContainText(`Ad Soyad: ${user.name} → Sonraki Ad`);
});
