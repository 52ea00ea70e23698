import { expect, test } from 'vitest';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import type { ListPage } from '#contract/content.ts';
import { startApp } from '../../../testing/app.ts';
import { contentId, insertBlogs, touch, type BlogInput } from '../../../testing/content.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { blogStore } from './store.ts';

const POSTS: BlogInput[] = [
  { slug: 'bir', category: 'Üretim', tags: ['İtici pim', 'DIN 1530'] },
  { slug: 'iki', category: 'Kalite', tags: ['ölçme'] },
  { slug: 'taslak', category: 'Üretim', tags: ['itici pim'], isPublished: false },
  { slug: 'uc', category: 'Üretim', tags: ['din 1530', 'pim'] },
  {
    slug: 'dort',
    category: 'Ar-Ge',
    excerpt: '',
    content: `<h2>Başlık</h2><p>${'Kalıp &amp; pim '.repeat(60)}</p><script>bad()</script>`,
  },
];
const slugs = (reply: unknown) => (reply as BlogCard[]).map((post) => post.slug);
const asPage = (reply: unknown) => reply as ListPage<BlogCard>;

describeWithDatabase(
  'blog posts',
  (setup) => {
    const start = () => startApp(setup);

    test('are listed newest first, without drafts and without their content', async () => {
      const { get } = await start();
      for (const url of ['/api/blogs', '/api/blogs/published']) {
        const { status, json, body } = await get(url);
        expect(status).toBe(200);
        expect(slugs(json)).toEqual(['dort', 'uc', 'iki', 'bir']);
        expect(Object.keys((json as object[])[0]!)).not.toContain('content');
        expect(body).not.toContain('taslak');
      }
    });

    test('are paged when asked for a page or a limit', async () => {
      const { get } = await start();
      expect(asPage((await get('/api/blogs/published?limit=3')).json)).toMatchObject({
        total: 4,
        page: 1,
        limit: 3,
        pages: 2,
        items: [{ slug: 'dort' }, { slug: 'uc' }, { slug: 'iki' }],
      });
      expect(slugs(asPage((await get('/api/blogs?page=2&limit=3')).json).items)).toEqual(['bir']);
      expect(asPage((await get('/api/blogs?page=1')).json)).toMatchObject({ limit: 10, pages: 1 });
      expect(asPage((await get('/api/blogs?page=9&limit=3')).json)).toMatchObject({ items: [], total: 4 });
    });

    test.each(['limit=0', 'limit=101', 'limit=x', 'limit=', 'page=0', 'page=1.5', 'foo=1', `tag=${'a'.repeat(61)}`])(
      'refuse the query %s',
      async (query) => {
        expect((await (await start()).get(`/api/blogs/published?${query}`)).status).toBe(400);
      },
    );

    test('are filtered by category and by whole tags, whatever the case', async () => {
      const { get } = await start();
      const filtered = async (query: string) => slugs((await get(`/api/blogs/published?${query}`)).json);
      expect(await filtered(`category=${encodeURIComponent('ÜRETİM')}`)).toEqual(['uc', 'bir']);
      expect(await filtered('category=ar-ge')).toEqual(['dort']);
      expect(await filtered('tag=din%201530')).toEqual(['uc', 'bir']);
      expect(await filtered('tag=pim')).toEqual(['uc']);
      expect(await filtered(`tag=${encodeURIComponent('İTİCİ PİM')}`)).toEqual(['bir']);
      expect(await filtered('tag=%25')).toEqual([]);
      expect(await filtered('category=yok')).toEqual([]);
      expect(await filtered('category=&tag=')).toHaveLength(4); // as a form without JavaScript sends it
      expect(asPage((await get('/api/blogs/published?tag=DIN%201530&limit=1')).json)).toMatchObject({
        total: 2,
        pages: 2,
        items: [{ slug: 'uc' }],
      });
    });

    test('without an excerpt show the beginning of their text', async () => {
      const { get } = await start();
      const [dort, uc] = (await get('/api/blogs')).json as BlogCard[];
      expect(dort!.excerpt).toBe('');
      expect(dort!.contentText).toMatch(/^Başlık Kalıp & pim Kalıp/);
      expect(dort!.contentText.length).toBeLessThanOrEqual(240);
      expect(uc).toMatchObject({ excerpt: 'Özet', contentText: '' });
    });

    test('are found by slug and by id, with sanitized content', async () => {
      const { get } = await start();
      for (const url of ['/api/blogs/slug/dort', `/api/blogs/${contentId('dort')}`]) {
        const { status, json } = await get(url);
        expect(status).toBe(200);
        const post = json as Blog;
        expect(post).toMatchObject({
          _id: contentId('dort'),
          slug: 'dort',
          author: 'Yazar',
          readTime: 5,
          views: 0,
          version: 1,
          category: 'Ar-Ge',
          isPublished: true,
          createdAt: '2026-01-09T08:00:00.000Z',
        });
        expect(post.content).toContain('<h2>Başlık</h2>');
        expect(post.content).not.toContain('bad()');
      }
    });

    test('that are drafts or do not exist are the same 404', async () => {
      const { get } = await start();
      const bodies = new Set<string>();
      for (const url of [
        '/api/blogs/slug/taslak',
        `/api/blogs/${contentId('taslak')}`,
        `/api/blogs/related/${contentId('taslak')}`,
        '/api/blogs/slug/yok',
        '/api/blogs/yok',
        '/api/blogs/related/yok',
      ]) {
        const { status, body } = await get(url);
        expect(status, url).toBe(404);
        bodies.add(body);
      }
      expect(bodies.size).toBe(1);
      expect([...bodies][0]).toContain('Blog yazısı bulunamadı.');
    });

    test('are shown to staff with their drafts', async () => {
      const blogs = blogStore(await setup.open());
      expect(slugs(await blogs.list({ audience: 'staff' }))).toEqual(['dort', 'uc', 'taslak', 'iki', 'bir']);
      expect(await blogs.count({ audience: 'staff', category: 'Üretim' })).toBe(3);
      expect(await blogs.getBySlug('taslak', 'staff')).toMatchObject({ isPublished: false });
    });

    test('are found by a slug they had before, a draft is not', async () => {
      const { database, get } = await start();
      await database.write('blogs', async (trx) => {
        for (const [slug, now] of [
          ['eski', 'bir'],
          ['eski-taslak', 'taslak'],
        ] as const) {
          const { id } = await trx.selectFrom('blogs').select('id').where('slug', '=', now).executeTakeFirstOrThrow();
          await trx.insertInto('oldSlugs').values({ kind: 'blog', slug, rowId: id }).execute();
        }
        await trx.insertInto('oldSlugs').values({ kind: 'product', slug: 'eski-urun', rowId: 1 }).execute();
      });
      expect((await get('/api/blogs/slug/eski')).json).toMatchObject({ slug: 'bir' });
      expect((await get('/api/blogs/slug/eski-taslak')).status).toBe(404);
      expect((await get('/api/blogs/slug/eski-urun')).status).toBe(404);
    });

    test('are related by shared tags, then by category, then by age; never drafts nor themselves', async () => {
      const { database, get } = await start();
      const related = async (slug: string) => slugs((await get(`/api/blogs/related/${contentId(slug)}`)).json);
      expect(await related('bir')).toEqual(['uc', 'dort', 'iki']);
      expect(await related('uc')).toEqual(['bir', 'dort', 'iki']);
      await database.write('blogs', (trx) => trx.deleteFrom('blogs').where('slug', '<>', 'iki').execute());
      expect(await related('iki')).toEqual([]);
    });

    test('hide a picture that would lead elsewhere', async () => {
      const { database, get } = await start();
      await insertBlogs(database, [{ slug: 'kotu', featuredImage: 'javascript:bad()' }]);
      expect((await get('/api/blogs/slug/kotu')).json).toMatchObject({ featuredImage: '' });
    });

    test('are answered anew after a change to them, and only then', async () => {
      const { database, get } = await start();
      const tag = async () => (await get('/api/blogs')).headers['etag'];
      const before = await tag();
      await touch(database, 'content');
      expect(await tag()).toBe(before);
      await database.write('blogs', (trx) =>
        trx.updateTable('blogs').set({ isPublished: true }).where('slug', '=', 'taslak').execute(),
      );
      expect(slugs((await get('/api/blogs')).json)).toContain('taslak');
      expect((await get('/api/blogs/slug/taslak')).status).toBe(200);
    });
  },
  (database) => insertBlogs(database, POSTS),
);
