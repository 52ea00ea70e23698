// Which scripts a script brings along.
import { gzipSync } from 'node:zlib';
import { getOk } from './http.ts';

/** Files that a script imports at once: `import "./x.js"` and `… from "./x.js"`, not `import("./x.js")`. */
const staticImports = (source: string): string[] =>
  [...source.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)].map((match) => match[1]!);
/** Files that it imports when they are wanted. */
const dynamicImports = (source: string): string[] =>
  [...source.matchAll(/\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)].map((match) => match[1]!);

/**
 * Scripts with everything they import at once.
 * @param hrefs as a page at `address` names them
 * @returns gzip bytes by address, and the addresses of what they import later
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
