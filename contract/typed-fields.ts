// Fields as people type them: text on one line and on several, HTML, lists, pictures, places, switches, slugs.
import * as z from 'zod';
import { clean, IMAGE_REFUSED, isImage, oneLine, severalLines } from './fields.ts';
import { tooLong } from './form-texts.ts';

/** Text on one line; '' for none. */
export const shortText = (max: number) => z.string('Metin olmalıdır.').max(max, tooLong(max)).overwrite(oneLine);
/** Text on one line that may not be missing; `missing` is the sentence. */
export const neededText = (max: number, missing: string) =>
  z.string(missing).max(max, tooLong(max)).overwrite(oneLine).min(1, missing);
/** Text of several lines; '' for none. */
export const longText = (max: number) => z.string('Metin olmalıdır.').max(max, tooLong(max)).overwrite(severalLines);
export const neededLongText = (max: number, missing: string) =>
  z.string(missing).max(max, tooLong(max)).overwrite(severalLines).min(1, missing);
/** HTML of the editor, sanitized by the server; its length is that of the markup. */
export const richText = z.string('Metin olmalıdır.').max(500_000, 'Metin çok uzun.').overwrite(clean);

export const MAX_LIST_ITEMS = 100;
/** Lines or tags: trimmed, the empty ones dropped, at most 100. */
export const textList = (maxEach: number) =>
  z
    .array(shortText(maxEach), 'Liste olmalıdır.')
    .max(MAX_LIST_ITEMS, `En fazla ${MAX_LIST_ITEMS} satır olabilir.`)
    .overwrite((lines) => lines.filter((one) => one !== ''));

/** The same, at least one. @param missing the sentence for none */
export const neededList = (maxEach: number, missing: string) =>
  z
    .array(shortText(maxEach), missing)
    .max(MAX_LIST_ITEMS, `En fazla ${MAX_LIST_ITEMS} satır olabilir.`)
    .overwrite((lines) => lines.filter((one) => one !== ''))
    .min(1, missing);

/** A picture that may not be missing. */
export const neededImage = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .refine((text) => text === '' || isImage(text), IMAGE_REFUSED);

/** A whole number. @param missing the sentence for an empty box, @param broken for anything else that is none */
export const neededWhole = (missing: string, broken: string) =>
  z.int({ error: ({ input }) => (input === null || input === undefined || input === '' ? missing : broken) });
/** A place in a list, before its bounds. */
export const wholePlace = (missing: string) => neededWhole(missing, 'Sıra numarası tam sayı olmalıdır.');
/** Place in a list; smaller comes first. */
export const sortOrder = wholePlace('Lütfen sıra numarasını girin!')
  .min(0, 'Sıra numarası 0 veya daha büyük olmalıdır.')
  .max(1_000_000, 'Sıra numarası çok büyük.');
export const switchValue = z.boolean('Açık veya kapalı olmalıdır.');

/** A slug as it is typed; '' lets the server make one. */
export const Slug = z
  .string('Metin olmalıdır.')
  .max(120, tooLong(120))
  .overwrite((text) => clean(text).trim())
  .refine(
    (text) => text === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
    'Slug sadece küçük harf, rakam ve tire içerebilir!',
  );
