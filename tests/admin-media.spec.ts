// The media library: adding, finding, describing, choosing, replacing and deleting files.
import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { jpeg, png } from '../server/testing/pictures.ts';
import { checkAxe, checkNoOverflow, expect, test, type Person } from './admin.ts';
import { uniqueWord } from './inbox.ts';

/** A size that no other picture has: equal pictures are stored once. */
const size = () => ({ width: randomInt(100, 1_000), height: randomInt(40, 1_000) });
const picture = () => png(size());

const drop = async (page: Page, files: readonly { name: string; buffer: Buffer; mimeType?: string }[]) =>
  page
    .locator('.media-uploads input[type=file]')
    .setInputFiles(files.map((file) => ({ mimeType: 'image/png', ...file })));

/** Adds a picture as the person. @returns its id and path */
async function addPicture(baseURL: string, person: Person, name: string) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), name);
  const reply = await fetch(new URL('/api/media', baseURL), {
    method: 'POST',
    headers: { authorization: `Bearer ${person.accessToken}` },
    body,
  });
  return (await reply.json()) as { _id: string; path: string };
}

const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Dosyalar', exact: true }).getByRole('button', { name });

test('files are dropped, found by their names, described and filtered', async ({ page, asModerator }) => {
  expect(asModerator.role).toBe('moderator');
  const word = uniqueWord();
  await page.goto('/admin/media');
  await expect(page.getByRole('heading', { level: 1, name: 'Medya' })).toBeVisible();
  const same = await picture();
  await drop(page, [
    { name: `${word}-bir.png`, buffer: same },
    { name: `${word}-iki.png`, buffer: await picture() },
    { name: `${word}.svg`, buffer: Buffer.from('<svg/>') },
  ]);
  const uploads = page.getByRole('list', { name: 'Yüklenen dosyalar' }).getByRole('listitem');
  await expect(uploads.filter({ hasText: 'Yüklendi' })).toHaveCount(2);
  await expect(uploads.filter({ hasText: 'Sadece JPG, PNG, GIF' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Listeyi kapat' }).click();
  await drop(page, [{ name: `${word}-kopya.png`, buffer: same }]);
  await expect(uploads.filter({ hasText: 'Zaten vardı' })).toHaveCount(1);

  await page.getByRole('searchbox').fill(word.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`q=${word.toUpperCase()}`));
  await expect(page.getByRole('list', { name: 'Dosyalar', exact: true }).getByRole('button')).toHaveCount(2);
  await tile(page, `${word}-bir.png`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Alt metin' }).fill('Kılavuz kolon');
  await dialog.getByRole('textbox', { name: 'Başlık' }).fill(`${word} kolon`);
  await dialog.getByRole('combobox', { name: 'Etiketler' }).fill('DIN 9825');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(tile(page, `${word} kolon`)).toBeVisible();

  await page.getByRole('button', { name: 'Alt metni eksik' }).click();
  await expect(page.getByRole('list', { name: 'Dosyalar', exact: true }).getByRole('button')).toHaveCount(1);
  await expect(tile(page, `${word}-iki.png`)).toBeVisible();
  await page.getByRole('button', { name: 'Belge', exact: true }).click();
  await expect(page.getByText('Bu aramaya ve süzgece uyan dosya yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Kullanılmayan', exact: true }).click();
  await page.getByText('Liste', { exact: true }).click();
  await tile(page, `${word}-iki.png`).click();
  await expect(page.getByRole('dialog')).toContainText('Hiçbir yerde kullanılmıyor.');
  await page.getByRole('dialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await page.getByRole('dialog', { name: 'Dosya silinsin mi?' }).getByRole('button', { name: 'Sil' }).click();
  await expect(tile(page, `${word}-iki.png`)).toHaveCount(0);
  await expect(tile(page, `${word} kolon`)).toBeVisible();
});

test('a form takes a picture from the library, which then knows its place', async ({ page, asModerator, baseURL }) => {
  const word = uniqueWord();
  const { _id: id, path } = await addPicture(baseURL!, asModerator, `${word}.png`);
  await page.goto('/admin/references/create');
  await page.getByRole('button', { name: 'Kütüphaneden seç' }).click();
  const picker = page.getByRole('dialog', { name: 'Medya kütüphanesi' });
  await picker.getByRole('searchbox').fill(word);
  await expect(picker.getByText('1 dosya')).toBeVisible();
  await checkAxe(page);
  await tile(page, `${word}.png`).click();
  await expect(picker).toBeHidden();
  await expect(page.locator(`input[value="${path}"]`)).toBeVisible();

  const { _id: reference } = await asModerator.call<{ _id: string }>('POST', '/api/references', {
    name: `${word} Kalıp`,
    sector: 'Otomotiv',
    logo: path,
  });
  await page.goto(`/admin/media?file=${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: `${word} Kalıp` })).toHaveAttribute(
    'href',
    new RegExp(`/admin/references/update/${reference}$`),
  );
  await expect(dialog.getByRole('button', { name: 'Sil', exact: true })).toBeDisabled();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'yeni.jpg', mimeType: 'image/jpeg', buffer: await jpeg(size()) });
  const question = page.getByRole('dialog', { name: 'Dosya değiştirilsin mi?' });
  await expect(question).toContainText('Kullanıldığı 1 yer');
  await question.getByRole('button', { name: 'Dosyayı değiştir' }).click();
  await expect(page.getByRole('dialog', { name: 'yeni.jpg' })).toBeVisible();
  const { logo } = await asModerator.call<{ logo: string }>('GET', `/api/references/${reference}`);
  expect(logo).not.toBe(path);
});

test('unused files of before a month are deleted once their number is typed', async ({
  page,
  asModerator,
  people,
  baseURL,
}) => {
  const word = uniqueWord();
  const { _id: id } = await addPicture(baseURL!, asModerator, `${word}.png`);
  await people.database.db
    .updateTable('media')
    .set({ createdAt: new Date(Date.now() - 40 * 24 * 60 * 60_000) })
    .where('publicId', '=', id)
    .execute();
  await page.goto(`/admin/media?q=${word}`);
  await page.getByRole('button', { name: 'Kullanılmayanları sil' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Kullanılmayanları sil' });
  await expect(confirm).toBeDisabled();
  const { total } = await asModerator.call<{ total: number }>('GET', '/api/media/unused');
  await dialog.getByRole('textbox').fill(String(total));
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(page.getByText('Bu aramaya ve süzgece uyan dosya yok.')).toBeVisible();
});

test('files go into folders, get tags and go away together, and a picture has its focus', async ({
  page,
  asModerator,
  baseURL,
}) => {
  const word = uniqueWord();
  const [outer, inner] = [`Dış ${word}`, `İç ${word}`];
  const one = await addPicture(baseURL!, asModerator, `${word}-bir.png`);
  await addPicture(baseURL!, asModerator, `${word}-iki.png`);
  await page.goto('/admin/media');
  const folders = page.getByRole('navigation', { name: 'Klasörler' });
  const make = async (name: string) => {
    await folders.getByRole('button', { name: 'Yeni klasör' }).click();
    const dialog = page.getByRole('dialog', { name: 'Yeni klasör' });
    await dialog.getByRole('textbox', { name: 'Klasör adı' }).fill(name);
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(folders.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
  };
  await make(outer);
  await make(inner); // in the one that is open
  await drop(page, [{ name: `${word}-üç.png`, buffer: await picture() }]);
  await expect(tile(page, `${word}-üç.png`)).toBeVisible();
  await expect(page.getByText(`“${outer} › ${inner}” klasörüne gider`)).toBeVisible();

  await page.goto(`/admin/media?q=${word}`);
  await page.getByRole('checkbox', { name: `${word}-bir.png dosyasını seç` }).check();
  await page.getByRole('button', { name: 'Bu sayfadakileri seç' }).click();
  await expect(page.getByText('3 dosya seçildi')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Klasöre taşı' }).click();
  const move = page.getByRole('dialog', { name: '3 dosya taşınsın' });
  await move.getByRole('combobox', { name: 'Klasör' }).fill(outer);
  await page.locator('.ant-select-item').getByText(outer, { exact: true }).click();
  await move.getByRole('button', { name: 'Klasöre taşı' }).click();
  await expect(page.getByText('3 dosya değişti.')).toBeVisible();
  await expect(folders.getByRole('button', { name: outer })).toContainText('3');

  await page.getByRole('checkbox', { name: `${word}-bir.png dosyasını seç` }).check();
  await page.getByRole('checkbox', { name: `${word}-iki.png dosyasını seç` }).check();
  await page.getByRole('button', { name: 'Etiketle' }).click();
  const tags = page.getByRole('dialog', { name: '2 dosyanın etiketleri' });
  await tags.getByRole('combobox', { name: 'Eklenecek etiketler' }).fill(`e${word}`);
  await page.keyboard.press('Enter');
  await tags.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('2 dosya değişti.')).toBeVisible();

  await asModerator.call('POST', '/api/references', { name: `${word} Kalıp`, sector: 'Otomotiv', logo: one.path });
  await page.getByRole('searchbox').fill(`e${word}`);
  await expect(page.getByRole('list', { name: 'Dosyalar', exact: true }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('checkbox', { name: `${word}-bir.png dosyasını seç` }).check();
  await page.getByRole('button', { name: 'Bu sayfadakileri seç' }).click();
  await page.locator('.media-bulk').getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('dialog', { name: '2 dosya silinsin mi?' }).getByRole('button', { name: 'Sil' }).click();
  const left = page.getByRole('dialog', { name: '1 dosya olduğu gibi kaldı' });
  await expect(left).toContainText('Bu dosya 1 yerde kullanılıyor.');
  await left.getByRole('button', { name: 'Kapat' }).click();
  await expect(tile(page, `${word}-iki.png`)).toHaveCount(0);

  await tile(page, `${word}-bir.png`).click();
  const dialog = page.getByRole('dialog', { name: `${word}-bir.png` });
  const focus = dialog.getByRole('button', { name: /^Odak noktası/ });
  await focus.press('ArrowLeft');
  await focus.press('ArrowUp');
  await expect(dialog.getByText('Soldan %45, üstten %45')).toBeVisible();
  await expect
    .poll(() => focus.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const box = (await focus.boundingBox())!;
  await focus.click({ position: { x: box.width * 0.2, y: box.height * 0.7 } });
  await expect(focus).not.toHaveAccessibleName(/Soldan %45/);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toBeHidden();
  const { focus: kept } = await asModerator.call<{ focus: { x: number; y: number } }>('GET', `/api/media/${one._id}`);
  // A pixel of a flat picture is some percent of it.
  expect(Math.abs(kept.x - 20)).toBeLessThan(5);
  expect(Math.abs(kept.y - 70)).toBeLessThan(8);

  await folders.getByRole('button', { name: inner }).click();
  await folders.getByRole('button', { name: 'Klasörü sil' }).click();
  await page.getByRole('dialog', { name: 'Klasör silinsin mi?' }).getByRole('button', { name: 'Klasörü sil' }).click();
  await expect(folders.getByRole('button', { name: inner })).toHaveCount(0);
  await expect(folders.getByRole('button', { name: outer })).toHaveAttribute('aria-current', 'true');
});

for (const width of [390, 768, 1440]) {
  test(`the library fits and is accessible at ${width} px`, async ({ page, asModerator, baseURL }) => {
    const word = uniqueWord();
    const { _id: id } = await addPicture(baseURL!, asModerator, `${word}-${'uzun-'.repeat(12)}ad.png`);
    await addPicture(baseURL!, asModerator, `${word}-ikinci.png`);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/admin/media?q=${word}`);
    await expect(tile(page, `${word}-ikinci.png`)).toBeVisible();
    await checkNoOverflow(page);
    await checkAxe(page);
    await page.goto(`/admin/media?q=${word}&look=list&file=${id}`);
    await expect(page.getByRole('dialog').getByText('Kullanıldığı yerler')).toBeVisible();
    await checkNoOverflow(page);
    await checkAxe(page);
  });
}
