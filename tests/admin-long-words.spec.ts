// Staff may write anything: the site's pages stay as wide as the window even with words too long for any line.
import { randomBytes } from 'node:crypto';
import { expect, test } from './admin.ts';
import { look, setWidth } from './layout.ts';

test('endless words push nothing aside at 390 and at 1120 px', async ({ page, asAdmin }) => {
  test.slow();
  const mark = randomBytes(4).toString('hex').toUpperCase();
  const word = `ÇokUzunBitişikBirSözcük${'Daha'.repeat(15)}${mark}`;
  const category = await asAdmin.call<{ _id: string }>('POST', '/api/categories', {
    name: word,
    description: word,
    img: '/placeholder.svg',
  });
  const sub = await asAdmin.call<{ _id: string }>('POST', '/api/categories', {
    name: `${word}Alt`,
    parentCategory: category._id,
  });
  const product = await asAdmin.call<{ _id: string; slug: string }>('POST', '/api/products', {
    code: `UZUN-${mark}`,
    name: word,
    category: category._id,
    subCategory: sub._id,
    description: word,
    img: ['/placeholder.svg'],
    features: [word],
    technicalSpecs: [{ name: word, value: word, unit: 'mm' }],
    documents: [{ name: word, url: '/files/documents/x.pdf', type: 'pdf', size: 1 }],
  });
  const job = await asAdmin.call<{ _id: string; slug: string }>('POST', '/api/jobs', {
    title: word,
    department: word,
    location: word,
    type: 'full-time',
    experience: word,
    description: word,
    requirements: [word],
    responsibilities: [word],
  });
  const post = await asAdmin.call<{ _id: string; slug: string }>('POST', '/api/blogs', {
    title: word,
    content: `<p>${word}</p>`,
    excerpt: word,
    featuredImage: '/placeholder.svg',
    category: 'Kalite',
    tags: [word.slice(0, 60)],
  });
  const addresses = [
    '/',
    '/shop',
    `/shop?category=${category._id}`,
    `/shop?category=${category._id}&subCategory=${sub._id}&view=list`,
    `/urun/${product.slug}`,
    '/services',
    '/careers',
    `/careers/${job._id}-${job.slug}`,
    '/blog',
    `/blog/${post.slug}`,
  ];
  for (const address of addresses) {
    await setWidth(page, 390);
    expect((await page.goto(address))!.status(), address).toBe(200);
    for (const width of [390, 1120]) {
      await setWidth(page, width);
      await look(page, `${address} with endless words`, width, { checks: 'overflow' });
    }
  }
  for (const path of [
    `products/${product._id}`,
    `jobs/${job._id}`,
    `blogs/${post._id}`,
    `categories/${sub._id}`,
    `categories/${category._id}`,
  ])
    await asAdmin.call('DELETE', `/api/${path}`);
});
