import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { SCOPES, type Scope } from '#contract/endpoint.ts';
import { Changes, UNSURE, type Versions } from '../base/db/changes.ts';
import { listen, startApp, stubSite, type Fetcher } from '../testing/app.ts';
import { productId, renameProduct } from '../testing/catalogue.ts';
import { describeWithDatabase, silenceListeners, until, type Setup } from '../testing/engines.ts';
import { seedSmallCatalogue } from '../testing/small-catalogue.ts';
import { Shed } from './admission.ts';
import { createPageCache, type MadeReply, type PageCache } from './page-cache.ts';

const KB = 1024;

/** A cache over counters that the test moves. */
function cacheOf(maxBytes = 100 * KB) {
  const changes = new Changes();
  const counters = new Proxy(Object.fromEntries(SCOPES.map((scope) => [scope, 0])) as Record<Scope, number>, {
    set(target, scope, n) {
      changes.note(scope as Scope);
      return Reflect.set(target, scope, n);
    },
  });
  const cache = createPageCache({ versions: () => changes, maxBytes, headers: { 'x-common': 'yes' } });
  return { counters, changes, cache };
}

const page = (body: string, more: Partial<MadeReply> = {}): MadeReply => ({
  status: 200,
  contentType: 'text/html',
  body,
  scopes: ['catalogue'],
  isKeepable: true,
  ...more,
});
const ask = (cache: PageCache, key: string, make: () => Promise<MadeReply> | MadeReply, headers = {}) =>
  cache.answer(key, { headers }, async () => make());
/** The text of a body as it was sent in the encoding. */
function plainText(encoding: string, body: Buffer | string): string {
  if (encoding === 'br') return String(brotliDecompressSync(body));
  return String(encoding === 'gzip' ? gunzipSync(body) : body);
}
/** Returns the reply of the fast path, or undefined when that leaves the request to the others. */
function serve(
  cache: PageCache,
  url: string,
  { method = 'GET', headers = {} } = {},
): { status: number; headers: Record<string, unknown>; body: string } | undefined {
  let sent: { status: number; headers: Record<string, unknown>; body: string } | undefined;
  const response = {
    writeHead(status: number, sentHeaders: Record<string, unknown>) {
      return {
        end: (body?: Buffer) => {
          sent = { status, headers: sentHeaders, body: body?.toString() ?? '' };
        },
      };
    },
  };
  const isServed = cache.serve({ method, url, headers } as IncomingMessage, response as unknown as ServerResponse);
  expect(isServed).toBe(sent !== undefined);
  return sent;
}

describe('the page cache', () => {
  test('keeps a reply until one of the scopes it read changes', async () => {
    const { cache, counters } = cacheOf();
    let made = 0;
    const make = () => page(`${++made}`, { scopes: ['catalogue', 'settings'] });
    expect(String((await ask(cache, '/a', make)).body)).toBe('1');
    counters.pages++;
    expect(String((await ask(cache, '/a', make)).body)).toBe('1');
    expect(serve(cache, '/a')?.body).toBe('1');
    counters.settings++;
    expect(serve(cache, '/a')).toBeUndefined();
    expect(String((await ask(cache, '/a', make)).body)).toBe('2');
  });

  test('keeps a reply over changes to parts of the data that it does not show', async () => {
    const { cache, changes } = cacheOf();
    let made = 0;
    const ask2 = (scopes: MadeReply['scopes']) => async () =>
      String((await ask(cache, scopes.join(), () => page(`${++made}`, { scopes }))).body);
    const [one, two, whole] = [
      ask2(['catalogue:structure', 'catalogue:a']),
      ask2(['catalogue:b']),
      ask2(['catalogue']),
    ];
    const all = async () => [await one(), await two(), await whole()];
    expect(await all()).toEqual(['1', '2', '3']);
    changes.note('catalogue:a');
    expect(await all()).toEqual(['4', '2', '5']);
    changes.note('settings');
    changes.note('catalogue:c');
    expect(await all()).toEqual(['4', '2', '6']);
    changes.note('catalogue');
    expect(await all()).toEqual(['7', '8', '9']);
    changes.noteAll();
    expect(await all()).toEqual(['10', '11', '12']);
  });

  test('never keeps a reply as valid whose data changed while it was made', async () => {
    const { cache, counters } = cacheOf();
    let data = 'old';
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const first = ask(cache, '/a', async () => {
      const read = data;
      await written;
      return page(read);
    });
    data = 'new';
    counters.catalogue++;
    // A request after the write does not wait for a making that began before it.
    const second = ask(cache, '/a', () => page(data));
    expect(String((await second).body)).toBe('new');
    write();
    expect(String((await first).body)).toBe('old');
    expect(serve(cache, '/a')?.body ?? 'made again').not.toBe('old');
    expect(String((await ask(cache, '/a', () => page(data))).body)).toBe('new');
  });

  test('gives nobody a reply that is for another, not even at the same time', async () => {
    const { cache } = cacheOf();
    let made = 0;
    const { promise: asked, resolve: go } = Promise.withResolvers<void>();
    const make = async () => {
      const mine = `${++made}`;
      await asked;
      return page(mine, { isKeepable: false, isForOne: true });
    };
    const answers = [1, 2, 3].map(() => ask(cache, '/a', make));
    go();
    expect((await Promise.all(answers)).map(({ body }) => String(body)).sort()).toEqual(['1', '2', '3']);
    expect(serve(cache, '/a')).toBeUndefined();
  });

  test('keeps a reply over a moment in which its validity is unknown', async () => {
    const changes = new Changes();
    let now: Versions = changes;
    const cache = createPageCache({ versions: () => now, maxBytes: 100 * KB, headers: {} });
    let made = 0;
    const make = () => page(`${++made}`);
    await ask(cache, '/a', make);
    now = UNSURE;
    expect(String((await ask(cache, '/a', make)).body)).toBe('2');
    now = changes;
    expect(String((await ask(cache, '/a', make)).body)).toBe('1');
  });

  test('makes a reply again for those who waited, when the first asker was refused', async () => {
    const { cache } = cacheOf();
    let asked = 0;
    const make = async () => {
      const isFirst = ++asked === 1;
      await new Promise(setImmediate);
      if (isFirst) throw new Shed();
      return page('x');
    };
    const [first, second] = await Promise.allSettled([ask(cache, '/a', make), ask(cache, '/a', make)]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });

  test('makes a reply once for many simultaneous requests', async () => {
    const { cache } = cacheOf();
    let made = 0;
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask(cache, '/a', async () => {
          made++;
          await new Promise(setImmediate);
          return page('x');
        }),
      ),
    );
    expect(made).toBe(1);
    expect(replies.every((reply) => String(reply.body) === 'x')).toBe(true);
  });

  test('asks again after a failure', async () => {
    const { cache } = cacheOf();
    const failing = Array.from({ length: 3 }, () => ask(cache, '/a', () => Promise.reject(new Error('no'))));
    for (const reply of failing) await expect(reply).rejects.toThrow('no');
    expect(String((await ask(cache, '/a', () => page('yes'))).body)).toBe('yes');
  });

  test('keeps no reply that must not be kept, and says so', async () => {
    const { cache } = cacheOf();
    const { headers } = await ask(cache, '/a', () => page('x', { status: 404, isKeepable: false }));
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers['etag']).toBeUndefined();
    expect(serve(cache, '/a')).toBeUndefined();
    expect(cache.size.entries).toBe(0);
  });

  test('stays within its memory and drops the reply unused for the longest', async () => {
    const { cache } = cacheOf(40 * KB);
    const body = 'x'.repeat(4 * KB);
    for (let i = 0; i < 100; i++) {
      await ask(cache, `/${i}`, () => page(body));
      if (i > 0) expect(serve(cache, '/0'), `after ${i}`).toBeDefined(); // asked for all along
      expect(cache.size.bytes).toBeLessThanOrEqual(40 * KB);
    }
    expect(cache.size.entries).toBeGreaterThan(2);
    expect(serve(cache, '/50')).toBeUndefined();
    expect(serve(cache, '/99')).toBeDefined();
  });

  test('counts right over replacements, drops and oversized replies', async () => {
    const { cache, counters } = cacheOf(40 * KB);
    for (let i = 0; i < 5; i++) {
      counters.catalogue++;
      await ask(cache, '/a', () => page('x'.repeat(KB)));
    }
    const { bytes, entries } = cache.size;
    expect(entries).toBe(1);
    expect(bytes).toBeLessThan(4 * KB);
    await ask(cache, '/large', () => page('x'.repeat(100 * KB)));
    await ask(cache, `/${'long'.repeat(200)}`, () => page('x'));
    expect(cache.size).toEqual({ bytes, entries });
    counters.catalogue++;
    expect(serve(cache, '/a')).toBeUndefined();
    expect(cache.size).toEqual({ bytes: 0, entries: 0 });
  });

  test('lets the plain body go once a compressed one is there, and keeps three times as many replies', async () => {
    const body = (i: number) => Array.from({ length: 1_000 }, (_, n) => `<li>Pim ${i} × ${n}</li>`).join('');
    const [plain, compressed] = [cacheOf(200 * KB).cache, cacheOf(200 * KB).cache];
    for (let i = 0; i < 60; i++) {
      await ask(plain, `/${i}`, () => page(body(i)));
      const { headers } = await ask(compressed, `/${i}`, () => page(body(i)), { 'accept-encoding': 'br' });
      if (i === 0)
        expect(compressed.size.bytes - Number(headers['content-length'])).toBe(
          plain.size.bytes - Buffer.byteLength(body(i)),
        ); // the same beside the bodies
    }
    expect(compressed.size.entries).toBeGreaterThanOrEqual(3 * plain.size.entries);
    expect(compressed.size.bytes).toBeLessThanOrEqual(200 * KB);
    const last = await ask(compressed, '/59', () => {
      throw new Error('made again');
    });
    expect(String(last.body)).toBe(body(59));
    expect(last.headers['content-encoding']).toBeUndefined();
  });

  test('has 304, HEAD and every encoding of a reply whose plain body was let go', async () => {
    const { cache } = cacheOf();
    const body = 'İtici pim '.repeat(1_000);
    const make = () => page(body);
    const first = await ask(cache, '/a', make, { 'accept-encoding': 'br' });
    const etag = String(first.headers['etag']);
    expect(serve(cache, '/a', { headers: { 'if-none-match': etag } })).toMatchObject({
      status: 304,
      headers: { etag },
      body: '',
    });
    expect(serve(cache, '/a')).toBeUndefined(); // has to be decompressed: not at once
    const again = () => {
      throw new Error('made again');
    };
    for (const encoding of ['gzip', 'br', 'identity']) {
      const { headers, body: sent } = await ask(cache, '/a', again, { 'accept-encoding': encoding });
      expect(headers['etag']).toBe(etag);
      expect(plainText(encoding, sent!)).toBe(body);
    }
  });

  test('sends a reply that was dropped while it was being compressed, and counts it no more', async () => {
    const { cache, counters } = cacheOf();
    const body = 'x'.repeat(70 * KB); // compressed beside the main thread
    await ask(cache, '/a', () => page(body));
    const compressing = ask(
      cache,
      '/a',
      () => {
        throw new Error('made again');
      },
      { 'accept-encoding': 'br' },
    );
    counters.catalogue++;
    expect(serve(cache, '/a')).toBeUndefined();
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
    expect(String(brotliDecompressSync((await compressing).body!))).toBe(body);
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });

  test('compresses further the replies in repeated use', async () => {
    const { cache } = cacheOf();
    const headers = { 'accept-encoding': 'br' };
    const body = Array.from({ length: 1_000 }, (_, i) => `<li>Pim ${(i * 7_919) % 1_009} × ${i}</li>`).join('');
    const first = await ask(cache, '/a', () => page(body), headers);
    const length = () => Number(serve(cache, '/a', { headers })!.headers['content-length']);
    const { bytes } = cache.size;
    expect(length()).toBe(first.body!.length);
    await until(() => length() < first.body!.length);
    const { body: sent } = await ask(
      cache,
      '/a',
      () => {
        throw new Error('made again');
      },
      headers,
    );
    expect(String(brotliDecompressSync(sent!))).toBe(body);
    expect(cache.size.bytes).toBe(bytes - (first.body!.length - sent!.length));
  });

  test('keeps no replies without memory', async () => {
    const { cache } = cacheOf(0);
    await ask(cache, '/a', () => page('x'));
    expect(cache.size).toEqual({ bytes: 0, entries: 0 });
  });

  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', 'identity'],
    ['br ; q=0.000 , gzip;q=0 ', 'identity'],
    ['br;q=0 ,gzip', 'gzip'],
    ['br;q=0.1', 'br'],
    ['deflate', 'identity'],
    ['BR', 'br'],
    ['brx, x-br', 'identity'],
    ['*', 'identity'],
  ])('Accept-Encoding: %s is answered in %s', async (accepted, encoding) => {
    const { cache } = cacheOf();
    const { headers } = await ask(
      cache,
      '/a',
      () => page('x'.repeat(2 * KB)),
      accepted === undefined ? {} : { 'accept-encoding': accepted },
    );
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
  });

  test('does not compress tiny replies', async () => {
    const { cache } = cacheOf();
    expect(
      (await ask(cache, '/a', () => page('x'), { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });
});

describeWithDatabase(
  'kept replies of a listening server',
  (setup) => {
    const LIST = '/api/products?limit=7';

    test('are the same bytes the first and the second time, in every encoding', async () => {
      const { fetch } = await listen(await startApp(setup));
      const bodies = [];
      for (const encoding of ['br', 'gzip', 'identity']) {
        const [first, second] = [
          await fetch(LIST, { 'accept-encoding': encoding }),
          await fetch(LIST, { 'accept-encoding': encoding }),
        ];
        expect(second.body.equals(first.body)).toBe(true);
        expect(second.headers['content-encoding'] ?? 'identity').toBe(encoding);
        expect(Number(second.headers['content-length'])).toBe(second.body.length);
        const { date: _1, 'x-request-id': _2, connection: _3, 'keep-alive': _4, ...headers } = first.headers;
        expect(second.headers).toMatchObject(headers);
        expect(second.headers).toMatchObject({
          vary: expect.stringContaining('Accept-Encoding'),
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        });
        bodies.push(plainText(encoding, first.body));
      }
      expect(new Set(bodies).size).toBe(1);
      expect(JSON.parse(bodies[0]!)).toMatchObject({ total: 7 });
    });

    test('answer 304 to who has them, 200 to who has an older one, and headers alone to HEAD', async () => {
      const { fetch } = await listen(await startApp(setup));
      for (let round = 0; round < 2; round++) {
        const etag = (await fetch(LIST)).headers.etag!;
        for (const tags of [etag, `"other", ${etag}`]) {
          const unchanged = await fetch(LIST, { 'if-none-match': tags });
          expect(unchanged).toMatchObject({ status: 304, headers: { etag, 'cache-control': 'no-cache' } });
          expect(unchanged.body).toHaveLength(0);
        }
        expect((await fetch(LIST, { 'if-none-match': '"other"' })).status).toBe(200);
        const head = await fetch(LIST, {}, 'HEAD');
        expect(head).toMatchObject({ status: 200, headers: { etag } });
        expect(head.body).toHaveLength(0);
      }
    });

    test('show an own write at the very next request', async () => {
      const {
        fetch,
        test: { database },
      } = await start(setup);
      for (let i = 0; i < 5; i++) {
        await fetch(LIST);
        await renameProduct(database, 'ZK-1', `Makas ${i}`);
        expect(String((await fetch(LIST)).body)).toContain(`"Makas ${i}"`);
      }
    });

    test('show another process’s write: on SQLite at the very next request, on PostgreSQL once its notification is here', async () => {
      const address = await setup.address();
      const [mine, other] = [await setup.open(address), await setup.open(address)];
      const { fetch } = await listen(await startApp(setup, { database: mine }));
      const etag = (await fetch(LIST)).headers.etag!;
      await renameProduct(other, 'ZK-1', 'Zımbaların yenisi');
      if (setup.engine === 'postgres')
        await until(async () => String((await fetch(LIST)).body).includes('Zımbaların yenisi'));
      expect(String((await fetch(LIST)).body)).toContain('Zımbaların yenisi');
      expect((await fetch(LIST, { 'if-none-match': etag })).status).toBe(200);
    });

    test('pages and what they remember of the menu follow writes too', async () => {
      const site = stubSite(async ({ path, api }) => {
        if (path !== '/') return undefined;
        const [product, settings] = [
          await api('GET /api/products/:id', { params: { id: productId('ZK-1') } }),
          await api('GET /api/settings'),
        ];
        return {
          html: `${product.name} ${settings.find((entry) => entry.settingKey === 'site_title')?.settingValue as string}`,
        };
      });
      const {
        fetch,
        test: { database },
      } = await start(setup, site);
      expect(String((await fetch('/')).body)).toBe('Zımba Örnek Kalıp Elemanları');
      await fetch('/');
      expect(site.renders).toHaveLength(1);
      await renameProduct(database, 'ZK-1', 'Makas');
      expect(String((await fetch('/')).body)).toBe('Makas Örnek Kalıp Elemanları');
      await database.write('pages', async () => {}); // shows no pages
      await fetch('/');
      expect(site.renders).toHaveLength(2);
    });

    test('a write while a page is being rendered is never lost', async () => {
      const { promise: written, resolve: goOn } = Promise.withResolvers<void>();
      const { promise: reading, resolve: hasRead } = Promise.withResolvers<void>();
      let isFirst = true;
      const site = stubSite(async ({ api }) => {
        const { name } = await api('GET /api/products/:id', { params: { id: 'ZK-1' } });
        if (isFirst) {
          isFirst = false;
          hasRead();
          await written;
        }
        return { html: name };
      });
      const {
        fetch,
        test: { database },
      } = await start(setup, site);
      const early = fetch('/');
      await reading;
      await renameProduct(database, 'ZK-1', 'Makas');
      expect(String((await fetch('/')).body)).toBe('Makas'); // does not wait for the early one
      goOn();
      expect(String((await early).body)).toBe('Zımba'); // began before the write
      for (let i = 0; i < 2; i++) expect(String((await fetch('/')).body)).toBe('Makas');
    });

    test('unknown query keys do not split pages, known ones do', async () => {
      const site = stubSite(async ({ address }) => ({ html: address }));
      const { fetch } = await start(setup, site);
      for (const path of ['/shop', '/shop?utm_source=x', '/shop?a=1&b=2', '/shop?']) await fetch(path);
      expect(site.renders).toHaveLength(1);
      await fetch('/shop?page=2');
      await fetch('/shop?page=2&fbclid=1');
      expect(site.renders).toHaveLength(2);
    });

    test('the order of an API call’s keys does not split its replies', async () => {
      const { fetch } = await start(setup);
      const [a, b] = [await fetch('/api/products?limit=2&page=2'), await fetch('/api/products?page=2&limit=2')];
      expect(a.body.equals(b.body)).toBe(true);
    });

    test('missing pages and failures are made each time and never kept', async () => {
      const site = stubSite(async ({ path }) => {
        if (path === '/broken') return { status: 500, failure: new Error('no'), html: 'Hata' };
        if (path === '/half') return { status: 200, failure: new Error('half'), html: 'Yarım' };
        if (path === '/moved') return { status: 301, location: '/new', html: '' };
        return undefined;
      });
      const {
        fetch,
        test: { log },
      } = await start(setup, site);
      for (const [path, status] of [
        ['/yok', 404],
        ['/broken', 500],
        ['/half', 200],
        ['/moved', 301],
        ['/sitemap-9.xml', 404],
      ] as const) {
        for (let i = 0; i < 2; i++) {
          const reply = await fetch(path);
          expect(reply.status, path).toBe(status);
          expect(reply.headers['cache-control'], path).toBe('no-store');
        }
      }
      expect(site.renders).toHaveLength(8);
      expect(log.map((line) => line.msg)).toEqual(Array.from({ length: 4 }, () => 'page failed'));
      expect((await fetch('/moved')).headers.location).toBe('/new');
    });

    test('a page whose address is a secret of its reader is never kept', async () => {
      const site = stubSite(async () => ({ html: 'x', isForOne: true }));
      const { fetch } = await start(setup, site);
      for (let i = 0; i < 2; i++) {
        const { status, headers } = await fetch('/bulten/onay/secret');
        expect(status).toBe(200);
        expect(headers).toMatchObject({ 'cache-control': 'no-store' });
        expect(headers['etag']).toBeUndefined();
      }
      expect(site.renders).toHaveLength(2);
    });

    test('a page that fails to render is a 500 of the usual shape', async () => {
      const { fetch } = await start(
        setup,
        stubSite(() => Promise.reject(new Error('secret'))),
      );
      const { status, body } = await fetch('/');
      expect(status).toBe(500);
      expect(JSON.parse(String(body))).toMatchObject({ code: 'INTERNAL' });
      expect(String(body)).not.toContain('secret');
    });

    test('20 visitors at once cost one rendering', async () => {
      const site = stubSite(async () => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        return { html: 'x' };
      });
      const { fetch } = await start(setup, site);
      const replies = await Promise.all(Array.from({ length: 20 }, () => fetch('/')));
      expect(replies.every((reply) => String(reply.body) === 'x')).toBe(true);
      expect(site.renders).toHaveLength(1);
    });

    test('a request that carries Authorization goes past the fast path', async () => {
      const { fetch } = await start(setup);
      await fetch(LIST);
      expect((await fetch(LIST)).headers['x-request-id']).toBeUndefined(); // sent before routing
      expect((await fetch(LIST, { authorization: 'Bearer x' })).headers['x-request-id']).toBeTruthy();
    });

    if (setup.engine === 'postgres')
      test('are not believed while notifications of other processes do not come', async () => {
        const address = await setup.address();
        const [mine, other] = [await setup.open(address), await setup.open(address)];
        const { fetch } = await listen(await startApp(setup, { database: mine }));
        await fetch('/api/products/ZK-1');
        const before = mine.version('catalogue');
        await silenceListeners(address);
        await until(() => mine.version('catalogue') !== before);
        await renameProduct(other, 'ZK-1', 'Makas');
        expect(String((await fetch('/api/products/ZK-1')).body)).toContain('Makas');
      });
  },
  seedSmallCatalogue,
);

async function start(
  setup: Setup,
  site?: ReturnType<typeof stubSite>,
): Promise<{ fetch: Fetcher; test: Awaited<ReturnType<typeof startApp>> }> {
  const app = await startApp(setup, site ? { site } : {});
  return { ...(await listen(app)), test: app };
}
