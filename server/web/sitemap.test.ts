import { describe, expect, test } from 'vitest';
import { startApp, stubSite } from '../testing/app.ts';
import { categoryId, insertProducts } from '../testing/catalogue.ts';
import { contentId, insertBlogs, insertJobs, insertPages } from '../testing/content.ts';
import { describeWithDatabase } from '../testing/engines.ts';
import { HIDDEN_CODES, PUBLIC_CODES, seedSmallCatalogue } from '../testing/small-catalogue.ts';
import type { SitemapPages } from '../call/sitemap-pages.ts';
import { sitemap } from './sitemap.ts';

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]!);

describeWithDatabase(
  'sitemap.xml',
  (setup) => {
    test('names every public product once, the lists and the fixed pages, and nothing hidden', async () => {
      const { get } = await startApp(setup, { site: stubSite(async () => undefined) });
      const { status, headers, body } = await get('/sitemap.xml');
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/xml; charset=utf-8');
      const addresses = addressesIn(body);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(addresses.every((address) => address.startsWith('http://kaliphane.test/'))).toBe(true);
      const products = addresses.filter((address) => address.includes('/urun/'));
      expect(products).toHaveLength(PUBLIC_CODES.length);
      for (const code of PUBLIC_CODES)
        expect(
          products.filter((address) => address.endsWith(`-${code.toLowerCase()}`)),
          code,
        ).toHaveLength(1);
      for (const code of HIDDEN_CODES) expect(body).not.toContain(code.toLowerCase());
      for (const path of ['/', '/shop', '/about', '/contact', '/blog', '/careers', '/services'])
        expect(addresses).toContain(`http://kaliphane.test${path}`);
      expect(addresses).toContain(`http://kaliphane.test/shop?category=${categoryId('kolonlar')}`);
      expect(addresses).toContain(
        `http://kaliphane.test/shop?category=${categoryId('kolonlar')}&#38;subCategory=${categoryId('burclar')}`,
      );
      expect(body).not.toContain(categoryId('kapali'));
      expect(body).toContain('<lastmod>2026-01-05</lastmod>');
      expect(
        body.startsWith(
          '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ),
      ).toBe(true);
    });

    test('follows the catalogue, and is one address whatever its query', async () => {
      const database = await setup.open();
      const { get } = await startApp(setup, { database, site: stubSite(async () => undefined) });
      await get('/sitemap.xml');
      await insertProducts(database, [{ code: 'YENI-1', category: 'bos' }]);
      expect((await get('/sitemap.xml?x=1')).body).toContain('/urun/yeni-1-yeni-1');
      expect((await get('/sitemap.xml')).body).toContain('/urun/yeni-1-yeni-1');
    });

    test('names what staff write, and nothing that is hidden; a dynamic page stands for the static one', async () => {
      const time = { now: Date.UTC(2026, 2, 10, 9) };
      const { get, database } = await startApp(setup, { site: stubSite(async () => undefined), clock: () => time.now });
      await insertBlogs(database, [{ slug: 'yazi' }, { slug: 'taslak', isPublished: false }]);
      await insertPages(database, [{ slug: 'about' }, { slug: 'kapali', isActive: false }]);
      await insertJobs(database, [{ key: 'Taşlama Ustası', applicationDeadline: '2026-03-10' }]);
      const paths = async () =>
        addressesIn((await get('/sitemap.xml')).body).map((address) => address.replace('http://kaliphane.test', ''));
      expect(await paths()).toEqual(
        expect.arrayContaining([
          '/blog/yazi',
          '/page/about',
          `/careers/${contentId('Taşlama Ustası')}-taslama-ustasi`,
          '/history',
        ]),
      );
      for (const hidden of ['/blog/taslak', '/page/kapali', '/about']) expect(await paths()).not.toContain(hidden);
      time.now += 12 * 60 * 60_000;
      expect((await paths()).filter((path) => path.startsWith('/careers/'))).toEqual([]);
    });

    test('has no parts beyond its last', async () => {
      const site = stubSite(async () => ({ html: 'a page' }));
      const { get } = await startApp(setup, { site });
      expect((await get('/sitemap-1.xml')).status).toBe(200);
      for (const path of [
        '/sitemap-0.xml',
        '/sitemap-2.xml',
        '/sitemap-00000.xml',
        '/sitemap-99999999999999999999.xml',
      ])
        expect((await get(path)).status, path).toBe(404);
      expect(site.renders).toEqual([]);
    });

    test('is named by robots.txt, which keeps crawlers out of what is no page', async () => {
      const { get } = await startApp(setup, { site: stubSite(async () => undefined) });
      const { status, headers, body } = await get('/robots.txt');
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toContain('Sitemap: http://kaliphane.test/sitemap.xml');
      for (const path of ['/admin', '/api/', '/cart']) expect(body).toContain(`Disallow: ${path}\n`);
      expect(body).not.toMatch(/^Disallow: \/$/m);
    });
  },
  seedSmallCatalogue,
);

describe('the sitemap of a large catalogue', () => {
  const catalogueOf = (count: number, slugOf = (i: number) => `p-${i}`): SitemapPages => ({
    scopes: ['catalogue'],
    products: {
      count: () => Promise.resolve(count),
      list: (limit, offset) =>
        Promise.resolve(
          Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, i) => ({
            path: `/urun/${slugOf(offset + i)}`,
            updatedAt: new Date(0),
          })),
        ),
    },
    others: [],
  });
  const made = (pages: SitemapPages, part?: number) => sitemap(pages, 'https://x.test', part);

  test('is one list up to 1,000 products', async () => {
    const xml = (await made(catalogueOf(1_000)))!;
    expect(xml).toContain('<urlset');
    expect(addressesIn(xml).filter((address) => address.includes('/urun/'))).toHaveLength(1_000);
  });

  test('is an index above, whose parts hold every product once, none of them heavy', async () => {
    const pages = catalogueOf(2_001);
    const index = (await made(pages))!;
    expect(index).toContain('<sitemapindex');
    expect(addressesIn(index)).toEqual([1, 2, 3].map((n) => `https://x.test/sitemap-${n}.xml`));
    const products = new Set<string>();
    for (const part of [1, 2, 3]) {
      const addresses = addressesIn((await made(pages, part))!);
      expect(addresses.length).toBeLessThan(1_100);
      for (const address of addresses) if (address.includes('/urun/')) products.add(address);
      expect(addresses.includes('https://x.test/shop')).toBe(part === 1);
    }
    expect(products.size).toBe(2_001);
    expect(await made(pages, 4)).toBeUndefined();
  });

  test('escapes what means something in XML', async () => {
    const xml = (await made(catalogueOf(1, () => `a&b<c>"d'`)))!;
    expect(xml).toContain('<loc>https://x.test/urun/a&#38;b&#60;c&#62;&#34;d&#39;</loc>');
  });
});
