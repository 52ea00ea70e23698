// Fields as people type them: text on one line and on several, HTML, lists, pictures, places, switches, slugs.
import * as z from 'zod';
import {
  IMAGE_REFUSED,
  NOT_LIST,
  NOT_SWITCH,
  NOT_TEXT,
  PLACE_BELOW_ZERO,
  PLACE_MISSING,
  PLACE_NOT_WHOLE,
  PLACE_TOO_LARGE,
  SLUG_REFUSED,
  TEXT_TOO_LONG,
  tooManyLines,
} from './field-texts.ts';
import { clean, isImage, oneLine, severalLines } from './fields.ts';
import { tooLong } from './form-texts.ts';

/** Text on one line; '' for none. */
export const shortText = (max: number) => z.string(NOT_TEXT).max(max, tooLong(max)).overwrite(oneLine);
/** Text on one line that may not be missing; `missing` is the sentence. */
export const neededText = (max: number, missing: string) =>
  z.string(missing).max(max, tooLong(max)).overwrite(oneLine).min(1, missing);
/** Text of several lines; '' for none. */
export const longText = (max: number) => z.string(NOT_TEXT).max(max, tooLong(max)).overwrite(severalLines);
export const neededLongText = (max: number, missing: string) =>
  z.string(missing).max(max, tooLong(max)).overwrite(severalLines).min(1, missing);
/** HTML of the editor, sanitized by the server; its length is that of the markup. */
export const richText = z.string(NOT_TEXT).max(500_000, TEXT_TOO_LONG).overwrite(clean);

export const MAX_LIST_ITEMS = 100;
/** Lines or tags: trimmed, the empty ones dropped, at most 100. */
export const textList = (maxEach: number) =>
  z
    .array(shortText(maxEach), NOT_LIST)
    .max(MAX_LIST_ITEMS, tooManyLines(MAX_LIST_ITEMS))
    .overwrite((lines) => lines.filter((one) => one !== ''));

/** The same with at least one. @param missing the sentence for none */
export const neededList = (maxEach: number, missing: string) =>
  z
    .array(shortText(maxEach), missing)
    .max(MAX_LIST_ITEMS, tooManyLines(MAX_LIST_ITEMS))
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
export const wholePlace = (missing: string) => neededWhole(missing, PLACE_NOT_WHOLE);
/** Place in a list; smaller comes first. */
export const sortOrder = wholePlace(PLACE_MISSING).min(0, PLACE_BELOW_ZERO).max(1_000_000, PLACE_TOO_LARGE);
export const switchValue = z.boolean(NOT_SWITCH);

/** A slug as it is typed; '' lets the server make one. */
export const Slug = z
  .string(NOT_TEXT)
  .max(120, tooLong(120))
  .overwrite((text) => clean(text).trim())
  .refine((text) => text === '' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text), SLUG_REFUSED);
