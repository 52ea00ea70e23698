// The media library beside 20,000 files, at the services behind its screen.
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { newPublicId } from '../server/base/db/public-id.ts';
import { columnsOf } from '../server/domains/media/library.ts';
import { mediaStore } from '../server/domains/media/store.ts';
import { TRASH_RESOURCES } from '../server/domains.ts';
import type { Database } from '../server/base/db/database.ts';
import type { Bench, Subject } from './bench.ts';
import { atEnd } from './ending.ts';
import { atMost, formatted, notMeasured, percentile, type Row } from './report.ts';
import { timed } from './timings.ts';

const FILES = 20_000;
const AT_ONCE = 500;
const LIST_MS = 30;
const DAY_MS = 24 * 60 * 60_000;
const WORDS = ['itici pim', 'kılavuz kolon', 'burç', 'yay', 'kalıp plakası', 'conta', 'soğutma', 'kaldırma halkası'];

/** Half of the files are used, a third have an alternative text, a tenth are documents. */
async function fill(database: Database): Promise<void> {
  for (let from = 0; from < FILES; from += AT_ONCE)
    await database.write({ partsOf: 'media' }, async (trx) => {
      const rows = await trx
        .insertInto('media')
        .values(
          Array.from({ length: AT_ONCE }, (_, i) => {
            const n = from + i;
            const isDocument = n % 10 === 0;
            const at = new Date(Date.now() - (n % 900) * DAY_MS);
            return {
              ...columnsOf({
                path: isDocument ? `/files/documents/foy-${n}.pdf` : `/img/products/${n}.webp`,
                kind: isDocument ? ('document' as const) : ('image' as const),
                folder: isDocument ? 'documents' : 'products',
                originalName: `${WORDS[n % WORDS.length]} ${n}.${isDocument ? 'pdf' : 'png'}`,
                mime: isDocument ? 'application/pdf' : 'image/webp',
                sizeBytes: 40_000 + n,
                width: isDocument ? null : 1200,
                height: isDocument ? null : 900,
                sha256: String(n),
              }),
              alt: n % 3 === 0 ? `Alt metin ${n}` : '',
              publicId: newPublicId(),
              byName: 'Ayşe',
              createdAt: at,
              updatedAt: at,
            };
          }),
        )
        .returning('id')
        .execute();
      await trx
        .insertInto('mediaUses')
        .values(
          rows
            .filter((_, i) => i % 2 === 0)
            .flatMap(({ id }) => [
              { mediaId: id, kind: 'product' as const, rowId: `p${id}`, field: 'img' },
              { mediaId: id, kind: 'product' as const, rowId: `p${id}`, field: 'mainImage' },
            ]),
        )
        .execute();
    });
}

async function measureOn(engine: string, address: string, { isQuick }: Bench): Promise<Row[]> {
  const rounds = isQuick ? 20 : 100;
  const database = await openDatabase(address);
  atEnd(() => database.close());
  await fill(database);
  for (const table of ['media', 'media_uses']) await sql`analyze ${sql.table(table)}`.execute(database.db);
  const store = mediaStore({ database, now: Date.now }, TRASH_RESOURCES);
  const queries = [
    { page: 1 },
    { page: 200 },
    { page: 1, q: 'kılavuz kolon' },
    { page: 1, isUsed: 'false' as const },
    { page: 1, hasAlt: 'false' as const },
    { page: 1, kind: 'document' as const },
    { page: 1, sort: 'name' as const },
  ];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const query of queries) {
      const ms = await timed(() => store.page({ limit: 50, ...query }));
      if (round > 0) times.push(ms); // the first warms up
    }
  return [
    atMost(
      `${engine}: a list of ${formatted(FILES)} files, searched and filtered, p95`,
      percentile(times, 0.95),
      LIST_MS,
      ' ms',
      ` (median ${formatted(percentile(times, 0.5))} ms)`,
    ),
  ];
}

export const media: Subject = {
  name: 'media',
  measure: (bench) => measureOn('SQLite', join(bench.folder, 'media.db'), bench),
};

export const mediaPostgres: Subject = {
  name: 'media-postgres',
  async measure(bench) {
    const url = await bench.emptyPostgres();
    if (url === null) return [notMeasured('PostgreSQL: a list of the media library', 'BENCH_DATABASE_URL is not set')];
    return measureOn('PostgreSQL', url, bench);
  },
};
