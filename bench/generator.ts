// What makes the requests: wrk where the system has it, which takes a third of a core where autocannon takes a whole
// one and becomes the slower side.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { get } from './http.ts';
import { shuffled } from './order.ts';

const run = promisify(execFile);

export interface Load {
  /** With `paths`: the server's address alone counts. */
  url: string;
  headers: Record<string, string>;
  /** Every reply must have it. */
  status: number;
  /** Asked for at random instead of the one in `url`. */
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

/** Requests are written once at the start; then each is one of them. */
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
  // It counts failures only; which status the others have is looked at once.
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

/** @param folder where it may write */
export const openGenerator = (folder: string): Promise<Generator> =>
  (opened ??= (async (): Promise<Generator> => {
    // Without arguments it prints its usage and ends with 1; a system that does not have it fails otherwise.
    const hasWrk = await run('wrk', ['-v']).then(
      () => true,
      (error: { stdout?: string }) => (error.stdout ?? '').startsWith('wrk '),
    );
    return hasWrk
      ? { name: 'wrk', run: (load, seconds) => wrk(load, seconds, folder) }
      : { name: 'autocannon', run: cannon };
  })());
