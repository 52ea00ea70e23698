import type { Database } from '../../base/db/database.ts';
import type { Clock } from '../../base/clock.ts';
import type { Files } from '../../base/files/files.ts';
import type { FileStorage } from '../../base/files/storage.ts';
import { handlers } from '../../call/handlers.ts';
import type { TrashResources } from '../../entities/resource.ts';
import { staffSaving } from '../../entities/saving.ts';
import { changeMedia } from './bulk.ts';
import { folderIdOf, mediaFolderHandlers } from './folders.ts';
import type { openLibrary } from './library.ts';
import { removeMedia, removeUnused } from './remove.ts';
import { replaceMedia } from './replace.ts';
import { mediaResource, searchTextOf } from './resource.ts';
import { mediaStore } from './store.ts';

interface Parts {
  database: Database;
  files: Files;
  storage: FileStorage;
  now: Clock;
  library: ReturnType<typeof openLibrary>;
  resources: TrashResources;
}

/** The media library (docs/decisions/0137). */
export const mediaHandlers = (parts: Parts) => {
  const { library, resources } = parts;
  const store = mediaStore(parts, resources);
  const saving = staffSaving(parts, mediaResource);
  return handlers({
    'GET /api/media': ({ query }) => store.page(query),
    ...mediaFolderHandlers(parts),
    async 'POST /api/media'({ query, file }, { viewer }) {
      const folderId = await folderIdOf(parts.database.db, query.in ?? null);
      const { publicId, isKnown } = await library.add(file, viewer, folderId);
      const { usedIn: _, ...media } = await store.get(publicId);
      return { ...media, isKnown };
    },
    'POST /api/media/bulk': ({ body }, { viewer }) => changeMedia(parts, viewer, body),
    'GET /api/media/unused': () => store.unused(),
    'POST /api/media/remove-unused': async ({ body }, { viewer }) => ({
      removed: await removeUnused(parts, viewer, body.count),
    }),
    'GET /api/media/:id': ({ params }) => store.get(params.id),
    async 'PUT /api/media/:id'({ params, body: { version, folderId, focus, ...fields } }, { viewer }) {
      await saving.update(viewer, params.id, version, async (row, trx) => ({
        ...fields,
        folderId: folderId === undefined ? undefined : await folderIdOf(trx, folderId),
        ...(focus !== undefined && { focusX: focus?.x ?? null, focusY: focus?.y ?? null }),
        searchText: searchTextOf({
          originalName: row.originalName,
          title: fields.title ?? row.title,
          alt: fields.alt ?? row.alt,
          tags: fields.tags ?? row.tags,
        }),
      }));
      return store.get(params.id);
    },
    async 'DELETE /api/media/:id'({ params }, { viewer }) {
      await removeMedia(parts, viewer, params.id);
    },
    async 'POST /api/media/:id/replace'({ params, file }, { viewer }) {
      await replaceMedia(parts, viewer, params.id, file);
      return store.get(params.id);
    },
  });
};
