// What a CV may be, free of schemas: the form says no before anything is sent, the server by its content.

export const RESUME_MAX_BYTES = 10 * 1024 * 1024;
/** Endings of file names. */
export const RESUME_ENDINGS = ['.pdf', '.doc', '.docx'] as const;
