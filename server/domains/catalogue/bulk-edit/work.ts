// The task that changes many products, one after the other, each as its own save.
import { isDeepStrictEqual } from 'node:util';
import type { BulkChange } from '#contract/bulk-edit.ts';
import { TASK_ROW_CHANGED } from '#contract/task-texts.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { getRow, updateRow } from '../../../entities/saving.ts';
import type { By } from '../../../entities/resource.ts';
import type { RowWork, TaskFields } from '../../../entities/tasks/kind.ts';
import { updateColumns } from '../products/columns.ts';
import { productResource, refuseIfGone } from '../products/resource.ts';
import { aroundOf, judge, presentFields, type ChangedFields } from './fields.ts';

const save = (trx: Trx, rowId: string, fields: ChangedFields, by: By) =>
  updateRow(trx, productResource, by, rowId, undefined, (row) => updateColumns(trx, fields as never, row));

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

  async apply(trx, change, rowId, by) {
    const row = await getRow(trx, productResource, rowId);
    refuseIfGone(row);
    const judgement = judge(row, change, await aroundOf(trx, change.field, [row]));
    if (judgement.refusal !== null) return { outcome: 'refused', sentence: judgement.refusal };
    const { before, after, isSame } = judgement;
    if (isSame) return { outcome: 'same' };
    await save(trx, rowId, after, by);
    return { outcome: 'changed', before: before as TaskFields, after: after as TaskFields };
  },

  async undo(trx, { rowId, before, after }, by) {
    const row = await getRow(trx, productResource, rowId);
    refuseIfGone(row);
    const now = presentFields(row, fieldIn(after), await aroundOf(trx, fieldIn(after), [row]));
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(now)), after))
      return { outcome: 'kept', sentence: TASK_ROW_CHANGED };
    await save(trx, rowId, before as ChangedFields, by);
    return { outcome: 'restored' };
  },

  titlesOf: productTitles,
};
