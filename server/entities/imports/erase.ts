// Erases a person from imports: their rows, and what the tasks that applied them remember (docs/decisions/0145).
import { sql, type SqlBool } from 'kysely';
import { PERSONAL_IMPORTS } from '#contract/imports.ts';
import type { Trx } from '../../base/db/database.ts';
import { json } from '../../base/db/tables.ts';

/** Stands in the place of an erased row's key. */
const ERASED_KEY = '(silindi)';

/**
 * @param address the person's `emailKey`
 * @param orderNumbers of the person's orders: wrong lines of their file are kept as they are written
 */
export async function eraseImported(trx: Trx, address: string, orderNumbers: readonly string[]): Promise<void> {
  if (address === '') return;
  const written = `%${address.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await trx
    .selectFrom('importRows as r')
    .innerJoin('imports as i', 'i.id', 'r.importId')
    .select(['r.importId', 'r.no', 'r.key', 'i.kind', 'i.taskId'])
    .where('i.kind', 'in', PERSONAL_IMPORTS)
    .where((eb) =>
      eb.or([
        eb('r.key', 'in', [address, ...orderNumbers]),
        sql<SqlBool>`lower(cast(r.cells as text)) like ${written} escape '\\'`,
      ]),
    )
    .orderBy('r.importId')
    .orderBy('r.no')
    .execute();
  for (const { importId, no, key, kind, taskId } of rows) {
    // What an order's file changes is not about its customer; the line as it was written is.
    const isPerson = kind === 'customers';
    await trx
      .updateTable('importRows')
      .set({
        cells: null,
        ...(isPerson
          ? {
              key: ERASED_KEY,
              rowId: '',
              fieldsBefore: null,
              fieldsAfter: null,
              errors: json([]),
              action: 'same' as const,
            }
          : {}),
      })
      .where('importId', '=', importId)
      .where('no', '=', no)
      .execute();
    if (isPerson && taskId !== null) await eraseFromTask(trx, taskId, { no, key });
  }
}

async function eraseFromTask(trx: Trx, taskId: number, { no, key }: { no: number; key: string }): Promise<void> {
  await trx
    .updateTable('taskRows')
    .set({ sentence: '', fieldsBefore: null, fieldsAfter: null })
    .where('taskId', '=', taskId)
    .where('rowId', '=', String(no))
    .execute();
  const task = await trx.selectFrom('tasks').select('message').where('id', '=', taskId).executeTakeFirst();
  if (task?.message.includes(key))
    await trx.updateTable('tasks').set({ message: '' }).where('id', '=', taskId).execute();
}
