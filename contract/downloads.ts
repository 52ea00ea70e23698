import * as z from 'zod';

/** Reply of a call with `isDownload`: generated text or bytes, or a file of the server's private folders. */
export const Download = z.object({
  fileName: z.string().describe('As the browser saves it'),
  contentType: z.string(),
  version: z
    .string()
    .optional()
    .describe('Names these very bytes: browsers keep the file and ask whether it has changed. Absent: nobody keeps it'),
  isCompressible: z
    .boolean()
    .optional()
    .describe('Bytes that shrink well, with nothing secret in them: sent compressed to who takes it'),
  isShown: z.boolean().optional().describe('A picture of a page; absent: the browser saves it'),
  isForGood: z.boolean().optional().describe('Its address names this version: browsers keep it without asking'),
  onGiven: z
    .custom<() => void | Promise<void>>((value) => typeof value === 'function')
    .optional()
    .describe(
      'Awaited once the file is open and before its first byte is sent; not called where the browser has it already',
    ),
  content: z.union([
    z.object({ text: z.string() }),
    z.object({ privatePath: z.string().describe('Below the data folder') }),
    z.object({ bytes: z.instanceof(Uint8Array) }),
  ]),
});
export type Download = z.output<typeof Download>;

export const CSV_TYPE = 'text/csv; charset=utf-8';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const ZIP_TYPE = 'application/zip';
/** MIME types of a CV, by the document's kind. */
export const RESUME_CONTENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
