import { sql } from 'kysely';
import type { JobType } from '#contract/content.ts';
import { shownRichText } from '../../rich-text/stored.ts';
import { jobWords, pageWords, postWords, searchColumns, type Words } from '../../search-text/words.ts';
import type { Migration, MigrationTrx } from '../migration.ts';

const TABLES = ['blogs', 'pages', 'jobs'] as const;
/** Rows that are in memory at once. */
const AT_ONCE = 100;

/** A JSON column, as either engine hands it over. */
const parsed = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T;
const linesOf = (value: unknown): string[] => parsed<string[] | null>(value) ?? [];

type Stored = Record<string, unknown> & { id: number };
const WORDS: Record<(typeof TABLES)[number], { columns: string; of(row: never): Words }> = {
  blogs: {
    columns: 'title, excerpt, category, tags, content, rich_text_stamp as stamp',
    of: (row: Record<'title' | 'excerpt' | 'category' | 'content', string> & { tags: unknown; stamp: string | null }) =>
      postWords({ ...row, tags: linesOf(row.tags), content: shownRichText(row.content, row.stamp) }),
  },
  pages: {
    columns: 'title, meta_description as description, content, rich_text_stamp as stamp',
    of: (row: { title: string; description: string; content: unknown; stamp: string | null }) =>
      pageWords({
        title: row.title,
        metaDescription: row.description,
        content: parsed(row.content),
        richTextStamp: row.stamp,
      }),
  },
  jobs: {
    columns: 'title, department, location, type, experience, description, requirements, responsibilities, benefits',
    of: (
      row: Record<'title' | 'department' | 'location' | 'experience' | 'description', string> & {
        type: JobType;
      } & Record<'requirements' | 'responsibilities' | 'benefits', unknown>,
    ) =>
      jobWords({
        ...row,
        requirements: linesOf(row.requirements),
        responsibilities: linesOf(row.responsibilities),
        benefits: linesOf(row.benefits),
      }),
  },
};

/** The site's search finds posts, pages and jobs, and titles that occur twice are told (docs/decisions/0133). */
export const contentSearch: Migration = {
  name: '046-content-search',
  statements: (d) => [
    ...TABLES.flatMap((table) => [
      `alter table ${table} add column search_title ${d.byteText} not null default ''`,
      `alter table ${table} add column search_text ${d.byteText} not null default ''`,
      ...d.trigramIndex(table, 'search_title'),
      ...d.trigramsOfWordStarts(table, 'search_title'),
      ...d.wordIndex(table, 'search_text'),
    ]),
    // Tells a form which products have the title that is being typed.
    "create index products_shown_title on products ((case when seo_title = '' then name else seo_title end))",
  ],
  /** SQL knows neither HTML nor Turkish folding. */
  async fill(trx: MigrationTrx) {
    for (const table of TABLES) {
      const { columns, of } = WORDS[table];
      for (let last = 0; ;) {
        const { rows } = await sql<Stored>`select id, ${sql.raw(columns)} from ${sql.table(table)}
          where id > ${last} order by id limit ${sql.lit(AT_ONCE)}`.execute(trx);
        for (const row of rows) {
          const { searchTitle, searchText } = searchColumns(of(row as never));
          await sql`update ${sql.table(table)} set search_title = ${searchTitle}, search_text = ${searchText}
            where id = ${row.id}`.execute(trx);
        }
        if (rows.length < AT_ONCE) break;
        last = rows.at(-1)!.id;
      }
    }
  },
};
