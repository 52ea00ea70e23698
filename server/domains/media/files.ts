// The files behind the rows of the library: taken in, found on the disk, removed.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError } from '#contract/api-error.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { MEDIA_NEITHER } from '#contract/media-texts.ts';
import { IMAGE_BYTES, IMAGE_ENDINGS, DOCUMENT_ENDINGS, IMAGE_TOO_LARGE } from '#contract/uploads.ts';
import type { Files } from '../../base/files/files.ts';
import type { PictureKind } from '../../base/files/picture-rules.ts';
import { removeAll, type FileStorage } from '../../base/files/storage.ts';

/**
 * Stands for the person of a file that was found on the disk until the rows that name it are noted: a process that dies
 * in between must not leave it looking unused.
 */
export const BEING_COUNTED = '…';

/** What is known of a file once it lies in its place. */
export interface Facts {
  path: string;
  kind: 'image' | 'document';
  folder: string;
  originalName: string;
  mime: string;
  sizeBytes: number;
  width: number | null;
  height: number | null;
  sha256: string;
}

const MIMES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
export const mimeOf = (path: string): string => MIMES[endingOf(path)] ?? 'application/octet-stream';
/** Whether the library takes files of this kind; CAD files and texts beside pictures are none of it. */
export const isMediaName = (name: string): boolean => Object.hasOwn(MIMES, endingOf(name));

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
export const hashOfFile = async ({ path }: Pick<ReceivedFile, 'path'>): Promise<string> => hashOf(await readFile(path));

/** Picture or document, by the name alone: what the file holds is checked when it is taken in. @throws INVALID_FILE */
export function kindOfUpload({ originalName, sizeBytes, field }: ReceivedFile): 'image' | 'document' {
  const ending = endingOf(originalName);
  if (DOCUMENT_ENDINGS.some((one) => one === ending)) return 'document';
  if (!IMAGE_ENDINGS.some((one) => one === ending))
    throw new ApiError(400, 'INVALID_FILE', MEDIA_NEITHER, { [field]: MEDIA_NEITHER });
  if (sizeBytes > IMAGE_BYTES) throw new ApiError(413, 'PAYLOAD_TOO_LARGE', IMAGE_TOO_LARGE);
  return 'image';
}

/** Stores a picture by the rules of its kind. @throws INVALID_FILE, UNAVAILABLE */
export async function storedPicture(
  files: Pick<Files, 'storePicture'>,
  kind: PictureKind,
  file: ReceivedFile,
  sha256: string,
): Promise<Facts> {
  const saved = await files.storePicture(kind, file);
  return {
    ...saved,
    kind: 'image',
    folder: kind,
    originalName: file.originalName,
    mime: mimeOf(saved.path),
    sha256,
  };
}

/** Stores a document. @throws INVALID_FILE */
export async function storedDocument(
  files: Pick<Files, 'saveDocument'>,
  file: ReceivedFile,
  sha256: string,
): Promise<Facts> {
  const { documentPath, size } = await files.saveDocument(file);
  return {
    path: documentPath,
    kind: 'document',
    folder: 'documents',
    originalName: file.originalName,
    mime: mimeOf(documentPath),
    sizeBytes: size,
    width: null,
    height: null,
    sha256,
  };
}

const SIZES = ['-640.webp', '-320.webp', '-640.png'];

/** Where the files of a path lie below the data folder; none for a path that is not the library's. */
function filesOf(path: string): string[] {
  const document = /^\/files\/(documents\/[\w.~-]+)$/.exec(path)?.[1];
  if (document) return [document];
  const picture = /^\/(img\/[a-z]{1,20}\/[\w.~-]+)$/.exec(path)?.[1];
  if (!picture) return [];
  return picture.endsWith('.webp')
    ? [picture, ...SIZES.map((size) => picture.slice(0, -'.webp'.length) + size)]
    : [picture];
}

/** Removes a file with its smaller sizes. */
export const removeFile = (storage: Pick<FileStorage, 'remove'>, path: string): Promise<void> =>
  removeAll(storage, filesOf(path));
