// Fields of the public site's forms.
import * as z from 'zod';
import { NOTICE_VERSION } from './consent.ts';
import { FORM_KEY_REFUSED, NOTICE_VERSION_REFUSED } from './field-texts.ts';
import { oneLine } from './fields.ts';
import { INVALID_EMAIL, INVALID_LINK, REQUIRED_FIELDS, tooLong } from './form-texts.ts';
import { neededLongText, neededText } from './typed-fields.ts';

/** Text on one line, '' when absent. */
export const line = (max: number) => z.string(REQUIRED_FIELDS).max(max, tooLong(max)).overwrite(oneLine);
export const requiredLine = (max: number) => neededText(max, REQUIRED_FIELDS);
/** Text of several lines. */
export const requiredText = (max: number) => neededLongText(max, REQUIRED_FIELDS);

// Text, @, text, dot, text. Linear, and without the signs that separate addresses in a mail's head.
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f-\u009f]{1,64}@[^\s@.<>()[\]\\,;:"\u0000-\u001f\u007f-\u009f]+(?:\.[^\s@.<>()[\]\\,;:"\u0000-\u001f\u007f-\u009f]+)+$/;
const MAX_EMAIL_LENGTH = 254;
export const Email = z
  .string(REQUIRED_FIELDS)
  .max(MAX_EMAIL_LENGTH, INVALID_EMAIL)
  .overwrite(oneLine)
  .min(1, REQUIRED_FIELDS)
  .refine((text) => text === '' || text.length > MAX_EMAIL_LENGTH || EMAIL.test(text), INVALID_EMAIL);

// Refuses a part before @ in the host: 'https://bank.com@evil.example' reads as another address than it is.
const WEB_ADDRESS =
  /^https?:\/\/[^\s\\<>"@/?#\u0000-\u001f\u007f-\u009f]+(?:[/?#][^\s\\<>"\u0000-\u001f\u007f-\u009f]*)?$/i;
const MAX_ADDRESS_LENGTH = 500;
/** An http(s) address; '' for none. */
export const WebAddress = z
  .string(INVALID_LINK)
  .max(MAX_ADDRESS_LENGTH, tooLong(MAX_ADDRESS_LENGTH))
  .overwrite(oneLine)
  .refine((text) => text === '' || text.length > MAX_ADDRESS_LENGTH || WEB_ADDRESS.test(text), INVALID_LINK)
  .default('');

/** A field hidden from people: only programs fill it in. */
export const Honeypot = z.string().max(1000, tooLong(1000)).default('');

/** Version of the KVKK notice that was shown. */
export const NoticeVersion = z
  .string()
  .regex(/^[\w.-]{1,40}$/, NOTICE_VERSION_REFUSED)
  .default(NOTICE_VERSION);

/** Fields that every submission carries besides its own. */
export const submission = {
  noticeVersion: NoticeVersion.describe('Version of the KVKK notice that was shown; default: the present one'),
  idempotencyKey: z
    .uuid(FORM_KEY_REFUSED)
    .optional()
    .describe('One per form shown: the same key stores once and is answered the same'),
};

/** Milliseconds between showing a form and sending it; absent without JavaScript. */
export const ElapsedMs = z.number().min(0).max(Number.MAX_SAFE_INTEGER).optional();
