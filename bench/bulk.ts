// Prices of many products changed at once, and what visitors notice of it meanwhile.
import { setTimeout as delay } from 'node:timers/promises';
import type { Task } from '../contract/tasks.ts';
import type { Subject } from './bench.ts';
import { startServer } from './processes.ts';
import { atMost, formatted, percentile, told, type Row } from './report.ts';
import { APP_SECRET, post, prepare, read, taskMemory } from './task-load.ts';

const FEW = 200;

const RISE = { field: 'price', operation: 'percentUp', value: 8, currency: 'USD', rounding: 'none', former: 'keep' };

export const bulk: Subject = {
  name: 'bulk',
  async measure(bench): Promise<Row[]> {
    const prepared = await prepare(bench, 'bulk');
    const server = await startServer(prepared.dataDir, { env: { APP_SECRET } });
    try {
      const few: number[] = [];
      for (let round = 0; round < (bench.isQuick ? 3 : 9); round++) {
        const start = performance.now();
        const { _id } = await post<{ _id: string }>(server, prepared, '/api/products/bulk', {
          ids: prepared.ids.slice(round * FEW, (round + 1) * FEW),
        });
        await post(server, prepared, `/api/products/bulk/${_id}/preview`, RISE);
        await post(server, prepared, `/api/products/bulk/${_id}/apply`, RISE);
        few.push(performance.now() - start);
      }
      const quietUntil = performance.now() + (bench.isQuick ? 4_000 : 10_000);
      const quiet = await read(server, prepared, () => performance.now() > quietUntil);

      const { _id, count } = await post<{ _id: string; count: number }>(server, prepared, '/api/products/bulk', {
        filter: {},
      });
      const begin = performance.now();
      let { state } = await post<Task>(server, prepared, `/api/products/bulk/${_id}/apply`, RISE);
      let memory = 0;
      let seconds = 0;
      const isOver = () => state !== 'queued' && state !== 'running';
      const [beside] = await Promise.all([
        read(server, prepared, isOver),
        (async () => {
          while (!isOver()) {
            await delay(100);
            memory = Math.max(memory, await taskMemory(server));
            const reply = await fetch(`${server.url}/api/tasks/${_id}`, {
              headers: { authorization: prepared.authorization },
            });
            ({ state } = (await reply.json()) as Task);
          }
          seconds = (performance.now() - begin) / 1_000;
        })(),
      ]);
      if (state !== 'done') throw new Error(`the task ended as ${state}`);
      const [before, during] = [percentile(quiet, 0.95), percentile(beside, 0.95)];
      return [
        told(`${FEW} prices: chosen, previewed and changed`, `${formatted(percentile(few, 0.5))} ms`),
        told(`${formatted(count)} products changed in the background`, `${formatted(seconds)} s`),
        atMost('memory of the task process', memory, 256, ' MiB'),
        atMost(
          'product pages beside it : before, p95',
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
