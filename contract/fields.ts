// Fields that several domains share: cleaned text, parameters and paging of lists, links, pictures, icons, colours.
// `…Input` is what somebody types, `…Shown` what replies carry.
import * as z from 'zod';
import { MAX_PAGE_SIZE, MAX_QUERY_LENGTH } from './catalogue.ts';
import {
  COLOR_REFUSED,
  DAY_REFUSED,
  FLAG_REFUSED,
  ICON_REFUSED,
  ID_TOO_LONG,
  IMAGE_REFUSED,
  LINK_REFUSED,
  NOT_TEXT,
  PAGE_REFUSED,
  pageSizeRefused,
  searchTooLong,
  SORT_REFUSED,
} from './field-texts.ts';

/**
 * Text as it is kept and compared: NFC, without control characters and halves of characters (PostgreSQL refuses both,
 * and nobody types them).
 */
export const clean = (text: string): string =>
  text.normalize('NFC').replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu, '');

/** Puts text on one line, so that it may stand in a mail's head: line breaks and runs of blanks become one space. */
export const oneLine = (text: string): string =>
  clean(text)
    .replace(/[\s\u0080-\u009f\u2028\u2029]+/g, ' ')
    .trim();
/** Keeps lines apart with '\n' alone. */
export const severalLines = (text: string): string => clean(text).replace(/\r\n?/g, '\n').trim();

/** A path parameter that names a row: an id, a slug or a code. A name that no row has is a 404, not a 400. */
export const Id = z.string().max(200, ID_TOO_LONG).overwrite(clean);
/** Parameters of a call about one row. */
export const RowParams = z.object({ id: Id });
/** Parameters of a call about the row at an address of the site. */
export const SlugParams = z.object({ slug: Id });

/** Calls that read no query refuse any, so that nobody can split the replies that are kept. */
export const NoQuery = z.strictObject({});
/** Reply of a call with status 204. */
export const NoContent = z.undefined();

/** A whole number out of a query string, within bounds; refuses `abc`, `1.5` and an empty value with the sentence. */
export const wholeNumber = (min: number, max: number, sentence: string) =>
  z.coerce.number<string | number>(sentence).int(sentence).min(min, sentence).max(max, sentence);
const pageNumber = wholeNumber(1, 100_000, PAGE_REFUSED);
const pageSize = wholeNumber(1, MAX_PAGE_SIZE, pageSizeRefused(MAX_PAGE_SIZE));

/** `page` and `limit` of lists that always reply a page. @param rows of a page, where no `limit` is given */
export const pagedParams = (rows: number) => ({ page: pageNumber.default(1), limit: pageSize.default(rows) });
/** `page` and `limit` of lists that reply all rows when asked with neither. */
export const pageParams = { page: pageNumber.optional(), limit: pageSize.optional() };

/** Rows in all, number of this page from 1, rows of a page, and pages in all. */
export const pageFigures = { total: z.int(), page: z.int(), limit: z.int(), pages: z.int() };
/** Reply of a list: a page of its rows. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), ...pageFigures });
/** Reply of a list: all its rows, or a page of them. */
export const listReply = <T extends z.ZodType>(item: T) => z.union([z.array(item), pageOf(item)]);

/** What somebody looks for in a list. */
export const SearchText = z.string().max(MAX_QUERY_LENGTH, searchTooLong(MAX_QUERY_LENGTH)).overwrite(clean);
/** `q` of a list. @param where it looks, for the API page */
export const searchParam = (where: string) => SearchText.optional().describe(where);
/** `sort` of a list. */
export const sortParam = <const S extends readonly [string, ...string[]]>(sorts: S) =>
  z.enum(sorts, SORT_REFUSED).optional();
/** A yes or no in a query: rows of either kind, or both where it is absent. */
export const flagParam = z.enum(['true', 'false'], FLAG_REFUSED).optional();

const day = z.iso.date(DAY_REFUSED);
/** `from` and `to` of a list: whole days in Istanbul, both included. */
export const periodParams = {
  from: day.optional().describe('Istanbul, from this day'),
  to: day.optional().describe('Istanbul, until the end of this day'),
};

const MAX_LINK_LENGTH = 500;
// Length first: each pattern is linear. All refuse blanks, control characters and backslashes, which browsers drop or
// turn.
const WEB_ADDRESS = /^https?:\/\/[^\s\\/?#\u0000-\u001f\u007f-\u009f][^\s\\\u0000-\u001f\u007f-\u009f]*$/i;
// As in `own-path.ts`, which pages without schemas use: a shared file would be one more request.
const OWN_PATH = /^\/(?!\/)[^\s\\\u0000-\u001f\u007f-\u009f]*$/;
const FILE_NAME = /^[a-z0-9][a-z0-9._-]*\.(?:webp|png|jpe?g|gif|avif)$/i;

/** Whether it may be a link's target: `http(s)://…` or a path of our own. */
export const isLink = (text: string, maxLength = MAX_LINK_LENGTH): boolean =>
  text.length <= maxLength && !/\p{Surrogate}/u.test(text) && (WEB_ADDRESS.test(text) || OWN_PATH.test(text));
/** Whether it may be a picture's address: a link, or a bare file name that lies in its kind's folder. */
export const isImage = (text: string): boolean =>
  isLink(text) || (text.length <= MAX_LINK_LENGTH && FILE_NAME.test(text));

const MAX_TEXT_LINK_LENGTH = 2_000;
/** Whether a link within rich text may lead there: also to a place in the page, a mailbox or a telephone. */
export const isTextLink = (href: string): boolean =>
  isLink(href, MAX_TEXT_LINK_LENGTH) || /^(?:#[\w-]{0,100}|(?:mailto|tel):[^\s<>"'`\\]{1,300})$/i.test(href);
/** Whether a picture within rich text may come from there. */
export const isTextImage = (src: string): boolean => isLink(src, MAX_TEXT_LINK_LENGTH);

const given = (rule: (text: string) => boolean, sentence: string) =>
  z.string(NOT_TEXT).refine((text) => text === '' || rule(text), sentence);

/** A link that is typed or stored; '' for none. */
export const LinkInput = given((text) => isLink(text), LINK_REFUSED);
/** The same where '#' stands for 'not there yet'. */
export const LinkOrHashInput = given((text) => text === '#' || isLink(text), LINK_REFUSED);
/** A picture that is typed or stored; '' for none. */
export const ImageInput = given(isImage, IMAGE_REFUSED);
const ICON_CLASS = /^(?:fa|bi)-[a-z0-9-]{1,40}$/;
/** Class name of an icon that is chosen; '' for none. */
export const IconInput = given((text) => ICON_CLASS.test(text), ICON_REFUSED);
export const ColorInput = z.string(COLOR_REFUSED).regex(/^#[0-9a-fA-F]{6}$/, COLOR_REFUSED);

/** Reply of a call that takes a picture. */
export const ImagePath = z.object({
  imagePath: z.string().describe('As rows keep it, and an <img> of rich text'),
  isKnown: z.boolean().optional().describe('true: the library had this picture already'),
});

// In replies. A stored value that breaks the rule (an old import, an edit in the database) shows as none.
export const LinkShown = z
  .string()
  .overwrite((text) => (isLink(text) ? text : ''))
  .describe('http(s) address or own path; empty: none');
export const LinkOrHashShown = z
  .string()
  .overwrite((text) => (text === '#' || isLink(text) ? text : ''))
  .describe('http(s) address, own path, "#" or empty: none yet');
export const ImageShown = (folder: string) =>
  z
    .string()
    .overwrite((text) => (isImage(text) ? text : ''))
    .describe(`Image address; a bare file name lies under /img/${folder}/; empty: none`);

/** Class name of an icon out of the bundled sets; anything else shows none. */
export const IconShown = z
  .string()
  .overwrite((text) => (ICON_CLASS.test(text) ? text : ''))
  .describe('Icon class: fa-… or bi-…; empty: none');
export const ColorShown = (byDefault: string) =>
  z
    .string()
    .overwrite((text) => (/^#[0-9a-f]{6}$/i.test(text) ? text : byDefault))
    .describe('#rrggbb');

// Other rooms import them from here.
export { LINK_REFUSED, IMAGE_REFUSED } from './field-texts.ts';
