// Measures the built site: `node bench/run.ts [--only=pages,search,…] [--quick]`; requirements are in README.md.
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createBench, type Subject } from './bench.ts';
import { bulk } from './bulk.ts';
import { importing } from './import.ts';
import { importingPictures } from './import-pictures.ts';
import { cad } from './cad.ts';
import { changes } from './changes.ts';
import { checkout } from './checkout.ts';
import { contentSearches, contentSearchesPostgres } from './content-search.ts';
import { end } from './ending.ts';
import { facets, facetsPostgres } from './facets.ts';
import { openGenerator } from './generator.ts';
import { instances } from './instances.ts';
import { interaction } from './interaction.ts';
import { lighthouseScores } from './lighthouse.ts';
import { mail } from './mail.ts';
import { media, mediaPostgres } from './media.ts';
import { memory, start, uncachedMemory } from './memory.ts';
import { modelView } from './model-view.ts';
import { api, fullCache, pages } from './pages.ts';
import { panel } from './panel.ts';
import { redirects } from './redirects.ts';
import { render } from './render.ts';
import { paste, pastePostgres } from './paste.ts';
import { notMeasured, table, type Row } from './report.ts';
import { search, searchPostgres } from './search.ts';
import { searchLoad } from './search-load.ts';
import { searchMillion } from './search-million.ts';
import { shift } from './shift.ts';
import { tables } from './tables.ts';
import { threeWays } from './three-ways.ts';
import { weight } from './weight.ts';

const SUBJECTS: readonly Subject[] = [
  start,
  weight,
  panel,
  render,
  pages,
  fullCache,
  api,
  changes,
  checkout,
  bulk,
  importing,
  importingPictures,
  lighthouseScores,
  interaction,
  threeWays,
  search,
  searchLoad,
  searchMillion,
  contentSearches,
  facets,
  redirects,
  media,
  memory,
  uncachedMemory,
  paste,
  tables,
  cad,
  modelView,
  mail,
  instances,
  searchPostgres,
  contentSearchesPostgres,
  mediaPostgres,
  facetsPostgres,
  pastePostgres,
  shift, // last, because it may use up the time
];
const LIMIT_MINUTES = { quick: 5, whole: 30 };
const BUILT_SITE = fileURLToPath(new URL('../dist/server/entry-server.js', import.meta.url));

interface Wanted {
  isQuick: boolean;
  subjects: readonly Subject[];
}

/** @throws naming the unknown argument */
function readArguments(given: readonly string[]): Wanted {
  let subjects = SUBJECTS;
  let isQuick = false;
  for (const argument of given) {
    if (argument === '--quick') isQuick = true;
    else if (argument.startsWith('--only=')) {
      const names = argument.slice('--only='.length).split(',').filter(Boolean);
      const unknown = names.filter((name) => !SUBJECTS.some((subject) => subject.name === name));
      if (unknown.length > 0 || names.length === 0)
        throw new Error(`--only takes some of: ${SUBJECTS.map(({ name }) => name).join(', ')}`);
      subjects = SUBJECTS.filter(({ name }) => names.includes(name));
    } else
      throw new Error(
        `'${argument}' is not understood: --only=${SUBJECTS.map(({ name }) => name).join(',')} and --quick are`,
      );
  }
  return { isQuick, subjects };
}

const printed = new Set<unknown>();

/** The subject's rows, or one row with the reason of their absence. */
async function measure(
  { name, measure: run }: Subject,
  bench: ReturnType<typeof createBench>,
  msLeft: number,
): Promise<{ rows: Row[]; isMeasured: boolean }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time is up')), Math.max(0, msLeft));
  });
  try {
    if (msLeft <= 0) return await late;
    return { rows: await Promise.race([run(bench), late]), isMeasured: true };
  } catch (error) {
    if (!printed.has(error)) console.error(error); // once, also when several subjects share it
    printed.add(error);
    return { rows: [notMeasured(name, (error as Error).message.split('\n')[0]!.replace(/:$/, ''))], isMeasured: false };
  } finally {
    clearTimeout(timer);
  }
}

async function main(): Promise<boolean> {
  const { isQuick, subjects } = readArguments(process.argv.slice(2));
  if (!existsSync(BUILT_SITE))
    throw new Error('The site is not built: run `npm run bench`, or `npx vite build --app` before this.');
  const [loadBefore = 0] = loadavg();
  if (loadBefore > 0.5 * cpus().length)
    console.log(
      `[bench] The machine is busy (load ${loadBefore.toFixed(1)} on ${cpus().length} processors): times will look too long and ratios worse; processor times suffer least.`,
    );
  const begin = performance.now();
  const limitMs = (isQuick ? LIMIT_MINUTES.quick : LIMIT_MINUTES.whole) * 60_000;
  const bench = createBench(isQuick);
  const rows: Row[] = [];
  let isComplete = true;
  for (const subject of subjects) {
    const since = performance.now();
    process.stdout.write(`[bench] ${subject.name} … `);
    const result = await measure(subject, bench, limitMs - (since - begin));
    console.log(`${((performance.now() - since) / 1000).toFixed(1)} s`);
    rows.push(...result.rows);
    isComplete &&= result.isMeasured;
  }
  const [processor] = cpus();
  const { name: generator } = await openGenerator(bench.folder);
  console.log(
    `\n${table(rows)}\n\nLoad made by ${generator}${generator === 'wrk' ? '' : ' (wrk is not installed; it would cost the machine less)'}. Node ${process.version}, ${cpus().length} × ${processor?.model.trim() ?? 'unknown processor'}, load ${loadBefore.toFixed(1)} before, ${((performance.now() - begin) / 1000).toFixed(0)} s${isQuick ? ', --quick: fewer and shorter rounds' : ''}.`,
  );
  return isComplete;
}

let code = 1;
try {
  code = (await main()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
}
await end();
process.exit(code); // ends everything that the time limit cut off
