// The installed packages of the lockfile, and what they say of their licences. Read when somebody first asks.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LicencedPackage } from '#contract/licences.ts';

/** What a lockfile says of a package. */
interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
}
interface PackageFile {
  author?: string | { name?: string };
  homepage?: string;
  license?: string | { type?: string };
  repository?: string | { url?: string };
}
interface Installed extends LicencedPackage {
  /** Its folder. */
  path: string;
  author: string;
}

/** Files in which packages keep their licence and what it asks to be handed on. */
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice|third-?party)/i;
/** Where they bring none, the words about it, as a table of what a library holds. */
const READ_ME = /^readme/i;
const SEPARATOR = `\n\n${'-'.repeat(72)}\n\n`;

/** 'git+https://github.com/a/b.git' → 'https://github.com/a/b'; '' where it is no page. */
export function pageOf(repository: string): string {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(repository);
  if (short) return `https://github.com/${short[1]}`;
  const address = repository
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^git:/, 'https:')
    .replace(/^http:/, 'https:')
    .replace(/(?:\.git)?(?:#.*)?$/, '');
  return /^https:\/\/[^\s"<>]+$/.test(address) ? address : '';
}

const textOf = (value: string | { [key: string]: string | undefined } | undefined, key: string): string =>
  typeof value === 'string' ? value : (value?.[key] ?? '');

async function installedAt(root: string, path: string, locked: LockedPackage): Promise<Installed | null> {
  const folder = join(root, path);
  const file = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null);
  if (file === null) return null; // of another platform
  const own = JSON.parse(file) as PackageFile;
  return {
    path: folder,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: locked.version ?? '',
    licence: locked.license ?? textOf(own.license, 'type'),
    source: pageOf(textOf(own.repository, 'url')) || pageOf(own.homepage ?? ''),
    author: textOf(own.author, 'name'),
  };
}

/** @param root of the project: its lockfile, packages and fonts */
export function openLicences(root: string) {
  let read: Promise<Installed[]> | undefined;

  /** Each package and version once, by name. */
  async function readAll(): Promise<Installed[]> {
    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const found = await Promise.all(
      Object.entries(lock.packages)
        .filter(([path, { dev }]) => path !== '' && !dev)
        .map(([path, locked]) => installedAt(root, path, locked)),
    );
    const packages = new Map(
      [FONT(root), ...found].flatMap((one) => (one ? [[`${one.name}@${one.version}`, one]] : [])),
    );
    return [...packages.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  }
  const all = (): Promise<Installed[]> => {
    read ??= readAll().catch((error: unknown) => {
      read = undefined; // as while packages are being replaced: the next caller tries again
      throw error;
    });
    return read;
  };

  return {
    list: async (): Promise<LicencedPackage[]> => all(),

    /**
     * The package's own texts; where it brings none, what it says of itself, with its read-me where that speaks of licences.
     * Null: it is not installed.
     */
    async text(name: string, version: string): Promise<string | null> {
      const found = (await all()).find((one) => one.name === name && one.version === version);
      if (!found) return null;
      const entries = await readdir(found.path, { withFileTypes: true });
      const textsOf = (pattern: RegExp): Promise<string[]> =>
        Promise.all(
          entries
            .filter((entry) => entry.isFile() && pattern.test(entry.name))
            .map(async (entry) => (await readFile(join(found.path, entry.name), 'utf8')).trim()),
        );
      const own = await textsOf(found.name === PLEX ? /^OFL\.txt$/ : LICENCE_FILE);
      if (own.length > 0) return own.join(SEPARATOR);
      const facts = [found.name, found.version, found.licence, found.author, found.source].filter(
        (part) => part !== '',
      );
      const readMes = (await textsOf(READ_ME)).filter((readMe) => /licen[cs]/i.test(readMe));
      return [facts.join('\n'), ...readMes].join(SEPARATOR);
    },
  };
}

/** The site's type is committed, subset and renamed (docs/decisions/0014), not installed. */
const PLEX = 'IBM Plex';
const FONT = (root: string): Installed => ({
  path: join(root, 'fonts'),
  name: PLEX,
  version: 'Sans, Mono',
  licence: 'OFL-1.1',
  source: 'https://github.com/IBM/plex',
  author: 'IBM Corp.',
});
