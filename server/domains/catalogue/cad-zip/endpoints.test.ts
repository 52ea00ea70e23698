import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CadZip } from '#contract/cad.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Family } from '#contract/families.ts';
import { startApp, type AppOptions } from '../../../testing/app.ts';
import { productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { PIN_MAPPING, setCadMapping } from '../../../testing/cad.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { zipEntries } from '../../../testing/zips.ts';

describeOnEngines(
  'zips of CAD files',
  (setup) => {
    async function open(options?: AppOptions) {
      const started = await startApp(setup, options);
      const ask = async <T = CadZip>(ids: unknown[], formats: unknown[] = ['dxf']) => {
        const payload = { lines: ids.map((id) => ({ id })), formats };
        const reply = await started.app.inject({ method: 'POST', url: '/api/cad/zip', payload });
        return { status: reply.statusCode, headers: reply.headers, json: reply.json<T>() };
      };
      const refused = async (ids: unknown[], formats?: unknown[]) => {
        const { status, json } = await ask<ErrorBody>(ids, formats);
        return [status, json.code, json.message];
      };
      const ended = async ({ id }: Pick<CadZip, 'id'>): Promise<CadZip> => {
        for (;;) {
          const { status, json } = await started.get<CadZip>(`/api/cad/zip/${id}`);
          expect(status).toBe(200);
          if (json.state !== 'making') return json;
          await sleep(5);
        }
      };
      const file = async (url: string) => {
        const { statusCode, headers, rawPayload } = await started.app.inject({ method: 'GET', url });
        return { status: statusCode, headers, bytes: rawPayload };
      };
      return { ...started, ask, refused, ended, file };
    }

    test('a zip of models and drawings is asked for, waited for and saved', async () => {
      const { ask, ended, file } = await open();
      const asked = await ask(['P40-6X200', productId('P40-5X100'), 'KB-20'], ['step', 'dxf']);
      expect(asked).toMatchObject({
        status: 202,
        headers: { 'cache-control': 'no-store' },
        json: { id: expect.stringMatching(/^[0-9a-f]{40}$/), total: 3, state: 'making', bytes: null, url: null },
      });
      const zip = await ended(asked.json);
      expect(zip).toMatchObject({ done: 3, state: 'ready', message: '', url: `/api/cad/zip/${zip.id}/file` });
      const { status, headers, bytes } = await file(zip.url!);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': expect.stringMatching(/^attachment; filename="cad-\d{4}-\d\d-\d\d\.zip"/),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(bytes).toHaveLength(zip.bytes!);
      const files = await zipEntries(bytes);
      expect(Object.keys(files)).toEqual([
        'P40-6X200.step',
        'P40-6X200.dxf',
        'P40-5X100.step',
        'P40-5X100.dxf',
        'bom.csv',
        'OKUBENI.txt',
      ]);
      expect(files['P40-6X200.step']).toContain("PRODUCT('P40-6X200'");
      expect(files['bom.csv']).toContain('"P40-6X200";"Pim Ø6×200 mm";"1.2210 (115CrV3)"');
      expect(files['bom.csv']).toContain('"KB-20";"Kılavuz Burç 20";"";"";"CAD modeli yok"');
      expect(files['OKUBENI.txt']).toContain('- KB-20, Kılavuz Burç 20');
    });

    test('an equal request gets the same zip, and counts as no try', async () => {
      const { ask, ended, database } = await open();
      const zip = await ended((await ask(['P40-6X200'])).json);
      expect((await ask([productId('P40-6X200')])).json).toEqual(zip);
      expect(await database.db.selectFrom('rateHits').selectAll().execute()).toHaveLength(1);
    });

    test('what cannot be asked for is refused in a sentence', async () => {
      const { refused } = await open();
      expect(await refused(['P40-6X200', 'YOK-1', 'YOK-2'])).toEqual([
        400,
        'VALIDATION',
        'Ürün bulunamadı: YOK-1, YOK-2.',
      ]);
      expect(await refused(['KB-20', 'KB-9'])).toEqual([404, 'NO_CAD', 'Bu ürün için CAD modeli henüz yok.']);
      const lines = 'Bir CAD paketine 1 ile 200 arasında ürün seçilebilir.';
      expect((await refused([]))[2]).toBe(lines);
      expect((await refused(Array.from({ length: 201 }, (_, i) => `P-${i}`)))[2]).toBe(lines);
      expect((await refused(['P40-6X200', 'P40-6X200']))[2]).toBe('Bir ürün CAD paketinde iki kez istenemez.');
      for (const formats of [[], ['glb'], ['step', 'step']])
        expect((await refused(['P40-6X200'], formats))[2]).toBe(
          'CAD paketinin biçimleri step ve dxf arasından seçilmelidir.',
        );
    });

    test('an inactive article is unknown to the public, and packed for staff', async () => {
      const started = await open();
      await started.database.write('catalogue', (trx) =>
        trx.updateTable('products').set({ isActive: false, isPublic: false }).where('code', '=', 'P40-6X200').execute(),
      );
      expect(await started.refused(['P40-6X200'])).toEqual([400, 'VALIDATION', 'Ürün bulunamadı: P40-6X200.']);
      const staff = await signIn(started, 'moderator');
      const asked = await staff.post<CadZip>('/api/cad/zip', { lines: [{ id: 'P40-6X200' }], formats: ['dxf'] });
      expect((await started.ended(asked.json)).state).toBe('ready');
    });

    test('a zip that is unknown, not ready or a day old is a 404 with a sentence', async () => {
      const clock = { now: Date.now() };
      const { ask, ended, get, config } = await open({ clock: () => clock.now });
      const absent = 'CAD paketi bulunamadı. Paketler 24 saat saklanır; lütfen yeniden isteyin.';
      for (const id of ['x', randomBytes(20).toString('hex'), encodeURIComponent('../secret')])
        for (const url of [`/api/cad/zip/${id}`, `/api/cad/zip/${id}/file`])
          expect(await get<ErrorBody>(url), url).toMatchObject({ status: 404, json: { message: absent } });
      const { id } = (await ask(['P40-6X200'], ['step'])).json;
      expect(await get<ErrorBody>(`/api/cad/zip/${id}/file`)).toMatchObject({
        status: 404,
        json: { message: 'CAD paketi henüz hazır değil.' },
      });
      await ended({ id });
      expect(readdirSync(join(config.dataDir, 'cad-zips')).toSorted()).toEqual([`${id}.json`, `${id}.zip`]);
      clock.now += 24 * 60 * 60_000;
      expect((await get(`/api/cad/zip/${id}`)).status).toBe(404);
      expect((await get(`/api/cad/zip/${id}/file`)).status).toBe(404);
    });

    test('a server that shares the data folder answers for the other’s zips', async () => {
      const one = await open();
      const two = await open({ database: one.database, config: { dataDir: one.config.dataDir } });
      const zip = await two.ended((await one.ask(['P40-6X200'])).json);
      expect((await two.file(zip.url!)).bytes).toHaveLength(zip.bytes!);
    });

    test('one address may begin 10 in ten minutes', async () => {
      const { ask, ended, database } = await open();
      await ended((await ask(['P40-6X200'])).json);
      await database.write('inbox', async (trx) => {
        const { id: _id, ...hit } = await trx.selectFrom('rateHits').selectAll().executeTakeFirstOrThrow();
        await trx
          .insertInto('rateHits')
          .values(Array.from({ length: 9 }, () => hit))
          .execute();
      });
      const refused = await ask<ErrorBody>(['P40-6X160']);
      expect(refused).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      // Those inside count against nobody's single files.
      expect(await database.db.selectFrom('rateHits').select('kind').distinct().execute()).toEqual([
        { kind: 'POST /api/cad/zip' },
      ]);
    });

    test('a shop whose CAD is off makes none, and its families have none', async () => {
      const family = async ({ get }: Awaited<ReturnType<typeof open>>) =>
        (await get<Family>('/api/families/z40-itici-pim')).json.hasCad;
      const off = await open({ config: { hasCad: false } });
      expect(await off.refused(['P40-6X200'])).toEqual([404, 'NO_CAD', 'Bu ürün için CAD modeli henüz yok.']);
      expect(await family(off)).toBe(false);
      const on = await open();
      expect(await family(on)).toBe(true);
      await setCadMapping(on.database, null);
      expect(await family(on)).toBe(false);
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
    await setCadMapping(database, PIN_MAPPING);
  },
);
