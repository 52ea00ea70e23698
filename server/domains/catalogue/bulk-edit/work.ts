// The task that changes many products, one after the other, each as its own save.
import { isDeepStrictEqual } from 'node:util';
import type { BulkChange } from '#contract/bulk-edit.ts';
import { TASK_ROW_CHANGED } from '#contract/task-texts.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { rememberReads } from '../../../base/db/read-once.ts';
import { updateRow } from '../../../entities/saving.ts';
import type { By, Row } from '../../../entities/resource.ts';
import type { Done, RowWork, TaskFields, Undone } from '../../../entities/tasks/kind.ts';
import { updateColumns } from '../products/columns.ts';
import { productResource, refuseIfGone } from '../products/resource.ts';
import { aroundOf, judge, presentFields, type ChangedFields } from './fields.ts';

/** What becomes of a product, and the fields to be saved, if any. */
type Wanted<Outcome> = { outcome: Outcome; fields?: ChangedFields };

/** Changes nothing but products, so what else a batch asks of the database is the same for all of its rows. */
async function save<Outcome>(
  trx: Trx,
  rowId: string,
  by: By,
  want: (row: Row<'products'>) => Promise<Wanted<Outcome>>,
): Promise<Outcome> {
  rememberReads(trx);
  let outcome!: Outcome;
  await updateRow(trx, productResource, by, rowId, undefined, async (row) => {
    refuseIfGone(row);
    const wanted = await want(row);
    ({ outcome } = wanted);
    return wanted.fields ? updateColumns(trx, wanted.fields as never, row) : {};
  });
  return outcome;
}

const fieldIn = (fields: object): BulkChange['field'] =>
  'category' in fields ? 'category' : (Object.keys(fields)[0] as BulkChange['field']);

/** Codes and names by public ids; those that are gone have none. */
export async function productTitles(db: Db, rowIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['publicId', 'code', 'name'])
    .where('publicId', 'in', rowIds)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ publicId, code, name }) => [publicId, `${code} ${name}`]));
}

export const productEdit: RowWork<BulkChange> = {
  locks: [{ partsOf: 'catalogue' }],

  apply: (trx, change, rowId, by) =>
    save<Done>(trx, rowId, by, async (row) => {
      const judgement = judge(row, change, await aroundOf(trx, change.field, [row]));
      if (judgement.refusal !== null) return { outcome: { outcome: 'refused', sentence: judgement.refusal } };
      const { before, after, isSame } = judgement;
      if (isSame) return { outcome: { outcome: 'same' } };
      return {
        outcome: { outcome: 'changed', before: before as TaskFields, after: after as TaskFields },
        fields: after,
      };
    }),

  undo: (trx, { rowId, before, after }, by) =>
    save<Undone>(trx, rowId, by, async (row) => {
      const now = presentFields(row, fieldIn(after), await aroundOf(trx, fieldIn(after), [row]));
      return isDeepStrictEqual(JSON.parse(JSON.stringify(now)), after)
        ? { outcome: { outcome: 'restored' }, fields: before as ChangedFields }
        : { outcome: { outcome: 'kept', sentence: TASK_ROW_CHANGED } };
    }),

  titlesOf: productTitles,
};
