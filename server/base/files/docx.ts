// DOCX: a ZIP whose content list names a Word document. All of it is unpacked once and discarded, because the sizes in
// a ZIP may be lies that would break staff's Word.
import { once } from 'node:events';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

const MAX_ENTRIES = 2_000;
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** Lower for small files: the work of inspection grows with the size of the upload. */
const maxUnpackedBytes = (packedBytes: number): number =>
  Math.min(MAX_UNPACKED_BYTES, 20 * (1024 * 1024 + packedBytes));
/** Below these sizes an entry is unpacked at once; others by zlib's threads, in large pieces. */
const SMALL_BYTES = 8 * 1024;
const PIECE_BYTES = 256 * 1024;
const [STORED, DEFLATED] = [0, 8];
const MAX_LIST_BYTES = 1024 * 1024;
const CONTENT_LIST = '[Content_Types].xml';
const LOCAL_SIGNATURE = 0x04034b50;

/** undefined: not a Word document, or one that unpacks to more than it says or than anybody writes. */
export async function inspectDocx(bytes: Buffer): Promise<{ hasMacros: boolean } | undefined> {
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== LOCAL_SIGNATURE) return undefined;
  const content = await readContent(bytes).catch(() => undefined); // damaged
  if (!content) return undefined;
  const { names, types } = content;
  const hasMacros =
    /macroEnabled|vbaProject/i.test(types) || names.some((name) => /vbaProject|vbaData|(^|\/)activeX\//i.test(name));
  const isWordDocument = types.includes(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  );
  return isWordDocument || hasMacros ? { hasMacros } : undefined;
}

/**
 * The entries' names and the content list's text; undefined where it is no document or beyond the bounds.
 * @throws when the ZIP is damaged or encrypted, when an entry holds another size than it says, or has a name that leads
 * elsewhere
 *   (`..`, a leading slash, a backslash)
 */
async function readContent(bytes: Buffer): Promise<{ names: string[]; types: string } | undefined> {
  const zip = await fromBufferPromise(bytes, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: true,
    strictFileNames: true,
    validateEntrySizes: true,
  });
  if (zip.entryCount > MAX_ENTRIES) return undefined;
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const [list, ...others] = entries.filter(({ fileName }) => fileName === CONTENT_LIST);
  if (!list || others.length > 0 || list.uncompressedSize > MAX_LIST_BYTES) return undefined;
  if (!entries.some(({ fileName }) => fileName === 'word/document.xml')) return undefined;
  if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > maxUnpackedBytes(bytes.length))
    return undefined;
  let types = '';
  for (const entry of entries) {
    const content = await unpack(zip, bytes, entry, entry === list);
    if (entry === list) types = String(content);
  }
  return { names: entries.map(({ fileName }) => fileName), types };
}

/** Unpacks an entry up to its stated size. @returns its content, if it is to be kept @throws when the size differs */
async function unpack(zip: ZipFile, bytes: Buffer, entry: Entry, isKept: boolean): Promise<Buffer> {
  const { compressionMethod, compressedSize, uncompressedSize } = entry;
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const packed = bytes.subarray(fileDataStart, fileDataStart + compressedSize);
  if (entry.isEncrypted() || packed.length !== compressedSize) throw new Error('encrypted or cut');
  if (compressionMethod === STORED) return packed; // as long as stated, or the directory would have been refused
  if (compressionMethod !== DEFLATED) throw new Error('packed in another way');
  const isSmall = Math.max(compressedSize, uncompressedSize) <= SMALL_BYTES;
  const { size, content } = isSmall
    ? inflateSmall(packed, uncompressedSize)
    : await inflate(packed, uncompressedSize, isKept);
  if (size !== uncompressedSize) throw new Error('another size than it says');
  return content;
}

function inflateSmall(packed: Buffer, maxBytes: number): { size: number; content: Buffer } {
  const content = inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
  return { size: content.length, content };
}

/** Stops once the size exceeds `maxBytes`. @returns the size so far, and the content if it is to be kept */
async function inflate(packed: Buffer, maxBytes: number, isKept: boolean): Promise<{ size: number; content: Buffer }> {
  const stream = createInflateRaw({ chunkSize: PIECE_BYTES });
  const kept: Buffer[] = [];
  let size = 0;
  stream.on('data', (piece: Buffer) => {
    size += piece.length;
    if (isKept) kept.push(piece);
    if (size > maxBytes) stream.destroy();
  });
  const closed = once(stream, 'close');
  stream.end(packed);
  await closed;
  return { size, content: Buffer.concat(kept) };
}
