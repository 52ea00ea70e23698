import type { Database } from '../../base/db/database.ts';
import type { Clock } from '../../base/clock.ts';
import type { Files } from '../../base/files/files.ts';
import type { FileStorage } from '../../base/files/storage.ts';
import { handlers } from '../../call/handlers.ts';
import type { TrashResources } from '../../entities/resource.ts';
import { staffSaving } from '../../entities/saving.ts';
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
    async 'POST /api/media'({ file }, { viewer }) {
      const { publicId, isKnown } = await library.add(file, viewer);
      const { usedIn: _, ...media } = await store.get(publicId);
      return { ...media, isKnown };
    },
    'GET /api/media/unused': () => store.unused(),
    'POST /api/media/remove-unused': async ({ body }, { viewer }) => ({
      removed: await removeUnused(parts, viewer, body.count),
    }),
    'GET /api/media/:id': ({ params }) => store.get(params.id),
    async 'PUT /api/media/:id'({ params, body: { version, ...fields } }, { viewer }) {
      await saving.update(viewer, params.id, version, (row) => ({
        ...fields,
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
