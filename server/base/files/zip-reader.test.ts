import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { randomNumbers } from '../../testing/random.ts';
import { zipOf, type ZipPart } from '../../testing/zip-bytes.ts';
import { openZip, ZipFileError } from './zip-reader.ts';
import {
  ZIP_DAMAGED,
  ZIP_ENCRYPTED,
  ZIP_NAME_REFUSED,
  zipNameTwice,
  zipTooLarge,
  zipTooManyEntries,
} from './zip-texts.ts';
import { createZip } from './zip-writer.ts';

const folder = await mkdtemp(join(tmpdir(), 'zips-'));
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
const newPath = (): string => join(folder, String(++files));

async function contents(path: string, maxEntries = 100): Promise<Record<string, Buffer>> {
  const zip = await openZip(path, { maxEntries });
  const found: Record<string, Buffer> = {};
  try {
    for (const file of zip.files) {
      const pieces = [];
      for await (const piece of zip.read(file)) pieces.push(piece);
      found[file.name] = Buffer.concat(pieces);
      expect(found[file.name]).toHaveLength(file.bytes);
    }
  } finally {
    await zip.close();
  }
  return found;
}

async function refusal(bytes: Buffer): Promise<unknown> {
  const path = newPath();
  await writeFile(path, bytes);
  return contents(path).then(
    () => 'read',
    (error: unknown) => (error instanceof ZipFileError ? error.message : error),
  );
}

test('what our own writer packs is read as it was', async () => {
  const random = randomNumbers(5);
  const parts: Record<string, Buffer> = { boş: Buffer.alloc(0), 'görseller/çelik.jpg': Buffer.from('x') };
  for (let i = 0; i < 20; i++)
    parts[`${i}.bin`] = Buffer.from(
      Array.from({ length: Math.floor(random() * 200_000) }, () => Math.floor(random() * (i % 2 ? 256 : 2))),
    );
  const path = newPath();
  const zip = await createZip(path, { maxBytes: 1e8, at: new Date('2026-11-28') });
  for (const [name, content] of Object.entries(parts)) await zip.add(name, content);
  await zip.finish();
  expect(await contents(path)).toEqual(parts);
  await expect(contents(path, 21)).rejects.toThrow(zipTooManyEntries(21));
});

test('folders are left out, backslashes are slashes', async () => {
  const path = newPath();
  await writeFile(
    path,
    zipOf([
      { name: 'a/', content: '', isStored: true },
      { name: 'a\\b.jpg', content: 'x', isStored: true },
    ]),
  );
  expect(await contents(path)).toEqual({ 'a/b.jpg': Buffer.from('x') });
});

const part = (more: Partial<ZipPart> = {}): ZipPart => ({ name: 'a', content: 'abc'.repeat(1_000), ...more });

test.each<[string, Buffer, string]>([
  ['no ZIP', Buffer.from('x'.repeat(100)), ZIP_DAMAGED],
  ['nothing', Buffer.alloc(0), ZIP_DAMAGED],
  ['a ZIP cut short', zipOf([part()]).subarray(0, -5), ZIP_DAMAGED],
  ['a ZIP with something behind', Buffer.concat([zipOf([part()]), Buffer.from('x')]), ZIP_DAMAGED],
  ['a directory without content', zipOf([part()]).subarray(10), ZIP_DAMAGED],
  ['a smaller size', zipOf([part({ bytes: 2_999 })]), ZIP_DAMAGED],
  ['a larger size', zipOf([part({ bytes: 3_001 })]), ZIP_DAMAGED],
  ['another size of a stored one', zipOf([part({ bytes: 2_999, isStored: true })]), ZIP_DAMAGED],
  ['another checksum', zipOf([part({ checksum: 1 })]), ZIP_DAMAGED],
  ['an encrypted entry', zipOf([part({ flags: 1 })]), ZIP_ENCRYPTED],
  ['a strongly encrypted entry', zipOf([part({ flags: 0x41 })]), ZIP_ENCRYPTED],
  ['a name that leads up', zipOf([part({ name: '../a' })]), ZIP_NAME_REFUSED],
  ['a name that leads up by backslashes', zipOf([part({ name: 'b\\..\\..\\a' })]), ZIP_NAME_REFUSED],
  ['a name from the root', zipOf([part({ name: '/etc/passwd' })]), ZIP_NAME_REFUSED],
  ['a name of a drive', zipOf([part({ name: 'C:/a' })]), ZIP_NAME_REFUSED],
  ['a name with a zero', zipOf([part({ name: 'a\0b' })]), ZIP_NAME_REFUSED],
  ['no name', zipOf([part({ name: '' })]), ZIP_NAME_REFUSED],
  ['a name twice', zipOf([part(), part()]), zipNameTwice('a')],
  ['a bomb', zipOf([part({ content: Buffer.alloc(40_000_000) })]), zipTooLarge(1, 100)],
  [
    'a bomb of parts',
    zipOf(Array.from({ length: 9 }, (_, i) => part({ name: `${i}`, bytes: 2 ** 21 }))),
    zipTooLarge(1, 100),
  ],
  ['a bomb that does not say so', zipOf([part({ content: Buffer.alloc(40_000_000), bytes: 1_000 })]), ZIP_DAMAGED],
])('%s is refused', async (_, bytes, sentence) => {
  expect(await refusal(bytes)).toBe(sentence);
});

test('any byte changed is noticed, or changes nothing', async () => {
  const whole = zipOf([part(), part({ name: 'b', isStored: true })]);
  const random = randomNumbers(9);
  for (let i = 0; i < 300; i++) {
    const bytes = Buffer.from(whole);
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    expect(typeof (await refusal(bytes))).toBe('string');
  }
});

test('a file that is not there is no mistake of the file', async () => {
  await expect(openZip(newPath(), { maxEntries: 1 })).rejects.toMatchObject({ code: 'ENOENT' });
});

test('reading can end early', async () => {
  const path = newPath();
  await writeFile(path, zipOf([part({ content: Buffer.from(Array.from({ length: 900_000 }, (_, i) => i * i)) })]));
  const zip = await openZip(path, { maxEntries: 1 });
  for await (const piece of zip.read(zip.files[0]!)) {
    expect(piece.length).toBeLessThanOrEqual(64 * 1024);
    break;
  }
  await zip.close();
});
