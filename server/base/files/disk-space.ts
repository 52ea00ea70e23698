// Tells the readiness check whether there is room to write.
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from '../db/database.ts';

/** Below this size, large uploads and SQLite's journal soon fail. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
const LOOK_EVERY_MS = 1_000;

/** Failures for want of room: of a file, of SQLite (13, in the lower byte), or of PostgreSQL. */
export const isDiskFull = ({ code, errcode }: { code?: unknown; errcode?: unknown }): boolean =>
  code === 'ENOSPC' ||
  code === 'EDQUOT' ||
  code === '53100' ||
  (typeof errcode === 'number' && (errcode & 0xff) === 13);

export interface DiskSpace {
  /** Returns the same database, and notes its failures for want of room. */
  watch(database: Database): Database;
  /** Looks at most once a second. */
  isFull(): Promise<boolean>;
}

/**
 * @param databaseUrl a file's folder is checked too
 * @param freeBytes of the disk that holds a folder
 */
export function diskSpace(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string },
  freeBytes = freeBytesOf,
): DiskSpace {
  const isFile = databaseUrl !== '' && !/^postgres(ql)?:/.test(databaseUrl);
  const folders = [...new Set([dataDir, ...(isFile ? [dirname(databaseUrl)] : [])])];
  let watched: Database | undefined;
  let hasFailed = false;
  let lookedAt = -Infinity;
  let looking: Promise<boolean> | undefined;

  async function look(): Promise<boolean> {
    const free = await Promise.all(folders.map(freeBytes));
    if (free.some((bytes) => bytes < MIN_FREE_BYTES)) return true;
    // The database may lie on another machine: a tiny write shows whether there is room again.
    if (hasFailed) await watched?.write('mail', async () => {}).catch(() => {});
    return hasFailed;
  }

  return {
    watch(database) {
      const noting: Database = {
        ...database,
        async write(scope, work) {
          try {
            const result = await database.write(scope, work);
            hasFailed = false;
            return result;
          } catch (error) {
            if (isDiskFull((error ?? {}) as object)) hasFailed = true;
            throw error;
          }
        },
      };
      watched = noting;
      return noting;
    },
    isFull() {
      if (!looking || performance.now() - lookedAt >= LOOK_EVERY_MS) {
        lookedAt = performance.now();
        looking = look();
      }
      return looking;
    },
  };
}

/** Bytes that are free on the disk that holds a folder; Infinity where the system does not tell. */
export async function freeBytesOf(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => undefined);
  return found ? found.bavail * found.bsize : Number.POSITIVE_INFINITY;
}
