import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import {
  IMPORT_HAS_ERRORS,
  IMPORT_IS_BUSY,
  IMPORT_TAKES_NO_PICTURES,
  PICTURE_BROKEN,
  PICTURE_HELD_TOO_LARGE,
  PICTURE_NOT_FETCHED,
  PICTURE_NOT_FOUND,
  PICTURE_NOT_FOUND_IN_ZIP,
  PICTURE_TOO_LARGE,
  SERVER_LEFT_OUT,
  UNKNOWN_ROW,
} from '#contract/import-texts.ts';
import type { Import, ImportRow, MissingPicture } from '#contract/imports.ts';
import type { Product } from '#contract/products.ts';
import type { Task } from '#contract/tasks.ts';
import { json as storedJson } from '../../base/db/tables.ts';
import { UPLOAD_FOLDER } from '../../base/files/storage.ts';
import { ADDRESS_PRIVATE, FILE_ABSENT, SERVER_UNREACHABLE } from '../../base/outgoing-file-texts.ts';
import type { Outside } from '../../base/outgoing-file.ts';
import { startApp } from '../../testing/app.ts';
import { insertProducts, productId } from '../../testing/catalogue.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../testing/families.ts';
import { exportOf, WOO_HEADER } from '../../testing/foreign-exports.ts';
import { clockAt, HOUR, multipart } from '../../testing/forms.ts';
import { jpeg, png, webp } from '../../testing/pictures.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { zipOf } from '../../testing/zip-bytes.ts';
import { taskWorks } from '../../task-works.ts';
import { runTask, runTasks, takeTask } from '../tasks/run.ts';
import { importPath, picturesPath } from './check.ts';
import { removeOldImports } from './clean.ts';

/** Distinct pictures, small ones. */
const picture = (n: number): Promise<Buffer> => jpeg({ width: 40 + n, height: 30 });

describeOnEngines(
  'pictures of imports',
  (setup) => {
    async function start(files: Readonly<Record<string, Buffer | number>> = {}) {
      const clock = clockAt();
      const app = await startApp(setup, { clock: clock.now });
      const { database, config } = app;
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const asked: string[] = [];
      const answer: RequestListener = (request, reply) => {
        asked.push(request.url!);
        const file = files[request.url!] ?? 404;
        if (typeof file === 'number') reply.writeHead(file).end();
        else reply.writeHead(200, { 'content-type': 'text/plain' }).end(file);
      };
      const server = createServer(answer);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      const { port } = server.address() as AddressInfo;
      /** All public servers are this one; 'kapali.example' does not answer, 'ic.example' is of the own network. */
      const outside: Outside = {
        resolve: (host) => Promise.resolve(host === 'ic.example' ? ['192.168.1.5'] : ['93.184.216.34']),
        ask: (url, _, signal) =>
          new Promise<IncomingMessage>((resolve, reject) => {
            if (url.host === 'kapali.example') reject(new Error('ECONNREFUSED'));
            else
              get({ port, host: '127.0.0.1', path: url.pathname, signal, agent: false }, resolve).on('error', reject);
          }),
      };
      const works = taskWorks(config.dataDir, config, outside);
      const parts = { database, works, now: clock.now };
      const work = async (): Promise<void> => {
        const failures: unknown[] = [];
        await runTasks(parts, { onError: (error) => failures.push(error) });
        expect(failures).toEqual([]);
      };
      const send = async (url: string, content: string | Buffer, fileName = 'dosya.csv') => {
        const form = multipart([{ name: 'file', value: content as string, fileName }]);
        const reply = await app.app.inject({
          method: 'POST',
          url,
          headers: { ...(await admin.headers()), ...form.headers },
          payload: form.payload,
        });
        return { status: reply.statusCode, json: reply.json<Import & ErrorBody>() };
      };
      const importOf = async (id: string) => (await admin.get<Import>(`/api/import/${id}`)).json;
      const begin = (found: Import, body: object = {}) =>
        admin.post<Import & ErrorBody>(`/api/import/${found._id}/check`, {
          mapping: found.mapping,
          mode: found.mode,
          arePicturesFetched: found.pictures!.areFetched,
          ...body,
        });
      const check = async (found: Import, body: object = {}) => {
        expect((await begin(found, body)).json.message ?? '').toBe('');
        await work();
        return importOf(found._id);
      };
      const missing = async ({ _id }: Import) =>
        Object.fromEntries(
          (await admin.get<{ items: MissingPicture[] }>(`/api/import/${_id}/pictures`)).json.items.map(
            ({ name, sentence }) => [name, sentence],
          ),
        );
      const rows = async ({ _id }: Import, action: string) =>
        (await admin.get<{ items: ImportRow[] }>(`/api/import/${_id}/rows?action=${action}`)).json.items;
      const apply = async ({ _id }: Import, body: object = {}) => {
        const reply = await admin.post<Import & ErrorBody>(`/api/import/${_id}/apply`, body);
        await work();
        return reply.status === 200 ? importOf(_id) : reply.json;
      };
      const product = async (code: string) => (await admin.get<Product>(`/api/products/${productId(code)}`)).json;
      const media = () =>
        database.db
          .selectFrom('media')
          .select(['path', 'originalName', 'folder', 'byName'])
          .where('byName', '<>', '')
          .orderBy('id')
          .execute();
      const pathOf = async (name: string) => (await media()).find(({ originalName }) => originalName === name)?.path;
      const leftovers = () => readdir(join(config.dataDir, UPLOAD_FOLDER)).catch(() => []);
      return {
        ...app,
        clock,
        admin,
        asked,
        parts,
        work,
        send,
        importOf,
        begin,
        check,
        missing,
        rows,
        apply,
        product,
        media,
        pathOf,
        leftovers,
      };
    }
    const csv = (...lines: string[]): string => lines.join('\r\n');
    const insertPins = (app: Awaited<ReturnType<typeof start>>) =>
      insertProducts(
        app.database,
        ['PIM-1', 'PIM-2', 'PIM-3'].map((code) => ({
          code,
          name: code,
          category: 'kolonlar',
          img: ['/placeholder.svg'],
          mainImage: '/placeholder.svg',
          areImagesRepresentative: true,
        })),
      );

    test('names of a table are found in its ZIP first, then in the library; what is missing is told by name', async () => {
      const app = await start();
      await insertPins(app);
      const { send, check, missing, media, pathOf, product, apply, admin, config } = app;
      const { json: sent } = await send(
        '/api/imports/products',
        csv(
          'Kod;Görseller;Detaylı Açıklama',
          'PIM-1;PIMLER\\A.JPG | İĞNE.png;"<p><img src=""https://eski.example/up/b.jpg""></p>"',
          'PIM-2;b.jpg | yok.jpg | bozuk.jpg | dev.jpg | katman.webp;',
          'PIM-3;yok.jpg;',
          'YOK-1;c.jpg;',
        ),
      );
      expect(sent.pictures).toMatchObject({ takesZip: true, zip: null, areFetched: false });
      expect(sent.columns.map(({ hasAddresses }) => hasAddresses)).toEqual([false, false, true]);
      const withZip = await send(
        `/api/import/${sent._id}/pictures`,
        zipOf([
          { name: 'pimler/a.jpg', content: await picture(1) },
          { name: 'iğne.png'.normalize('NFD'), content: await png({ width: 20, height: 20 }) },
          { name: 'b.jpg', content: await picture(2) },
          { name: 'bozuk.jpg', content: 'resim değil' },
          { name: 'dev.jpg', content: Buffer.alloc(10 * 1024 * 1024 + 1, 7), isStored: true },
          { name: 'c.jpg', content: await picture(3) },
          { name: 'katman.webp', content: await webp({ width: 4_000, height: 3_001 }) },
        ]),
        'görseller.zip',
      );
      expect(withZip.json.pictures).toMatchObject({ zip: { fileName: 'görseller.zip', count: 7 }, missing: 0 });
      const found = await check(withZip.json, { mode: 'update' });
      expect(found).toMatchObject({
        counts: { update: 2, same: 1, error: 1 },
        warnings: [{ name: 'picture' }],
        pictures: { missing: 4 },
      });
      expect(await missing(found)).toEqual({
        'bozuk.jpg': PICTURE_BROKEN,
        'dev.jpg': PICTURE_TOO_LARGE,
        'katman.webp': PICTURE_HELD_TOO_LARGE,
        'yok.jpg': PICTURE_NOT_FOUND_IN_ZIP,
      });
      const file = await app.app.inject({
        url: `/api/import/${found._id}/pictures/file`,
        headers: await admin.headers(),
      });
      expect(file.body).toContain(`"yok.jpg";"${PICTURE_NOT_FOUND_IN_ZIP}"`);
      // A row that is refused anyway brings no picture; nothing of the products has changed.
      expect(
        (await media()).map(({ originalName, folder, byName }) => [originalName, folder, byName]).toSorted(),
      ).toEqual([
        ['a.jpg', 'products', 'Ayşe Usta'],
        ['b.jpg', 'products', 'Ayşe Usta'],
        ['iğne.png', 'products', 'Ayşe Usta'],
      ]);
      expect((await product('PIM-1')).img).toEqual(['/placeholder.svg']);
      expect(await app.leftovers()).toEqual([]);

      const done = await apply(found, { accepted: ['picture'], areErrorsSkipped: true });
      expect(done).toMatchObject({ task: { counts: { changed: 2 } } });
      expect((await product('PIM-1')).img).toEqual([await pathOf('a.jpg'), await pathOf('iğne.png')]);
      expect((await product('PIM-1')).detailedDescription).toContain(`src="${await pathOf('b.jpg')}"`);
      expect((await product('PIM-2')).img).toEqual([await pathOf('b.jpg')]);
      expect(existsSync(picturesPath(config.dataDir, found._id))).toBe(true);
      app.clock.pass(9 * 24 * HOUR);
      await removeOldImports({ database: app.database, dataDir: config.dataDir, now: app.clock.now });
      expect(existsSync(picturesPath(config.dataDir, found._id))).toBe(false);
    });

    test('a ZIP alone: pictures by code, in their order, in place of those that were there; taken back', async () => {
      const app = await start();
      await insertPins(app);
      const { send, check, rows, apply, admin, product, pathOf, media } = app;
      const sent = await send(
        '/api/import-pictures',
        zipOf([
          { name: 'yeni/pim-1_10.jpg', content: await picture(10) },
          { name: 'yeni/pim-1_2.jpg', content: await picture(2) },
          { name: 'PIM-1.jpg', content: await picture(1) },
          { name: 'PIM-2.JPEG', content: 'bozuk' },
          { name: 'PIM-3.png', content: await png({ width: 9, height: 9 }) },
          { name: 'PIM-1-2.jpg', content: await picture(4) },
          { name: 'oku.txt', content: 'x' },
        ]),
        'görseller.zip',
      );
      expect(sent.status).toBe(201);
      expect(sent.json).toMatchObject({
        kind: 'pictures',
        form: { kind: 'zip' },
        notes: ['Görsel olmayan 1 dosya yok sayıldı.'],
        modes: ['update'],
        pictures: { takesZip: false },
      });
      expect(sent.json.mapping.map(({ field }) => field)).toEqual(['code', 'img', 'areImagesRepresentative']);
      const found = await check(sent.json);
      expect(found.counts).toEqual({ create: 0, update: 2, same: 1, error: 1 });
      expect((await rows(found, 'error'))[0]).toMatchObject({ key: 'PIM-1-2', errors: [{ sentence: UNKNOWN_ROW }] });
      expect(await media()).toHaveLength(4);
      expect((await apply(found)) as ErrorBody).toMatchObject({ message: IMPORT_HAS_ERRORS });
      const done = await apply(found, { areErrorsSkipped: true });
      const changed = await product('PIM-1');
      expect(changed).toMatchObject({
        img: [await pathOf('PIM-1.jpg'), await pathOf('pim-1_2.jpg'), await pathOf('pim-1_10.jpg')],
        mainImage: await pathOf('PIM-1.jpg'),
        areImagesRepresentative: false,
      });
      expect(await product('PIM-2')).toMatchObject({ img: ['/placeholder.svg'], areImagesRepresentative: true });
      await admin.post(`/api/tasks/${(done as Import).task!._id}/undo`, {});
      await app.work();
      expect((await admin.get<Task>(`/api/tasks/${(done as Import).task!._id}`)).json.state).toBe('undone');
      expect(await product('PIM-1')).toMatchObject({
        img: ['/placeholder.svg'],
        mainImage: '/placeholder.svg',
        areImagesRepresentative: true,
      });

      // The same pictures again are known by what they hold.
      const again = await send(
        '/api/import-pictures',
        zipOf([{ name: 'PIM-2.jpg', content: await picture(1) }]),
        'tekrar.zip',
      );
      expect((await rows(await check(again.json), 'update'))[0]!.changes.map(({ after }) => after)).toContain(
        await pathOf('PIM-1.jpg'),
      );
      expect(await media()).toHaveLength(4);
    });

    test('an article without a picture is without one again when its pictures are taken back', async () => {
      const { send, check, apply, admin, database, work, product } = await start();
      await insertFamily(database, PIN_FAMILY);
      await insertProducts(database, [{ code: 'CIPLAK-1', category: 'kolonlar', img: [] }]);
      const code = PIN_FAMILY.sizes[0]!.code;
      await database.write('catalogue', (trx) =>
        trx
          .updateTable('products')
          .set({ img: storedJson<string[]>([]), mainImage: null })
          .where('code', '=', code)
          .execute(),
      );
      const sent = await send(
        '/api/import-pictures',
        zipOf([
          { name: `${code}.jpg`, content: await picture(1) },
          { name: 'CIPLAK-1.jpg', content: await picture(2) },
        ]),
        'görseller.zip',
      );
      const done = await apply(await check(sent.json));
      expect(done).toMatchObject({ task: { state: 'done', counts: { changed: 2 } } });
      expect((await product(code)).img).toHaveLength(1);
      const { task } = done as Import;
      await admin.post(`/api/tasks/${task!._id}/undo`, {});
      await work();
      expect((await admin.get(`/api/tasks/${task!._id}`)).json).toMatchObject({
        state: 'undone',
        counts: { restored: 2, kept: 0 },
      });
      for (const one of [code, 'CIPLAK-1']) expect((await product(one)).img).toEqual([]);
    });

    test('a ZIP is refused that is none, without pictures, for a kind without them, or while the check runs', async () => {
      const { send, begin, admin, config, database } = await start();
      for (const content of ['Kod;Ad', zipOf([{ name: 'a.txt', content: 'x' }])])
        expect((await send('/api/import-pictures', content)).status).toBe(400);
      expect(await database.db.selectFrom('imports').select('id').execute()).toEqual([]);
      const zip = zipOf([{ name: 'a.jpg', content: await picture(1) }]);
      const prices = await send('/api/imports/prices', csv('Kod;Fiyat', 'KB-9;1'));
      expect(prices.json.pictures).toBeNull();
      expect((await send(`/api/import/${prices.json._id}/pictures`, zip)).json.message).toBe(IMPORT_TAKES_NO_PICTURES);
      const { json } = await send('/api/imports/products', csv('Kod;Görseller', 'KB-9;a.jpg'));
      expect((await send(`/api/import/${json._id}/pictures`, zip)).status).toBe(200);
      expect(existsSync(picturesPath(config.dataDir, json._id))).toBe(true);
      const without = await admin.del<Import>(`/api/import/${json._id}/pictures`);
      expect(without.json.pictures!.zip).toBeNull();
      expect(existsSync(picturesPath(config.dataDir, json._id))).toBe(false);
      await begin(json);
      expect((await send(`/api/import/${json._id}/pictures`, zip)).json.message).toBe(IMPORT_IS_BUSY);
    });

    test('addresses are fetched where it was chosen; each failure says why', async () => {
      const app = await start({
        '/a.jpg': await picture(1),
        '/resim.php': await png({ width: 12, height: 12 }),
        '/sayfa.jpg': Buffer.from('<html>'),
      });
      await insertPins(app);
      const { send, check, missing, pathOf, product, apply, asked, media } = app;
      const table = csv(
        'Kod;Görseller',
        'PIM-1;http://dis.example/a.jpg | https://dis.example/resim.php?id=3',
        'PIM-2;https://dis.example/a.jpg | https://dis.example/yok.jpg | https://dis.example/sayfa.jpg | https://ic.example/a.jpg',
        'PIM-3;https://127.0.0.1/a.jpg',
        ...Array.from({ length: 12 }, (_, i) => `KP-${i};https://kapali.example/${i}.jpg`),
      );
      await insertProducts(
        app.database,
        Array.from({ length: 12 }, (_, i) => ({ code: `KP-${i}`, name: `Kapalı ${i}`, category: 'kolonlar' })),
      );
      const { json } = await send('/api/imports/products', table);
      expect(json.columns[1]!.hasAddresses).toBe(true);
      // Addresses of a table stay as they are, until it is chosen.
      const kept = await check(json, { mode: 'update' });
      expect(kept).toMatchObject({ counts: { update: 15 }, warnings: [], pictures: { missing: 0 } });
      expect(asked).toEqual([]);

      const found = await check(json, { mode: 'update', arePicturesFetched: true });
      expect(found).toMatchObject({ counts: { update: 2, same: 13 }, pictures: { areFetched: true } });
      const reasons = await missing(found);
      expect(reasons).toMatchObject({
        'https://dis.example/yok.jpg': FILE_ABSENT,
        'https://dis.example/sayfa.jpg': PICTURE_BROKEN,
        'https://ic.example/a.jpg': ADDRESS_PRIVATE,
        'https://127.0.0.1/a.jpg': ADDRESS_PRIVATE,
      });
      // A silent server is asked no more after some attempts; a few are asked at the same time.
      const silent = Object.values(reasons).filter((sentence) => sentence === SERVER_UNREACHABLE).length;
      expect(silent).toBeGreaterThanOrEqual(8);
      expect(silent + Object.values(reasons).filter((sentence) => sentence === SERVER_LEFT_OUT).length).toBe(12);
      expect(asked.toSorted()).toEqual(['/a.jpg', '/resim.php', '/sayfa.jpg', '/yok.jpg']);
      await apply(found, { accepted: ['picture'] });
      expect((await product('PIM-1')).img).toEqual([await pathOf('a.jpg'), await pathOf('resim.php.png')]);
      expect((await product('PIM-2')).img).toEqual([await pathOf('a.jpg')]);
      expect(await app.leftovers()).toEqual([]);

      // A later import fetches none of them again.
      asked.length = 0;
      const later = await send('/api/imports/products', csv('Kod;Görseller', 'PIM-3;https://dis.example/a.jpg'));
      await apply(await check(later.json, { mode: 'update', arePicturesFetched: true }));
      expect((await product('PIM-3')).img).toEqual([await pathOf('a.jpg')]);
      expect(asked).toEqual([]);
      expect(await media()).toHaveLength(2);
    });

    test('a check that was killed goes on where it was, and one that is begun anew fetches what failed', async () => {
      const files: Record<string, Buffer | number> = {};
      for (let n = 0; n < 9; n++) files[`/${n}.jpg`] = await picture(n);
      const app = await start(files);
      await insertProducts(
        app.database,
        Array.from({ length: 10 }, (_, n) => ({ code: `N-${n}`, name: `N ${n}`, category: 'kolonlar' })),
      );
      const { send, begin, check, parts, database, asked, importOf, missing } = app;
      const { json } = await send(
        '/api/imports/products',
        csv('Kod;Görseller', ...Array.from({ length: 10 }, (_, n) => `N-${n};https://dis.example/${n}.jpg`)),
      );
      await begin(json, { mode: 'update', arePicturesFetched: true });
      const id = (await takeTask(parts, 'ilk'))!;
      let ended = 0;
      const writes = {
        ...database,
        write: ((scope, job) => {
          ended += 1;
          if (ended > 9) throw new Error('killed');
          return database.write(scope, job);
        }) as typeof database.write,
      };
      await expect(runTask({ ...parts, database: writes }, id, 'ilk')).rejects.toThrow('killed');
      const half = await importOf(json._id);
      expect(half.pictures).toMatchObject({ total: 10 });
      expect(half.pictures!.done).toBeGreaterThan(0);
      expect(half.pictures!.done).toBeLessThan(10);
      app.clock.pass(61_000);
      await app.work();
      const whole = await importOf(json._id);
      expect(whole).toMatchObject({
        state: 'checked',
        counts: { update: 9, same: 1 },
        pictures: { done: 10, missing: 1 },
      });
      // What was on its way when it was killed was asked twice at most.
      expect(asked.length).toBeLessThanOrEqual(10 + 4);
      expect(await app.media()).toHaveLength(9);

      asked.length = 0;
      files['/9.jpg'] = await picture(9);
      const again = await check(json, { mode: 'update', arePicturesFetched: true });
      expect(again).toMatchObject({ counts: { update: 10 }, pictures: { missing: 0 } });
      expect(await missing(again)).toEqual({});
      expect(asked).toEqual(['/9.jpg']);
    });

    test('a shop that was recognised has its pictures fetched; without, the library is asked for their names', async () => {
      const app = await start({ '/up/pim.jpg': await picture(1), '/up/burc.jpg': await picture(2) });
      const { send, check, apply, admin, pathOf, missing } = app;
      const line = { Type: 'simple', Published: 1, 'In stock?': 1, 'Regular price': '12.50', Categories: 'Woo' };
      const export_ = exportOf(WOO_HEADER, [
        {
          ...line,
          ID: 1,
          SKU: 'W-1',
          Name: 'Pim',
          Images: 'https://woo.example/up/pim.jpg, https://woo.example/up/yok.jpg',
        },
        { ...line, ID: 2, SKU: 'W-2', Name: 'Burç', Images: 'https://woo.example/up/yok.jpg' },
      ]);
      const { json } = await send('/api/imports/products', export_);
      expect(json).toMatchObject({ source: 'woocommerce', pictures: { areFetched: true } });
      const without = await check(json, { arePicturesFetched: false });
      expect(without).toMatchObject({ counts: { create: 2 }, warnings: [], pictures: { missing: 2 } });
      expect(await missing(without)).toMatchObject({ 'https://woo.example/up/yok.jpg': PICTURE_NOT_FETCHED });
      expect(app.asked).toEqual([]);

      const found = await check(json);
      expect(found).toMatchObject({ counts: { create: 2 }, warnings: [{ name: 'picture' }], pictures: { missing: 1 } });
      await apply(found, { accepted: ['picture'] });
      const wooProduct = async (code: string) => (await admin.get<Product>(`/api/products/${code}`)).json;
      expect(await wooProduct('W-1')).toMatchObject({
        img: [await pathOf('pim.jpg')],
        mainImage: await pathOf('pim.jpg'),
        areImagesRepresentative: false,
      });
      expect(await wooProduct('W-2')).toMatchObject({ img: ['/placeholder.svg'], areImagesRepresentative: true });

      // By the name under which it lies in the library.
      const named = await send(
        '/api/imports/products',
        exportOf(WOO_HEADER, [{ ...line, ID: 3, SKU: 'W-3', Name: 'Yeni', Images: 'https://baska.example/PIM.jpg' }]),
      );
      await apply(await check(named.json, { arePicturesFetched: false }));
      expect((await wooProduct('W-3')).img).toEqual([await pathOf('pim.jpg')]);
    });

    test('names that nobody has say so, and a picture that has left the library is brought again', async () => {
      const app = await start();
      await insertPins(app);
      const { send, check, missing, database, pathOf, config } = app;
      const { json } = await send('/api/imports/products', csv('Kod;Görseller', 'PIM-1;yok.jpg', 'PIM-2;a.jpg'));
      const plain = await check(json, { mode: 'update' });
      expect(await missing(plain)).toEqual({ 'yok.jpg': PICTURE_NOT_FOUND, 'a.jpg': PICTURE_NOT_FOUND });
      const withZip = await send(
        `/api/import/${json._id}/pictures`,
        zipOf([{ name: 'a.jpg', content: await picture(5) }]),
      );
      expect(withZip.json).toMatchObject({ state: 'mapping', pictures: { missing: 0, total: 0 } });
      const first = await check(withZip.json, { mode: 'update' });
      expect(first).toMatchObject({ counts: { update: 1, same: 2 - 1 } });
      const before = await pathOf('a.jpg');
      await database.db.deleteFrom('media').where('path', '=', before!).execute();
      expect(await check(withZip.json, { mode: 'update' })).toMatchObject({ counts: { update: 1 } });
      expect(await pathOf('a.jpg')).not.toBe(before);
      expect(existsSync(importPath(config.dataDir, json._id))).toBe(true);
    });
  },
  seedSmallCatalogue,
);
