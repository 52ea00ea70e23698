import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startApp, stubSite } from '../testing/app.ts';
import { insertBlogs } from '../testing/content.ts';
import { describeWithDatabase } from '../testing/engines.ts';
import { signIn } from '../testing/sign-in.ts';
import { all, at, readXml, textAt } from '../testing/xml.ts';
import { XSS_VECTORS } from '../testing/xss-vectors.ts';
import { rss } from './rss.ts';

const post = (text: string) => ({
  id: 'x',
  title: text,
  path: `/blog/${encodeURIComponent('a&b')}`,
  description: text,
  publishedAt: new Date(Date.UTC(2026, 10, 28, 14)),
  picture: { path: '/img/blogs/a.webp', contentType: 'image/webp', sizeBytes: 12 },
});

test('any text makes a well-formed feed, as text', () => {
  const texts = [...XSS_VECTORS, ']]>&amp;<!--', 'Çığ ŞÜ ₺ 🙂'];
  const document = readXml(
    rss({ title: texts.join(), description: texts.join(), posts: texts.map(post) }, 'https://k.example'),
  );
  expect(new Set(all(document).map(({ name }) => name))).toEqual(
    new Set([
      'rss',
      'channel',
      'title',
      'link',
      'description',
      'language',
      'atom:link',
      'item',
      'guid',
      'pubDate',
      'enclosure',
    ]),
  );
  expect(at(document, 'channel/item/title').map(({ text }) => text)).toEqual(
    // Parsers read one kind of line ends.
    texts.map((text) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replace(/\r\n?/g, '\n')),
  );
});

test('signs that no document may hold are left out', () => {
  const document = readXml(
    rss({ title: 't', description: '', posts: [post('a\u0000\u0008b\ud800c\ufffe\u001fd')] }, ''),
  );
  expect(textAt(document, 'channel/item/title')).toBe('abcd');
});

describeWithDatabase('rss.xml', (setup) => {
  test('has the newest published posts with their pictures, and follows them', async () => {
    const app = await startApp(setup, { site: stubSite(async () => undefined) });
    const { get, database, config } = app;
    await insertBlogs(database, [
      ...Array.from({ length: 21 }, (_, i) => ({ slug: `yazi-${i}` })),
      { slug: 'taslak', isPublished: false },
    ]);
    writeFileSync(join(config.dataDir, 'img/blogs/resim.webp'), 'twelve bytes');
    const { status, headers, body } = await get('/rss.xml');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      'no-cache',
    ]);
    const items = at(readXml(body), 'channel/item');
    expect(items).toHaveLength(20);
    expect(body).not.toContain('taslak');
    const [first] = items;
    const link = textAt(first!, 'link');
    expect(link).toMatch(/^http:\/\/kaliphane\.test\/blog\/yazi-/);
    expect(Number.isNaN(Date.parse(textAt(first!, 'pubDate')))).toBe(false);

    const moderator = await signIn(app, 'moderator');
    await moderator.put(`/api/blogs/${textAt(first!, 'guid')}`, {
      title: 'Kalıp & <yay>',
      excerpt: 'Özet',
      featuredImage: 'resim.webp',
    });
    const [changed] = at(readXml((await get('/rss.xml?x=1')).body), 'channel/item');
    expect([textAt(changed!, 'title'), textAt(changed!, 'description')]).toEqual(['Kalıp & <yay>', 'Özet']);
    expect(at(changed!, 'enclosure')[0]!.attributes).toEqual({
      url: 'http://kaliphane.test/img/blogs/resim.webp',
      length: '12',
      type: 'image/webp',
    });
  });

  test('is well-formed without posts, and for HEAD', async () => {
    const { get, app } = await startApp(setup, { site: stubSite(async () => undefined) });
    expect(at(readXml((await get('/rss.xml')).body), 'channel/item')).toEqual([]);
    expect((await app.inject({ method: 'HEAD', url: '/rss.xml' })).statusCode).toBe(200);
  });
});
