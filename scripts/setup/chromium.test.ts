import { describe, expect, test } from 'vitest';
import { ensureChromium, findChromium, type Machine } from './chromium.mjs';

/** A machine with these files; `installs` maps a command to the file it adds; other commands fail. */
function machine({
  files = [],
  broken = [],
  installs = {},
  ...rest
}: Partial<Machine> & { files?: string[]; broken?: string[]; installs?: Record<string, string | true> } = {}) {
  const present = new Set(files);
  const commands: string[] = [];
  return {
    commands,
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: true,
    exists: (path) => present.has(path),
    works: async (path) => !broken.includes(path),
    playwrightPath: () => '/cache/chrome',
    install: async (command) => {
      const text = command.join(' ');
      commands.push(text);
      const result = Object.entries(installs).find(([start]) => text.startsWith(start))?.[1];
      if (typeof result === 'string') present.add(result);
      return result !== undefined;
    },
    say: () => {},
    ...rest,
  } satisfies Machine & { commands: string[] };
}

describe('findChromium', () => {
  test("prefers the system's to Playwright's", async () => {
    expect(await findChromium(machine({ files: ['/usr/bin/chromium', '/cache/chrome'] }))).toBe('/usr/bin/chromium');
  });
  test('skips one that does not run', async () => {
    expect(
      await findChromium(
        machine({ files: ['/usr/bin/chromium-browser', '/cache/chrome'], broken: ['/usr/bin/chromium-browser'] }),
      ),
    ).toBe('/cache/chrome');
  });
  test('looks among the applications on macOS', async () => {
    const path = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(await findChromium(machine({ platform: 'darwin', files: [path] }))).toBe(path);
  });
  test('returns null on a machine without one', async () => {
    expect(await findChromium(machine())).toBeNull();
  });
});

describe('ensureChromium', () => {
  test('uses CHROMIUM_PATH, and never replaces it silently', async () => {
    expect(
      await ensureChromium(machine({ env: { CHROMIUM_PATH: '/mine' }, files: ['/mine', '/usr/bin/chromium'] })),
    ).toEqual({ path: '/mine' });
    await expect(
      ensureChromium(machine({ env: { CHROMIUM_PATH: '/gone' }, files: ['/usr/bin/chromium'] })),
    ).rejects.toThrow('CHROMIUM_PATH=/gone does not run.');
  });
  test('installs nothing where there is one', async () => {
    const here = machine({ files: ['/usr/bin/google-chrome'] });
    expect(await ensureChromium(here)).toEqual({ path: '/usr/bin/google-chrome' });
    expect(here.commands).toEqual([]);
  });
  test('tries apt first as root, even when its update fails', async () => {
    const bare = machine({ files: ['/usr/bin/apt-get'], installs: { 'apt-get install': '/usr/bin/chromium' } });
    expect(await ensureChromium(bare)).toEqual({ path: '/usr/bin/chromium' });
    expect(bare.commands).toEqual(['apt-get update', 'apt-get install -y --no-install-recommends chromium']);
  });
  test('finds or installs the shell where it is preferred, and Chromium where there is none', async () => {
    const both = machine({ files: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] });
    expect(await ensureChromium(both, { prefersShell: true })).toEqual({ path: '/usr/bin/chromium-headless-shell' });
    expect(await ensureChromium(both)).toEqual({ path: '/usr/bin/chromium' });
    const debian = machine({
      files: ['/usr/bin/apt-get'],
      installs: {
        'apt-get install -y --no-install-recommends chromium-headless-shell': '/usr/bin/chromium-headless-shell',
      },
    });
    expect(await ensureChromium(debian, { prefersShell: true })).toEqual({ path: '/usr/bin/chromium-headless-shell' });
    const older = machine({
      files: ['/usr/bin/apt-get'],
      installs: { 'apt-get install -y --no-install-recommends chromium': '/usr/bin/chromium' },
    });
    expect(await ensureChromium(older, { prefersShell: true })).toEqual({ path: '/usr/bin/chromium' });
  });
  test("downloads Playwright's without root", async () => {
    const bare = machine({ isRoot: false, files: ['/usr/bin/apt-get'], installs: { playwright: '/cache/chrome' } });
    expect(await ensureChromium(bare)).toEqual({ path: '/cache/chrome' });
    expect(bare.commands).toEqual(['playwright install --no-shell chromium']);
  });
  test('installs the libraries that a downloaded one lacks', async () => {
    const broken = ['/cache/chrome'];
    const bare = machine({
      files: ['/usr/bin/apt-get'],
      broken,
      installs: { 'playwright install --no-shell': '/cache/chrome' },
    });
    const install = bare.install;
    bare.install = async (command: string[], timeoutMs: number) => {
      if (command[1] === 'install-deps') broken.length = 0;
      return install(command, timeoutMs);
    };
    expect(await ensureChromium(bare)).toEqual({ path: '/cache/chrome' });
  });
  test('gives the reason when there is none', async () => {
    const reply = await ensureChromium(machine({ isRoot: false }));
    expect(reply).toEqual({ reason: expect.stringContaining('CHROMIUM_PATH') });
  });
});
