/** A Chromium for the browser tests and the benchmarks: the machine's own, or an installed one. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './commands.mjs';
import { SetupFailure } from './failure.mjs';

const PLAYWRIGHT_DOWNLOAD_MS = 60_000;
const SYSTEM_PACKAGES_MS = 300_000;
const VERSION_CHECK_MS = 20_000;

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
/** Chromium without its own windows: a quarter of the tests' time less. */
const SHELL = 'chromium-headless-shell';
const MAC_APPS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS_APPS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/**
 * How a Chromium is installed as root, by package manager: commands before, the command itself, and the packages to try
 * in turn. Only Debian has the shell as a package of its own.
 * @type {Record<string, { before: string[][], install: string[], packages: string[] }>}
 */
const SYSTEM_INSTALLS = {
  'apt-get': {
    before: [['apt-get', 'update']],
    install: ['apt-get', 'install', '-y', '--no-install-recommends'],
    packages: [SHELL, 'chromium'],
  },
  dnf: { before: [], install: ['dnf', 'install', '-y'], packages: ['chromium'] },
  apk: { before: [], install: ['apk', 'add'], packages: ['chromium'] },
};

/**
 * Access to the machine; a parameter, so that tests can replace it.
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {NodeJS.ProcessEnv} env
 * @property {boolean} isRoot
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => Promise<boolean>} works whether it runs; Ubuntu's chromium-browser may be an empty shell
 * @property {() => string | null} playwrightPath path of Playwright's own
 * @property {(command: string[], timeoutMs: number) => Promise<boolean>} install
 * @property {(message: string) => void} say
 */

/** @param {string} root the project's folder
 * @param {string} node
 * @returns {Machine} */
export function thisMachine(root, node) {
  return {
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    // Windows' chrome.exe opens a window instead of printing its version
    works: async (path) =>
      process.platform === 'win32' ||
      (await run(path, ['--version'], { capture: true, timeoutMs: VERSION_CHECK_MS })).code === 0,
    playwrightPath: () => {
      try {
        return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
      } catch {
        return null;
      }
    },
    install: async ([command = '', ...args], timeoutMs) => {
      const isPlaywright = command === 'playwright';
      const ended = await run(
        isPlaywright ? node : command,
        isPlaywright ? [join(root, 'node_modules/@playwright/test/cli.js'), ...args] : args,
        {
          cwd: root,
          capture: true,
          timeoutMs,
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        },
      );
      return ended.code === 0;
    },
    say: console.log,
  };
}

/** @typedef {{ prefersShell?: boolean }} Wish whether `chromium-headless-shell` comes before Chromium itself */

/** @param {Machine} machine
 * @param {Wish} wish */
function systemPaths({ platform, env }, { prefersShell = false }) {
  if (platform === 'darwin')
    return ['/Applications', `${env.HOME}/Applications`].flatMap((folder) => MAC_APPS.map((app) => `${folder}/${app}`));
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
      folder ? WINDOWS_APPS.map((app) => join(folder, app)) : [],
    );
  }
  const folders = new Set(['/usr/bin', ...(env.PATH ?? '').split(delimiter).filter(Boolean), '/snap/bin']);
  /** @param {string[]} commands */
  const inFolders = (commands) => [...folders].flatMap((folder) => commands.map((command) => join(folder, command)));
  return [...(prefersShell ? inFolders([SHELL]) : []), ...inFolders(COMMANDS)];
}

/** Returns the path of a Chromium that is present and runs, or null.
 * @param {Machine} machine
 * @param {Wish} [wish] */
export async function findChromium(machine, wish = {}) {
  for (const path of [...systemPaths(machine, wish), machine.playwrightPath()]) {
    if (path && machine.exists(path) && (await machine.works(path))) return path;
  }
  return null;
}

/**
 * Returns a Chromium's path, or the reason of its absence. Tries CHROMIUM_PATH, the machine's own, the system's package
 * manager (as root), then Playwright's download; the package manager comes first because its servers are reachable on
 * more machines.
 * @param {Machine} machine
 * @param {Wish} [wish]
 * @returns {Promise<{ path: string } | { reason: string }>}
 */
export async function ensureChromium(machine, wish = {}) {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (machine.exists(chosen) && (await machine.works(chosen))) return { path: chosen };
    throw new SetupFailure(`CHROMIUM_PATH=${chosen} does not run.`);
  }
  const found = await findChromium(machine, wish);
  if (found) return { path: found };

  const manager =
    machine.isRoot && machine.platform === 'linux'
      ? Object.keys(SYSTEM_INSTALLS).find((name) =>
          ['/usr/bin', '/sbin', '/usr/sbin'].some((folder) => machine.exists(join(folder, name))),
        )
      : undefined;
  const system = manager === undefined ? undefined : SYSTEM_INSTALLS[manager];
  if (system) {
    machine.say(`No Chromium here; installing it with ${manager} …`);
    // `apt-get update` may fail for one third-party source and still fetch enough to install
    for (const command of system.before) await machine.install(command, SYSTEM_PACKAGES_MS);
    for (const name of system.packages) {
      if (name === SHELL && !wish.prefersShell) continue;
      await machine.install([...system.install, name], SYSTEM_PACKAGES_MS);
      const installed = await findChromium(machine, wish);
      if (installed) return { path: installed };
    }
  }
  machine.say("No Chromium here; downloading Playwright's …");
  if (await machine.install(['playwright', 'install', '--no-shell', 'chromium'], PLAYWRIGHT_DOWNLOAD_MS)) {
    // Present but not running: system libraries are missing
    if (system && !(await findChromium(machine)))
      await machine.install(['playwright', 'install-deps', 'chromium'], SYSTEM_PACKAGES_MS);
    const downloaded = await findChromium(machine);
    if (downloaded) return { path: downloaded };
  }
  return { reason: 'no Chromium was found or could be brought; install one, or set CHROMIUM_PATH' };
}
