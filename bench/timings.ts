// Times of many kinds of calls in mixed order.
import { shuffled } from './order.ts';
import { formatted, percentile } from './report.ts';

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds of each call. */
export interface Timings {
  all: number[];
  /** The fastest call of each kind: its time on an idle processor. */
  fastest: number[];
  of: Map<string, number[]>;
}

/** Calls each of the works `rounds` times in mixed order, after `warmUps` calls of each. */
export async function time(
  works: ReadonlyMap<string, () => Promise<unknown>>,
  rounds: number,
  warmUps = 1,
): Promise<Timings> {
  for (let call = 0; call < warmUps; call++) for (const work of works.values()) await work();
  const of = new Map<string, number[]>([...works.keys()].map((name) => [name, []]));
  for (const [name, work] of shuffled(Array.from({ length: rounds }, () => [...works]).flat()))
    of.get(name)!.push(await timed(work));
  const all = [...of.values()];
  return { all: all.flat(), fastest: all.map((times) => Math.min(...times)), of };
}

export const ms = (value: number) => `${formatted(value)} ms`;
export const p95 = (values: readonly number[]) => percentile(values, 0.95);
export const detailOf = ({ all, fastest }: Timings, what: string) =>
  ` (p50 ${ms(percentile(all, 0.5))}; p95 of each one's fastest call ${ms(p95(fastest))}; ${formatted(all.length)} calls: ${what})`;
export const slowest = ({ of }: Timings, count: number) =>
  [...of]
    .map(([name, times]) => ({ name, fastest: Math.min(...times) }))
    .toSorted((a, b) => b.fastest - a.fastest)
    .slice(0, count)
    .map(({ name, fastest }) => `${name} ${ms(fastest)}`)
    .join(', ');
