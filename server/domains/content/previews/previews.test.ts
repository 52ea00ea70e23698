import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Preview } from '#contract/previews.ts';
import { startHousekeeping } from '../../../housekeeping.ts';
import { describeWithDatabase, until } from '../../../testing/engines.ts';
import { DAY, startFormApp } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { stubSite } from '../../../testing/app.ts';

describeWithDatabase('previews', (setup) => {
  async function start() {
    const app = await startFormApp(setup, {
      site: stubSite(async ({ path }) => ({
        html: '<!doctype html>',
        isForOne: true,
        ...(path.startsWith('/onizleme/') ? { isFramable: true } : {}),
      })),
    });
    const moderator = await signIn(app, 'moderator');
    const make = (body: object) =>
      moderator.post<{ path: string; expiresAt: string } & ErrorBody>('/api/previews', body);
    const read = async (path: string) => app.get(`/api/previews/${path.slice('/onizleme/'.length)}`);
    const shown = async (body: object) => (await read((await make(body)).json.path)).json as Preview;
    const rows = () => app.database.db.selectFrom('previews').selectAll().execute();
    return { ...app, moderator, make, read, shown, rows };
  }

  test('of a post show the form’s content, as it would be saved; missing fields are empty', async () => {
    const { shown, clock } = await start();
    const at = new Date(clock.now()).toISOString();
    expect(
      await shown({
        kind: 'blog',
        blog: {
          title: 'Çelik Seçimi',
          content: '<p onclick="a()">Metin<script>a()</script><img src="data:image/png;base64,xx" alt="a"></p>',
          tags: ['Çelik', ''],
        },
      }),
    ).toEqual({
      kind: 'blog',
      blog: {
        _id: '',
        slug: 'celik-secimi',
        title: 'Çelik Seçimi',
        excerpt: '',
        contentText: 'Metin',
        featuredImage: '',
        category: '',
        author: '',
        readTime: 5,
        views: 0,
        tags: ['Çelik'],
        isPublished: false,
        createdAt: at,
        updatedAt: at,
        version: 0,
        content: '<p>Metin<img alt="a" loading="lazy" /></p>',
      },
    });
    expect(await shown({ kind: 'blog', blog: {} })).toMatchObject({
      kind: 'blog',
      blog: { title: '', slug: '', content: '' },
    });
  });

  test('of a page show its sections, sanitized', async () => {
    const { shown } = await start();
    const content = {
      heroSubtitle: 'Alt',
      sections: [
        { type: 'standards', title: 'A', paragraphs: ['<strong>x</strong><iframe src="/"></iframe>'], other: 1 },
        { type: 'company-story', title: 'B', image: 'javascript:a()' },
      ],
    };
    expect(await shown({ kind: 'page', page: { title: 'Kalite', content } })).toMatchObject({
      kind: 'page',
      page: {
        _id: '',
        slug: 'kalite',
        title: 'Kalite',
        isActive: true,
        content: {
          heroTitle: 'Kalite',
          heroSubtitle: 'Alt',
          sections: [
            { type: 'standards', title: 'A', paragraphs: ['<strong>x</strong>'] },
            { type: 'company-story', title: 'B', image: '' },
          ],
        },
      },
    });
    expect(await shown({ kind: 'page', page: {} })).toMatchObject({
      page: { content: { heroTitle: '', heroSubtitle: '', sections: [] } },
    });
  });

  test('refuse what could not be saved either', async () => {
    const { make } = await start();
    expect(
      await make({ kind: 'blog', blog: { featuredImage: 'javascript:a()', title: 'x'.repeat(201), readTime: 0 } }),
    ).toMatchObject({
      status: 400,
      json: {
        fields: {
          'blog.featuredImage': expect.any(String),
          'blog.title': expect.any(String),
          'blog.readTime': expect.any(String),
        },
      },
    });
    expect((await make({ kind: 'page', page: { content: { sections: [{ title: 'Türü yok' }] } } })).status).toBe(400);
    for (const body of [{}, { kind: 'product' }, { kind: 'blog' }, { kind: 'blog', blog: {}, page: {} }])
      expect((await make(body)).status).toBe(400);
  });

  test('are open to anybody with the link, which cannot be guessed and is not stored', async () => {
    const { make, read, rows, get, app } = await start();
    const { status, json } = await make({ kind: 'blog', blog: { title: 'A' } });
    expect(status).toBe(201);
    expect(json.path).toMatch(/^\/onizleme\/[\w-]{43}$/);
    expect((await make({ kind: 'blog', blog: { title: 'A' } })).json.path).not.toBe(json.path);
    const reply = await read(json.path);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(reply.headers['etag']).toBeUndefined();
    expect(JSON.stringify(await rows())).not.toContain(json.path.slice(10, 40));
    const [{ tokenHash } = { tokenHash: '' }] = await rows();
    for (const token of [tokenHash, 'x', 'x'.repeat(43), "'--", '%00', 'x'.repeat(199)])
      expect(await get(`/api/previews/${token}`), token).toMatchObject({
        status: 404,
        json: { error: 'Önizleme bağlantısı geçersiz veya süresi dolmuş.' },
      });
    expect(
      (await app.inject({ method: 'POST', url: '/api/previews', payload: { kind: 'blog', blog: {} } })).statusCode,
    ).toBe(401);
  });

  test('end after 24 hours, and are removed then', async () => {
    const { make, read, rows, clock, database, config } = await start();
    const { path, expiresAt } = (await make({ kind: 'blog', blog: { title: 'A' } })).json;
    expect(expiresAt).toBe(new Date(clock.now() + DAY).toISOString());
    clock.pass(DAY - 1);
    expect((await read(path)).status).toBe(200);
    const other = (await make({ kind: 'blog', blog: { title: 'B' } })).json.path;
    clock.pass(1);
    expect((await read(path)).status).toBe(404);
    const end = startHousekeeping({ database, config, now: clock.now }, (error) => {
      throw error;
    });
    await until(async () => (await rows()).length < 2);
    end();
    expect((await read(other)).status).toBe(200);
  });

  test('their page alone may stand in a frame of ours, and runs nothing', async () => {
    const { get } = await start();
    const framed = await get('/onizleme/x');
    expect(framed.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    expect(framed.headers['content-security-policy']).toContain("script-src 'none'");
    for (const url of ['/', '/blog/x', '/onizleme']) {
      const other = await get(url);
      expect(other.headers, url).toMatchObject({
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });

  test('their tokens stay out of the log', async () => {
    const { app, database, log } = await start();
    await database.close();
    await app.inject({ url: `/api/previews/${'geheim'.repeat(7)}x` });
    expect(log.length).toBeGreaterThan(0);
    expect(JSON.stringify(log)).not.toContain('geheim');
  });
});
