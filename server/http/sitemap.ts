import type { CategoryStore } from '../categories/store.ts';
import type { PageStore } from '../pages/store.ts';
import type { ProductStore } from '../products/store.ts';

/** Addresses in one file; the protocol allows 50,000. */
const PART_SIZE = 40_000;

/** Pages with an address of their own. */
const STATIC_PATHS = ['/', '/shop', '/about', '/mission-vision', '/history', '/certificates', '/facilities', '/services', '/blog', '/careers', '/contact'];

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Sources { products: ProductStore; categories: CategoryStore; pages: Pick<PageStore, 'addresses'>; publicUrl: string; part: number | undefined }

interface Address { path: string; updatedAt?: Date }

/** Every address that is no product's, each page under its canonical one. */
async function otherAddresses({ categories, pages }: Sources): Promise<Address[]> {
  const dynamicPages = await pages.addresses();
  const replaced = new Set(dynamicPages.map(({ slug }) => `/${slug}`));
  const lists: Address[][] = [
    STATIC_PATHS.filter((path) => !replaced.has(path)).map((path) => ({ path })),
    dynamicPages.map(({ slug, updatedAt }) => ({ path: `/page/${encodeURIComponent(slug)}`, updatedAt })),
    (await categories.list('public')).map(({ _id, parentCategory }) => ({ path: parentCategory ? `/shop?category=${parentCategory._id}&subCategory=${_id}` : `/shop?category=${_id}` })),
  ];
  return lists.flat();
}

/**
 * The sitemap: one list of addresses while they fit one file, otherwise an index of `/sitemap-1.xml` and so on.
 * @param part from 1; undefined for the sitemap itself
 * @returns undefined when there is no such part
 */
export async function sitemap(sources: Sources): Promise<string | undefined> {
  const { products, publicUrl, part } = sources;
  const parts = Math.max(1, Math.ceil((await products.countPublic()) / PART_SIZE));
  if (part === undefined && parts > 1) {
    const files = Array.from({ length: parts }, (_, i) => `<sitemap><loc>${escape(`${publicUrl}/sitemap-${i + 1}.xml`)}</loc></sitemap>`);
    return document('sitemapindex', files);
  }
  const number = part ?? 1;
  if (number < 1 || number > parts) return undefined;
  const shown: Address[] = (await products.addresses(PART_SIZE, (number - 1) * PART_SIZE)).map(({ slug, updatedAt }) => ({ path: `/urun/${slug}`, updatedAt }));
  const entries = [...(number === 1 ? await otherAddresses(sources) : []), ...shown].map(({ path, updatedAt }) => entry(publicUrl + path, updatedAt?.toISOString().slice(0, 10)));
  return document('urlset', entries);
}

const entry = (address: string, modified?: string) => `<url><loc>${escape(address)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`;
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
