import { expect, test } from 'vitest';
import type { Blog } from '#contract/blogs.ts';
import type { Page, StoredPage } from '#contract/pages.ts';
import type { Redirect } from '#contract/redirects.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { json as jsonText } from '../../../base/db/tables.ts';
import { startApp, stubSite } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { importing } from '../../../testing/imports.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { SMALL_SITE, wordpressExport } from '../../../testing/wordpress-export.ts';

const COVER = '/img/blogs/kapak-1.webp';

describeOnEngines('posts and pages as files', (setup) => {
  async function start() {
    const app = await startApp(setup, { site: stubSite(async () => undefined) });
    const moderator = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
    const post = async (slug: string) => (await moderator.get<Blog>(`/api/blogs/slug/${slug}`)).json;
    const pages = async () => (await moderator.get<StoredPage[]>('/api/pages/admin/all')).json;
    const page = async (slug: string) => {
      const found = (await pages()).find((one) => one.slug === slug);
      return found && (await moderator.get<StoredPage>(`/api/pages/admin/${found._id}`)).json;
    };
    const redirects = async () => (await moderator.get<Redirect[]>('/api/redirects')).json;
    /** Puts a picture into the library, as it was called. */
    const addPicture = (originalName: string, path: string) =>
      app.database.db
        .insertInto('media')
        .values({
          publicId: newPublicId(),
          path,
          kind: 'image',
          folder: 'media',
          originalName,
          title: '',
          alt: '',
          tags: jsonText([] as string[]),
          mime: 'image/webp',
          sizeBytes: 1,
          width: 1,
          height: 1,
          sha256: path,
          byName: '',
          searchText: '',
          createdAt: new Date(0),
          updatedAt: new Date(0),
        })
        .execute();
    return { ...app, moderator, post, page, pages, redirects, addPicture, ...importing(app, moderator) };
  }
  const csv = (...lines: string[]): string => lines.join('\r\n');

  test.each([
    ['posts', '/api/blogs/export', 'csv'],
    ['posts', '/api/blogs/export', 'xlsx'],
    ['pages', '/api/pages/admin/export', 'csv'],
    ['pages', '/api/pages/admin/export', 'xlsx'],
  ])('%s exported and imported unchanged, nothing changes (%s as %s)', async (kind, url, format) => {
    const { moderator, exported, checked, rows } = await start();
    const random = randomNumbers(23);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const words = ['Çap', '"tırnak"', '=1+1 x', 'a;b', '-5', '@ad', "'baş", 'Ğğ İı', '007', '1.5', '01.02.2026'];
    for (let i = 0; i < 20; i += 1) {
      const reply =
        kind === 'posts'
          ? await moderator.post('/api/blogs', {
              title: `${pick(words)} ${i}`,
              slug: random() < 0.5 ? '' : `yazi-${i}`,
              excerpt: `${pick(words)}\n${pick(words)}`,
              content: `<p>${pick(words)} &amp; <strong>${pick(words)}</strong></p>\n<p><img src="https://ornek.example/a.jpg" alt="x"></p>`,
              featuredImage: pick(['a.webp', COVER, 'https://ornek.example/b.jpg']),
              category: pick(['Kalite', 'Ar-Ge']),
              author: pick(words),
              tags: random() < 0.3 ? [] : [pick(words), `${pick(words)} b`],
              readTime: 1 + Math.floor(random() * 60),
              isPublished: random() < 0.5,
              publishAt: pick([null, '2030-01-02T06:00:00.000Z']),
              unpublishAt: pick([null, '2031-01-02T06:30:00.000Z']),
            })
          : await moderator.post('/api/pages', {
              title: `${pick(words)} ${i}`,
              slug: `sayfa-${i}`,
              content: {
                heroSubtitle: pick(words),
                sections: [
                  { type: 'intro', title: pick(words), paragraphs: [`${pick(words)} <b>x</b>`], eski: { a: [1] } },
                  {
                    type: 'company-story',
                    title: '',
                    paragraphs: [],
                    image: pick(['', 'a.webp', 'https://o.example/a.jpg']),
                  },
                  { type: 'bilinmeyen', x: pick(words) },
                ],
              },
              metaTitle: pick(words),
              metaDescription: pick(words),
              isActive: random() < 0.5,
              publishAt: pick([null, '2030-01-02T06:00:00.000Z']),
              order: i,
            });
      expect(reply.status).toBe(201);
    }
    const found = await checked(kind, await exported(`${url}?format=${format}`));
    expect(found.mapping.every(({ field }) => field !== null)).toBe(true);
    expect(await rows(found, 'error')).toEqual([]);
    expect(await rows(found, 'update')).toEqual([]);
    expect(found.counts).toMatchObject({ create: 0, update: 0, error: 0 });
    expect(found.counts!.same).toBeGreaterThanOrEqual(20);
  });

  test.each(['posts', 'pages'])('the sample of %s can be sent back as it is', async (kind) => {
    const { exported, checked, apply } = await start();
    for (const format of ['xlsx', 'csv']) {
      const found = await checked(kind, await exported(`/api/imports/${kind}/sample?format=${format}`));
      expect(found.mapping.every(({ field }) => field !== null)).toBe(true);
      expect(found.counts!.error).toBe(0);
      if (found.counts!.create > 0) expect((await apply(found)).task).toMatchObject({ state: 'done' });
    }
  });

  test('posts of WordPress are added as they were, and taken back', async () => {
    const { checked, apply, undo, rows, post, addPicture, moderator } = await start();
    await addPicture('çelik-kapak.JPG', COVER);
    const found = await checked('posts', wordpressExport(SMALL_SITE));
    expect(found.source).toBe('wordpress');
    expect(await rows(found, 'error')).toEqual([]);
    expect(found.counts).toEqual({ create: 6, update: 0, same: 0, error: 0 });
    expect(found.notes).toEqual([
      '3 sayfa bu türde alınmaz: aynı dosyayı “Sayfalar” türüyle de yükleyin.',
      '2 öğe alınmaz: menü, ürün, form ve eklentilerin kayıtları.',
      '1 özel, çöpteki ya da yarım kalmış öğe alınmaz.',
      '1 taslak ya da onay bekleyen öğe taslak olarak alınır.',
      '1 parolalı öğe taslak olarak alınır: bizde parolayla okuma yoktur.',
      '1 zamanlanmış öğe kendi tarihinde yayına girer.',
      '1 öğenin adresi bizim harflerimizle yazıldı ya da tekrarlandığı için -2, -3 … aldı.',
      '5 yazının kategorisi bizde yok: yeni yazılara ilk kategori verilir, kendi kategorileri etiket olur.',
      '1 metindeki kısa kodlar ([gallery], [caption] ve benzeri) görsele, bağlantıya ya da düz metne çevrildi.',
      expect.stringContaining('Dosyada 2 görsel adresi var.'),
    ]);
    expect(found.warnings).toMatchObject([{ name: 'picture' }]);
    const applied = await apply(found, { accepted: ['picture'] });
    expect(applied.task).toMatchObject({ state: 'done', counts: { changed: 6 } });

    const first = await post('kalip-celigi');
    expect(first).toMatchObject({
      title: 'Kalıp Çeliği & Isıl İşlem',
      excerpt: 'Çeliği nasıl seçersiniz?',
      category: 'Üretim',
      tags: ['çelik', 'ısıl işlem', 'Haberler'],
      author: 'Ayşe Usta',
      featuredImage: COVER,
      isPublished: true,
      createdAt: '2020-05-04T06:30:00.000Z',
    });
    expect(first.content).toContain('<p>Gutenberg <strong>yazısı</strong>: a[0]]&gt; b.</p>');
    expect(first.content).toContain('<h2>Seçim</h2>');
    expect(first.content).toMatch(
      new RegExp(`<figure>\\s*<img src="${COVER}" alt="Çelik" loading="lazy" /><figcaption>Çelik çubuk</figcaption>`),
    );
    expect(first.content).toContain('<p>Kayıp resmin yazısı</p>');
    expect(first.content).not.toMatch(/kayip\.jpg|script|onclick|wp:|wp-block/);

    const classic = await post('klasik-yazi');
    expect(classic).toMatchObject({ category: 'Teknoloji', tags: ['Haberler'], featuredImage: '/placeholder.svg' });
    expect(classic.content).toContain('<p>İlk paragraf<br />ikinci satır.</p>');
    expect(classic.content).toContain('<figcaption>Altyazı</figcaption>');
    expect(classic.content).toContain('<p>Son paragraf [1].</p>');
    expect(classic.content).not.toMatch(/\[(?:gallery|caption)/);

    expect(await post('taslak-yazi')).toMatchObject({ isPublished: false, publishAt: null });
    expect(await post('parolali')).toMatchObject({ isPublished: false });
    expect(await post('yarinin-yazisi')).toMatchObject({ isPublished: false, publishAt: '2030-01-02T06:00:00.000Z' });
    expect(await post('kalip-celigi-2')).toMatchObject({ title: 'İkiz' });
    expect((await moderator.get('/api/blogs/slug/ozel')).status).toBe(404);

    // The same file once more changes nothing.
    const again = await checked('posts', wordpressExport(SMALL_SITE));
    expect(await rows(again, 'update')).toEqual([]);
    expect(again.counts).toEqual({ create: 0, update: 0, same: 6, error: 0 });

    await undo(applied);
    expect((await moderator.get('/api/blogs/slug/kalip-celigi')).status).toBe(404);
  });

  test('covers that the file does not have are told', async () => {
    const { upload } = await start();
    const { json } = await upload('posts', wordpressExport([{ id: 1, title: 'A', meta: { _thumbnail_id: '9' } }]));
    expect(json.notes).toContainEqual(expect.stringContaining('1 yazının kapağı dosyada yok'));
  });

  test('pages of WordPress become sections', async () => {
    const { checked, apply, page, pages, undo, addPicture, get } = await start();
    await addPicture('Çelik-Kapak.jpg', COVER);
    const before = (await pages()).length;
    const found = await checked('pages', wordpressExport(SMALL_SITE));
    expect(found.counts).toEqual({ create: 3, update: 0, same: 0, error: 0 });
    expect(found.notes).toContain('1 sayfanın üst sayfası var: bizde sayfalar tek düzeydedir.');
    const applied = await apply(found);
    expect(await page('hakkimizda-eski')).toMatchObject({
      title: 'Hakkımızda',
      metaTitle: 'Hakkımızda | Eski',
      metaDescription: 'Biz kimiz',
      isActive: true,
      order: 3,
      content: {
        heroTitle: 'Hakkımızda',
        sections: [
          {
            type: 'intro',
            title: '',
            paragraphs: ['1996’dan beri <a href="https://eski.example/iletisim/">üretiyoruz</a>.'],
          },
          {
            type: 'company-story',
            title: 'Tesis',
            image: COVER,
            paragraphs: ['12.000 m² alan.', '1. Torna<br />2. Freze', 'Yıl · 1996'],
          },
        ],
      },
    });
    expect(await page('eski-taslak')).toMatchObject({ isActive: false });
    expect((await get<Page>('/api/pages/uretim-eski')).json).toMatchObject({
      isActive: true,
      content: { sections: [{ paragraphs: ['Alt sayfa'] }] },
    });
    const again = await checked('pages', wordpressExport(SMALL_SITE));
    expect(again.counts).toEqual({ create: 0, update: 0, same: 3, error: 0 });
    await undo(applied);
    expect((await pages()).length).toBe(before);
  });

  test('redirects lead from former addresses on wish, and go with the import', async () => {
    const { moderator, upload, checked, apply, undo, redirects, get } = await start();
    await moderator.post('/api/redirects', { fromPath: '/2021/01/01/kalip-celigi', code: 301, to: '/shop' });
    const { json } = await upload('posts', wordpressExport(SMALL_SITE));
    expect(json.mapping[json.columns.findIndex(({ header }) => header === 'Eski Adres')]!.field).toBeNull();
    const found = await checked('posts', wordpressExport(SMALL_SITE), { 'Eski Adres': 'formerAddress' });
    const applied = await apply(found, { accepted: ['picture'] });
    expect(applied.task).toMatchObject({ state: 'done', counts: { changed: 6 } });
    expect((await redirects()).map(({ fromPath, to, code }) => [fromPath, to, code]).toSorted()).toEqual([
      ['/2020/05/04/kalip-celigi', '/blog/kalip-celigi', 301],
      ['/2020/05/05/klasik-yazi', '/blog/klasik-yazi', 301],
      ['/2021/01/01/kalip-celigi', '/shop', 301],
    ]);
    for (const address of ['/2020/05/04/kalip-celigi/', '/2020/05/04/Kalip-Celigi']) {
      const reply = await get(address);
      expect([reply.status, reply.headers['location']]).toEqual([301, '/blog/kalip-celigi']);
    }
    await undo(applied);
    expect((await redirects()).map(({ fromPath }) => fromPath)).toEqual(['/2021/01/01/kalip-celigi']);
  });

  test('fields that are wrong say so; those that change are taken back one by one', async () => {
    const { moderator, checked, rows, apply, undo, post } = await start();
    await moderator.post('/api/blogs', {
      title: 'Var',
      slug: 'var',
      excerpt: 'x',
      content: '<p>eski</p>',
      featuredImage: COVER,
      category: 'Kalite',
    });
    const found = await checked(
      'posts',
      csv(
        'Slug;Başlık;Kısa Açıklama;İçerik;Görsel;Kategori;Tarih;Etiketler;Yayın tarihi',
        'var;Yeni başlık;;;;üretim;01.02.2019 10:30;a | b;',
        'yeni;Yeni;Kısa;<p>Metin</p>;yok.jpg;Kalite;2019-02-01;;',
        'Kötü Adres;Yeni;Kısa;<p>Metin</p>;yok.jpg;Kalite;;;',
        'tarih;Yeni;Kısa;<p>Metin</p>;yok.jpg;Bilinmeyen;31.02.2019;;',
        'bos;Yeni;Kısa;<p> </p>;yok.jpg;Kalite;;;',
      ),
    );
    expect(found.counts).toEqual({ create: 1, update: 1, same: 0, error: 3 });
    expect((await rows(found, 'error')).map(({ no, errors }) => [no, errors.map(({ label }) => label)])).toEqual([
      [4, ['Adres Adı']],
      [5, ['Tarih', 'Kategori']],
      [6, ['İçerik']],
    ]);
    const applied = await apply(found, { areErrorsSkipped: true, accepted: ['picture'] });
    expect(applied.task).toMatchObject({ counts: { changed: 2, refused: 0 } });
    expect(await post('var')).toMatchObject({
      title: 'Yeni başlık',
      category: 'Üretim',
      tags: ['a', 'b'],
      createdAt: '2019-02-01T07:30:00.000Z',
    });
    expect(await post('yeni')).toMatchObject({ featuredImage: '/placeholder.svg', isPublished: true });
    const { _id, version } = await post('var');
    expect((await moderator.put(`/api/blogs/${_id}`, { title: 'Elle', version })).status).toBe(200);
    await undo(applied);
    expect(await post('var')).toMatchObject({ title: 'Elle', category: 'Kalite', tags: [] });
    expect((await moderator.get('/api/blogs/slug/yeni')).status).toBe(404);
  });

  test('a file of WordPress says where it belongs, and other XML what it is not', async () => {
    const { upload } = await start();
    const wrong = await upload('products', wordpressExport(SMALL_SITE));
    expect([wrong.status, (wrong.json as unknown as { message: string }).message]).toEqual([
      400,
      'Bu bir WordPress dosyası: “Blog yazıları” ya da “Sayfalar” türünü seçip yeniden yükleyin.',
    ]);
    for (const [content, message] of [
      ['<?xml version="1.0"?><rss><channel><item><title>x</title></item></channel></rss>', 'WordPress’in dışa aktarma'],
      ['<?xml version="1.0"?><urlset/>', 'WordPress’in dışa aktarma'],
      ['<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><rss/>', 'belge türü tanımı'],
      [wordpressExport(SMALL_SITE).slice(0, 5_000), 'bozuk veya eksik'],
    ]) {
      const reply = await upload('posts', content!);
      expect([reply.status, (reply.json as unknown as { message: string }).message]).toEqual([
        400,
        expect.stringContaining(message!),
      ]);
    }
  });
});
