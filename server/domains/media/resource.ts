import { MEDIA_ABSENT } from '#contract/media-texts.ts';
import { fold } from '#contract/text.ts';
import type { Resource, Row } from '../../entities/resource.ts';
import { folderPath } from './folders.ts';

type Words = Pick<Row<'media'>, 'originalName' | 'title' | 'alt' | 'tags'>;

/** What the library's search looks through; sorting by name begins with it. */
export const searchTextOf = ({ originalName, title, alt, tags }: Words): string =>
  fold([originalName, title, alt, ...tags].filter(Boolean).join(' \n '));

/** Columns that visitors see. */
const SHOWN: ReadonlySet<string> = new Set(['alt', 'path', 'focusX', 'focusY']);

/** A file of the library, as its saves and the audit table have it. */
export const mediaResource: Resource<'media'> = {
  kind: 'media',
  scope: 'media',
  table: 'media',
  absent: MEDIA_ABSENT,
  titleOf: ({ title, originalName }) => title || originalName,
  fieldsOf: async ({ path, originalName, title, alt, tags, folderId, focusX, focusY }, trx) => ({
    path,
    originalName,
    title,
    alt,
    tags,
    folder: await folderPath(trx, folderId),
    focus: focusX === null || focusY === null ? null : `%${focusX} · %${focusY}`,
  }),
  partsOf: (_, columns) => (columns.some((column) => SHOWN.has(column)) ? ['media'] : []),
};
