// Several instances on PostgreSQL: whether an acknowledged write shows everywhere, and its cost for writes and kept
// pages.
import { mkdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Scope } from '../contract/endpoint.ts';
import type { Database } from '../server/base/db/database.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { putSetting } from '../server/base/settings/store.ts';
import { countStale } from '../server/testing/instances.ts';
import { openPostgresProxy } from '../server/testing/postgres-proxy.ts';
import type { Bench, Subject } from './bench.ts';
import { atEnd } from './ending.ts';
import { getOk } from './http.ts';
import type { InstanceInput } from './instance.ts';
import { compare, describe } from './load.ts';
import { startProgram, type Child } from './processes.ts';
import { atMost, formatted, notMeasured, percentile, told, type Row } from './report.ts';

const PATH = '/api/settings';
const READERS = 2;
/** Short enough that no lease ends meanwhile, even on a slow machine: this process does nothing else. */
const VERSION_CALLS = 200_000;
const VERSION_ROUNDS = 9;

interface Instance extends Child {
  url: string;
}

async function startInstance(bench: Bench, url: string, name: string): Promise<Instance> {
  const dataDir = join(bench.folder, `instance-${name}`);
  mkdirSync(dataDir);
  const input: InstanceInput = { url, dataDir };
  const { message, ...child } = await startProgram<{ port: number }>('./instance.ts', { ...input });
  return { ...child, url: `http://127.0.0.1:${message.port}` };
}

/** Writes to the scopes in turn, so that other work on the machine slows them equally. */
async function writeTimes(database: Database, scopes: readonly Scope[], count: number): Promise<number[][]> {
  const times: number[][] = scopes.map(() => []);
  for (let i = 0; i < count; i++) {
    for (const [which, scope] of scopes.entries()) {
      const start = performance.now();
      await database.write(scope, async () => {});
      times[which]!.push(performance.now() - start);
    }
  }
  return times;
}

const spread = (times: readonly number[]): string =>
  `p50 ${formatted(percentile(times, 0.5))} ms, p95 ${formatted(percentile(times, 0.95))} ms`;

/** Microseconds of one look at the versions, including the lease's clocks. */
async function lookMicros(database: Database): Promise<number> {
  let sum = 0;
  const round = () => {
    const start = performance.now();
    for (let i = 0; i < VERSION_CALLS; i++) sum += database.version('settings');
    return ((performance.now() - start) * 1000) / VERSION_CALLS;
  };
  let micros = Infinity;
  for (let i = 0; i < VERSION_ROUNDS; i++) {
    micros = Math.min(micros, round());
    await delay(100);
  }
  if (!Number.isFinite(sum)) throw new Error('The versions are no numbers');
  return micros;
}

export const instances: Subject = {
  name: 'instances',
  async measure(bench): Promise<Row[]> {
    const address = await bench.emptyPostgres();
    if (!address) return [notMeasured('several instances', 'BENCH_DATABASE_URL is not set')];
    const writer = await openDatabase(address);
    atEnd(() => writer.close());
    const proxy = await openPostgresProxy(address);
    atEnd(() => proxy.close());
    const writes = bench.isQuick ? 100 : 500;
    // No kept page shows `orders`, so the write asks no other instance.
    const [unasked, alone] = (await writeTimes(writer, ['orders', 'settings'], writes)) as [number[], number[]];

    const readers: Instance[] = [];
    for (let i = 0; i < READERS; i++) readers.push(await startInstance(bench, proxy.address, String(i)));
    const [unaskedAmongThree, amongThree] = (await writeTimes(writer, ['orders', 'settings'], writes)) as [
      number[],
      number[],
    ];

    const agent = new Agent({ keepAlive: true });
    const titleAt = async ({ url }: Instance): Promise<string> => {
      const settings = JSON.parse((await getOk(url + PATH, {}, agent)).body.toString()) as {
        settingKey: string;
        settingValue: unknown;
      }[];
      return String(settings.find(({ settingKey }) => settingKey === 'site_title')?.settingValue);
    };
    const [replies, freezes] = bench.isQuick ? [480, 3] : [5_000, 10];
    // Counts a reply that misses the write on any instance.
    const read = async () => {
      const titles = await Promise.all(readers.map(titleAt));
      return titles.every((title) => title === titles[0]) ? titles[0]! : 'differing';
    };
    const stale = (rounds: number) =>
      countStale(rounds, (title) => writer.write('settings', (trx) => putSetting(trx, 'site_title', title)), read);

    const quiet = await stale(replies / READERS);
    let frozen = 0;
    for (let i = 0; i < freezes; i++) {
      proxy.freezeListeners();
      frozen += await stale(replies / READERS / freezes);
      proxy.thaw();
    }

    const [reader] = readers;
    for (let i = 0; i < 3; i++) await getOk(reader!.url + PATH, { 'accept-encoding': 'br' }, agent);
    const kept = await compare(bench, {
      url: reader!.url + PATH,
      headers: { 'accept-encoding': 'br' },
      pid: reader!.pid,
      status: 200,
    });
    const look = await lookMicros(writer);
    agent.destroy();
    await Promise.all(readers.map((one) => one.stop()));
    return [
      atMost(
        `stale replies of ${formatted(replies)} after an acknowledged write, ${READERS} other instances`,
        quiet,
        0,
        '',
      ),
      atMost(`… with their listening connections frozen ${freezes} times`, frozen, 0, ''),
      told('kept reply of such an instance : bare node:http', formatted(kept.ratio) + describe(kept)),
      kept.cpuMicros === undefined
        ? told('looking at versions and lease, for each kept reply', `${formatted(look)} µs`)
        : atMost(
            'looking at versions and lease, of a kept reply',
            (100 * look) / kept.cpuMicros,
            10,
            ' %',
            ` (${formatted(look)} of ${formatted(kept.cpuMicros)} µs CPU)`,
          ),
      told('a write that asks nobody, one instance', spread(unasked)),
      told('… that asks whether there are others', spread(alone)),
      told('a write that asks nobody, three instances', spread(unaskedAmongThree)),
      told('… that is confirmed by the two others', spread(amongThree)),
    ];
  },
};
