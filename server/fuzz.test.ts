import type { OpenAPIV3_1 } from 'openapi-types';
import { expect, test } from 'vitest';
import { listen, startApp, stubSite } from './testing/app.ts';
import { insertBlogs } from './testing/content.ts';
import { describeOnEngines } from './testing/engines.ts';
import { fuzz, fuzzRaw } from './testing/fuzz.ts';
import { seedSmallCatalogue } from './testing/small-catalogue.ts';
import { insertSession, insertUser } from './testing/sign-in.ts';

// A short run with a fixed seed; `bench/fuzz.ts` does the long one.
describeOnEngines(
  'senseless requests',
  (setup) => {
    test('are answered, none with a failure of the server', async () => {
      const site = stubSite(async ({ path, api }) => {
        if (path.startsWith('/shop'))
          await api('GET /api/products', { query: { q: decodeURIComponent(path.slice(5)).slice(0, 100) } });
        return { html: '<!doctype html>' };
      });
      const testApp = await startApp(setup, { site, config: { trustedProxies: ['127.0.0.1'] } });
      const { database, log } = testApp;
      await insertBlogs(database, [{ slug: 'bir' }, { slug: 'iki' }]);
      const { port, fetch } = await listen(testApp);
      const document = JSON.parse((await fetch('/api/openapi.json')).body.toString()) as OpenAPIV3_1.Document;
      const rows = await database.db.selectFrom('products').select(['publicId', 'slug', 'code']).execute();
      const names = [...rows.flatMap(({ publicId, slug, code }) => [publicId, slug, code]), 'bir', 'iki'];
      const tokenOf = async (role: 'user' | 'moderator' | 'admin') =>
        (await insertSession(database, await insertUser(database, { role }), testApp.config)).sign();
      const report = await fuzz({
        port,
        seed: 10,
        requests: 1_200,
        document,
        names,
        tokenOf,
        pages: ['/', '/shop', '/shop/*', '/*', '/sitemap.xml', '/img/*', '/files/*', '/api/*', '/api/docs/*'],
      });
      expect(report.failures).toEqual([]);
      expect(report.sent).toBeGreaterThan(1_000);
      for (const status of [200, 400, 401, 403, 404])
        expect(report.statuses[status], String(status)).toBeGreaterThan(10);
      expect((await fuzzRaw({ port, seed: 10, count: 200 })).failures).toEqual([]);
      expect((await fetch('/health')).status).toBe(200);
      expect(log.filter(({ level }) => level >= 50)).toEqual([]);
    }, 240_000); // the limit of a hang; the test takes seconds
  },
  seedSmallCatalogue,
);
