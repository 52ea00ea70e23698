// The scripts that a script imports.
import { gzipSync } from 'node:zlib';
import { getOk } from './http.ts';

/** Files that a script imports statically: `import "./x.js"` and `… from "./x.js"`, not `import("./x.js")`. */
const staticImports = (source: string): string[] =>
  [...source.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)].map((match) => match[1]!);
/** Files that a script imports later, on demand. */
const dynamicImports = (source: string): string[] =>
  [...source.matchAll(/\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)].map((match) => match[1]!);

/**
 * Collects scripts with all their static imports.
 * @param hrefs as a page at `address` names them
 * @returns gzip bytes by address, and the addresses of later imports
 */
export async function scriptsOf(
  address: string,
  hrefs: Iterable<string>,
): Promise<{ sizes: Map<string, number>; dynamic: Set<string> }> {
  const sizes = new Map<string, number>();
  const dynamic = new Set<string>();
  const take = async (url: string): Promise<void> => {
    if (sizes.has(url)) return;
    const { body } = await getOk(url);
    sizes.set(url, gzipSync(body, { level: 9 }).length);
    const source = body.toString();
    for (const file of dynamicImports(source)) dynamic.add(new URL(file, url).href);
    for (const file of staticImports(source)) await take(new URL(file, url).href);
  };
  for (const href of hrefs) await take(new URL(href, address).href);
  return { sizes, dynamic };
}
