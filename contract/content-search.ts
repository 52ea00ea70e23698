// The site's search beside the catalogue's: posts, pages and jobs.
import * as z from 'zod';
import { EVERYONE } from './access.ts';
import { BLANK_SEARCH } from './catalogue-texts.ts';
import { CONTENT_KINDS, CONTENT_PAGE_SIZE, MIN_CONTENT_QUERY } from './content-kinds.ts';
import { CONTENT_SEARCH_CALLS, contentSearchTooShort } from './content-search-texts.ts';
import { endpoints } from './endpoint.ts';
import { pagedParams, SearchText } from './fields.ts';
import { fold } from './text.ts';

const MarkedText = z
  .array(z.object({ text: z.string(), isHit: z.boolean() }))
  .describe('Plain text in pieces; found words are pieces of their own');
export type MarkedText = z.output<typeof MarkedText>;

const ContentHit = z.object({
  _id: z.string(),
  path: z.string().describe('Of its page'),
  title: MarkedText,
  snippet: MarkedText.describe('Where the words stand, or how it begins'),
  at: z.iso.datetime().describe('When it was written'),
});
export type ContentHit = z.output<typeof ContentHit>;

const ContentGroup = z.object({
  items: z.array(ContentHit),
  total: z.int(),
  hasMore: z.boolean().describe('There are more than are counted'),
});
export type ContentGroup = z.output<typeof ContentGroup>;

export const ContentSearchReply = z.object({
  posts: ContentGroup,
  pages: ContentGroup,
  jobs: ContentGroup.describe('That are open today'),
});
export type ContentSearchReply = z.output<typeof ContentSearchReply>;

/** Letters and digits of a text, as the search counts them. */
const lettersOf = (text: string): number => [...fold(text).replace(/[ .]/g, '')].length;
/** Whether a text is long enough to search for. */
export const isContentQuery = (text: string): boolean => lettersOf(text) >= MIN_CONTENT_QUERY;

const { page, limit } = pagedParams(CONTENT_PAGE_SIZE);

export const contentSearchEndpoints = endpoints(CONTENT_SEARCH_CALLS, {
  'GET /api/content/search': {
    access: EVERYONE,
    query: z.strictObject({
      q: SearchText.refine((q) => q.trim() !== '', BLANK_SEARCH).refine(
        (q) => q.trim() === '' || isContentQuery(q),
        contentSearchTooShort(MIN_CONTENT_QUERY),
      ),
      kind: z.enum(CONTENT_KINDS).optional(),
      page: page.describe('Of the rows of each kind'),
      limit,
    }),
    response: ContentSearchReply,
    reads: ['blogs', 'pages', 'jobs'],
  },
});
