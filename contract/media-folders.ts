// Folders of the media library: staff's own order (docs/decisions/0147).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoContent, NoQuery, RowParams } from './fields.ts';
import { MAX_FOLDER_NAME } from './media-limits.ts';
import { MEDIA_FOLDER_CALLS, MEDIA_FOLDER_NAME_MISSING } from './media-texts.ts';
import { createOf, updateOf } from './saving.ts';
import { neededText } from './typed-fields.ts';

export const MediaFolder = z.object({
  _id: z.string(),
  name: z.string(),
  parentId: z.string().nullable().describe('The folder in which it lies; null: in none'),
  files: z.int().describe('In the folder itself'),
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type MediaFolder = z.output<typeof MediaFolder>;

export const mediaFolderFields = {
  name: neededText(MAX_FOLDER_NAME, MEDIA_FOLDER_NAME_MISSING),
  parentId: Id.nullable(),
};

export const mediaFolderEndpoints = endpoints(MEDIA_FOLDER_CALLS, {
  'GET /api/media-folders': { access: STAFF_ONLY, query: NoQuery, response: z.array(MediaFolder) },
  'POST /api/media-folders': {
    access: STAFF_ONLY,
    body: createOf(mediaFolderFields, { parentId: null }),
    response: MediaFolder,
    status: 201,
  },
  'PUT /api/media-folders/:id': {
    access: STAFF_ONLY,
    params: RowParams,
    body: updateOf(mediaFolderFields),
    response: MediaFolder,
  },
  'DELETE /api/media-folders/:id': { access: STAFF_ONLY, params: RowParams, response: NoContent, status: 204 },
});
