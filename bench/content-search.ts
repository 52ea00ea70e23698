// The site's search among 2,000 posts, at the store behind the API and the page, nothing kept.
import { join } from 'node:path';
import { sql } from 'kysely';
import { CONTENT_PAGE_SIZE } from '../contract/content-kinds.ts';
import { searchTerms } from '../contract/text.ts';
import { demoPosts } from '../demo/content/posts/index.ts';
import type { Database } from '../server/base/db/database.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { contentSearch } from '../server/domains/content/search/store.ts';
import { insertBlogs } from '../server/testing/content.ts';
import { randomNumbers } from '../server/testing/random.ts';
import type { Bench, Subject } from './bench.ts';
import { atEnd } from './ending.ts';
import { atMost, formatted, notMeasured, told, type Row } from './report.ts';
import { detailOf, p95, slowest, time } from './timings.ts';

const POSTS = 2_000;
/** Paragraphs of a post: some 10,000 characters. */
const PARAGRAPHS = 40;
const GOAL_MS = 15;
const RARE = 40;
/** Common, in several words, a figure, a beginning, missing, and long. */
const TEXTS = [
  'kalıp',
  'çelik',
  'itici pim',
  'DIN 1530',
  'yüzey sertliği',
  'sıcak yolluk',
  'bakım planı',
  'yazı 1742',
  '5×100',
  'ka',
  'zürafa',
  'pim zürafa',
  'x'.repeat(100),
];

/** Texts of other posts' paragraphs, in every order. */
function posts() {
  const random = randomNumbers(7);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const paragraphs = demoPosts.flatMap(({ content }) => content.match(/<p>[\s\S]*?<\/p>|<li>[\s\S]*?<\/li>/g) ?? []);
  return Array.from({ length: POSTS }, (_, i) => {
    const { title, excerpt, tags } = pick(demoPosts);
    return {
      slug: `yazi-${i}`,
      title: `${title} ${i}`,
      excerpt,
      tags: [...tags],
      content: Array.from({ length: PARAGRAPHS }, () => pick(paragraphs)).join('\n'),
    };
  });
}

/** @param settle what the engine does by itself some minutes after such a change */
async function measureOn(
  title: string,
  database: Database,
  { isQuick }: Bench,
  settle: (database: Database) => Promise<unknown> = async () => {},
): Promise<Row[]> {
  const written = posts();
  await insertBlogs(database, written);
  await settle(database);
  const search = contentSearch(database, Date.now);
  const words = [...new Set(demoPosts.flatMap(({ content }) => searchTerms(content.replace(/<[^<>]*>/g, ' '))))];
  const random = randomNumbers(11);
  const texts = [
    ...TEXTS,
    ...Array.from({ length: RARE }, () => words[Math.floor(random() * words.length)]!).filter(
      (word) => word.length > 1,
    ),
  ];
  const works = new Map(
    texts.map((q) => [`'${q.slice(0, 20)}'`, () => search({ q, page: 1, limit: CONTENT_PAGE_SIZE })]),
  );
  const timings = await time(works, isQuick ? 6 : 15, 3);
  return [
    told(`${title}: posts, each with some`, `${formatted(written[0]!.content.length)} characters`),
    atMost(
      `${title}: search of ${formatted(POSTS)} posts, p95`,
      p95(timings.all),
      GOAL_MS,
      ' ms',
      detailOf(timings, `${works.size} texts`),
    ),
    told('… the slowest', slowest(timings, 4)),
  ];
}

async function opened(url: string): Promise<Database> {
  const database = await openDatabase(url);
  atEnd(() => database.close());
  return database;
}

export const contentSearches: Subject = {
  name: 'content-search',
  measure: async (bench) => measureOn('SQLite', await opened(join(bench.folder, 'posts', 'kaliphane.db')), bench),
};

export const contentSearchesPostgres: Subject = {
  name: 'content-search-postgres',
  async measure(bench) {
    const url = await bench.emptyPostgres();
    if (url === null) return [notMeasured('PostgreSQL: search of posts', 'BENCH_DATABASE_URL is not set')];
    return measureOn('PostgreSQL', await opened(url), bench, (database) => sql`vacuum analyze`.execute(database.db));
  },
};
