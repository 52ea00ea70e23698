// Makes the requests: with wrk where it is installed, because it takes a third of a core; autocannon takes a whole one
// and becomes the slower side.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { get } from './http.ts';
import { shuffled } from './order.ts';

const run = promisify(execFile);

export interface Load {
  /** With `paths`, only the server's address counts. */
  url: string;
  headers: Record<string, string>;
  /** Required of every reply. */
  status: number;
  /** Requested at random instead of the path in `url`. */
  paths?: readonly string[];
  connections: number;
}
export interface Answered {
  replies: number;
  perSecond: number;
}

export interface Generator {
  name: 'wrk' | 'autocannon';
  /** @throws unless all replies were right */
  run(load: Load, seconds: number): Promise<Answered>;
}

const failure = (url: string, what: string) => new Error(`${url}: not all requests were answered (${what})`);

/** Writes the requests once at the start, then sends one of them at a time. */
const RANDOM_PATHS = `
local requests = {}
function init(arguments)
  for line in io.lines(arguments[1]) do requests[#requests + 1] = wrk.format("GET", line) end
end
function request() return requests[math.random(#requests)] end
`;

async function wrk(
  { url, headers, status, paths, connections }: Load,
  seconds: number,
  folder: string,
): Promise<Answered> {
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
  ];
  let command = [...options, url];
  if (paths) {
    const [script, list] = [join(folder, 'random-paths.lua'), join(folder, 'paths.txt')];
    await writeFile(script, RANDOM_PATHS);
    await writeFile(list, paths.join('\n'));
    command = [...options, '-s', script, new URL(url).origin, '--', list];
  }
  const { stdout } = await run('wrk', command);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  const [replies, perSecond] = [number(/(\d+) requests in/), number(/Requests\/sec:\s+([\d.]+)/)];
  // wrk counts failures only; one more request checks the status of the others.
  const bad = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout)?.[0];
  if (bad || !(replies > 0)) throw failure(url, bad ?? 'none was');
  const sample = await get(paths ? new URL(url).origin + paths[0]! : url, headers);
  if (sample.status !== status) throw failure(url, `status ${sample.status}`);
  return { replies, perSecond };
}

async function cannon({ url, headers, status, paths, connections }: Load, seconds: number): Promise<Answered> {
  const requests = paths && { requests: shuffled(paths).map((path) => ({ path })) };
  const result = await autocannon({
    url: paths ? new URL(url).origin : url,
    headers,
    connections,
    duration: seconds,
    ...requests,
  });
  const good = result.statusCodeStats[status]?.count ?? 0;
  const failed = result.errors + result.timeouts + result.requests.total - good;
  if (good === 0 || failed > 0)
    throw failure(url, `${failed} of ${result.requests.total} failed, ${JSON.stringify(result.statusCodeStats)}`);
  return { replies: good, perSecond: good / result.duration };
}

let opened: Promise<Generator> | undefined;

/** @param folder a folder for temporary files */
export const openGenerator = (folder: string): Promise<Generator> =>
  (opened ??= (async (): Promise<Generator> => {
    // Without arguments wrk prints its usage and exits with 1; a missing wrk fails in another way.
    const hasWrk = await run('wrk', ['-v']).then(
      () => true,
      (error: { stdout?: string }) => (error.stdout ?? '').startsWith('wrk '),
    );
    return hasWrk
      ? { name: 'wrk', run: (load, seconds) => wrk(load, seconds, folder) }
      : { name: 'autocannon', run: cannon };
  })());
