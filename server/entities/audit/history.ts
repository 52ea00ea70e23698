// Reads the history of a row's status from the audit table.
import type { AuditKind } from '#contract/audit.ts';
import type { StatusChange } from '#contract/history.ts';
import type { Db } from '../../base/db/database.ts';

/** Values in one query: more cannot be planned well, and far more are refused. */
const AT_ONCE = 500;

/**
 * Returns the changes of each row's status, newest first; a note without a change counts as one.
 * @param rows with their status now
 * @returns by public id; every row has a list
 */
export async function statusHistories(
  db: Db,
  kind: AuditKind,
  rows: readonly { publicId: string; status: string }[],
): Promise<Map<string, StatusChange[]>> {
  const histories = new Map<string, StatusChange[]>(rows.map(({ publicId }) => [publicId, []]));
  const status = new Map(rows.map((row) => [row.publicId, row.status]));
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const entries = await db
      .selectFrom('audit')
      .select(['rowId', 'at', 'actorName', 'changes'])
      .where('kind', '=', kind)
      .where('action', '=', 'update')
      .where(
        'rowId',
        'in',
        rows.slice(i, i + AT_ONCE).map((row) => row.publicId),
      )
      .orderBy('id', 'desc')
      .execute();
    for (const { rowId, at, actorName, changes } of entries) {
      const moved = changes.find(({ field }) => field === 'status');
      const noted = changes.find(({ field }) => field === 'notes');
      if (!moved && !noted) continue;
      const to = status.get(rowId)!;
      const from = moved ? String(moved.before) : to;
      histories.get(rowId)!.push({
        at: at.toISOString(),
        by: actorName,
        from,
        to,
        notes: typeof noted?.after === 'string' ? noted.after : '',
      });
      status.set(rowId, from); // the status before this change
    }
  }
  return histories;
}
