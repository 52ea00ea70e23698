import * as z from 'zod';

/** Text as it is kept and compared: NFC, without control characters (PostgreSQL refuses NUL, and nobody types the others). */
export const clean = (text: string): string => text.normalize('NFC').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** A path parameter that names a row: an id, a slug or a code. What names nothing is a 404, not a 400. */
export const Id = z.string().max(200, 'Adres çok uzun.').overwrite(clean);

/** A whole number out of a query string, within bounds; `abc`, `1.5` and an empty value are refused with the sentence. */
export const countParam = (min: number, max: number, sentence: string, byDefault: number) =>
  z.coerce
    .number<string | number>(sentence)
    .int(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .default(byDefault);
