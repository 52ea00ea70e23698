// Requests whose replies are seen as they travel: nothing is decompressed.
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function get(url: string, headers: Record<string, string> = {}, agent?: Agent): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    request(url, { headers, ...(agent ? { agent } : {}) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }));
      response.on('error', reject);
    }).on('error', reject).end();
  });
}

/** As `get`, but anything except 200 is a failure of the measurement. */
export async function getOk(url: string, headers: Record<string, string> = {}, agent?: Agent): Promise<RawReply> {
  const reply = await get(url, headers, agent);
  if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`);
  return reply;
}

/** Addresses of `count` products spread over the catalogue, as the sitemap gives them. */
export async function productPaths(serverUrl: string, count: number): Promise<string[]> {
  const read = async (path: string) => [...(await getOk(serverUrl + path)).body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1]!).pathname);
  const listed = await read('/sitemap.xml');
  const parts = listed.filter((path) => path.endsWith('.xml'));
  const all = parts.length > 0 ? (await Promise.all(parts.map(read))).flat() : listed;
  const products = all.filter((path) => path.startsWith('/urun/'));
  if (products.length < count) throw new Error(`The sitemap names ${products.length} products, ${count} are needed`);
  const step = products.length / count;
  return Array.from({ length: count }, (_, i) => products[Math.floor((i + 0.5) * step)]!);
}

/** Asks for all addresses, `atOnce` at a time, over connections that stay open. */
export async function getAll(serverUrl: string, paths: readonly string[], atOnce: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const left = paths.values();
  try {
    await Promise.all(Array.from({ length: atOnce }, async () => {
      for (const path of left) await getOk(serverUrl + path, { 'accept-encoding': 'br' }, agent);
    }));
  } finally {
    agent.destroy();
  }
}
