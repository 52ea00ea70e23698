import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Import, ImportRow } from '#contract/imports.ts';
import type { Product } from '#contract/products.ts';
import type { Task } from '#contract/tasks.ts';
import { json as jsonText } from '../../base/db/tables.ts';
import { startApp } from '../../testing/app.ts';
import { insertProducts, productId } from '../../testing/catalogue.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { columnsOf } from '../../domains/media/library.ts';
import { insertFamily, PIN_FAMILY } from '../../testing/families.ts';
import { clockAt, HOUR, multipart } from '../../testing/forms.ts';
import { randomNumbers } from '../../testing/random.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { taskWorks } from '../../task-works.ts';
import type { RowWork } from '../tasks/kind.ts';
import { releaseTasks, runTask, runTasks, takeTask } from '../tasks/run.ts';
import { importPath } from './check.ts';
import { removeOldImports } from './clean.ts';

/** Products of the round trip; the same with 10,000 was run by hand. */
const PRODUCTS = Number(process.env['ROUND_TRIP'] ?? 120);

describeOnEngines(
  'imports',
  (setup) => {
    async function start() {
      const clock = clockAt();
      const app = await startApp(setup, { clock: clock.now });
      const { database, config } = app;
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const failures: unknown[] = [];
      const work = async (): Promise<void> => {
        await runTasks(
          { database, works: taskWorks(config.dataDir), now: clock.now },
          { onError: (error) => failures.push(error) },
        );
        expect(failures).toEqual([]);
      };
      /** Sends a file. */
      const upload = async (kind: string, content: string | Buffer, fileName = 'dosya.csv') => {
        const form = multipart([{ name: 'file', value: content as string, fileName }]);
        const reply = await app.app.inject({
          method: 'POST',
          url: `/api/imports/${kind}`,
          headers: { ...(await admin.headers()), ...form.headers },
          payload: form.payload,
        });
        return { status: reply.statusCode, json: reply.json<Import & ErrorBody>() };
      };
      const importOf = async (id: string) => (await admin.get<Import>(`/api/import/${id}`)).json;
      /** Sends a file and checks it with the guessed columns, some of them mapped otherwise. */
      const checked = async (
        kind: string,
        content: string | Buffer,
        {
          mode = kind === 'prices' || kind === 'stock' ? 'update' : 'both',
          change = {},
        }: { mode?: string; change?: Record<number, object> } = {},
      ) => {
        const { status, json } = await upload(kind, content);
        expect(status).toBe(201);
        const mapping = json.mapping.map((one, i) => ({ ...one, ...change[i] }));
        const reply = await admin.post<Import & ErrorBody>(`/api/import/${json._id}/check`, { mapping, mode });
        expect(reply.json.message ?? '').toBe('');
        await work();
        return importOf(json._id);
      };
      const rows = async ({ _id }: { _id: string }, action: string) =>
        (await admin.get<{ items: ImportRow[] }>(`/api/import/${_id}/rows?action=${action}`)).json.items;
      const apply = async ({ _id }: { _id: string }, body: object = {}) => {
        const reply = await admin.post<Import & ErrorBody>(`/api/import/${_id}/apply`, body);
        await work();
        return { status: reply.status, json: reply.status === 200 ? await importOf(_id) : reply.json };
      };
      const undo = async (id: string) => {
        await admin.post<Task>(`/api/tasks/${id}/undo`, {});
        await work();
        return (await admin.get<Task>(`/api/tasks/${id}`)).json;
      };
      const exported = async (format = 'csv', query = '') =>
        (
          await app.app.inject({
            url: `/api/products/export?format=${format}${query}`,
            headers: await admin.headers(),
          })
        ).rawPayload;
      const product = async (code: string) => (await admin.get<Product>(`/api/products/${code}`)).json;
      return { ...app, clock, admin, work, upload, importOf, checked, rows, apply, undo, exported, product };
    }
    const csv = (...lines: string[]): string => lines.join('\r\n');

    test.each(['csv', 'xlsx'])('exported as %s and imported unchanged, nothing changes', async (format) => {
      const { database, exported, checked, rows } = await start();
      await insertFamily(database, PIN_FAMILY);
      const random = randomNumbers(17);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
      const words = ['Çap', '"tırnak"', '=1+1', 'a;b', 'satır\nsonu', '-5', '@ad', "'baş", 'Ğğ İı', '007', '1.234'];
      await insertProducts(
        database,
        Array.from({ length: PRODUCTS }, (_, i) => ({
          code: pick(['00', 'AB-', '1E']) + i,
          name: `${pick(words)} ${pick(words)}`.replaceAll('\n', ' '),
          description: `${pick(words)} ${pick(words)}`,
          category: 'kolonlar',
          subCategory: random() < 0.5 ? 'burclar' : undefined,
          isActive: random() < 0.8,
          priceMinor: random() < 0.2 ? null : Math.ceil(random() * 1_000_000),
          stockStatus: pick(['in_stock', 'made_to_order', 'out_of_stock'] as const),
          stockQuantity: random() < 0.5 ? null : Math.floor(random() * 5_000),
          leadTimeDays: random() < 0.5 ? null : Math.floor(random() * 90),
          weightG: random() < 0.5 ? null : Math.ceil(random() * 9_000),
          vatRate: random() < 0.5 ? null : 10,
          technicalSpecs: [
            {
              name: pick(['Çap', 'Çap (d1)', 'Boy']),
              value: pick(words).replace('\n', ' '),
              unit: random() < 0.5 ? 'mm' : undefined,
            },
          ],
          features: [pick(words), pick(words)].map((word) => word.replace('\n', ' ')),
          img: ['/placeholder.svg', 'a.webp'],
          documents:
            random() < 0.7
              ? []
              : [
                  { name: 'Ölçü = föy; "a"', url: '/files/documents/a.pdf', type: 'pdf', size: 12 },
                  { name: 'Çizim', url: 'https://example.org/b.docx', type: 'doc', size: 0 },
                ],
        })),
      );
      const found = await checked('products', await exported(format));
      expect(await rows(found, 'error')).toEqual([]);
      expect(await rows(found, 'update')).toEqual([]);
      const { n } = await database.db
        .selectFrom('products')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('deletedAt', 'is', null)
        .executeTakeFirstOrThrow();
      expect(found.counts).toEqual({ create: 0, update: 0, same: n, error: 0 });
    });

    test('documents are named by their addresses, with what the library knows of them', async () => {
      const { database, checked, apply, undo, product, rows } = await start();
      await insertProducts(database, [{ code: 'VAR-1', name: 'Var', category: 'kolonlar' }]);
      await database.write({ partsOf: 'media' }, (trx) =>
        trx
          .insertInto('media')
          .values({
            ...columnsOf({
              path: '/files/documents/foy.pdf',
              kind: 'document',
              folder: 'documents',
              originalName: 'Ölçü föyü.pdf',
              mime: 'application/pdf',
              sizeBytes: 4_711,
              width: null,
              height: null,
              sha256: 'x',
            }),
            publicId: 'foy',
            byName: 'Ayşe',
            createdAt: new Date(),
            updatedAt: new Date(),
          })
          .execute(),
      );
      const found = await checked(
        'products',
        csv('Kod;Belgeler', 'VAR-1;Ölçü föyü → /files/documents/foy.pdf | Sertifika -> https://example.org/s.docx'),
      );
      expect(await rows(found, 'update')).toMatchObject([
        {
          changes: [
            {
              label: 'Belgeler',
              before: '',
              after:
                'Ölçü föyü → /files/documents/foy.pdf (pdf, 4711) | Sertifika → https://example.org/s.docx (doc, 0)',
            },
          ],
        },
      ]);
      const done = await apply(found);
      expect((await product('VAR-1')).documents).toEqual([
        { name: 'Ölçü föyü', url: '/files/documents/foy.pdf', type: 'pdf', size: 4_711 },
        { name: 'Sertifika', url: 'https://example.org/s.docx', type: 'doc', size: 0 },
      ]);
      await undo(done.json.task!._id);
      expect((await product('VAR-1')).documents).toEqual([]);
      const bad = await checked('products', csv('Kod;Belgeler', 'VAR-1;Sertifika → javascript:alert(1)'));
      expect(bad.counts).toMatchObject({ error: 1 });
    });

    test('adds, changes, and takes all of it back', async () => {
      const { database, checked, rows, apply, undo, product, admin } = await start();
      await insertProducts(database, [
        { code: 'VAR-1', name: 'Var', category: 'kolonlar', priceMinor: 1_000, stockQuantity: 5, img: ['a.webp'] },
      ]);
      const found = await checked(
        'products',
        csv(
          'Kod;Ad;Açıklama;Kategori;Fiyat;PB;Stok;Resim;Özellik: Boy (mm)',
          'VAR-1;;;;12,5;;7;;100',
          'yeni-1;Yeni İğne;Kısa;Yeni Ana > Alt;1.234,50;USD;3;/b.webp;60',
          'YENI-2;Yeni 2;Kısa;yeni ana > alt;;;;/b.webp | /c.webp;',
        ),
      );
      expect(found).toMatchObject({
        state: 'checked',
        counts: { create: 2, update: 1, same: 0, error: 0 },
        makes: ['Yeni Ana > Alt', 'yeni ana > alt'],
      });
      expect(await rows(found, 'update')).toMatchObject([
        {
          no: 2,
          key: 'VAR-1',
          changes: [
            { label: 'Fiyat', before: '10,00', after: '12,50' },
            { label: 'Stok Adedi', before: '5', after: '7' },
            { label: 'Özellik: Boy (mm)', before: '', after: '100' },
          ],
        },
      ]);
      const { json } = await apply(found);
      expect(json).toMatchObject({ state: 'applied', task: { state: 'done', counts: { changed: 3, refused: 0 } } });
      expect(await product(productId('VAR-1'))).toMatchObject({
        price: { current: 12.5 },
        stockQuantity: 7,
        technicalSpecs: [{ name: 'Boy', value: '100', unit: 'mm' }],
      });
      expect(await product('YENI-1')).toMatchObject({
        name: 'Yeni İğne',
        category: { name: 'Yeni Ana' },
        subCategory: { name: 'Alt' },
        price: { current: 1234.5, currency: 'USD' },
        stockQuantity: 3,
        img: ['/b.webp'],
      });
      const second = await product('YENI-2');
      expect(second).toMatchObject({ price: null, subCategory: { name: 'Alt' }, img: ['/b.webp', '/c.webp'] });
      const again = await checked('products', csv('Kod;Ad;Fiyat', 'YENI-1;Yeni İğne;1234,5'));
      expect(again.counts).toMatchObject({ same: 1, update: 0 });

      await admin.put(`/api/products/${second._id}`, { name: 'Elle yazıldı' });
      const task = await undo((json as Import).task!._id);
      expect(task).toMatchObject({ state: 'undone', counts: { restored: 2, kept: 1 } });
      expect(await product(productId('VAR-1'))).toMatchObject({
        price: { current: 10 },
        stockQuantity: 5,
        technicalSpecs: [],
      });
      expect((await admin.get('/api/products/YENI-1')).status).toBe(404);
      expect((await product('YENI-2')).name).toBe('Elle yazıldı');
    });

    test('wrong rows say what is wrong, at the column; their file can be mended and sent again', async () => {
      const { database, checked, rows, apply, admin, app } = await start();
      await insertProducts(database, [{ code: 'VAR-1', name: 'Var', category: 'kolonlar', slug: 'var-1' }]);
      const found = await checked(
        'products',
        csv(
          'Ürün Kodu;Ürün Adı;Fiyat;Aktif;Stok Adedi;Kategori;Adres;Para Birimi;Kısa Açıklama;Görseller',
          'VAR-1;Yeni ad;abc;belki;1,5;;;;;',
          'VAR-1;Başka;;;;;;;;',
          ';Adsız;;;;;;;;',
          'YENI-1;;0;;;Kolonlar > Burçlar > Küçük;var-1;XYZ;;',
          'YENI-2;Ad;1;;;Kolonlar;var-1;;Kısa;a.webp',
          'küçük ç;Ad;;;;Kolonlar;;;Kısa;a.webp',
        ),
      );
      expect(found.counts).toEqual({ create: 0, update: 0, same: 0, error: 6 });
      const wrong = (await rows(found, 'error')).map(({ no, errors }) => [
        no,
        ...errors.map(({ label, value, sentence }) => `${label} · ${value} · ${sentence}`),
      ]);
      expect(wrong).toEqual([
        [
          2,
          'Fiyat · abc · Sayı olarak okunamıyor.',
          'Durum · belki · Aktif / Pasif ya da Evet / Hayır olmalıdır.',
          'Stok Adedi · 1,5 · Tam sayı olmalıdır.',
        ],
        [3, 'Ürün Kodu · VAR-1 · Aynı kod 2. satırda da var.'],
        [4, 'Ürün Kodu ·  · Anahtar boş.'],
        expect.arrayContaining([
          5,
          expect.stringContaining('Para Birimi · XYZ · Para birimi TRY'),
          expect.stringContaining('Kategori · Kolonlar > Burçlar > Küçük · Kategori “Ana kategori'),
          expect.stringContaining('Fiyat · 0 · '),
          expect.stringContaining('Ürün Adı ·  · '),
          expect.stringContaining('Görseller ·  · '),
        ]),
        [6, expect.stringContaining('var-1 · ')],
        [7, expect.stringContaining('Ürün Kodu · küçük ç · ')],
      ]);
      expect(await apply(found)).toMatchObject({ status: 409, json: { message: expect.stringContaining('hatalı') } });
      const file = await app.inject({
        url: `/api/import/${found._id}/errors`,
        headers: await admin.headers(),
      });
      expect(file.headers['content-disposition']).toContain('hatali-dosya.csv');
      const again = await checked('products', file.body.replace('"abc"', '"5"').replace('"belki"', '"Evet"'));
      expect((await rows(again, 'error')).map(({ no, errors }) => [no, errors.length])).toContainEqual([2, 1]);
    });

    test('a column whose numbers can be read in two ways is asked for', async () => {
      const { database, checked, admin, work, importOf } = await start();
      await insertProducts(database, [{ code: 'VAR-1', name: 'Var', category: 'kolonlar', priceMinor: 100 }]);
      const asked = await checked('prices', csv('Kod;Fiyat', 'VAR-1;1.234'));
      expect(asked).toMatchObject({ state: 'mapping', counts: null });
      expect(asked.problem).toBe('“Fiyat” sütunundaki “1.234” gibi sayılar iki türlü okunabilir. Sayı biçimini seçin.');
      const read = async (numbers: string) => {
        const mapping = asked.mapping.map((one) => ({ ...one, numbers }));
        await admin.post(`/api/import/${asked._id}/check`, { mapping, mode: 'update' });
        await work();
        const { items } = (await admin.get<{ items: ImportRow[] }>(`/api/import/${asked._id}/rows`)).json;
        const [{ changes, errors }] = items as [ImportRow];
        return changes.find(({ label }) => label === 'Fiyat')?.after ?? errors[0]?.sentence;
      };
      expect(await read('comma')).toBe('1.234,00');
      expect((await importOf(asked._id)).warnings).toMatchObject([{ name: 'price' }]);
      expect(await read('dot')).toBe('Fiyatta en fazla iki ondalık basamak olabilir.');
    });

    test('of whole numbers only one reading is whole', async () => {
      const { database, checked, rows } = await start();
      await insertProducts(database, [{ code: 'VAR-1', name: 'Var', category: 'kolonlar' }]);
      for (const typed of ['1.234', '1,234']) {
        const found = await checked('stock', `Kod;Stok\r\nVAR-1;${typed}`);
        expect((await rows(found, 'update'))[0]!.changes[0]!.after).toBe('1.234');
      }
    });

    test('pictures are found by the names of the library; one that it does not have must be ticked', async () => {
      const { database, checked, apply, product, admin, clock } = await start();
      const media = (originalName: string, path: string) => ({
        publicId: path.slice(-12),
        path,
        kind: 'image' as const,
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
        createdAt: new Date(clock.now()),
        updatedAt: new Date(clock.now()),
      });
      await database.db
        .insertInto('media')
        .values([media('Pim 6.JPG', '/img/media/eski-aaaaaa.webp'), media('İğne.jpg', '/img/media/igne-bbbbbb.webp')])
        .execute();
      await database.db.insertInto('media').values(media('pim 6.jpg', '/img/media/yeni-cccccc.webp')).execute();
      await insertProducts(database, [{ code: 'P-1', name: 'P', category: 'kolonlar', img: ['eski.webp'] }]);
      const found = await checked(
        'products',
        csv('Kod;Görseller;Ana Görsel', 'P-1;PİM 6.jpg | iğne.jpg | eski.webp;', 'KB-9;yok.jpg;iğne.jpg'),
      );
      expect(found).toMatchObject({ counts: { update: 2, error: 0 }, warnings: [{ name: 'picture' }] });
      expect(found.warnings[0]!.sentence).toBe('1 satırdaki görsellerden bazıları yok; satır onlarsız uygulanır.');
      expect((await apply(found)).status).toBe(409);
      await apply(found, { accepted: ['picture'] });
      expect((await product(productId('P-1'))).img).toEqual([
        '/img/media/yeni-cccccc.webp',
        '/img/media/igne-bbbbbb.webp',
        'eski.webp',
      ]);
      expect((await admin.get<Product>('/api/products/KB-9')).json.mainImage).toBe('/img/media/igne-bbbbbb.webp');
    });

    test('many prices that jump, and many products that go off, must be ticked', async () => {
      const { database, checked, apply } = await start();
      await insertProducts(
        database,
        Array.from({ length: 30 }, (_, i) => ({ code: `U-${i}`, name: 'U', category: 'kolonlar', priceMinor: 10_000 })),
      );
      const found = await checked(
        'products',
        csv('Kod;Fiyat;Durum', ...Array.from({ length: 30 }, (_, i) => `U-${i};${i === 0 ? '131' : '129'};Pasif`)),
      );
      expect(found.warnings.map(({ name }) => name)).toEqual(['price', 'off']);
      expect(await apply(found, { accepted: ['price'] })).toMatchObject({ status: 409 });
      const { json } = await apply(found, { accepted: ['price', 'off'] });
      expect(json).toMatchObject({ task: { counts: { changed: 30 } } });
    });

    test.each([false, true])('a row that somebody changed meanwhile; errors skipped: %s', async (areErrorsSkipped) => {
      const { database, checked, apply, product, admin } = await start();
      await insertProducts(
        database,
        Array.from({ length: 30 }, (_, i) => ({ code: `D-${i}`, name: 'D', category: 'kolonlar', priceMinor: 10_000 })),
      );
      const found = await checked('prices', csv('Kod;Fiyat', ...Array.from({ length: 30 }, (_, i) => `D-${i};110`)));
      await admin.put(`/api/products/${productId('D-20')}`, { price: { current: 105 } });
      const { json } = await apply(found, { areErrorsSkipped });
      const { task } = json as Import;
      if (areErrorsSkipped) {
        expect(task).toMatchObject({ state: 'done', counts: { changed: 29, refused: 1 } });
        expect((await product(productId('D-29'))).price?.current).toBe(110);
      } else {
        expect(task).toMatchObject({ state: 'cancelled', counts: { changed: 20, refused: 1, restored: 20 } });
        expect(task?.message).toBe('Hiçbir şey uygulanmadı: 22. satır: D-20: Bu arada değişti.');
        expect((await product(productId('D-0'))).price?.current).toBe(100);
      }
      expect((await product(productId('D-20'))).price?.current).toBe(105);
    });

    test('killed at any batch, a check and its work go on where they were', async () => {
      const { database, upload, admin, clock, config, importOf, product, rows } = await start();
      const count = 900;
      const { json } = await upload(
        'products',
        csv(
          'Kod;Ad;Açıklama;Kategori;Fiyat;Görseller',
          ...Array.from({ length: count }, (_, i) => `K-${i};Ad ${i};Kısa;Yeni > Alt;${i + 1};/placeholder.svg`),
          'K-0;İki kez;Kısa;Yeni;1;a.webp',
        ),
      );
      await admin.post(`/api/import/${json._id}/check`, { mapping: json.mapping, mode: 'both' });
      const parts = { database, works: taskWorks(config.dataDir), now: clock.now };
      const onError = (error: unknown) => expect.unreachable(String(error));
      /** Runs that end at their n-th look whether they should. */
      const runInPieces = async (): Promise<number> => {
        for (let runs = 1; ; runs += 1) {
          let looks = 0;
          await runTasks(parts, { isEnding: () => (looks += 1) > 2, onError });
          const { state } = await database.db
            .selectFrom('tasks')
            .select('state')
            .orderBy('id', 'desc')
            .limit(1)
            .executeTakeFirstOrThrow();
          if (state !== 'queued') return runs;
        }
      };
      expect(await runInPieces()).toBeGreaterThan(2);
      const found = await importOf(json._id);
      expect(found.counts).toEqual({ create: count, update: 0, same: 0, error: 1 });
      expect((await rows(found, 'error'))[0]!.errors[0]!.sentence).toBe('Aynı kod 2. satırda da var.');
      await admin.post(`/api/import/${json._id}/apply`, { areErrorsSkipped: true });
      expect(await runInPieces()).toBeGreaterThan(2);
      expect(await importOf(json._id)).toMatchObject({
        task: { state: 'done', counts: { changed: count, refused: 0 } },
      });
      expect((await product(`K-${count - 1}`)).subCategory?.name).toBe('Alt');
      const { n } = await database.db
        .selectFrom('products')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('code', 'like', 'K-%')
        .executeTakeFirstOrThrow();
      expect(n).toBe(count);
    });

    test.each(['dies twice at the same row', 'cannot go on'])('nothing is left half where the work %s', async (how) => {
      const { database, checked, admin, clock, config, product, importOf } = await start();
      await insertProducts(
        database,
        Array.from({ length: 330 }, (_, i) => ({
          code: `H-${i}`,
          name: 'H',
          category: 'kolonlar',
          priceMinor: 10_000,
        })),
      );
      const found = await checked('prices', csv('Kod;Fiyat', ...Array.from({ length: 330 }, (_, i) => `H-${i};110`)));
      const works = taskWorks(config.dataDir);
      const good = works.import as RowWork;
      const bad: RowWork = {
        ...good,
        apply(trx, params, rowId, by) {
          // A batch has at most 200 rows: some are applied before this one.
          if (rowId === '250') throw new Error('a row that nobody can apply');
          return good.apply(trx, params, rowId, by);
        },
      };
      await admin.post(`/api/import/${found._id}/apply`, {});
      const errors: unknown[] = [];
      const parts = { database, now: clock.now, works: { ...works, import: bad } };
      if (how === 'cannot go on') await runTasks(parts, { onError: (error) => errors.push(error) });
      else
        for (const runner of ['one', 'two']) {
          const id = await takeTask(parts, runner);
          await runTask(parts, id!, runner).catch((error: unknown) => errors.push(error));
          await releaseTasks(parts, runner);
        }
      expect(errors.length).toBeGreaterThan(0);
      await runTasks(parts, { onError: (error) => errors.push(error) });
      await runTasks(parts, { onError: (error) => errors.push(error) });
      const { task } = await importOf(found._id);
      expect(task).toMatchObject({ state: 'cancelled', message: 'İşlem yarıda kesildi.' });
      expect(task!.counts.restored).toBe(task!.counts.changed);
      expect((await product(productId('H-0'))).price?.current).toBe(100);
      expect((await product(productId('H-329'))).price?.current).toBe(100);
    });

    test('empty cells empty a field where the column says so; "-" never does', async () => {
      const { database, checked, rows } = await start();
      await insertProducts(database, [
        { code: 'VAR-1', name: 'Var', category: 'kolonlar', leadTimeDays: 5, weightG: 10, features: ['a'] },
      ]);
      const found = await checked('products', csv('Kod;Termin;Ağırlık;Özellikler;GTİP', 'VAR-1;;-;;-'), {
        change: { 1: { isEmptyCleared: true }, 3: { isEmptyCleared: true } },
      });
      expect(await rows(found, 'error')).toMatchObject([
        { errors: [{ value: '-', sentence: 'Sayı olarak okunamıyor.' }] },
      ]);
      const cleared = await checked('products', csv('Kod;Termin;Özellikler', 'VAR-1;;'), {
        change: { 1: { isEmptyCleared: true }, 2: { isEmptyCleared: true } },
      });
      expect((await rows(cleared, 'update'))[0]!.changes).toEqual([
        { label: expect.stringContaining('Teslim'), before: '5', after: '' },
        { label: 'Özellikler', before: 'a', after: '' },
      ]);
    });

    test('categories: main ones before theirs; a second file changes them; taken back', async () => {
      const { checked, rows, apply, undo, admin } = await start();
      const found = await checked(
        'categories',
        csv(
          'Kategori;Açıklama;Görsel;Durum;Sıra',
          'Kilitler;Hepsi;/placeholder.svg;Aktif;7',
          'kilitler > Merkezleme;;;;3',
          'Yok > Alt;;;;',
          'Resimsiz;;;;',
        ),
      );
      expect(found.counts).toEqual({ create: 2, update: 0, same: 0, error: 2 });
      expect((await rows(found, 'error')).map(({ errors }) => errors[0]!.sentence)).toEqual([
        '“Yok” adlı ana kategori yok; önce onun satırı gelmelidir.',
        'Kategori görseli gereklidir!',
      ]);
      const { json } = await apply(found, { areErrorsSkipped: true });
      expect(json).toMatchObject({ task: { counts: { changed: 2, refused: 0 } } });
      const second = await checked('categories', csv('Kategori;Sıra', 'KİLİTLER > merkezleme;9', 'Kilitler;7'));
      expect(second.counts).toEqual({ create: 0, update: 1, same: 1, error: 0 });
      expect((await undo((json as Import).task!._id)).counts).toMatchObject({ restored: 2, kept: 0 });
      const all = (await admin.get<{ name: string }[]>('/api/categories')).json;
      expect(all.map(({ name }) => name)).not.toContain('Kilitler');
    });

    test('what cannot be: no key, a field twice, a running import, another sheet, an old file, moderators may', async () => {
      const started = await start();
      const { upload, admin, database, clock, config } = started;
      const none = await upload('products', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'eski.xls');
      expect(none).toMatchObject({
        status: 400,
        json: { message: 'Lütfen dosyayı .xlsx veya .csv olarak kaydedin.', fields: { file: expect.any(String) } },
      });
      const { json } = await upload('prices', csv('Kod;Fiyat;Not', 'KB-9;1;'));
      const check = async (fields: (string | null)[]) =>
        (
          await admin.post<ErrorBody>(`/api/import/${json._id}/check`, {
            mapping: fields.map((field) => ({ field })),
            mode: 'update',
          })
        ).json.message;
      expect(await check([null, 'price', null])).toBe('Ürün kodu sütununu seçin.');
      expect(await check(['code', null, null])).toBe('Anahtar dışında en az bir sütunu eşleştirin.');
      expect(await check(['code', 'price', 'price'])).toBe('Bir alan yalnız bir sütunla eşleştirilebilir.');
      expect(await check(['code', 'name', null])).toBe('Sütun eşleştirmesi dosyanın sütunlarıyla uyuşmuyor.');
      expect(await check(['code', 'price', null])).toBeUndefined();
      expect(await check(['code', 'price', null])).toContain('şu anda çalışıyor');
      const task = await database.db.selectFrom('imports').select(['taskId', 'publicId']).executeTakeFirstOrThrow();
      const { publicId } = await database.db
        .selectFrom('tasks')
        .select('publicId')
        .where('id', '=', task.taskId)
        .executeTakeFirstOrThrow();
      await admin.post(`/api/tasks/${publicId}/cancel`, {});
      expect((await admin.get<Import>(`/api/import/${json._id}`)).json).toMatchObject({
        state: 'mapping',
        counts: null,
      });
      expect((await admin.post(`/api/import/${json._id}/apply`, {})).status).toBe(409);
      const moderator = await signIn(started, 'moderator');
      expect((await moderator.get(`/api/import/${json._id}`)).status).toBe(200);

      const file = importPath(config.dataDir, json._id);
      expect(existsSync(file)).toBe(true);
      clock.pass(7 * 24 * HOUR);
      await removeOldImports({ database, dataDir: config.dataDir, now: clock.now });
      expect(existsSync(file)).toBe(true);
      clock.pass(2 * 24 * HOUR);
      await removeOldImports({ database, dataDir: config.dataDir, now: clock.now });
      expect(existsSync(file)).toBe(false);
      expect(await database.db.selectFrom('imports').selectAll().execute()).toEqual([]);
    });

    test('mappings are kept by name, one of each', async () => {
      const { admin } = await start();
      const columns = [{ header: 'Ref', field: 'code', numbers: 'auto', isEmptyCleared: false }];
      const save = (name: string, field: string) =>
        admin.post<{ _id: string }>('/api/import-mappings', {
          kind: 'prices',
          name,
          columns: [{ ...columns[0], field }],
        });
      const first = await save('Tedarikçi', 'code');
      const second = await save('TEDARİKÇİ', 'price');
      expect(second.json._id).toBe(first.json._id);
      const all = async () => (await admin.get<object[]>('/api/import-mappings?kind=prices')).json;
      expect(await all()).toMatchObject([{ name: 'TEDARİKÇİ', columns: [{ field: 'price' }] }]);
      expect((await admin.del(`/api/import-mappings/${first.json._id}`)).status).toBe(204);
      expect((await admin.del(`/api/import-mappings/${first.json._id}`)).status).toBe(404);
      expect(await all()).toEqual([]);
    });

    test.each(['products', 'prices', 'stock', 'categories'])(
      'the sample of %s can be sent back as it is',
      async (kind) => {
        const { admin, app, checked } = await start();
        for (const format of ['xlsx', 'csv']) {
          const file = await app.inject({
            url: `/api/imports/${kind}/sample?format=${format}`,
            headers: await admin.headers(),
          });
          const found = await checked(kind, file.rawPayload);
          expect(found.mapping.every(({ field }) => field !== null)).toBe(true);
        }
      },
    );
  },
  seedSmallCatalogue,
);
