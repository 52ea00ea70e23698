import { pagePath } from '#contract/page-paths.ts';
import { PANEL_PATH } from '#contract/panel-paths.ts';
import {
  ABOUT_PATH,
  BLOG_PATH,
  CAREERS_PATH,
  CART_PATH,
  CERTIFICATES_PATH,
  CONTACT_PATH,
  ENGLISH_PATH,
  FACILITIES_PATH,
  GERMAN_PATH,
  HISTORY_PATH,
  HOME_PATH,
  LICENCES_PATH,
  MISSION_PATH,
  NEWSLETTER_PATH,
  SERVICES_PATH,
  SHOP_PATH,
} from '#contract/paths.ts';
import type { SitemapPages } from '../call/sitemap-pages.ts';

/**
 * Products in one file. The protocol allows 50,000; a file of this size, 130 kB, costs about as much as a page, also
 * under attack.
 */
const PART_SIZE = 1_000;

/** Pages with an address of their own. */
const STATIC_PATHS = [
  HOME_PATH,
  SHOP_PATH,
  ABOUT_PATH,
  MISSION_PATH,
  HISTORY_PATH,
  CERTIFICATES_PATH,
  FACILITIES_PATH,
  SERVICES_PATH,
  BLOG_PATH,
  CAREERS_PATH,
  CONTACT_PATH,
  NEWSLETTER_PATH,
  LICENCES_PATH,
  ENGLISH_PATH,
  GERMAN_PATH,
];

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Writes the sitemap: one list of addresses while they fit one file, otherwise an index of `/sitemap-1.xml` and so on.
 * @param part from 1; undefined for the sitemap itself
 * @returns undefined when there is no such part
 */
export async function sitemap(
  { products, others }: SitemapPages,
  publicUrl: string,
  part: number | undefined,
): Promise<string | undefined> {
  const parts = Math.max(1, Math.ceil((await products.count()) / PART_SIZE));
  if (part === undefined && parts > 1) {
    const files = Array.from(
      { length: parts },
      (_, i) => `<sitemap><loc>${escape(`${publicUrl}/sitemap-${i + 1}.xml`)}</loc></sitemap>`,
    );
    return document('sitemapindex', files);
  }
  const number = part ?? 1;
  if (number < 1 || number > parts) return undefined;
  const pages = await products.list(PART_SIZE, (number - 1) * PART_SIZE);
  if (number === 1) {
    const written = (await Promise.all(others.map((list) => list()))).flat();
    // A dynamic page's own address is canonical: the static one that shows the same is left out.
    const paths = new Set(written.map(({ path }) => path));
    const fixed = STATIC_PATHS.filter((path) => !paths.has(pagePath(path.slice(1))));
    pages.unshift(...fixed.map((path) => ({ path })), ...written);
  }
  return document(
    'urlset',
    pages.map(({ path, updatedAt }) => entry(publicUrl + path, updatedAt?.toISOString().slice(0, 10))),
  );
}

const entry = (address: string, modified?: string) =>
  `<url><loc>${escape(address)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>`;
const document = (root: string, children: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${children.join('\n')}\n</${root}>\n`;

/** Searches and sorted lists are closed to crawlers, which find every product through the sitemap. */
export const robots = (publicUrl: string): string => `User-agent: *
Disallow: ${PANEL_PATH}
Disallow: /api/
Disallow: ${CART_PATH}
Disallow: /*?*q=
Disallow: /*?*sort=

Sitemap: ${publicUrl}/sitemap.xml
`;
