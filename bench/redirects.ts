// What redirects cost a request that finds no page, at the services behind it: beside none, and beside 10,000.
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MAX_REDIRECT_LINES, MAX_REDIRECTS } from '../contract/redirects.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { processNamed } from '../server/call/handlers.ts';
import { missingCollector } from '../server/domains/content/missing-pages/collector.ts';
import { missingAnswers } from '../server/domains/content/redirects/answers.ts';
import { redirectHits } from '../server/domains/content/redirects/hits.ts';
import { importRedirects } from '../server/domains/content/redirects/import.ts';
import { liveRedirects } from '../server/domains/content/redirects/live-redirects.ts';
import type { Bench, Subject } from './bench.ts';
import { atEnd } from './ending.ts';
import { atMost, formatted, percentile, told, type Row } from './report.ts';
import { timed } from './timings.ts';

const MICROS = 1_000;
const MEBIBYTE = 1024 * 1024;
const AGENT = 'Mozilla/5.0';

const fail = (error: unknown): never => {
  throw error;
};
/** Bytes of living objects. */
function livingBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

async function measure({ folder, isQuick }: Bench): Promise<Row[]> {
  const database = await openDatabase(join(folder, 'redirects.db'));
  atEnd(() => database.close());
  const now = Date.now;
  const live = liveRedirects(database, fail);
  const missing = missingCollector({ store: { add: async () => {} }, now, onError: fail });
  const hits = redirectHits({ database, now, onError: fail });
  const answers = missingAnswers({ live, hits, missing });
  const rounds = isQuick ? 5_000 : 50_000;
  const ask = async (path: (i: number) => string): Promise<number[]> => {
    const times: number[] = [];
    for (let i = 0; i < rounds; i++)
      times.push(
        await timed(() => answers.answer({ address: path(i), referer: undefined, userAgent: AGENT, hasPage: false })),
      );
    return times;
  };
  const unknown = (i: number) => `/eski/${i}.html?x=${i}`;
  await ask(unknown); // warms up
  const beside0 = await ask(unknown);

  const by = { viewer: processNamed('bench'), at: new Date() };
  const bring = (first: number) => {
    const lines = Array.from({ length: MAX_REDIRECT_LINES }, (_, i) => {
      const n = first + i;
      return `/urunler/standart-elemanlar/kalip-yayi-${n}.html;/urun/kalip-yayi-${n};301`;
    });
    return timed(() =>
      importRedirects(database, by, { csv: lines.join('\n'), isTrial: false, publicUrl: 'https://kaliphane.test' }),
    );
  };
  const imports: number[] = [];
  for (let first = 0; first < MAX_REDIRECTS; first += MAX_REDIRECT_LINES) imports.push(await bring(first));
  const before = livingBytes();
  const reading = await timed(() => live.current());
  const bytes = livingBytes() - before;
  const beside10000 = await ask(unknown);
  const found = await ask((i) => `/Urunler/standart-elemanlar/kalip-yayi-${i % MAX_REDIRECTS}.html?x=${i}`);
  const flush = await timed(hits.flush);

  const [p99of0, p99] = [percentile(beside0, 0.99), percentile(beside10000, 0.99)];
  const count = formatted(MAX_REDIRECTS);
  return [
    atMost(`a 404 beside ${count} redirects, p99`, p99, 1, ' ms', ` (${formatted(p99of0 * MICROS)} µs beside none)`),
    told(
      '… median',
      `${formatted(percentile(beside10000, 0.5) * MICROS)} µs (${formatted(percentile(beside0, 0.5) * MICROS)} µs beside none)`,
    ),
    atMost('a redirect is found, p99', percentile(found, 0.99), 1, ' ms'),
    told(`${count} redirects are read after a change`, `${formatted(reading)} ms`),
    told(`${count} redirects in memory`, `${formatted(bytes / MEBIBYTE)} MiB`),
    told(`counts of ${formatted(Math.min(rounds, MAX_REDIRECTS))} redirects are written`, `${formatted(flush)} ms`),
    told(`${formatted(MAX_REDIRECT_LINES)} lines are imported`, `${imports.map(formatted).join(', ')} ms`),
  ];
}

export const redirects: Subject = { name: 'redirects', measure };
