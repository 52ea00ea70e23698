// Limits of bank receipts that customers upload, free of schemas.
import { RECEIPT_FILE_TOO_LARGE } from './receipt-file-texts.ts';
import type { FileRule } from './uploads.ts';

export const RECEIPT_FILE_BYTES = 5 * 1024 * 1024;
/** Endings of file names. */
export const RECEIPT_FILE_ENDINGS = ['.pdf', '.jpg', '.jpeg', '.png'] as const;
/** Of one order. */
export const MAX_RECEIPT_FILES = 5;
export const RECEIPT_FILE = {
  field: 'receipt',
  maxBytes: RECEIPT_FILE_BYTES,
  tooLarge: RECEIPT_FILE_TOO_LARGE,
} as const satisfies FileRule;
