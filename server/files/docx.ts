// DOCX: a ZIP whose content list names a word document. Only that list is ever unpacked.
import { inflateRawSync } from 'node:zlib';

const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAX_LIST_BYTES = 1024 * 1024;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;

interface Entry { name: string; method: number; packedBytes: number; unpackedBytes: number; offset: number }

/** undefined: no word document, or one that unpacks to more than anybody writes. */
export function inspectDocx(bytes: Buffer): { hasMacros: boolean } | undefined {
  if (bytes.length < END_BYTES || bytes.readUInt32LE(0) !== LOCAL_SIGNATURE) return undefined;
  const entries = readEntries(bytes);
  if (!entries?.some((entry) => entry.name === 'word/document.xml')) return undefined;
  const list = entries.filter((entry) => entry.name === '[Content_Types].xml');
  const types = list.length === 1 ? unpack(bytes, list[0]!) : undefined;
  if (types === undefined) return undefined;
  const hasMacros = /macroEnabled|vbaProject/i.test(types) || entries.some((entry) => /vbaProject|vbaData|(^|\/)activeX\//i.test(entry.name));
  const isWordDocument = types.includes('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml');
  return isWordDocument || hasMacros ? { hasMacros } : undefined;
}

/** The central directory; undefined when it is damaged, encrypted, or beyond the bounds. */
function readEntries(bytes: Buffer): Entry[] | undefined {
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) return undefined; // ZIP64 says 65535 here
  const entries: Entry[] = [];
  let unpackedBytes = 0;
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined;
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
    const nameBytes = bytes.readUInt16LE(at + 28);
    if (isEncrypted || at + 46 + nameBytes > end) return undefined;
    const entry = {
      name: bytes.toString('utf8', at + 46, at + 46 + nameBytes), method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20), unpackedBytes: bytes.readUInt32LE(at + 24), offset: bytes.readUInt32LE(at + 42),
    };
    unpackedBytes += entry.unpackedBytes;
    if (unpackedBytes > MAX_UNPACKED_BYTES || entry.offset + entry.packedBytes > end) return undefined;
    entries.push(entry);
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES);
  for (let at = bytes.length - END_BYTES; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE && at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return undefined;
}

function unpack(bytes: Buffer, { method, packedBytes, offset }: Entry): string | undefined {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_SIGNATURE) return undefined;
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  try {
    if (method === 0) return packed.length <= MAX_LIST_BYTES ? packed.toString('utf8') : undefined;
    return method === 8 ? inflateRawSync(packed, { maxOutputLength: MAX_LIST_BYTES }).toString('utf8') : undefined;
  } catch {
    return undefined;
  }
}
