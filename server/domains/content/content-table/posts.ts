// Blog posts as a table.
import { BLOG_CATEGORIES, DEFAULT_READ_TIME } from '#contract/content.ts';
import { BlogCreate, blogFields } from '#contract/blogs.ts';
import { POST_HEADINGS, POSTS_AS_FILE, postFileName } from '#contract/content-table-texts.ts';
import { IS_NOT_TIME } from '#contract/import-texts.ts';
import { ITEM_SEPARATOR, NO, YES } from '#contract/product-table-texts.ts';
import { postPath } from '#contract/page-paths.ts';
import { updateOf } from '#contract/saving.ts';
import { fold } from '#contract/text.ts';
import { timeCell, timeOf } from '../../../base/files/tables/time-cells.ts';
import { richTextToSave } from '../../../base/rich-text/stored.ts';
import type { FieldRule } from '../../../entities/imports/kind.ts';
import { blogResource, createColumns, updateColumns } from '../blogs/resource.ts';
import { NO_COVER } from './pictures.ts';
import { NotReadable, type ContentTable } from './table.ts';
import { wordpressPosts } from './wordpress.ts';

export type PostField = keyof typeof POST_HEADINGS;

const RULES: Record<PostField, Omit<FieldRule, 'name' | 'label'>> = {
  slug: { type: 'text', isKey: true, isNeeded: true, aliases: ['Slug', 'Adres', 'URL'] },
  title: { type: 'text', isNeeded: true, aliases: ['Ad', 'Title'] },
  excerpt: { type: 'text', isNeeded: true, aliases: ['Özet', 'Excerpt'] },
  content: { type: 'text', isNeeded: true, aliases: ['Metin', 'Content'] },
  featuredImage: { type: 'text', isNeeded: true, aliases: ['Görsel', 'Kapak Görseli', 'Resim'] },
  category: { type: 'text', isNeeded: true, aliases: ['Category'] },
  tags: { type: 'list', aliases: ['Etiket', 'Tags'] },
  author: { type: 'text', aliases: ['Author'] },
  readTime: { type: 'whole', aliases: ['Okuma Süresi'] },
  createdAt: { type: 'text', aliases: ['Yazıldığı Tarih', 'Date'] },
  isPublished: { type: 'switch', aliases: ['Yayın Durumu', 'Durum'] },
  publishAt: { type: 'text' },
  unpublishAt: { type: 'text' },
};
const TIMES: readonly string[] = ['createdAt', 'publishAt', 'unpublishAt'];
const LISTS: readonly string[] = ['tags'];
const NULLS: readonly string[] = ['publishAt', 'unpublishAt'];

/** A time of a cell in ISO form. @throws NotReadable */
export function timeValue(cell: unknown): string {
  const at = timeOf(String(cell));
  if (!at) throw new NotReadable(IS_NOT_TIME);
  return at.toISOString();
}

const emptied = (field: string): unknown => {
  if (LISTS.includes(field)) return [];
  return NULLS.includes(field) ? null : '';
};

export const postTable: ContentTable<'blogs'> = {
  resource: blogResource,
  fields: (Object.keys(RULES) as PostField[]).map((name) => ({ name, label: POST_HEADINGS[name], ...RULES[name] })),
  widths: { slug: 34, title: 42, excerpt: 42, content: 60, featuredImage: 34 },
  schemas: { create: BlogCreate, update: updateOf(blogFields) },
  flatOf: (row) => ({
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    featuredImage: row.featuredImage,
    category: row.category,
    tags: row.tags,
    author: row.author,
    readTime: row.readTime,
    // To the minute, as files have it.
    createdAt: row.createdAt === undefined ? null : timeValue(timeCell(row.createdAt)),
    isPublished: row.isPublished,
    publishAt: row.publishAt,
    unpublishAt: row.unpublishAt,
  }),
  cellOf(field, value) {
    if (value === null || value === undefined) return null;
    if (TIMES.includes(field)) return timeCell(String(value));
    if (Array.isArray(value)) return value.join(ITEM_SEPARATOR);
    if (typeof value === 'boolean') return value ? YES : NO;
    return typeof value === 'number' ? value : String(value);
  },
  valueOf(field, cell) {
    if (TIMES.includes(field)) return timeValue(cell);
    if (field === 'category') return BLOG_CATEGORIES.find((one) => fold(one) === fold(String(cell))) ?? cell;
    return cell;
  },
  bodyOf: (fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([field]) => field !== 'createdAt')
        .map(([field, value]) => [field, value ?? emptied(field)]),
    ),
  fieldOf: ([field]) => String(field),
  createColumns: (trx, body) => createColumns(trx, body as BlogCreate),
  updateColumns: (trx, body, row) => updateColumns(trx, body as Partial<BlogCreate>, row),
  withPictures(fields, row, pictures) {
    const missing: string[] = [];
    const found: Record<string, unknown> = { ...fields };
    if (typeof fields['content'] === 'string' && fields['content'] !== row?.content) {
      const read = pictures.html(richTextToSave(fields['content'], 'content').html, row?.content ?? '');
      found['content'] = read.html;
      missing.push(...read.missing);
    }
    if (typeof fields['featuredImage'] === 'string') {
      const cover = pictures.cover(fields['featuredImage'], 'blogs', row ? [row.featuredImage] : []);
      if (cover === undefined) missing.push(fields['featuredImage']);
      found['featuredImage'] = cover ?? row?.featuredImage ?? NO_COVER;
    }
    return { fields: found, missing };
  },
  pictures: { cover: ['featuredImage'], text: ['content'] },
  translators: [wordpressPosts],
  pathOf: postPath,
  sample: {
    slug: 'kalip-celigi-secimi',
    title: 'Kalıp Çeliği Seçimi',
    excerpt: 'Kalıp ömrünü belirleyen çeliği nasıl seçersiniz?',
    content: '<p>Kalıp ömrünü en çok <strong>çelik</strong> belirler.</p>',
    featuredImage: NO_COVER,
    category: BLOG_CATEGORIES[0],
    tags: `çelik${ITEM_SEPARATOR}kalıp`,
    author: 'Ayşe Usta',
    readTime: DEFAULT_READ_TIME,
    createdAt: '24.11.2026 09:00',
    isPublished: YES,
  },
  words: { title: POSTS_AS_FILE, fileName: postFileName },
};
