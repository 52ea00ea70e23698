// Takes staff's files into the library, wherever they upload them.
import type { ReceivedFile } from '#contract/endpoints.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/db/database.ts';
import { newPublicId } from '../../base/db/public-id.ts';
import { json } from '../../base/db/tables.ts';
import type { Files } from '../../base/files/files.ts';
import type { PictureKind } from '../../base/files/picture-rules.ts';
import { personOf, type Viewer } from '../../call/handlers.ts';
import type { Library } from '../../call/services.ts';
import { hashOfFile, kindOfUpload, storedDocument, storedPicture, type Facts } from './files.ts';
import { searchTextOf } from './resource.ts';

/** A file as it came into the library. */
export interface Added {
  publicId: string;
  path: string;
  sizeBytes: number;
  isKnown: boolean;
}

/** The columns of a file's facts, with what is searched. */
export const columnsOf = (facts: Facts) => ({
  ...facts,
  folderId: null,
  focusX: null,
  focusY: null,
  title: '',
  alt: '',
  tags: json<string[]>([]),
  searchText: searchTextOf({ originalName: facts.originalName, title: '', alt: '', tags: [] }),
});

export function openLibrary({ database, files, now }: { database: Database; files: Files; now: Clock }) {
  const { db } = database;

  async function add(
    folder: string,
    file: ReceivedFile,
    viewer: Viewer,
    store: (sha256: string) => Promise<Facts>,
    folderId: number | null = null,
  ): Promise<Added> {
    const sha256 = await hashOfFile(file);
    const known = await db
      .selectFrom('media')
      .select(['publicId', 'path', 'sizeBytes'])
      .where('sha256', '=', sha256)
      .where('folder', '=', folder)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (known) return { ...known, isKnown: true };
    const facts = await store(sha256);
    const at = new Date(now());
    const { publicId } = await database.write({ partsOf: 'media' }, (trx) =>
      trx
        .insertInto('media')
        .values({
          ...columnsOf(facts),
          folderId,
          publicId: newPublicId(),
          byName: personOf(viewer).name,
          createdAt: at,
          updatedAt: at,
        })
        // The search of the disk may have found the file in this very moment.
        .onConflict((conflict) =>
          conflict.column('path').doUpdateSet((eb) => ({
            originalName: eb.ref('excluded.originalName'),
            searchText: eb.ref('excluded.searchText'),
            sha256: eb.ref('excluded.sha256'),
            byName: eb.ref('excluded.byName'),
          })),
        )
        .returning('publicId')
        .executeTakeFirstOrThrow(),
    );
    return { publicId, path: facts.path, sizeBytes: facts.sizeBytes, isKnown: false };
  }

  const picture = (kind: PictureKind, file: ReceivedFile, viewer: Viewer, folderId?: number | null): Promise<Added> =>
    add(kind, file, viewer, (sha256) => storedPicture(files, kind, file, sha256), folderId);
  const document = (file: ReceivedFile, viewer: Viewer, folderId?: number | null): Promise<Added> =>
    add('documents', file, viewer, (sha256) => storedDocument(files, file, sha256), folderId);

  const library: Library = {
    async addPicture(kind, file, viewer) {
      const { path, isKnown } = await picture(kind, file, viewer);
      return { imagePath: path, ...(isKnown && { isKnown }) };
    },
    async addDocument(file, viewer) {
      const { path, sizeBytes, isKnown } = await document(file, viewer);
      return {
        documentPath: path,
        originalName: file.originalName,
        size: sizeBytes,
        type: path.endsWith('.pdf') ? 'pdf' : 'doc',
        ...(isKnown && { isKnown }),
      };
    },
  };
  return {
    library,
    /** Takes a picture or a document, by its name. @param folderId where a new file lies among staff's folders */
    add: (file: ReceivedFile, viewer: Viewer, folderId: number | null): Promise<Added> =>
      kindOfUpload(file) === 'document' ? document(file, viewer, folderId) : picture('media', file, viewer, folderId),
  };
}
