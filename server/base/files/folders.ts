// Folders below the data folder.
import { PICTURE_RULES } from './picture-rules.ts';

/** Of public files, which are served. */
export const PUBLIC_FOLDERS: readonly string[] = [
  ...Object.keys(PICTURE_RULES).map((kind) => `img/${kind}`),
  'documents',
];
/** Of files that are still arriving. */
export const UPLOAD_FOLDER = 'private/uploads';
export const RESUME_FOLDER = 'private/resumes';
