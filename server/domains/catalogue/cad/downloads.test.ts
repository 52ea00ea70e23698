import { expect, test } from 'vitest';
import type { CadMapping } from '#contract/cad.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { ArticleSizes, Family } from '#contract/families.ts';
import { putSetting } from '../../../base/settings/store.ts';
import { startApp } from '../../../testing/app.ts';
import { PIN_MAPPING, setCadMapping } from '../../../testing/cad.ts';
import { productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { familyId, insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const FAMILY = `/api/families/${familyId('z40-itici-pim')}`;

describeOnEngines(
  'CAD files',
  (setup) => {
    const step = (code: string) => `/api/products/${code}/cad/step`;

    test('an article has a STEP file and a drawing, by its code and its id, as attachments', async () => {
      const { get } = await startApp(setup);
      const model = await get(step('P40-6X200'));
      expect(model).toMatchObject({
        status: 200,
        headers: { 'content-type': 'model/step', 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
      });
      expect(model.headers['content-disposition']).toContain('filename="P40-6X200.step"');
      expect(model.body).toContain("PRODUCT('P40-6X200'");
      expect((await get(step(productId('P40-6X200')))).body).toBe(model.body);
      const drawing = await get('/api/products/P40-6X200/cad/dxf');
      expect(drawing.headers['content-disposition']).toContain('filename="P40-6X200.dxf"');
      expect(drawing.body).toContain('AC1009');
      expect((await get(`${step('P40-6X200')}?ap=242`)).body).toContain('AP242');
      const sheet = await get('/api/products/P40-6X200/cad/pdf');
      expect(sheet).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
      expect(sheet.headers['content-disposition']).toContain('filename="P40-6X200.pdf"');
      expect(sheet.body).toMatch(/^%PDF/);
    });

    test('an article’s drawing and picture are shown by pages, and kept for good under the address that names them', async () => {
      const { get } = await startApp(setup);
      const { drawing, picture } = (await get<ArticleSizes>('/api/products/P40-6X200/sizes')).json;
      expect(drawing).toMatchObject({ look: 'broken', letters: { width: 1200 } });
      expect(drawing!.letters!.letters.map(({ key }) => key).toSorted()).toEqual(['L', 'd1', 'k']);
      const svg = await get(drawing!.image);
      expect(svg).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'image/svg+xml',
          'content-disposition': 'inline',
          'cache-control': 'max-age=31536000, immutable',
          'content-security-policy': expect.stringContaining('sandbox'),
        },
      });
      expect(svg.body).toMatch(/^<svg /);
      const shaded = await get(picture!);
      expect(shaded).toMatchObject({
        status: 200,
        headers: {
          'content-type': 'image/webp',
          'content-disposition': 'inline',
          'cache-control': 'max-age=31536000, immutable',
        },
      });
      const former = await get(drawing!.image.replace(/v=.*/, 'v=former'));
      expect(former).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
      // Each size has its own.
      expect((await get<ArticleSizes>('/api/products/P40-6X160/sizes')).json.drawing!.image).not.toBe(drawing!.image);
    });

    test('a family shows the drawing and the picture of a middle size, or the drawing that staff gave it', async () => {
      const started = await startApp(setup);
      const family = async () => (await started.get<Family>(FAMILY)).json;
      expect(await family()).toMatchObject({
        drawing: { image: expect.stringMatching(/^\/api\/products\/P40-.*\/cad\/svg\?v=/), look: 'representative' },
        picture: expect.stringMatching(/\/cad\/webp\?v=/),
      });
      const admin = await signIn(started, 'admin');
      await admin.put(FAMILY, { drawingImage: '/img/products/bizim.svg' });
      expect((await family()).drawing).toEqual({
        image: '/img/products/bizim.svg',
        letters: null,
        look: 'representative',
      });
      await admin.put(FAMILY, { drawingImage: null, cad: { ...PIN_MAPPING, hasPictures: false } });
      expect(await family()).toMatchObject({ drawing: null, picture: null });
      expect((await started.get<ArticleSizes>('/api/products/P40-6X200/sizes')).json).toMatchObject({
        drawing: null,
        picture: null,
        cad: { simplifications: [] },
      });
    });

    test('a browser that has the file is told that it has not changed', async () => {
      const { get } = await startApp(setup);
      const { headers } = await get('/api/products/P40-6X200/cad/dxf');
      const again = await get('/api/products/P40-6X200/cad/dxf', { 'if-none-match': String(headers['etag']) });
      expect(again).toMatchObject({ status: 304, body: '' });
      expect((await get('/api/products/P40-6X160/cad/dxf')).headers['etag']).not.toBe(headers['etag']);
    });

    test('files that shrink well are sent compressed to who takes it, each encoding under a tag of its own', async () => {
      const { get } = await startApp(setup);
      const ask = (format: string, encoding: string) =>
        get(`/api/products/P40-6X200/cad/${format}`, { 'accept-encoding': encoding });
      for (const format of ['step', 'dxf', 'glb', 'svg']) {
        const plain = await ask(format, 'identity');
        expect(plain.headers, format).toMatchObject({ vary: expect.stringContaining('accept-encoding') });
        expect(plain.headers, format).not.toHaveProperty('content-encoding');
        for (const encoding of ['br', 'gzip']) {
          const small = await ask(format, encoding);
          expect(small.headers, format).toMatchObject({ 'content-encoding': encoding });
          expect(Number(small.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']));
          expect(small.headers['etag']).not.toBe(plain.headers['etag']);
          const again = await get(`/api/products/P40-6X200/cad/${format}`, {
            'accept-encoding': encoding,
            'if-none-match': String(small.headers['etag']),
          });
          expect(again.status).toBe(304);
        }
      }
      expect((await ask('pdf', 'br')).headers).not.toHaveProperty('content-encoding');
    });

    test('what has no model says so in a sentence', async () => {
      const { get, database } = await startApp(setup);
      const refused = async (url: string) => {
        const { status, json: body } = await get<ErrorBody>(url);
        return [status, body.code, body.message];
      };
      expect(await refused(step('YOK-1'))).toEqual([404, 'NOT_FOUND', 'Ürün bulunamadı']);
      expect(await refused(step('KB-20'))).toEqual([404, 'NO_CAD', 'Bu ürün için CAD modeli henüz yok.']);
      expect(await refused('/api/products/P40-6X200/cad/igs')).toEqual([
        400,
        'VALIDATION',
        'CAD biçimi step, dxf, glb, svg, webp ya da pdf olmalıdır.',
      ]);
      for (const mapping of [
        null,
        { ...PIN_MAPPING, template: 'yok' },
        { ...PIN_MAPPING, params: { d1: { column: 'd1' } } },
        { ...PIN_MAPPING, params: { ...PIN_MAPPING.params, d1: { column: 'gitti' } } },
        { ...PIN_MAPPING, params: { ...PIN_MAPPING.params, d2: { value: 3 } } }, // a head smaller than its shank
      ] satisfies (CadMapping | null)[]) {
        await setCadMapping(database, mapping);
        expect((await refused(step('P40-6X200')))[1], JSON.stringify(mapping)).toBe('NO_CAD');
      }
    });

    test('where the shop asks for it, only signed-in people have files; drawings and the 3D view stay open', async () => {
      const started = await startApp(setup);
      await started.database.write('settings', (trx) => putSetting(trx, 'shop_cad_sign_in', true));
      const statusOf = async (format: string, get = started.get) =>
        (await get<ErrorBody>(`/api/products/P40-6X200/cad/${format}`)).status;
      for (const format of ['step', 'dxf', 'pdf']) expect(await statusOf(format), format).toBe(401);
      for (const format of ['svg', 'webp', 'glb']) expect(await statusOf(format), format).toBe(200);
      expect((await started.get<ErrorBody>('/api/products/P40-6X200/cad/step')).json).toMatchObject({
        code: 'UNAUTHENTICATED',
        message: 'CAD dosyaları için giriş yapın.',
      });
      const customer = await signIn(started, 'user');
      expect(await statusOf('dxf', customer.get as typeof started.get)).toBe(200);
      const zip = { lines: [{ id: 'P40-6X200' }], formats: ['dxf'] };
      const anonymous = await started.app.inject({ method: 'POST', url: '/api/cad/zip', payload: zip });
      expect(anonymous.statusCode).toBe(401);
      expect((await customer.post('/api/cad/zip', zip)).status).toBe(202);
    });

    test('an inactive article has files for staff alone', async () => {
      const started = await startApp(setup);
      await started.database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ isActive: false, isPublic: false }).where('code', '=', 'P40-6X200').execute(),
      );
      const url = '/api/products/P40-6X200/cad/dxf';
      expect((await started.get(url)).status).toBe(404);
      expect((await (await signIn(started, 'moderator')).get(url)).status).toBe(200);
    });

    test('an article’s sizes say whether it has files, and where its model is simpler than the part', async () => {
      const { get, database } = await startApp(setup);
      const cad = async () => (await get<ArticleSizes>('/api/products/P40-6X200/sizes')).json.cad;
      expect(await cad()).toEqual({ files: ['step', 'dxf', 'pdf', 'glb'], own: [], simplifications: [] });
      await setCadMapping(database, null);
      expect(await cad()).toBeNull();
    });

    test('a shop whose CAD is off gives none', async () => {
      const { get } = await startApp(setup, { config: { hasCad: false } });
      expect((await get(step('P40-6X200'))).json).toMatchObject({ code: 'NO_CAD' });
      const { cad, drawing, picture } = (await get<ArticleSizes>('/api/products/P40-6X200/sizes')).json;
      expect([cad, drawing, picture]).toEqual([null, null, null]);
    });

    test(
      'one address may have 60 files made in ten minutes, and fetch 600 that exist',
      { timeout: 60_000 },
      async () => {
        const { get, database } = await startApp(setup);
        const fetch = () => get<ErrorBody>('/api/products/P40-6X200/cad/dxf');
        await fetch();
        await database.write('inbox', async (trx) => {
          const made = await trx.selectFrom('rateHits').selectAll().executeTakeFirstOrThrow();
          const { id: _id, ...hit } = made;
          await trx
            .insertInto('rateHits')
            .values(Array.from({ length: 59 }, () => hit))
            .execute();
        });
        const refused = await get<ErrorBody>('/api/products/P40-6X160/cad/dxf');
        expect(refused).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        for (let i = 0; i < 600; i++) expect((await fetch()).status).toBe(200);
        expect((await fetch()).status).toBe(429);
      },
    );

    test('staff see every template, and try a mapping before it is saved', async () => {
      const started = await startApp(setup);
      const staff = await signIn(started, 'moderator');
      expect((await started.get('/api/cad/templates')).status).toBe(401);
      const listed = await staff.get<{ templates: { key: string }[] }>('/api/cad/templates');
      expect(listed.json.templates.map(({ key }) => key)).toContain('itici-pim-a');
      const attempt = (mapping: CadMapping, ...codes: string[]) =>
        staff.post<ErrorBody & { tried: { reason: string }[] }>(`${FAMILY}/cad/try`, {
          mapping,
          articles: codes.map(productId),
        });
      expect((await attempt(PIN_MAPPING, 'P40-6X200', 'P40-5X100')).json.tried).toMatchObject([
        { code: 'P40-6X200', reason: '', size: [12, 12, 200].map((mm) => expect.closeTo(mm)) },
        { code: 'P40-5X100', reason: '' },
      ]);
      const small = { ...PIN_MAPPING, params: { ...PIN_MAPPING.params, d2: { value: 3 } } };
      expect((await attempt(small, 'P40-6X200')).json.tried[0]!.reason).toBe('Kafa çapı gövde çapından büyük olmalı.');
      expect(await attempt(PIN_MAPPING, 'KB-20')).toMatchObject({
        status: 400,
        json: { message: 'Ürün bu seride değil.' },
      });
    });

    test('a save checks the mapping, and the stored one follows renamed columns', async () => {
      const started = await startApp(setup);
      const admin = await signIn(started, 'admin');
      const family = async () => (await admin.get<Family>(FAMILY)).json;
      const save = (body: object) => admin.put<ErrorBody>(FAMILY, body);
      const refused = async (cad: CadMapping) => (await save({ cad })).json.fields?.['cad'];
      expect(await refused({ ...PIN_MAPPING, template: 'yok' })).toBe("'yok' adında bir CAD şablonu yok.");
      expect(await refused({ ...PIN_MAPPING, params: {} })).toBe(
        "CAD modelinin 'Çap' değişkenine bir sütun ya da değer seçin.",
      );
      expect(await refused({ ...PIN_MAPPING, params: { ...PIN_MAPPING.params, L: { column: 'L9' } } })).toBe(
        "CAD modeli 'L9' sütununu kullanıyor; seride böyle bir sütun yok.",
      );
      expect(await refused({ ...PIN_MAPPING, params: { ...PIN_MAPPING.params, boy: { column: 'L' } } })).toBe(
        "CAD şablonunun 'boy' adında bir değişkeni yok.",
      );
      const { columns } = await family();
      const renamed = columns.map((one) => (one.key === 'd1' ? { ...one, key: 'D', formerKey: 'd1' } : one));
      expect((await save({ columns: renamed, codePattern: 'P40-{D}X{L}', namePattern: '' })).status).toBe(200);
      expect((await family()).cad!.params['d1']).toEqual({ column: 'D' });
      expect((await started.get(step('P40-6X200'))).status).toBe(200);
      const { columns: now } = await family();
      expect((await save({ columns: now.filter(({ key }) => key !== 'k') })).json.message).toBe(
        "CAD modeli 'k' sütununu kullanıyor; seride böyle bir sütun yok.",
      );
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
    await setCadMapping(database, PIN_MAPPING);
  },
);
