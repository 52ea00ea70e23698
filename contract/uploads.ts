// Limits of uploads, free of schemas: the panel checks them before it sends, the server again.
import { CAD_TOO_LARGE, DOCUMENT_TOO_LARGE, IMAGE_TOO_LARGE } from './upload-texts.ts';

/** The most that a picture may have, a document, and a CAD file. */
export const IMAGE_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_BYTES = 10 * 1024 * 1024;
export const CAD_BYTES = 20 * 1024 * 1024;
export const IMAGE_ENDINGS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;
export const DOCUMENT_ENDINGS = ['pdf', 'doc', 'docx'] as const;
export const CAD_ENDINGS = ['step', 'stp', 'dxf'] as const;
/** Larger pictures are refused before they are decoded. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/** Rule for the file that an endpoint takes. */
export interface FileRule {
  /** Name of the multipart field. */
  field: string;
  maxBytes: number;
  tooLarge: string;
}
export const IMAGE_FILE = {
  field: 'image',
  maxBytes: IMAGE_BYTES,
  tooLarge: IMAGE_TOO_LARGE,
} as const satisfies FileRule;
export const DOCUMENT_FILE = {
  field: 'document',
  maxBytes: DOCUMENT_BYTES,
  tooLarge: DOCUMENT_TOO_LARGE,
} as const satisfies FileRule;
export const CAD_FILE = {
  field: 'cad',
  maxBytes: CAD_BYTES,
  tooLarge: CAD_TOO_LARGE,
} as const satisfies FileRule;

// Other rooms import their words from here.
export {
  NOT_AN_IMAGE,
  IMAGE_TOO_LARGE,
  IMAGE_TOO_MANY_PIXELS,
  NOT_A_DOCUMENT,
  DOCUMENT_TOO_LARGE,
  DOCUMENT_HAS_MACROS,
  NOT_CAD,
  CAD_TOO_LARGE,
  FILE_MISSING,
  ONE_FILE_ONLY,
} from './upload-texts.ts';
