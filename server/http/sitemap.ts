import type { BlogStore } from '../blogs/store.ts';
import type { CategoryStore } from '../categories/store.ts';
import type { ProductStore } from '../products/store.ts';

/** Addresses in one file; the protocol allows 50,000. */
const PART_SIZE = 40_000;

/** Pages with an address of their own. */
const STATIC_PATHS = ['/', '/shop', '/about', '/mission-vision', '/history', '/certificates', '/facilities', '/services', '/blog', '/careers', '/contact', '/bulten', '/en', '/de'];

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Sources { products: ProductStore; categories: CategoryStore; blogs: Pick<BlogStore, 'addresses'>; publicUrl: string; part: number | undefined }

/**
 * The sitemap: one list of addresses while they fit one file, otherwise an index of `/sitemap-1.xml` and so on.
 * @param part from 1; undefined for the sitemap itself
 * @returns undefined when there is no such part
 */
export async function sitemap({ products, categories, blogs, publicUrl, part }: Sources): Promise<string | undefined> {
  const parts = Math.max(1, Math.ceil((await products.countPublic()) / PART_SIZE));
  if (part === undefined && parts > 1) {
    const files = Array.from({ length: parts }, (_, i) => `<sitemap><loc>${escape(`${publicUrl}/sitemap-${i + 1}.xml`)}</loc></sitemap>`);
    return document('sitemapindex', files);
  }
  const number = part ?? 1;
  if (number < 1 || number > parts) return undefined;
  const entries = (await products.addresses(PART_SIZE, (number - 1) * PART_SIZE)).map(({ slug, updatedAt }) => entry(`${publicUrl}/urun/${slug}`, updatedAt));
  if (number === 1) {
    const lists = (await categories.list('public')).map((category) => category.parentCategory
      ? `/shop?category=${category.parentCategory._id}&subCategory=${category._id}`
      : `/shop?category=${category._id}`);
    const posts = (await blogs.addresses()).map(({ slug, updatedAt }) => entry(`${publicUrl}/blog/${slug}`, updatedAt));
    entries.unshift(...[...STATIC_PATHS, ...lists].map((path) => entry(publicUrl + path)), ...posts);
  }
  return document('urlset', entries);
}

const entry = (address: string, modified?: Date) => `<url><loc>${escape(address)}</loc>${modified ? `<lastmod>${modified.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`;
const document = (root: string, children: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${children.join('\n')}\n</${root}>\n`;

/** Searches and sorted lists are left to people: crawlers find every product through the sitemap. */
export const robots = (publicUrl: string): string => `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /cart
Disallow: /*?*q=
Disallow: /*?*sort=

Sitemap: ${publicUrl}/sitemap.xml
`;
