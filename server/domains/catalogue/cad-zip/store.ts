// Zips and their progress on disk: any process that shares the data folder answers for them, and they outlive a restart.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { CadZip, FileFormat } from '#contract/cad.ts';
import type { Clock } from '../../../base/clock.ts';
import { CAD_ZIP_FOLDER, diskStorage, removeAll, type FileStorage } from '../../../base/files/storage.ts';
import { partialPath } from '../../../base/files/zip-writer.ts';
import { ZIP_INTERRUPTED } from './texts.ts';

const KEPT_MS = 24 * 60 * 60_000;
/** A process says so often that it still works on a zip. */
export const RENEWED_MS = 10_000;
/** It has ended when it has not said so for this long; clocks of several machines may differ by seconds. */
const SILENT_MS = 4 * RENEWED_MS;
/** Of all kept zips; the oldest go first. */
const MAX_BYTES = 2 * 1024 * 1024 * 1024;

export interface ZipProgress extends Pick<CadZip, 'done' | 'total' | 'state' | 'message' | 'bytes'> {
  /** Milliseconds, as a clock says them. */
  createdAt: number;
  renewedAt: number;
  /** The files in it: row ids of their articles and formats. */
  packed: [productId: number, format: FileFormat][];
}

const isId = (id: string): boolean => /^[0-9a-f]{40}$/.test(id);

export function zipStore({
  dataDir,
  now,
  storage = diskStorage(dataDir),
  maxBytes = MAX_BYTES,
}: {
  dataDir: string;
  now: Clock;
  storage?: FileStorage;
  maxBytes?: number;
}) {
  const progressPath = (id: string): string => `${CAD_ZIP_FOLDER}/${id}.json`;
  /** Below the data folder. */
  const zipPath = (id: string): string => `${CAD_ZIP_FOLDER}/${id}.zip`;
  /** On the disk. */
  const target = (id: string): string => join(dataDir, zipPath(id));

  async function stored(id: string): Promise<ZipProgress | null> {
    const file = await storage.read(progressPath(id));
    // A file that cannot be read is none: the next cleaning removes it.
    const progress = file && (await (json(file.content) as Promise<ZipProgress>).catch(() => null));
    // Those of the version before do not say what is in them.
    return progress ? { ...progress, packed: progress.packed ?? [] } : null;
  }
  /** @returns null when nobody knows it, or it is a day old */
  async function read(id: string): Promise<ZipProgress | null> {
    const progress = isId(id) ? await stored(id) : null;
    if (!progress || progress.createdAt + KEPT_MS <= now()) return null;
    if (progress.state !== 'making' || progress.renewedAt + SILENT_MS >= now()) return progress;
    await rm(partialPath(target(id)), { force: true }); // its process has ended
    return { ...progress, state: 'failed', message: ZIP_INTERRUPTED };
  }
  const remove = (id: string) => removeAll(storage, [zipPath(id), partialPath(zipPath(id)), progressPath(id)]);

  return {
    read,
    zipPath,
    target,
    write: (id: string, progress: ZipProgress): Promise<void> =>
      storage.put(progressPath(id), Buffer.from(JSON.stringify({ ...progress, renewedAt: now() }))),

    /** Removes zips that are a day old, half files of processes that have ended, and the oldest beyond the limit. */
    async clean(): Promise<void> {
      const files = await storage.list(CAD_ZIP_FOLDER);
      const ids = new Set(files.map(({ path }) => path.slice(CAD_ZIP_FOLDER.length + 1).split('.')[0]!));
      const ready: { id: string; createdAt: number; bytes: number }[] = [];
      for (const id of ids) {
        const progress = await read(id);
        if (!progress) await remove(id);
        else if (progress.bytes !== null) ready.push({ id, createdAt: progress.createdAt, bytes: progress.bytes });
      }
      let total = ready.reduce((sum, { bytes }) => sum + bytes, 0);
      for (const { id, bytes } of ready.toSorted((a, b) => a.createdAt - b.createdAt)) {
        if (total <= maxBytes) break;
        await remove(id);
        total -= bytes;
      }
    },
  };
}
export type ZipStore = ReturnType<typeof zipStore>;
