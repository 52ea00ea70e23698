import { sql, type ExpressionBuilder } from 'kysely';
import type { Parsed } from '#contract/endpoints.ts';
import type { MissingPage } from '#contract/missing-pages.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import type { Tables } from '../../../base/db/tables.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { pageOf } from '../../../call/list-page.ts';
import { record } from '../../../entities/audit/record.ts';
import { missingPages } from './texts.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Addresses in the table; beyond them those go that nobody has asked for longest. */
export const MAX_KEPT = 5_000;
/** Days after which an address goes that nobody has asked for again. */
export const KEPT_DAYS = 180;
/** Rows of one statement, far below the engines' limit of parameters. */
const ROWS_AT_ONCE = 500;
/** Path of the row that counts all attempts to break in. */
export const ATTACKS = '';

/** An address and how often it was asked for since the last writing. */
export interface CountedPage {
  path: string;
  hits: number;
  firstAt: Date;
  lastAt: Date;
  /** '' where the last request did not tell. */
  refererHost: string;
}

const SORTS = {
  often: [['m.hits', 'desc'] as const, ['m.lastAt', 'desc'] as const],
  seldom: [['m.hits', 'asc'] as const, ['m.lastAt', 'asc'] as const],
  newest: [['m.lastAt', 'desc'] as const],
  oldest: [['m.lastAt', 'asc'] as const],
};

/** A text as it is found anywhere in a column. */
const within = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
type Eb = ExpressionBuilder<Tables & { m: Tables['missingPages'] }, 'm'>;
const holds = (eb: Eb, column: 'm.path' | 'm.refererHost', text: string) =>
  sql<boolean>`${eb.ref(column)} like ${within(text)} escape '\\'`;

/** The table of addresses that have no page. */
export const missingPageStore = ({ database, now }: { database: Database; now: Clock }) => {
  const { db } = database;
  /** No page shows these rows, so none is made again for them. */
  const write = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => database.write({ partsOf: 'inbox' }, work);

  return {
    /** Adds counts in one transaction, within `MAX_KEPT`. */
    add: (counted: readonly CountedPage[]): Promise<void> =>
      write(async (trx) => {
        for (let from = 0; from < counted.length; from += ROWS_AT_ONCE)
          await trx
            .insertInto('missingPages')
            .values(counted.slice(from, from + ROWS_AT_ONCE).map((row) => ({ ...row, publicId: newPublicId() })))
            .onConflict((conflict) =>
              conflict.column('path').doUpdateSet((eb) => ({
                hits: eb('missingPages.hits', '+', eb.ref('excluded.hits')),
                lastAt: eb.ref('excluded.lastAt'),
                refererHost: eb
                  .case()
                  .when('excluded.refererHost', '=', '')
                  .then(eb.ref('missingPages.refererHost'))
                  .else(eb.ref('excluded.refererHost'))
                  .end(),
              })),
            )
            .execute();
        await dropLeastRecent(trx);
      }),

    async page({ page, limit, q = '', isRedirected, sort = 'often' }: Parsed<'GET /api/missing-pages'>['query']) {
      const text = q.trim().toLowerCase();
      const matching = db
        .selectFrom('missingPages as m')
        .leftJoin('redirects as r', (join) => join.onRef('r.fromPath', '=', 'm.path').on('r.isActive', '=', true))
        .$if(isRedirected !== undefined, (query) =>
          query.where('r.id', isRedirected === 'true' ? 'is not' : 'is', null),
        )
        .$if(text !== '', (query) =>
          query.where((eb) =>
            eb.or([holds(eb as unknown as Eb, 'm.path', text), holds(eb as unknown as Eb, 'm.refererHost', text)]),
          ),
        );
      const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows = await SORTS[sort]
        .reduce(
          (query, [column, direction]) => query.orderBy(column, direction),
          matching.selectAll('m').select('r.publicId as redirectId'),
        )
        .orderBy('m.id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      const items = rows.map(({ publicId, path, hits, firstAt, lastAt, refererHost, redirectId }): MissingPage => ({
        _id: publicId,
        path,
        hits,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
        refererHost,
        isAttack: path === ATTACKS,
        redirectId,
      }));
      return pageOf({ items, total }, { page, limit });
    },

    /** Removes rows for good. @returns how many there were */
    remove: (viewer: Viewer, ids: readonly string[]): Promise<number> =>
      write(async (trx) => {
        const rows = await trx.deleteFrom('missingPages').where('publicId', 'in', ids).returning('publicId').execute();
        if (rows.length > 0)
          await record(trx, {
            viewer,
            now: new Date(now()),
            action: 'delete',
            kind: 'missing-page',
            rowId: '',
            rowVersion: null,
            title: missingPages(rows.length),
          });
        return rows.length;
      }),

    /** Removes the addresses that nobody has asked for in `KEPT_DAYS`. */
    async removeOld(): Promise<void> {
      const until = new Date(now() - KEPT_DAYS * DAY_MS);
      await write((trx) => trx.deleteFrom('missingPages').where('lastAt', '<=', until).execute());
    },
  };
};

async function dropLeastRecent(trx: Trx): Promise<void> {
  const { n } = await trx
    .selectFrom('missingPages')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n <= MAX_KEPT) return;
  const oldest = trx
    .selectFrom('missingPages')
    .select('id')
    .orderBy('lastAt')
    .orderBy('id')
    .limit(n - MAX_KEPT);
  await trx.deleteFrom('missingPages').where('id', 'in', oldest).execute();
}
