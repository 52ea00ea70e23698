import * as z from 'zod';
import { EVERYONE, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { BLOG_CATEGORIES, DEFAULT_READ_TIME } from './content.ts';
import { endpoints, RICH_TEXT_BYTES } from './endpoint.ts';
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
import { createOf, savingEndpoints, updateOf } from './saving.ts';
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
  category: z.string(),
  author: z.string(),
  readTime: z.int().describe('Minutes'),
  views: z.int(),
  tags: z.array(z.string()),
  isPublished: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type BlogCard = z.output<typeof BlogCard>;

export const Blog = BlogCard.extend({
  content: z.string().describe('HTML, sanitized: may be put into a page as it is'),
  updatedAt: z.iso.datetime(),
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type Blog = z.output<typeof Blog>;

const filter = z.string().max(60, 'Süzgeç en fazla 60 karakter olabilir.').overwrite(clean).optional();
export const BlogQuery = z.strictObject({
  ...pageParams,
  category: filter.describe('Category name; case and accents do not matter'),
  tag: filter.describe('Tag; case and accents do not matter'),
  q: searchParam('In the title; staff with page or limit only, like isPublished and sort'),
  isPublished: flagParam,
  sort: sortParam(['newest', 'oldest', 'title', '-title', 'views', '-views']),
});

const READ_TIME_REFUSED = 'Okuma süresi 1 ile 60 dakika arasında olmalıdır.';
const NO_CONTENT = 'Lütfen blog içeriğini girin!';
export const blogFields = {
  title: neededText(200, 'Lütfen blog başlığını girin!'),
  slug: Slug,
  content: z
    .string(NO_CONTENT)
    .pipe(richText)
    .refine((html) => html.replace(/<[^<>]*>|&nbsp;/g, '').trim() !== '' || html.includes('<img'), NO_CONTENT),
  excerpt: neededLongText(500, 'Lütfen kısa açıklama girin!'),
  featuredImage: neededImage('Lütfen blog için bir resim yükleyin!'),
  category: z.enum(BLOG_CATEGORIES, 'Lütfen kategori seçin!'),
  author: shortText(120),
  tags: textList(60),
  readTime: neededWhole(READ_TIME_REFUSED, 'Okuma süresi tam sayı olmalıdır.')
    .min(1, READ_TIME_REFUSED)
    .max(60, READ_TIME_REFUSED),
  isPublished: switchValue,
};
export const BlogCreate = createOf(blogFields, {
  slug: '',
  author: 'Admin',
  tags: [],
  readTime: DEFAULT_READ_TIME,
  isPublished: true,
});
export type BlogCreate = z.output<typeof BlogCreate>;

export const blogEndpoints = endpoints({
  'GET /api/blogs': {
    summary: 'Blog yazıları, yeniden eskiye; page veya limit ile sayfalı',
    access: STAFF_SEE_ALL,
    query: BlogQuery,
    response: listReply(BlogCard),
    reads: ['blogs'],
  },
  'GET /api/blogs/published': {
    summary: 'Yayındaki blog yazıları, yeniden eskiye; page veya limit ile sayfalı',
    access: EVERYONE,
    query: BlogQuery,
    response: listReply(BlogCard),
    reads: ['blogs'],
  },
  'GET /api/blogs/slug/:slug': {
    summary: 'Adres adıyla blog yazısı; eski adres adları güncel yazıyı verir',
    access: STAFF_SEE_ALL,
    params: SlugParams,
    query: NoQuery,
    response: Blog,
    reads: ['blogs'],
  },
  'GET /api/blogs/related/:id': {
    summary: 'İlgili yazılar, en çok üç: ortak etiketler, sonra kategori, sonra en yeniler',
    access: EVERYONE,
    params: RowParams,
    query: NoQuery,
    response: z.array(BlogCard),
    reads: ['blogs'],
  },
  'GET /api/blogs/:id': {
    summary: 'Tek blog yazısı',
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: Blog,
    reads: ['blogs'],
  },
  'POST /api/blogs/:id/view': {
    summary: 'Yazının okunduğunu bildirir: okur başına günde bir kez sayılır; botlar ve yönetim sayılmaz',
    access: EVERYONE,
    params: RowParams,
    query: NoQuery,
    response: NoContent,
    status: 204,
  },
  ...savingEndpoints('/api/blogs', 'Blog yazısını', {
    create: BlogCreate,
    update: updateOf(blogFields),
    response: Blog,
    bodyBytes: RICH_TEXT_BYTES,
  }),
  'POST /api/blogs/upload': {
    summary: 'Blog görseli yükler',
    access: STAFF_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});
