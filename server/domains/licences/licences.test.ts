import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { LicencedPackage } from '#contract/licences.ts';
import { startApp } from '../../testing/app.ts';
import { describeWithDatabase } from '../../testing/engines.ts';
import { openLicences, pageOf } from './packages.ts';

function project(packages: Record<string, object>, files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'kaliphane-licences-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ 'package-lock.json': JSON.stringify({ packages }), ...files })) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('lists what is installed and not for development, each version once', async () => {
  const root = project(
    {
      '': {},
      'node_modules/b': { version: '2.0.0', license: 'MIT' },
      'node_modules/@a/a': { version: '1.0.0', license: 'ISC' },
      'node_modules/c/node_modules/b': { version: '1.0.0', license: 'MIT' },
      'node_modules/d/node_modules/b': { version: '1.0.0', license: 'MIT' },
      'node_modules/test-tool': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/other-platform': { version: '1.0.0', license: 'MIT' },
    },
    {
      'node_modules/b/package.json': JSON.stringify({ repository: { url: 'git+https://github.com/x/b.git' } }),
      'node_modules/@a/a/package.json': JSON.stringify({ homepage: 'https://a.example', author: 'Ada' }),
      'node_modules/c/node_modules/b/package.json': '{}',
      'node_modules/d/node_modules/b/README.md': '## Licensing\nIt holds glib under LGPLv3.',
      'node_modules/@a/a/README.md': 'How to use it.',
      'node_modules/d/node_modules/b/package.json': '{}',
      'node_modules/test-tool/package.json': '{}',
      'node_modules/b/LICENSE': 'MIT of b\n',
      'node_modules/b/NOTICE.md': 'Notice of b',
      'node_modules/b/index.js': 'code',
    },
  );
  const { list, text } = openLicences(root);
  expect((await list()).map(({ name, version, licence, source }) => [name, version, licence, source])).toEqual([
    ['@a/a', '1.0.0', 'ISC', 'https://a.example'],
    ['b', '2.0.0', 'MIT', 'https://github.com/x/b'],
    ['b', '1.0.0', 'MIT', ''],
    ['IBM Plex', 'Sans, Mono', 'OFL-1.1', 'https://github.com/IBM/plex'],
  ]);
  expect(await text('b', '2.0.0')).toMatch(/^MIT of b\n\n-+\n\nNotice of b$/);
  expect(await text('@a/a', '1.0.0')).toBe('@a/a\n1.0.0\nISC\nAda\nhttps://a.example');
  expect(await text('b', '1.0.0')).toMatch(/^b\n1\.0\.0\nMIT\n\n-+\n\n## Licensing\nIt holds glib under LGPLv3\.$/);
  expect(await text('test-tool', '1.0.0')).toBeNull();
  expect(await text('../..', '1.0.0')).toBeNull();
});

test.each([
  ['git+https://github.com/a/b.git', 'https://github.com/a/b'],
  ['git://github.com/a/b.git#main', 'https://github.com/a/b'],
  ['git+ssh://git@github.com/a/b.git', 'https://github.com/a/b'],
  ['git@github.com:a/b.git', 'https://github.com/a/b'],
  ['a/b', 'https://github.com/a/b'],
  ['http://b.example/', 'https://b.example/'],
  ['javascript:alert(1)', ''],
  ['', ''],
])('the page of %s', (repository, page) => {
  expect(pageOf(repository)).toBe(page);
});

describeWithDatabase('licences', (setup) => {
  test('every production package that is installed stands there with its licence and its text', async () => {
    const { get } = await startApp(setup);
    const packages = (await get<LicencedPackage[]>('/api/licences')).json;
    const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8')) as {
      packages: Record<string, { dev?: boolean; optional?: boolean }>;
    };
    const locked = Object.entries(lock.packages);
    const needed = locked.filter(([path, { dev, optional }]) => path !== '' && !dev && !optional);
    const names = new Set(packages.map(({ name }) => name));
    for (const [path] of needed) expect(names, path).toContain(path.slice(path.lastIndexOf('node_modules/') + 13));
    const kernel = packages.find(({ name }) => name === 'replicad-opencascadejs')!;
    expect(kernel.licence).toMatch(/^LGPL-2\.1/);
    for (const { name, version, licence } of packages) {
      const query = new URLSearchParams({ name, version });
      const { status, headers, body } = await get(`/api/licences/text?${query}`);
      expect([status, headers['content-type']], name).toEqual([200, 'text/plain; charset=utf-8']);
      if (licence === '') expect(body, name).toMatch(/permission|licen[cs]e/i);
      expect(body.length, name).toBeGreaterThan(10);
    }
  });

  test('a package that is not installed has no text', async () => {
    const { get } = await startApp(setup);
    const { status, json } = await get<ErrorBody>('/api/licences/text?name=yok&version=1');
    expect([status, json.message]).toEqual([404, 'Bu paket kurulu değil.']);
  });
});
