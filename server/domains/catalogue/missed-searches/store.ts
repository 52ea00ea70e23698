import type { Selectable } from 'kysely';
import type { Parsed } from '#contract/endpoints.ts';
import type { MissedSearch } from '#contract/missed-searches.ts';
import { searchTerms } from '#contract/text.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import type { MissedSearchTable } from '../../../base/db/tables.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { pageOf } from '../../../call/list-page.ts';
import { record } from '../../../entities/audit/record.ts';
import { missedSearches } from './texts.ts';

const DAY_MS = 24 * 60 * 60_000;
/** New texts of 24 hours: a flood of invented ones takes a day's places, and leaves those of the days before. */
export const MAX_NEW_A_DAY = 300;
/** Texts in the table; beyond them the rarest go, the longest unseen first. */
export const MAX_KEPT = 2_000;
/** Days after which a text goes that nobody has searched for again. */
export const KEPT_DAYS = 180;

/** A text and how often it was searched for since the last writing. */
export interface Counted {
  folded: string;
  text: string;
  times: number;
  firstAt: Date;
  lastAt: Date;
}

const SORTS = {
  often: [['times', 'desc'] as const, ['lastAt', 'desc'] as const],
  seldom: [['times', 'asc'] as const, ['lastAt', 'asc'] as const],
  newest: [['lastAt', 'desc'] as const],
  oldest: [['lastAt', 'asc'] as const],
};

const shown = ({ publicId, text, times, firstAt, lastAt, isDone }: Selectable<MissedSearchTable>): MissedSearch => ({
  _id: publicId,
  text,
  times,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
  state: isDone ? 'done' : 'new',
});

/** The table of searches that found nothing. */
export const missedSearchStore = ({ database, now }: { database: Database; now: Clock }) => {
  const { db } = database;
  /** No page shows these rows, so none is made again for them. */
  const write = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => database.write({ partsOf: 'inbox' }, work);

  return {
    /** Adds counts in one transaction, within `MAX_NEW_A_DAY` and `MAX_KEPT`. */
    add: (counted: readonly Counted[]): Promise<void> =>
      write(async (trx) => {
        const known = await trx
          .selectFrom('missedSearches')
          .select('folded')
          .where(
            'folded',
            'in',
            counted.map(({ folded }) => folded),
          )
          .execute();
        const isKnown = new Set(known.map(({ folded }) => folded));
        const today = await countOf(trx, new Date(now() - DAY_MS));
        const fresh = counted.filter(({ folded }) => !isKnown.has(folded)).slice(0, Math.max(0, MAX_NEW_A_DAY - today));
        const rows = [...counted.filter(({ folded }) => isKnown.has(folded)), ...fresh];
        if (rows.length === 0) return;
        await trx
          .insertInto('missedSearches')
          .values(rows.map((row) => ({ ...row, publicId: newPublicId(), isDone: false })))
          .onConflict((conflict) =>
            conflict.column('folded').doUpdateSet((eb) => ({
              times: eb('missedSearches.times', '+', eb.ref('excluded.times')),
              lastAt: eb.ref('excluded.lastAt'),
            })),
          )
          .execute();
        await dropRarest(trx, (await countOf(trx)) - MAX_KEPT);
      }),

    async page({ page, limit, q = '', state, sort = 'often' }: Parsed<'GET /api/missed-searches'>['query']) {
      const matching = db
        .selectFrom('missedSearches')
        .$if(state !== undefined, (query) => query.where('isDone', '=', state === 'done'))
        // Folded terms hold letters, digits and points, so nothing in them needs escaping.
        .where((eb) => eb.and(searchTerms(q).map((term) => eb('folded', 'like', `%${term}%`))));
      const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const rows = await SORTS[sort]
        .reduce((query, [column, direction]) => query.orderBy(column, direction), matching.selectAll())
        .orderBy('id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      return pageOf({ items: rows.map(shown), total }, { page, limit });
    },

    /** Marks rows as done, or opens them again. @returns how many were otherwise before */
    mark: (viewer: Viewer, ids: readonly string[], isDone: boolean): Promise<number> =>
      write(async (trx) => {
        const rows = await trx
          .updateTable('missedSearches')
          .set({ isDone })
          .where('publicId', 'in', ids)
          .where('isDone', '=', !isDone)
          .returning('publicId')
          .execute();
        if (rows.length > 0)
          await record(trx, {
            ...entryOf(viewer, rows.length, new Date(now())),
            action: 'update',
            before: { isDone: !isDone },
            after: { isDone },
          });
        return rows.length;
      }),

    /** Removes rows for good. @returns how many there were */
    remove: (viewer: Viewer, ids: readonly string[]): Promise<number> =>
      write(async (trx) => {
        const rows = await trx
          .deleteFrom('missedSearches')
          .where('publicId', 'in', ids)
          .returning('publicId')
          .execute();
        if (rows.length > 0) await record(trx, { ...entryOf(viewer, rows.length, new Date(now())), action: 'delete' });
        return rows.length;
      }),

    /** Removes the texts that nobody has searched for in `KEPT_DAYS`. */
    async removeOld(): Promise<void> {
      const until = new Date(now() - KEPT_DAYS * DAY_MS);
      await write((trx) => trx.deleteFrom('missedSearches').where('lastAt', '<=', until).execute());
    },
  };
};

/** Names the list, not the rows: see `missedSearches`. */
const entryOf = (viewer: Viewer, count: number, at: Date) => ({
  viewer,
  now: at,
  kind: 'missed-search' as const,
  rowId: '',
  rowVersion: null,
  title: missedSearches(count),
});

/** @param since counts only the texts that came after it */
const countOf = async (trx: Trx, since?: Date): Promise<number> =>
  (
    await trx
      .selectFrom('missedSearches')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .$if(since !== undefined, (query) => query.where('firstAt', '>', since!))
      .executeTakeFirstOrThrow()
  ).n;

async function dropRarest(trx: Trx, count: number): Promise<void> {
  if (count <= 0) return;
  const rarest = trx.selectFrom('missedSearches').select('id').orderBy('times').orderBy('lastAt').limit(count);
  await trx.deleteFrom('missedSearches').where('id', 'in', rarest).execute();
}
