// Pasting 1,000 new sizes into a family beside 100,000 products: the dry run, and storing them.
import type { ArticleChange } from '../contract/family-articles.ts';
import { processNamed } from '../server/call/handlers.ts';
import { checkPaste } from '../server/domains/catalogue/family-articles/paste.ts';
import { saveArticles } from '../server/domains/catalogue/family-articles/save.ts';
import { column, familyId, insertFamily } from '../server/testing/families.ts';
import type { Bench, Large, Subject } from './bench.ts';
import { atMost, formatted, median, notMeasured, type Row } from './report.ts';
import { timed } from './timings.ts';

const ROWS = 1_000;
const CHECK_GOAL_MS = 1_000;
const APPLY_GOAL_MS = 3_000;
const SLUG = 'bench-yapistirma';

/** Rows as a spreadsheet copies them, of another diameter in each round. */
const table = (round: number): string =>
  ['d1\tL\tFiyat\tAdet', ...Array.from({ length: ROWS }, (_, i) => `${round},5\t${i + 1}\t${i},25\t${i % 9}`)].join(
    '\n',
  );

async function measureOn(title: string, { database }: Large, { isQuick }: Bench): Promise<Row[]> {
  const { slug: category } = await database.db.selectFrom('categories').select('slug').executeTakeFirstOrThrow();
  await insertFamily(database, {
    slug: SLUG,
    category,
    columns: [column('d1', 'Çap'), column('L', 'Boy')],
    codePattern: 'BENCH-{d1}X{L}',
    namePattern: 'Pim Ø{d1}×{L} mm',
    sizes: [],
  });
  const id = familyId(SLUG);
  const [checks, applies]: [number[], number[]] = [[], []];
  for (let round = 1; round <= (isQuick ? 2 : 4); round++) {
    let changes: ArticleChange[] = [];
    checks.push(
      await timed(async () => {
        const { rows } = await checkPaste(database.db, id, table(round), undefined);
        changes = rows.flatMap(({ state, row }) => (state === 'new' ? [{ op: 'add', row }] : []));
      }),
    );
    if (changes.length !== ROWS) throw new Error(`only ${changes.length} of ${ROWS} pasted rows are new`);
    const by = { viewer: processNamed('bench'), at: new Date() };
    applies.push(await timed(() => saveArticles(database, by, id, changes)));
  }
  const each = (times: readonly number[]) => ` (${times.map(formatted).join(', ')})`;
  return [
    atMost(`${title}: dry run of ${formatted(ROWS)} pasted sizes`, median(checks), CHECK_GOAL_MS, ' ms', each(checks)),
    atMost(`${title}: ${formatted(ROWS)} pasted sizes stored`, median(applies), APPLY_GOAL_MS, ' ms', each(applies)),
  ];
}

export const paste: Subject = {
  name: 'paste',
  measure: async (bench) => measureOn('SQLite', await bench.largeSqlite(), bench),
};

export const pastePostgres: Subject = {
  name: 'paste-postgres',
  async measure(bench) {
    const large = bench.isQuick ? null : await bench.largePostgres();
    return large
      ? measureOn('PostgreSQL', large, bench)
      : [notMeasured('PostgreSQL: pasted sizes', 'left out by --quick, or BENCH_DATABASE_URL is not set')];
  },
};
