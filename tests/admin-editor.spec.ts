// The panel's rich text editor, in the product form.
import type { Locator, Page } from '@playwright/test';
import { png } from '../server/testing/pictures.ts';
import { EDITOR_SAMPLE } from '../server/testing/editor-sample.ts';
import { expect, test } from './admin.ts';
import { createProduct, holdBack, openForm, readProduct, save, saveButton } from './product-form.ts';

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Detaylı Açıklama' });
const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
const UPLOAD = '**/api/products/upload-image';
const picture = async (name = 'çizim.png', width = 640, height = 400) => ({
  name,
  mimeType: 'image/png',
  buffer: await png({ width, height }),
});
type Upload = Awaited<ReturnType<typeof picture>>;

interface Given {
  html?: string;
  text?: string;
  files?: Upload[];
}
/** Pastes or drops into the text. */
async function give(page: Page, event: 'paste' | 'drop', { html, text, files = [] }: Given): Promise<void> {
  const plain = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, data: buffer.toString('base64') }));
  await textOf(page).evaluate(
    (element, given) => {
      const transfer = new DataTransfer();
      if (given.html) transfer.setData('text/html', given.html);
      if (given.text) transfer.setData('text/plain', given.text);
      for (const { name, mimeType, data } of given.plain) {
        transfer.items.add(
          new File([Uint8Array.from(atob(data), (character) => character.charCodeAt(0))], name, { type: mimeType }),
        );
      }
      const { left, top } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.event === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent('drop', { ...options, dataTransfer: transfer, clientX: left + 30, clientY: top + 24 }),
      );
    },
    { event, html, text, plain },
  );
}

const pickImages = async (page: Page, ...files: Upload[]): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tool(page, 'Görsel ekle').click()]);
  await chooser.setFiles(files);
};

test('writes markup that the server keeps unchanged: headings, marks, lists, tables, links, pictures', async ({
  page,
  asAdmin,
}) => {
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await textOf(page).click();
  await give(page, 'paste', { html: EDITOR_SAMPLE });
  const [request] = await Promise.all([page.waitForRequest((one) => one.method() === 'PUT'), save(page)]);
  const sent = (request.postDataJSON() as { detailedDescription: string }).detailedDescription;
  expect(sent).toBe(EDITOR_SAMPLE);
  expect((await readProduct(asAdmin, product._id)).detailedDescription).toBe(sent);

  // Opened again, and typed into and back, the text is unchanged: there is nothing to save.
  await openForm(page, product._id);
  await textOf(page).press('End');
  await page.keyboard.type('x');
  const saving = page.getByRole('button', { name: 'Değişiklikleri Kaydet' });
  await expect(saving).toBeEnabled();
  await page.keyboard.press('Backspace');
  await expect(saving).toBeDisabled();
});

test('keeps markup unknown to the editor while other fields are edited', async ({ page, asModerator }) => {
  const detailedDescription =
    '<figure><img src="/placeholder.svg" alt="" loading="lazy" /><figcaption>Kesit</figcaption></figure><p>Metin</p>';
  const product = await createProduct(asModerator, { detailedDescription });
  await openForm(page, product._id);
  await page.getByLabel('Ürün Adı').fill('Yeni Ad');
  await save(page);
  expect(await readProduct(asModerator, product._id)).toMatchObject({ name: 'Yeni Ad', detailedDescription });
});

test('tools work by keyboard, and report their state', async ({ page, asAdmin }) => {
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await textOf(page).click();
  await page.keyboard.type('Başlık');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('toolbar', { name: 'Biçimlendirme' }).locator('button:focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(tool(page, 'Geri al')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Başlık 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await expect(tool(page, 'Başlık 2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await expect(tool(page, 'Kalın')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('kalın');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' H');
  await tool(page, 'Alt simge').click();
  await page.keyboard.type('2');
  await tool(page, 'Alt simge').click();
  await page.keyboard.type('O');
  await page.keyboard.press('Enter');
  await tool(page, 'Numaralı liste').click();
  await page.keyboard.type('bir');
  await page.keyboard.press('Enter');
  await page.keyboard.type('iki');
  await save(page);
  expect((await readProduct(asAdmin, product._id)).detailedDescription).toBe(
    '<h2>Başlık</h2><p><strong>kalın</strong> H<sub>2</sub>O</p><ol><li>bir</li><li>iki</li></ol>',
  );
});

test('quick typing in the middle of a text keeps its place', async ({ page, asAdmin }) => {
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await textOf(page).click();
  await page.keyboard.type('son');
  await page.keyboard.press('Home');
  const typed = Array.from({ length: 120 }, (_, at) => String.fromCharCode(97 + (at % 26))).join('');
  // Between two letters pass no, one, two … tasks of the page, so that some come while it still draws the letter before.
  await textOf(page).evaluate(async (_, letters) => {
    const { port1, port2 } = new MessageChannel();
    port1.start();
    const task = () =>
      new Promise((done) => {
        port1.addEventListener('message', done, { once: true });
        port2.postMessage(0);
      });
    for (const [at, letter] of [...letters].entries()) {
      document.execCommand('insertText', false, letter);
      for (let i = 0; i < at % 6; i++) await task();
    }
  }, typed);
  await expect(textOf(page)).toHaveText(`${typed}son`);
});

test('links lead only to web addresses and own paths', async ({ page, asAdmin }) => {
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await textOf(page).click();
  await page.keyboard.type('Katalog');
  await expect(textOf(page)).toHaveText('Katalog');
  // Both within one task: the editor has not yet heard of the selection when the key comes.
  await textOf(page).evaluate((text) => {
    getSelection()!.selectAllChildren(text.querySelector('p')!);
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }));
  });
  const dialog = page.getByRole('dialog', { name: 'Bağlantı' });
  const address = dialog.getByLabel('Adres');
  await expect(address).toBeFocused();
  await dialog.getByRole('button', { name: 'Uygula' }).click();
  await expect(dialog.getByText('Lütfen adresi girin!')).toBeVisible();
  for (const refused of ['javascript:alert(1)', '//baska.example', 'data:text/html,x']) {
    await address.fill(refused);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Adres http(s):// ile veya / ile başlamalıdır.')).toBeVisible();
  }
  await address.fill('ornek.example/katalog');
  await dialog.getByLabel('Yeni sekmede aç').check();
  await dialog.getByRole('button', { name: 'Uygula' }).click();
  await expect(dialog).toBeHidden();
  await expect(textOf(page).getByRole('link', { name: 'Katalog', exact: true })).toHaveAttribute(
    'href',
    'https://ornek.example/katalog',
  );
  await expect(textOf(page)).toBeFocused();

  // The cursor is behind the link; without a selection the dialog asks for the text too.
  await page.keyboard.press('Enter');
  await tool(page, 'Bağlantı').click();
  await dialog.getByLabel('Adres').fill('/shop');
  await dialog.getByLabel('Görünen metin').fill('Ürünler');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await save(page);
  expect((await readProduct(asAdmin, product._id)).detailedDescription).toBe(
    '<p><a href="https://ornek.example/katalog" target="_blank" rel="noopener">Katalog</a></p><p><a href="/shop">Ürünler</a></p>',
  );
});

test('a table can be made, filled, extended and named', async ({ page, asAdmin }) => {
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await textOf(page).click();
  await tool(page, 'Tablo ekle').click();
  const dialog = page.getByRole('dialog', { name: 'Tablo ekle' });
  await dialog.getByLabel('Satır', { exact: true }).fill('2');
  await dialog.getByLabel('Sütun').fill('2');
  await dialog.getByRole('button', { name: 'Ekle' }).click();
  await expect(dialog).toBeHidden();
  await expect(textOf(page)).toBeFocused();
  for (const [i, word] of ['Çap', 'Boy', '5', '100'].entries()) {
    if (i > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(word);
  }
  const tools = page.getByRole('toolbar', { name: 'Tablo araçları' });
  await tools.getByRole('button', { name: 'Alta satır ekle' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  await tools.getByRole('button', { name: 'Sağa sütun ekle' }).click();
  await expect(textOf(page).locator('th')).toHaveCount(3);
  await tools.getByRole('button', { name: 'Tablo başlığı' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Ölçüler');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await save(page);
  expect((await readProduct(asAdmin, product._id)).detailedDescription).toBe(
    '<table><caption>Ölçüler</caption><thead><tr><th scope="col">Çap</th><th scope="col"></th><th scope="col">Boy</th></tr></thead><tbody><tr><td>5</td><td></td><td>100</td></tr><tr><td>6</td><td></td><td></td></tr></tbody></table>',
  );
});

test('a picture shows during its upload, and saving waits for it', async ({ page, asAdmin }) => {
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await textOf(page).click();
  await page.keyboard.type('Önce');
  const letGo = await holdBack(page, UPLOAD);
  await pickImages(page, await picture());
  const progress = textOf(page).getByRole('progressbar');
  await expect(progress).toContainText(/Yükleniyor|İşleniyor/);
  await expect(textOf(page).locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(saveButton(page)).toBeDisabled();
  await expect(saveButton(page)).toHaveText('Yükleme sürüyor…');
  letGo();
  await expect(progress).toBeHidden();
  const image = textOf(page).locator('.editor-picture img');
  await expect(image).toHaveAttribute('src', /^\/img\//);
  await image.click();
  await tool(page, 'Seçili görselin ayarları').click();
  const dialog = page.getByRole('dialog', { name: 'Görsel ayarları' });
  await dialog.getByLabel('Alternatif metin').fill('Pimin kesiti');
  await dialog.getByLabel('Genişlik (piksel)').fill('320');
  await dialog.getByRole('button', { name: 'Uygula' }).click();
  await expect(dialog).toBeHidden();
  await save(page);
  expect((await readProduct(asAdmin, product._id)).detailedDescription).toMatch(
    /^<p>Önce<\/p><img src="\/img\/[^"]+\.webp" alt="Pimin kesiti" width="320" height="200" loading="lazy" \/>$/,
  );
});

test('uploads pasted and dropped pictures, including data: addresses', async ({ page, asModerator }) => {
  const product = await createProduct(asModerator);
  await openForm(page, product._id);
  await textOf(page).click();
  const data = (await png({ width: 30, height: 20 })).toString('base64');
  await give(page, 'paste', {
    html: `<p>Yapışan <b>metin</b></p><img alt="Şekil" src="data:image/png;base64,${data}"><p>ve sonu</p>`,
  });
  await give(page, 'paste', { files: [await picture('pano.png', 50, 40)] });
  await give(page, 'drop', { files: [await picture('bırakılan.png', 70, 60)] });
  await expect(textOf(page).locator('img[src^="/img/"]')).toHaveCount(3);
  await save(page);
  const { detailedDescription } = await readProduct(asModerator, product._id);
  expect(detailedDescription).not.toContain('data:');
  expect(detailedDescription).toMatch(
    /<p>Yapışan <strong>metin<\/strong><\/p><img src="\/img\/[^"]+" alt="Şekil" width="30" height="20" loading="lazy" \/><p>ve sonu<\/p>/,
  );
  expect(detailedDescription.match(/<img /g)).toHaveLength(3);
});

test('removes a failed picture, and keeps its text', async ({ page, problems, asAdmin }) => {
  problems.allow(/status of (400|500)|ERR_FAILED/);
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await textOf(page).click();
  await page.keyboard.type('Metin');
  await pickImages(page, { name: 'notlar.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Sadece resim dosyaları yükleyebilirsiniz!')).toBeVisible();
  await pickImages(page, { name: 'büyük.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(page.getByText("Dosya boyutu 5MB'dan küçük olmalıdır!")).toBeVisible();
  await page.route(UPLOAD, (route) => route.abort());
  await pickImages(page, await picture());
  await expect(page.getByText('Bağlantı hatası. Lütfen tekrar deneyin.')).toBeVisible();
  await expect(textOf(page).locator('.editor-picture')).toHaveCount(0);
  await save(page);
  expect((await readProduct(asAdmin, product._id)).detailedDescription).toBe('<p>Metin</p>');
});

test('undo removes an uploaded picture, redo brings it back', async ({ page, asAdmin }) => {
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await textOf(page).click();
  await pickImages(page, await picture());
  await expect(textOf(page).locator('img[src^="/img/"]')).toHaveCount(1);
  await tool(page, 'Geri al').click();
  await expect(textOf(page).locator('.editor-picture')).toHaveCount(0);
  await tool(page, 'Yinele').click();
  await expect(textOf(page).locator('img[src^="/img/"]')).toHaveCount(1);
});

test('text from Word keeps its lists and tables and loses its styles', async ({ page, asAdmin }) => {
  const product = await createProduct(asAdmin);
  await openForm(page, product._id);
  await textOf(page).click();
  const point = (level: number, sign: string, text: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
  await give(page, 'paste', {
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=TR>
    <h1>Montaj</h1><p class=MsoNormal style='color:red'><b><span style='font-size:20pt'>Kalın</span></b> metin<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
    ${point(1, '·', 'Birinci')}${point(2, 'o', 'Alt madde')}${point(1, '·', 'İkinci')}<p class=MsoNormal>Ara</p>${point(1, '1.', 'Sıralı')}
    <table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 style='padding:0'><p class=MsoNormal>Çap<o:p></o:p></p></td><td><p class=MsoNormal>5 mm</p></td></tr></table>
    <p><img width=10 height=10 src="file:///C:/Users/x/image001.png"></p></body></html>`,
  });
  await expect(
    page.getByText('Yapıştırılan metindeki bazı görseller alınamadı. Lütfen bunları ayrıca yükleyin.'),
  ).toBeVisible();
  await save(page);
  expect((await readProduct(asAdmin, product._id)).detailedDescription).toBe(
    '<h2>Montaj</h2><p><strong>Kalın</strong> metin</p><ul><li>Birinci<ul><li>Alt madde</li></ul></li><li>İkinci</li></ul><p>Ara</p><ol><li>Sıralı</li></ol><table><tbody><tr><td>Çap</td><td>5 mm</td></tr></tbody></table>',
  );
});
