import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { NOT_A_ZIP, PICTURES_ZIP_EMPTY } from '#contract/import-texts.ts';
import { ZIP_ENCRYPTED, ZIP_NAME_REFUSED } from '../../base/files/zip-texts.ts';
import { zipOf, type ZipPart } from '../../testing/zip-bytes.ts';
import { fileNameOf, hashOfName, pictureKey, segmentsOf } from '../../base/files/picture-names.ts';
import { openPicturesZip } from './pictures-zip.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function fileOf(content: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-zip-'));
  folders.push(folder);
  await writeFile(join(folder, 'a.zip'), content);
  return join(folder, 'a.zip');
}
const zipWith = async (parts: readonly ZipPart[]) => openPicturesZip(await fileOf(zipOf(parts)));
const named = (...names: string[]) => zipWith(names.map((name) => ({ name, content: name })));

test('names are told apart without regard to case, dots of the i, and how letters are composed', () => {
  expect(new Set(['İĞNE.JPG', 'iğne.jpg', 'IĞNE.jpg', 'ığne.Jpg'.normalize('NFD')].map(pictureKey)).size).toBe(1);
  expect(pictureKey('şase.jpg')).not.toBe(pictureKey('sase.jpg'));
  expect(segmentsOf('Pimler\\Ø6\\a.jpg')).toEqual(['Pimler', 'Ø6', 'a.jpg']);
  expect(segmentsOf('https://x.example/a%20b/%C5%9Fase.jpg?w=3/4#x')).toEqual(['a b', 'şase.jpg']);
  expect(fileNameOf('https://x.example/%E0%A4%A.jpg')).toBe('%E0%A4%A.jpg');
  expect(fileNameOf('https://x.example')).toBe('');
  expect(hashOfName(' İĞNE.jpg ')).toBe(hashOfName('iğne.jpg'));
  expect(hashOfName('http://x.example/A.jpg')).toBe(hashOfName(' https://x.example/A.jpg'));
  expect(hashOfName('https://x.example/A.jpg')).not.toBe(hashOfName('https://x.example/a.jpg'));
});

test('a name means the picture whose folders agree furthest; an address means one by its end', async () => {
  const zip = await named('b/a.jpg', 'a/a.jpg', '2024/05/İğne.PNG', '2023/05/iğne.png', 'c.webp', 'notlar.txt');
  const find = (name: string) => zip.find(name)?.name;
  expect(find('a.jpg')).toBe('a/a.jpg');
  expect(find('B\\A.JPG')).toBe('b/a.jpg');
  expect(find('x/a.jpg')).toBe('a/a.jpg');
  expect(find('IĞNE.png')).toBe('2023/05/iğne.png');
  expect(find('https://eski.example/wp-content/uploads/2024/05/i%C4%9Fne.png')).toBe('2024/05/İğne.PNG');
  expect(find('yok.jpg')).toBeUndefined();
  expect(find('notlar.txt')).toBeUndefined();
  expect(find('')).toBeUndefined();
  expect(zip.ignored).toBe(1);
  await zip.close();
});

test('names in the code page of old Windows tools are read as Turkish', async () => {
  const bytes = zipOf([{ name: 'ixxxe.jpg', content: 'x', flags: 0 }]);
  for (let at = bytes.indexOf('ixxxe'); at >= 0; at = bytes.indexOf('ixxxe', at))
    bytes.set([0x8d, 0xa7, 0x9f, 0x81], at);
  const zip = await openPicturesZip(await fileOf(bytes));
  expect(zip.find('ığşüe.jpg')).toBeDefined();
  await zip.close();
});

test('files of systems are none, and a ZIP without pictures is refused', async () => {
  const zip = await named('__MACOSX/._a.jpg', '.gizli.jpg', 'Thumbs.db', 'klasör/.DS_Store', 'a.jpg');
  expect(zip.pictures.map(({ name }) => name)).toEqual(['a.jpg']);
  expect(zip.ignored).toBe(0);
  await zip.close();
  await expect(named('a.txt')).rejects.toThrow(PICTURES_ZIP_EMPTY);
});

test('a picture comes out whole', async () => {
  const path = await fileOf(zipOf([{ name: 'a.jpg', content: 'içerik' }]));
  const zip = await openPicturesZip(path);
  await zip.extract(zip.pictures[0]!, `${path}.jpg`);
  expect(await readFile(`${path}.jpg`, 'utf8')).toBe('içerik');
  await zip.close();
});

test('hostile ZIPs are refused by the rules of every ZIP', async () => {
  const bomb = Buffer.alloc(17 * 1024 * 1024);
  await expect(zipWith([{ name: 'a.jpg', content: bomb }])).rejects.toThrow('kendi boyutunun 100 katı');
  await expect(zipWith([{ name: '../a.jpg', content: 'x' }])).rejects.toThrow(ZIP_NAME_REFUSED);
  await expect(zipWith([{ name: 'a.jpg', content: 'x', flags: 0x0801 }])).rejects.toThrow(ZIP_ENCRYPTED);
  await expect(zipWith(Array.from({ length: 20_001 }, (_, i) => ({ name: `${i}.jpg`, content: '' })))).rejects.toThrow(
    'en fazla 20.000 olabilir',
  );
  await expect(openPicturesZip(await fileOf(Buffer.from('Kod;Ad\r\nA;B')))).rejects.toThrow(NOT_A_ZIP);
});
