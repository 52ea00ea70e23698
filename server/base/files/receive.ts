// Streams one file of a multipart request to the disk. A cut, refused or aborted upload leaves no file
// (docs/decisions/0021).
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { ApiError } from '#contract/api-error.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { clean } from '#contract/fields.ts';
import type { FileRule } from '#contract/uploads.ts';
import type { Clock } from '../clock.ts';
import {
  CAD_FILE_FOLDER,
  CAD_ZIP_FOLDER,
  isUnfinished,
  PUBLIC_FOLDERS,
  RESUME_FOLDER,
  UPLOAD_FOLDER,
} from './storage.ts';

const ABANDONED_AFTER_MS = 60 * 60_000;
const MAX_NAME_LENGTH = 120;

export const tooLarge = (rule: FileRule): ApiError => new ApiError(413, 'PAYLOAD_TOO_LARGE', rule.tooLarge);

/** Streams the part to a temporary file. @throws PAYLOAD_TOO_LARGE beyond the limit that the request was opened with */
export async function receiveFile(part: MultipartFile, dataDir: string, rule: FileRule): Promise<ReceivedFile> {
  const folder = join(dataDir, UPLOAD_FOLDER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(part.file, file);
    if (part.file.truncated) throw tooLarge(rule);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return {
    path,
    field: part.fieldname,
    originalName: shownName(part.filename),
    declaredType: part.mimetype,
    sizeBytes: file.bytesWritten,
  };
}

export const discardFile = (file: ReceivedFile): Promise<void> => rm(file.path, { force: true });

/** The visitor's name for the file, for showing only. */
export function shownName(name: string): string {
  const last = clean(name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[<>:"|?*\s\u0080-\u009f\u2028-\u202e\u2066-\u2069]+/g, ' ')
    .trim();
  if (last.length <= MAX_NAME_LENGTH) return last || 'dosya';
  const end = /\.\w{1,8}$/.exec(last)?.[0] ?? '';
  return last.slice(0, MAX_NAME_LENGTH - end.length) + end;
}

/** Removes files of processes that died while receiving them or moving them into place. */
export async function removeAbandoned(dataDir: string, now: Clock): Promise<void> {
  for (const folder of [UPLOAD_FOLDER, RESUME_FOLDER, CAD_FILE_FOLDER, CAD_ZIP_FOLDER, ...PUBLIC_FOLDERS]) {
    for (const name of await readdir(join(dataDir, folder)).catch(() => [])) {
      if (folder !== UPLOAD_FOLDER && !isUnfinished(name)) continue;
      const path = join(dataDir, folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < now() - ABANDONED_AFTER_MS) await rm(path, { force: true });
    }
  }
}
