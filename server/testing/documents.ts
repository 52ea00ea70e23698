// Documents made byte by byte, valid and invalid.
import { zipOf } from './zip-bytes.ts';

export const pdf = (text = 'CV'): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${text}\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n60\n%%EOF\n`,
  );

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;

export interface ZipEntry {
  name: string;
  content: string;
  unpackedBytes?: number;
  flags?: number;
}

export const zip = (entries: readonly ZipEntry[]): Buffer =>
  zipOf(entries.map(({ name, content, unpackedBytes, flags = 0 }) => ({ name, content, flags, bytes: unpackedBytes })));

export const docx = (more: readonly ZipEntry[] = [], main = WORD_TYPE): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: contentTypes(main) },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ]);

/** An OLE compound file with these streams in its directory, which has a sector for every four names. */
export function ole(names: readonly string[], sectorsLong = 1): Buffer {
  const header = Buffer.alloc(512);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48); // the directory begins in sector 1
  header.writeUInt32LE(0, 76); // the allocation table is sector 0
  const table = Buffer.alloc(512, 0xff);
  for (let i = 1; i <= sectorsLong; i++) table.writeUInt32LE(i === sectorsLong ? 0xfffffffe : i + 1, i * 4);
  const directory = Buffer.alloc(512 * sectorsLong);
  for (const [i, name] of ['Root Entry', ...names].entries()) {
    directory.write(name, i * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, i * 128 + 64);
  }
  return Buffer.concat([header, table, directory]);
}
export const doc = (): Buffer => ole(['1Table', 'WordDocument']);
