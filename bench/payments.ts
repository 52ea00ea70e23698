// Random orders of everything that can be told of a payment, through the real providers at APIs that behave as documented:
// `node bench/payments.ts [--sequences=100000] [--only=iyzico,paytr,stripe] [--seed=1] [--minutes=60]`.
// Prints each finding with its seed, and what became of the orders. Exit code 1 for any finding, or fewer sequences than
// asked for.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/base/env.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { PAYMENT_WORLDS, type WorldName } from '../server/testing/payment-worlds.ts';
import { randomPayments } from '../server/testing/random-payments.ts';
import { seedSmallCatalogue } from '../server/testing/small-catalogue.ts';
import { atEnd, end } from './ending.ts';

/** Sequences on one database. */
const STEP = 5_000;
const NAMES = Object.keys(PAYMENT_WORLDS) as WorldName[];
const OPTIONS = { sequences: 100_000, seed: 1, minutes: 60 };

function readOptions(given: readonly string[]): typeof OPTIONS & { only: readonly WorldName[] } {
  const options = { ...OPTIONS };
  let only: readonly WorldName[] = NAMES;
  for (const argument of given) {
    const [, name, number] = /^--(sequences|seed|minutes)=(\d+)$/.exec(argument) ?? [];
    const named = NAMES.filter((one) => argument.startsWith('--only=') && argument.slice(7).split(',').includes(one));
    if (name !== undefined) options[name as keyof typeof OPTIONS] = Number(number);
    else if (named.length > 0) only = named;
    else
      throw new Error(
        `'${argument}' is not understood: --sequences=, --seed=, --minutes= and --only=${NAMES.join(',')} are`,
      );
  }
  return { ...options, only };
}

/** @returns how many sequences ran, and how many findings there were */
async function run(
  name: WorldName,
  { sequences, seed, untilMs }: { sequences: number; seed: number; untilMs: number },
): Promise<{ ran: number; findings: number }> {
  const begin = performance.now();
  const ends: Record<string, number> = {};
  let [ran, events, findings] = [0, 0, 0];
  for (let step = 0; ran < sequences && Date.now() < untilMs; step++) {
    const folder = mkdtempSync(join(tmpdir(), 'kaliphane-payments-'));
    const stepEnds: (() => unknown)[] = [];
    const finish = atEnd(async () => {
      for (const close of stepEnds.toReversed()) await close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    });
    const database = await openDatabase(join(folder, 'kaliphane.db'), () => {});
    stepEnds.push(() => database.close());
    await seedSmallCatalogue(database);
    const report = await randomPayments({
      database,
      config: readConfig({ DATA_DIR: folder, PUBLIC_URL: 'http://kaliphane.test' }),
      onEnd: (close) => stepEnds.push(close),
      name,
      sequences: Math.min(STEP, sequences - ran),
      seed: seed + step,
      untilMs,
    });
    await finish();
    for (const finding of report.findings) console.log(finding);
    ran += report.sequences;
    events += report.events;
    findings += report.findings.length;
    for (const [status, count] of Object.entries(report.ends)) ends[status] = (ends[status] ?? 0) + count;
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(
      `${name}: ${ran} sequences, ${events} events, ${findings} findings, ${seconds} s, ${JSON.stringify(ends)}`,
    );
  }
  return { ran, findings };
}

async function main(): Promise<boolean> {
  const { sequences, seed, minutes, only } = readOptions(process.argv.slice(2));
  const untilMs = Date.now() + minutes * 60_000;
  let isGood = true;
  for (const name of only) {
    const { ran, findings } = await run(name, { sequences, seed, untilMs });
    isGood &&= ran >= sequences && findings === 0;
  }
  return isGood;
}

let code = 1;
try {
  code = (await main()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
}
await end();
process.exit(code);
