// Visitors while the database is away or busy.
import { expect, test, vi } from 'vitest';
import { listen, startApp, stubSite, type TestApp } from '../testing/app.ts';
import { productId, renameProduct } from '../testing/catalogue.ts';
import { describeOnEngines, holdInbox, until } from '../testing/engines.ts';
import { startFormApp } from '../testing/forms.ts';
import { startProxy } from '../testing/postgres-proxy.ts';
import { signIn } from '../testing/sign-in.ts';
import { seedSmallCatalogue } from '../testing/small-catalogue.ts';

const STAND_IN = 'kaliphane; hit; detail=database-away';
/** A page that shows a product of the catalogue. */
const site = () =>
  stubSite(async ({ path, api }) => {
    if (!path.startsWith('/urun/')) return undefined;
    try {
      return { html: (await api('GET /api/products/:id', { params: { id: path.slice('/urun/'.length) } })).name };
    } catch (failure) {
      return { status: 500, html: 'Sunucu hatası', failure };
    }
  });
const unavailable = { status: 503, headers: { 'retry-after': '5' } };
const isAway = ({ database }: TestApp) => until(() => database.lost()?.isAway === true);

describeOnEngines(
  'while the database is away',
  (setup) => {
    if (setup.engine !== 'postgres') return;

    async function start() {
      const address = await setup.address();
      const proxy = await startProxy(setup, address);
      const started = await startApp(setup, { database: await setup.open(proxy.address), site: site() });
      return { ...started, ...(await listen(started)), proxy, address };
    }
    const [a, b] = [productId('KB-20'), productId('ZK-1')];

    test('kept replies that were valid until then stand in, marked; all else is 503; afterwards everything is fresh', async () => {
      const app = await start();
      const person = await signIn(app, 'user');
      const kept = await app.fetch(`/urun/${a}`);
      expect(kept.status).toBe(200);
      expect((await app.fetch(`/api/products/${a}`)).status).toBe(200);
      expect((await app.fetch(`/urun/${b}`)).status).toBe(200);
      await renameProduct(app.database, 'ZK-1', 'Yeni'); // makes all of them invalid
      expect(String((await app.fetch(`/urun/${a}`)).body)).toBe(String(kept.body));
      expect((await app.fetch(`/api/products/${a}`)).status).toBe(200);

      app.proxy.cut();
      await until(() => app.database.lost() !== null);
      for (const path of [`/urun/${a}`, `/api/products/${a}`]) {
        const reply = await app.fetch(path); // whether or not connecting again has failed by now
        expect(reply).toMatchObject({
          status: 200,
          headers: { 'cache-status': STAND_IN, 'cache-control': 'no-store' },
        });
      }
      await isAway(app);
      expect(String((await app.fetch(`/urun/${a}`)).body)).toBe(String(kept.body));
      expect(await app.fetch(`/urun/${a}`, { 'accept-encoding': 'br' })).toMatchObject({
        status: 200,
        headers: { 'cache-status': STAND_IN },
      });
      for (const headers of [{ cookie: 'x=1; kaliphane_session=abc' }, { cookie: '__Host-kaliphane=abc' }])
        expect(await app.fetch(`/urun/${a}`, headers)).toMatchObject(unavailable);
      expect((await app.fetch(`/api/products/${a}`, await person.headers())).status).toBe(503);
      expect(await app.fetch(`/urun/${b}`)).toMatchObject(unavailable);
      const refused = await app.fetch(`/api/products/${b}`);
      expect(refused).toMatchObject(unavailable);
      expect(JSON.parse(String(refused.body))).toMatchObject({
        code: 'UNAVAILABLE',
        message: expect.stringContaining('tekrar deneyin'),
      });
      expect((await app.fetch('/health')).status).toBe(503);

      const now = performance.now.bind(performance);
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
      expect(await app.fetch(`/urun/${a}`), 'for a minute only').toMatchObject(unavailable);
      clock.mockRestore();

      app.proxy.mend();
      await until(() => app.database.lost() === null);
      const fresh = await app.fetch(`/urun/${a}`);
      expect(fresh.status).toBe(200);
      expect(fresh.headers).not.toHaveProperty('cache-status');
      expect(String((await app.fetch(`/urun/${b}`)).body)).toBe('Yeni');
    });

    test('writes are refused with 503, and not tried again by the server', async () => {
      const address = await setup.address();
      const proxy = await startProxy(setup, address);
      const { post, database } = await startFormApp(setup, { database: await setup.open(proxy.address) });
      const subscribe = (email: string) => post('/api/newsletter', { email, consent: true });
      expect((await subscribe('a@ornek.example')).status).toBe(202);
      proxy.cut();
      expect(await subscribe('b@ornek.example')).toMatchObject(unavailable);
      proxy.mend();
      expect((await subscribe('c@ornek.example')).status).toBe(202);
      expect(await database.db.selectFrom('newsletterSubscribers').select('email').orderBy('id').execute()).toEqual([
        { email: 'a@ornek.example' },
        { email: 'c@ornek.example' },
      ]);
    });

    test('the log says so once a second at most, without stacks, and how many more there were', async () => {
      const { app, log, proxy } = await start();
      proxy.cut();
      const failed = await Promise.all(
        Array.from({ length: 40 }, () => app.inject({ method: 'GET', url: `/api/products/${b}` })),
      );
      expect(failed.filter(({ statusCode }) => statusCode !== 503)).toEqual([]);
      await until(() => log.length === 2);
      expect(log[0]).toMatchObject({
        level: 50,
        msg: 'the database is away',
        during: 'request failed',
        req: { url: `/api/products/${b}` },
      });
      expect(log[1]).toMatchObject({ level: 50, msg: 'the database is away', suppressed: expect.any(Number) });
      expect(JSON.stringify(log)).not.toMatch(/stack|node_modules/);
      expect(JSON.stringify(log[0]).length).toBeLessThan(500);
    });
  },
  seedSmallCatalogue,
);

describeOnEngines('while a peer holds what a write needs', (setup) => {
  test('a message is refused with 503 and can be sent afterwards', async () => {
    const address = await setup.address();
    const { post, solved, log } = await startFormApp(setup, { database: await setup.open(address) });
    const send = async () =>
      post('/api/contacts', {
        name: 'Ayşe',
        email: 'ayse@ornek.example',
        phone: '0212 000 00 00',
        subject: 'Merhaba',
        message: 'Bir sorum var.',
        botProtection: { honeypot: '', ...(await solved()) },
      });
    expect((await send()).status).toBe(201);
    const letGo = await holdInbox(setup, address);
    const refused = await send();
    expect(refused).toMatchObject({
      ...unavailable,
      json: { code: 'UNAVAILABLE', message: expect.stringContaining('yoğun') },
    });
    expect(log).toEqual([expect.objectContaining({ msg: 'the database is busy' })]);
    await letGo();
    expect((await send()).status).toBe(201);
  });
});
