// The table of counted uses of CAD files: by article and day, no word of a person.
import type { ExpressionBuilder } from 'kysely';
import {
  CAD_USAGE_DAYS,
  type CadCounts,
  type CadUse,
  type UsedArticle,
  type WishedFamily,
} from '#contract/cad-usage.ts';
import { istanbulDay, type Clock } from '../../../base/clock.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import type { CadUsageTable } from '../../../base/db/tables.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Days after which a day's counts go. */
export const KEPT_DAYS = 400;
/** Rows of one statement, far below the engines' limit of parameters. */
const ROWS_AT_ONCE = 1_000;

export type CountedUse = CadUsageTable;

/** Adds counts to what the day has already; those of products that are gone are left out. */
async function addIn(trx: Trx, uses: readonly CountedUse[]): Promise<void> {
  for (let from = 0; from < uses.length; from += ROWS_AT_ONCE) {
    const some = uses.slice(from, from + ROWS_AT_ONCE);
    const ids = [...new Set(some.map(({ productId }) => productId))];
    const found = await trx.selectFrom('products').select('id').where('id', 'in', ids).execute();
    const exists = new Set(found.map(({ id }) => id));
    const rows = some.filter(({ productId }) => exists.has(productId));
    if (rows.length === 0) continue;
    await trx
      .insertInto('cadUsage')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'productId', 'kind'])
          .doUpdateSet((eb) => ({ count: eb('cadUsage.count', '+', eb.ref('excluded.count')) })),
      )
      .execute();
  }
}

type Eb = ExpressionBuilder<{ u: CadUsageTable }, 'u'>;
const sumOf = (eb: Eb, kind: CadUse) =>
  eb.fn.coalesce(eb.fn.sum<number>('u.count').filterWhere('u.kind', '=', kind), eb.lit(0));
/** Each kind of file given. */
const sums = (eb: Eb) =>
  [sumOf(eb, 'step').as('step'), sumOf(eb, 'dxf').as('dxf'), sumOf(eb, 'glb').as('views')] as const;

export const cadUsageStore = ({ database, now }: { database: Database; now: Clock }) => {
  const { db } = database;
  const dayBefore = (days: number): string => istanbulDay(now() - days * DAY_MS);
  /** No page shows these rows, so none is made again for them. */
  const write = (work: (trx: Trx) => Promise<void>): Promise<void> => database.write({ partsOf: 'inbox' }, work);
  /** The counts of the last days, of products that are there. */
  const lately = () =>
    db
      .selectFrom('cadUsage as u')
      .innerJoin('products as p', 'p.id', 'u.productId')
      .where('u.day', '>=', dayBefore(CAD_USAGE_DAYS - 1))
      .where('p.deletedAt', 'is', null);

  return {
    add: (uses: readonly CountedUse[]): Promise<void> => write((trx) => addIn(trx, uses)),

    /** Counts a wish for the model of a public article; a code that none has is nobody's wish. */
    async addWish(trx: Trx, code: string): Promise<void> {
      const product = await trx
        .selectFrom('products')
        .select('id')
        .where('code', '=', code.toUpperCase())
        .where('isPublic', '=', true)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      if (product) await addIn(trx, [{ day: dayBefore(0), productId: product.id, kind: 'wish', count: 1 }]);
    },

    /** The articles that most files were given of. @param familyId of one family; absent: of all articles */
    async articles(limit: number, familyId?: number): Promise<UsedArticle[]> {
      const rows = await lately()
        .where('u.kind', '!=', 'wish')
        .$if(familyId !== undefined, (query) => query.where('p.familyId', '=', familyId!))
        .select((eb) => ['p.publicId', 'p.code', 'p.name', ...sums(eb)])
        .groupBy(['p.id', 'p.publicId', 'p.code', 'p.name'])
        .orderBy((eb) => eb.fn.sum('u.count'), 'desc')
        .orderBy('p.id')
        .limit(limit)
        .execute();
      return rows.map(({ publicId, ...article }) => ({ _id: publicId, ...article }));
    },

    /** Files given of a family's articles, and wishes for their models. */
    counts: (familyId: number): Promise<CadCounts & { wishes: number }> =>
      lately()
        .where('p.familyId', '=', familyId)
        .select((eb) => [...sums(eb), sumOf(eb, 'wish').as('wishes')])
        .executeTakeFirstOrThrow(),

    /** The families without a template whose models are most wished for. */
    async wishes(limit: number): Promise<WishedFamily[]> {
      const rows = await lately()
        .leftJoin('families as f', 'f.id', 'p.familyId')
        .where('u.kind', '=', 'wish')
        .where('f.cad', 'is', null)
        .select((eb) => ['f.publicId', 'f.name', eb.fn.sum<number>('u.count').as('wishes')])
        .groupBy(['f.id', 'f.publicId', 'f.name'])
        .orderBy('wishes', 'desc')
        .orderBy('f.id')
        .limit(limit)
        .execute();
      return rows.map(({ publicId, name, wishes }) => ({
        family: publicId === null || name === null ? null : { _id: publicId, name },
        wishes,
      }));
    },

    removeOld: (): Promise<void> =>
      write(async (trx) => {
        await trx.deleteFrom('cadUsage').where('day', '<', dayBefore(KEPT_DAYS)).execute();
      }),
  };
};
