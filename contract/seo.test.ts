import { expect, test } from 'vitest';
import { seoFindings, seoOfFamily, seoOfPage, seoOfPost, seoOfProduct, seoTitleOf, type SeoSubject } from './seo.ts';

const SITE = 'Örnek Kalıp';
const GOOD: SeoSubject = {
  title: 'İtici pim Ø6×200 mm, DIN 1530-A',
  isTitleWhole: true,
  description: 'a'.repeat(100),
  html: '<p>Kısa</p>',
};
const names = (subject: Partial<SeoSubject>, duplicates = 0) =>
  seoFindings({ ...GOOD, ...subject }, SITE, duplicates).map(({ name, count }) => `${name} ${count}`);

test('a row with a title and a description of the right length has no findings', () => {
  expect(names({})).toEqual([]);
});

test.each([
  [29, ['title-short 29']],
  [30, []],
  [60, []],
  [61, ['title-long 61']],
])('a title of %i characters', (length, expected) => {
  expect(names({ title: 'ş'.repeat(length) })).toEqual(expected);
});

test('the site’s name counts where the site adds it', () => {
  expect(seoTitleOf({ ...GOOD, title: 'Kolon', isTitleWhole: false }, SITE)).toBe('Kolon | Örnek Kalıp');
  expect(names({ title: 'a'.repeat(47), isTitleWhole: false })).toEqual(['title-long 61']);
});

test.each([
  [0, ['description-missing 0']],
  [69, ['description-short 69']],
  [70, []],
  [160, []],
  [161, ['description-long 161']],
])('a description of %i characters', (length, expected) => {
  expect(names({ description: 'a'.repeat(length) })).toEqual(expected);
});

test('a description that the site makes is not judged', () => {
  expect(names({ description: null })).toEqual([]);
});

test('pictures without a described content are counted', () => {
  expect(names({ html: '<img src="a"><img src="b" alt=""><img alt=" " src="c"><img src="d" alt="Kolon">' })).toEqual([
    'alt-missing 3',
  ]);
  expect(names({ html: `<img alt='Kolon'>` })).toEqual([]);
});

test('a long text needs a link, a short one does not', () => {
  const long = `<p>${'kalıp '.repeat(300)}</p>`;
  expect(names({ html: long })).toEqual(['link-missing 0']);
  expect(names({ html: `${long}<a href="/shop">katalog</a>` })).toEqual([]);
  expect(names({ html: `${long}<a name="x">katalog</a>` })).toEqual(['link-missing 0']);
  expect(names({ html: `<p>${'<b></b>'.repeat(300)}</p>` })).toEqual([]);
});

test('other rows with the title are told', () => {
  expect(names({}, 2)).toEqual(['title-duplicate 2']);
});

test('each kind’s title and description are those of its page', () => {
  const product = {
    name: 'Kolon',
    seoTitle: ' ',
    seoDescription: '',
    description: 'Açıklama',
    detailedDescription: '',
  };
  expect(seoOfProduct(product)).toMatchObject({ title: 'Kolon', isTitleWhole: false, description: 'Açıklama' });
  expect(seoOfProduct({ ...product, seoTitle: 'Tam', seoDescription: 'Özel' })).toMatchObject({
    title: 'Tam',
    isTitleWhole: true,
    description: 'Özel',
  });
  const family = {
    name: 'Pim DIN 1530',
    standards: ['DIN 1530', 'ISO 6751'],
    seoTitle: '',
    seoDescription: '',
    body: '',
  };
  expect(seoOfFamily(family)).toMatchObject({ title: 'Pim DIN 1530, ISO 6751', description: null });
  expect(seoOfPost({ title: 'Yazı', excerpt: 'Özet', content: '' })).toMatchObject({
    title: 'Yazı',
    description: 'Özet',
  });
  expect(
    seoOfPage({ title: 'Sayfa', metaTitle: '', metaDescription: '', heroSubtitle: 'Alt', paragraphs: ['a', 'b'] }),
  ).toMatchObject({ title: 'Sayfa', isTitleWhole: false, description: 'Alt', html: 'a b' });
});

test('texts that are long or odd take no time', () => {
  const start = performance.now();
  for (const html of [
    '<img '.repeat(200_000),
    '<a '.repeat(200_000),
    '<'.repeat(500_000),
    `<img ${'alt '.repeat(100_000)}>`,
  ])
    seoFindings({ ...GOOD, html }, SITE);
  expect(performance.now() - start).toBeLessThan(1_000);
});
