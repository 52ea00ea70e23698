import { MEDIA_ABSENT } from '#contract/media-texts.ts';
import { fold } from '#contract/text.ts';
import type { Resource, Row } from '../../entities/resource.ts';

type Words = Pick<Row<'media'>, 'originalName' | 'title' | 'alt' | 'tags'>;

/** What the library's search looks through; sorting by name begins with it. */
export const searchTextOf = ({ originalName, title, alt, tags }: Words): string =>
  fold([originalName, title, alt, ...tags].filter(Boolean).join(' \n '));

/** A file of the library, as its saves and the audit table have it. */
export const mediaResource: Resource<'media'> = {
  kind: 'media',
  scope: 'media',
  table: 'media',
  absent: MEDIA_ABSENT,
  titleOf: ({ title, originalName }) => title || originalName,
  fieldsOf: ({ path, originalName, title, alt, tags }) => ({ path, originalName, title, alt, tags }),
  // Visitors see alternative texts alone.
  partsOf: (_, columns) => (columns.includes('alt') || columns.includes('path') ? ['media'] : []),
};
