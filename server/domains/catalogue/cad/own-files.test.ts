import { expect, test } from 'vitest';
import type { OwnCadFile } from '#contract/cad.ts';
import type { Output } from '#contract/endpoints.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { ArticleSizes, Family } from '#contract/families.ts';
import type { Product } from '#contract/products.ts';
import { CAD_BYTES } from '#contract/uploads.ts';
import { putSetting } from '../../../base/settings/store.ts';
import { startApp, type AppOptions } from '../../../testing/app.ts';
import { PIN_MAPPING, setCadMapping } from '../../../testing/cad.ts';
import { productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { familyId, insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { multipart } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

const FAMILY = `/api/families/${familyId('z40-itici-pim')}`;
const stepOf = (text: string) => `ISO-10303-21;\nDATA;\n#1=PRODUCT('${text}');\nENDSEC;\nEND-ISO-10303-21;\n`;
const DXF = '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n';

describeOnEngines(
  'CAD files of the owner',
  (setup) => {
    async function open(options?: AppOptions) {
      const started = await startApp(setup, options);
      const admin = await signIn(started, 'admin');
      const send = <T = OwnCadFile>(content: string | Buffer, fileName = 'Model.stp') =>
        admin.send<T>({
          method: 'POST',
          url: '/api/cad/files',
          ...multipart([{ name: 'cad', value: Buffer.from(content), fileName }]),
        });
      const upload = async (content: string, fileName?: string) => (await send(content, fileName)).json;
      const file = (code: string, format = 'step') => started.get<ErrorBody>(`/api/products/${code}/cad/${format}`);
      const cadOf = async (code: string) => (await started.get<ArticleSizes>(`/api/products/${code}/sizes`)).json.cad;
      return { ...started, admin, send, upload, file, cadOf };
    }

    test('a family’s file is given for all its sizes in place of the computed one, an article’s own before it', async () => {
      const { admin, upload, file, cadOf, get } = await open();
      const ofFamily = await upload(stepOf('seri'), 'İtici pim.STP');
      expect(ofFamily).toEqual({
        format: 'step',
        file: expect.stringMatching(/^[0-9a-f]{32}$/),
        name: 'İtici pim.STP',
        size: stepOf('seri').length,
      });
      expect((await admin.put<Family>(FAMILY, { cadFiles: [ofFamily] })).json.cadFiles).toEqual([ofFamily]);
      const given = await file('P40-6X200');
      expect(given).toMatchObject({
        status: 200,
        body: stepOf('seri'),
        headers: { 'content-type': 'model/step', 'cache-control': 'no-cache', etag: `"${ofFamily.file}"` },
      });
      expect(given.headers['content-disposition']).toContain('filename="z40-itici-pim.step"');
      expect((await file('P40-6X200', 'dxf')).body).toContain('AC1009');
      expect(await cadOf('P40-6X200')).toMatchObject({ files: ['step', 'dxf', 'pdf', 'glb'], own: ['step'] });

      const own = await upload(stepOf('ürün'));
      const article = `/api/products/${productId('P40-6X200')}`;
      expect((await admin.put<Product>(article, { cadFiles: [own] })).json.cadFiles).toEqual([own]);
      expect((await file('P40-6X200')).body).toBe(stepOf('ürün'));
      expect((await file('P40-6X200')).headers['content-disposition']).toContain('filename="P40-6X200.step"');
      expect((await file('P40-6X160')).body).toBe(stepOf('seri'));
      // Nobody reaches it by another address.
      for (const url of [`/files/${own.file}.step`, `/files/cad-files/${own.file}.step`])
        expect((await get(url)).status, url).toBe(404);

      await admin.put(FAMILY, { cadFiles: [] });
      await admin.put(article, { cadFiles: [] });
      expect((await file('P40-6X200')).body).toContain("PRODUCT('P40-6X200'");
    });

    test('it needs no template, no family, and no computing', async () => {
      const { admin, upload, file, cadOf, get, database } = await open({ config: { hasCad: false } });
      expect(await cadOf('P40-6X200')).toBeNull();
      const step = await upload(stepOf('x'));
      const dxf = await upload(DXF, 'cizim.dxf');
      await admin.put(FAMILY, { cadFiles: [step, dxf] });
      expect(await cadOf('P40-6X200')).toEqual({ files: ['step', 'dxf'], own: ['step', 'dxf'], simplifications: [] });
      expect((await get<Family>('/api/families/z40-itici-pim')).json.hasCad).toBe(true);
      expect((await file('P40-6X200')).body).toBe(stepOf('x'));
      expect(await file('P40-6X200', 'dxf')).toMatchObject({ body: DXF, headers: { 'content-type': 'image/vnd.dxf' } });
      expect((await file('P40-6X200', 'pdf')).json.code).toBe('NO_CAD');
      expect((await file('KB-20')).json.code).toBe('NO_CAD');
      await admin.put(`/api/products/${productId('KB-20')}`, { cadFiles: [step] });
      expect((await file('KB-20')).body).toBe(stepOf('x'));
      // A family that visitors do not see gives them nothing.
      await database.write('catalogue', (trx) => trx.updateTable('families').set({ isPublic: false }).execute());
      expect((await file('P40-6X200')).json.code).toBe('NO_CAD');
      expect((await admin.get('/api/products/P40-6X200/cad/step')).status).toBe(200);
    });

    test('what is no STEP or DXF file, or too large, is refused in a sentence', async () => {
      const { send, admin } = await open();
      const sentence = 'Sadece STEP (.step, .stp) ve DXF dosyaları yükleyebilirsiniz!';
      for (const content of ['', '%PDF-1.7', stepOf('yarım').slice(0, -9), '<svg/>'])
        expect(await send<ErrorBody>(content), content).toMatchObject({
          status: 400,
          json: { code: 'INVALID_FILE', message: sentence, fields: { cad: sentence } },
        });
      expect(await send<ErrorBody>(Buffer.alloc(CAD_BYTES + 1, ' '))).toMatchObject({
        status: 413,
        json: { message: "Dosya boyutu 20MB'dan küçük olmalıdır!" },
      });
      const one = { format: 'step', file: 'a'.repeat(32), name: 'x.step', size: 10 };
      for (const [cadFiles, message] of [
        [[one, one], 'Her biçimde en fazla bir CAD dosyası verilebilir.'],
        [[{ ...one, file: '../../secret' }], 'CAD dosyası geçersiz. Lütfen yeniden yükleyin.'],
        [[{ ...one, format: 'pdf' }], 'CAD dosyası geçersiz. Lütfen yeniden yükleyin.'],
      ] as const)
        expect(await admin.put<ErrorBody>(FAMILY, { cadFiles })).toMatchObject({ status: 400, json: { message } });
      // Named, but not there any more.
      await admin.put(FAMILY, { cadFiles: [one] });
      expect((await admin.get('/api/products/P40-6X200/cad/step')).status).toBe(404);
    });

    test('it asks for sign-in where the shop does, and is counted', async () => {
      const { admin, upload, file, database, get, app } = await open();
      await admin.put(FAMILY, { cadFiles: [await upload(stepOf('seri'))] });
      await file('P40-6X200');
      await file('P40-6X200', 'dxf');
      const zip = await app.inject({
        method: 'POST',
        url: '/api/cad/zip',
        payload: { lines: [{ id: 'P40-6X200' }, { id: 'P40-6X160' }], formats: ['step'] },
      });
      const { id } = zip.json<Output<'POST /api/cad/zip'>>();
      await expect
        .poll(async () => (await get<Output<'GET /api/cad/zip/:id'>>(`/api/cad/zip/${id}`)).json.state)
        .toBe('ready');
      await get(`/api/cad/zip/${id}/file`);
      await app.close(); // writes what waits
      const counted = await database.db
        .selectFrom('cadUsage as u')
        .innerJoin('products as p', 'p.id', 'u.productId')
        .select(['p.code', 'u.kind', 'u.count'])
        .orderBy('p.code')
        .orderBy('u.kind')
        .execute();
      expect(counted).toEqual([
        { code: 'P40-6X160', kind: 'step', count: 1 },
        { code: 'P40-6X200', kind: 'dxf', count: 1 },
        { code: 'P40-6X200', kind: 'step', count: 2 },
      ]);
      const closed = await open({ database });
      await database.write('settings', (trx) => putSetting(trx, 'shop_cad_sign_in', true));
      expect((await closed.file('P40-6X200')).status).toBe(401);
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
    await setCadMapping(database, PIN_MAPPING);
  },
);
