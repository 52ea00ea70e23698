// The most that the media library has, free of schemas.

/** Levels of folders. */
export const MAX_FOLDER_DEPTH = 4;
export const MAX_FOLDERS = 500;
export const MAX_FOLDER_NAME = 60;
/** Files that are changed together. */
export const MAX_MEDIA_AT_ONCE = 200;
