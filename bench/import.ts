// A file of many products, checked and applied, and what visitors notice of it meanwhile.
import { setTimeout as delay } from 'node:timers/promises';
import type { Import } from '../contract/imports.ts';
import type { Subject } from './bench.ts';
import { placeOrder } from './checkout.ts';
import { startServer, type Server } from './processes.ts';
import { atMost, formatted, percentile, told, type Row } from './report.ts';
import { APP_SECRET, post, prepare, read, taskMemory, type Prepared } from './task-load.ts';

const MANY = 100_000;
const SOME = 5_000;
/** Between two orders beside the work. */
const ORDER_EVERY_MS = 2_000;
/** Goal for `MANY` rows. */
const SECONDS = 600;

/** Known products with another price, then new ones. */
function fileOf({ codes }: Prepared, rows: number): string {
  const known = codes.slice(0, Math.floor(rows / 2)).map((code, i) => `${code};;;;${10 + (i % 90)},50;`);
  const made = Array.from(
    { length: rows - known.length },
    (_, i) => `YENI-${i};Yeni pim ${i};Kısa açıklama;Yeni Elemanlar > Pimler;${5 + (i % 50)};/placeholder.svg`,
  );
  return ['Ürün Kodu;Ürün Adı;Kısa Açıklama;Kategori;Fiyat;Görseller', ...known, ...made].join('\r\n');
}

async function upload({ url }: Server, { authorization }: Prepared, content: string): Promise<Import> {
  const body = new FormData();
  body.append('file', new Blob([content]), 'urunler.csv');
  const reply = await fetch(`${url}/api/imports/products`, { method: 'POST', headers: { authorization }, body });
  if (!reply.ok) throw new Error(`the upload answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Import;
}

/** Orders one after the other, until the work is over. @returns milliseconds of each */
async function buy({ url }: Server, { customer, cart }: Prepared, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await placeOrder(url, customer, cart));
    await delay(ORDER_EVERY_MS);
  }
  return times;
}

export const importing: Subject = {
  name: 'import',
  async measure(bench): Promise<Row[]> {
    const prepared = await prepare(bench, 'import');
    const rows = bench.isQuick ? SOME : MANY;
    const server = await startServer(prepared.dataDir, {
      env: { APP_SECRET, PAYMENT_PROVIDER: 'demo', TRUSTED_PROXIES: '127.0.0.1' },
    });
    let memory = 0;
    /** Waits for the work on an import. @returns its seconds */
    const done = async (id: string): Promise<number> => {
      const begin = performance.now();
      for (;;) {
        const reply = await fetch(`${server.url}/api/import/${id}`, {
          headers: { authorization: prepared.authorization },
        });
        const { state, task } = (await reply.json()) as Import;
        memory = Math.max(memory, await taskMemory(server));
        if (state === 'mapping') throw new Error('the check ended early');
        if (state !== 'checking' && task?.state !== 'queued' && task?.state !== 'running')
          return (performance.now() - begin) / 1_000;
        await delay(500);
      }
    };
    try {
      const quietUntil = performance.now() + (bench.isQuick ? 4_000 : 10_000);
      const quiet = await read(server, prepared, () => performance.now() > quietUntil);
      const made = await upload(server, prepared, fileOf(prepared, rows));
      let isOver = false;
      const work = async (): Promise<[number, number, Import]> => {
        await post(server, prepared, `/api/import/${made._id}/check`, { mapping: made.mapping, mode: 'both' });
        const checking = await done(made._id);
        await post(server, prepared, `/api/import/${made._id}/apply`, {
          areErrorsSkipped: true,
          accepted: ['price', 'off'],
        });
        const applying = await done(made._id);
        isOver = true;
        const reply = await fetch(`${server.url}/api/import/${made._id}`, {
          headers: { authorization: prepared.authorization },
        });
        return [checking, applying, (await reply.json()) as Import];
      };
      const [[checking, applying, end], beside, bought] = await Promise.all([
        work(),
        read(server, prepared, () => isOver),
        buy(server, prepared, () => isOver),
      ]);
      const [before, during] = [percentile(quiet, 0.95), percentile(beside, 0.95)];
      return [
        told(
          `import: ${formatted(rows)} rows checked, then ${formatted(end.task?.counts.changed ?? 0)} applied`,
          `${formatted(checking)} s, ${formatted(applying)} s`,
        ),
        atMost('import: check and work', checking + applying, (SECONDS * rows) / MANY, ' s'),
        told(
          'import: orders placed beside it, none refused',
          `${formatted(bought.length)}, the slowest after ${formatted(Math.max(...bought))} ms`,
        ),
        atMost('import: memory of the task process', memory, 256, ' MiB'),
        atMost(
          'import: product pages beside it : before, p95',
          during / before,
          2,
          '',
          ` (${formatted(during)} : ${formatted(before)} ms)`,
        ),
      ];
    } finally {
      await server.stop();
    }
  },
};
