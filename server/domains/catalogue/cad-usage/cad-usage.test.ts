import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CadStatus } from '#contract/cad-usage.ts';
import type { Output } from '#contract/endpoints.ts';
import { openCadCache } from '../../../cad/making/cache.ts';
import { cleanUp } from '../../../housekeeping.ts';
import { PIN_MAPPING, setCadMapping } from '../../../testing/cad.ts';
import { productId } from '../../../testing/catalogue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { familyId, insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { DAY, startFormApp } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { cadFailures } from '../cad/failures.ts';
import { KEPT_DAYS } from './store.ts';

const FAMILY = familyId('z40-itici-pim');
const dxf = (code: string) => `/api/products/${code}/cad/dxf`;

describeOnEngines(
  'uses of CAD files',
  (setup) => {
    async function start(options: Parameters<typeof startFormApp>[1] = {}) {
      const app = await startFormApp(setup, options);
      const moderator = await signIn(app, 'moderator');
      const usage = async () => (await moderator.get<Output<'GET /api/cad/usage'>>('/api/cad/usage')).json;
      const ofFamily = async () =>
        (await moderator.get<Output<'GET /api/families/:id/cad/usage'>>(`/api/families/${FAMILY}/cad/usage`)).json;
      const rows = () =>
        app.database.db
          .selectFrom('cadUsage as u')
          .innerJoin('products as p', 'p.id', 'u.productId')
          .select(['u.day', 'p.code', 'u.kind', 'u.count'])
          .orderBy('u.day')
          .orderBy('p.code')
          .orderBy('u.kind')
          .execute();
      const messageFor = async (cad: string) => ({
        name: 'Şükrü',
        email: 'a@b.example',
        subject: `CAD modeli: ${cad}`,
        message: 'Model rica ederim.',
        cad,
        botProtection: { honeypot: '', ...(await app.solved()) },
      });
      const ask = async (cad: string) => (await app.post('/api/contacts', await messageFor(cad))).status;
      return { ...app, moderator, usage, ofFamily, rows, messageFor, ask };
    }

    test('are counted by article, format and day in Istanbul, and cost a download no write', async () => {
      const { get, clock, rows, usage, ofFamily } = await start();
      for (const format of ['step', 'dxf', 'dxf', 'glb'])
        expect((await get(`/api/products/P40-6X200/cad/${format}`)).status).toBe(200);
      await get(dxf(productId('P40-6X160')));
      expect(await rows()).toEqual([]);
      const article = (code: string, name: string) => ({ _id: productId(code), code, name });
      const articles = [
        { ...article('P40-6X200', 'Pim Ø6×200 mm'), step: 1, dxf: 2, views: 1 },
        { ...article('P40-6X160', 'Pim Ø6×160 mm'), step: 0, dxf: 1, views: 0 },
      ];
      expect(await usage()).toEqual({ articles, wishes: [] });
      expect(await ofFamily()).toEqual({ step: 1, dxf: 3, views: 1, wishes: 0, articles });
      clock.pass(DAY / 2); // midnight in Istanbul
      await get(dxf('P40-6X200'));
      await usage();
      expect(await rows()).toEqual([
        { day: '2026-11-20', code: 'P40-6X160', kind: 'dxf', count: 1 },
        { day: '2026-11-20', code: 'P40-6X200', kind: 'dxf', count: 2 },
        { day: '2026-11-20', code: 'P40-6X200', kind: 'glb', count: 1 },
        { day: '2026-11-20', code: 'P40-6X200', kind: 'step', count: 1 },
        { day: '2026-11-21', code: 'P40-6X200', kind: 'dxf', count: 1 },
      ]);
    });

    test('are files given: not those that a browser has, refusals, and what staff and bots take', async () => {
      const { app, get, moderator, rows, usage, ofFamily } = await start();
      const { headers } = await get(dxf('P40-6X200'));
      expect((await get(dxf('P40-6X200'), { 'if-none-match': String(headers['etag']) })).status).toBe(304);
      expect((await app.inject({ method: 'HEAD', url: dxf('P40-6X200') })).statusCode).toBe(200);
      expect((await moderator.get(dxf('P40-6X200'))).status).toBe(200);
      expect((await get(dxf('P40-6X200'), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).status).toBe(
        200,
      );
      expect((await get(dxf('KB-20'))).status).toBe(404);
      expect((await get('/api/products/P40-6X200/cad/step?ap=203')).status).toBe(400);
      await usage();
      expect(await rows()).toMatchObject([{ code: 'P40-6X200', kind: 'dxf', count: 1 }]);
      expect(await ofFamily()).toMatchObject({ step: 0, dxf: 1, views: 0 });
    });

    test('of an empty list, of a family that is not there, and of thirty days', async () => {
      const { get, clock, moderator, usage, ofFamily } = await start();
      expect(await usage()).toEqual({ articles: [], wishes: [] });
      expect(await ofFamily()).toEqual({ step: 0, dxf: 0, views: 0, wishes: 0, articles: [] });
      expect((await moderator.get('/api/families/yok/cad/usage')).status).toBe(404);
      await get(dxf('P40-6X200'));
      clock.pass(29 * DAY);
      expect((await ofFamily()).dxf).toBe(1);
      clock.pass(DAY);
      expect(await ofFamily()).toEqual({ step: 0, dxf: 0, views: 0, wishes: 0, articles: [] });
    });

    test('are listed for articles that are there, the most asked for first', async () => {
      const { get, database, usage, ofFamily, rows } = await start();
      const codes = PIN_FAMILY.sizes.slice(0, 7).map(({ code }) => code);
      for (const [i, code] of codes.entries()) for (let n = 0; n <= i; n++) await get(dxf(code));
      expect((await ofFamily()).articles.map(({ code }) => code)).toEqual(codes.toReversed().slice(0, 5));
      expect((await usage()).articles).toHaveLength(7);
      await database.write('catalogue', async (trx) => {
        await trx
          .updateTable('products')
          .set({ deletedAt: new Date(0) })
          .where('code', '=', codes[6]!)
          .execute();
      });
      expect((await usage()).articles[0]).toMatchObject({ code: codes[5] });
      await get(dxf(codes[5]!)); // waits while its product goes
      await get(dxf(codes[4]!));
      await database.write('catalogue', async (trx) => {
        await trx.deleteFrom('products').where('code', '=', codes[5]!).execute();
      });
      expect((await usage()).articles.map(({ code, dxf: times }) => [code, times])[0]).toEqual([codes[4], 6]);
      expect((await rows()).map(({ code }) => code)).not.toContain(codes[5]);
    });

    test('are written before the server ends, and wait for the next writing where one fails', async () => {
      const { app, get, database, moderator, rows, log } = await start();
      await database.db.schema.alterTable('cadUsage').renameTo('hidden').execute();
      await get(dxf('P40-6X200'));
      expect((await moderator.get('/api/cad/usage')).status).toBe(500);
      await get(dxf('P40-6X200'));
      await database.db.schema.alterTable('hidden').renameTo('cadUsage').execute();
      await app.close();
      expect(await rows()).toMatchObject([{ code: 'P40-6X200', count: 2 }]);
      expect(log.map(({ msg }) => msg)).toContain(
        'searches without a hit, CAD files given, redirects or missing pages could not be counted or read',
      );
    });

    test('go after 400 days', async () => {
      const { get, clock, config, database, rows, usage } = await start();
      await get(dxf('P40-6X200'));
      await usage();
      const clean = () => cleanUp({ database, config, now: clock.now });
      clock.pass(KEPT_DAYS * DAY);
      await clean();
      expect(await rows()).toHaveLength(1);
      clock.pass(DAY);
      await clean();
      expect(await rows()).toEqual([]);
    });

    test('wishes are messages that ask for the model of an article, by family without a template', async () => {
      const { database, ask, messageFor, usage, ofFamily, rows, moderator } = await start();
      await setCadMapping(database, null);
      for (const code of ['P40-6X200', 'p40-6x160', 'KB-20', 'YOK-1', 'GIZLI-1'])
        expect(await ask(code), code).toBe(201);
      expect((await moderator.post('/api/contacts', await messageFor('P40-5X100'))).status).toBe(201);
      expect(await usage()).toEqual({
        articles: [],
        wishes: [
          { family: { _id: FAMILY, name: 'İtici pim DIN 1530-A' }, wishes: 2 },
          { family: null, wishes: 1 },
        ],
      });
      expect(await ofFamily()).toEqual({ step: 0, dxf: 0, views: 0, wishes: 2, articles: [] });
      expect((await rows()).map(({ code, kind }) => `${code} ${kind}`)).toEqual([
        'KB-20 wish',
        'P40-6X160 wish',
        'P40-6X200 wish',
      ]);
      await setCadMapping(database, PIN_MAPPING);
      expect((await usage()).wishes).toEqual([{ family: null, wishes: 1 }]);
    });

    test('the status says what was made, what failed, and how full the cache is', async () => {
      const { get, config, clock, moderator } = await start();
      const status = async () => (await moderator.get<CadStatus>('/api/cad/status')).json;
      expect(await status()).toEqual({
        isOn: true,
        isMemoryShort: expect.any(Boolean),
        made: 0,
        failed: 0,
        failures: [],
        cacheBytes: 0,
        cacheMaxBytes: config.cadCacheBytes,
      });
      const file = await get(dxf('P40-6X200'));
      await get(dxf('P40-6X200'));
      expect(await status()).toMatchObject({ made: 1, failed: 0, cacheBytes: file.body.length });
      const cache = openCadCache({ folder: join(config.dataDir, 'cad'), maxBytes: 1e6, onError() {} });
      const other = cadFailures({ cache, now: clock.now }); // as another process notes it
      for (let i = 0; i < 21; i++) {
        clock.pass(1_000);
        await other.note(`a${i}`, { code: `P-${i}`, reason: 'the solid is invalid' });
      }
      const { failures } = await status();
      expect(failures).toHaveLength(20);
      expect(failures[0]).toEqual({
        code: 'P-20',
        reason: 'the solid is invalid',
        at: new Date(clock.now()).toISOString(),
      });
    });

    test('a shop whose CAD is off says so', async () => {
      const { moderator } = await start({ config: { hasCad: false } });
      expect((await moderator.get<CadStatus>('/api/cad/status')).json).toMatchObject({ isOn: false, made: 0 });
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
    await setCadMapping(database, PIN_MAPPING);
  },
);
