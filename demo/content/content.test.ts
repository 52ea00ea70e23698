import { describe, expect, test } from 'vitest';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import { BLOG_CATEGORIES, SECTION_TYPES } from '#contract/content.ts';
import { ImageInput, LinkInput, LinkOrHashInput } from '#contract/fields.ts';
import type { Job } from '#contract/jobs.ts';
import type { ActivePage } from '#contract/pages.ts';
import type { Program } from '#contract/programs.ts';
import type { Reference } from '#contract/references.ts';
import { familyPath } from '#contract/paths.ts';
import type { Slide } from '#contract/sliders.ts';
import { slugify } from '#contract/text.ts';
import { plainText, sanitizeInline, sanitizeRichText } from '../../server/base/rich-text/sanitize.ts';
import { startApp } from '../../server/testing/app.ts';
import { describeWithDatabase } from '../../server/testing/engines.ts';
import { shownContent } from '../../server/domains/content/pages/store.ts';
import { demoProducts } from '../catalogue/index.ts';
import { readFamilies } from '../families.ts';
import { insertContent } from './insert.ts';
import { demoPages as demoPagesAt } from './pages/index.ts';
import { contentPictures } from './pictures.ts';
import { demoPosts } from './posts/index.ts';

const NOW = Date.UTC(2026, 10, 20, 9, 0, 0);
const demoPages = demoPagesAt(NOW);
const published = demoPosts.filter((post) => !post.isDraft);
const words = (html: string) => plainText(html, 1_000_000).split(' ').length;
const ROUTES = ['/shop', '/contact', '/services', '/blog'];
const families = readFamilies([...demoProducts('demo')]).map(({ family }) => familyPath(slugify(family.key)));
const addresses = new Set([
  ...families,
  ...ROUTES,
  ...published.map((post) => `/blog/${post.slug}`),
  ...demoPages.map((page) => `/page/${page.slug}`),
]);
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]!.split('?')[0]!);

describe('the demo posts', () => {
  test('are at least fourteen, in every category, with one or two drafts', () => {
    expect(published.length).toBeGreaterThanOrEqual(14);
    expect(new Set(published.map((post) => post.category))).toEqual(new Set(BLOG_CATEGORIES));
    expect([1, 2]).toContain(demoPosts.length - published.length);
    expect(published.filter((post) => post.excerpt === '')).toHaveLength(1);
    expect(published.filter((post) => post.content.includes('<table>')).length).toBeGreaterThanOrEqual(3);
    expect(new Set(demoPosts.map((post) => post.slug)).size).toBe(demoPosts.length);
  });

  test('lead to the series that they are about', () => {
    const leading = published.filter(({ content }) => linksIn(content).some((link) => families.includes(link)));
    expect(leading.length).toBeGreaterThanOrEqual(10);
  });

  test('stand newest first', () => {
    const ages = published.map((post) => post.ageInDays);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    expect(ages[0]).toBeLessThan(14);
  });

  test.each(published.map((post) => [post.slug, post] as const))(
    '%s is a real article, and survives the sanitizer as it is',
    (slug, post) => {
      expect(slugify(slug)).toBe(slug);
      expect(words(post.content)).toBeGreaterThanOrEqual(600);
      expect(words(post.content)).toBeLessThanOrEqual(1_200);
      expect(post.content.match(/<h2>/g)!.length).toBeGreaterThanOrEqual(4);
      expect(post.content).toMatch(/<[ou]l>/);
      const tags = (html: string) => html.match(/<\/?[a-z0-9]+/g);
      expect(tags(sanitizeRichText(post.content))).toEqual(tags(post.content));
      expect(post.tags.length).toBeGreaterThanOrEqual(2);
      expect(post.readTime).toBeGreaterThanOrEqual(Math.floor(words(post.content) / 200));
      expect(post.excerpt.length).toBeLessThanOrEqual(200);
      for (const link of linksIn(post.content)) expect(addresses, link).toContain(link);
    },
  );
});

describe('the demo pages', () => {
  test('use every type of section between them, and are shown as they were written', () => {
    const types = new Set<string>();
    for (const { isActive, heroTitle, heroSubtitle, sections } of demoPages) {
      const shown = shownContent({ heroTitle, heroSubtitle, sections });
      expect(shown).toMatchObject({ heroTitle, heroSubtitle });
      expect(shown.sections).toMatchObject(sections);
      if (isActive) for (const section of sections) types.add(section.type);
    }
    expect(types).toEqual(new Set(SECTION_TYPES));
  });

  test('that are legal texts say that they are drafts; all but the sales contract can be read and have no blanks', () => {
    const slugs = [
      'kvkk-aydinlatma-metni',
      'gizlilik-politikasi',
      'cerez-politikasi',
      'mesafeli-satis-sozlesmesi',
      'iade-kosullari',
    ];
    const drafts = demoPages.filter((page) => slugs.includes(page.slug));
    expect(drafts.map((page) => page.slug)).toEqual(slugs);
    expect(demoPages.filter((page) => !page.isActive).map((page) => page.slug)).toEqual(['mesafeli-satis-sozlesmesi']);
    for (const page of drafts) expect(JSON.stringify(page.sections[0])).toContain('taslaktır');
    const readable = drafts.filter((page) => page.isActive);
    for (const { slug, sections } of readable)
      for (const { paragraphs } of sections as { paragraphs: string[] }[])
        expect(paragraphs.join(), slug).not.toMatch(/\[[^\]]+\]/);
  });

  test('link only to existing pages', () => {
    for (const page of demoPages)
      for (const link of linksIn(JSON.stringify(page.sections).replaceAll('\\"', '"')))
        expect(addresses, link).toContain(link);
    expect(sanitizeInline('<a href="/page/certificates">x</a>')).toContain('href="/page/certificates"');
  });
});

test('the demo pictures are drawn without fonts', () => {
  for (const { folder, draw } of contentPictures) {
    const svg = draw();
    expect(svg, folder).toMatch(/^<svg [^>]*viewBox="0 0 (?:1200 600|1600 700|1200 400|1200 900)"/);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
  }
  const names = contentPictures.map(({ folder, name }) => `${folder}/${name}`);
  expect(new Set(names).size).toBe(names.length);
});

describeWithDatabase('the demo content, stored', (setup) => {
  const start = async () => {
    const database = await setup.open();
    await database.write('catalogue', (trx) => insertContent(trx, new Date(Date.UTC(2026, 0, 5)), NOW));
    return startApp(setup, { database, clock: () => NOW });
  };
  const drawn = (folder: string, file: string) =>
    contentPictures.some((picture) => picture.folder === folder && `${picture.name}.webp` === file);

  test('fills every list', async () => {
    const { get } = await start();
    const list = async <T>(url: string) => (await get(url)).json as T[];
    const posts = await list<BlogCard>('/api/blogs/published');
    expect(posts.map((post) => post.slug)).toEqual(published.map((post) => post.slug));
    expect(new Set(posts.map((post) => post.views)).size).toBeGreaterThan(8);
    for (const post of posts) expect(drawn('blogs', post.featuredImage), post.featuredImage).toBe(true);
    expect((await get(`/api/blogs/related/${posts[0]!._id}`)).json as Blog[]).toHaveLength(3);
    expect(await list('/api/features')).toHaveLength(5);
    for (const slide of await list<Slide>('/api/sliders/active'))
      expect([drawn('slider', slide.image), LinkInput.safeParse(slide.link).success, slide.link !== '']).toEqual([
        true,
        true,
        true,
      ]);
    const brands = await list<Reference>('/api/references');
    expect(brands.length).toBeGreaterThanOrEqual(16);
    for (const brand of brands)
      expect([drawn('references', brand.logo), ImageInput.safeParse(brand.logo).success]).toEqual([true, true]);
    expect(await list('/api/quality-management')).toHaveLength(8);
    expect(await list('/api/programs')).toHaveLength(1);
    expect(LinkOrHashInput.safeParse(((await get('/api/programs/active')).json as Program).downloadLink).success).toBe(
      true,
    );
  });

  test('offers jobs that can be applied for, and neither the past nor the inactive one', async () => {
    const { get, database } = await start();
    const jobs = (await get('/api/jobs')).json as Job[];
    expect(jobs).toHaveLength(6);
    expect(jobs.some((job) => job.applicationDeadline === null && job.salary === null)).toBe(true);
    expect(await database.db.selectFrom('jobs').select('id').execute()).toHaveLength(8);
    for (const job of jobs) expect(job.applicationDeadline ?? '9999').toMatch(/^(?:9999|202[67]-)/);
  });

  test('has the pages of the menu, with pictures that exist, those of the law after them, and keeps the sales contract back', async () => {
    const { get } = await start();
    const menu = (await get('/api/pages')).json as { slug: string }[];
    expect(menu.map((page) => page.slug)).toEqual([
      'about',
      'mission-vision',
      'history',
      'certificates',
      'facilities',
      'ar-ge',
      'kalite-guvence',
      'kvkk-aydinlatma-metni',
      'gizlilik-politikasi',
      'cerez-politikasi',
      'iade-kosullari',
    ]);
    for (const { slug } of menu) {
      const { content } = (await get(`/api/pages/${slug}`)).json as ActivePage;
      for (const section of content.sections)
        if ('image' in section && section.image) expect(drawn('pages', section.image), section.image).toBe(true);
    }
    expect((await get('/api/pages/mesafeli-satis-sozlesmesi')).json).toEqual({
      slug: 'mesafeli-satis-sozlesmesi',
      title: 'Mesafeli Satış Sözleşmesi',
      isActive: false,
    });
  });
});
