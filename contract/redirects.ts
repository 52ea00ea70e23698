// Redirects: where requests go whose address has no page (docs/decisions/0132).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { CSV_TYPE, Download } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { oneLine, pagedParams, pageOf, searchParam } from './fields.ts';
import { NOT_TEXT } from './field-texts.ts';
import { tooLong } from './form-texts.ts';
import { field, kind } from './kind.ts';
import { ownPath } from './own-path.ts';
import { addressKey, comparedAddress, isPageAddress, withoutOrigin } from './redirect-paths.ts';
import {
  REDIRECT_CALLS,
  REDIRECT_CODE_REFUSED,
  REDIRECT_FROM_MISSING,
  REDIRECT_FROM_NO_PAGE,
  REDIRECT_FROM_REFUSED,
  REDIRECT_LABELS as labels,
  REDIRECT_LIST_CALLS,
  REDIRECT_TO_REFUSED,
  REDIRECT_WORDS,
} from './redirect-texts.ts';
import { shortText, switchValue } from './typed-fields.ts';

export const MAX_REDIRECTS = 10_000;
/** Lines of one import. */
export const MAX_REDIRECT_LINES = 5_000;
/** Steps from an address to its page. */
export const MAX_REDIRECT_STEPS = 5;
export const MAX_ADDRESS_LENGTH = 500;

export const REDIRECT_CODES = [301, 302, 410] as const;
export type RedirectCode = (typeof REDIRECT_CODES)[number];

/** The address as it is compared; one that is none stays, to be refused. */
const asCompared = (text: string): string => {
  const address = comparedAddress(withoutOrigin(oneLine(text)));
  return address ? addressKey(address) : oneLine(text);
};
const fromPath = z
  .string(REDIRECT_FROM_MISSING)
  .max(MAX_ADDRESS_LENGTH, tooLong(MAX_ADDRESS_LENGTH))
  .overwrite((text) => (text.trim() === '' ? '' : asCompared(text)))
  .min(1, REDIRECT_FROM_MISSING)
  .max(MAX_ADDRESS_LENGTH, tooLong(MAX_ADDRESS_LENGTH)) // decoded, some letters become two
  .refine((text) => text === '' || comparedAddress(text) !== undefined, REDIRECT_FROM_REFUSED)
  .refine((text) => {
    const address = comparedAddress(text);
    return address === undefined || isPageAddress(address);
  }, REDIRECT_FROM_NO_PAGE)
  .describe(
    'As addresses are compared: decoded, in small letters, without a slash at the end; a query counts if it has one',
  );

/** An address of another site: encrypted, with a host of letters and digits, without a name and password. */
const FOREIGN = /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#][^\s\\\u0000-\u001f\u007f-\u009f]*)?$/iu;
/** Whether the text is a path of the site or an https address. */
export const isOwnOrForeign = (text: string): boolean =>
  ownPath(text) !== undefined || (FOREIGN.test(text) && !/\p{Surrogate}/u.test(text));
const to = z
  .string(NOT_TEXT)
  .max(MAX_ADDRESS_LENGTH, tooLong(MAX_ADDRESS_LENGTH))
  .overwrite(oneLine)
  .refine((text) => text === '' || isOwnOrForeign(text), REDIRECT_TO_REFUSED)
  .describe('A path of the site or an https address; empty for 410 alone');

/** Where requests for an address go that has no page. A live page always wins, and so do pages' own former addresses. */
export const redirectKind = kind({
  name: 'redirect',
  table: 'redirects',
  path: '/api/redirects',
  scope: 'redirects',
  place: 112,
  menu: { group: 'content', place: 1 },
  words: REDIRECT_WORDS,
  calls: REDIRECT_CALLS,
  fields: {
    fromPath: field(fromPath, { label: labels.fromPath }),
    code: field(z.literal(REDIRECT_CODES, REDIRECT_CODE_REFUSED), {
      label: labels.code,
      default: 301,
      shown: z.int().describe('301, 302 or 410'),
    }),
    to: field(to, { label: labels.to, default: '', column: 'target' }),
    isActive: field(switchValue, { label: labels.isActive, default: true }),
    note: field(shortText(300), { label: labels.note, default: '' }),
  },
  derived: {
    hits: { shown: z.int().describe('Requests that it answered'), of: ({ hits }: { hits: number }) => hits },
    lastHitAt: {
      shown: z.iso.datetime().nullable(),
      of: ({ lastHitAt }: { lastHitAt: Date | null }) => lastHitAt?.toISOString() ?? null,
    },
  },
  order: ['-id'],
  titleOf: ({ fromPath: address }) => address,
  offers: { readers: 'staff' },
});
export type Redirect = z.output<typeof redirectKind.reply>;

/** A former address of a row, which the site knows by itself. */
export const AutomaticRedirect = z.object({
  _id: z.string(),
  kind: z.enum(['product', 'family', 'blog', 'page']),
  from: z.string(),
  to: z.string().describe('Where the row is now'),
  title: z.string().describe("The row's name"),
  rowId: z.string(),
  isShown: z.boolean().describe('false: visitors do not see the row, so its former address leads nowhere either'),
});
export type AutomaticRedirect = z.output<typeof AutomaticRedirect>;

/** What an address answers without redirects. */
export const PAGE_ANSWERS = ['page', 'moved', 'gone', 'none'] as const;
export type PageAnswer = (typeof PAGE_ANSWERS)[number];

export const RedirectImport = z.object({
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  errors: z
    .array(z.object({ line: z.int(), message: z.string() }))
    .describe('Every line that cannot be taken; with one of them nothing is stored'),
});
export type RedirectImport = z.output<typeof RedirectImport>;

export const redirectEndpoints = endpoints(REDIRECT_LIST_CALLS, {
  'GET /api/redirects/automatic': {
    access: STAFF_ONLY,
    query: z.strictObject({ ...pagedParams(50), q: searchParam('In the former slug') }),
    response: pageOf(AutomaticRedirect),
  },
  'GET /api/redirects/answer': {
    access: STAFF_ONLY,
    query: z.strictObject({ address: fromPath }),
    response: z.object({ answer: z.enum(PAGE_ANSWERS) }),
  },
  'GET /api/redirects/export': {
    access: STAFF_ONLY,
    query: z.strictObject({}),
    response: Download,
    isDownload: true,
    contentTypes: [CSV_TYPE],
  },
  'POST /api/redirects/import': {
    access: STAFF_ONLY,
    body: z.strictObject({
      csv: z.string(NOT_TEXT).max(4_000_000, tooLong(4_000_000)),
      isTrial: switchValue.describe('Checks the lines without storing any'),
    }),
    response: RedirectImport,
    bodyBytes: 8 * 1024 * 1024,
  },
});
