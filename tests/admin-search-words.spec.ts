// The words of the search: synonyms, searches that found nothing, and why a hit stands where it does.
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Category } from '../contract/categories.ts';
import { checkAxe, checkNoOverflow, expect, test, type Person } from './admin.ts';

/** Letters alone: digits would be read as sizes. */
const newWord = (): string =>
  [...randomBytes(9)].map((byte) => 'bcdfghjklmnprstvyz'[byte % 18]! + 'aeiou'[byte % 5]!).join('');

/** A product whose name has a word that no other has. */
async function product(person: Person): Promise<{ word: string; code: string }> {
  const word = newWord();
  const category = await person.call<Category>('POST', '/api/categories', {
    name: `Raf ${word}`,
    img: '/placeholder.svg',
  });
  const code = `W${randomBytes(4).toString('hex').toUpperCase()}`;
  await person.call('POST', '/api/products', {
    code,
    name: `Parça ${word}`,
    category: category._id,
    description: 'Deneme parçası.',
    img: ['/placeholder.svg'],
  });
  return { word, code };
}

const missed = (page: Page, q: string) => page.request.post('/api/catalogue/search/missed', { data: { q } });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Arama bölümleri' });

test('a synonym is added, tried out, found in the list and by visitors at once', async ({
  page,
  asModerator,
  problems,
}) => {
  problems.allow(/status of 400/);
  const [{ word, code }, said] = [await product(asModerator), newWord()];
  await page.goto('/admin/synonyms');
  await page.getByRole('link', { name: 'Yeni Eş anlamlı' }).first().click();
  await page.getByRole('textbox', { name: 'Yazılan' }).fill(said);
  await page.getByLabel('Anlamı', { exact: true }).fill(said.toUpperCase());
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Yazılan ile anlamı aynı: arama bu ikisini zaten eşit sayar.').first()).toBeVisible();
  await page.getByLabel('Anlamı', { exact: true }).fill(word);
  await page.keyboard.press('Control+s'); // stays in the form
  await expect(page.getByText('Eş anlamlı başarıyla oluşturuldu.')).toBeVisible();

  const tryOut = page.getByRole('region', { name: 'Dene' });
  await tryOut.getByLabel('Arama metni').fill(said);
  await page.keyboard.press('Enter');
  await expect(tryOut.getByRole('link', { name: code })).toBeVisible();
  await expect(tryOut).not.toContainText('Yakın anlamlı');
  await page.getByRole('switch').click();
  await page.getByRole('button', { name: 'Değişiklikleri Kaydet' }).click();

  await page.getByPlaceholder('Yazılan veya anlamı ara').fill(said);
  await expect(page).toHaveURL(/q=/);
  const row = page.getByRole('row', { name: word }); // one for the meaning, with all that is said for it
  await expect(row.getByRole('link', { name: said })).toContainText('yakın');
  await expect(row.getByRole('link', { name: said })).toHaveCSS('border-style', 'dashed');
  await page.goto(`/shop?q=${said}`);
  await expect(page.locator('main')).toContainText(code);
});

test('a meaning takes one more word from its row, and a word is deleted in its form', async ({ page, asModerator }) => {
  const [means, first, second] = [newWord(), newWord(), newWord()];
  await asModerator.call('POST', '/api/synonyms', { words: first, means });
  await page.goto(`/admin/synonyms?q=${means}`);
  await page.getByRole('link', { name: `Eş anlamlı ekle: ${means}` }).click();
  await expect(page.getByLabel('Anlamı', { exact: true })).toHaveValue(means);
  await page.getByRole('textbox', { name: 'Yazılan' }).fill(second);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const row = page.getByRole('row', { name: means });
  await expect(row).toHaveCount(1);
  await expect(page.getByText('1-1 / 1 anlam')).toBeVisible();
  await row.getByRole('link', { name: first }).click();
  await page.getByRole('button', { name: 'Sil', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('30 gün içinde çöp kutusundan geri alınabilir.');
  await question.getByRole('button', { name: 'Evet' }).click();
  await expect(page.getByText('Eş anlamlı başarıyla silindi.')).toBeVisible();
  await expect(row.getByRole('link', { name: second })).toBeVisible();
  await expect(row.getByRole('link', { name: first })).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al', exact: true }).click();
  await expect(row.getByRole('link', { name: first })).toBeVisible();
});

test('a search of a visitor that finds nothing becomes a synonym', async ({ page, asModerator, browser, baseURL }) => {
  const [{ word, code }, said] = [await product(asModerator), newWord()];
  const visitor = await browser.newPage({ baseURL: baseURL! });
  const told = visitor.waitForResponse('**/api/catalogue/search/missed');
  await visitor.goto(`/shop?q=${said}`);
  await told;
  await visitor.close();

  await page.goto('/admin/synonyms');
  await tabs(page).getByRole('link', { name: 'Sonuçsuz Aramalar' }).click();
  await page.getByPlaceholder('Metin ara').fill(said);
  const row = page.getByRole('row', { name: said });
  await expect(row).toContainText('Yeni');
  await row.getByRole('link', { name: `Eş anlamlı ekle: ${said}` }).click();
  await expect(page.getByRole('textbox', { name: 'Yazılan' })).toHaveValue(said);
  await page.getByLabel('Anlamı', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Arama Sözcükleri', exact: true })).toBeVisible();

  await page.goto(`/admin/synonyms/missed-searches?q=${said}`);
  await row.getByRole('button', { name: `Yapıldı: ${said}` }).click();
  await expect(row).toContainText('Yapıldı');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    row.getByRole('link', { name: `Ara: ${said}` }).click(),
  ]);
  await expect(opened.locator('main')).toContainText(code);
});

test('many searches are marked and deleted at once', async ({ page, asAdmin }) => {
  expect(asAdmin.role).toBe('admin');
  const mark = newWord();
  await page.goto(`/admin/synonyms/missed-searches?q=${mark}`);
  await expect(page.getByText('Aramanıza uyan arama bulunamadı.')).toBeVisible();
  for (const end of ['ka', 'le', 'mu']) expect((await missed(page, `${mark} ${newWord()}${end}`)).status()).toBe(204);
  await page.getByRole('button', { name: 'Yenile' }).click();
  const rows = page.getByRole('row', { name: mark });
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Yapıldı', exact: true })).toBeDisabled();
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Yapıldı (2)' }).click();
  await expect(page.getByText('2 arama yapıldı olarak işaretlendi.')).toBeVisible();
  await expect(rows.filter({ hasText: 'Yapıldı' })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Sayfadakilerin tümünü seç (3)' }).check();
  await page.getByRole('button', { name: 'Sil (3)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('3 arama silindi.')).toBeVisible();
  await page.goto('/admin/audit?kind=missed-search');
  await expect(page.getByText('3 sonuçsuz arama').first()).toBeVisible();
  await expect(page.locator('main')).not.toContainText(mark);
});

test('the search explains how it read a text and why hits stand where they do', async ({ page, asModerator }) => {
  expect(asModerator.role).toBe('moderator');
  const said = newWord();
  await page.goto('/admin/synonyms');
  await tabs(page).getByRole('link', { name: 'Arama Denemesi' }).click();
  await expect(page.getByText('Bir arama yazın; nasıl okunduğu ve bulunan seriler burada açıklanır.')).toBeVisible();
  await page.getByLabel('Arama metni').fill(`itici pim 6x200 ${said}`);
  await page.keyboard.press('Enter');
  const tokens = page.getByRole('region', { name: 'Metin nasıl okundu?' });
  await expect(tokens.getByRole('row', { name: '6x200' })).toContainText('6 × 200');
  await expect(tokens.getByRole('row', { name: said })).toContainText('Bilinmiyor');
  await expect(tokens.getByRole('link', { name: 'Eş anlamlı ekle' })).toHaveAttribute(
    'href',
    `/admin/synonyms/create?words=${said}`,
  );
  const hits = page.getByRole('region', { name: 'Seriler neden bu sırada?' });
  await expect(hits.getByRole('row').nth(2)).toContainText('Tam ölçü: d1 6 · L 200');
  await hits.getByRole('link', { name: 'Serinin takma adlarını düzenle' }).first().click();
  await expect(page).toHaveURL(/\/admin\/families\/update\//);
});

test('the three screens and the form fit a phone and are accessible', async ({ page, asModerator }) => {
  expect(asModerator.role).toBe('moderator');
  await missed(page, newWord());
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [path, shown] of [
      ['synonyms', 'gleitplatte'],
      ['synonyms/create?words=dingil', 'Dene'],
      ['synonyms/missed-searches', 'Son arama'],
      ['synonyms/trial?q=itici%20pim%206x200', 'Tam ölçü'],
    ] as const) {
      await page.goto(`/admin/${path}`);
      await expect(page.locator('main').getByText(shown).first()).toBeVisible();
      await checkNoOverflow(page);
      await checkAxe(page);
    }
  }
});
