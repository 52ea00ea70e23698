import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { PICTURE_RULES } from './picture-rules.ts';

/** Folders below the data folder whose files are served to everybody. */
export const PUBLIC_FOLDERS: readonly string[] = [
  ...Object.keys(PICTURE_RULES).map((kind) => `img/${kind}`),
  'documents',
];
/** Folder of files that are still arriving. */
export const UPLOAD_FOLDER = 'private/uploads';
export const RESUME_FOLDER = 'private/resumes';
/** Folder of bank receipts that customers uploaded. */
export const RECEIPT_FOLDER = 'private/receipts';
/** Folder of invoices that an integrator made. */
export const INVOICE_FOLDER = 'private/invoices';
/** Folder of CAD files that staff uploaded. */
export const CAD_FILE_FOLDER = 'private/cad-files';
/** Folder of files that are imported, kept for some days. */
export const IMPORT_FOLDER = 'private/imports';
/** Folder of files of all data, kept for a day. */
export const EVERYTHING_FOLDER = 'private/everything';
/** Folder of zips of CAD files, kept for a day. */
export const CAD_ZIP_FOLDER = 'cad-zips';

/**
 * Stores files. The disk is one adapter; an object store (S3) fits the same calls, with the path as its key. Paths are
 * relative and made by the server ('img/products/x.webp'); files under `private/` are never served.
 */
export interface FileStorage {
  /** Returns when the whole file is safely in its place; after a failure, no part of it is there. */
  put(path: string, content: Buffer): Promise<void>;
  /** The file as a stream, to be read or destroyed; undefined when it is not there. */
  read(path: string): Promise<{ content: Readable; sizeBytes: number } | undefined>;
  /** A missing file is not a failure. */
  remove(path: string): Promise<void>;
  /** Files directly in a folder; none when there is no such folder. */
  list(folder: string): Promise<{ path: string; modifiedMs: number }[]>;
}

/** Tries each path, whatever becomes of the others. @returns those that could not be removed */
export async function removeEach(
  storage: Pick<FileStorage, 'remove'>,
  paths: readonly string[],
): Promise<{ path: string; error: unknown }[]> {
  const failed: { path: string; error: unknown }[] = [];
  for (const path of paths)
    await storage.remove(path).catch((error: unknown) => {
      failed.push({ path, error });
    });
  return failed;
}

/** Removes all of them. @throws the first failure, once all were tried */
export async function removeAll(storage: Pick<FileStorage, 'remove'>, paths: readonly string[]): Promise<void> {
  const [failed] = await removeEach(storage, paths);
  if (failed) throw failed.error;
}

/** Whether the file, by its name, is still being written. */
export const isUnfinished = (name: string): boolean => /^\.[0-9a-f-]{36}\.tmp$/.test(name);

export const diskStorage = (dataDir: string): FileStorage => ({
  async put(path, content) {
    const isPrivate = path.startsWith('private/');
    const target = join(dataDir, path);
    const folder = dirname(target);
    await mkdir(folder, { recursive: true, mode: isPrivate ? 0o700 : 0o755 });
    const temporary = join(folder, `.${randomUUID()}.tmp`);
    try {
      const file = await open(temporary, 'wx', isPrivate ? 0o600 : 0o644);
      await file
        .writeFile(content)
        .then(() => file.sync())
        .finally(() => file.close());
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    try {
      await syncFolder(folder);
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  },

  async read(path) {
    const file = await open(join(dataDir, path), 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!file) return undefined;
    try {
      const { size } = await file.stat();
      return { content: file.createReadStream(), sizeBytes: size };
    } catch (error) {
      await file.close();
      throw error;
    }
  },

  remove: (path) => rm(join(dataDir, path), { force: true }),

  async list(folder) {
    const names = (await readdir(join(dataDir, folder)).catch(() => [])).filter((name) => !isUnfinished(name));
    const found = await Promise.all(
      names.map(async (name) => {
        const facts = await stat(join(dataDir, folder, name)).catch(() => undefined); // it may have gone meanwhile
        return facts?.isFile() ? [{ path: `${folder}/${name}`, modifiedMs: facts.mtimeMs }] : [];
      }),
    );
    return found.flat();
  },
});

/** The name too must survive a power cut. Windows syncs no folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
