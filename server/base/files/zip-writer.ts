// Writes ZIP files entry by entry, so that a large one never stands in memory. Sizes and checksums are known before an
// entry is written; no entry needs a data descriptor. Beyond 4 GB, or 65,535 entries, the directory is that of ZIP64.
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';

const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const [STORED, DEFLATED] = [0, 8];
/** Version 2.0: the first that knows deflate. */
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** More entries than these need ZIP64. */
const MAX_ENTRIES = 0xffff;
/** Bytes of one entry. */
const MAX_SIZE = 0xffff_fffe;
/** Places from here on need ZIP64, as does this value in their field. */
const LARGE = 0xffff_ffff;
const [END64_SIGNATURE, LOCATOR_SIGNATURE] = [0x06064b50, 0x07064b50];
const [END64_BYTES, LOCATOR_BYTES] = [56, 20];
/** Version 4.5: the first that knows ZIP64. */
const VERSION_64 = 45;
/** A further field of the directory: its id, its bytes, the entry's place. */
const PLACE_BYTES = 12;

const deflate = promisify<Uint8Array, Buffer>(deflateRaw);

export class ZipTooLarge extends Error {
  override name = 'ZipTooLarge';
}

export interface ZipWriter {
  /** @throws ZipTooLarge when the whole file would exceed its limit */
  add(name: string, content: Uint8Array): Promise<void>;
  /**
   * An entry whose content comes in pieces: its size is noted once it has come.
   * @param isStored content that does not shrink, like pictures
   * @throws ZipTooLarge when the whole file would exceed its limit
   */
  addStream(name: string, content: AsyncIterable<Uint8Array>, isStored: boolean): Promise<void>;
  /** Puts the file into its place. @returns its bytes */
  finish(): Promise<number>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

/** The name of a file that is still being written. */
export const partialPath = (path: string): string => `${path}.part`;

/** Local time without a zone, in steps of two seconds, as ZIP has it. */
function dosTime(at: Date): { time: number; date: number } {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return { time, date };
}

/** The deflated pieces. */
async function* packedOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packer = createDeflateRaw();
  const source = Readable.from(content, { objectMode: false });
  source.on('error', (error) => packer.destroy(error));
  yield* source.pipe(packer) as AsyncIterable<Uint8Array>;
}

/** The entry's place in the directory, beyond what its field holds. */
function placeField(offset: number): Buffer {
  const field = Buffer.alloc(PLACE_BYTES);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(PLACE_BYTES - 4, 2);
  field.writeBigUInt64LE(BigInt(offset), 4);
  return field;
}

/** The end of a large directory, and where it stands. */
function end64(directory: { entries: number; bytes: number; start: number; at: number }): [Buffer, Buffer] {
  const end = Buffer.alloc(END64_BYTES);
  end.writeUInt32LE(END64_SIGNATURE, 0);
  end.writeBigUInt64LE(BigInt(END64_BYTES - 12), 4);
  end.writeUInt16LE(VERSION_64, 12);
  end.writeUInt16LE(VERSION_64, 14);
  end.writeBigUInt64LE(BigInt(directory.entries), 24);
  end.writeBigUInt64LE(BigInt(directory.entries), 32);
  end.writeBigUInt64LE(BigInt(directory.bytes), 40);
  end.writeBigUInt64LE(BigInt(directory.start), 48);
  const locator = Buffer.alloc(LOCATOR_BYTES);
  locator.writeUInt32LE(LOCATOR_SIGNATURE, 0);
  locator.writeBigUInt64LE(BigInt(directory.at), 8);
  locator.writeUInt32LE(1, 16);
  return [end, locator];
}

interface Entry {
  name: Buffer;
  /** The 26 bytes that its own head and the directory share. */
  facts: Buffer;
  offset: number;
}

/**
 * Begins a ZIP at `{path}.part`; it stands at `path` once it is whole.
 * @param at time of all entries, its UTC parts as readers shall see them
 * @param largeFrom places from here on are written as ZIP64 has them
 */
export async function createZip(
  path: string,
  { maxBytes, at, largeFrom = LARGE }: { maxBytes: number; at: Date; largeFrom?: number },
): Promise<ZipWriter> {
  const partial = partialPath(path);
  await mkdir(dirname(path), { recursive: true });
  const file = await open(partial, 'w');
  const { time, date } = dosTime(at);
  const entries: Entry[] = [];
  let written = 0;
  let directoryBytes = END_BYTES + END64_BYTES + LOCATOR_BYTES;

  const write = async (...pieces: Uint8Array[]): Promise<void> => {
    for (const piece of pieces) {
      await file.writeFile(piece); // goes on where the last one ended
      written += piece.length;
    }
  };

  return {
    async add(fileName, content) {
      const name = Buffer.from(fileName, 'utf8');
      const packed = await deflate(content);
      const isSmaller = packed.length < content.length;
      const body = isSmaller ? packed : content;
      const bytes = LOCAL_BYTES + name.length + body.length;
      const central = CENTRAL_BYTES + PLACE_BYTES + name.length;
      if (written + bytes + directoryBytes + central > maxBytes || content.length > MAX_SIZE)
        throw new ZipTooLarge(`the ZIP exceeds ${maxBytes} bytes`);
      const facts = Buffer.alloc(26);
      facts.writeUInt16LE(VERSION, 0);
      facts.writeUInt16LE(UTF8_NAMES, 2);
      facts.writeUInt16LE(isSmaller ? DEFLATED : STORED, 4);
      facts.writeUInt16LE(time, 6);
      facts.writeUInt16LE(date, 8);
      facts.writeUInt32LE(crc32(content), 10);
      facts.writeUInt32LE(body.length, 14);
      facts.writeUInt32LE(content.length, 18);
      facts.writeUInt16LE(name.length, 22);
      entries.push({ name, facts, offset: written });
      directoryBytes += central;
      const signature = Buffer.alloc(4);
      signature.writeUInt32LE(LOCAL_SIGNATURE);
      await write(signature, facts, name, body);
    },

    async addStream(fileName, content, isStored) {
      const name = Buffer.from(fileName, 'utf8');
      const central = CENTRAL_BYTES + PLACE_BYTES + name.length;
      const offset = written;
      const check = (): void => {
        if (written + directoryBytes + central > maxBytes) throw new ZipTooLarge(`the ZIP exceeds ${maxBytes} bytes`);
      };
      const facts = Buffer.alloc(26);
      facts.writeUInt16LE(VERSION, 0);
      facts.writeUInt16LE(UTF8_NAMES, 2);
      facts.writeUInt16LE(isStored ? STORED : DEFLATED, 4);
      facts.writeUInt16LE(time, 6);
      facts.writeUInt16LE(date, 8);
      facts.writeUInt16LE(name.length, 22);
      const signature = Buffer.alloc(4);
      signature.writeUInt32LE(LOCAL_SIGNATURE);
      await write(signature, facts, name);
      check();
      const begin = written;
      let sum = 0;
      let size = 0;
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const piece of content) {
          sum = crc32(piece, sum);
          size += piece.length;
          if (size > MAX_SIZE) throw new ZipTooLarge(`an entry exceeds ${MAX_SIZE} bytes`);
          yield piece;
        }
      }
      const packed: AsyncIterable<Uint8Array> = isStored ? counted() : packedOf(counted());
      for await (const piece of packed) {
        await write(piece);
        check();
      }
      facts.writeUInt32LE(sum, 10);
      facts.writeUInt32LE(written - begin, 14);
      facts.writeUInt32LE(size, 18);
      await file.write(facts, 0, facts.length, offset + signature.length); // the place for the next entry stays
      entries.push({ name, facts, offset });
      directoryBytes += central;
    },

    async finish() {
      const start = written;
      for (const { name, facts, offset } of entries) {
        const isFar = offset >= largeFrom;
        const head = Buffer.alloc(CENTRAL_BYTES);
        head.writeUInt32LE(CENTRAL_SIGNATURE, 0);
        head.writeUInt16LE(isFar ? VERSION_64 : VERSION, 4);
        facts.copy(head, 6);
        head.writeUInt16LE(isFar ? PLACE_BYTES : 0, 30);
        head.writeUInt32LE(isFar ? LARGE : offset, 42);
        await write(head, name);
        if (isFar) await write(placeField(offset));
      }
      const bytes = written - start;
      const isLarge = start >= largeFrom || entries.length > MAX_ENTRIES;
      if (isLarge) await write(...end64({ entries: entries.length, bytes, start, at: written }));
      const end = Buffer.alloc(END_BYTES);
      const count = isLarge ? MAX_ENTRIES : entries.length;
      end.writeUInt32LE(END_SIGNATURE, 0);
      end.writeUInt16LE(count, 8);
      end.writeUInt16LE(count, 10);
      end.writeUInt32LE(isLarge ? LARGE : bytes, 12);
      end.writeUInt32LE(isLarge ? LARGE : start, 16);
      await write(end);
      await file.sync();
      await file.close();
      await rename(partial, path);
      return written;
    },

    async abandon() {
      await file.close().catch(() => {}); // it may be closed already
      await rm(partial, { force: true });
    },
  };
}
