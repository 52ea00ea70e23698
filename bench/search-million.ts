// The search over a million sizes, in a process of its own. Database and HTTP are left out: they do not grow with the
// catalogue, because a search reads only the rows that it shows.
import type { MillionResult } from './search-million-worker.ts';
import type { Subject } from './bench.ts';
import { startProgram } from './processes.ts';
import { atMost, formatted, notMeasured, percentile, told, type Row } from './report.ts';

const GOAL_MS = 15;

export const searchMillion: Subject = {
  name: 'search-million',
  async measure(bench): Promise<Row[]> {
    if (bench.isQuick) return [notMeasured('search over a million sizes', 'left out by --quick')];
    const { message, stop } = await startProgram<MillionResult>('./search-million-worker.ts', {});
    await stop();
    const { articles, buildMs, longestStepMs, times } = message;
    return [
      atMost(
        `search over ${formatted(articles)} sizes in the engine, p95`,
        percentile(times, 0.95),
        GOAL_MS,
        ' ms',
        ` (p50 ${formatted(percentile(times, 0.5))}, p99 ${formatted(percentile(times, 0.99))} ms; ${formatted(times.length)} calls)`,
      ),
      told(
        '… its index is built',
        `${formatted(buildMs / 1000)} s, in steps of at most ${formatted(longestStepMs)} ms`,
      ),
    ];
  },
};
