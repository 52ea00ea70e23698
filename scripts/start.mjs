/**
 * `npm start` and `npm run dev`: on a bare clone with any Node from 20 on, brings Node 24, installs, builds, and runs
 * the server; later only runs it. Arguments are the server's, except `--dev`: no build, the server restarts on changes
 * and serves the site through Vite.
 */
import { exitCodeOf, main, run, withNodeFirst } from './setup/commands.mjs';
import { prepare, root } from './setup/prepare.mjs';

/**
 * MiB that the young generation may take, and by how many percent the old one may grow beyond what lives before it is
 * collected. V8's own limits let
 * what is short-lived pile up: together 300 MiB more under load (docs/decisions/0002). bench/processes.ts says the
 * same.
 */
const LIMITS = ['--max-semi-space-size=16', '--heap-growing-percent=30'];
/** glibc's: one arena for each thread would keep what compressing took. */
const MALLOC = { MALLOC_ARENA_MAX: '2' };

await main(async () => {
  const args = process.argv.slice(2);
  const isDev = args.includes('--dev');
  const node = await prepare({ build: !isDev });
  const watch = isDev ? ['--watch-path=start', '--watch-path=server', '--watch-path=contract'] : [];
  const ended = await run(node, [...LIMITS, ...watch, 'start/main.ts', ...args.filter((arg) => arg !== '--dev')], {
    cwd: root,
    env: { ...MALLOC, ...withNodeFirst(node), NODE_ENV: isDev ? 'development' : 'production' },
    isTied: !isDev, // Node's watcher would not pass the channel's end on
  });
  return exitCodeOf(ended);
});
