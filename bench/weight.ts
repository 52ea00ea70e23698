// Bytes that a browser must fetch before a page is complete, read from the page itself.
import { gzipSync } from 'node:zlib';
import { CART_PATH, CONTACT_PATH, familyPath, HOME_PATH, SHOP_PATH } from '../contract/paths.ts';
import type { Subject } from './bench.ts';
import { getOk, productPaths } from './http.ts';
import { startServer } from './processes.ts';
import { scriptsOf } from './scripts.ts';
import { atMost, formatted, told, type Row } from './report.ts';

const KILOBYTE = 1000;

/** Attributes of every element of a kind, by lower-case name. */
const elements = (html: string, name: string): Map<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gi'))].map(
    (match) =>
      new Map(
        [...match[1]!.matchAll(/([\w-]+)(?:\s*=\s*"([^"]*)")?/g)].map(([, key, value]) => [
          key!.toLowerCase(),
          (value ?? '').replaceAll('&amp;', '&'),
        ]),
      ),
  );

/** Needed where the system sets the colours; other browsers fetch it after everything else. */
const isForSome = (link: Map<string, string>) => link.get('media') === '(forced-colors: active)';

interface Weight {
  /** Bytes, gzip, by address. */
  scripts: ReadonlyMap<string, number>;
  styles: ReadonlyMap<string, number>;
  fonts: ReadonlyMap<string, number>;
  html: string;
}

/** What a page needs for its first view, as its HTML names it. */
async function weigh(address: string): Promise<Weight> {
  const html = (await getOk(address)).body.toString();
  const links = elements(html, 'link');
  const named = (rel: string, as?: string) =>
    links
      // A disabled style sheet is not fetched: its styles come with another (site/document.tsx).
      .filter((link) => !isForSome(link) && !link.has('disabled'))
      .filter((link) => link.get('rel')?.split(/\s+/).includes(rel) && (as === undefined || link.get('as') === as))
      .flatMap((link) => link.get('href') ?? []);
  const fetched = async (hrefs: readonly string[]): Promise<Map<string, number>> => {
    const sizes = new Map<string, number>();
    for (const url of new Set(hrefs.map((href) => new URL(href, address).href)))
      sizes.set(url, gzipped((await getOk(url)).body));
    return sizes;
  };
  const namedScripts = [
    // `data-code`: scripts that the small first script fetches once the page is painted (site/entry-start.ts).
    ...elements(html, 'script').flatMap((script) => [
      ...(script.get('src') ? [script.get('src')!] : []),
      ...(script.get('data-code')?.split(' ') ?? []),
    ]),
    ...named('modulepreload'),
    ...named('preload', 'script'),
  ];
  return {
    html,
    scripts: (await scriptsOf(address, namedScripts)).sizes,
    styles: await fetched([...named('stylesheet'), ...named('preload', 'style')]),
    fonts: await fetched(named('preload', 'font')),
  };
}

const gzipped = (body: string | Buffer): number => gzipSync(body, { level: 9 }).length;
const kilobytes = (sizes: ReadonlyMap<string, number>): number =>
  [...sizes.values()].reduce((bytes, size) => bytes + size, 0) / KILOBYTE;

/** Kilobytes of code where most visits begin, of styles anywhere. */
const MOST_SCRIPTS = 90;
const MOST_STYLES = 14;

export const weight: Subject = {
  name: 'weight',
  async measure(bench): Promise<Row[]> {
    const server = await startServer((await bench.demo()).dataDir);
    try {
      const [product] = await productPaths(server.url, 1);
      const { families } = JSON.parse((await getOk(`${server.url}/api/families?limit=1`)).body.toString()) as {
        families: { slug: string }[];
      };
      const { html, fonts, ...ofProduct } = await weigh(server.url + product!);
      const at = (path: string) => weigh(server.url + path);
      const begun = {
        product: ofProduct,
        family: await at(familyPath(families[0]!.slug)),
        home: await at(HOME_PATH),
      };
      const others = { catalogue: await at(SHOP_PATH), cart: await at(CART_PATH), contact: await at(CONTACT_PATH) };
      const files = (sizes: ReadonlyMap<string, number>) => ` (${sizes.size} files)`;
      return [
        ...Object.entries(begun).map(([page, { scripts }]) =>
          atMost(`${page} page's JavaScript, gzip`, kilobytes(scripts), MOST_SCRIPTS, ' kB', files(scripts)),
        ),
        ...Object.entries(others).map(([page, { scripts }]) =>
          told(`${page} page's JavaScript, gzip`, `${formatted(kilobytes(scripts))} kB${files(scripts)}`),
        ),
        ...Object.entries({ ...begun, ...others }).map(([page, { styles }]) =>
          atMost(`${page} page's CSS, gzip`, kilobytes(styles), MOST_STYLES, ' kB', files(styles)),
        ),
        atMost('fonts preloaded', fonts.size, 2, '', ` (${formatted(kilobytes(fonts))} kB)`),
        told(
          "product page's HTML",
          `${formatted(html.length / KILOBYTE)} kB, gzip ${formatted(gzipped(html) / KILOBYTE)} kB`,
        ),
      ];
    } finally {
      await server.stop();
    }
  },
};
