// Shows a form's fields as the public would see them after saving.
import { CONTENT_TEXT_LENGTH, DEFAULT_READ_TIME } from '#contract/content.ts';
import type { Parsed } from '#contract/endpoints.ts';
import type { Preview } from '#contract/previews.ts';
import { NO_PUBLISHING_TIMES } from '#contract/publishing.ts';
import { slugify } from '#contract/text.ts';
import { createColumns } from '../pages/resource.ts';
import { withoutTimes } from '../../../entities/publishing.ts';
import { shownContent } from '../pages/store.ts';
import { plainText } from '../../../base/rich-text/sanitize.ts';
import { richTextToSave } from '../../../base/rich-text/stored.ts';

type Input = Parsed<'POST /api/previews'>['body'];
type BlogFields = Extract<Input, { kind: 'blog' }>['blog'];
type PageFields = Extract<Input, { kind: 'page' }>['page'];

function shownBlog(
  { title = '', slug = '', content = '', excerpt = '', ...fields }: BlogFields,
  at: string,
): Extract<Preview, { kind: 'blog' }>['blog'] {
  const { html } = richTextToSave(content, 'blog.content');
  return {
    featuredImage: '',
    category: '',
    author: '',
    tags: [],
    readTime: DEFAULT_READ_TIME,
    isPublished: false,
    ...withoutTimes(fields),
    _id: '',
    title,
    slug: slug || slugify(title),
    content: html,
    excerpt,
    contentText: excerpt === '' ? plainText(html, CONTENT_TEXT_LENGTH) : '',
    views: 0,
    createdAt: at,
    updatedAt: at,
    version: 0,
  };
}

function shownPage(
  { title = '', slug = '', content = {}, metaTitle = '', metaDescription = '' }: PageFields,
  at: string,
): Extract<Preview, { kind: 'page' }>['page'] {
  const columns = createColumns(
    { title, slug, content, metaTitle, metaDescription, isActive: true, ...NO_PUBLISHING_TIMES, order: 0 },
    'page.content',
  );
  return {
    _id: '',
    title,
    slug: slug || slugify(title),
    isActive: true,
    content: shownContent(columns.content, columns.richTextStamp),
    metaTitle,
    metaDescription,
    updatedAt: at,
  };
}

export const previewOf = (input: Input, at: Date): Preview =>
  input.kind === 'blog'
    ? { kind: 'blog', blog: shownBlog(input.blog, at.toISOString()) }
    : { kind: 'page', page: shownPage(input.page, at.toISOString()) };
