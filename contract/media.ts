// The media library: pictures and documents that staff uploaded, and where they are used (docs/decisions/0137).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import type { KindName } from './all-kinds.ts';
import { endpoints } from './endpoint.ts';
import { tooLong } from './form-texts.ts';
import {
  flagParam,
  Id,
  NoContent,
  NoQuery,
  oneLine,
  pagedParams,
  pageOf,
  RowParams,
  searchParam,
  sortParam,
} from './fields.ts';
import { NOT_LIST, NOT_TEXT } from './field-texts.ts';
import { MAX_MEDIA_AT_ONCE } from './media-limits.ts';
import {
  MEDIA_CALLS,
  MEDIA_CHANGE_MISSING,
  MEDIA_CHOICE_REFUSED,
  MEDIA_FOCUS_REFUSED,
  MEDIA_TAG_TOO_LONG,
  mediaTagsTooMany,
} from './media-texts.ts';
import { MEDIA_FILE } from './media-file.ts';
import { updateOf } from './saving.ts';
import { PictureFocus } from './picture-focus.ts';
import { shortText } from './typed-fields.ts';

/** Kinds of rows that may name a file. */
export type MediaUseKind = KindName | 'product' | 'family' | 'category' | 'blog' | 'page' | 'setting';
export const MEDIA_KINDS = ['image', 'document'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];
export const MEDIA_SORTS = ['newest', 'oldest', 'name', 'largest'] as const;

export const MAX_MEDIA_TITLE = 120;
export const MAX_MEDIA_ALT = 200;
export const MAX_MEDIA_TAGS = 20;
export const MAX_MEDIA_TAG = 40;
/** Days without a use after which a file counts among those that can be deleted together. */
export const UNUSED_DAYS = 30;
/** Files that are deleted together. */
export const MAX_UNUSED_AT_ONCE = 500;
/** Places that one replacement changes. */
export const MAX_REPLACED_USES = 1_000;
/** Days for which a replaced file is kept. */
export const REPLACED_DAYS = 30;

export const Media = z.object({
  _id: z.string(),
  path: z.string().describe('As rows keep it'),
  kind: z.enum(MEDIA_KINDS),
  originalName: z.string().describe("On the person's computer; of a found file, its name on the disk"),
  title: z.string(),
  alt: z.string().describe('Alternative text where a place has none of its own'),
  tags: z.array(z.string()),
  mime: z.string(),
  sizeBytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  folderId: z.string().nullable().describe('The folder in which it lies; null: in none'),
  focus: PictureFocus.nullable().describe('What stays visible where the picture is cut; null: its middle'),
  byName: z.string().describe('Who uploaded it; empty: found on the disk'),
  uses: z.int().describe('Rows and settings that name it, those in the trash too'),
  createdAt: z.iso.datetime(),
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type Media = z.output<typeof Media>;

export const MediaUse = z.object({
  kind: z.string().describe('Kind of row, as the audit table names it'),
  rowId: z.string(),
  title: z.string().describe('Of the row'),
  fields: z.array(z.string()).describe('Columns that name the file'),
  isDeleted: z.boolean().describe('It lies in the trash'),
});
export type MediaUse = z.output<typeof MediaUse>;

/** Places that a file's page names. */
export const MAX_SHOWN_USES = 200;
export const MediaDetail = Media.extend({
  usedIn: z.array(MediaUse).describe(`At most ${MAX_SHOWN_USES}`),
});
export type MediaDetail = z.output<typeof MediaDetail>;

const tags = z
  .array(z.string(NOT_TEXT).max(MAX_MEDIA_TAG, MEDIA_TAG_TOO_LONG).overwrite(oneLine), NOT_LIST)
  .max(MAX_MEDIA_TAGS, mediaTagsTooMany(MAX_MEDIA_TAGS))
  .overwrite((given) => [...new Set(given.filter((tag) => tag !== ''))]);

export const mediaFields = {
  title: shortText(MAX_MEDIA_TITLE),
  alt: shortText(MAX_MEDIA_ALT),
  tags,
  folderId: Id.nullable(),
  focus: z
    .strictObject(
      {
        x: z.int(MEDIA_FOCUS_REFUSED).min(0, MEDIA_FOCUS_REFUSED).max(100, MEDIA_FOCUS_REFUSED),
        y: z.int(MEDIA_FOCUS_REFUSED).min(0, MEDIA_FOCUS_REFUSED).max(100, MEDIA_FOCUS_REFUSED),
      },
      MEDIA_FOCUS_REFUSED,
    )
    .nullable(),
};

const MediaChanges = z
  .strictObject({
    ids: z.array(Id, MEDIA_CHOICE_REFUSED).min(1, MEDIA_CHOICE_REFUSED).max(MAX_MEDIA_AT_ONCE, MEDIA_CHOICE_REFUSED),
    folderId: Id.nullable().optional().describe('Folder into which the files go; null: into none'),
    addTags: tags.optional(),
    removeTags: tags.optional().describe('Case and accents do not matter'),
    isRemoved: z.literal(true).optional().describe('The files are deleted for good; alone'),
  })
  .refine((changes) => {
    const named = Object.keys(changes).filter((name) => name !== 'ids');
    return changes.isRemoved ? named.length === 1 : named.length > 0;
  }, MEDIA_CHANGE_MISSING);
export type MediaChanges = z.output<typeof MediaChanges>;

export const MediaChanged = z.object({
  changed: z.int().describe('Files that are different now, or gone'),
  refused: z
    .array(z.object({ _id: z.string(), name: z.string(), sentence: z.string() }))
    .describe('Files that stay as they are, each with the reason'),
});
export type MediaChanged = z.output<typeof MediaChanged>;

const MediaAdded = Media.extend({ isKnown: z.boolean().describe('The library had this file already') });

export const mediaEndpoints = endpoints(MEDIA_CALLS, {
  'GET /api/media': {
    access: STAFF_ONLY,
    query: z.strictObject({
      ...pagedParams(48),
      q: searchParam('In names, title, alternative text and tags'),
      kind: z.enum(MEDIA_KINDS).optional(),
      isUsed: flagParam,
      hasAlt: flagParam.describe('Pictures with an alternative text, or without'),
      isOwned: flagParam.describe('false: found on the disk, and used nowhere'),
      folder: z.string().max(20, tooLong(20)).optional().describe('Kind of picture: products, site …'),
      in: Id.optional().describe("Id of a folder; with 'q' those within it too. 'none': files of no folder"),
      sort: sortParam(MEDIA_SORTS),
    }),
    response: pageOf(Media),
  },
  'POST /api/media': {
    access: STAFF_ONLY,
    query: z.strictObject({ in: Id.optional().describe('Id of the folder into which a new file goes') }),
    file: MEDIA_FILE,
    response: MediaAdded,
  },
  'POST /api/media/bulk': { access: STAFF_ONLY, body: MediaChanges, response: MediaChanged },
  'GET /api/media/unused': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.object({ total: z.int(), sizeBytes: z.int().describe('Of their largest sizes') }),
  },
  'POST /api/media/remove-unused': {
    access: STAFF_ONLY,
    body: z.strictObject({ count: z.int().min(1).describe('As many as GET names, at most 500') }),
    response: z.object({ removed: z.int() }),
  },
  'GET /api/media/:id': { access: STAFF_ONLY, params: RowParams, query: NoQuery, response: MediaDetail },
  'PUT /api/media/:id': { access: STAFF_ONLY, params: RowParams, body: updateOf(mediaFields), response: MediaDetail },
  'DELETE /api/media/:id': { access: STAFF_ONLY, params: RowParams, response: NoContent, status: 204 },
  'POST /api/media/:id/replace': {
    access: STAFF_ONLY,
    params: RowParams,
    file: MEDIA_FILE,
    response: MediaDetail,
  },
});
