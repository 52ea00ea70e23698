import { expect, test } from 'vitest';
import type { ContentSearchReply } from '#contract/content-search.ts';
import { MAX_CONTENT_HITS } from '#contract/content-kinds.ts';
import { startApp } from '../../../testing/app.ts';
import { contentId, insertBlogs, insertJobs, insertPages, type BlogInput } from '../../../testing/content.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { XSS_VECTORS } from '../../../testing/xss-vectors.ts';

const POSTS: BlogInput[] = [
  { slug: 'metinde', title: 'Eski', content: '<p>Şaşırtıcı <b>kalı</b>plar ve Ø5×100</p>' },
  { slug: 'ozette', title: 'Orta', excerpt: 'Kalıp özeti' },
  { slug: 'baslikta', title: 'KALIP başlıkta' },
  { slug: 'baslikta-yeni', title: 'Yeni kalıp' },
  { slug: 'etikette', title: 'Etiketli', tags: ['İtici Pim'] },
  { slug: 'taslak', title: 'Kalıp taslağı', isPublished: false },
];

describeOnEngines(
  'the search of posts, pages and jobs',
  (setup) => {
    const start = async () => {
      const app = await startApp(setup);
      const search = async (q: string, more = '') =>
        (await app.get(`/api/content/search?q=${encodeURIComponent(q)}${more}`)).json as ContentSearchReply;
      const paths = async (q: string, more = '') => {
        const { posts, pages, jobs } = await search(q, more);
        return [...posts.items, ...pages.items, ...jobs.items].map(({ path }) => path);
      };
      return { ...app, search, paths };
    };

    test('ranks hits in the title before those in the summary and in the text, newer first', async () => {
      const { paths } = await start();
      expect(await paths('kalıp')).toEqual([
        '/blog/baslikta-yeni',
        '/blog/baslikta',
        '/blog/ozette',
        '/blog/metinde',
        '/page/kaliplar',
      ]);
    });

    test('folds Turkish letters and sizes, and needs every word', async () => {
      const { paths } = await start();
      for (const q of ['şaşırtıcı', 'SASIRTICI', 'ŞAŞIRTICI kalıplar', '5x100', 'Ø5 × 100'])
        expect(await paths(q), q).toEqual(['/blog/metinde']);
      expect(await paths('itici pim')).toEqual(['/blog/etikette']);
      expect(await paths('ITICI PIM')).toEqual(['/blog/etikette']);
      expect(await paths('kalıp yokböylesöz')).toEqual([]);
      expect(await paths('fre')).toEqual(['/careers/' + contentId('Freze ustası') + '-freze-ustasi']);
      // Within a word in the title, at its beginning in the text.
      expect(await paths('alıp')).toEqual(['/blog/baslikta-yeni', '/blog/baslikta', '/blog/ozette', '/page/kaliplar']);
    });

    test('shows where the words stand, as text', async () => {
      const { search } = await start();
      const { posts } = await search('kalıplar');
      expect(posts.items).toMatchObject([
        {
          title: [{ text: 'Eski', isHit: false }],
          snippet: [
            { text: 'Şaşırtıcı ', isHit: false },
            { text: 'kalıplar', isHit: true },
            { text: ' ve Ø5×100', isHit: false },
          ],
        },
      ]);
    });

    test('finds nothing that is unpublished, over, or was unpublished, and what is deleted comes back', async () => {
      const app = await start();
      expect(await app.paths('taslağı')).toEqual([]);
      expect(await app.paths('gizli')).toEqual([]);
      expect(await app.paths('kapanmış')).toEqual([]);
      const admin = await signIn(app, 'admin');
      const find = () => app.paths('yeni kalıp');
      expect(await find()).toEqual(['/blog/baslikta-yeni']);
      const id = contentId('baslikta-yeni');
      await admin.put(`/api/blogs/${id}`, { isPublished: false });
      expect(await find()).toEqual([]);
      await admin.put(`/api/blogs/${id}`, { isPublished: true });
      expect(await find()).toEqual(['/blog/baslikta-yeni']);
      await admin.del(`/api/blogs/${id}`);
      expect(await find()).toEqual([]);
      expect((await admin.post(`/api/trash/${id}/restore`)).status).toBe(200);
      expect(await find()).toEqual(['/blog/baslikta-yeni']);
    });

    test('follows what staff write, in each kind', async () => {
      const app = await start();
      const moderator = await signIn(app, 'moderator');
      await moderator.put(`/api/blogs/${contentId('metinde')}`, { content: '<p>Zımba</p><p>taşı</p>' });
      expect([await app.paths('zımba taşı'), await app.paths('şaşırtıcı')]).toEqual([['/blog/metinde'], []]);
      await moderator.put(`/api/blogs/${contentId('metinde')}`, { title: 'Bambaşka' });
      expect(await app.paths('bambaşka zımba')).toEqual(['/blog/metinde']);
      await moderator.put(`/api/pages/${contentId('kaliplar')}`, {
        content: { sections: [{ type: 'intro', title: 'Hidrolik', paragraphs: ['<b>Pres</b>ler'], stats: [] }] },
      });
      expect(await app.paths('hidrolik presler')).toEqual(['/page/kaliplar']);
      await moderator.put(`/api/jobs/${contentId('Freze ustası')}`, { benefits: ['Yemek kartı'] });
      expect(await app.paths('yemek kartı')).toHaveLength(1);
    });

    test('pages through a kind and counts all, up to a limit', async () => {
      const app = await start();
      await insertBlogs(
        app.database,
        Array.from({ length: MAX_CONTENT_HITS + 5 }, (_, i) => ({
          slug: `cok-${i}`,
          title: `Sıradan ${i}`,
          content: '<p>bollukta</p>',
        })),
      );
      const all = await app.search('bollukta');
      expect(all.posts).toMatchObject({ total: MAX_CONTENT_HITS, hasMore: true });
      expect(all.posts.items).toHaveLength(10);
      const second = await app.search('bollukta', '&kind=posts&page=2');
      expect(second.posts.items.map(({ path }) => path)).toEqual(
        Array.from({ length: 10 }, (_, i) => `/blog/cok-${MAX_CONTENT_HITS + 4 - 10 - i}`),
      );
      expect((await app.search('kalıp', '&kind=posts')).pages).toEqual({ items: [], total: 1, hasMore: false });
      expect((await app.search('bollukta', '&page=99')).posts.items).toEqual([]);
    });

    test('refuses blank, short and overlong texts', async () => {
      const { get } = await start();
      const answer = async (q: string) => {
        const { status, json } = await get(`/api/content/search?q=${encodeURIComponent(q)}`);
        return [status, (json as { message?: string }).message];
      };
      expect(await answer(' ')).toEqual([400, 'Boş karakter arayamazsınız!']);
      expect(await answer('ş')).toEqual([400, 'Aramak için en az 2 harf veya rakam yazın.']);
      expect(await answer('?!.,')).toEqual([400, 'Aramak için en az 2 harf veya rakam yazın.']);
      expect((await answer('a'.repeat(101)))[0]).toBe(400);
      expect((await answer('ab'.repeat(50)))[0]).toBe(200);
      expect((await answer('%_\'" ab'))[0]).toBe(200);
    });

    test('gives code in titles and texts as the text it is', async () => {
      const app = await start();
      const vectors = XSS_VECTORS.filter((vector) => !vector.includes('\u0000')); // PostgreSQL stores none
      await insertBlogs(
        app.database,
        vectors.map((vector, i) => ({
          slug: `xss-${i}`,
          title: `vektör ${vector}`,
          content: `<p>vektör</p>${vector}`,
        })),
      );
      const { posts } = await app.search('vektör', '&limit=100');
      expect(posts.total).toBe(Math.min(vectors.length, MAX_CONTENT_HITS));
      for (const { title } of posts.items)
        expect(vectors).toContain(
          title
            .map(({ text }) => text)
            .join('')
            .slice('vektör '.length),
        );
    });
  },
  async (database) => {
    await insertBlogs(database, POSTS);
    await insertPages(database, [
      { slug: 'kaliplar', title: 'Sayfa', content: { heroSubtitle: 'Kalıp sayfası' } },
      { slug: 'gizli', title: 'Gizli', isActive: false },
    ]);
    await insertJobs(database, [
      { key: 'Freze ustası' },
      { key: 'Kapanmış ilan', applicationDeadline: '2026-01-01' },
      { key: 'Kapanmış iş', isActive: false },
    ]);
  },
);
