import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ContentGroup, ContentHit, ContentSearchReply } from '#contract/content-search.ts';
import { CONTENT_KINDS, type ContentKind, MAX_CONTENT_HITS } from '#contract/content-kinds.ts';
import { slugify, searchTerms } from '#contract/text.ts';
import { jobPath, pagePath, postPath } from '#contract/page-paths.ts';
import { istanbulDay, type Clock } from '../../../base/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { containingAll, containingWords, letterCount } from '../../../base/db/dialect.ts';
import { shownRichText } from '../../../base/rich-text/stored.ts';
import { jobWords, pageWords, postWords, type Words } from '../../../base/search-text/words.ts';
import { marked, snippetOf } from './marks.ts';

const TABLES = { posts: 'blogs', pages: 'pages', jobs: 'jobs' } as const;

/** Hits of a kind, best first: one more than are counted where there are more. */
type Ids = readonly number[];

interface Asked {
  q: string;
  /** Rows of this kind only; all kinds are counted. */
  kind?: ContentKind | undefined;
  page: number;
  limit: number;
}

/**
 * Published posts, pages and open jobs that contain every word of a text: first those that have all in the title, then
 * in title and summary, then anywhere; newest first in each (docs/decisions/0133).
 */
export const contentSearch = ({ db, engine }: Database, clock: Clock) => {
  const published = (kind: ContentKind): RawBuilder<SqlBool> => {
    if (kind === 'posts') return sql`t.is_published`;
    if (kind === 'pages') return sql`t.is_active`;
    return sql`t.is_active and (t.application_deadline is null or t.application_deadline >= ${istanbulDay(clock())})`;
  };

  async function idsOf(kind: ContentKind, terms: readonly string[]): Promise<Ids> {
    const table = TABLES[kind];
    const most = MAX_CONTENT_HITS + 1;
    const isPublic = published(kind);
    const inTitle = containingAll(engine, table, 'search_title', terms);
    const endOfTitle =
      engine === 'postgres' ? sql`strpos(t.search_title, ${'\n'})` : sql`instr(t.search_title, ${'\n'})`;
    const title = sql`substr(t.search_title, 1, ${endOfTitle})`;
    const isAllTitle = sql.join(
      terms.map((term) => sql`${title} like ${letterCount(term) < 3 ? `% ${term}%` : `%${term}%`}`),
      sql` and `,
    );
    const { rows: titled } = await sql<{ id: number }>`
      select t.id from ${inTitle.from} where ${inTitle.where} and ${isPublic}
      order by case when ${isAllTitle} then 0 else 1 end, t.created_at desc, t.id desc
      limit ${sql.lit(most)}`.execute(db);
    const ids = titled.map(({ id }) => id);
    // One or two letters begin some word of nearly every text.
    if (ids.length >= most || terms.every((term) => letterCount(term) < 3)) return ids;
    const inText = containingWords(engine, table, 'search_text', terms);
    // The newest by their numbers, whose rows SQLite need not read. '+ 0' keeps PostgreSQL from walking them one by one
    // and making each one's words, instead of asking the index.
    const number = engine === 'postgres' ? sql`t.id + 0` : sql`f.rowid`;
    const { rows: others } = await sql<{ id: number }>`
      select c.id from (
        select t.id, t.created_at from ${inText.from}
        where ${inText.where} and ${isPublic} ${ids.length > 0 ? sql`and t.id not in (${sql.join(ids)})` : sql``}
        order by ${number} desc limit ${sql.lit(most - ids.length)}) c
      order by c.created_at desc, c.id desc`.execute(db);
    return [...ids, ...others.map(({ id }) => id)];
  }

  /** A row's words, and what its hit shows of it as it is. */
  type Found = Omit<ContentHit, 'title' | 'snippet'> & { id: number; words: Words };
  const rowsOf: Record<ContentKind, (ids: Ids) => Promise<Found[]>> = {
    async posts(ids) {
      const rows = await db
        .selectFrom('blogs')
        .select([
          'id',
          'publicId',
          'slug',
          'title',
          'excerpt',
          'category',
          'tags',
          'content',
          'richTextStamp',
          'createdAt',
        ])
        .where('id', 'in', ids)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        _id: row.publicId,
        path: postPath(row.slug),
        at: row.createdAt.toISOString(),
        words: postWords({ ...row, content: shownRichText(row.content, row.richTextStamp) }),
      }));
    },
    async pages(ids) {
      const rows = await db
        .selectFrom('pages')
        .select(['id', 'publicId', 'slug', 'title', 'metaDescription', 'content', 'richTextStamp', 'createdAt'])
        .where('id', 'in', ids)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        _id: row.publicId,
        path: pagePath(row.slug),
        at: row.createdAt.toISOString(),
        words: pageWords(row),
      }));
    },
    async jobs(ids) {
      const rows = await db
        .selectFrom('jobs')
        .select([
          'id',
          'publicId',
          'title',
          'department',
          'location',
          'type',
          'experience',
          'description',
          'requirements',
          'responsibilities',
          'benefits',
          'createdAt',
        ])
        .where('id', 'in', ids)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        _id: row.publicId,
        path: jobPath({ _id: row.publicId, slug: slugify(row.title) }),
        at: row.createdAt.toISOString(),
        words: jobWords(row),
      }));
    },
  };

  async function hitsOf(kind: ContentKind, ids: Ids, terms: readonly string[]): Promise<ContentHit[]> {
    if (ids.length === 0) return [];
    const rows = new Map((await rowsOf[kind](ids)).map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = rows.get(id);
      if (!row) return [];
      const { words, _id, path, at } = row;
      return [{ _id, path, at, title: marked(words.title, terms), snippet: snippetOf(words, terms) }];
    });
  }

  return async ({ q, kind, page, limit }: Asked): Promise<ContentSearchReply> => {
    const terms = searchTerms(q);
    const groupOf = async (of: ContentKind): Promise<ContentGroup> => {
      const ids = await idsOf(of, terms);
      const counted = ids.slice(0, MAX_CONTENT_HITS);
      const shown = kind === undefined || kind === of ? counted.slice((page - 1) * limit, page * limit) : [];
      return {
        items: await hitsOf(of, shown, terms),
        total: counted.length,
        hasMore: ids.length > MAX_CONTENT_HITS,
      };
    };
    const [posts, pages, jobs] = await Promise.all(CONTENT_KINDS.map(groupOf));
    return { posts: posts!, pages: pages!, jobs: jobs! };
  };
};
