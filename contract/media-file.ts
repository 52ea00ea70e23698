// The file that the library takes, free of schemas.
import { MEDIA_TOO_LARGE } from './media-texts.ts';
import { DOCUMENT_BYTES, DOCUMENT_ENDINGS, IMAGE_ENDINGS, type FileRule } from './uploads.ts';

/** A picture or a document; pictures have their own, lower limit besides. */
export const MEDIA_FILE = {
  field: 'file',
  maxBytes: DOCUMENT_BYTES,
  tooLarge: MEDIA_TOO_LARGE,
} as const satisfies FileRule;
export const MEDIA_ENDINGS: readonly string[] = [...IMAGE_ENDINGS, ...DOCUMENT_ENDINGS];
/** Files that are dropped together. */
export const MAX_DROPPED = 200;
