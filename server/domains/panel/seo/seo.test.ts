import { expect, test } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import type { SeoRow } from '#contract/seo.ts';
import { startApp } from '../../../testing/app.ts';
import { insertProducts, productId } from '../../../testing/catalogue.ts';

import { contentId, insertBlogs, insertPages } from '../../../testing/content.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { clockAt } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'the checks for search engines',
  (setup) => {
    const start = async () => {
      const clock = clockAt();
      const app = await startApp(setup, { clock: clock.now });
      const moderator = await signIn(app, 'moderator');
      const rows = async (query = '') =>
        (await moderator.get<Output<'GET /api/seo'>>(`/api/seo?limit=100${query}`)).json.items;
      const of = async (id: string) =>
        (await rows()).find(({ _id }) => _id === id)?.findings.map(({ name, count }) => `${name} ${count}`);
      return { app, clock, moderator, rows, of };
    };

    test('find what could be better in published rows of each kind, and in no other', async () => {
      const { rows, of } = await start();
      expect(await of(contentId('kisa'))).toEqual(['title-short 29', 'description-short 4', 'alt-missing 1']);
      expect(await of(contentId('iyi'))).toBeUndefined();
      expect(await of(contentId('taslak'))).toBeUndefined();
      expect(await of(contentId('sayfa'))).toEqual(['description-missing 0']);
      expect(await of(contentId('gizli'))).toBeUndefined();
      expect(await of(productId('SEO-1'))).toEqual(['description-short 4', 'title-duplicate 1']);
      const kinds = new Set((await rows()).map(({ kind }: SeoRow) => kind));
      expect([...kinds]).toEqual(['product', 'family', 'blog', 'page']);
    });

    test('are narrowed by kind, finding and name, and counted', async () => {
      const { rows, moderator } = await start();
      expect((await rows('&kind=page')).map(({ name }) => name)).toEqual(['Kurumsal sayfamızın adı budur']);
      expect((await rows('&finding=alt-missing')).map(({ _id }) => _id)).toEqual([contentId('kisa')]);
      expect((await rows('&q=KISA')).map(({ _id }) => _id)).toEqual([contentId('kisa')]);
      const { json } = await moderator.get<Output<'GET /api/seo/summary'>>('/api/seo/summary');
      expect(json.found).toBe((await rows()).length);
      expect(json.findings['title-duplicate']).toBe(2);
      expect(json.kinds.page).toBe(1);
      expect(json.checked).toBeGreaterThan(json.found);
      expect(json.at).toBe('2026-11-20T09:00:00.000Z');
      expect((await moderator.get('/api/seo?kind=job')).status).toBe(400);
    });

    test('are a minute old at most where rows have changed, and unchanged otherwise', async () => {
      const { moderator, clock, of } = await start();
      const id = contentId('kisa');
      const before = await of(id);
      await moderator.put(`/api/blogs/${id}`, { title: 'Artık uzunca ve yerinde bir başlık' });
      expect(await of(id)).toEqual(before);
      clock.pass(60_000);
      expect(await of(id)).toEqual(['description-short 4', 'alt-missing 1']);
      await moderator.put(`/api/blogs/${id}`, { isPublished: false });
      clock.pass(60_000);
      expect(await of(id)).toBeUndefined();
      const at = async () => (await moderator.get<Output<'GET /api/seo/summary'>>('/api/seo/summary')).json.at;
      const looked = await at();
      clock.pass(600_000);
      expect(await at()).toBe(looked);
    });

    test('name the published rows that have a title', async () => {
      const { moderator } = await start();
      const named = async (query: string) =>
        (await moderator.get<Output<'GET /api/seo/duplicates'>>(`/api/seo/duplicates?${query}`)).json.map(
          ({ kind, _id }) => `${kind} ${_id}`,
        );
      const title = encodeURIComponent('Aynı adlı iki kılavuz kolon, DIN');
      expect(await named(`title=${title}`)).toEqual([`product ${productId('SEO-1')}`, `product ${productId('SEO-2')}`]);
      expect(await named(`title=${title}&kind=product&id=${productId('SEO-1')}`)).toEqual([
        `product ${productId('SEO-2')}`,
      ]);
      expect(await named(`title=${encodeURIComponent('Taslak')}`)).toEqual([]);
      expect(await named(`title=${encodeURIComponent('Kurumsal sayfamızın adı budur')}`)).toEqual([
        `page ${contentId('sayfa')}`,
      ]);
      expect((await moderator.get('/api/seo/duplicates?title=%20')).status).toBe(400);
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
    await insertFamily(database, { ...PIN_FAMILY, slug: 'uzun', name: 'Uzun adlı seri '.repeat(5).trim(), sizes: [] });
    await insertProducts(
      database,
      ['SEO-1', 'SEO-2'].map((code) => ({
        code,
        name: 'Aynı adlı iki kılavuz kolon, DIN',
        category: 'kolonlar',
        description: 'Kısa',
      })),
    );
    await insertBlogs(database, [
      { slug: 'kisa', title: 'Kısa', content: '<p><img src="/img/uploads/blogs/a.webp" alt=""></p>' },
      {
        slug: 'iyi',
        title: 'Kalıpta doğru geçmeyi seçmek',
        excerpt: 'Geçme seçiminin yolu, hangi parçada hangi toleransın tutulacağı ve neye dikkat edileceği üzerine.',
      },
      { slug: 'taslak', title: 'Taslak', isPublished: false },
    ]);
    await insertPages(database, [
      { slug: 'sayfa', title: 'Kurumsal sayfamızın adı budur' },
      { slug: 'gizli', title: 'Gizli', isActive: false },
    ]);
  },
);
