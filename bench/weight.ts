// Bytes that a browser must fetch before a product page is complete, read from the page itself.
import { gzipSync } from 'node:zlib';
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

export const weight: Subject = {
  name: 'weight',
  async measure(bench): Promise<Row[]> {
    const server = await startServer((await bench.demo()).dataDir);
    try {
      const [product] = await productPaths(server.url, 1);
      const address = server.url + product!;
      const html = (await getOk(address)).body.toString();
      const links = elements(html, 'link');
      const named = (rel: string, as?: string) =>
        links
          .filter((link) => link.get('rel')?.split(/\s+/).includes(rel) && (as === undefined || link.get('as') === as))
          .flatMap((link) => link.get('href') ?? []);
      const gzipped = new Map<string, number>();
      const fetched = async (url: string): Promise<Buffer> => {
        const { body } = await getOk(url);
        gzipped.set(url, gzipSync(body, { level: 9 }).length);
        return body;
      };
      const sum = (urls: Iterable<string>) => [...urls].reduce((bytes, url) => bytes + gzipped.get(url)!, 0) / KILOBYTE;
      const absolute = (href: string) => new URL(href, address).href;

      const namedScripts = [
        // `data-code`: scripts that the small first script fetches once the page is painted (site/entry-start.ts).
        ...elements(html, 'script').flatMap((script) => [
          ...(script.get('src') ? [script.get('src')!] : []),
          ...(script.get('data-code')?.split(' ') ?? []),
        ]),
        ...named('modulepreload'),
        ...named('preload', 'script'),
      ];
      const scripts = (await scriptsOf(address, namedScripts)).sizes;
      const styles = new Set([...named('stylesheet'), ...named('preload', 'style')].map(absolute));
      for (const url of styles) await fetched(url);
      const fonts = new Set(named('preload', 'font').map(absolute));
      for (const url of fonts) await fetched(url);

      return [
        atMost(
          "product page's JavaScript, gzip",
          [...scripts.values()].reduce((bytes, size) => bytes + size, 0) / KILOBYTE,
          115,
          ' kB',
          ` (${scripts.size} files)`,
        ),
        atMost("product page's CSS, gzip", sum(styles), 20, ' kB', ` (${styles.size} files)`),
        atMost('fonts preloaded', fonts.size, 2, '', ` (${formatted(sum(fonts))} kB)`),
        told(
          "product page's HTML",
          `${formatted(html.length / KILOBYTE)} kB, gzip ${formatted(gzipSync(html, { level: 9 }).length / KILOBYTE)} kB`,
        ),
      ];
    } finally {
      await server.stop();
    }
  },
};
