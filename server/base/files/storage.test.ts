import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { removeAbandoned } from './receive.ts';
import { diskStorage } from './storage.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kaliphane-storage-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('files on the disk', () => {
  test('are whole, alone, and replaced as a whole', async () => {
    const storage = diskStorage(dir);
    await storage.put('img/products/a.webp', Buffer.from('1'));
    await storage.put('img/products/a.webp', Buffer.from('22'));
    expect(readFileSync(join(dir, 'img/products/a.webp'), 'utf8')).toBe('22');
    expect(readdirSync(join(dir, 'img/products'))).toEqual(['a.webp']);
    expect(await storage.list('img/products')).toEqual([
      { path: 'img/products/a.webp', modifiedMs: expect.any(Number) },
    ]);
    await storage.remove('img/products/a.webp');
    await storage.remove('img/products/a.webp');
    expect(await storage.list('img/products')).toEqual([]);
    expect(await storage.list('img/nowhere')).toEqual([]);
  });

  test('that are private are readable by the server’s user only', async () => {
    await diskStorage(dir).put('private/resumes/a.pdf', Buffer.from('1'));
    expect(statSync(join(dir, 'private/resumes')).mode & 0o077).toBe(0);
    expect(statSync(join(dir, 'private/resumes/a.pdf')).mode & 0o077).toBe(0);
  });

  test('that cannot be put into their place leave nothing', async () => {
    mkdirSync(join(dir, 'documents/taken.pdf'), { recursive: true });
    await expect(diskStorage(dir).put('documents/taken.pdf', Buffer.from('1'))).rejects.toThrow();
    expect(readdirSync(join(dir, 'documents'))).toEqual(['taken.pdf']);
  });

  test('that a dead process left unfinished are invisible, and removed after an hour', async () => {
    const storage = diskStorage(dir);
    await storage.put('img/blogs/a.webp', Buffer.from('1'));
    writeFileSync(join(dir, 'img/blogs/.0d5b4c0e-9d7b-4a7b-8a53-0a4f6f1b9a11.tmp'), 'x');
    for (const name of readdirSync(join(dir, 'img/blogs'))) utimesSync(join(dir, 'img/blogs', name), 1_000, 1_000);
    expect(await storage.list('img/blogs')).toHaveLength(1);
    await removeAbandoned(dir, () => 1_000_000 + 3_600_000);
    expect(readdirSync(join(dir, 'img/blogs'))).toHaveLength(2);
    await removeAbandoned(dir, () => 1_000_000 + 3_600_001);
    expect(readdirSync(join(dir, 'img/blogs'))).toEqual(['a.webp']);
  });
});
