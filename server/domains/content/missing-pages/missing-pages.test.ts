import { expect, test } from 'vitest';
import type { MissingPage } from '#contract/missing-pages.ts';
import { cleanUp } from '../../../housekeeping.ts';
import { startApp, stubSite, type AppOptions } from '../../../testing/app.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { clockAt, DAY, MINUTE } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { isAttack } from './attacks.ts';
import { MAX_WAITING, missingCollector } from './collector.ts';
import { KEPT_DAYS, MAX_KEPT, missingPageStore, type CountedPage } from './store.ts';

interface Listed {
  items: MissingPage[];
  total: number;
}

test.each([
  '/wp-login.php',
  '/index.php',
  '/.env',
  '/.git/config',
  '/cgi-bin/luci',
  '/../../etc/passwd',
  '/a/../b',
  '/phpmyadmin/',
  '/wordpress/wp-includes/wlwmanifest.xml',
  '/<script>alert(1)</script>',
  "/x' or 1=1",
  '/backup.sql',
  '/${jndi:ldap://x}',
])('%s is an attempt to break in', (path) => expect(isAttack(path)).toBe(true));
test.each([
  '/hakkimizda',
  '/urunler/kalıp-yayı.html',
  '/urun.asp',
  '/default.aspx',
  '/katalog.pdf',
  '/blog/php-ile-tanışma',
  '/environment',
  '/page/sql.notlari',
])('%s is the address of an older page', (path) => expect(isAttack(path)).toBe(false));

/** What the collector writes of requests. */
async function written(requests: readonly { address: string; referer?: string; userAgent?: string }[]) {
  const rows: CountedPage[] = [];
  const collector = missingCollector({
    store: { add: async (counted) => void rows.push(...counted) },
    now: () => 0,
    onError: (error) => {
      throw error;
    },
  });
  for (const { address, referer, userAgent = 'Mozilla/5.0' } of requests)
    collector.note({ address, referer, userAgent });
  await collector.flush();
  return rows.map(({ path, hits, refererHost }) => [path, hits, refererHost]);
}

test('addresses are counted without their query, with the host of the last link', async () => {
  expect(
    await written([
      { address: '/Eski/?ad=Ali', referer: 'https://www.forum.example:8443/konu?kim=ali' },
      { address: '/eski' },
      { address: '/eski?x', referer: 'javascript:alert(1)' },
      { address: '/%C5%9Fark', referer: 'not an address' },
    ]),
  ).toEqual([
    ['/eski', 3, 'www.forum.example:8443'],
    ['/şark', 1, ''],
  ]);
});

test('attempts to break in are one row; secrets, people and what bots look for are none', async () => {
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1)';
  expect(
    await written([
      { address: '/wp-login.php', referer: 'https://x.example/' },
      { address: '/.env' },
      { address: '//evil.example' },
      { address: '/a%0d%0ab' },
      { address: '/sifre-sifirla/geheim/x' },
      { address: '/bulten/onay/geheim/x' },
      { address: '/onizleme/geheim/x' },
      { address: '/hesabim/siparisler/1/2' },
      { address: '/u/ali@example.com' },
      { address: '/favicon.ico' },
      { address: '/apple-touch-icon-precomposed.png' },
      { address: '/.well-known/traffic-advice' },
      { address: `/${'a'.repeat(300)}` },
      { address: '/eski/logo.png', userAgent: bot },
      { address: '/eski/app.js', userAgent: bot },
      { address: '/eski/logo.png' },
      { address: '/eski.html', userAgent: bot },
    ]),
  ).toEqual([
    ['', 4, ''],
    ['/eski/logo.png', 1, ''],
    ['/eski.html', 1, ''],
  ]);
});

test('a flood of invented addresses waits in no more memory than a few hundred', async () => {
  const many = Array.from({ length: MAX_WAITING + 50 }, (_, i) => ({ address: `/flut-${i}` }));
  expect(await written(many)).toHaveLength(MAX_WAITING);
});

describeOnEngines('missing pages', (setup) => {
  async function start(options: AppOptions = {}) {
    const app = await startApp(setup, {
      site: stubSite(async ({ path }) => (path === '/' ? {} : undefined)),
      ...options,
    });
    const moderator = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
    const list = async (query = '') => (await moderator.get<Listed>(`/api/missing-pages${query}`)).json;
    const paths = async (query = '') => (await list(query)).items.map(({ path }) => path);
    const rows = () => app.database.db.selectFrom('missingPages').selectAll().orderBy('id').execute();
    return { ...app, moderator, list, paths, rows };
  }

  test('are counted together, and say which have a redirect by now', async () => {
    const clock = clockAt();
    const { get, list, paths, rows, moderator } = await start({ clock: clock.now });
    await get('/Eski', { referer: 'https://forum.example/a' });
    await get('/');
    clock.pass(MINUTE);
    await get('/eski/?a=1');
    await get('/%FCber');
    await get('/yeni', { referer: 'https://arama.example/' });
    await get('/wp-login.php');
    await get('/.env');
    expect(await rows()).toEqual([]); // a request costs no write
    const { items, total } = await list();
    expect(total).toBe(3);
    expect(items.find(({ path }) => path === '/eski')).toEqual({
      _id: expect.any(String),
      path: '/eski',
      hits: 2,
      firstAt: '2026-11-20T09:00:00.000Z',
      lastAt: '2026-11-20T09:01:00.000Z',
      refererHost: 'forum.example',
      isAttack: false,
      redirectId: null,
    });
    expect(items.find(({ isAttack: is }) => is)).toMatchObject({ path: '', hits: 2 });
    const { json } = await moderator.post<{ _id: string }>('/api/redirects', { fromPath: '/eski', to: '/' });
    expect((await list('?isRedirected=true')).items.map(({ path, redirectId }) => [path, redirectId])).toEqual([
      ['/eski', json._id],
    ]);
    expect((await paths('?isRedirected=false&sort=newest')).toSorted()).toEqual(['', '/yeni']);
    expect(await paths('?q=ARAMA')).toEqual(['/yeni']);
    expect(await paths('?q=%25')).toEqual([]);
    expect(await paths('?q=_eski')).toEqual([]);
    expect((await get('/eski')).status).toBe(301);
    expect((await list('?q=/eski')).items[0]!.hits).toBe(2); // a redirected request has its page
  });

  test('add up over writings of several processes, and keep the host', async () => {
    const database = await setup.open();
    const [one, two] = [missingPageStore({ database, now: Date.now }), missingPageStore({ database, now: Date.now })];
    const counted = (hits: number, refererHost: string, day: number): CountedPage => ({
      path: '/eski',
      hits,
      refererHost,
      firstAt: new Date(day * DAY),
      lastAt: new Date(day * DAY),
    });
    await one.add([counted(2, 'a.example', 1)]);
    await two.add([counted(3, '', 2)]);
    const [row] = await database.db.selectFrom('missingPages').selectAll().execute();
    expect(row).toMatchObject({
      hits: 5,
      refererHost: 'a.example',
      firstAt: new Date(DAY),
      lastAt: new Date(2 * DAY),
    });
  });

  test('are deleted by staff with a note that names none, and come again', async () => {
    const started = await start();
    const { get, list, moderator } = started;
    await get('/ali-veli');
    const { items } = await list();
    const remove = (ids: string[]) => moderator.post<{ changed: number }>('/api/missing-pages/remove', { ids });
    expect((await remove([items[0]!._id, 'gone'])).json).toEqual({ changed: 1 });
    expect((await remove(['gone'])).json).toEqual({ changed: 0 });
    expect((await remove([])).status).toBe(400);
    const admin = await signIn(started, 'admin');
    const audit = await admin.get<{ items: object[] }>('/api/audit?kind=missing-page');
    expect(audit.json.items).toMatchObject([{ title: '1 bulunamayan adres', changes: [], rowId: '' }]);
    await get('/ali-veli');
    expect((await list()).items[0]).toMatchObject({ hits: 1 });
  });

  test('beyond the most, those go that nobody has asked for longest; old ones go by themselves', async () => {
    const clock = clockAt();
    const { database, rows, config } = await start({ clock: clock.now });
    const store = missingPageStore({ database, now: clock.now });
    const at = (i: number) => new Date(clock.now() + i);
    const flood = (from: number, count: number): CountedPage[] =>
      Array.from({ length: count }, (_, i) => ({
        path: `/p${from + i}`,
        hits: from + i === 0 ? 99 : 1,
        firstAt: at(from + i),
        lastAt: at(from + i),
        refererHost: '',
      }));
    await store.add(flood(0, MAX_KEPT));
    await store.add(flood(MAX_KEPT, 2));
    const kept = await rows();
    expect([kept.length, kept[0]!.path, kept.at(-1)!.path]).toEqual([MAX_KEPT, '/p2', `/p${MAX_KEPT + 1}`]);
    clock.pass(KEPT_DAYS * DAY + 2 * MINUTE);
    await cleanUp({ database, config, now: clock.now });
    expect(await rows()).toEqual([]);
  });

  test('are staff’s alone', async () => {
    const { get } = await start();
    expect((await get('/api/missing-pages')).status).toBe(401);
  });
});
