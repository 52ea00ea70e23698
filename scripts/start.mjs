/**
 * `npm start` and `npm run dev`: on a bare clone with any Node from 20 up, installs Node 24 and the packages, builds,
 * and runs the server; later only runs it. Passes its arguments to the server, except `--dev`: no build, the server
 * restarts on changes and serves the site through Vite.
 */
import { exitCodeOf, main, run, withNodeFirst } from './setup/commands.mjs';
import { NODE_LIMITS } from './setup/node-limits.mjs';
import { prepare, root } from './setup/prepare.mjs';

/** For glibc: one arena for each thread would keep the memory that compressing took. */
const MALLOC = { MALLOC_ARENA_MAX: '2' };

await main(async () => {
  const args = process.argv.slice(2);
  const isDev = args.includes('--dev');
  const node = await prepare({ build: !isDev });
  const watch = isDev ? ['--watch-path=start', '--watch-path=server', '--watch-path=contract'] : [];
  const ended = await run(node, [...NODE_LIMITS, ...watch, 'start/main.ts', ...args.filter((arg) => arg !== '--dev')], {
    cwd: root,
    env: { ...MALLOC, ...withNodeFirst(node), NODE_ENV: isDev ? 'development' : 'production' },
    isTied: !isDev, // Node's watcher would not pass on the end of the channel
  });
  return exitCodeOf(ended);
});
