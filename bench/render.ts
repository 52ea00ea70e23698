// Processor time of rendering on the server, in a separate process so that nothing else counts.
import type { Subject } from './bench.ts';
import { startProgram } from './processes.ts';
import { atMost, formatted, median, told, type Row } from './report.ts';
import type { RenderInput, RenderResult } from './render-worker.ts';

const GOAL_MICROS = 600;
const COMPRESSED_GOAL_MICROS = 900;
const FAMILY_GOAL_MS = 3;
const ROWS_GOAL_MS = 15;

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
      atMost(
        'family page rendered anew with 50 rows, CPU',
        median(message.familyMicros) / 1000,
        FAMILY_GOAL_MS,
        ' ms',
        ` (${message.familyMicros.map((micros) => formatted(micros / 1000)).join(', ')})`,
      ),
      atMost('rows call of a family, CPU for 1,000 rows', median(message.rowMicros), ROWS_GOAL_MS, ' ms'),
      told('shop page rendered anew, CPU', `${formatted(median(message.shopMicros))} µs`),
      told('home page rendered anew, CPU', `${formatted(median(message.homeMicros))} µs`),
    ];
  },
};
