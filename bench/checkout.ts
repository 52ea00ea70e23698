// What tax costs a purchase: carts priced and orders placed on one server, by turns without tax and with it.
import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Quote } from '../contract/cart.ts';
import type { VatMode } from '../contract/vat.ts';
import type { Database } from '../server/base/db/database.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { insertSession, insertUser } from '../server/testing/sign-in.ts';
import type { Bench, Subject } from './bench.ts';
import { startServer, type Server } from './processes.ts';
import { atLeast, atMost, formatted, median, type Row } from './report.ts';

const APP_SECRET = 'bench-bench-bench-bench-bench-bench';
const CONNECTIONS = 10;
/** Lines of a cart. */
const LINES = 20;
/** Orders of one connection and one turn. */
const ORDERS = 40;

interface Shop {
  dataDir: string;
  /** Authorization of an admin, and of a customer for each connection. */
  admin: string;
  customers: string[];
  products: CartLine[];
}

/** A line of a cart. */
export interface CartLine {
  _id: string;
  quantity: number;
  price: number;
}

/** Products that can be bought in any number. */
export async function cartOf({ db }: Database, lines: number): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('products')
    .select(['publicId', 'priceMinor'])
    .where('isPublic', '=', true)
    .where('priceMinor', 'is not', null)
    .where('stockStatus', '!=', 'out_of_stock')
    .where('stockQuantity', 'is', null)
    .where('minQuantity', 'is', null)
    .where('packQuantity', 'is', null)
    .orderBy('id')
    .limit(lines)
    .execute();
  return rows.map(({ publicId, priceMinor }) => ({ _id: publicId, quantity: 2, price: priceMinor! / 100 }));
}

/** Copies the demo's database, with an admin and customers. */
async function prepareShop(bench: Bench): Promise<Shop> {
  const dataDir = join(bench.folder, 'checkout');
  await cp((await bench.demo()).dataDir, dataDir, { recursive: true });
  const database = await openDatabase(join(dataDir, 'kaliphane.db'));
  try {
    const tokenOf = async (role: 'admin' | 'user', name: string) => {
      const user = await insertUser(database, { role, username: `bench-${name}-${process.pid}` });
      return `Bearer ${await (await insertSession(database, user, { appSecret: APP_SECRET, dataDir })).sign()}`;
    };
    const customers: string[] = [];
    for (let i = 0; i < CONNECTIONS; i++) customers.push(await tokenOf('user', `buyer-${i}`));
    return {
      dataDir,
      admin: await tokenOf('admin', 'checkout'),
      customers,
      products: await cartOf(database, LINES),
    };
  } finally {
    await database.close();
  }
}

async function call<T>(url: string, method: string, authorization: string, body?: unknown): Promise<T> {
  const reply = await fetch(url, {
    method,
    headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

const setMode = (server: Server, shop: Shop, mode: VatMode) =>
  call(`${server.url}/api/settings`, 'PUT', shop.admin, [{ settingKey: 'shop_vat_mode', settingValue: mode }]);

/** Carts priced in a second. */
async function quotes(server: Server, shop: Shop, seconds: number): Promise<number> {
  const [start, body] = [performance.now(), JSON.stringify({ products: shop.products })];
  let count = 0;
  await Promise.all(
    shop.customers.map(async () => {
      while (performance.now() - start < seconds * 1_000) {
        const reply = await fetch(`${server.url}/api/cart/quote`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        if (reply.status !== 200) throw new Error(`a cart was refused: ${reply.status} ${await reply.text()}`);
        await reply.arrayBuffer();
        count++;
      }
    }),
  );
  return (count * 1_000) / (performance.now() - start);
}

/** Prices a cart anew. @returns an order's body */
async function orderOf(url: string, authorization: string, products: readonly CartLine[]): Promise<object> {
  const { agreements } = await call<{ agreements: { key: string; version: string }[] }>(
    `${url}/api/payment/options`,
    'GET',
    authorization,
  );
  const { total } = await call<Quote>(`${url}/api/cart/quote`, 'POST', authorization, { products });
  return {
    products,
    total,
    address: {
      recipient: 'Deneme Alıcı',
      phone: '0532 000 00 00',
      city: 'Bursa',
      district: 'Nilüfer',
      line: 'Organize Sanayi Bölgesi, Mavi Cadde 12',
      postalCode: '16140',
    },
    invoice: { kind: 'individual', name: 'Deneme Alıcı' },
    consents: Object.fromEntries(agreements.map(({ key, version }) => [key, version])),
  };
}

let network = Math.floor(Math.random() * 200);
/** Presses the button. Presses are limited by network; these come from many. */
function press(url: string, authorization: string, body: object): Promise<Response> {
  network++;
  return fetch(`${url}/api/payment`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
    },
    body: JSON.stringify({ ...body, attempt: randomUUID() }),
  });
}

/** Prices a cart and orders it. @returns milliseconds of both */
export async function placeOrder(url: string, authorization: string, products: readonly CartLine[]): Promise<number> {
  const start = performance.now();
  const reply = await press(url, authorization, await orderOf(url, authorization, products));
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`an order was refused: ${reply.status} ${text}`);
  return performance.now() - start;
}

/** Orders placed in a second, each with its payment page. */
async function orders(server: Server, shop: Shop): Promise<number> {
  const body = await orderOf(server.url, shop.admin, shop.products);
  const start = performance.now();
  await Promise.all(
    shop.customers.map(async (authorization) => {
      for (let i = 0; i < ORDERS; i++) {
        const reply = await press(server.url, authorization, body);
        if (reply.status !== 200) throw new Error(`an order was refused: ${reply.status} ${await reply.text()}`);
        await reply.arrayBuffer();
      }
    }),
  );
  return (shop.customers.length * ORDERS * 1_000) / (performance.now() - start);
}

export const checkout: Subject = {
  name: 'checkout',
  async measure(bench): Promise<Row[]> {
    const [rounds, seconds] = bench.isQuick ? [3, 2] : [7, 4];
    const shop = await prepareShop(bench);
    const server = await startServer(shop.dataDir, {
      env: { APP_SECRET, PAYMENT_PROVIDER: 'demo', TRUSTED_PROXIES: '127.0.0.1' },
    });
    const seen = {
      none: { quotes: [] as number[], orders: [] as number[] },
      included: { quotes: [] as number[], orders: [] as number[] },
    };
    try {
      await quotes(server, shop, 2); // warm-up
      await orders(server, shop);
      for (let i = 0; i < rounds; i++)
        for (const mode of ['none', 'included'] as const) {
          await setMode(server, shop, mode);
          seen[mode].quotes.push(await quotes(server, shop, seconds));
          seen[mode].orders.push(await orders(server, shop));
        }
    } finally {
      await server.stop();
    }
    const of = (what: 'quotes' | 'orders') => {
      const [without, taxed] = [seen.none[what], seen.included[what]];
      return {
        ratio: median(without.map((perSecond, i) => taxed[i]! / perSecond)),
        detail: ` (${formatted(median(taxed))}/s : ${formatted(median(without))}/s)`,
      };
    };
    const [priced, placed] = [of('quotes'), of('orders')];
    return [
      atMost(`cost of pricing a cart of ${LINES} lines with tax : without`, 1 / priced.ratio, 1.1, '', priced.detail),
      atLeast(`orders of ${LINES} lines placed with tax : without`, placed.ratio, 0.8, '', placed.detail),
    ];
  },
};
