import { describe, expect, test } from 'vitest';
import { ROLES } from '#contract/access.ts';
import type { Blog } from '#contract/blogs.ts';
import { ANONYMOUS } from '../../../call/handlers.ts';
import { startApp } from '../../../testing/app.ts';
import { contentId, insertBlogs } from '../../../testing/content.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { readerKind } from './readers.ts';
import { viewCounter } from './views.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const NOON = Date.UTC(2026, 2, 10, 9, 0, 0);
const MINUTE = 60_000;

describeOnEngines(
  'views of a post',
  (setup) => {
    const start = async () => {
      const time = { now: NOON };
      const started = await startApp(setup, { clock: () => time.now, config: { trustedProxies: ['127.0.0.1'] } });
      const { app, database, get } = started;
      const view = (slug: string, userAgent = CHROME, from = '203.0.113.5') =>
        app.inject({
          method: 'POST',
          url: `/api/blogs/${contentId(slug)}/view`,
          headers: { 'user-agent': userAgent, 'x-forwarded-for': from },
        });
      /** The stored number, not a cached one. */
      const counted = async () =>
        (await database.db.selectFrom('blogViews').select('views').executeTakeFirst())?.views ?? 0;
      const shown = async () => ((await get('/api/blogs/slug/bir')).json as Blog).views;
      return { ...started, time, view, counted, shown };
    };

    test('count each reader once a day', async () => {
      const { view, counted, time } = await start();
      for (let i = 0; i < 3; i++) {
        const reply = await view('bir');
        expect(reply.statusCode).toBe(204);
        expect(reply.body).toBe('');
      }
      expect(await counted()).toBe(1);
      await view('bir', FIREFOX);
      await view('bir', CHROME, '203.0.113.6');
      expect(await counted()).toBe(3);
      time.now = Date.UTC(2026, 2, 10, 20, 59, 59); // 23:59:59 in Istanbul
      await view('bir');
      expect(await counted()).toBe(3);
      time.now += 1_000;
      await view('bir');
      expect(await counted()).toBe(4);
    });

    test('do not grow with made-up browser names, nor within one network of IPv6', async () => {
      const { view, counted } = await start();
      for (let i = 0; i < 5; i++) await view('bir', CHROME.replace('140', String(100 + i)));
      expect(await counted()).toBe(1);
      await view('bir', CHROME, '2001:db8:1:2::1');
      await view('bir', CHROME, '2001:db8:1:2:ffff::9');
      expect(await counted()).toBe(2);
    });

    test('are not counted for bots, scripts and nameless readers', async () => {
      const { view, counted } = await start();
      for (const agent of [
        'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
        'curl/8.5',
        '',
        'Mozilla/5.0 HeadlessChrome/140',
        'WhatsApp/2.23',
        'python-requests/2.31',
        'facebookexternalhit/1.1',
      ]) {
        expect((await view('bir', agent)).statusCode).toBe(204);
      }
      expect(await counted()).toBe(0);
    });

    test('are not counted for staff', async () => {
      const { database, counted } = await start();
      const { id } = await database.db
        .selectFrom('blogs')
        .select('id')
        .where('slug', '=', 'bir')
        .executeTakeFirstOrThrow();
      const views = viewCounter(database, () => NOON);
      for (const [i, role] of ROLES.entries())
        await views.count(id, { ...ANONYMOUS, role, address: `203.0.113.${i}`, userAgent: CHROME });
      expect(await counted()).toBe(2); // anonymous and user
    });

    test('of drafts and unknown posts are 404', async () => {
      const { view } = await start();
      expect((await view('taslak')).statusCode).toBe(404);
      expect((await view('yok')).statusCode).toBe(404);
    });

    test('do not make kept replies invalid more often than every ten minutes', async () => {
      const { database, view, shown, time, counted } = await start();
      expect(await shown()).toBe(0);
      await view('bir', CHROME, '203.0.113.1');
      expect(await shown()).toBe(1);
      const version = database.version('blogs');
      for (let i = 2; i < 6; i++) await view('bir', CHROME, `203.0.113.${i}`);
      expect(database.version('blogs')).toBe(version);
      expect(await shown()).toBe(1);
      expect(await counted()).toBe(5);
      time.now += 10 * MINUTE;
      await view('bir', CHROME, '203.0.113.9');
      expect(database.version('blogs')).toBeGreaterThan(version);
      expect(await shown()).toBe(6);
    });

    test('of twenty readers at once are all counted', async () => {
      const { view, counted } = await start();
      await Promise.all(Array.from({ length: 20 }, (_, i) => view('bir', CHROME, `203.0.113.${i}`)));
      expect(await counted()).toBe(20);
    });

    test('leave no trace of the readers, and none of yesterday', async () => {
      const { database, view, time } = await start();
      await view('bir', FIREFOX, '203.0.113.77');
      const stored = JSON.stringify([
        await database.db.selectFrom('blogReaders').selectAll().execute(),
        await database.db.selectFrom('blogReaderDays').selectAll().execute(),
      ]);
      expect(stored).not.toContain('203.0.113');
      expect(stored).not.toMatch(/firefox/i);
      time.now += 24 * 60 * MINUTE;
      await view('iki');
      expect(await database.db.selectFrom('blogReaders').select('day').execute()).toEqual([{ day: '2026-03-11' }]);
      expect(await database.db.selectFrom('blogReaderDays').select('day').execute()).toEqual([{ day: '2026-03-11' }]);
    });
  },
  (database) => insertBlogs(database, [{ slug: 'bir' }, { slug: 'iki' }, { slug: 'taslak', isPublished: false }]),
);

describe('a reader', () => {
  test.each([
    [CHROME, 'chrome windows'],
    [FIREFOX, 'firefox linux'],
    [IPHONE, 'safari iphone'],
  ])('%s is told apart only by kind', (userAgent, kind) => {
    expect(readerKind({ ...ANONYMOUS, userAgent })).toBe(kind);
  });
});
