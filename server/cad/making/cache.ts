// Files that were made, kept on disk until the room is needed: whoever deletes them costs the next caller a moment.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface CadCache {
  /** @returns null: it is not kept */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps a file. A disk that is full is reported and costs nobody the file. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** The files with an extension that were used last. Seeing them is no use. */
  newest(extension: string, count: number): Promise<Uint8Array[]>;
  /** Bytes of all files, without what other processes have added since the last look. */
  usedBytes(): Promise<number>;
}

/** A file's last use is noted at most so often. */
const USE_NOTED_MS = 60 * 60_000;
/** Room that is made at once, so that not every file looks for some. */
const ROOM = 0.1;

const sizeOf = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Names are '{hash}.{extension}'; they stand in folders by their first two letters.
 * @param maxBytes least recently used files go first
 */
export function openCadCache({
  folder,
  maxBytes,
  onError,
}: {
  folder: string;
  maxBytes: number;
  onError(error: unknown): void;
}): CadCache {
  /** Bytes of all files; undefined: not looked yet. Other processes' files count from the next look on. */
  let total: number | undefined;
  let isMakingRoom = false;
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name);

  async function listed(extension = '') {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
        .map(async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          const facts = await stat(path).catch(() => null);
          return facts && { path, size: facts.size, usedAt: facts.mtimeMs };
        }),
    );
    return files.filter((file) => file !== null);
  }

  async function makeRoom(): Promise<void> {
    const files = await listed();
    total = sizeOf(files);
    if (total <= maxBytes) return;
    for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (total <= maxBytes * (1 - ROOM)) break;
      await rm(path, { force: true });
      total -= size;
    }
  }

  return {
    async read(name) {
      const path = pathOf(name);
      try {
        const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
        const now = new Date();
        if (now.getTime() - mtimeMs > USE_NOTED_MS) await utimes(path, now, now);
        return bytes;
      } catch (error) {
        if (!isMissing(error)) onError(error);
        return null;
      }
    },
    async write(name, bytes) {
      const path = pathOf(name);
      const partial = `${path}.${randomUUID()}.part`;
      try {
        await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
        await writeFile(partial, bytes);
        await rename(partial, path);
        total = total === undefined ? undefined : total + bytes.length;
        if (isMakingRoom || (total !== undefined && total <= maxBytes)) return;
        isMakingRoom = true;
        await makeRoom().finally(() => (isMakingRoom = false));
      } catch (error) {
        await rm(partial, { force: true }).catch(() => {});
        onError(error);
      }
    },
    async newest(extension, count) {
      const files = (await listed(`.${extension}`)).toSorted((a, b) => b.usedAt - a.usedAt).slice(0, count);
      const read = await Promise.all(files.map(({ path }) => readFile(path).catch(() => null)));
      return read.filter((bytes) => bytes !== null);
    },
    usedBytes: async () => (total ??= sizeOf(await listed())),
  };
}
