import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Media, MediaDetail } from '#contract/media.ts';
import type { Blog } from '#contract/blogs.ts';
import type { Family } from '#contract/families.ts';
import type { Product } from '#contract/products.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { startApp } from '../../testing/app.ts';
import { insertCategories, insertProducts, productId } from '../../testing/catalogue.ts';
import { insertFamily, PIN_FAMILY, type FamilyInput } from '../../testing/families.ts';
import { docx, pdf } from '../../testing/documents.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { clockAt, DAY, multipart } from '../../testing/forms.ts';
import { jpeg, png, svg, webp } from '../../testing/pictures.ts';
import { randomNumbers } from '../../testing/random.ts';
import { signIn } from '../../testing/sign-in.ts';
import { json as storedJson } from '../../base/db/tables.ts';
import { diskStorage } from '../../base/files/storage.ts';
import { replacedColumns } from '../../entities/media/paths.ts';
import { notedUses, scannedUses } from '../../entities/media/scan.ts';
import { BEING_COUNTED } from './files.ts';
import { findFiles } from './find-files.ts';
import { removeReplaced } from './remove.ts';

type Row = Record<string, unknown> & { _id: string } & Partial<ErrorBody>;
type Answer = Media & Partial<ErrorBody> & { isKnown: boolean };
/** Steps of the random walk; the same walk with 2,000 was run by hand. */
const STEPS = Number(process.env['MEDIA_WALK'] ?? 300);

const POST = {
  title: 'Kalıp bakımı',
  content: '<p>Metin</p>',
  excerpt: 'Kısaca',
  category: 'Kalite',
  isPublished: true,
};

describeOnEngines('the media library', (setup) => {
  const start = async () => {
    const clock = clockAt();
    const app = await startApp(setup, { clock: clock.now });
    const staff = await signIn(app, 'moderator', { name: 'Ayşe' });
    const admin = await signIn(app, 'admin');
    const storage = diskStorage(app.config.dataDir);
    const parts = { database: app.database, storage, now: clock.now };
    const send = <T = Answer>(url: string, value: Buffer, fileName: string, field = 'file', type = 'image/png') =>
      staff.send<T>({ method: 'POST', url, ...multipart([{ name: field, value, fileName, type }]) });
    const add = async (value: Buffer, fileName: string) => (await send('/api/media', value, fileName)).json;
    const list = async (query = '') => (await staff.get<{ items: Media[]; total: number }>(`/api/media${query}`)).json;
    const detailOf = async (id: string) => (await staff.get<MediaDetail>(`/api/media/${id}`)).json;
    const post = async (fields: object) => (await staff.post<Row>('/api/blogs', { ...POST, ...fields })).json;
    return { ...app, clock, staff, admin, parts, send, add, list, detailOf, post };
  };
  const filesIn = (dataDir: string, folder: string) => readdirSync(join(dataDir, folder)).toSorted();

  test('takes pictures and documents with their names, and each only once', async () => {
    const { add, list, send, config } = await start();
    const picture = await add(await png({ width: 800, height: 600 }), 'İtici Pim.PNG');
    expect(picture).toMatchObject({
      kind: 'image',
      originalName: 'İtici Pim.PNG',
      mime: 'image/webp',
      width: 800,
      height: 600,
      byName: 'Ayşe',
      uses: 0,
      isKnown: false,
      version: 1,
    });
    const again = await add(await png({ width: 800, height: 600 }), 'kopya.png');
    expect([again.isKnown, again.path, again.originalName]).toEqual([true, picture.path, 'İtici Pim.PNG']);
    expect(filesIn(config.dataDir, 'img/media')).toHaveLength(4);
    const paper = await send<{ documentPath: string }>('/api/media', pdf(), 'Föy.pdf', 'file', 'application/pdf');
    expect(paper.json).toMatchObject({ kind: 'document', originalName: 'Föy.pdf', mime: 'application/pdf' });

    // Uploads of the forms come into the library too, by the rules of their places.
    const cover = await send<{ imagePath: string }>(
      '/api/blogs/upload',
      await png({ width: 800, height: 600 }),
      'kapak.png',
      'image',
    );
    expect(cover.json).toEqual({ imagePath: expect.stringMatching(/^\/img\/blogs\//) });
    const sheet = ['/api/products/upload-document', pdf(), 'başka ad.pdf', 'document', 'application/pdf'] as const;
    expect((await send(...sheet)).json).toMatchObject({
      documentPath: (paper.json as unknown as Media).path,
      isKnown: true,
    });
    expect((await list()).items.map(({ originalName }) => originalName)).toEqual([
      'kapak.png',
      'Föy.pdf',
      'İtici Pim.PNG',
    ]);

    const refused = await send('/api/media', svg, 'a.svg');
    expect([refused.status, refused.json.message]).toEqual([
      400,
      'Sadece JPG, PNG, GIF ve WebP görselleri ile PDF ve Word belgeleri yükleyebilirsiniz!',
    ]);
    const large = await send('/api/media', Buffer.alloc(5 * 1024 * 1024 + 1), 'a.png');
    expect([large.status, large.json.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('is searched by name, title, alternative text and tag, and filtered', async () => {
    const { add, list, staff, post } = await start();
    const one = await add(await png({ width: 10 }), 'IMG_0001.png');
    const two = await add(await png({ width: 11 }), 'IMG_0002.png');
    await add(pdf(), 'Çelik föyü.pdf');
    const saved = await staff.put<MediaDetail>(`/api/media/${one._id}`, {
      title: 'Kılavuz kolon',
      alt: 'Sertleştirilmiş kolon',
      tags: ['DIN 9825', 'DIN 9825', ' '],
      version: 1,
    });
    expect(saved.json).toMatchObject({ title: 'Kılavuz kolon', tags: ['DIN 9825'], version: 2 });
    await post({ featuredImage: two.path });
    const names = async (query: string) => (await list(query)).items.map(({ originalName }) => originalName);
    for (const q of ['KILAVUZ', 'sertlestirilmis', 'din 9825', '0001'])
      expect(await names(`?q=${encodeURIComponent(q)}`), q).toEqual(['IMG_0001.png']);
    expect(await names('?q=celik')).toEqual(['Çelik föyü.pdf']);
    expect(await names('?isUsed=false')).toEqual(['Çelik föyü.pdf', 'IMG_0001.png']);
    expect(await names('?isUsed=true')).toEqual(['IMG_0002.png']);
    expect(await names('?hasAlt=false')).toEqual(['IMG_0002.png']);
    expect(await names('?kind=document')).toEqual(['Çelik föyü.pdf']);
    expect(await names('?sort=oldest&limit=1&page=2')).toEqual(['IMG_0002.png']);
    const stale = await staff.put<Row>(`/api/media/${one._id}`, { title: 'Başka', version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'STALE']);
    const tags = await staff.put<Row>(`/api/media/${one._id}`, { tags: ['x'.repeat(41)] });
    expect([tags.status, tags.json.message]).toEqual([400, 'Bir etiket en fazla 40 karakter olabilir.']);
  });

  test('names the places of a file, those in the trash too, and deletes only what nobody names', async () => {
    const { add, detailOf, post, staff, admin, config, database } = await start();
    const file = await add(await png(), 'a.png');
    const cover = file.path;
    const text = `<p>Metin</p><img src="${cover.replace('.webp', '-640.webp')}" alt="">`;
    const first = await post({ title: 'Birinci', featuredImage: cover, content: text });
    const logo = await admin.put<Row>('/api/settings', [{ settingKey: 'site_logo', settingValue: cover }]);
    expect(logo.status).toBe(200);
    expect((await detailOf(file._id)).usedIn).toEqual([
      { kind: 'blog', rowId: first._id, title: 'Birinci', fields: ['content', 'featuredImage'], isDeleted: false },
      { kind: 'setting', rowId: 'site_logo', title: expect.any(String), fields: ['value'], isDeleted: false },
    ]);
    await admin.put('/api/settings', [{ settingKey: 'site_logo', settingValue: '' }]);
    await staff.del(`/api/blogs/${first._id}`);
    const detail = await detailOf(file._id);
    expect(detail.uses).toBe(1);
    expect(detail.usedIn).toMatchObject([{ kind: 'blog', title: 'Birinci', isDeleted: true }]);
    const kept = await staff.del<Row>(`/api/media/${file._id}`);
    expect([kept.status, kept.json.message]).toEqual([409, 'Bu dosya 1 yerde kullanılıyor.']);
    expect(await notedUses(database.db)).toEqual(await scannedUses(database.db));

    await staff.post(`/api/trash/${first._id}/restore`);
    expect((await detailOf(file._id)).usedIn).toMatchObject([{ title: 'Birinci', isDeleted: false }]);
    await staff.del(`/api/blogs/${first._id}`);
    await admin.del('/api/trash');
    expect((await detailOf(file._id)).uses).toBe(0);
    expect((await staff.del(`/api/media/${file._id}`)).status).toBe(204);
    expect((await staff.get(`/api/media/${file._id}`)).status).toBe(404);
    expect(filesIn(config.dataDir, 'img/media')).toEqual([]);
    const { json } = await admin.get<{ items: { kind: string; action: string; title: string }[] }>(
      '/api/audit?kind=media',
    );
    expect(json.items[0]).toMatchObject({ kind: 'media', action: 'delete', title: 'a.png' });
  });

  test('puts a new file in the place of one, in every row, and keeps the old one for thirty days', async () => {
    const { add, post, send, staff, admin, clock, parts, config, database } = await start();
    const file = await add(await png(), 'a.png');
    const old = file.path;
    const content = `<p>Metin</p><img src="${old}" alt="Pim">`;
    const shown = await post({ title: 'Görünen', featuredImage: old, content });
    const trashed = await post({ title: 'Silinen', featuredImage: old });
    await staff.del(`/api/blogs/${trashed._id}`);
    const slide = await staff.post<Row>('/api/sliders', { title: 'Slayt', image: old });
    await admin.put('/api/settings', [{ settingKey: 'site_logo', settingValue: old }]);
    const kept = filesIn(config.dataDir, 'img/media');

    const wrong = await send(`/api/media/${file._id}/replace`, pdf(), 'a.pdf', 'file', 'application/pdf');
    expect([wrong.status, wrong.json.code]).toEqual([400, 'INVALID_FILE']);
    const same = await send(`/api/media/${file._id}/replace`, await png(), 'a.png');
    expect(same.json.message).toBe('Seçtiğiniz dosya şimdiki dosyanın aynısı.');
    const { status, json } = await send<MediaDetail>(
      `/api/media/${file._id}/replace`,
      await jpeg(),
      'yeni.jpg',
      'file',
      'image/jpeg',
    );
    expect([status, json.originalName, json.uses, json._id]).toEqual([200, 'yeni.jpg', 4, file._id]);
    expect(json.path).not.toBe(old);

    const saved = (await staff.get<Row>(`/api/blogs/${shown._id}`)).json;
    expect(saved).toMatchObject({ featuredImage: json.path, version: 2 });
    expect(saved['content']).toContain(`<img src="${json.path}" alt="Pim"`);
    expect((await staff.get<Row>(`/api/sliders/${slide.json._id}`)).json).toMatchObject({
      image: json.path,
      version: 2,
    });
    await staff.post(`/api/trash/${trashed._id}/restore`);
    expect((await staff.get<Row>(`/api/blogs/${trashed._id}`)).json).toMatchObject({ featuredImage: json.path });
    for (const table of ['blogs', 'slides', 'settings', 'trash'] as const)
      expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute()), table).not.toContain(old);
    expect(await notedUses(database.db)).toEqual(await scannedUses(database.db));

    expect(filesIn(config.dataDir, 'img/media')).toEqual(expect.arrayContaining(kept));
    await findFiles(parts); // the replaced file is none that nobody knows
    expect((await staff.get<{ total: number }>('/api/media')).json.total).toBe(1);
    clock.pass(31 * DAY);
    await removeReplaced(parts);
    for (const name of kept) expect(filesIn(config.dataDir, 'img/media')).not.toContain(name);
    expect(filesIn(config.dataDir, 'img/media')).toHaveLength(4);
  });

  test('a replaced document keeps its kind, and lists tell its new size', async () => {
    const { send, staff, database } = await start();
    const sheet = (await send('/api/media', pdf(), 'Föy.pdf', 'file', 'application/pdf')).json;
    const other = await send(`/api/media/${sheet._id}/replace`, docx(), 'a.docx', 'file', 'application/zip');
    expect(other.json.message).toBe('Yeni belge, eskisiyle aynı türde (PDF ya da Word) olmalıdır.');
    const next = pdf('Yeni sürüm, daha uzun');
    const { json } = await send<MediaDetail>(
      `/api/media/${sheet._id}/replace`,
      next,
      'Föy 2.pdf',
      'file',
      'application/pdf',
    );
    expect(json).toMatchObject({ originalName: 'Föy 2.pdf', sizeBytes: next.length, version: 2 });
    expect(
      replacedColumns(
        'product',
        { documents: [{ name: 'Föy', url: sheet.path, type: 'pdf', size: 1 }], name: 'Pim' },
        { from: sheet.path, to: json.path, sizeBytes: next.length },
      ),
    ).toEqual({ documents: [{ name: 'Föy', url: json.path, type: 'pdf', size: next.length }] });
    expect((await staff.get<{ total: number }>('/api/media')).json.total).toBe(1);
    expect(await notedUses(database.db)).toEqual([]);
  });

  test('deletes what nobody has named for long, once its number is typed', async () => {
    const { add, post, staff, clock, list } = await start();
    await add(await png({ width: 10 }), 'eski.png');
    const used = await add(await png({ width: 11 }), 'kullanılan.png');
    await post({ featuredImage: used.path });
    clock.pass(30 * DAY);
    await add(await png({ width: 12 }), 'yeni.png');
    expect((await staff.get('/api/media/unused')).json).toMatchObject({ total: 1 });
    const wrong = await staff.post<Row>('/api/media/remove-unused', { count: 2 });
    expect([wrong.status, wrong.json.code]).toEqual([409, 'GUARDED']);
    expect((await staff.post('/api/media/remove-unused', { count: 1 })).json).toEqual({ removed: 1 });
    expect((await list()).items.map(({ originalName }) => originalName)).toEqual(['yeni.png', 'kullanılan.png']);
  });

  test('what only a draft names is kept, and follows a replacement', async () => {
    const { add, post, send, staff, clock, database } = await start();
    const file = await add(await png({ width: 20 }), 'taslak.png');
    const shown = await add(await png({ width: 22 }), 'gorsel.png');
    const row = await post({ featuredImage: shown.path });
    const saved = await staff.put<Row>(`/api/drafts/${row._id}`, {
      kind: 'blog',
      version: 1,
      seen: null,
      fields: { featuredImage: file.path },
    });
    expect(saved.status).toBe(200);
    clock.pass(31 * DAY);
    expect((await staff.get('/api/media/unused')).json).toMatchObject({ total: 0 });
    expect((await staff.del<Row>(`/api/media/${file._id}`)).json.message).toBe('Bu dosya 1 yerde kullanılıyor.');
    const { path } = (await send(`/api/media/${file._id}/replace`, await png({ width: 21 }), 'yeni.png')).json;
    const { data } = await database.db.selectFrom('rowDrafts').select('data').executeTakeFirstOrThrow();
    expect(JSON.parse(data)).toMatchObject({ featuredImage: path });
  });

  test('finds files of the disk with the rows that name them, but no avatars and no smaller sizes', async () => {
    const { config, parts, post, list, detailOf } = await start();
    const put = (path: string, content: Buffer) => writeFileSync(join(config.dataDir, path), content);
    const picture = await webp({ width: 640, height: 480 });
    for (const name of ['pim.webp', 'pim-320.webp', 'pim-640.webp', 'pim-640.png', 'yalniz.webp'])
      put(`img/products/${name}`, picture);
    put('img/products/kalan-320.webp', picture);
    utimesSync(join(config.dataDir, 'img/products/kalan-320.webp'), new Date(0), new Date(0));
    put('img/products/gelen-320.webp', picture); // of a picture that is on its way
    put('img/avatars/kisi.webp', picture);
    put('img/blogs/kapak.webp', picture);
    put('documents/foy.pdf', pdf());
    await post({ featuredImage: 'kapak.webp', content: '<p><a href="/files/documents/foy.pdf">Föy</a></p>' });
    expect(await findFiles(parts)).toBe(5);
    expect(await findFiles(parts)).toBe(0);
    const { items } = await list('?sort=name');
    expect(items.map(({ path, uses, byName }) => [path, uses, byName])).toEqual([
      ['/files/documents/foy.pdf', 1, ''],
      ['/img/products/kalan-320.webp', 0, ''],
      ['/img/blogs/kapak.webp', 1, ''],
      ['/img/products/pim.webp', 0, ''],
      ['/img/products/yalniz.webp', 0, ''],
    ]);
    expect(items[3]).toMatchObject({ width: 640, height: 480 });
    expect((await list('?isOwned=false')).total).toBe(3);
    expect((await detailOf(items[2]!._id)).usedIn).toMatchObject([{ kind: 'blog', fields: ['featuredImage'] }]);
  });

  test('a file that was found by a process that died is not deleted before its places are counted', async () => {
    const { config, parts, post, list, detailOf, staff, database } = await start();
    writeFileSync(join(config.dataDir, 'img/blogs/kapak.webp'), await webp({ width: 64, height: 48 }));
    await post({ featuredImage: 'kapak.webp' });
    await findFiles(parts);
    // As it is left between the files and the rows.
    await database.db.deleteFrom('mediaUses').execute();
    await database.db.updateTable('media').set({ byName: BEING_COUNTED }).execute();
    const { items } = await list();
    const refused = await staff.del<Row>(`/api/media/${items[0]!._id}`);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Dosyanın kullanıldığı yerler henüz sayılıyor; birazdan yeniden deneyin.',
    ]);
    expect(await findFiles(parts)).toBe(0);
    expect((await detailOf(items[0]!._id)).uses).toBe(1);
  });

  test(`stay in step with the rows through ${STEPS} saves, deletions, restorations and replacements`, async () => {
    const { add, post, send, staff, admin, database } = await start();
    const random = randomNumbers(41);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
    const files: Media[] = [];
    for (let i = 0; i < 6; i++) files.push(await add(await png({ width: 20 + i }), `${i}.png`));
    const posts: string[] = [];
    const slides: string[] = [];
    const gone: string[] = [];
    const text = () => `<p>Metin</p>${random() < 0.5 ? `<img src="${pick(files).path}" alt="">` : ''}`;
    const works: (() => Promise<void>)[] = [
      async () => {
        posts.push((await post({ title: 'Yazı', featuredImage: pick(files).path, content: text() }))._id);
      },
      async () => {
        const { json } = await staff.post<Row>('/api/sliders', { title: 'Slayt', image: pick(files).path });
        slides.push(json._id);
      },
      async () => {
        if (posts.length > 0) await staff.put(`/api/blogs/${pick(posts)}`, { content: text() });
      },
      async () => {
        if (posts.length > 0) await staff.put(`/api/blogs/${pick(posts)}`, { featuredImage: pick(files).path });
      },
      async () => {
        if (slides.length > 0) await staff.put(`/api/sliders/${pick(slides)}`, { image: pick(files).path });
      },
      async () => {
        await admin.put('/api/settings', [
          { settingKey: 'site_logo', settingValue: random() < 0.3 ? '' : pick(files).path },
        ]);
      },
      async () => {
        const from = random() < 0.5 ? posts : slides;
        const [id] = from.splice(Math.floor(random() * from.length), 1);
        if (id === undefined) return;
        await staff.del(`/api/${from === posts ? 'blogs' : 'sliders'}/${id}`);
        gone.push(`${from === posts ? 'p' : 's'} ${id}`);
      },
      async () => {
        const [entry] = gone.splice(Math.floor(random() * gone.length), 1);
        if (entry === undefined) return;
        const [kind, id] = entry.split(' ') as ['p' | 's', string];
        if (random() < 0.7) {
          await staff.post(`/api/trash/${id}/restore`);
          (kind === 'p' ? posts : slides).push(id);
          return;
        }
        const { json } = await admin.get<{ items: { _id: string }[] }>('/api/trash?limit=1');
        gone.splice(0); // the others stay in the trash
        await admin.del(`/api/trash/${json.items[0]!._id}`);
      },
    ];
    for (let step = 1; step <= STEPS; step++) {
      await pick(works)();
      if (step % 60 === 0) {
        const at = Math.floor(random() * files.length);
        const value = await png({ width: 100 + step, height: 30 });
        files[at] = (await send(`/api/media/${files[at]!._id}/replace`, value, 'yeni.png')).json;
      }
      if (step % 25 === 0) expect(await notedUses(database.db), `step ${step}`).toEqual(await scannedUses(database.db));
    }
    expect((await notedUses(database.db)).length).toBeGreaterThan(10);
  });

  test('gives its alternative texts to visitors where a place has none, and to no form', async () => {
    const { add, post, staff, get, database } = await start();
    const [one, two] = [await add(await png({ width: 10 }), 'a.png'), await add(await png({ width: 11 }), 'b.png')];
    const content = `<p>Metin</p><img src="${one.path}" alt=""><img src="${two.path}" alt="Kendi metni">`;
    const blog = await post({ featuredImage: one.path, content });
    await insertCategories(database, [{ slug: 'pimler' }]);
    await insertProducts(database, [
      { code: 'A1', category: 'pimler', mainImage: one.path, img: [one.path, two.path] },
    ]);
    const read = async <T>(url: string) => (await get<T>(url)).json;
    const shown = () => read<Blog>(`/api/blogs/${blog._id}`);
    const product = () => read<Product>(`/api/products/${productId('A1')}`);
    expect((await shown()).featuredImageAlt).toBeUndefined();
    expect((await product()).imageAlts).toBeUndefined();

    for (const file of [one, two]) await staff.put(`/api/media/${file._id}`, { alt: 'Pim "A" <1>' });
    const seen = await shown(); // kept replies know the change
    expect(seen.featuredImageAlt).toBe('Pim "A" <1>');
    expect(seen.content.match(/alt="[^"]*"/g)).toEqual(['alt="Pim &quot;A&quot; &lt;1&gt;"', 'alt="Kendi metni"']);
    expect((await product()).imageAlts).toEqual({ [one.path]: 'Pim "A" <1>', [two.path]: 'Pim "A" <1>' });
    await insertFamily(database, {
      ...PIN_FAMILY,
      category: 'pimler',
      subCategory: undefined,
      sizes: [],
    } as FamilyInput);
    await database.write('catalogue', (trx) =>
      trx
        .updateTable('families')
        .set({ img: storedJson([two.path]), body: `<p>Metin</p><img src="${one.path}" alt="">` })
        .execute(),
    );
    const family = await read<Family>('/api/families/z40-itici-pim');
    expect(family.imageAlts).toEqual({ [two.path]: 'Pim "A" <1>' });
    expect(family.body).toContain('alt="Pim &quot;A&quot; &lt;1&gt;"');
    const own = (await staff.get<Blog>(`/api/blogs/${blog._id}`)).json;
    expect(own.content.match(/alt="[^"]*"/g)).toEqual(['alt=""', 'alt="Kendi metni"']);
    expect(own.featuredImageAlt).toBeUndefined();
  });
});
