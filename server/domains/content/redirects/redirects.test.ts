import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { AutomaticRedirect, Redirect, RedirectImport } from '#contract/redirects.ts';
import { startApp, stubSite, type AppOptions } from '../../../testing/app.ts';
import { insertBlogs } from '../../../testing/content.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { clockAt } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';

const LOOP = 'Bu yönlendirme bir döngü oluşturur: ziyaretçi hiçbir sayfaya ulaşamaz.';
const CHAIN = 'Art arda en çok 5 yönlendirme olabilir. Hedef olarak zincirin son adresini yazın.';

/** Pages at '/page' and below '/blog/…', a product that is gone, and a former address. */
const pages = () =>
  stubSite(async ({ path, address }) => {
    if (address === '/page?page=9') return undefined;
    if (path === '/gitti') return { status: 410 };
    if (path === '/tasindi') return { status: 301, location: '/page', html: '' };
    return path === '/page' ? {} : undefined;
  });

describeOnEngines('redirects', (setup) => {
  async function start(options: AppOptions = {}) {
    const site = pages();
    const app = await startApp(setup, { site, ...options });
    const moderator = await signIn(app, 'moderator', { name: 'Ayşe Usta' });
    const add = (fromPath: string, to: string, more: object = {}) =>
      moderator.post<Redirect & ErrorBody>('/api/redirects', { fromPath, to, ...more });
    const list = async () => (await moderator.get<Redirect[]>('/api/redirects')).json;
    const ask = async (url: string, headers = {}) => {
      const { status, headers: sent } = await app.get(url, headers);
      return sent['location'] === undefined ? status : [status, sent['location']];
    };
    const bring = async (csv: string, isTrial = false) =>
      (await moderator.post<RedirectImport & ErrorBody>('/api/redirects/import', { csv, isTrial })).json;
    return { ...app, site, moderator, add, list, ask, bring };
  }

  test('answer where there is no page, and only there', async () => {
    const { add, ask, get, app } = await start();
    const { status, json } = await add('https://www.eski.example/Hakkımızda.html', '/page');
    expect([status, json.fromPath, json.to, json.code, json.hits, json.lastHitAt]).toEqual([
      201,
      '/hakkımızda.html',
      '/page',
      301,
      0,
      null,
    ]);
    await add('/katalog', 'https://dosya.example/k?a=1', { code: 302 });
    await add('/kapandi', '', { code: 410 });
    await add('/page', '/baska');
    await add('/gitti', '/baska');
    await add('/tasindi', '/baska');
    expect(await ask('/hakk%C4%B1m%C4%B1zda.html')).toEqual([301, '/page']);
    expect(await ask('/Hakk%C4%B1m%C4%B1zda.html/?utm=1')).toEqual([301, '/page?utm=1']);
    expect(await ask('/katalog?x=1')).toEqual([302, 'https://dosya.example/k?a=1']);
    expect(await ask('/kapandi')).toBe(410);
    expect(await ask('/page')).toBe(200);
    expect(await ask('/gitti')).toBe(410);
    expect(await ask('/tasindi')).toEqual([301, '/page']);
    expect(await ask('/yok')).toBe(404);
    expect((await get('/katalog')).headers['cache-control']).toBe('no-store');
    expect((await app.inject({ method: 'HEAD', url: '/katalog' })).headers.location).toBe(
      'https://dosya.example/k?a=1',
    );
    expect((await app.inject({ method: 'POST', url: '/katalog', payload: {} })).statusCode).toBeGreaterThanOrEqual(400);
    for (const path of ['/api/katalog', '/img/katalog', '/files/documents/katalog'])
      expect((await get(path)).status, path).toBe(404);
  });

  test('a page keeps its path where only its query asks for what it has not', async () => {
    const { add, ask, moderator } = await start();
    await add('/page', '/baska');
    expect(await ask('/page?page=9')).toBe(404);
    const { json } = await moderator.get<{ total: number }>('/api/missing-pages');
    expect(json.total).toBe(0);
    await add('/page?page=9', '/page');
    expect(await ask('/page?page=9')).toEqual([301, '/page']);
    await add('/yok', '/page');
    expect(await ask('/yok?page=9')).toEqual([301, '/page?page=9']);
  });

  test('follow changes of the row: switched off, deleted, restored', async () => {
    const { moderator, add, ask } = await start();
    const { json } = await add('/eski', '/page');
    expect(await ask('/eski')).toEqual([301, '/page']);
    await moderator.put(`/api/redirects/${json._id}`, { to: '/shop', code: 302 });
    expect(await ask('/eski')).toEqual([302, '/shop']);
    const gone = await moderator.put<Redirect>(`/api/redirects/${json._id}`, { code: 410 });
    expect(gone.json.to).toBe('');
    expect(await ask('/eski')).toBe(410);
    expect((await moderator.put<ErrorBody>(`/api/redirects/${json._id}`, { code: 301 })).json.fields).toEqual({
      to: 'Lütfen hedef adresi girin! Yalnızca 410 hedefsizdir.',
    });
    await moderator.put(`/api/redirects/${json._id}`, { isActive: false });
    expect(await ask('/eski')).toBe(404);
    await moderator.put(`/api/redirects/${json._id}`, { isActive: true });
    await moderator.del(`/api/redirects/${json._id}`);
    expect(await ask('/eski')).toBe(404);
    await moderator.post(`/api/trash/${json._id}/restore`);
    expect(await ask('/eski')).toBe(410);
    const history = await moderator.get<{ items: { action: string }[] }>(`/api/audit/rows/redirect/${json._id}`);
    expect(history.json.items.map(({ action }) => action)).toEqual(
      ['create', 'update', 'update', 'update', 'update', 'delete', 'restore'].toReversed(),
    );
  });

  test('are shared by processes on one database', async () => {
    const address = await setup.address();
    const [one, two] = [await setup.open(address), await setup.open(address)];
    const first = await start({ database: one });
    const second = await startApp(setup, { database: two, site: pages() });
    const location = async () => (await second.get('/eski')).headers['location'];
    expect(await location()).toBeUndefined();
    const { json } = await first.add('/eski', '/page');
    expect(await location()).toBe('/page');
    await first.moderator.put(`/api/redirects/${json._id}`, { to: '/shop' });
    expect(await location()).toBe('/shop');
    await first.bring('/eski;/blog;301');
    expect(await location()).toBe('/blog');
    await first.moderator.del(`/api/redirects/${json._id}`);
    expect(await location()).toBeUndefined();
  });

  test('loops, long chains and second redirects of an address are refused at their field', async () => {
    const { moderator, add } = await start();
    const refusal = async (from: string, to: string) => {
      const { status, json } = await add(from, to);
      return [status, json.fields];
    };
    await add('/a', '/b');
    expect(await refusal('/A/', '/c')).toEqual([409, { fromPath: 'Bu adres için bir yönlendirme zaten var.' }]);
    expect(await refusal('/b', '/a?x=1')).toEqual([400, { to: LOOP }]);
    expect(await refusal('/b', 'https://KALIPHANE.test/a')).toEqual([400, { to: LOOP }]);
    for (const [from, to] of ['bc', 'cd', 'de', 'ef'].map(([f, t]) => [`/${f}1`, `/${t}1`])) await add(from!, to!);
    expect(await refusal('/a1', '/b1')).toEqual([201, undefined]);
    expect(await refusal('/01', '/a1')).toEqual([400, { to: CHAIN }]);
    expect(await refusal('/f1', '/g1')).toEqual([400, { to: CHAIN }]);
    // A redirect that is switched off is no step, until it is switched on.
    const { json: off } = await add('/f1', '/g1', { isActive: false });
    expect((await moderator.put<ErrorBody>(`/api/redirects/${off._id}`, { isActive: true })).json.fields).toEqual({
      to: CHAIN,
    });
    expect((await moderator.post('/api/redirects', { fromPath: '/x', to: '//evil.example' })).status).toBe(400);
    expect((await moderator.post('/api/redirects', { fromPath: '/x', to: 'https://1.2.3.999/' })).status).toBe(400);
    expect((await moderator.post('/api/redirects', { fromPath: '/x', to: '' })).status).toBe(400);
  });

  test('an address of this very site is its path', async () => {
    const { add } = await start({ config: { publicUrl: 'https://kaliphane.test' } });
    expect((await add('/a', 'https://kaliphane.test/shop?q=1')).json.to).toBe('/shop?q=1');
    expect((await add('/b', 'https://kaliphane.test/b')).json.fields).toEqual({ to: LOOP });
    expect((await add('/c', 'https://kaliphane.test//evil.example')).json.to).toBe(
      'https://kaliphane.test//evil.example',
    );
  });

  test('count what they answered, together, without a new version', async () => {
    const clock = clockAt();
    const { list, add, ask, database } = await start({ clock: clock.now });
    await add('/eski', '/page');
    await ask('/eski');
    clock.pass(60_000);
    await ask('/eski?a=1');
    const stored = await database.db.selectFrom('redirects').select('hits').executeTakeFirstOrThrow();
    expect(stored.hits).toBe(0); // a redirect costs no write
    const [row] = await list();
    expect([row!.hits, row!.lastHitAt, row!.version]).toEqual([2, new Date(clock.now()).toISOString(), 1]);
  });

  test('say what an address answers without them', async () => {
    const { moderator, add } = await start();
    await add('/yok', '/page');
    const answer = async (address: string) =>
      (await moderator.get<{ answer: string }>(`/api/redirects/answer?address=${encodeURIComponent(address)}`)).json
        .answer;
    expect(await Promise.all(['/page', '/tasindi', '/gitti', '/yok'].map(answer))).toEqual([
      'page',
      'moved',
      'gone',
      'none',
    ]);
  });

  test('come in as lines: all or none, each bad one named', async () => {
    const { bring, list, add } = await start();
    await add('/a', '/page', { note: 'Elle' });
    const bad = await bring(
      'eski;yeni;kod\n/a;/shop\nb;/shop;301\n/c;http://x.example;301\n/d;/x;303\n/e;;302\n/A/;/y;301\n',
    );
    expect(bad.errors).toEqual([
      { line: 3, message: 'Eski adres sitenin bir yolu olmalıdır ve tek / ile başlamalıdır: /eski-sayfa' },
      { line: 4, message: 'Hedef, sitenin / ile başlayan bir yolu ya da https:// ile başlayan bir adres olmalıdır.' },
      { line: 5, message: 'Kod 301, 302 veya 410 olmalıdır.' },
      { line: 6, message: 'Lütfen hedef adresi girin! Yalnızca 410 hedefsizdir.' },
      { line: 7, message: 'Bu eski adres 2. satırda da var.' },
    ]);
    expect(await list()).toHaveLength(1);
    const tried = await bring('\ufeff"/a","/shop","302"\r\n/b,/c\r\n/c,,410\r\n', true);
    expect(tried).toEqual({ created: 2, changed: 1, unchanged: 0, errors: [] });
    expect(await list()).toHaveLength(1);
    expect(await bring('\ufeff"/a","/shop","302"\r\n/b,/c\r\n/c,,410\r\n')).toEqual(tried);
    expect((await list()).map(({ fromPath, to, code, note, version }) => [fromPath, to, code, note, version])).toEqual([
      ['/c', '', 410, '', 1],
      ['/b', '/c', 301, '', 1],
      ['/a', '/shop', 302, 'Elle', 2],
    ]);
    expect((await bring('/shop;/a;301\n/x;/y;301')).errors).toEqual([{ line: 1, message: LOOP }]);
    expect((await bring('')).fields).toEqual({
      csv: 'İçe aktarılacak satır yok: her satıra eski adres;yeni adres;kod yazın.',
    });
    expect((await bring('/\ufffd;/x;301')).message).toContain('UTF-8');
    const many = Array.from({ length: 5_001 }, (_, i) => `/m${i};/page;301`).join('\n');
    expect((await bring(many)).message).toBe('Bir seferde en çok 5.000 satır içe aktarılabilir.');
  });

  test('their file goes out and comes back without a change', async () => {
    const { bring, moderator, add, list } = await start();
    await add('/a"b;c', '/page?x=1', { note: '=SUM(A1)' });
    await add('/d', '', { code: 410, isActive: false, note: "'-x" });
    await add('/e', 'https://örnek.example/ş', { note: 'a;"b" , c' });
    const { body, headers } = await moderator.get('/api/redirects/export');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body.split('\r\n').slice(0, 2)).toEqual([
      '\ufeff"Eski adres";"Yeni adres";"Kod";"Durum";"Not";"Kullanım";"Son kullanım"',
      `"/a""b;c";"/page?x=1";"301";"Aktif";"'=SUM(A1)";"0";""`,
    ]);
    const before = await list();
    expect(await bring(body)).toEqual({ created: 0, changed: 0, unchanged: 3, errors: [] });
    expect(await list()).toEqual(before);
    for (const { _id } of before) await moderator.del(`/api/redirects/${_id}`);
    expect(await bring(body)).toEqual({ created: 3, changed: 0, unchanged: 0, errors: [] });
    expect((await list()).map(({ note }) => note).toSorted()).toEqual(["'-x", '=SUM(A1)', 'a;"b" , c']);
  });

  test('lines that came in together are one entry of the audit list, and have a history each', async () => {
    const started = await start();
    const { bring, list, moderator } = started;
    await bring('/a;/page;301\n/b;/page;301');
    await bring('/a;/shop;301\n/b;/page;301');
    const admin = await signIn(started, 'admin');
    const { json } = await admin.get<{ items: { title: string; action: string }[] }>('/api/audit?kind=redirect');
    expect(json.items.map(({ title }) => title)).toEqual([
      '1 yönlendirme içe aktarıldı',
      '2 yönlendirme içe aktarıldı',
    ]);
    const { _id } = (await list()).find(({ fromPath }) => fromPath === '/a')!;
    const history = await moderator.get<{ items: { action: string; changes: { field: string }[] }[] }>(
      `/api/audit/rows/redirect/${_id}`,
    );
    expect(history.json.items.map(({ action }) => action)).toEqual(['update', 'create']);
    expect(history.json.items[0]!.changes).toEqual([{ field: 'to', before: '/page', after: '/shop' }]);
  });

  test('former addresses of pages are listed, and come first', async () => {
    const { moderator, database } = await start();
    await insertBlogs(database, [{ slug: 'ilk' }]);
    const { json: posts } = await moderator.get<{ _id: string }[]>('/api/blogs');
    await moderator.put(`/api/blogs/${posts[0]!._id}`, { slug: 'son' });
    const { json } = await moderator.get<{ items: AutomaticRedirect[]; total: number }>('/api/redirects/automatic');
    expect(json.items).toEqual([
      {
        _id: 'blog-ilk',
        kind: 'blog',
        from: '/blog/ilk',
        to: '/blog/son',
        title: expect.any(String),
        rowId: posts[0]!._id,
        isShown: true,
      },
    ]);
    const search = async (q: string) =>
      (await moderator.get<{ total: number }>(`/api/redirects/automatic?q=${encodeURIComponent(q)}`)).json.total;
    expect([await search('İLK'), await search('%'), await search('son')]).toEqual([1, 1, 0]);
  });
});
