import * as z from 'zod';
import { EVERYONE, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import {
  BLOG_CALLS,
  BLOG_CATEGORY_MISSING,
  BLOG_CONTENT_MISSING,
  BLOG_IMAGE_MISSING,
  BLOG_TITLE_MISSING,
  FILTER_TOO_LONG,
  READ_TIME_NOT_WHOLE,
  READ_TIME_REFUSED,
} from './blog-texts.ts';
import { BLOG_CATEGORIES, DEFAULT_READ_TIME } from './content.ts';
import { endpoints, RICH_TEXT_BYTES } from './endpoint.ts';
import { SHORT_DESCRIPTION_MISSING } from './field-texts.ts';
import {
  clean,
  flagParam,
  ImagePath,
  ImageShown,
  listReply,
  NoContent,
  NoQuery,
  pageParams,
  RowParams,
  searchParam,
  SlugParams,
  sortParam,
} from './fields.ts';
import { imageFocus } from './picture-focus.ts';
import { NO_PUBLISHING_TIMES, publishingInputs, publishingShown } from './publishing.ts';
import { createOf, publishedDraft, savingEndpoints, updateOf } from './saving.ts';
import {
  neededImage,
  neededLongText,
  neededText,
  neededWhole,
  richText,
  shortText,
  Slug,
  switchValue,
  textList,
} from './typed-fields.ts';
import { IMAGE_FILE } from './uploads.ts';

/** A post as lists show it. */
export const BlogCard = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().describe('Empty where the post has none: show the beginning of contentText'),
  contentText: z
    .string()
    .describe('Beginning of the content as plain text, at most 240 characters; empty where there is an excerpt'),
  featuredImage: ImageShown('blogs'),
  imageFocus,
  category: z.string(),
  author: z.string(),
  readTime: z.int().describe('Minutes'),
  views: z.int(),
  tags: z.array(z.string()),
  isPublished: z.boolean(),
  ...publishingShown,
  createdAt: z.iso.datetime(),
});
export type BlogCard = z.output<typeof BlogCard>;

export const Blog = BlogCard.extend({
  featuredImageAlt: z.string().optional().describe("The library's alternative text; absent: it has none"),
  content: z.string().describe('HTML, sanitized: may be put into a page as it is'),
  updatedAt: z.iso.datetime(),
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type Blog = z.output<typeof Blog>;

const filter = z.string().max(60, FILTER_TOO_LONG).overwrite(clean).optional();
const BlogQuery = z.strictObject({
  ...pageParams,
  category: filter.describe('Category name; case and accents do not matter'),
  tag: filter.describe('Tag; case and accents do not matter'),
  q: searchParam('In the title; staff with page or limit only, like isPublished and sort'),
  isPublished: flagParam,
  sort: sortParam(['newest', 'oldest', 'title', '-title', 'views', '-views']),
});

export const blogFields = {
  title: neededText(200, BLOG_TITLE_MISSING),
  slug: Slug,
  content: z
    .string(BLOG_CONTENT_MISSING)
    .pipe(richText)
    .refine(
      (html) => html.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '' || html.includes('<img'),
      BLOG_CONTENT_MISSING,
    ),
  excerpt: neededLongText(500, SHORT_DESCRIPTION_MISSING),
  featuredImage: neededImage(BLOG_IMAGE_MISSING),
  category: z.enum(BLOG_CATEGORIES, BLOG_CATEGORY_MISSING),
  author: shortText(120),
  tags: textList(60),
  readTime: neededWhole(READ_TIME_REFUSED, READ_TIME_NOT_WHOLE).min(1, READ_TIME_REFUSED).max(60, READ_TIME_REFUSED),
  isPublished: switchValue,
  ...publishingInputs,
};
export const BlogCreate = createOf(blogFields, {
  slug: '',
  author: 'Admin',
  tags: [],
  readTime: DEFAULT_READ_TIME,
  isPublished: true,
  ...NO_PUBLISHING_TIMES,
});
export type BlogCreate = z.output<typeof BlogCreate>;

export const blogEndpoints = endpoints(BLOG_CALLS, {
  'GET /api/blogs': {
    access: STAFF_SEE_ALL,
    query: BlogQuery,
    response: listReply(BlogCard),
    reads: ['blogs', 'media'],
  },
  'GET /api/blogs/published': {
    access: EVERYONE,
    query: BlogQuery,
    response: listReply(BlogCard),
    reads: ['blogs', 'media'],
  },
  'GET /api/blogs/slug/:slug': {
    access: STAFF_SEE_ALL,
    params: SlugParams,
    query: NoQuery,
    response: Blog,
    reads: ['blogs', 'media'],
  },
  'GET /api/blogs/related/:id': {
    access: EVERYONE,
    params: RowParams,
    query: NoQuery,
    response: z.array(BlogCard),
    reads: ['blogs', 'media'],
  },
  'GET /api/blogs/:id': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: Blog,
    reads: ['blogs', 'media'],
  },
  'POST /api/blogs/:id/view': {
    access: EVERYONE,
    params: RowParams,
    query: NoQuery,
    response: NoContent,
    status: 204,
  },
  ...savingEndpoints('/api/blogs', {
    create: BlogCreate,
    update: updateOf({ ...blogFields, ...publishedDraft }),
    response: Blog,
    bodyBytes: RICH_TEXT_BYTES,
  }),
  'POST /api/blogs/upload': {
    access: STAFF_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});
