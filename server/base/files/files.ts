// Files that staff upload: public pictures and documents, under names that the server makes.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ApiError } from '#contract/api-error.ts';
import type { OwnCadFile } from '#contract/cad.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { slugify } from '#contract/text.ts';
import { DOCUMENT_ENDINGS, DOCUMENT_HAS_MACROS, NOT_A_DOCUMENT, NOT_AN_IMAGE, NOT_CAD } from '#contract/uploads.ts';
import { cadKind } from './cad-kind.ts';
import { readDocument } from './documents.ts';
import { isNamedAsPicture, type PictureKind } from './picture-rules.ts';
import { CAD_FILE_FOLDER, removeAll, type FileStorage } from './storage.ts';

export interface SavedDocument {
  /** Address for a link. */
  documentPath: string;
  originalName: string;
  /** Bytes. */
  size: number;
  type: 'pdf' | 'doc';
}

/** A picture with its largest file's facts. */
export interface StoredPicture {
  path: string;
  width: number;
  height: number;
  sizeBytes: number;
}

export interface Files {
  /**
   * @param customer public id of the customer who uploads it; staff's pictures do not wait for customers'
   * @returns the picture's path as rows keep it and as an `<img>` may name it, e.g. `/img/products/<random>.webp`
   * @throws INVALID_FILE, UNAVAILABLE
   */
  savePicture(kind: PictureKind, file: ReceivedFile, customer?: string): Promise<string>;
  /** The same, with what the library notes of it. */
  storePicture(kind: PictureKind, file: ReceivedFile, customer?: string): Promise<StoredPicture>;
  /** Removes a picture that was saved here, in all its sizes; other paths are left alone. */
  removePicture(path: string): Promise<void>;
  /** @throws INVALID_FILE */
  saveDocument(file: ReceivedFile): Promise<SavedDocument>;
  /** Saves a STEP or DXF file, which only `ownCadPath` leads to. @throws INVALID_FILE */
  saveCad(file: ReceivedFile): Promise<OwnCadFile>;
}

/** Where a saved CAD file lies, below the data folder. */
export const ownCadPath = ({ file, format }: Pick<OwnCadFile, 'file' | 'format'>): string =>
  `${CAD_FILE_FOLDER}/${file}.${format}`;

const SAVED_PICTURE = /^\/(img\/[a-z]{1,20}\/[0-9a-f]{32})(\.webp|\.png|\.jpg)$/;
const WEBP_ENDINGS = ['.webp', '-640.webp', '-320.webp', '-640.png'];
const MAX_SLUG_LENGTH = 60;

export function openFiles(storage: FileStorage): Files {
  /** Stores all files or none; the one that rows name comes last. */
  async function putAll(files: readonly { path: string; content: Buffer }[]): Promise<void> {
    try {
      for (const { path, content } of files.toReversed()) await storage.put(path, content);
    } catch (error) {
      for (const { path } of files) await storage.remove(path);
      throw error;
    }
  }

  async function storePicture(kind: PictureKind, file: ReceivedFile, customer?: string): Promise<StoredPicture> {
    if (!isNamedAsPicture(file)) throw new ApiError(400, 'INVALID_FILE', NOT_AN_IMAGE, { [file.field]: NOT_AN_IMAGE });
    const { convertPicture, pictureSize } = await import('./convert-picture.ts'); // loads 20 MB that a server without uploads does not need
    const made = await convertPicture(await readFile(file.path), kind, file.field, customer);
    const stem = `img/${kind}/${randomBytes(16).toString('hex')}`;
    await putAll(made.map(({ ending, content }) => ({ path: stem + ending, content })));
    const largest = made[0]!;
    return {
      path: `/${stem}${largest.ending}`,
      ...(await pictureSize(largest.content)),
      sizeBytes: largest.content.length,
    };
  }

  return {
    savePicture: async (kind, file, customer) => (await storePicture(kind, file, customer)).path,
    storePicture,

    async removePicture(path) {
      const [, stem, ending] = SAVED_PICTURE.exec(path) ?? [];
      if (!stem || !ending) return;
      await removeAll(
        storage,
        (ending === '.webp' ? WEBP_ENDINGS : [ending]).map((one) => stem + one),
      );
    },

    async saveDocument(file) {
      const texts = { field: file.field, wrongKind: NOT_A_DOCUMENT, macros: DOCUMENT_HAS_MACROS };
      const [, name = file.originalName, ending = ''] = /^(.*)\.([a-z]{3,4})$/is.exec(file.originalName) ?? [];
      if (!DOCUMENT_ENDINGS.some((one) => one === ending.toLowerCase()))
        throw new ApiError(400, 'INVALID_FILE', NOT_A_DOCUMENT, { [file.field]: NOT_A_DOCUMENT });
      const { content, kind } = await readDocument(file, 'staff', texts);
      const slug = slugify(name).slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '') || 'belge';
      const fileName = `${slug}-${randomBytes(8).toString('hex')}.${kind}`;
      await storage.put(`documents/${fileName}`, content);
      return {
        documentPath: `/files/documents/${fileName}`,
        originalName: file.originalName,
        size: content.length,
        type: kind === 'pdf' ? 'pdf' : 'doc',
      };
    },

    async saveCad(received) {
      const content = await readFile(received.path);
      const format = cadKind(content);
      if (!format) throw new ApiError(400, 'INVALID_FILE', NOT_CAD, { [received.field]: NOT_CAD });
      const file = randomBytes(16).toString('hex');
      await storage.put(ownCadPath({ file, format }), content);
      return { format, file, name: received.originalName, size: content.length };
    },
  };
}
