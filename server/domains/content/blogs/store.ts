import { postPath } from '#contract/page-paths.ts';
import { sql } from 'kysely';
import type { Audience } from '#contract/access.ts';
import { notFound } from '#contract/api-error.ts';
import type { Blog, BlogCard } from '#contract/blogs.ts';
import { imageUrl } from '#contract/images.ts';
import { CONTENT_TEXT_LENGTH, RELATED_POSTS } from '#contract/content.ts';
import { fold, searchTerms, sortKey } from '#contract/text.ts';
import type { Database } from '../../../base/db/database.ts';
import type { SitemapPage } from '../../../call/sitemap-pages.ts';
import { plainText } from '../../../base/rich-text/sanitize.ts';
import { shownRichText } from '../../../base/rich-text/stored.ts';
import { altTexts, picturesWithoutAlt, withAlts } from '../../media/alts.ts';
import { focusPoints } from '../../media/focus.ts';
import { filterKey, tagsOf } from './derived.ts';
import { POST_ABSENT } from '../texts.ts';

export interface BlogFilter {
  audience: Audience;
  category?: string;
  tag?: string;
}
/** Further filters of staff's table. */
interface BlogTableQuery extends BlogFilter {
  /** Words that occur in the title. */
  q?: string;
  isPublished?: boolean;
  sort?: 'newest' | 'oldest' | 'title' | '-title' | 'views' | '-views' | undefined;
}

/** Related posts are selected from this many of the newest. */
const MAX_CANDIDATES = 1_000;

/** Characters of the content from which its first words are taken. */
const MAX_BEGINNING = 10_000;

const COLUMNS = [
  'b.id',
  'b.publicId',
  'b.slug',
  'b.title',
  'b.excerpt',
  'b.featuredImage',
  'b.category',
  'b.author',
  'b.readTime',
  'b.tags',
  'b.isPublished',
  'b.publishAt',
  'b.unpublishAt',
  'b.createdAt',
  'v.views',
] as const;

/** Blog posts as the API shows them. */
export const blogStore = (database: Database) => {
  const { db } = database;
  const alts = altTexts(database);
  const focusOf = focusPoints(database);
  const rows = (audience: Audience) =>
    db
      .selectFrom('blogs as b')
      .leftJoin('blogViews as v', 'v.blogId', 'b.id')
      .$if(audience === 'public', (q) => q.where('b.isPublished', '=', true));
  /** Lists read the content only of posts without an excerpt. */
  const cardRows = (audience: Audience) =>
    rows(audience)
      .select(COLUMNS)
      .select(
        sql<string>`case when b.excerpt = '' then substr(b.content, 1, ${sql.lit(MAX_BEGINNING)}) else '' end`.as(
          'shownContent',
        ),
      );
  const detailRows = (audience: Audience) =>
    rows(audience)
      .select([...COLUMNS, 'b.content', 'b.richTextStamp', 'b.updatedAt', 'b.version'])
      .select(sql<string>`substr(b.content, 1, ${sql.lit(MAX_BEGINNING)})`.as('shownContent'));

  type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['executeTakeFirstOrThrow']>>;
  type DetailRow = Awaited<ReturnType<ReturnType<typeof detailRows>['executeTakeFirstOrThrow']>>;

  const toCard = (row: CardRow, audience: Audience): BlogCard => ({
    _id: row.publicId,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    contentText: row.excerpt === '' ? plainText(row.shownContent, CONTENT_TEXT_LENGTH) : '',
    featuredImage: row.featuredImage,
    category: row.category,
    author: row.author,
    readTime: row.readTime,
    views: row.views ?? 0,
    tags: row.tags,
    isPublished: row.isPublished,
    ...(audience === 'staff' && { publishAt: row.publishAt, unpublishAt: row.unpublishAt }),
    createdAt: row.createdAt.toISOString(),
  });
  const toBlog = (row: DetailRow | undefined, audience: Audience): Blog => {
    if (!row) throw notFound(POST_ABSENT);
    return {
      ...toCard(row, audience),
      content: shownRichText(row.content, row.richTextStamp),
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
    };
  };

  /** What visitors read has the library's alternative texts; staff edit what the post itself has. */
  const shownTo = async (audience: Audience, post: Blog): Promise<Blog> => {
    if (audience === 'staff') return post;
    const cover = imageUrl('blogs', post.featuredImage);
    const found = await alts([cover, ...picturesWithoutAlt(post.content)]);
    const { [cover]: alt } = found;
    return { ...post, content: withAlts(post.content, found), ...(alt !== undefined && { featuredImageAlt: alt }) };
  };

  /** Cards cut their pictures: what visitors read says what stays visible. */
  const cardsShownTo = async (audience: Audience, cards: BlogCard[]): Promise<BlogCard[]> => {
    if (audience === 'staff') return cards;
    const addressOf = ({ featuredImage }: BlogCard) => imageUrl('blogs', featuredImage);
    const points = await focusOf(cards.map(addressOf));
    return cards.map((card) => {
      const imageFocus = points.get(addressOf(card));
      return imageFocus ? { ...card, imageFocus } : card;
    });
  };

  const within = <Q extends ReturnType<typeof cardRows>>(query: Q, { category, tag }: BlogFilter): Q => {
    let narrowed = query as ReturnType<typeof cardRows>;
    if (category) narrowed = narrowed.where('b.categoryKey', '=', filterKey(category));
    if (tag) narrowed = narrowed.where('b.tagKeys', 'like', `%|${filterKey(tag)}|%`);
    return narrowed as Q;
  };

  return {
    /** All posts or a page, newest first. */
    async list(filter: BlogFilter, page?: { page: number; limit: number }): Promise<BlogCard[]> {
      const found = await within(cardRows(filter.audience), filter)
        .orderBy('b.createdAt', 'desc')
        .orderBy('b.id', 'desc')
        .$if(page !== undefined, (q) => q.limit(page!.limit).offset((page!.page - 1) * page!.limit))
        .execute();
      return cardsShownTo(
        filter.audience,
        found.map((row) => toCard(row, filter.audience)),
      );
    },

    async count(filter: BlogFilter): Promise<number> {
      const { n } = await within(cardRows(filter.audience), filter)
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return n;
    },

    /**
     * A page of staff's table. SQL knows neither Turkish folding nor the alphabet, so all titles are read, and the
     * posts of one page. There are hundreds of posts, not hundreds of thousands.
     */
    async table(
      { q, isPublished, sort = 'newest', ...filter }: BlogTableQuery,
      { page, limit }: { page: number; limit: number },
    ): Promise<{ items: BlogCard[]; total: number }> {
      const terms = searchTerms(q ?? '');
      const all = await within(cardRows(filter.audience), filter)
        .clearSelect()
        .select(['b.id', 'b.title', 'v.views'])
        .$if(isPublished !== undefined, (query) => query.where('b.isPublished', '=', isPublished!))
        .orderBy('b.createdAt', sort === 'oldest' ? 'asc' : 'desc')
        .orderBy('b.id', sort === 'oldest' ? 'asc' : 'desc')
        .execute();
      const found = all.filter(({ title }) => {
        const folded = fold(title);
        return terms.every((term) => folded.includes(term));
      });
      const key = new Map(found.map((row) => [row, sortKey(row.title)]));
      if (sort === 'title' || sort === '-title')
        found.sort((a, b) => (key.get(a)! < key.get(b)! ? -1 : 1) * (sort === 'title' ? 1 : -1));
      if (sort === 'views' || sort === '-views')
        found.sort((a, b) => ((a.views ?? 0) - (b.views ?? 0)) * (sort === 'views' ? 1 : -1));
      const ids = found.slice((page - 1) * limit, page * limit).map((row) => row.id);
      const cards = new Map(
        (await cardRows(filter.audience).where('b.id', 'in', ids).execute()).map((row) => [
          row.id,
          toCard(row, filter.audience),
        ]),
      );
      return { items: ids.flatMap((id) => cards.get(id) ?? []), total: found.length };
    },

    /** Finds a post by its slug or a former one; the reply's slug tells which. */
    async getBySlug(slug: string, audience: Audience): Promise<Blog> {
      const row = await detailRows(audience).where('b.slug', '=', slug).executeTakeFirst();
      const post = toBlog(
        row ??
          (await detailRows(audience)
            .where('b.id', '=', (eb) =>
              eb.selectFrom('oldSlugs').select('rowId').where('kind', '=', 'blog').where('oldSlugs.slug', '=', slug),
            )
            .executeTakeFirst()),
        audience,
      );
      return shownTo(audience, post);
    },

    async get(publicId: string, audience: Audience): Promise<Blog> {
      const row = await detailRows(audience).where('b.publicId', '=', publicId).executeTakeFirst();
      return shownTo(audience, toBlog(row, audience));
    },

    /** The row id of a published post. */
    async getNumber(publicId: string): Promise<number> {
      const row = await rows('public').select('b.id').where('b.publicId', '=', publicId).executeTakeFirst();
      if (!row) throw notFound(POST_ABSENT);
      return row.id;
    },

    /** Published posts with the most common tags first, then of the same category, then newest. */
    async listRelated(publicId: string): Promise<BlogCard[]> {
      const post = await rows('public')
        .select(['b.id', 'b.tagKeys', 'b.categoryKey'])
        .where('b.publicId', '=', publicId)
        .executeTakeFirst();
      if (!post) throw notFound(POST_ABSENT);
      const tags = new Set(tagsOf(post.tagKeys));
      const others = await rows('public')
        .select(['b.id', 'b.tagKeys', 'b.categoryKey'])
        .where('b.id', '<>', post.id)
        .orderBy('b.createdAt', 'desc')
        .orderBy('b.id', 'desc')
        .limit(MAX_CANDIDATES)
        .execute();
      const score = (other: typeof post) =>
        2 * tagsOf(other.tagKeys).filter((tag) => tags.has(tag)).length +
        (other.categoryKey === post.categoryKey ? 1 : 0);
      // Sorting is stable: equal posts stay newest first.
      const ids = others
        .map((other) => ({ id: other.id, score: score(other) }))
        .sort((a, b) => b.score - a.score)
        .slice(0, RELATED_POSTS)
        .map(({ id }) => id);
      const found = new Map((await cardRows('public').where('b.id', 'in', ids).execute()).map((row) => [row.id, row]));
      return cardsShownTo(
        'public',
        ids.flatMap((id) => {
          const row = found.get(id);
          return row ? [toCard(row, 'public')] : [];
        }),
      );
    },

    /** Addresses for the sitemap. */
    async sitemapPages(): Promise<SitemapPage[]> {
      const found = await db
        .selectFrom('blogs')
        .select(['slug', 'updatedAt'])
        .where('isPublished', '=', true)
        .orderBy('id')
        .execute();
      return found.map(({ slug, updatedAt }) => ({ path: postPath(slug), updatedAt }));
    },
  };
};
