// What a change would do to the chosen products, computed by the same rules as the change itself.
import { PREVIEWED, type BulkChange, type BulkPreview } from '#contract/bulk-edit.ts';
import type { Currency } from '#contract/money.ts';
import type { Db } from '../../../base/db/database.ts';
import { pacer } from '../../../base/slices.ts';
import { aroundOf, judge, JUDGED_COLUMNS, type ChangedFields } from './fields.ts';

/** Rows that are read at once. */
const AT_ONCE = 500;

interface Figures {
  min: number;
  max: number;
  /** In minor units, so that the sum stays exact. */
  sum: number;
}
const counted = (figures: Figures | null, { current }: { current: number }): Figures => {
  const minor = Math.round(current * 100);
  return figures === null
    ? { min: current, max: current, sum: minor }
    : { min: Math.min(figures.min, current), max: Math.max(figures.max, current), sum: figures.sum + minor };
};
const shown = (figures: Figures | null) => figures && { ...figures, sum: figures.sum / 100 };

type Priced = { price: NonNullable<ChangedFields['price']> };
const hasPrice = (fields: ChangedFields): fields is Priced => 'price' in fields && fields.price !== null;

/** @param taskId row id of the choice */
export async function previewOf(db: Db, taskId: number, change: BulkChange): Promise<BulkPreview> {
  const pace = pacer();
  const names = await categoryNames(db);
  const inWords = (fields: ChangedFields): Record<string, unknown> =>
    'category' in fields
      ? { category: names.get(fields.category!) ?? null, subCategory: names.get(fields.subCategory ?? '') ?? null }
      : { ...fields };
  const refusals = new Map<string, number>();
  const byCurrency = new Map<Currency, { count: number; before: Figures | null; after: Figures | null }>();
  const changed: BulkPreview['rows'] = [];
  const others: BulkPreview['rows'] = [];
  let [count, changedCount, same, last] = [0, 0, 0, -1];
  for (;;) {
    const rows = await db
      .selectFrom('taskRows as r')
      .innerJoin('products as p', 'p.publicId', 'r.rowId')
      .select(['r.no', 'p.publicId', 'p.code', 'p.name', ...JUDGED_COLUMNS.map((column) => `p.${column}` as const)])
      .where('r.taskId', '=', taskId)
      .where('r.no', '>', last)
      .where('p.deletedAt', 'is', null)
      .orderBy('r.no')
      .limit(AT_ONCE)
      .execute();
    const around = await aroundOf(db, change.field, rows);
    for (const row of rows) {
      await pace();
      const judgement = judge(row, change, around);
      const { publicId: _id, code, name } = row;
      const before = inWords(judgement.before);
      count += 1;
      if (judgement.refusal !== null) {
        refusals.set(judgement.refusal, (refusals.get(judgement.refusal) ?? 0) + 1);
        if (others.length < PREVIEWED)
          others.push({ _id, code, name, before, after: undefined, refusal: judgement.refusal });
      } else if (judgement.isSame) {
        same += 1;
        if (others.length < PREVIEWED) others.push({ _id, code, name, before, after: before, refusal: '' });
      } else {
        changedCount += 1;
        if (changed.length < PREVIEWED)
          changed.push({ _id, code, name, before, after: inWords(judgement.after), refusal: '' });
        if (hasPrice(judgement.after)) {
          const { currency } = judgement.after.price;
          const figures = byCurrency.get(currency!) ?? { count: 0, before: null, after: null };
          byCurrency.set(currency!, {
            count: figures.count + 1,
            before: hasPrice(judgement.before) ? counted(figures.before, judgement.before.price) : figures.before,
            after: counted(figures.after, judgement.after.price),
          });
        }
      }
    }
    if (rows.length < AT_ONCE) break;
    last = rows.at(-1)!.no;
  }
  return {
    count,
    changed: changedCount,
    same,
    refused: [...refusals].map(([sentence, number]) => ({ sentence, count: number })),
    rows: [...changed, ...others].slice(0, PREVIEWED),
    prices: [...byCurrency].map(([currency, { count: number, before, after }]) => ({
      currency,
      count: number,
      before: shown(before),
      after: shown(after),
    })),
  };
}

async function categoryNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('categories').select(['publicId', 'name']).execute();
  return new Map(rows.map(({ publicId, name }) => [publicId, name]));
}
