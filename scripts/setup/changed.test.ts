import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changedFiles, SPECS_OF, SPECS_OF_ALL, testsOf } from './changed.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test('every page and screen names its browser tests, and these exist', () => {
  const folders = ['site/pages', 'admin/screens'].flatMap((place) =>
    readdirSync(join(ROOT, place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${place}/${entry.name}`),
  );
  expect(Object.keys(SPECS_OF).sort()).toEqual(folders.sort());
  const named = [...Object.values(SPECS_OF), ...Object.values(SPECS_OF_ALL)].flat();
  expect(named.filter((name) => !existsSync(join(ROOT, 'tests', `${name}.spec.ts`)))).toEqual([]);
});

test.each([
  ['a page', ['site/pages/shop/search.ts'], ['shop', 'search', 'cart', 'layout', 'frame', 'navigation']],
  ['a screen', ['admin/screens/users/users.tsx'], ['admin-users', 'admin-layout', 'admin-frame', 'admin-long-words']],
  ['a browser test', ['tests/cart.spec.ts'], ['cart']],
  ['a test beside its source', ['server/web/sitemap.test.ts'], []],
  ['docs and figures', ['docs/api.md', 'README.md', 'bench/bench.ts'], []],
])('%s', (_, files, specs) => {
  expect(testsOf(files).browser).toEqual(specs.map((name) => `tests/${name}\\.spec\\.ts`));
});

test('shared parts of a room run the room, those of both and of the server run all', () => {
  const matches = (file: string, spec: string): boolean => {
    const { browser } = testsOf([file]);
    return browser === 'all' || browser.some((pattern) => new RegExp(pattern).test(spec));
  };
  expect(matches('admin/crud/resource-list.tsx', 'tests/admin-users.spec.ts')).toBe(true);
  expect(matches('admin/crud/resource-list.tsx', 'tests/shop.spec.ts')).toBe(false);
  expect(matches('site/ui/price.tsx', 'tests/shop.spec.ts')).toBe(true);
  expect(matches('site/ui/price.tsx', 'tests/admin-users.spec.ts')).toBe(false);
  for (const file of ['contract/money.ts', 'server/app.ts', 'tests/fixtures.ts', 'demo/load.ts', 'browser/api.ts'])
    expect(testsOf([file]).browser).toBe('all');
  expect(testsOf(['package-lock.json'])).toEqual({ server: 'all', browser: 'all' });
});

test('server tests are found by what they import', () => {
  expect(testsOf(['server/app.ts', 'site/base/base.css', 'docs/x.md', 'tests/cart.spec.ts']).server).toEqual([
    'server/app.ts',
  ]);
});

test('knows what has changed since a commit, new files included, and refuses unknown commits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-changed-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], { cwd: folder });
  try {
    git('init', '-q', '-b', 'main');
    for (const name of ['a.ts', 'b.ts']) writeFileSync(join(folder, name), '1');
    git('add', '.');
    git('commit', '-qm', 'first');
    expect(changedFiles(folder, 'HEAD')).toEqual([]);
    writeFileSync(join(folder, 'a.ts'), '2');
    writeFileSync(join(folder, 'new.ts'), '3');
    expect(changedFiles(folder, 'main')).toEqual(['a.ts', 'new.ts']);
    expect(() => changedFiles(folder, 'nothing')).toThrow("'nothing'");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
