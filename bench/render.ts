// Processor time of rendering on the server, in a separate process so that nothing else counts.
import type { Subject } from './bench.ts';
import { startProgram } from './processes.ts';
import { atMost, formatted, median, told, type Row } from './report.ts';
import type { RenderInput, RenderResult } from './render-worker.ts';

const GOAL_MICROS = 600;
const COMPRESSED_GOAL_MICROS = 900;

export const render: Subject = {
  name: 'render',
  async measure(bench): Promise<Row[]> {
    const input: RenderInput = {
      dataDir: (await bench.demo()).dataDir,
      warmUp: 500,
      ...(bench.isQuick ? { batches: 5, perBatch: 400 } : { batches: 9, perBatch: 500 }),
    };
    const { message, stop } = await startProgram<RenderResult>('./render-worker.ts', { ...input });
    await stop();
    const page = (subject: string, micros: readonly number[], goal: number, detail = '') =>
      atMost(
        subject,
        median(micros),
        goal,
        ' µs',
        ` (${input.batches} × ${input.perBatch} products: ${formatted(Math.min(...micros))}–${formatted(Math.max(...micros))}${detail})`,
      );
    return [
      page('product page rendered anew, CPU', message.productMicros, GOAL_MICROS, '; compression not included'),
      page(
        'product page rendered anew with its compression (br), CPU',
        message.compressedMicros,
        COMPRESSED_GOAL_MICROS,
        `; ${formatted(message.compressedBytes / 1000)} kB`,
      ),
      told('… of which reading the product', `${formatted(median(message.readMicros))} µs`),
      told('shop page rendered anew, CPU', `${formatted(median(message.shopMicros))} µs`),
      told('home page rendered anew, CPU', `${formatted(median(message.homeMicros))} µs`),
    ];
  },
};
