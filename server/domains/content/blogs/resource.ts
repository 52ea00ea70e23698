import type { BlogCreate } from '#contract/blogs.ts';
import { DUPLICATE_SLUG } from '#contract/catalogue-texts.ts';
import { slugify } from '#contract/text.ts';
import type { Trx } from '../../../base/db/database.ts';
import { richTextToSave, shownRichText } from '../../../base/rich-text/stored.ts';
import { postWords, searchColumns } from '../../../base/search-text/words.ts';
import { columnFields, type Change, type Resource, type Row, type Values } from '../../../entities/resource.ts';
import { withoutTimes } from '../../../entities/publishing.ts';
import { formerSlugs, freeSlug, rememberSlug } from '../../../entities/slugs.ts';
import { derivedColumns } from './derived.ts';
import { POST_ABSENT } from '../texts.ts';

/** Fields of the request that are columns. */
const plainFields = columnFields('blogs', {
  title: 'title',
  excerpt: 'excerpt',
  featuredImage: 'featuredImage',
  category: 'category',
  author: 'author',
  tags: 'tags',
  readTime: 'readTime',
  isPublished: 'isPublished',
  publishAt: 'publishAt',
  unpublishAt: 'unpublishAt',
});

export const blogResource: Resource<'blogs'> = {
  kind: 'blog',
  scope: 'blogs',
  table: 'blogs',
  absent: POST_ABSENT,
  titleOf: (row) => row.title,
  fieldsOf: (row) => ({ ...plainFields.fieldsOf(row), slug: row.slug, content: row.content }),
  past: {
    fieldsOf: (row) => withoutTimes({ ...plainFields.fieldsOf(row), slug: row.slug, content: row.content }),
    richText: ['content'],
  },
  publishing: { flag: 'isPublished' },
  unique: { slug: { code: 'DUPLICATE', field: 'slug', message: DUPLICATE_SLUG } },
  async afterSave(trx, after, before) {
    if (before && before.slug !== after.slug)
      await rememberSlug(trx, 'blog', before.slug, after.id, before.isPublished);
  },
  beforeRestore: (_, row) =>
    Promise.resolve(searchColumns(postWords({ ...row, content: shownRichText(row.content, row.richTextStamp) }))),
  related: {
    // View counts move to the trash and back with their post; the list of readers does not.
    async take(trx, row) {
      const views = await trx
        .deleteFrom('blogViews')
        .where('blogId', '=', row.id)
        .returning('views')
        .executeTakeFirst();
      await trx.deleteFrom('blogReaders').where('blogId', '=', row.id).execute();
      return { views: views?.views ?? 0, slugs: await formerSlugs('blog').take(trx, row) };
    },
    async putBack(trx, row, taken) {
      const { views, slugs } = taken as { views: number; slugs: string[] };
      if (views > 0)
        await trx.insertInto('blogViews').values({ blogId: row.id, views, toldAt: row.updatedAt }).execute();
      await formerSlugs('blog').putBack(trx, row, slugs);
    },
  },
};

function textColumns(text: string) {
  const { html, stamp } = richTextToSave(text, 'content');
  return { content: html, richTextStamp: stamp };
}

const madeSlug = (trx: Trx, title: string, own: number | null) =>
  freeSlug(trx, 'blogs', 'blog', slugify(title) || 'yazi', own);

/** Columns of a new post. */
export async function createColumns(trx: Trx, body: BlogCreate): Promise<Values<'blogs'>> {
  const text = textColumns(body.content);
  return {
    ...plainFields.valuesOf(body),
    ...derivedColumns(body),
    ...text,
    ...searchColumns(postWords({ ...body, content: text.content })),
    slug: body.slug || (await madeSlug(trx, body.title, null)),
  };
}

/**
 * Columns of the fields in a save, and the columns derived from them. For an empty slug, one is made from the title.
 */
export async function updateColumns(trx: Trx, body: Partial<BlogCreate>, row: Row<'blogs'>): Promise<Change<'blogs'>> {
  const { category = row.category, tags = row.tags, title = row.title, excerpt = row.excerpt } = body;
  const text = body.content === undefined ? {} : textColumns(body.content);
  const { content = shownRichText(row.content, row.richTextStamp) } = text as { content?: string };
  return {
    ...plainFields.valuesOf(body),
    ...derivedColumns({ category, tags }),
    ...text,
    ...searchColumns(postWords({ title, excerpt, category, tags, content })),
    slug: body.slug === '' ? await madeSlug(trx, title, row.id) : body.slug,
  };
}
