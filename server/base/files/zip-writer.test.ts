import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { createZip, ZipTooLarge } from './zip-writer.ts';

let folders: string[] = [];
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});
function place() {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-zip-'));
  folders.push(folder);
  return { folder, path: join(folder, 'a.zip') };
}
const AT = new Date(Date.UTC(2026, 10, 27, 14, 30, 20));
const LARGE = 10_000_000;
/** Of one entry: its place, and the ends of a large directory. */
const ROOM_FOR_ZIP64 = 12 + 56 + 20;

/** Reads with checks of sizes, names and checksums. */
async function read(path: string) {
  const zip = await openPromise(path, { validateEntrySizes: true, strictFileNames: true, autoClose: false });
  const entries = [];
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    entries.push({
      name: entry.fileName,
      method: entry.compressionMethod,
      crc: entry.crc32,
      at: entry.getLastModDate({ timezone: 'UTC' }),
      content,
    });
  }
  zip.close();
  return entries;
}

test('what is written is read again, packed where that is smaller, with Turkish names', async () => {
  const { folder, path } = place();
  const zip = await createZip(path, { maxBytes: LARGE, at: AT });
  const noise = randomBytes(5_000);
  const text = Buffer.from('İtici pim Ø6×200\r\n'.repeat(500));
  await zip.add('Z40-6X200.step', text);
  await zip.add('İçindekiler — ölçü.txt', noise);
  await zip.add('boş.txt', Buffer.alloc(0));
  expect(existsSync(path)).toBe(false); // not before it is whole
  expect(await zip.finish()).toBe(statSync(path).size);
  expect(readdirSync(folder)).toEqual(['a.zip']);
  expect(await read(path)).toEqual([
    { name: 'Z40-6X200.step', method: 8, crc: expect.any(Number), at: AT, content: text },
    { name: 'İçindekiler — ölçü.txt', method: 0, crc: expect.any(Number), at: AT, content: noise },
    { name: 'boş.txt', method: 0, crc: 0, at: AT, content: Buffer.alloc(0) },
  ]);
});

test('the checksum is CRC-32', async () => {
  const { path } = place();
  const zip = await createZip(path, { maxBytes: LARGE, at: AT });
  await zip.add('a', Buffer.from('123456789'));
  await zip.finish();
  expect((await read(path))[0]!.crc).toBe(0xcbf43926); // the check value of the standard
});

test('a limit counts the whole file, and nothing stays of one that is given up', async () => {
  const { folder, path } = place();
  const content = randomBytes(1_000);
  const zip = await createZip(path, { maxBytes: 1_000 + 30 + 1 + 46 + 1 + 22 + ROOM_FOR_ZIP64, at: AT });
  await zip.add('a', content);
  await expect(zip.add('b', Buffer.alloc(0))).rejects.toBeInstanceOf(ZipTooLarge);
  await zip.abandon();
  expect(readdirSync(folder)).toEqual([]);
  const whole = await createZip(path, { maxBytes: 1_000 + 30 + 1 + 46 + 1 + 22 + ROOM_FOR_ZIP64, at: AT });
  await whole.add('a', content);
  expect(await whole.finish()).toBe(1_100);
});

test('beyond four gigabytes and 65,535 entries the directory is that of ZIP64', async () => {
  const { path } = place();
  const zip = await createZip(path, { maxBytes: LARGE, at: AT, largeFrom: 100 });
  const text = Buffer.from('Kolon '.repeat(100));
  await zip.add('bir.txt', text);
  await zip.add('iki.txt', text);
  await zip.add('üç.txt', text);
  await zip.finish();
  expect((await read(path)).map(({ name, content }) => [name, content.equals(text)])).toEqual([
    ['bir.txt', true],
    ['iki.txt', true],
    ['üç.txt', true],
  ]);
});
