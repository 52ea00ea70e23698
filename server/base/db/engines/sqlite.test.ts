import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../opening/open.ts';

let base = '';
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'kaliphane-rights-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);
/** Access rights of the folder's files while the database is open. */
async function rightsOfOpen(folder: string): Promise<Record<string, string>> {
  const database = await openDatabase(join(folder, 'kaliphane.db'));
  const found = Object.fromEntries(readdirSync(folder).map((name) => [name, rights(join(folder, name))]));
  await database.close();
  return found;
}

test('a new SQLite database is its owner’s alone, and so is the folder that is made for it', async () => {
  const folder = join(base, 'a/data');
  expect(await rightsOfOpen(folder)).toEqual({
    'kaliphane.db': '600',
    'kaliphane.db-shm': '600',
    'kaliphane.db-wal': '600',
  });
  expect([rights(folder), rights(join(base, 'a'))]).toEqual(['700', '700']);
});

test('existing folders and databases keep their rights', async () => {
  const folder = join(base, 'data');
  mkdirSync(folder);
  chmodSync(folder, 0o750);
  const file = join(folder, 'kaliphane.db');
  writeFileSync(file, '');
  chmodSync(file, 0o640);
  expect(await rightsOfOpen(folder)).toEqual({
    'kaliphane.db': '640',
    'kaliphane.db-shm': '640',
    'kaliphane.db-wal': '640',
  });
  expect(rights(folder)).toBe('750');
});
