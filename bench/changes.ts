// Kept product pages while the shop is at work: one saved price and one paid order a second, compared with the same
// pages left alone.
import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { openDemoProvider } from '../server/domains/shop/payments/demo/kind.ts';
import { insertOrder, type TestOrder } from '../server/testing/orders.ts';
import { insertSession, insertUser } from '../server/testing/sign-in.ts';
import type { Bench, Subject } from './bench.ts';
import { getAll, productPaths } from './http.ts';
import { cpuSeconds, startServer, type Server } from './processes.ts';
import { atLeast, formatted, median, told, type Row } from './report.ts';

const PAGES = 2_000;
const CONNECTIONS = 50;
const APP_SECRET = 'bench-bench-bench-bench-bench-bench';
/** Products to save and sell, one after another. */
const CHANGED = 40;

interface Shop {
  dataDir: string;
  authorization: string;
  orders: TestOrder[];
  codes: string[];
  sign(body: Uint8Array): Record<string, string>;
}

/** Copies the demo's database and adds products with counted stock, an admin, and orders that wait for payment. */
async function prepareShop(bench: Bench, orderCount: number): Promise<Shop> {
  const dataDir = join(bench.folder, 'changes');
  await cp((await bench.demo()).dataDir, dataDir, { recursive: true });
  const database = await openDatabase(join(dataDir, 'kaliphane.db'));
  try {
    const products = await database.db
      .selectFrom('products')
      .select(['id', 'code'])
      .where('isPublic', '=', true)
      .where('priceMinor', 'is not', null)
      .orderBy('id')
      .execute();
    const sold = products.filter((_, i) => i % Math.floor(products.length / CHANGED) === 0).slice(0, CHANGED);
    await database.write('catalogue', (trx) =>
      trx
        .updateTable('products')
        .set({ stockQuantity: 100_000, stockStatus: 'in_stock' })
        .where(
          'id',
          'in',
          sold.map(({ id }) => id),
        )
        .execute(),
    );
    const codes = sold.map(({ code }) => code);
    const orders: TestOrder[] = [];
    for (let i = 0; i < orderCount; i++)
      orders.push(await insertOrder(database, { at: new Date(), lines: [{ code: codes[i % CHANGED]! }] }));
    const admin = await insertUser(database, { role: 'admin', username: `bench-changes-${process.pid}` });
    const { sign } = await insertSession(database, admin, { appSecret: APP_SECRET, dataDir });
    const provider = await openDemoProvider({
      config: { appSecret: APP_SECRET, dataDir, publicUrl: '' },
      database,
      now: Date.now,
    });
    return { dataDir, authorization: `Bearer ${await sign()}`, orders, codes, sign: provider.sign };
  } finally {
    await database.close();
  }
}

async function post(url: string, method: string, headers: Record<string, string>, body: string): Promise<void> {
  const reply = await fetch(url, { method, headers, body });
  if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}: ${await reply.text()}`);
}

/** Saves one price and pays one order a second, half a second apart. */
async function disturb({ url }: Server, shop: Shop, ids: readonly string[], seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    const begin = performance.now();
    const id = ids[Math.floor(Math.random() * ids.length)]!;
    await post(
      `${url}/api/products/${id}`,
      'PUT',
      { authorization: shop.authorization, 'content-type': 'application/json' },
      JSON.stringify({ price: { current: 1 + Math.floor(Math.random() * 90_000) / 100 } }),
    );
    await delay(Math.max(0, 500 - (performance.now() - begin)));
    const order = shop.orders.pop();
    if (!order) throw new Error('all orders are paid');
    const session = {
      sessionId: `cs_${order.publicId}`,
      orderId: order.publicId,
      status: 'paid',
      amountMinor: order.totalMinor,
      currency: 'USD',
      paymentId: `pay_${order.publicId}`,
    };
    const body = JSON.stringify({ id: randomUUID(), type: 'session', session });
    await post(`${url}/api/payment/webhook`, 'POST', shop.sign(Buffer.from(body)), body);
    await delay(Math.max(0, 990 - (performance.now() - begin)));
  }
}

interface Round {
  perSecond: number;
  cpuMicros: number;
}

async function round(
  server: Server,
  paths: readonly string[],
  seconds: number,
  during: () => Promise<void>,
): Promise<Round> {
  const before = await cpuSeconds(server.pid);
  const [result] = await Promise.all([
    autocannon({
      url: server.url,
      headers: { 'accept-encoding': 'br' },
      connections: CONNECTIONS,
      duration: seconds,
      requests: paths.map((path) => ({ path })),
    }),
    during(),
  ]);
  const after = await cpuSeconds(server.pid);
  const good = result.statusCodeStats[200]?.count ?? 0;
  const failed = result.errors + result.timeouts + result.requests.total - good;
  if (good === 0 || failed > 0)
    throw new Error(
      `${failed} of ${result.requests.total} requests failed (${JSON.stringify(result.statusCodeStats)})`,
    );
  return {
    perSecond: good / result.duration,
    cpuMicros: before === undefined || after === undefined ? Number.NaN : ((after - before) * 1e6) / good,
  };
}

export const changes: Subject = {
  name: 'changes',
  async measure(bench): Promise<Row[]> {
    const [rounds, seconds] = bench.isQuick ? [3, 3] : [5, 5];
    const shop = await prepareShop(bench, rounds * seconds);
    const server = await startServer(shop.dataDir, {
      env: { APP_SECRET, PAYMENT_PROVIDER: 'demo', PAGE_CACHE_MB: '512' },
    });
    try {
      const addressOf = async (code: string) =>
        (await (await fetch(`${server.url}/api/products/${code}`)).json()) as { _id: string; slug: string };
      const changed = await Promise.all(shop.codes.map(addressOf));
      const paths = [
        ...new Set([...changed.map(({ slug }) => `/urun/${slug}`), ...(await productPaths(server.url, PAGES))]),
      ].slice(0, PAGES);
      await getAll(server.url, paths, 10);
      const undisturbed = () => round(server, paths, seconds, async () => {});
      await undisturbed(); // warm-up
      const quiet = [await undisturbed()];
      const busy: Round[] = [];
      for (let i = 0; i < rounds; i++) {
        busy.push(
          await round(server, paths, seconds, () =>
            disturb(
              server,
              shop,
              changed.map(({ _id }) => _id),
              seconds,
            ),
          ),
        );
        quiet.push(await undisturbed());
      }
      const of = (seen: readonly Round[], value: (one: Round) => number) => median(seen.map(value));
      const ratio = median(
        busy.map(({ perSecond }, i) => (2 * perSecond) / (quiet[i]!.perSecond + quiet[i + 1]!.perSecond)),
      );
      const detail = ` (${formatted(of(busy, (one) => one.perSecond))}/s : ${formatted(of(quiet, (one) => one.perSecond))}/s)`;
      const [busyCpu, quietCpu] = [of(busy, (one) => one.cpuMicros), of(quiet, (one) => one.cpuMicros)];
      return [
        atLeast(
          `${formatted(PAGES)} kept product pages under one saved price and one paid order a second : undisturbed`,
          ratio,
          0.9,
          '',
          detail,
        ),
        ...(Number.isNaN(busyCpu)
          ? []
          : [
              told(
                '… by processor time, the writes included',
                `${formatted(quietCpu / busyCpu)} (${formatted(busyCpu)} : ${formatted(quietCpu)} µs a reply)`,
              ),
            ]),
      ];
    } finally {
      await server.stop();
    }
  },
};
