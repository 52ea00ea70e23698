import { chmodSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openCadCache } from './cache.ts';

let folders: string[] = [];
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});
function open(maxBytes = 1_000) {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-cad-'));
  folders.push(folder);
  const errors: unknown[] = [];
  return { folder, errors, cache: openCadCache({ folder, maxBytes, onError: (error) => errors.push(error) }) };
}
const bytes = (length: number) => new Uint8Array(length).fill(7);
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

test('keeps a file whole, under its name alone', async () => {
  const { cache, folder, errors } = open();
  expect(await cache.read('ab12.step')).toBeNull();
  await cache.write('ab12.step', bytes(10));
  expect(await cache.read('ab12.step')).toEqual(Buffer.from(bytes(10)));
  expect(filesIn(folder)).toEqual(['ab12.step']);
  expect(errors).toEqual([]);
});

test('makes room by the files that were used longest ago', async () => {
  const { cache, folder } = open(1_000);
  for (const [i, name] of ['aa.step', 'bb.step', 'cc.step'].entries()) {
    await cache.write(name, bytes(300));
    utimesSync(join(folder, name.slice(0, 2), name), new Date(0), new Date(2026, 0, 1 + i));
  }
  await cache.read('aa.step'); // its use is noted
  await cache.write('dd.step', bytes(300));
  expect(filesIn(folder)).toEqual(['aa.step', 'cc.step', 'dd.step']);
});

test('files of an earlier run count', async () => {
  const { cache, folder } = open(500);
  const earlier = openCadCache({ folder, maxBytes: 10_000, onError() {} });
  await earlier.write('aa.step', bytes(400));
  utimesSync(join(folder, 'aa', 'aa.step'), new Date(0), new Date(2026, 0, 1));
  await cache.write('bb.step', bytes(200));
  expect(filesIn(folder)).toEqual(['bb.step']);
});

test('a folder that is deleted while running is made again', async () => {
  const { cache, folder, errors } = open();
  await cache.write('aa.step', bytes(10));
  rmSync(folder, { recursive: true });
  expect(await cache.read('aa.step')).toBeNull();
  await cache.write('aa.step', bytes(10));
  expect(await cache.read('aa.step')).not.toBeNull();
  expect(errors).toEqual([]);
});

test('a disk that takes nothing is reported, and leaves no half file', async () => {
  const { cache, folder, errors } = open();
  // A file in the folder's place fails for the superuser too, unlike missing rights.
  writeFileSync(join(folder, 'aa'), '');
  chmodSync(join(folder, 'aa'), 0o400);
  await cache.write('aa.step', bytes(10));
  expect(errors).toHaveLength(1);
  expect(filesIn(folder)).toEqual(['aa']);
});

test('names its newest files by their kind, and the bytes of all', async () => {
  const { cache, folder } = open(1_000);
  expect([await cache.usedBytes(), await cache.newest('failed', 2)]).toEqual([0, []]);
  for (const [i, name] of ['aa.failed', 'bb.failed', 'cc.step', 'dd.failed'].entries()) {
    await cache.write(name, bytes(i + 1));
    utimesSync(join(folder, name.slice(0, 2), name), new Date(0), new Date(2026, 0, 1 + i));
  }
  expect((await cache.newest('failed', 2)).map(({ length }) => length)).toEqual([4, 2]);
  expect(await cache.usedBytes()).toBe(10);
});
