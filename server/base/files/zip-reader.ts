// Reads ZIP files entry by entry, so that a large one never stands in memory. The central directory is believed only as
// far as its bounds reach; what an entry holds must agree with it to the byte, and to the checksum.
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { openPromise, type Entry } from 'yauzl';
import {
  ZIP_DAMAGED,
  ZIP_ENCRYPTED,
  ZIP_NAME_REFUSED,
  zipNameTwice,
  zipTooLarge,
  zipTooManyEntries,
} from './zip-texts.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const [STORED, DEFLATED] = [0, 8];
const PIECE_BYTES = 64 * 1024;
const GIB = 1024 ** 3;
const MAX_UNPACKED_GIB = 1;
const MAX_FOLD = 100;
/** What any file may unpack to, however small it is: rows that are alike pack to less than a hundredth. */
const HARMLESS_BYTES = 16 * 1024 * 1024;

/** A ZIP that is refused, with a Turkish sentence. */
export class ZipFileError extends Error {
  override name = 'ZipFileError';
}

export interface ZippedFile {
  /** With slashes; never absolute, without '..'. */
  name: string;
  /** Unpacked. */
  bytes: number;
}

export interface ZipReader {
  /** In the order of the directory, without folders. */
  files: readonly ZippedFile[];
  /** The content in pieces of at most 64 KiB. @throws ZipFileError when it is not what the directory says */
  read(file: ZippedFile): AsyncGenerator<Buffer, void, undefined>;
  close(): Promise<void>;
}

interface Place {
  offset: number;
  packedBytes: number;
  isPacked: boolean;
  checksum: number;
}

/**
 * Opens a ZIP whose entries together unpack to at most 1 GiB and 100 times its size.
 * @throws ZipFileError when it is damaged, encrypted, beyond the bounds, or names files outside of itself
 */
export async function openZip(path: string, { maxEntries }: { maxEntries: number }): Promise<ZipReader> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const places = await directoryOf(path, size, maxEntries);
    return {
      files: [...places.keys()],
      read: (entry) => contentOf(path, file, entry.bytes, places.get(entry)!),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The error of a read that failed stays; everything else is the file's mistake. */
function mistakeOf(error: unknown): unknown {
  if (error instanceof ZipFileError || (error instanceof Error && 'errno' in error && 'syscall' in error)) return error;
  const message = error instanceof Error ? error.message : '';
  if (/^(invalid (relative path|characters)|absolute path)/.test(message))
    return new ZipFileError(ZIP_NAME_REFUSED, { cause: error });
  return new ZipFileError(/encrypt/.test(message) ? ZIP_ENCRYPTED : ZIP_DAMAGED, { cause: error });
}

async function directoryOf(path: string, size: number, maxEntries: number): Promise<Map<ZippedFile, Place>> {
  try {
    // Backslashes of old Windows tools become slashes; names that lead elsewhere are refused.
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
    try {
      if (zip.entryCount > maxEntries) throw new ZipFileError(zipTooManyEntries(maxEntries));
      const bounds = boundsOf(size);
      const places = new Map<ZippedFile, Place>();
      for await (const entry of zip.eachEntry()) {
        bounds.take(entry);
        if (!entry.fileName.endsWith('/'))
          places.set(
            { name: entry.fileName, bytes: entry.uncompressedSize },
            {
              offset: entry.relativeOffsetOfLocalHeader,
              packedBytes: entry.compressedSize,
              isPacked: entry.compressionMethod === DEFLATED,
              checksum: entry.crc32,
            },
          );
      }
      return places;
    } finally {
      zip.close();
    }
  } catch (error) {
    throw mistakeOf(error);
  }
}

/** Sums up what the entries say, and refuses the first that goes too far. */
function boundsOf(size: number): { take: (entry: Entry) => void } {
  const most = Math.min(MAX_UNPACKED_GIB * GIB, Math.max(HARMLESS_BYTES, MAX_FOLD * size));
  const names = new Set<string>();
  let bytes = 0;
  return {
    take(entry) {
      const { fileName, compressionMethod, uncompressedSize } = entry;
      if (entry.isEncrypted()) throw new ZipFileError(ZIP_ENCRYPTED);
      if (compressionMethod !== STORED && compressionMethod !== DEFLATED) throw new ZipFileError(ZIP_DAMAGED);
      if (fileName === '' || fileName.includes('\0')) throw new ZipFileError(ZIP_NAME_REFUSED);
      if (names.has(fileName)) throw new ZipFileError(zipNameTwice(fileName));
      names.add(fileName);
      bytes += uncompressedSize;
      if (bytes > most) throw new ZipFileError(zipTooLarge(MAX_UNPACKED_GIB, MAX_FOLD));
    },
  };
}

/** Where an entry's content begins: behind its own head, whose length only it knows. */
async function contentStart(file: FileHandle, offset: number): Promise<number> {
  const head = Buffer.alloc(LOCAL_BYTES);
  const { bytesRead } = await file.read(head, 0, LOCAL_BYTES, offset);
  if (bytesRead < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new ZipFileError(ZIP_DAMAGED);
  return offset + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
}

async function* contentOf(
  path: string,
  file: FileHandle,
  bytes: number,
  { offset, packedBytes, isPacked, checksum }: Place,
): AsyncGenerator<Buffer, void, undefined> {
  let size = 0;
  let sum = 0;
  try {
    const start = await contentStart(file, offset);
    if (packedBytes > 0) {
      const end = start + packedBytes - 1;
      const packed = createReadStream(path, { start, end, highWaterMark: PIECE_BYTES });
      const content: AsyncIterable<Buffer> = isPacked
        ? pipeline(packed, createInflateRaw({ chunkSize: PIECE_BYTES }), () => {}) // its errors come to the reader
        : packed;
      for await (const piece of content) {
        size += piece.length;
        if (size > bytes) throw new ZipFileError(ZIP_DAMAGED);
        sum = crc32(piece, sum);
        yield piece;
      }
    }
    if (size !== bytes || sum !== checksum) throw new ZipFileError(ZIP_DAMAGED);
  } catch (error) {
    throw mistakeOf(error);
  }
}
