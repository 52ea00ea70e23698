// Limits of a CV, free of schemas: the form checks name and size before it sends, the server the content.

export const RESUME_MAX_BYTES = 10 * 1024 * 1024;
/** Endings of file names. */
export const RESUME_ENDINGS = ['.pdf', '.doc', '.docx'] as const;
