// Requests that keep the replies as sent, without decompressing them.
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { MAX_PAGE_SIZE } from '../contract/catalogue.ts';
import type { ProductPage } from '../contract/products.ts';

export interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function get(url: string, headers: Record<string, string> = {}, agent?: Agent): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    // Node's own message does not name the address
    const fail = (error: Error) => reject(new Error(`${url}: ${error.message}`, { cause: error }));
    request(url, { headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', fail);
    })
      .on('error', fail)
      .end();
  });
}

/** Like `get`, but throws on any status except 200. */
export async function getOk(url: string, headers: Record<string, string> = {}, agent?: Agent): Promise<RawReply> {
  const reply = await get(url, headers, agent);
  if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`);
  return reply;
}

/** Addresses of `count` products spread evenly over the catalogue, in the API's order. */
export async function productPaths(serverUrl: string, count: number): Promise<string[]> {
  const list = async (page: number, limit: number): Promise<ProductPage> =>
    JSON.parse((await getOk(`${serverUrl}/api/products?limit=${limit}&page=${page}`)).body.toString()) as ProductPage;
  const limit = Math.min(count, MAX_PAGE_SIZE);
  const { pages } = await list(1, limit);
  const needed = Math.ceil(count / limit);
  if (pages < needed) throw new Error(`The catalogue has fewer products than the ${count} that are needed`);
  const paths: string[] = [];
  for (let i = 0; i < needed; i++) {
    // the last page may be short
    const { products } = await list(1 + Math.floor(((i + 0.5) * (pages - 1)) / needed), limit);
    paths.push(...products.map(({ slug }) => `/urun/${slug}`));
  }
  return paths.slice(0, count);
}

/** Requests all addresses, `atOnce` at a time, over connections that stay open. */
export async function getAll(serverUrl: string, paths: readonly string[], atOnce: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const left = paths.values();
  try {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const path of left) await getOk(serverUrl + path, { 'accept-encoding': 'br' }, agent);
      }),
    );
  } finally {
    agent.destroy();
  }
}
