// Two servers under the same load, alternating in one run: the machine's speed drifts, but the ratio of neighbours does
// not.
import type { OutgoingHttpHeaders } from 'node:http';
import type { BareReply } from './bare-server.ts';
import type { Bench } from './bench.ts';
import { openGenerator, type Load } from './generator.ts';
import { get } from './http.ts';
import { cpuSeconds, startProgram, type Child } from './processes.ts';
import { formatted, median } from './report.ts';

const CONNECTIONS = 50;
/** Node writes these itself, on both sides. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

export interface Target extends Omit<Load, 'connections'> {
  /** Its processor time is the cost of a reply. */
  pid: number;
}

interface Round {
  perSecond: number;
  cpuMicros: number | undefined;
}

export interface Comparison {
  /** Requests per second: medians over the rounds. */
  perSecond: number;
  barePerSecond: number;
  /** Median over our rounds; each is divided by the mean of the bare rounds before and after it. */
  ratio: number;
  /** Processor time of a bare reply divided by that of ours: the ratio with a load generator that costs nothing. */
  cpuRatio: number | undefined;
  cpuMicros: number | undefined;
  bareCpuMicros: number | undefined;
}

async function round(bench: Bench, { pid, ...load }: Target, seconds: number): Promise<Round> {
  const generator = await openGenerator(bench.folder);
  const before = await cpuSeconds(pid);
  const { replies, perSecond } = await generator.run({ ...load, connections: CONNECTIONS }, seconds);
  const after = await cpuSeconds(pid);
  return {
    perSecond,
    cpuMicros: before === undefined || after === undefined ? undefined : ((after - before) * 1e6) / replies,
  };
}

/** Starts a bare server that sends the target's present reply: same status, headers and bytes. */
export async function startBare(
  target: Pick<Target, 'url' | 'headers' | 'status'>,
): Promise<{ child: Child; target: Target }> {
  const reply = await get(target.url, target.headers);
  if (reply.status !== target.status) throw new Error(`${target.url} answered ${reply.status}, not ${target.status}`);
  const headers: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(reply.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)),
  );
  const input: BareReply = { status: reply.status, headers, body: reply.body.toString('base64') };
  const {
    message: { port },
    ...child
  } = await startProgram<{ port: number }>('./bare-server.ts', { ...input });
  const bare = { ...target, pid: child.pid, url: `http://127.0.0.1:${port}/` };
  const copy = await get(bare.url, bare.headers);
  const isSame =
    copy.body.equals(reply.body) &&
    Object.keys(copy.headers).toSorted().join() === Object.keys(reply.headers).toSorted().join();
  if (!isSame) throw new Error(`The bare server's reply differs from that of ${target.url}`);
  return { child, target: bare };
}

export async function compare(bench: Bench, ours: Target): Promise<Comparison> {
  const { child, target: bare } = await startBare(ours);
  const [rounds, seconds] = bench.isQuick ? [3, 1] : [5, 2];
  try {
    for (const target of [ours, bare]) await round(bench, target, bench.isQuick ? 1 : 2); // warm-up
    // Bare, ours, bare, ours, …, bare: each of our rounds between two bare ones.
    const bareRounds = [await round(bench, bare, seconds)];
    const ourRounds: Round[] = [];
    for (let i = 0; i < rounds; i++) {
      ourRounds.push(await round(bench, ours, seconds));
      bareRounds.push(await round(bench, bare, seconds));
    }
    const cpu = (seen: readonly Round[]) => {
      const values = seen.flatMap(({ cpuMicros: value }) => value ?? []);
      return values.length > 0 ? median(values) : undefined;
    };
    const [cpuMicros, bareCpuMicros] = [cpu(ourRounds), cpu(bareRounds)];
    return {
      perSecond: median(ourRounds.map(({ perSecond }) => perSecond)),
      barePerSecond: median(bareRounds.map(({ perSecond }) => perSecond)),
      ratio: median(
        ourRounds.map(
          ({ perSecond }, i) => (2 * perSecond) / (bareRounds[i]!.perSecond + bareRounds[i + 1]!.perSecond),
        ),
      ),
      cpuRatio: cpuMicros === undefined || bareCpuMicros === undefined ? undefined : bareCpuMicros / cpuMicros,
      cpuMicros,
      bareCpuMicros,
    };
  } finally {
    await child.stop();
  }
}

/** ' (21,300/s : 25,600/s; 40 : 31 µs CPU)' */
export const describe = ({ perSecond, barePerSecond, cpuMicros, bareCpuMicros }: Comparison): string =>
  ` (${formatted(perSecond)}/s : ${formatted(barePerSecond)}/s${cpuMicros === undefined || bareCpuMicros === undefined ? '' : `; CPU per reply ${formatted(cpuMicros)} : ${formatted(bareCpuMicros)} µs`})`;
