import { ApiError } from '#contract/api-error.ts';
import type { AuditKind } from '#contract/audit.ts';
import type { Trx } from '../db/open.ts';

/**
 * The 409 of a save over a newer row: who saved since the edited version, when, and which fields, as the audit table knows.
 * @param other who it was where the table knows of nobody: no person made the change
 */
export async function staleError(trx: Trx, kind: AuditKind, row: { publicId: string; version: number; updatedAt: Date }, edited: number, other = 'başka biri'): Promise<ApiError> {
  const saves = await trx.selectFrom('audit').select(['actorName', 'at', 'changes'])
    .where('kind', '=', kind).where('rowId', '=', row.publicId).where('rowVersion', '>', edited)
    .where('action', '!=', 'delete') // of a row that has come back, and with every field
    .orderBy('id').execute();
  const last = saves.at(-1);
  const changedBy = last?.actorName ?? other;
  const error = new ApiError(409, 'STALE', `Bu kayıt siz düzenlerken ${changedBy} tarafından değiştirildi.`);
  error.stale = {
    changedBy, changedAt: (last?.at ?? row.updatedAt).toISOString(), version: row.version,
    fields: [...new Set(saves.flatMap((save) => save.changes.map((change) => change.field)))],
  };
  return error;
}
